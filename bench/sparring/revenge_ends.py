"""Snits' Revenge: the last organ, on both sides.

The Bolotomus has lost enough organs to die at the end of this turn, and can still mend as many as it takes. And the
Snits kick for the last time: a position out of a game is brought to the last turn of the clock and to one organ short
of the end, so that one organ more must stop now, or so many more that not all of them can be mended.
"""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final

from frabjous.bots.levels import Level
from frabjous.core.chance import Dice
from frabjous.games.snits_revenge import SNITS_REVENGE
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.body import COMPOSITORS, ORGANS, OUTSIDE, THINGIE_WAYS
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.state import Position, total
from frabjous.games.snits_revenge.terms import COMPOSING, KICKING, NOTHING, TRAVELLING
from frabjous.games.snits_revenge.variant import needed
from sparring.exactly import Exactly, best_of
from sparring.puzzle import Puzzle, choice, played_on

ORGANS_NEEDED: Final = needed(2)
MOST_KICKERS: Final = 5  # Snits inside: with more there is too much to look at


# What the Bolotomus can mend


def too_many_lost(state: Position) -> int:
    """Count the organs that must be mended before the end of the turn."""
    return max(0, state.organs_lost() - state.variant.needed + 1)


def can_mend(state: Position, count: int) -> bool:
    """Say whether the Bolotomus, whose turn begins, can mend so many organs in it."""
    dead = [organ for organ in range(ORGANS) if not state.works(organ)]
    working = [organ for organ in COMPOSITORS if state.works(organ)]
    composed = min(len(working), state.makum_pool()) if state.phase <= COMPOSING else 0
    return any(
        mends(state, [int(state.makums[organ]) + (organ in some) for organ in range(ORGANS)], [], dead, count)
        for some in combinations(working, composed)
    )


def mends(state: Position, makums: list[int], used: list[int], dead: list[int], count: int) -> bool:
    """Say whether so many of these organs get a Makum: one that is there, or one that comes through a passage (R5)."""
    if not count or len(dead) < count:
        return not count
    organ, rest = dead[0], dead[1:]
    if makums[organ] and mends(state, less(makums, organ), used, rest, count - 1):
        return True
    through = [(int(way.passage), int(way.to)) for way in THINGIE_WAYS[organ]]
    return any(
        makums[there]
        and used.count(passage) < state.variant.limits[passage]
        and mends(state, less(makums, there), [*used, passage], rest, count - 1)
        for passage, there in through
    ) or mends(state, makums, used, rest, count)


def less(makums: list[int], organ: int) -> list[int]:
    """Take a Makum away."""
    return [many - (at == organ) for at, many in enumerate(makums)]


class MendedInTime(Puzzle[Position, Deed, Seen]):
    name = "mended in time"

    def posed(self, state: Position) -> Position | None:
        composes = any(state.works(organ) for organ in COMPOSITORS) and state.makum_pool()
        begins = state.phase == (COMPOSING if composes else TRAVELLING) and not total(state.used)
        lost = too_many_lost(state)
        return state if begins and lost and can_mend(state, lost) else None

    def is_solved(self, level: Level, state: Position, luck: int) -> bool:
        end = played_on(SNITS_REVENGE, level, state, luck, lambda here: here.turn != state.turn)
        outcome = SNITS_REVENGE.game.outcome(end)
        return outcome is None or outcome.scores[int(state.bolotomus)] == 1


# The last kicks


class LastTurn(Exactly[Position, Deed, Seen]):
    """Knows how likely the Snits win by their last kicks: all that can follow is mending."""

    def ended(self, state: Position) -> float | None:
        if state.phase == KICKING:
            return None
        lost = too_many_lost(state)
        return float(lost > 0 and not can_mend(state, lost))


class LastKicks(Puzzle[Position, Deed, Seen]):
    name = "last kicks"

    def posed(self, state: Position) -> Position | None:
        if state.phase != KICKING or state.acted or state.awaited != NOTHING or state.pack:
            return None
        places = [int(state.places[snit]) for snit in state.living(int(state.mover))]
        organs = str(state.organs_lost() + 1)
        if organs not in ORGANS_NEEDED or sum(place != OUTSIDE for place in places) > MOST_KICKERS:
            return None
        written = re.sub(r"; options organs=\d+", "", str(state))
        last = SNITS_REVENGE.game.position(f"{written}; options organs={organs}")
        last.turn = last.variant.clock
        return last if OUTSIDE in places and self.best(last) else None  # one outside lives on, whoever is bitten

    def is_solved(self, level: Level, state: Position, luck: int) -> bool:
        return choice(SNITS_REVENGE, level, state, int(state.mover), Dice(luck)).text in self.best(state)

    def best(self, state: Position) -> set[str]:
        return best_of(LastTurn(SNITS_REVENGE.game, int(state.mover)).choices(state))


PUZZLES: Final = (MendedInTime(), LastKicks())
