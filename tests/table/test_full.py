"""A table has room for so much and no more, however often somebody clicks."""

from __future__ import annotations

import pytest

from frabjous.table import table as tables
from frabjous.table.deeds import Rematch, Resign, Undo
from frabjous.table.refusals import TableIsFull
from table.tables import ADA, WIM, bot, do, play, splut


def test_taking_back_again_and_again_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_LINES", 10)
    table = splut(WIM, ADA)
    for _ in range(5):
        table = do(play(table, "0 D e2-e3"), Undo(0))
    with pytest.raises(TableIsFull):
        play(table, "0 D e2-e3")
    assert table.play.length == 10


def test_a_game_at_a_full_table_can_be_given_up_but_no_other_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_LINES", 1)
    over = do(play(splut(WIM, ADA), "0 D e2-e3"), Resign(1))
    assert over.play.outcome() is not None
    with pytest.raises(TableIsFull):
        do(over, Rematch(0))


def test_bots_rest_at_a_full_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play(splut(WIM, bot()), "0 D e2-e3")
    assert table.bots_to_act() == [1]
    monkeypatch.setattr(tables, "MOST_LINES", 1)
    assert table.bots_to_act() == []
