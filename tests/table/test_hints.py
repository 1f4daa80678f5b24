"""Hints: who may ask, and how the others come to know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from frabjous.core.contract import ONLOOKER, Player, said
from frabjous.core.errors import GameIsOver, NotYourTurn
from frabjous.table.allowed import allowed
from frabjous.table.commands import Act, AskHint, OfferDraw, Resign, TakeBack
from frabjous.table.refusals import NoHints
from frabjous.table.table import Table
from frabjous.table.telling import told
from table.tables import ADA, WIM, bot, check_whole, do, legal, picks, play, splut, told_by_table


def with_hints(table: Table) -> Table:
    return replace(table, hints=True)


def can(table: Table, chair: int) -> bool:
    return "hint" in allowed(table, chair, lambda _: False)


def test_everybody_is_told_who_asked() -> None:
    table = do(with_hints(splut(WIM, ADA)), AskHint(0))
    assert told_by_table(table) == ["asked hint by 1"]
    assert told(table.play, 1, ONLOOKER) == [said("told-asked-hint", who=Player(0))]
    check_whole(table)


def test_where_the_host_allowed_none_there_are_none() -> None:
    table = splut(WIM, bot())
    assert not can(table, 0)
    with pytest.raises(NoHints):
        do(table, AskHint(0))


def test_only_who_must_choose_may_ask() -> None:
    table = with_hints(splut(WIM, ADA))
    assert (can(table, 0), can(table, 1)) == (True, False)
    with pytest.raises(NotYourTurn):
        do(table, AskHint(1))


def test_after_the_game_there_is_nothing_to_ask() -> None:
    table = do(with_hints(splut(WIM, ADA)), Resign(1))
    assert not can(table, 0)
    with pytest.raises(GameIsOver):
        do(table, AskHint(0))


def test_asking_again_about_the_same_choice_is_no_news() -> None:
    table = do(with_hints(splut(WIM, ADA)), AskHint(0), AskHint(0), OfferDraw(1), AskHint(0))
    assert told_by_table(table) == ["asked hint by 1", "offered draw by 2"]


def test_the_next_choice_is_asked_about_anew_and_so_is_one_taken_back() -> None:
    table = do(with_hints(splut(WIM, ADA)), AskHint(0))
    table = do(play(table, f"0 {legal(table, 0)[0]}"), TakeBack(0), AskHint(0))
    assert told_by_table(table) == ["asked hint by 1", "undo 1", "asked hint by 1"]
    check_whole(table)


def test_who_chooses_in_secret_at_once_asks_for_oneself() -> None:
    table = play(with_hints(picks(WIM, ADA)), "0 high")
    table = do(table, AskHint(1), AskHint(0), AskHint(1))
    assert told_by_table(table) == ["asked hint by 2", "asked hint by 1"]


def test_a_choice_made_before_somebody_asked_still_counts() -> None:
    table = play(with_hints(picks(WIM, ADA)), "0 high")
    choice = Act(0, legal(table, 0)[0], table.play.length, 0)
    assert do(table, AskHint(1), choice).play.length == table.play.length + 2
