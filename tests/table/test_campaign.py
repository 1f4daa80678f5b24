"""Snit Smashing, then Snits' Revenge, at one table (B16, R0)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from frabjous.games import room_of
from frabjous.table.chairs import Chair
from frabjous.table.deeds import Draw, Rematch, Resign
from frabjous.table.table import Table, Won, opened
from table.tables import ADA, BOB, SECRET, WIM, answer, check_whole, do

ROOMS = (room_of("snit_smashing"), room_of("snits_revenge"))


def campaign(*chairs: Chair) -> Table:
    return opened("jabber", ROOMS, {}, chairs, "game-1", SECRET)


def rolls(table: Table) -> list[str]:
    """Give what was rolled before anything else in the present game."""
    return [line.text for line in table.play.record.lines if line.text.startswith("dice")]


def test_whoever_lost_the_beach_is_the_bolotomus_without_a_roll() -> None:
    table = do(campaign(WIM, ADA), Resign(0), Rematch(1))
    assert table.play.record.game == "snits_revenge"
    assert table.play.state.bolotomus == table.seat(0)
    assert not rolls(table)
    check_whole(table)


@pytest.mark.parametrize("chairs", [(WIM, ADA), (WIM, ADA, BOB)], ids=len)
def test_a_shared_victory_is_settled_by_rolls_that_stand_in_the_record(chairs: tuple[Chair, ...]) -> None:
    answers = [answer(chair, yes=True) for chair in range(1, len(chairs))]
    table = do(campaign(*chairs), Draw(0), *answers, Rematch(0))
    assert len(rolls(table)) >= len(chairs)
    assert table.play.state.bolotomus in range(len(chairs))
    check_whole(table)


def test_the_points_of_all_games_are_added_up_by_chair() -> None:
    table = campaign(WIM, ADA)
    assert table.won() == Won(0, (Fraction(0), Fraction(0)))
    table = do(table, Resign(0), Rematch(1))
    assert table.won() == Won(1, (Fraction(0), Fraction(1)))
    table = do(table, Draw(0), answer(1, yes=True), Rematch(1))
    assert table.won() == Won(2, (Fraction(1, 2), Fraction(3, 2)))
    assert table.seat(0) == 1, "seats have moved on; points stay with the chair"
    table = do(table, Resign(table.seat(0)))
    assert table.won() == Won(3, (Fraction(1, 2), Fraction(5, 2)))


def test_the_next_campaign_begins_on_the_beach_with_seats_moved_on() -> None:
    table = do(campaign(WIM, ADA), Resign(0), Rematch(1), Resign(0), Rematch(1))
    assert table.play.record.game == "snit_smashing"
    assert [table.seat(chair) for chair in range(2)] == [1, 0]
    check_whole(table)
