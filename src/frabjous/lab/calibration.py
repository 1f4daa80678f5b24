"""Are the chances that a review shows honest? When it says seven in ten, seats should get seven in ten.

A program of its own: python -m frabjous.lab.calibration GAME [SEATS [GAMES [LEVEL [SEED]]]]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Final

from frabjous.bots.hindsight import NODES, looked_back
from frabjous.bots.playout import play_out
from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE
from frabjous.games import room_of
from frabjous.games.room import AnyRoom
from frabjous.lab.players import seated

MOMENTS: Final = 8  # looked at in each game, evenly spaced, from the first choice on
BANDS: Final = 5

Guess = tuple[float, float]  # what was said, and what came


def guesses(room: AnyRoom, seats: int, number: int, level: str) -> Iterator[Guess]:
    """Let bots play a game, and ask every seat now and then what it could hope for."""
    game, playing = room.game, seated(level)
    start = game.start(seats, {})
    bots, minds = [playing.bot(room)] * seats, [Dice(1000 * number + seat) for seat in range(seats)]
    outcome, actions = play_out(game, start, bots, [playing.budget_in(room)] * seats, Dice(number), minds)
    every = max(1, len(actions) // MOMENTS)
    state, waiting, due = start, list[int](), 0
    for at, action in enumerate(actions):
        waiting = waiting or list(game.to_act(state))
        if at >= due and CHANCE not in waiting:
            due = (at // every + 1) * every
            for seat in range(seats):
                seen = game.observe(state, seat)
                glimpse = looked_back(room, seat, seen, None, number * len(actions) + at, NODES)
                yield glimpse.hope, outcome.scores[seat]
        state = game.apply(state, waiting.pop(0), action)


def table(pairs: list[Guess]) -> str:
    """Lay out, band by band, what was said and what came; and the mean square of the error."""
    rows = ["said             mean   came    guesses"]
    for band in range(BANDS):
        inside = [one for one in pairs if min(BANDS - 1, int(one[0] * BANDS)) == band]
        if inside:
            said, came = (sum(one[part] for one in inside) / len(inside) for part in (0, 1))
            low, high = 100 * band // BANDS, 100 * (band + 1) // BANDS
            rows.append(f"{low:>3} to {high:>3} %   {100 * said:>5.0f} % {100 * came:>5.0f} %   {len(inside):>6}")
    error = sum((said - came) ** 2 for said, came in pairs) / len(pairs)
    return "\n".join([*rows, f"mean square of the error {error:.3f}"])


def main(arguments: list[str]) -> None:
    room = room_of(arguments[0])
    seats = int(arguments[1]) if len(arguments) > 1 else room.usual_seats
    games = int(arguments[2]) if len(arguments) > 2 else 100
    level = arguments[3] if len(arguments) > 3 else "skilled"
    first = int(arguments[4]) if len(arguments) > 4 else 0
    pairs = [pair for number in range(first, first + games) for pair in guesses(room, seats, number, level)]
    print(f"{room.key}, {seats} seats, {games} games of {level} bots from seed {first}\n{table(pairs)}")


if __name__ == "__main__":
    main(sys.argv[1:])
