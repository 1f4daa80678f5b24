"""Whom a deed calls, as it follows from the table before and after; no time, no store."""

from __future__ import annotations

from dataclasses import replace

from frabjous.games.splut import SPLUT
from frabjous.table.alerts import Call, Why, calls, holds
from frabjous.table.chair_deeds import Sit
from frabjous.table.chairs import Chair
from frabjous.table.deed import AnyDeed, handle
from frabjous.table.deeds import Draw, Resign, Undo
from frabjous.table.table import Outside, Table, opened
from table.tables import ADA, SECRET, WIM, act, bot, person


def table(*chairs: Chair) -> Table:
    return opened("t", (SPLUT,), {}, chairs, "g", SECRET)


def done(before: Table, deed: AnyDeed) -> tuple[Table, list[Call]]:
    after, _ = handle(before, deed, Outside({}, lambda: ("h", SECRET)))
    return after, calls(before, after)


def test_the_next_to_move_is_called_and_only_until_they_have() -> None:
    after, found = done(table(WIM, ADA), act(0, "D e2-e3", 0, 0))
    assert found == [Call(1, Why.TURN, "0 0;")]
    assert holds(after, found[0])
    later, none = done(after, act(1, "D e8-e7", 1, 0))
    assert none == [], "the second step of a turn"
    assert not holds(later, found[0])


def test_what_is_taken_back_and_done_anew_is_the_same_turn() -> None:
    after, first = done(table(WIM, ADA), act(0, "D e2-e3", 0, 0))
    back, nobody = done(after, Undo(0))
    assert not holds(back, first[0])
    _, again = done(back, act(0, "S d2-d3", 2, 0))
    assert (nobody, again) == ([Call(0, Why.TURN, "0 0;")], first)


def test_a_game_that_begins_calls_who_begins() -> None:
    after, found = done(table(WIM, Chair()), Sit(1, "Ada", "ada"))
    assert found == [Call(0, Why.TURN, "0 0;")]
    assert holds(after, found[0])


def test_a_question_and_an_end_call_whom_they_concern() -> None:
    after, _ = done(table(WIM, ADA), act(0, "D e2-e3", 0, 0))
    asked, found = done(after, Draw(0))
    assert found == [Call(1, Why.ASKED, "0 0;")], "in the middle of their turn: the same mark"
    _, over = done(asked, Resign(1))
    assert [(call.chair, call.why) for call in over] == [(0, Why.OVER), (1, Why.OVER)]


def test_bots_and_who_shares_the_device_are_not_called() -> None:
    assert done(table(WIM, bot()), act(0, "D e2-e3", 0, 0))[1] == []
    assert done(table(person("Wim", "sofa"), person("Ada", "sofa")), act(0, "D e2-e3", 0, 0))[1] == []


def test_nobody_is_called_to_a_table_that_was_closed() -> None:
    after, found = done(table(WIM, ADA), act(0, "D e2-e3", 0, 0))
    assert not holds(replace(after, is_closed=True), found[0])
