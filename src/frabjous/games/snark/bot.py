"""How a position looks to each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from frabjous.core.contract import CHANCE, Seat
from frabjous.games.network import Network
from frabjous.games.snark import rounds, terms
from frabjous.games.snark.actions import Deed
from frabjous.games.snark.cards import BELLMAN, MARKS, marks_in
from frabjous.games.snark.hunting import lose
from frabjous.games.snark.odds import ENOUGH, RULES, Ending, fates, odds
from frabjous.games.snark.outlook import ALL, outlook
from frabjous.games.snark.prospect import draws_until_provisions, estimates
from frabjous.games.snark.rules import hunts
from frabjous.games.snark.state import Position

HUNCHES: Final = 16
OPEN: Final = (terms.TURN, terms.PASSING, terms.DRAWING)  # here anything may happen, and the network is asked
LAST_CARD: Final = (terms.TURN, terms.DRAWING)  # here the next card may be drawn before anybody can hunt
FORCED: Final = (terms.ROUND, terms.RETIRING, terms.VOIDING, terms.PROVIDING)  # here one thing must


class Judgement:
    """A judgement with certain weights."""

    def __init__(self, weights: list[float]) -> None:
        self.network: Final = Network(ALL, HUNCHES, weights)

    def judge(self, state: Position) -> list[float]:
        """Estimate each seat's chance to win, by what speaks for it."""
        state = settled(state)
        if state.phase == terms.OVER:
            return [1.0 if seat == state.winner else 0.0 for seat in range(state.seats)]
        if state.phase == terms.LEADING:
            return [1.0 / int(state.seats)] * int(state.seats)
        if len(state.active()) == 1:
            return in_the_last_hunt(state)
        if state.phase == terms.CAUGHT:
            return self.judge(with_the_pool(state))
        if knows_odds(state):
            return self.before_the_hunt(state)
        return self.ask_the_network(state)

    def ask_the_network(self, state: Position) -> list[float]:
        """Make one victory of what all may hope for; it may be less, as the Snark may win."""
        found = estimates(state)
        chances = [0.0] * state.seats
        for seat in state.active():
            chances[seat] = self.network.chance(outlook(state, seat, found))
        total = sum(chances)
        return [one / total for one in chances] if total > 1.0 else chances

    def before_the_hunt(self, state: Position) -> list[float]:
        """Judge a hunt by all its endings."""
        worth = [0.0] * state.seats
        party, marks, warrants = tuple(state.party), len(marks_in(int(state.shown))), state.warrants[state.mover]
        for end, likely in fates(party, marks, min(ENOUGH, warrants)):
            ended = self.judge(after_the_hunt(state, end))
            for seat in range(state.seats):
                worth[seat] += likely * ended[seat]
        return worth


def judge_by(weights: list[float]) -> Callable[[Position], list[float]]:
    """Judge with these weights."""
    return Judgement(weights).judge


def lessons(state: Position) -> list[tuple[tuple[Seat, ...], list[float]]]:
    """Give what speaks for every seat, to learn who wins; nothing where the rules alone decide what happens."""
    if state.phase not in OPEN or len(state.active()) == 1:
        return []
    found = estimates(state)
    return [((seat,), list(outlook(state, seat, found))) for seat in state.active()]


def settled(state: Position) -> Position:
    """Let happen what must: provisions are bought, who cannot pay retires, the others pay."""
    if are_provisions_certain(state):
        state = when_provisions_are_due(state)
    while state.phase in FORCED:
        state = RULES.apply(state, CHANCE, RULES.chances(state)[0][0])
    return state


def are_provisions_certain(state: Position) -> bool:
    """K26: say whether the next card brings them and nobody can hunt before it is drawn."""
    if state.version == terms.VOID_ROUNDS or state.phase not in LAST_CARD or draws_until_provisions(state) != 1:
        return False
    found: list[Deed] = []
    if state.phase == terms.TURN:
        hunts(state, found)
    return not found


def when_provisions_are_due(state: Position) -> Position:
    """K11: give the position when the last card has been drawn; near enough, without that card."""
    after = state.copy()
    after.stock, after.discards = state.discards, state.stock
    after.phase = terms.PROVIDING
    return after


def in_the_last_hunt(state: Position) -> list[float]:
    """K25: a Bellman alone tries with all five Marks, as often as there are Warrants."""
    worth = [0.0] * state.seats
    tries = state.warrants[state.mover] + (1 if state.phase == terms.HUNTING else 0)
    worth[state.mover] = 1.0 - (1.0 - float(odds((BELLMAN,), MARKS))) ** tries
    return worth


# A hunt: its odds are known, so nobody needs to try it out


def knows_odds(state: Position) -> bool:
    """Say whether a hunt is about to begin; not the last one (K25), which goes on until it is decided."""
    return state.phase == terms.HUNTING and not state.turned and len(state.active()) > 1


def weighs_luck(state: Position) -> bool:
    """Say where luck comes next and the judgement speaks for it: a hunt by its odds, a draw as it was learned."""
    return state.phase == terms.DRAWING or knows_odds(state)


def after_the_hunt(state: Position, end: Ending) -> Position:
    """Give the position that an ending leads to."""
    after = state.copy()
    for man in state.party[: end.paid + end.ruined]:  # near enough: who of two is lost matters little
        lose(after, man)
    if end.ruined:
        after.phase = terms.RETIRING
    elif end.caught:
        return with_the_pool(after)
    else:
        rounds.go_home(after, after.mover)
        rounds.after_the_deed(after)
    return after


def with_the_pool(state: Position) -> Position:
    """K24: give the position when the pool has been taken."""
    after = state.copy()
    rounds.take_pool(after)
    return after
