"""Who sits where: chairs, names, and rematches that rotate the seats."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fakes import PICKS
from frabjous.core.contract import Outcome
from frabjous.core.errors import GameError, NotYourTurn
from frabjous.games.room import Sequel
from frabjous.games.splut import SPLUT
from frabjous.table.chairs import Chair, Kind, chair_of, seat_of
from frabjous.table.commands import Answer, LetBotPlay, OfferDraw, Rematch, Resign, Sit
from frabjous.table.refusals import (
    ChairTaken,
    StillPlaying,
)
from frabjous.table.table import NewGame, NewSitter, Table, opened
from table.tables import (
    ADA,
    BOB,
    OPEN,
    SECRET,
    WIM,
    bot,
    check_whole,
    do,
    picks,
    play,
    splut,
)

# Chairs


def test_an_open_chair_can_be_taken_once() -> None:
    table, effects = splut(WIM, OPEN).handle(Sit(1, "Eve", "phone"))
    assert effects == [NewSitter(1, Chair(Kind.PERSON, "Eve", "", "phone"))]
    with pytest.raises(ChairTaken):
        table.handle(Sit(1, "Mallory", "laptop"))


@pytest.mark.parametrize("chair", [0, 1])
def test_a_chair_of_a_person_or_a_bot_is_taken(chair: int) -> None:
    with pytest.raises(ChairTaken):
        splut(WIM, bot()).handle(Sit(chair, "Eve", "phone"))


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


def test_seats_and_chairs_turn_against_each_other() -> None:
    for seats in (2, 3, 4):
        for place in range(6):
            for chair in range(seats):
                assert chair_of(seat_of(chair, place, seats), place, seats) == chair


# Rematch


def test_a_rematch_rotates_the_seats_by_one() -> None:
    table = do(picks(WIM, ADA, BOB), OfferDraw(0), Answer(1, True), Answer(2, True))
    again, effects = table.handle(Rematch(2, "game-2", bytes(32)))
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
    again = do(table, Rematch(0, "game-2", bytes(32)))
    assert again.match.secret == bytes(32)
    assert again.play.record.options == table.play.record.options
    assert again.play.record.seal != table.play.record.seal


def test_after_as_many_games_as_seats_everybody_sits_as_at_first() -> None:
    table = picks(WIM, ADA)
    for number in range(2):
        table = do(table, Resign(0), Rematch(0, f"game-{number + 2}", bytes([number] * 32)))
    assert [table.seat(chair) for chair in range(2)] == [0, 1]
    assert len(table.matches) == 3


def test_there_is_no_rematch_while_a_game_is_played() -> None:
    with pytest.raises(StillPlaying):
        splut(WIM, ADA).handle(Rematch(0, "game-2", bytes(32)))


def test_who_was_away_plays_again_in_a_rematch() -> None:
    table = do(picks(WIM, ADA), LetBotPlay(1, "fool"), Resign(0), Rematch(0, "game-2", SECRET))
    assert not table.bot_at(table.seat(1))


def test_a_resignation_in_a_rotated_game_is_of_the_right_seat() -> None:
    table = do(picks(WIM, ADA), Resign(0), Rematch(0, "game-2", bytes(32)), Resign(0))
    outcome = table.play.outcome()
    assert outcome is not None
    assert outcome.scores == (1.0, 0.0), "Wim plays the second seat now"


# Two games in turn


def in_turn() -> Table:
    """Set up a table where Picks follows Splut!: a short game if the first seat won, else a long one."""

    def rounds(outcome: Outcome) -> dict[str, str]:
        return {"rounds": "1" if outcome.scores[0] else "5"}

    rooms = (replace(SPLUT, sequel=Sequel("picks", rounds)), PICKS)
    return opened("jabber", rooms, {}, (WIM, ADA), "game-1", SECRET)


def test_a_sequel_is_another_game_with_options_from_what_went_before() -> None:
    table = do(in_turn(), Resign(1), Rematch(0, "game-2", bytes(32)))
    assert table.play.record.game == "picks"
    assert dict(table.play.record.options)["rounds"] == "1"
    assert dict(do(in_turn(), Resign(0), Rematch(0, "game-2", bytes(32))).play.record.options)["rounds"] == "5"
    check_whole(table)


def test_everybody_keeps_their_seat_in_a_sequel_and_moves_on_after_it() -> None:
    table = do(in_turn(), Resign(1), Rematch(0, "game-2", bytes(32)))
    assert [table.seat(chair) for chair in range(2)] == [0, 1]
    table = do(table, Resign(1), Rematch(0, "game-3", bytes(32)))
    assert table.play.record.game == "splut"
    assert [table.seat(chair) for chair in range(2)] == [1, 0]


def test_a_table_cannot_be_opened_with_what_does_not_fit() -> None:
    with pytest.raises(GameError):
        splut(WIM)
    with pytest.raises(GameError):
        opened("x", picks(WIM, ADA).rooms, {"rounds": "99"}, (WIM, ADA), "game-1", SECRET)
