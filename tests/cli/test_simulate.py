"""Many games from the command line."""

from __future__ import annotations

import json

import pytest

from cli.running import Command, Ran
from frabjous.lab import simulate as lab

FOOLS = ("simulate", "splut", "--bots", "fool", "--games", "6", "--jobs", "1")


def test_a_simulation_is_printed_by_bot_and_by_seat(command: Command) -> None:
    ran = command("simulate", "splut", "--bots", "greedy,fool", "--games", "4", "--jobs", "1")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("splut, 2 seats, sides=south,north, seed 1: 4 games\n")
    for part in ("\n1 greedy ", "\n2 fool ", "\nseat ", "95 % interval", "Mean length ", "Ends: last-sorcerer"):
        assert part in ran.out


def test_the_same_seed_prints_the_same(command: Command) -> None:
    assert command(*FOOLS) == command(*FOOLS)
    assert command(*FOOLS) != command(*FOOLS, "--seed", "2")


def test_json_holds_the_same_figures(command: Command) -> None:
    data = json.loads(command(*FOOLS, "--seats", "3", "--json").out)
    assert data["games_played"] == data["games_asked"] == 6
    assert [row["name"] for row in data["report"]["players"]] == ["1 fool", "2 fool", "3 fool"]
    assert sum(row["score"] for row in data["report"]["seats"]) == pytest.approx(1)


def interrupted_after(command: Command, monkeypatch: pytest.MonkeyPatch, games: int, *arguments: str) -> Ran:
    """Simulate with a person who presses Ctrl-C in the middle of a game."""
    real = lab.play_one

    def play_one(plan: lab.Plan, number: int) -> lab.Result:
        if number == games:
            raise KeyboardInterrupt
        return real(plan, number)

    monkeypatch.setattr(lab, "play_one", play_one)
    return command(*FOOLS, *arguments)


def test_an_interruption_prints_what_was_played(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = interrupted_after(command, monkeypatch, 4)
    assert (ran.code, ran.err) == (130, "")
    assert ": 4 of 6 games, then interrupted\n" in ran.out


def test_an_interruption_before_the_first_game_is_said(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    assert interrupted_after(command, monkeypatch, 0).out == "Interrupted before the first game was over.\n"


def test_an_interrupted_simulation_is_valid_json(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    data = json.loads(interrupted_after(command, monkeypatch, 0, "--json").out)
    assert (data["games_played"], data["report"]) == (0, None)
