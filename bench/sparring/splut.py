"""Sparring partners in Splut!: one walks through all of its own turn, one searches whole turns for half a second."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any, Final

from frabjous.bots.thinker import Bot, Budget
from frabjous.core.chance import WORD, Dice
from frabjous.games.splut.actions import Step
from frabjous.games.splut.arena import DISTANCE, SQUARES
from frabjous.games.splut.bot import position_key
from frabjous.games.splut.kills import OFF_LINE
from frabjous.games.splut.observation import Seen
from frabjous.games.splut.pieces import DWARF, GONE, ROCKS, SORCERER, TROLL, piece_of
from frabjous.games.splut.state import Position

ENOUGH: Final = 400  # positions of a turn to look at
HALF_A_SECOND: Final = 0.5
DEEPEST: Final = 9  # turns
WON: Final = 100.0


class Stalker(Bot[Position, Step, Seen]):
    """Kills when it can; otherwise its troll goes for a rock, and everybody keeps away from the trolls of others."""

    def choose(self, seat: int, seen: Seen, legal: list[Step], dice: Dice, budget: Budget) -> Step:
        state = self.room.game.imagine(seen, dice)
        after = [(self.room.game.apply(state, seat, step), step) for step in legal]
        ways, known = list(after), {str(one) for one, _ in after}
        best = max(after, key=lambda way: (self.likes(way[0], seat), dice.below(WORD)))
        while ways and len(known) < ENOUGH:
            here, first = ways.pop(dice.below(len(ways)))
            if self.likes(here, seat) > self.likes(best[0], seat):
                best = here, first
            if here.turn == state.turn and self.room.game.outcome(here) is None:
                for step in self.room.game.legal(here, seat):
                    there = self.room.game.apply(here, seat, step)
                    if str(there) not in known:
                        known.add(str(there))
                        ways.append((there, first))
        return best[1]

    def likes(self, state: Position, seat: int) -> float:
        """Say how good a position seems to be."""
        if not state.is_alive(seat):
            return -100.0
        where, troll = state.where, state.where[piece_of(seat, TROLL)]
        worth = float(where[piece_of(seat, DWARF)] != GONE) - min(DISTANCE[troll][where[rock]] for rock in range(ROCKS))
        for other in range(len(state.sides)):
            if other != seat and state.is_alive(other):
                worth -= 50.0
                worth += 0.5 * DISTANCE[where[piece_of(seat, SORCERER)]][where[piece_of(other, TROLL)]]
                worth -= 0.3 * DISTANCE[troll][where[piece_of(other, SORCERER)]]
        return worth


class TooLateError(Exception):
    """It must choose now."""


class Turner(Bot[Position, Step, Seen]):
    """Plain alpha-beta over whole turns, deeper and deeper for half a second of processor time; for two seats."""

    def choose(self, seat: int, seen: Seen, legal: list[Step], dice: Dice, budget: Budget) -> Step:
        self.until = process_time() + HALF_A_SECOND
        self.seat = seat
        state = self.room.game.imagine(seen, dice)
        steps = sorted(legal, key=lambda _: dice.below(WORD))
        best = steps[0]
        try:
            for turns in range(1, DEEPEST):
                self.known: dict[object, float] = {}
                low, found = -WON - 1.0, best
                for step in [best, *[one for one in steps if one is not best]]:
                    value = self.after(state, step, turns, low, WON)
                    if value > low:
                        low, found = value, step
                best = found
                if abs(low) >= WON:
                    break
        except TooLateError:
            pass
        return best

    def after(self, state: Position, step: Step, turns: int, low: float, high: float) -> float:
        there = self.room.game.apply(state, int(state.mover), step)
        return self.value(there, turns if there.turn == state.turn else turns - 1, low, high)

    def value(self, state: Position, turns: int, low: float, high: float) -> float:
        if process_time() > self.until:
            raise TooLateError
        if not state.is_alive(self.seat):
            return -WON
        if not state.is_alive(1 - self.seat):
            return WON
        if turns == 0:
            return nearness(state, self.seat) - nearness(state, 1 - self.seat)
        key = (position_key(state), turns, low, high)
        if key not in self.known:
            self.known[key] = self.searched(state, turns, low, high)
        return self.known[key]

    def searched(self, state: Position, turns: int, low: float, high: float) -> float:
        mine = state.mover == self.seat
        for step in self.room.game.legal(state, int(state.mover)):
            found = self.after(state, step, turns, low, high)
            low, high = (max(low, found), high) if mine else (low, min(high, found))
            if low >= high:
                break
        return low if mine else high


def nearness(state: Position, seat: int) -> float:
    """Say how near a troll is to a throw at the other's sorcerer: to a rock, and the rock to a line with it."""
    where = state.where
    troll, prey = where[piece_of(seat, TROLL)], where[piece_of(1 - seat, SORCERER)]
    short = min(DISTANCE[troll][where[rock]] + int(OFF_LINE[SQUARES * where[rock] + prey]) for rock in range(ROCKS))
    return 0.5 * float(where[piece_of(seat, DWARF)] != GONE) - short


PARTNERS: Final[dict[str, Callable[..., Any]]] = {"stalker": Stalker, "turner": Turner}
