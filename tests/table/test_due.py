"""A record that says somebody ran out of time is sound only if they had none left."""

from __future__ import annotations

from dataclasses import replace

import pytest

from frabjous.core import agreed
from frabjous.core.contract import TABLE
from frabjous.core.errors import BadRecord
from frabjous.core.record import Line, Record, agree, replay
from frabjous.games.splut import SPLUT
from frabjous.table.clock import DAY, MINUTE, SECOND, Pace
from frabjous.table.deeds import Back, Undo
from frabjous.table.due import check_time
from frabjous.table.time_deeds import CallTime, StandStill
from table.tables import ADA, BOB, WIM
from table.test_clock import DAYS, LIVE, ONCE, Game


def check(record: Record) -> None:
    check_time(replay(SPLUT.game, record))


def with_lines(record: Record, *changed: Line) -> Record:
    """Put other lines in the place of those with the same numbers."""
    lines = record.lines
    for line in changed:
        lines = lines.first(line.number - 1).plus(line)
    return replace(record, lines=lines)


@pytest.mark.parametrize(("pace", "people"), [(LIVE, 2), (LIVE, 3), (DAYS, 2), (DAYS, 3), (ONCE, 2), (ONCE, 3)])
def test_a_timeout_is_sound_at_its_instant_and_not_a_moment_earlier(pace: Pace, people: int) -> None:
    game = Game(pace, *(WIM, ADA, BOB)[:people])
    game.wait(SECOND)
    game.move(0)
    game.do(Undo(0))
    game.wait(pace.usual - SECOND + 5000 * bool(pace.minutes))
    game.do(CallTime())
    late = game.table.play.record.lines[-1]
    assert late.text in ("out of time 1", "bot chooses for 1")
    check(game.table.play.record)
    with pytest.raises(BadRecord, match=r"seat 1 still had 0\.001 seconds"):
        check(with_lines(game.table.play.record, replace(late, at=late.at - 1)))


def test_time_that_stood_still_and_somebody_who_came_back_are_counted() -> None:
    game = Game(LIVE, WIM, ADA, BOB)
    game.wait(9 * MINUTE)
    game.do(StandStill(game.now - 5 * MINUTE, game.now))
    game.wait(6 * MINUTE)
    game.do(CallTime())
    assert game.words()[-1] == "out of time 1"
    game.do(Back(0))
    game.wait(MINUTE)
    game.do(CallTime())
    assert game.words()[-1] == "out of time 1"
    check(game.table.play.record)
    stood = next(line for line in game.table.play.record.lines if line.text.startswith("clock stood"))
    with pytest.raises(BadRecord, match="still had"):
        check(with_lines(game.table.play.record.up_to(stood.number), replace(stood, text="clock stood 301 seconds"),
                         Line(stood.number + 1, TABLE, "out of time 1", game.now - MINUTE)))  # fmt: skip


def test_nobody_runs_out_of_time_who_has_nothing_to_choose_or_no_clock() -> None:
    game = Game(DAYS, WIM, ADA)
    game.wait(4 * DAY)
    forged = agree(game.table.play, agreed.OutOfTime((1,))).record
    with pytest.raises(BadRecord, match="seat 2 had nothing to choose"):
        check(with_lines(forged, replace(forged.lines[-1], at=game.now)))
    other = agree(game.table.play, agreed.BotChooses((0,))).record
    with pytest.raises(BadRecord, match="by the clock “days 3” something else happens"):
        check(with_lines(other, replace(other.lines[-1], at=game.now)))
    with pytest.raises(BadRecord, match="no clock was running"):
        check(replace(agree(game.table.play, agreed.OutOfTime((0,))).record, clock=""))
