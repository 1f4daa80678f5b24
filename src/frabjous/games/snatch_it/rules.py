"""The rules of Snatch It!, clause by clause as in RULES.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core.chance import Dice
from frabjous.core.contract import ALONE, BY_CHANCE, CHANCE, NO_SEATS, Game, Outcome, Player, Said, Victory, said
from frabjous.core.gathered import how_many, some
from frabjous.core.kinds import Kind, Row
from frabjous.core.lists import replaced
from frabjous.core.options import Chosen, Option, settled
from frabjous.games.snatch_it import actions, declared, drawing, pile, sight, stork, terms
from frabjous.games.snatch_it.actions import Deed
from frabjous.games.snatch_it.bunch import points_of
from frabjous.games.snatch_it.cards import KINDS, NONE, SWARM
from frabjous.games.snatch_it.course import after_the_stork, by_chance, end_turn
from frabjous.games.snatch_it.notation import NOTATION
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.state import Position, unpacked
from frabjous.games.snatch_it.telling import told
from frabjous.games.snatch_it.turn import answers_to_theft, plays, turns, unanswered
from frabjous.games.snatch_it.variant import OPTIONS, SEATS

# What can only happen in one way
FORCED: Final = {
    terms.OPENING: actions.OPEN,
    terms.JUDGING: actions.JUDGE,
    terms.PASSING: actions.PASS,
    terms.SHARING: actions.SHARE,
    terms.FEASTING: actions.FEAST,
}


class SnatchIt(Game[Position, Deed, Seen]):
    """Snatch, steal and munch; whoever has the fattest belly wins."""

    def __init__(self) -> None:
        super().__init__("snatch_it", rules_version=1, seats=SEATS)

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def start(self, seats: int, chosen: Chosen) -> Position:
        options = settled(OPTIONS, SEATS, seats, chosen)
        return unpacked(seats, options["call_it_out"] == "yes", options["good_memory"] == "yes")

    def chosen(self, state: Position) -> tuple[int, Chosen]:
        return state.seats, drawing.chosen(state)

    def to_act(self, state: Position) -> tuple[int, ...]:
        phase = state.phase
        if phase in (terms.TURN, terms.FORCED):
            return ALONE[state.mover]
        if phase == terms.STOLEN:
            return ALONE[state.robbed]
        if phase == terms.THROWING:
            return tuple([seat for seat in range(state.seats) if state.thrown[seat] == NONE])
        if phase == terms.CALLING:
            return tuple(unanswered(state))
        if phase == terms.STORK and stork.sure_prey(state) == NONE:
            return ALONE[stork.chooser(state)]
        return NO_SEATS if phase == terms.OVER else BY_CHANCE

    def legal(self, state: Position, seat: int) -> list[Deed]:
        phase = state.phase
        if seat < 0 or seat not in self.to_act(state):
            return []
        if phase == terms.TURN:
            return turns(state)
        if phase == terms.FORCED:
            return plays(state, state.bait)
        if phase == terms.STOLEN:
            return answers_to_theft(state)
        if phase == terms.THROWING:
            return [actions.THROW[card] for card in range(KINDS) if how_many(state.hands[seat], card) > 0]
        if phase == terms.CALLING:
            return [actions.CALL, actions.LET_BE]
        return [actions.TAKE[stack] for stack in stork.tallest(state, stork.torn(state))]

    def chances(self, state: Position) -> list[tuple[Deed, int]]:
        if self.to_act(state) is not BY_CHANCE:
            return []
        phase = state.phase
        if phase in (terms.REFILLING, terms.FILLING, terms.REWARD):
            return pile.draws(state)
        if phase == terms.DROPPING:
            return pile.drops(state)
        if phase == terms.DECIDING:
            return [(actions.DECIDE[card], state.thrown.count(card)) for card in range(KINDS) if card in state.thrown]
        if phase == terms.SLIPPING:
            return [(slip, 1) for slip in actions.SLIP_BY]
        if phase == terms.BEGINNING:
            return [(actions.BEGIN[seat], 1) for seat in range(state.seats)]
        return [(actions.TAKE[stork.sure_prey(state)] if phase == terms.STORK else FORCED[phase], 1)]

    def apply(self, state: Position, seat: int, action: Deed) -> Position:
        after = state.copy()
        if seat == CHANCE:
            by_chance(after, action)
        else:
            by_seat(after, seat, action)
        if action.is_open or (action.verb == actions.DRAWS and state.phase == terms.FILLING):
            after.latest = action
            after.actor = seat
        return after

    def outcome(self, state: Position) -> Outcome | None:
        if state.phase != terms.OVER:
            return None
        winners = best_fed(state)
        scores = tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)])
        points = points_of(state.bellies[winners[0]])
        if len(winners) == 1:
            why = said("won", who=Player(winners[0]), points=points)
        else:
            why = said("shared", points=points, count=len(winners))
        return Outcome(scores, (Victory("belly", tuple(winners)),), why)

    def out(self, state: Position) -> tuple[int, ...]:
        return ()  # everybody plays to the last round

    def observe(self, state: Position, seat: int) -> Seen:
        return declared.observed(state, sight.known(state, seat, self.asked(state)))

    def put(self, row: Row, kinds: vec[Kind], state: Position, seat: int) -> None:
        declared.put(row, kinds, state, sight.known(state, seat, self.asked(state)))

    def told(self, state: Position, actor: int, action: Deed, seat: int) -> list[Said]:
        return told(state, actor, action, seat)

    def imagine(self, seen: Seen, dice: Dice) -> Position:
        return sight.imagine(seen, dice)

    def read(self, text: str) -> Deed:
        return NOTATION.read(text)

    def position(self, text: str) -> Position:
        return drawing.read(text)


def best_fed(position: Position) -> list[int]:
    """F16: name the winners: most points, then most swarms."""
    worth = [(points_of(belly), int(how_many(belly, SWARM))) for belly in position.bellies]
    return [seat for seat in range(position.seats) if worth[seat] == max(worth)]


# What a seat does


def by_seat(position: Position, seat: int, deed: Deed) -> None:
    verb = deed.verb
    if verb in (actions.SNATCHES, actions.STEALS):
        play(position, deed)
    elif verb == actions.STEALS_BACK:
        steal_back(position, deed.card)
    elif verb == actions.LETS_GO:
        end_turn(position)
    elif verb == actions.MUNCHES:
        munch(position, deed)
    elif verb == actions.BAITS:
        bait(position, deed.card)
    elif verb == actions.SCARES:
        position.fish(deed.card)
        position.discard += some(1, deed.card)
        end_turn(position)
    elif verb == actions.TAKES:
        stork.take(position, deed.stack)
        after_the_stork(position)
    else:
        choose_secretly(position, seat, deed)


def play(position: Position, deed: Deed) -> None:
    """Snatch a pond card or steal a stack, with a hand card or with the bait that was called out."""
    if position.phase == terms.FORCED:
        position.bait = NONE
    else:
        position.give(position.mover, deed.card, -1)
    if deed.verb == actions.SNATCHES:
        position.fish(deed.below)
        position.found(position.mover, [deed.below, deed.card])
        end_turn(position)
    else:
        steal(position, deed)


def steal(position: Position, deed: Deed) -> None:
    """F4; F5: whoever was robbed and holds a card is asked, even if none fits."""
    position.robbed = position.owners[deed.stack]
    position.carry_off(deed.stack, position.mover, deed.card)
    if position.has_cards(position.robbed):
        position.stack = deed.stack
        position.phase = terms.STOLEN
    else:
        end_turn(position)


def steal_back(position: Position, card: i64) -> None:
    """F5: the stack returns, and the thief draws a card if there is one."""
    position.give(position.robbed, card, -1)
    position.carry_off(position.stack, position.robbed, card)
    if pile.is_left(position):
        position.phase = terms.REWARD
    else:
        end_turn(position)


def munch(position: Position, deed: Deed) -> None:
    """F6: stack and pond card go into the belly."""
    position.fish(deed.below)
    position.swallow(position.mover, [*position.clear(deed.stack), deed.below])
    end_turn(position)


def bait(position: Position, card: i64) -> None:
    """F7: lay a card into the pond; with the option the others are asked first."""
    position.give(position.mover, card, -1)
    if position.calling:
        position.bait = card
        position.phase = terms.CALLING
    else:
        position.lay(card)
        end_turn(position)


def choose_secretly(position: Position, seat: int, deed: Deed) -> None:
    """Note a secret choice; it takes effect when the last is in."""
    if deed.verb == actions.THROWS:
        position.give(seat, deed.card, -1)
        position.thrown = replaced(position.thrown, seat, deed.card)
        if NONE not in position.thrown:
            position.phase = terms.OPENING if position.round == 0 else terms.DECIDING
    else:
        position.answers = replaced(position.answers, seat, terms.CALLED if deed.verb == actions.CALLS else terms.LET)
        if not unanswered(position):
            position.phase = terms.JUDGING
