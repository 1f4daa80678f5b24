"""How `master` does against OpenSpiel's own search at equal time: make research, then

    .venv-research/bin/python bench/openspiel_search.py splut --games 20

With `PYTHONPATH` at the site-packages of .venv-compiled both think with compiled rules.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from frabjous.adapters.openspiel_search import ismcts, mcts
from frabjous.games import room_of
from frabjous.lab.arena import Contest, Fought, contest, hold
from frabjous.lab.hands import Here
from frabjous.lab.intervals import wilson
from frabjous.lab.players import Chooser, name_of

FIRST = 16  # simulations of the game by which time is measured


def held(game: str, seats: int, player: Chooser, games: int, seed: int) -> tuple[Contest, list[Fought]]:
    with TemporaryDirectory() as folder:
        made = contest(game, seats, {}, [player, "master"], seed)
        return made, hold(made, [games], Path(folder) / "games", Here(), lambda done: None)[0]


def seconds_of(fought: Sequence[Fought], name: str) -> float:
    """Say how long somebody thinks about a choice, on average."""
    all_seats = [(one, seat) for one in fought for seat, who in enumerate(one.lineup) if who == name]
    return sum(one.seconds[seat] for one, seat in all_seats) / max(1, sum(one.choices[seat] for one, seat in all_seats))


def share_of(one: Fought) -> float:
    """Say what `master` got, where an even share counts one half."""
    got = sum(score for score, who in zip(one.scores, one.lineup, strict=True) if who == "master")
    return got * len(one.lineup) / (2 * one.lineup.count("master"))


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    room = room_of(args.game)
    seats = args.seats or room.usual_seats
    search = mcts if room.position_key is not None else ismcts
    first = search(args.game, seats, FIRST, args.seed)
    _, fought = held(args.game, seats, first, seats, args.seed + 1_000_000)
    ours, theirs = seconds_of(fought, "master"), seconds_of(fought, name_of(first))
    simulations = max(2, round(FIRST * ours / theirs))
    player = search(args.game, seats, simulations, args.seed)
    _, fought = held(args.game, seats, player, args.games, args.seed)
    scores = [share_of(one) for one in fought]
    mean, seconds = sum(scores) / len(scores), [seconds_of(fought, who) for who in ("master", name_of(player))]
    low, high = wilson(min(1.0, mean), len(scores))
    print(f"{args.game}, {seats} seats, {len(scores)} games: master {mean:.2f} ({low:.2f} to {high:.2f})", end=" ")
    print(f"against {name_of(player)} with {simulations} simulations;", end=" ")
    print(f"seconds a choice {seconds[0]:.3f} and {seconds[1]:.3f}")


if __name__ == "__main__":
    main()
