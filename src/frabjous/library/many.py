"""Many games between bots, and what they came to."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from frabjous.core.errors import BadOption
from frabjous.lab.arena import Fought, contest, go_on, hold, in_order
from frabjous.lab.hands import hands_of
from frabjous.lab.players import Player
from frabjous.lab.ranking import Ranking, ranking
from frabjous.lab.report import Report, report
from frabjous.lab.simulate import planned
from frabjous.lab.simulate import simulate as played_in_the_lab


def simulate(
    game: str,
    bots: Sequence[Player] = ("greedy",),
    *,
    games: int = 100,
    seats: int | None = None,
    seed: int = 1,
    workers: int = 1,
    ray: str | None = None,
    **options: str,
) -> Report:
    """Let bots play many games and sum them up: mean scores with 95 % intervals, by bot and by seat.

    A bot is a level or a function of your own, `choose(seen, legal)`: from all that its seat sees, and a list of what
    it may do in notation, to one of these. The bots sit down in turn, again from the first when there are more
    seats, and move on by one seat from game to game. Game k uses the dice of `seed` + k, so the same comes out again.

    With `workers` other than 1 (0: one a core) other processes play. As always in Python, a script then begins its work
    under `if __name__ == "__main__":`, and functions must be importable: no lambda, none typed into a notebook. With
    the address of a Ray cluster (`ray="auto"`: the one that runs here) its machines play, and the same comes out.

    >>> def hasty(seen, legal):
    ...     return legal[0]
    >>> result = frabjous.simulate("splut", ["greedy", hasty], games=20)
    >>> [(row.name, row.score, round(row.low, 2), round(row.high, 2)) for row in result.players]
    [('1 greedy', 1.0, 0.84, 1.0), ('2 hasty', 0.0, 0.0, 0.16)]
    """
    check_count(games)
    played = played_in_the_lab(planned(game, seats, bots, options, seed), games, hands_of(workers, ray))
    if not played.results:
        raise KeyboardInterrupt
    return report(played)


def arena(
    game: str,
    bots: Sequence[Player],
    *,
    games: int = 100,
    seats: int | None = None,
    seed: int = 1,
    workers: int = 1,
    ray: str | None = None,
    file: str | Path | None = None,
    **options: str,
) -> Ranking:
    """Rate bots, weakest first: each plays `games` games against its neighbour, every deal once for each seat.

    Bots, `workers` and `ray` are as in `simulate`. With a `file` the games are written there, one a line, and a contest
    that was stopped goes on from there.

    >>> ranking = frabjous.arena("splut", ["fool", "beginner", "greedy"], games=10)
    >>> [(row.name, round(row.points)) for row in ranking.bots]
    [('fool', -1058), ('beginner', -529), ('greedy', 0)]
    """
    check_count(games)
    held, hands = contest(game, seats, options, bots, seed), hands_of(workers, ray)
    if file is not None:
        fought, _ = hold(held, [games], Path(file), hands, lambda done: None)
    else:
        fought = list[Fought]()
        go_on(held, [games], [], hands, fought.append)
    if not fought:
        raise KeyboardInterrupt
    return ranking(held, in_order(fought))


def check_count(games: int) -> None:
    if games < 1:
        raise BadOption("too-few-games", "At least one game must be played.")
