"""Listing the games and counting their action sequences."""

from __future__ import annotations

import re

from cli.running import Command
from frabjous.games import ROOMS


def test_every_game_is_listed_with_its_seats_and_options(command: Command) -> None:
    out = command("games").out
    for room in ROOMS.values():
        assert f"{room.key}: " in out
        for option in room.game.options():
            assert f"--option {option.key}={option.default}" in out
    assert "--seats 2 | 3 | 4" in out


def test_the_games_are_listed_in_other_languages(command: Command) -> None:
    assert "Zauberern" in command("games", "--language", "de").out


def test_perft_prints_a_count_for_each_depth(command: Command) -> None:
    ran = command("perft", "splut", "--depth", "3")
    assert ran.code == 0
    assert re.findall(r"depth (\d): +([\d,]+) +\d+\.\d+ s", ran.out) == [("1", "3"), ("2", "9"), ("3", "79")]


def test_perft_takes_seats_and_options(command: Command) -> None:
    ran = command("perft", "splut", "--seats", "4", "--option", "sides=west,north,east,south", "--depth", "1")
    assert "depth 1:              3" in ran.out
