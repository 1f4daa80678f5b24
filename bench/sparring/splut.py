"""A sparring partner in Splut!: walks through all of its own turn, and looks no further."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from frabjous.bots.thinker import Bot, Budget
from frabjous.core.chance import WORD, Dice
from frabjous.games.splut.actions import Step
from frabjous.games.splut.arena import DISTANCE
from frabjous.games.splut.observation import Seen
from frabjous.games.splut.pieces import DWARF, GONE, ROCKS, SORCERER, TROLL, piece_of
from frabjous.games.splut.state import Position

ENOUGH: Final = 400  # positions of a turn to look at


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


PARTNERS: Final[dict[str, Callable[..., Any]]] = {"stalker": Stalker}
