"""Hints: who may ask, and how the others come to know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from frabjous.core.contract import ONLOOKER, Player, said
from frabjous.core.errors import GameIsOver, NotYourTurn
from frabjous.table.deeds import Draw, Hint, Resign, Undo
from frabjous.table.refusals import NoHints
from frabjous.table.table import Table
from frabjous.table.telling import told
from table.tables import ADA, WIM, act, bot, can, check_whole, do, legal, picks, play, splut, told_by_table


def with_hints(table: Table) -> Table:
    return replace(table, hints=True)


def test_everybody_is_told_who_asked() -> None:
    table = do(with_hints(splut(WIM, ADA)), Hint(0))
    assert told_by_table(table) == ["asked hint by 1"]
    assert told(table.play, 1, ONLOOKER) == [said("told-asked-hint", who=Player(0))]
    check_whole(table)


def test_where_the_host_allowed_none_there_are_none() -> None:
    table = splut(WIM, bot())
    assert "hint" not in can(table, 0)
    with pytest.raises(NoHints):
        do(table, Hint(0))


def test_only_who_must_choose_may_ask() -> None:
    table = with_hints(splut(WIM, ADA))
    assert "hint" in can(table, 0)
    assert "hint" not in can(table, 1)
    with pytest.raises(NotYourTurn):
        do(table, Hint(1))


def test_after_the_game_there_is_nothing_to_ask() -> None:
    table = do(with_hints(splut(WIM, ADA)), Resign(1))
    assert "hint" not in can(table, 0)
    with pytest.raises(GameIsOver):
        do(table, Hint(0))


def test_asking_again_about_the_same_choice_is_no_news() -> None:
    table = do(with_hints(splut(WIM, ADA)), Hint(0), Hint(0), Draw(1), Hint(0))
    assert told_by_table(table) == ["asked hint by 1", "offered draw by 2"]


def test_the_next_choice_is_asked_about_anew_and_so_is_one_taken_back() -> None:
    table = do(with_hints(splut(WIM, ADA)), Hint(0))
    table = do(play(table, f"0 {legal(table, 0)[0]}"), Undo(0), Hint(0))
    assert told_by_table(table) == ["asked hint by 1", "undo 1", "asked hint by 1"]
    check_whole(table)


def test_who_chooses_in_secret_at_once_asks_for_oneself() -> None:
    table = play(with_hints(picks(WIM, ADA)), "0 high")
    table = do(table, Hint(1), Hint(0), Hint(1))
    assert told_by_table(table) == ["asked hint by 2", "asked hint by 1"]


def test_a_choice_made_before_somebody_asked_still_counts() -> None:
    table = play(with_hints(picks(WIM, ADA)), "0 high")
    choice = act(0, legal(table, 0)[0], table.play.length, 0)
    assert do(table, Hint(1), choice).play.length == table.play.length + 2
