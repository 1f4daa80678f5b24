"""A game that goes on keeps all that is known of it and its table, whatever fields they come to have."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, Final

import pytest

from frabjous.core.record import Line, dated
from frabjous.table.clock import NO_CLOCK
from frabjous.table.table import Match, Table
from table.tables import ADA, WIM, play, splut

A_TIME: Final = 7


def names(kind: type[Any], *others: str) -> list[str]:
    """Name the fields of a kind but for some."""
    return [field.name for field in fields(kind) if field.init and field.name not in others]


@pytest.mark.parametrize("name", names(Table, "matches"))
def test_a_table_keeps_everything_but_its_games(name: str) -> None:
    table, mark = splut(WIM, ADA), object()
    known = replace(table, **{name: mark})  # type: ignore[arg-type]  # of whatever kind
    assert getattr(known.with_match(known.match), name) is mark


@pytest.mark.parametrize("name", names(Match, "play"))
def test_a_game_keeps_everything_but_its_play(name: str) -> None:
    match, mark = splut(WIM, ADA).match, object()
    known = replace(match, **{name: mark})  # type: ignore[arg-type]
    assert getattr(known.gone_on(known.play, A_TIME, NO_CLOCK), name) is mark


def test_a_line_keeps_everything_but_its_time() -> None:
    before = play(splut(WIM, ADA), "0 D e2-e3").play
    (line,) = before.record.lines
    (after,) = dated(before, 0, A_TIME).record.lines
    assert after.at == A_TIME
    assert [getattr(after, name) for name in names(Line, "at")] == [getattr(line, name) for name in names(Line, "at")]
