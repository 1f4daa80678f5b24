"""Who sits where: chairs, names, and rematches that rotate the seats."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import structs

from fakes import PICKS
from frabjous.core.contract import Outcome
from frabjous.core.errors import GameError, NotYourTurn
from frabjous.games.room import Sequel
from frabjous.games.splut import SPLUT
from frabjous.table.chair_deeds import CallMe, Sit
from frabjous.table.chairs import Chair, Kind, chair_of, seat_of
from frabjous.table.deeds import Absent, Draw, Rematch, Resign
from frabjous.table.refusals import (
    ChairTaken,
    NameWithoutLetters,
    NotYours,
    StillPlaying,
)
from frabjous.table.table import NewGame, NewName, NewSitter, Table, opened
from table.tables import ADA, BOB, OPEN, SECRET, WIM, answer, bot, check_whole, do, handle, picks, play, splut

# Chairs


def test_an_open_chair_can_be_taken_once() -> None:
    table, effects = handle(splut(WIM, OPEN), Sit(1, "Eve", "phone"))
    assert effects == [NewSitter(1, Chair(Kind.PERSON, "Eve", "", "phone"))]
    with pytest.raises(ChairTaken):
        handle(table, Sit(1, "Mallory", "laptop"))


@pytest.mark.parametrize("chair", [0, 1])
def test_a_chair_of_a_person_or_a_bot_is_taken(chair: int) -> None:
    with pytest.raises(ChairTaken):
        handle(splut(WIM, bot()), Sit(chair, "Eve", "phone"))


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Eve  ", "Eve"),
        ("Eve\tof\n Sarn", "Eve of Sarn"),
        ("x" * 100, "x" * 24),
        ("x" * 23 + " y", "x" * 23),
        ("", ""),
        ("  ", ""),
        ("<b>", "<b>"),
    ],
)
def test_a_name_is_trimmed(typed: str, kept: str) -> None:
    assert do(splut(WIM, OPEN), Sit(1, typed, "phone")).chairs[1].name == kept


@pytest.mark.parametrize("typed", ["42", "!?", "\u200b", "🎲 7"])
def test_a_name_without_a_letter_is_refused(typed: str) -> None:
    with pytest.raises(NameWithoutLetters):
        handle(splut(WIM, OPEN), Sit(1, typed, "phone"))


def test_a_person_may_be_called_otherwise() -> None:
    table, effects = handle(splut(WIM, ADA), CallMe(0, " Willem ", "moon"))
    renamed = structs.replace(WIM, name="Willem", face="moon")
    assert table.chairs == (renamed, ADA)
    assert effects == [NewName(0, renamed)]
    assert do(table, CallMe(0, "", "")).chairs[0].name == ""


@pytest.mark.parametrize("sitter", [OPEN, bot()])
def test_only_people_are_called_otherwise(sitter: Chair) -> None:
    with pytest.raises(NotYours):
        handle(splut(WIM, sitter), CallMe(1, "Eve", ""))


def test_seats_and_chairs_turn_against_each_other() -> None:
    for seats in (2, 3, 4):
        for place in range(6):
            for chair in range(seats):
                assert chair_of(seat_of(chair, place, seats), place, seats) == chair


# Rematch


def test_a_rematch_rotates_the_seats_by_one() -> None:
    table = do(picks(WIM, ADA, BOB), Draw(0), answer(1, True), answer(2, True))
    again, effects = handle(table, Rematch(2))
    assert effects == [NewGame(again.match)]
    assert again.match.place == 1
    assert [again.seat(chair) for chair in range(3)] == [2, 0, 1]
    assert [again.sitter(seat) for seat in range(3)] == [ADA, BOB, WIM]
    assert again.matches[0] == table.match
    assert again.chairs == table.chairs
    assert play(again, "1 high").play.to_act() == (0, 1, 2)
    with pytest.raises(NotYourTurn):
        play(again, "0 high")
    check_whole(again)


def test_a_rematch_has_its_own_dice_and_the_same_options() -> None:
    table = do(picks(WIM, ADA, rounds="5"), Resign(0))
    again = do(table, Rematch(0))
    assert again.match.secret != table.match.secret
    assert again.play.record.options == table.play.record.options
    assert again.play.record.seal != table.play.record.seal


def test_after_as_many_games_as_seats_everybody_sits_as_at_first() -> None:
    table = picks(WIM, ADA)
    for _ in range(2):
        table = do(table, Resign(0), Rematch(0))
    assert [table.seat(chair) for chair in range(2)] == [0, 1]
    assert len(table.matches) == 3


def test_there_is_no_rematch_while_a_game_is_played() -> None:
    with pytest.raises(StillPlaying):
        handle(splut(WIM, ADA), Rematch(0))


def test_who_was_away_plays_again_in_a_rematch() -> None:
    table = do(picks(WIM, ADA), Absent(1), Resign(0), Rematch(0))
    assert not table.bot_at(table.seat(1))


def test_a_resignation_in_a_rotated_game_is_of_the_right_seat() -> None:
    table = do(picks(WIM, ADA), Resign(0), Rematch(0))
    table = do(table, *(Resign(seat) for seat in table.seats_of({0})))
    outcome = table.play.outcome()
    assert outcome is not None
    assert outcome.scores == (1.0, 0.0), "Wim plays the second seat now"


# Two games in turn


def in_turn() -> Table:
    """Set up a table where Picks follows Splut!: a short game if the first seat won, else a long one."""

    def rounds(outcome: Outcome) -> dict[str, str]:
        return {"rounds": "1" if outcome.scores[0] else "5"}

    rooms = (replace(SPLUT, sequel=Sequel("picks", rounds, lambda outcome: outcome.why)), PICKS)
    return opened("jabber", rooms, {}, (WIM, ADA), "game-1", SECRET)


def test_a_sequel_is_another_game_with_options_from_what_went_before() -> None:
    table = do(in_turn(), Resign(1), Rematch(0))
    assert table.play.record.game == "picks"
    assert dict(table.play.record.options)["rounds"] == "1"
    assert dict(do(in_turn(), Resign(0), Rematch(0)).play.record.options)["rounds"] == "5"
    check_whole(table)


def test_everybody_keeps_their_seat_in_a_sequel_and_moves_on_after_it() -> None:
    table = do(in_turn(), Resign(1), Rematch(0))
    assert [table.seat(chair) for chair in range(2)] == [0, 1]
    table = do(table, Resign(1), Rematch(0))
    assert table.play.record.game == "splut"
    assert [table.seat(chair) for chair in range(2)] == [1, 0]


def test_a_table_cannot_be_opened_with_what_does_not_fit() -> None:
    with pytest.raises(GameError):
        splut(WIM)
    with pytest.raises(GameError):
        opened("x", picks(WIM, ADA).rooms, {"rounds": "99"}, (WIM, ADA), "game-1", SECRET)
