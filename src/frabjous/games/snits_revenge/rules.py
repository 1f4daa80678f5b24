"""The rules of Snits' Revenge in the order of the contract; each subject has a module of its own."""

from __future__ import annotations

from typing import Final

from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE, Game, Outcome, Said, Victory
from frabjous.core.options import Chosen, Option
from frabjous.games.clan import piece_of
from frabjous.games.snits_revenge import actions as does
from frabjous.games.snits_revenge import drawing, sight, telling
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.chomping import (
    chomp,
    chomp_deeds,
    choose_victim,
    roll_for_chomp,
    roll_for_last_kick,
    victim_deeds,
)
from frabjous.games.snits_revenge.course import candidates, end_phase, find_spark
from frabjous.games.snits_revenge.kicking import attack, join, kick, kick_deeds, roll_for_kick, roll_for_pack
from frabjous.games.snits_revenge.making import (
    compose,
    compose_deeds,
    transform,
    transform_deeds,
    travel,
    travel_deeds,
)
from frabjous.games.snits_revenge.moving import dash, dice_for_dash, go, move_deeds, pick_up
from frabjous.games.snits_revenge.notation import NOTATION
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.setup import (
    army_deeds,
    choose,
    guard,
    hide,
    hiding_deeds,
    roll_for_a_seat,
    set_up,
)
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.terms import (
    CHOMP,
    CHOMPING,
    COMPOSING,
    DASH,
    DUTY,
    ENDING,
    FALLING,
    HIDING,
    KICK,
    KICKING,
    MOVING,
    NOTHING,
    OVER,
    PACK,
    RACING,
    ROLL_OFF,
    TRANSFORMING,
    TRAVELLING,
    VICTIM,
)
from frabjous.games.snits_revenge.variant import OPTIONS, SEATS, variant_with

NOBODY: Final[tuple[int, ...]] = ()
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(SEATS[-1])]
BY_CHANCE: Final[tuple[int, ...]] = (CHANCE,)


class SnitsRevenge(Game[Position, Deed, Seen]):
    """One Bolotomus from the inside, fifteen Snits, and nine organs between them."""

    def __init__(self) -> None:
        super().__init__("snits_revenge", rules_version=1, seats=SEATS)

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def start(self, seats: int, chosen: Chosen) -> Position:
        position = set_up(variant_with(seats, chosen))
        go_on(position)
        return position

    def to_act(self, state: Position) -> tuple[int, ...]:
        if state.phase == OVER:
            return NOBODY
        if state.awaited == VICTIM:
            return ALONE[state.bolotomus]
        return BY_CHANCE if state.awaited != NOTHING or state.phase == FALLING else ALONE[state.mover]

    def legal(self, state: Position, seat: int) -> list[Deed]:
        return state.deeds.copy() if seat >= 0 and seat in self.to_act(state) else []

    def chances(self, state: Position) -> list[tuple[Deed, int]]:
        if self.to_act(state) is not BY_CHANCE:
            return []
        if state.phase == FALLING:
            return [(does.FINDS[organ], 1) for organ in candidates(state)]
        return does.ONE_DIE.copy() if dice_awaited(state) == 1 else does.TWO_DICE.copy()

    def apply(self, state: Position, seat: int, action: Deed) -> Position:
        after = state.copy()
        if seat == CHANCE:
            befall(after, action)
        else:
            after.rolled = ()
            perform(after, action)
        go_on(after)
        return after

    def outcome(self, state: Position) -> Outcome | None:
        if state.phase != OVER:
            return None
        winners = state.winners
        share = 1.0 / len(winners)
        scores = tuple([share if seat in winners else 0.0 for seat in range(state.variant.seats)])
        ending = ENDING[state.ending]
        return Outcome(scores, (Victory(ending, winners),), telling.why(state))

    def observe(self, state: Position, seat: int) -> Seen:
        return sight.observe(state, seat)

    def told(self, state: Position, actor: int, action: Deed, seat: int) -> list[Said]:
        return telling.told(state, self.apply(state, actor, action), actor, action, seat)

    def imagine(self, seen: Seen, dice: Dice) -> Position:
        position = sight.imagine(seen, dice)
        go_on(position)
        return position

    def read(self, text: str) -> Deed:
        return NOTATION.read(text)

    def position(self, text: str) -> Position:
        position = drawing.read(text)
        go_on(position)
        return position


def dice_awaited(position: Position) -> int:
    """Tell how many dice are thrown next."""
    if position.awaited in (KICK, PACK):
        return 1
    return dice_for_dash(position, position.doer) if position.awaited == DASH else 2


def go_on(position: Position) -> None:
    """Work out what can be done now; a phase without anything to do in it is passed over."""
    while position.awaited in (NOTHING, VICTIM) and position.phase not in (FALLING, OVER):
        position.deeds = deeds_of(position)
        if position.deeds:
            if may_end(position):
                position.deeds.append(does.END_PHASE)
            return
        end_phase(position)


def may_end(position: Position) -> bool:
    """Say whether the mover may end the phase now: not in the set-up, and not in the middle of an attack."""
    return position.phase >= MOVING and position.awaited == NOTHING and not position.pack


def deeds_of(position: Position) -> list[Deed]:
    """List what the mover, or the Bolotomus in the middle of an attack, can do beside ending the phase."""
    phase = position.phase
    if position.awaited == VICTIM:
        return victim_deeds(position)
    if phase in (MOVING, RACING):
        return move_deeds(position)
    if phase == KICKING:
        return kick_deeds(position)
    if phase == COMPOSING:
        return compose_deeds(position)
    if phase == TRAVELLING:
        return travel_deeds(position)
    if phase == CHOMPING:
        return chomp_deeds(position)
    if phase == TRANSFORMING:
        return transform_deeds(position)
    if phase == HIDING:
        return hiding_deeds(position)
    return does.GUARDS.copy() if phase == DUTY else army_deeds(position)


def perform(position: Position, deed: Deed) -> None:
    """Do what a seat decided."""
    verb = deed.verb
    if verb == does.END:
        end_phase(position)
    elif verb in (does.GO, does.PICK_UP, does.KICK, does.JOIN):
        perform_with(position, piece_of(position.mover, deed.what), deed)
    elif verb == does.ATTACK:
        attack(position)
    elif verb == does.TRAVEL:
        travel(position, deed)
    elif verb == does.CHOMP:
        if position.awaited == VICTIM:
            choose_victim(position, deed.aim)
        else:
            chomp(position, deed.aim)
    elif verb == does.TRANSFORM:
        transform(position, deed.where)
    elif verb == does.COMPOSE:
        compose(position, deed.what)
        end_phase(position)
    else:
        prepare(position, deed)


def perform_with(position: Position, snit: int, deed: Deed) -> None:
    """Let one of the mover's Snits do something."""
    if deed.verb == does.GO:
        go(position, snit, deed.where)
    elif deed.verb == does.KICK:
        kick(position, snit, deed.aim)
    elif deed.verb == does.JOIN:
        join(position, snit)
    else:
        pick_up(position, snit)


def prepare(position: Position, deed: Deed) -> None:
    """Do something before the first turn."""
    if deed.verb == does.HIDE:
        hide(position, deed)
    elif deed.verb == does.GUARD:
        guard(position, deed.where)
    else:
        choose(position, deed)


def befall(position: Position, deed: Deed) -> None:
    """Do what chance brought."""
    position.rolled = deed.faces
    awaited = position.awaited
    if deed.verb == does.SPARK_FOUND:
        find_spark(position, deed.where)
    elif awaited == ROLL_OFF:
        roll_for_a_seat(position, sum(deed.faces))
    elif awaited == DASH:
        dash(position, sum(deed.faces))
    elif awaited == KICK:
        roll_for_kick(position, deed.faces[0])
    elif awaited == PACK:
        roll_for_pack(position, deed.faces[0])
    elif awaited == CHOMP:
        roll_for_chomp(position, sum(deed.faces))
    else:
        roll_for_last_kick(position, sum(deed.faces))
