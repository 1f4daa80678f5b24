"""How `master` does against OpenSpiel's own search at equal processor time: make research compiled, then

    PYTHONPATH=.venv-compiled/lib/python3.11/site-packages .venv-research/bin/python bench/openspiel_search.py splut

lets both think with compiled rules. It prints a row for the table in docs/research.md.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from frabjous.adapters.openspiel_search import ismcts, mcts
from frabjous.games import room_of
from frabjous.lab.arena import Contest, Fought, contest, hold
from frabjous.lab.hands import Here
from frabjous.lab.intervals import wilson
from frabjous.lab.players import Chooser, name_of

FIRST = 2  # simulations of the games by which time is measured, as few as a search can do with


def held(game: str, seats: int, player: Chooser, games: int, seed: int) -> tuple[Contest, list[Fought]]:
    with TemporaryDirectory() as folder:
        made = contest(game, seats, {}, [player, "master"], seed)
        return made, hold(made, [games], Path(folder) / "games", Here(), lambda done: None)[0]


def seconds_of(fought: Sequence[Fought], name: str) -> float:
    """Say how long somebody thinks about a choice, on average."""
    all_seats = [(one, seat) for one in fought for seat, who in enumerate(one.lineup) if who == name]
    return sum(one.seconds[seat] for one, seat in all_seats) / max(1, sum(one.choices[seat] for one, seat in all_seats))


def won_by_master(one: Fought) -> float:
    """Say what all seats of `master` got: a half where both are as strong, since over two deals both sit as often."""
    return sum(score for score, who in zip(one.scores, one.lineup, strict=True) if who == "master")


def equal_time(game: str, seats: int, search: Callable[..., Chooser], games: int, seed: int) -> int:
    """Find out how many simulations take as long as `master` does."""
    first = search(game, seats, FIRST, seed)
    _, fought = held(game, seats, first, games, seed)
    return max(FIRST, round(FIRST * seconds_of(fought, "master") / seconds_of(fought, name_of(first))))


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    room = room_of(args.game)
    seats, search = args.seats or room.usual_seats, mcts if room.position_key is not None else ismcts
    simulations = equal_time(args.game, seats, search, seats, args.seed + 1_000_000)
    _, fought = held(args.game, seats, search(args.game, seats, simulations, args.seed), args.games, args.seed)
    scores = [won_by_master(one) for one in fought]
    mean = sum(scores) / len(scores)
    low, high = wilson(mean, len(scores))
    times = " and ".join(f"{1000 * seconds_of(fought, who):.0f}" for who in ("master", search.__name__))
    print(f"| {args.game}, {seats} seats | {search.__name__}, {simulations} simulations", end=" ")
    print(f"| **{mean:.2f}** ({low:.2f}–{high:.2f}) of {len(scores)} | {times} ms |")


if __name__ == "__main__":
    main()
