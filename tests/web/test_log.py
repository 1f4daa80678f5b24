"""The log is written line by line and kept: nothing is told twice, and what was taken back is struck out."""

from __future__ import annotations

from typing import Any

import pytest

from frabjous.core.agreed import Undo
from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE
from frabjous.core.record import Line, Replay, agree, begin, draw
from frabjous.games import IN_ORDER
from frabjous.games.room import AnyRoom
from frabjous.scene.names import Names
from frabjous.table.chairs import Chair, Kind
from frabjous.table.table import Match, Table
from frabjous.web.log import Log, Logs
from frabjous.web.sight import Eyes, Sight


def table_of(room: AnyRoom, play: Replay[Any, Any, Any]) -> Table:
    chairs = tuple(Chair(Kind.PERSON, "Ada") for _ in range(play.record.seats))
    return Table("ABCD", (room,), {}, chairs, (Match("1", 0, 0, room, bytes(32), play),))


def went_on(play: Replay[Any, Any, Any], dice: Dice, lines: int) -> Replay[Any, Any, Any]:
    for _ in range(lines):
        if not play.to_act():
            break
        actor = play.to_act()[0]
        if actor == CHANCE:
            play = draw(play, dice)
        else:
            legal = play.game.legal(play.state, actor)
            play = play.plus(Line(play.length + 1, actor, dice.pick(legal).text))
    return play


def log_of(table: Table, eyes: Eyes) -> Log:
    sight = Sight(table, table.match, eyes)
    return Log(sight.viewer(now=False), sight.teller, sight.pen)


@pytest.mark.parametrize("room", IN_ORDER, ids=lambda room: room.key)
def test_a_log_that_grew_reads_as_one_written_at_once_and_no_row_is_written_twice(room: AnyRoom) -> None:
    dice, play = Dice(3), begin(room.game, min(room.game.seats), {}, bytes(32))
    eyes = Eyes(frozenset({0}), "en")
    table = table_of(room, play)
    growing, names = log_of(table, eyes), Names(["Ada <3", "Bob"])
    for lines in (1, 5, 20):
        before = list(growing.rows)
        play = went_on(play, dice, lines)
        now = table_of(room, play).match
        assert growing.html(now) == log_of(table, eyes).html(now)
        assert growing.page(now, names) == names.named(growing.html(now))
        assert all(new is old for new, old in zip(growing.rows, before, strict=False))


def test_what_was_taken_back_is_struck_out_in_a_log_that_is_kept() -> None:
    room = IN_ORDER[0]
    play = went_on(begin(room.game, 2, {}, bytes(32)), Dice(1), 3)
    eyes = Eyes(frozenset(), "en")
    table = table_of(room, play)
    kept, names = log_of(table, eyes), Names(["Ada", "Bob"])
    assert 'class="undone"' not in kept.page(table.match, names)
    after = table_of(room, agree(play, Undo(1))).match
    html = kept.page(after, names)
    assert [f'<li data-line="{number}" class="undone">' in html for number in (1, 2, 3)] == [False, True, True]
    assert 'data-line="4" data-undoes="1"' in html


def test_names_that_change_stand_in_the_whole_page() -> None:
    room = IN_ORDER[0]
    table = table_of(room, went_on(begin(room.game, 2, {}, bytes(32)), Dice(1), 3))
    kept = log_of(table, Eyes(frozenset(), "en"))
    assert "Ada" in kept.page(table.match, Names(["Ada", "Ada"]))
    later = kept.page(table.match, Names(["Eve & Co", "Eve & Co"]))
    assert "Ada" not in later and "Eve &amp; Co" in later


def test_rows_are_there_when_somebody_comes_back_to_a_table_that_everybody_had_left() -> None:
    room = IN_ORDER[0]
    table = table_of(room, went_on(begin(room.game, 2, {}, bytes(32)), Dice(1), 3))
    sight, other = (Sight(table, table.match, Eyes(frozenset(chairs), "en")) for chairs in ((0,), (1,)))
    before = Logs().of(sight)
    before.html(table.match)
    assert Logs().of(sight) is before
    assert Logs().of(other) is not before, "another seat's log is another's secret"
