"""The library as a stranger uses it."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import frabjous
from frabjous import library
from frabjous.core.errors import (
    BadNotation,
    BadOption,
    BadRecordFile,
    GameError,
    GameIsOver,
    IllegalAction,
    NotYourTurn,
)
from frabjous.core.record import verify
from frabjous.core.recordfile import loads
from frabjous.games import ROOMS


def finished(key: str, seats: int, seed: int) -> frabjous.LiveGame:
    game, bot = frabjous.new(key, seats, seed=seed), frabjous.bot("fool", seed=seed)
    while not game.over:
        game.play(bot.choose(game))
    return game


def test_a_game_in_ten_lines() -> None:
    game = frabjous.new("splut", seats=2)
    bot = frabjous.bot("greedy")
    while not game.over:
        game.play(bot.choose(game))
    assert game.outcome is not None
    assert sum(game.outcome.scores) == 1
    assert game.record().startswith("Frabjous record 1\nGame: splut\n")


def test_importing_it_loads_nothing_else() -> None:
    script = "import sys, frabjous; print([name for name in sys.modules if name.startswith('frabjous.')])"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


def test_what_it_lists_is_there_and_nothing_else() -> None:
    assert all(getattr(frabjous, name) for name in dir(frabjous))
    with pytest.raises(AttributeError, match="has no attribute “chess”"):
        frabjous.chess  # noqa: B018


@pytest.mark.parametrize("module", [frabjous, library])
def test_the_examples_in_its_docstrings_run(module: object) -> None:
    names = {"new": library.new}
    assert doctest.testmod(module, extraglobs=names).failed == 0  # type: ignore[arg-type]  # modules are objects


@pytest.mark.parametrize("key", ROOMS)
def test_every_game_can_be_played_to_its_end_and_verified(key: str) -> None:
    for seats in frabjous.room(key).game.seats:
        game = finished(key, seats, seed=4)
        record = loads(game.record())
        assert verify(frabjous.room(key).game, record).outcome() == game.outcome


def test_the_same_seed_gives_the_same_game() -> None:
    assert finished("splut", 2, seed=9).record() == finished("splut", 2, seed=9).record()
    assert finished("splut", 2, seed=9).record() != finished("splut", 2, seed=10).record()


def test_a_record_can_be_loaded_and_played_on() -> None:
    game = frabjous.new("splut", seed=1)
    game.play("S d2-d3")
    again = frabjous.load(game.record())
    assert (again.length, again.seat, again.legal()) == (1, game.seat, game.legal())
    again.play(again.legal()[0])
    assert (game.length, again.length) == (1, 2)


def test_a_sealed_record_can_be_loaded_too() -> None:
    text = frabjous.new("splut", seed=1).record()
    sealed = "\n".join("Seed: sealed" if row.startswith("Seed: ") else row for row in text.split("\n"))
    game = frabjous.load(sealed)
    game.play(game.legal()[0])
    assert "Seed: sealed\n" in game.record()


def test_a_copy_goes_its_own_way() -> None:
    game = frabjous.new("splut", seed=1)
    other = game.copy()
    other.play("S d2-d3")
    assert (game.length, other.length) == (0, 1)


def test_an_action_can_be_taken_back() -> None:
    game = frabjous.new("splut", seed=1)
    before = game.description()
    game.play("S d2-d3")
    game.undo()
    assert (game.description(), game.length, game.seat) == (before, 2, 0)
    with pytest.raises(GameError, match="nothing to take back"):
        game.undo()


@pytest.mark.parametrize(("key", "seats", "seed"), [("splut", 2, 3), ("snark", 2, 3), ("snatch_it", 3, 3)])
def test_actions_are_taken_back_one_by_one_and_none_too_far(key: str, seats: int, seed: int) -> None:
    """Each undo leads to just before the latest action that still counts, not past the one before it."""
    game = frabjous.new(key, seats=seats, seed=seed)
    before = []
    for _ in range(12):
        before.append((game.description(), game.to_act, game.legal(game.to_act[0])))
        game.play(game.legal(game.to_act[0])[0], game.to_act[0])
    while before:
        game.undo()
        assert (game.description(), game.to_act, game.legal(game.to_act[0])) == before.pop()


@pytest.mark.parametrize(
    ("text", "seat", "error"),
    [("hop", None, BadNotation), ("T e4-e5", None, IllegalAction), ("S d2-d3", 1, NotYourTurn)],
)
def test_what_is_not_allowed_is_refused_and_changes_nothing(
    text: str, seat: int | None, error: type[GameError]
) -> None:
    game = frabjous.new("splut")
    with pytest.raises(error):
        game.play(text, seat)
    assert game.length == 0


def test_nobody_acts_after_the_end() -> None:
    game = finished("splut", 2, seed=4)
    assert game.to_act == ()
    for ask in (game.legal, lambda: game.play("skip"), lambda: frabjous.bot("fool").choose(game)):
        with pytest.raises(GameIsOver):
            ask()


def test_what_does_not_fit_is_refused_in_a_sentence() -> None:
    for wrong in (
        lambda: frabjous.new("chess"),
        lambda: frabjous.new("splut", 7),
        lambda: frabjous.new("splut", sides="up"),
        lambda: frabjous.bot("oracle"),
        lambda: frabjous.new("splut").description(language="la"),
    ):
        with pytest.raises(BadOption, match=r"\.$"):
            wrong()
    with pytest.raises(BadRecordFile, match=r"^Line 1 of the file: "):
        frabjous.load("not a record")


def test_options_are_named_as_arguments() -> None:
    assert "Option: sides=west,east\n" in frabjous.new("splut", sides="west,east").record()


def test_a_position_is_told_in_sentences_and_languages() -> None:
    game = frabjous.new("splut", seed=1)
    game.play("S d2-d3")
    assert game.description().startswith("The Crown (crown): sorcerer d3, ")
    assert game.description(language="de").startswith("Die Krone")
    assert game.story() == ["The Crown’s sorcerer stepped from d2 to d3."]
    assert repr(game) == "<splut, 2 seats, 1 lines, seat 2 to act>"


def test_a_seat_is_shown_its_choices_and_an_onlooker_none() -> None:
    game = frabjous.new("splut", seed=1)
    assert [choice.action for choice in game.scene(0).choices] == game.legal()
    assert game.scene(1).choices == game.scene().choices == ()


@pytest.mark.parametrize("key", ROOMS)
def test_a_notebook_gets_a_picture_that_stands_alone(key: str) -> None:
    picture = frabjous.new(key, seed=1)._repr_svg_()
    root = ElementTree.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    drawn = {use.get("href") for use in root.iter("{http://www.w3.org/2000/svg}use")}
    there = {f"#{one.get('id')}" for one in root.iter() if one.get("id")}
    assert drawn <= there


def test_a_record_of_older_rules_goes_on_by_them_and_a_new_game_has_the_newest() -> None:
    text = (Path(__file__).parent / "games" / "snark" / "golden" / "version-1.txt").read_text("utf-8")
    head, lines = text.split("\n\n")
    old = frabjous.load("\n".join([head, "", *lines.splitlines()[:1612], ""]))
    old.play("exchange taste")
    assert old.record() == text
    assert (old.room.game.rules_version, frabjous.new("snark").room.game.rules_version) == (1, 2)
    assert frabjous.room("snark", 1) is old.room
