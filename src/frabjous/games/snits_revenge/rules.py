"""The rules of Snits' Revenge in the order of the contract; each subject has a module of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec

from frabjous.core.chance import Dice
from frabjous.core.contract import ALONE, BY_CHANCE, CHANCE, NO_SEATS, Game, Outcome, Said, Victory
from frabjous.core.kinds import Kind, Row
from frabjous.core.options import Chosen, Option
from frabjous.games.snits_revenge import actions as does
from frabjous.games.snits_revenge import (
    chomping,
    course,
    declared,
    drawing,
    kicking,
    making,
    moving,
    setup,
    sight,
    telling,
    terms,
)
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.notation import NOTATION
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.terms import FALLING, MOVING, NOTHING, OVER, VICTIM
from frabjous.games.snits_revenge.variant import OPTIONS, SEATS, variant_with


class SnitsRevenge(Game[Position, Deed, Seen]):
    """One Bolotomus from the inside, fifteen Snits, and sixteen organs between them."""

    def __init__(self) -> None:
        super().__init__("snits_revenge", rules_version=1, seats=SEATS)

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def start(self, seats: int, chosen: Chosen) -> Position:
        position = setup.set_up(variant_with(seats, chosen))
        go_on(position)
        return position

    def chosen(self, state: Position) -> tuple[int, Chosen]:
        seats, options = state.variant.agreed
        return seats, dict(options)

    def to_act(self, state: Position) -> tuple[int, ...]:
        if state.phase == terms.OVER:
            return NO_SEATS
        if state.awaited == terms.VICTIM:
            return ALONE[state.bolotomus]
        return BY_CHANCE if state.awaited != NOTHING or state.phase == FALLING else ALONE[state.mover]

    def legal(self, state: Position, seat: int) -> list[Deed]:
        return state.deeds.copy() if seat >= 0 and seat in self.to_act(state) else []

    def chances(self, state: Position) -> list[tuple[Deed, int]]:
        if self.to_act(state) is not BY_CHANCE:
            return []
        if state.phase == terms.FALLING:
            return [(does.FINDS[organ], 1) for organ in course.candidates(state)]
        return does.ONE_DIE.copy() if dice_awaited(state) == 1 else does.TWO_DICE.copy()

    def apply(self, state: Position, seat: int, action: Deed) -> Position:
        after = state.copy()
        if seat == CHANCE:
            befall(after, action)
        else:
            PERFORM[action.verb](after, action)
        go_on(after)
        return after

    def outcome(self, state: Position) -> Outcome | None:
        if state.phase != terms.OVER:
            return None
        winners = state.winners()
        share = 1.0 / len(winners)
        scores = tuple([share if seat in winners else 0.0 for seat in range(state.variant.seats)])
        ending = terms.ENDING[state.ending]
        return Outcome(scores, (Victory(ending, winners),), telling.why(state))

    def out(self, state: Position) -> tuple[int, ...]:
        return course.out_of_it(state)

    def observe(self, state: Position, seat: int) -> Seen:
        return declared.observed(state, sight.known(state, seat))

    def put(self, row: Row, kinds: vec[Kind], state: Position, seat: int) -> None:
        declared.put(row, kinds, state, sight.known(state, seat))

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
    if position.awaited in (terms.KICK, terms.PACK):
        return 1
    return moving.dice_for_dash(position, position.doer) if position.awaited == terms.DASH else 2


def go_on(position: Position) -> None:
    """Work out what can be done now; a phase without anything to do in it is passed over."""
    while position.awaited in (NOTHING, VICTIM) and position.phase not in (FALLING, OVER):
        position.deeds = deeds_of(position)
        if position.deeds:
            if may_end(position):
                position.deeds.append(does.END_PHASE)
            return
        course.end_phase(position)


def may_end(position: Position) -> bool:
    """Say whether the mover may end the phase now: not in the set-up, and not in the middle of an attack."""
    return position.phase >= MOVING and position.awaited == NOTHING and not position.pack


def deeds_of(position: Position) -> list[Deed]:
    """List what the mover, or the Bolotomus in the middle of an attack, can do beside ending the phase."""
    if position.awaited == terms.VICTIM:
        return chomping.victim_deeds(position)
    return DEEDS[position.phase](position)


def end_phase(position: Position, _: Deed) -> None:
    course.end_phase(position)


def befall(position: Position, deed: Deed) -> None:
    """Do what chance brought."""
    position.rolled = deed.faces
    if deed.verb == does.SPARK_FOUND:
        course.find_spark(position, deed.where)
    else:
        ROLLED[position.awaited](position, sum(deed.faces))


DEEDS: Final[dict[int, Callable[[Position], list[Deed]]]] = {
    terms.HIDING: setup.hiding_deeds,
    terms.DUTY: setup.guard_deeds,
    terms.ARMIES: setup.army_deeds,
    terms.MOVING: moving.move_deeds,
    terms.KICKING: kicking.kick_deeds,
    terms.RACING: moving.move_deeds,
    terms.COMPOSING: making.compose_deeds,
    terms.TRAVELLING: making.travel_deeds,
    terms.CHOMPING: chomping.chomp_deeds,
    terms.TRANSFORMING: making.transform_deeds,
}
PERFORM: Final[dict[int, Callable[[Position, Deed], None]]] = {
    does.HIDE: setup.hide,
    does.GUARD: setup.guard,
    does.LEAVE_OUT: setup.choose,
    does.TAKE: setup.choose,
    does.GO: moving.go,
    does.PICK_UP: moving.pick_up,
    does.KICK: kicking.kick,
    does.JOIN: kicking.join,
    does.ATTACK: kicking.attack,
    does.COMPOSE: making.compose,
    does.TRAVEL: making.travel,
    does.CHOMP: chomping.chomp,
    does.TRANSFORM: making.transform,
    does.END: end_phase,
}
ROLLED: Final[dict[int, Callable[[Position, int], None]]] = {
    terms.ROLL_OFF: setup.roll_for_a_seat,
    terms.DASH: moving.dash,
    terms.KICK: kicking.roll_for_kick,
    terms.PACK: kicking.roll_for_pack,
    terms.CHOMP: chomping.roll_for_chomp,
    terms.LAST_KICK: chomping.roll_for_last_kick,
}
