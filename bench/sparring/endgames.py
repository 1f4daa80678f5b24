"""Count how often a level finds what is exactly known near the end of a game.

    .venv-compiled/bin/python bench/sparring/endgames.py splut --of master --positions 20

The positions are out of games between `casual` bots, two seats; each of them is solved by looking at everything.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from frabjous.bots.levels import Level
from frabjous.games import room_of
from sparring import revenge_ends, snark_ends, snatch_ends, splut_ends
from sparring.duel import player
from sparring.puzzle import Puzzle, positions

PUZZLES: Final[dict[str, tuple[Puzzle[Any, Any, Any], ...]]] = {
    "splut": splut_ends.PUZZLES,
    "snark": snark_ends.PUZZLES,
    "snatch_it": snatch_ends.PUZZLES,
    "snits_revenge": revenge_ends.PUZZLES,
}


class Count:
    """How often a kind of thing was found."""

    def __init__(self, puzzle: Puzzle[Any, Any, Any], most: int) -> None:
        self.puzzle: Final = puzzle
        self.most: Final = most
        self.found: Final[list[bool]] = []

    def is_full(self) -> bool:
        return len(self.found) >= self.most

    def look(self, level: Level, state: Any, luck: int) -> None:  # noqa: ANN401
        """Let a level solve a position, if it is one to solve."""
        posed = None if self.is_full() else self.puzzle.posed(state)
        if posed is not None:
            self.found.append(self.puzzle.is_solved(level, posed, luck))

    def told(self) -> str:
        return f"{self.puzzle.name} {sum(self.found)} of {len(self.found)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=PUZZLES)
    parser.add_argument("--of", default="master")
    parser.add_argument("--positions", type=int, default=20, help="of each kind")
    parser.add_argument("--games", type=int, default=1000, help="at most, to find them in")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    room, level = room_of(asked.game), player(asked.game, asked.of)
    counts = [Count(puzzle, asked.positions) for puzzle in PUZZLES[asked.game]]
    for seed in range(asked.seed, asked.seed + asked.games):
        for state in positions(room, seed):
            for count in counts:
                count.look(level, state, seed)
        told = ", ".join(count.told() for count in counts)
        print(f"after game {seed}: {told}", file=sys.stderr, flush=True)
        if all(count.is_full() for count in counts):
            break
    print(f"{asked.game}, {asked.of}: {told}")


if __name__ == "__main__":
    main()
