"""Ratings from the command line."""

from __future__ import annotations

import json
from pathlib import Path

from cli.running import Command


def test_ratings_are_printed_with_intervals_and_how_many_games_differ(command: Command, tmp_path: Path) -> None:
    file = str(tmp_path / "games")
    ran = command("arena", "splut", "--bots", "fool,greedy", "--games", "6", "--jobs", "1", "--file", file)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("splut, 2 seats, seed 1: 6 games, 6 of them different\n")
    for part in ("95 % interval", "\ngreedy ", "fool → greedy"):
        assert part in ran.out


def test_json_holds_the_same_and_a_second_run_plays_nothing_new(command: Command, tmp_path: Path) -> None:
    arguments = ("arena", "splut", "--bots", "fool,beginner", "--games", "4", "--jobs", "1", "--json")
    first = command(*arguments, "--file", str(tmp_path / "games"))
    again = command(*arguments, "--file", str(tmp_path / "games"))
    assert first == again
    data = json.loads(first.out)
    assert (data["games"], data["different"]) == (4, 4)
    assert [one["name"] for one in data["ratings"]] == ["fool", "beginner"]


def test_the_same_game_twice_is_not_passed_over_in_silence(command: Command, tmp_path: Path) -> None:
    """A file in which one game stands for another one, too."""
    file = tmp_path / "games"
    arguments = ("arena", "splut", "--bots", "fool,greedy", "--games", "4", "--jobs", "1", "--file", str(file))
    command(*arguments)
    lines = file.read_text("utf-8").splitlines()
    courses = [json.loads(line) for line in lines[1:]]
    for one in courses:
        one["course"] = "alike"
    file.write_text("\n".join([lines[0], *(json.dumps(one) for one in courses)]) + "\n", "utf-8")
    ran = command(*arguments)
    assert "4 games, 2 of them different" in ran.out
    assert "are one deal to the intervals" in ran.out
