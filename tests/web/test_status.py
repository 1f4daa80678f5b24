"""What stands around the picture: who is really awaited, and how a request was answered."""

from __future__ import annotations

import pytest

from frabjous.games.snit_smashing import SNIT_SMASHING
from frabjous.scene.model import Shape
from frabjous.table.deeds import Draw, Rematch, Resign
from frabjous.table.table import Table
from frabjous.web import status
from frabjous.web.picture import Picture
from frabjous.web.sight import Eyes, Sight
from table.tables import ADA, BOB, OPEN, WIM, answer, bot, do, moved, play, splut, table_of


def seen_by(table: Table, *chairs: int, language: str = "en") -> Sight:
    return Sight(table, table.match, Eyes(frozenset(chairs), language))


def waiting(sight: Sight) -> str:
    return sight.names.named(status.waiting(sight))


def asked(sight: Sight) -> str:
    return sight.names.named(status.asked(sight))


# Who is awaited


@pytest.mark.parametrize(
    ("language", "both", "one"),
    [
        ("en", "Waiting for Ada and Bob.", "Waiting for Bob."),
        ("de", "Jetzt dran: Ada und Bob.", "Jetzt dran: Bob."),
        ("fr", "On attend Ada et Bob.", "On attend Bob."),
    ],
)
def test_all_who_are_awaited_are_named(language: str, both: str, one: str) -> None:
    table = play(table_of(SNIT_SMASHING, WIM, ADA, BOB), "0 no order")
    assert waiting(seen_by(table, 0, language=language)) == both
    assert waiting(seen_by(play(table, "1 no order"), 0, language=language)) == one


def test_people_are_awaited_rather_than_bots() -> None:
    table = table_of(SNIT_SMASHING, WIM, bot(), ADA)
    assert waiting(seen_by(play(table, "0 no order"), 0)) == "Waiting for Ada."
    assert waiting(seen_by(play(table, "0 no order", "2 no order"), 0)) == "Waiting for Greedy."


def test_nobody_is_said_to_wait_for_themselves() -> None:
    table = table_of(SNIT_SMASHING, WIM, ADA, BOB)
    assert waiting(seen_by(table, 0)) == "", "I choose"
    left = do(play(table, "1 no order", "2 no order"), Resign(0))
    assert left.bot_at(0)
    assert waiting(seen_by(left, 0)) == "", "a bot chooses for me"
    assert waiting(seen_by(left, 1)) == "Waiting for Wim."


def test_a_free_seat_is_awaited_by_all() -> None:
    table = table_of(SNIT_SMASHING, WIM, OPEN, ADA)
    assert waiting(seen_by(table, 0)) == "The game begins when the last seat is taken."
    table = table_of(SNIT_SMASHING, WIM, OPEN, OPEN)
    assert waiting(seen_by(table, 0)) == "The game begins when the 2 free seats are taken."


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_whom_the_question_names_is_not_named_again(language: str) -> None:
    to_move = Picture(seen_by(splut(WIM, ADA), 1, language=language))
    assert "Wim" in to_move.sight.names.named(to_move.question())
    assert status.waiting(to_move.sight, to_move.question) == ""


# What is asked, and answered


def test_what_is_asked_and_answered_stands_in_one_place() -> None:
    offered = do(splut(WIM, ADA, BOB), Draw(0))
    assert asked(seen_by(offered, 0)) == "You offer a draw."
    agreeing = do(offered, answer(1, yes=True))
    assert asked(seen_by(agreeing, 0)) == "You offer a draw. Ada agrees."
    assert asked(seen_by(agreeing, 2)) == "Wim offers a draw. Ada agrees."
    declined = do(agreeing, answer(2, yes=False))
    assert asked(seen_by(declined, 0)) == "You offer a draw. Ada agrees. Bob declines."
    assert asked(seen_by(declined)) == "Wim offers a draw. Ada agrees. Bob declines."
    assert asked(seen_by(declined, 2)) == "", "who answered knows it"


def test_an_answer_is_gone_when_the_game_goes_on() -> None:
    declined = do(splut(WIM, ADA), Draw(0), answer(1, yes=False))
    assert asked(seen_by(declined, 0))
    assert asked(seen_by(moved(declined, 0), 0)) == ""
    again = do(declined, Draw(0))
    assert asked(seen_by(again, 0)) == "You offer a draw."
    assert asked(seen_by(do(again, answer(1, yes=True)), 0)) == "", "the result says it"


def test_nobody_is_asked_anything_once_the_people_have_ended_the_game() -> None:
    resigned = Picture(seen_by(do(splut(WIM, ADA), Resign(1)), 0))
    asked = resigned.frame(resigned.play.length, Shape.WIDE).asks
    assert [one.question for one in asked] == ["Here the game ends."]


def test_in_a_rematch_without_a_clock_nobody_waits_for_a_clock() -> None:
    over = do(play(table_of(SNIT_SMASHING, WIM, ADA), "0 no order"), Resign(0))
    again = do(over, Rematch(1))
    assert again.match.place == 1
    assert waiting(seen_by(play(again, "0 no order"), 0)) == "Waiting for Ada."
