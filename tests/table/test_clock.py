"""Clocks at a table: pure, with a time that the test hands in."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from frabjous.core import agreed
from frabjous.core.contract import Victory
from frabjous.core.errors import BadOption
from frabjous.core.record import replay
from frabjous.games import ROOMS
from frabjous.games.splut import SPLUT
from frabjous.table import deed as doing
from frabjous.table.clock import DAY, MINUTE, SECOND, Pace, pace_of
from frabjous.table.deed import AnyDeed
from frabjous.table.deeds import Back, Rematch, Resign, Undo
from frabjous.table.refusals import NotBegun
from frabjous.table.table import Match, Outside, Table, opened
from frabjous.table.time_deeds import CallTime, Come, StandStill, StartClock, missing
from table.tables import ADA, BOB, OPEN, SECRET, WIM, act, answer, bot, legal, new_game, told_by_table

NOON: Final = 1_794_247_200_000
LIVE: Final = Pace(minutes=10, seconds=5)
DAYS: Final = Pace(days=3)
ONCE: Final = Pace(days=3, once=True)


class Game:
    """A table with a clock, and the time."""

    def __init__(self, pace: Pace, *chairs: object, room: object = SPLUT, **options: str) -> None:
        self.now = NOON
        self.table: Table = opened("jabber", (room,), options, chairs, "game-1", SECRET, pace=pace, now=NOON)  # type: ignore[arg-type]
        self.do(StartClock())

    def do(self, deed: AnyDeed) -> None:
        self.table, _ = doing.handle(self.table, deed, Outside({}, new_game, self.now))

    def wait(self, time: int) -> None:
        self.now += time

    def move(self, chair: int, text: str = "") -> None:
        seat = self.table.seat(chair)
        wish = text or legal(self.table, chair)[0]
        self.do(act(seat, wish, self.table.play.length, self.table.match.place))

    def left(self, seat: int) -> int:
        return self.table.dials(self.now)[seat].left

    def words(self) -> list[str]:
        return told_by_table(self.table)


def test_time_runs_only_for_who_must_act() -> None:
    game = Game(LIVE, WIM, ADA)
    game.wait(30 * SECOND)
    assert (game.left(0), game.left(1)) == (10 * MINUTE - 30 * SECOND, 10 * MINUTE)
    dials = game.table.dials(game.now)
    assert [(dial.runs, dial.short) for dial in dials] == [(True, False), (False, False)]


def test_a_choice_earns_its_seconds() -> None:
    game = Game(LIVE, WIM, ADA)
    game.wait(30 * SECOND)
    game.move(0)
    assert game.left(0) == 10 * MINUTE - 25 * SECOND
    game.wait(MINUTE)
    assert (game.left(0), game.left(1)) == (10 * MINUTE - 25 * SECOND, 9 * MINUTE)


def test_undo_gives_no_time_back_and_earns_nothing_twice() -> None:
    game = Game(LIVE, WIM, ADA)
    game.wait(SECOND)
    for _ in range(5):
        game.move(0)
        game.wait(MINUTE)  # Ada's time
        game.do(Undo(0))
        game.wait(SECOND)
    game.move(0)
    assert game.left(0) == 10 * MINUTE - 6 * SECOND + 5 * SECOND
    assert game.left(1) == 5 * MINUTE


def test_by_the_day_every_choice_has_its_days_and_undo_begins_none_anew() -> None:
    game = Game(DAYS, WIM, ADA)
    game.wait(2 * DAY)
    assert game.left(0) == DAY
    game.move(0)
    assert (game.left(0), game.left(1)) == (3 * DAY, 3 * DAY)
    game.do(Undo(0))
    assert game.left(0) == DAY, "the choice goes on where it was"
    game.wait(DAY // 2)
    game.move(0)
    game.wait(DAY)
    assert game.left(1) == 2 * DAY


def test_less_than_a_tenth_is_short() -> None:
    game = Game(LIVE, WIM, ADA)
    game.wait(9 * MINUTE)
    assert not game.table.dials(game.now)[0].short
    game.wait(1)
    assert game.table.dials(game.now)[0].short


@pytest.mark.parametrize("pace", [LIVE, DAYS], ids=str)
def test_with_two_seats_who_runs_out_of_time_has_lost(pace: Pace) -> None:
    game = Game(pace, WIM, ADA)
    game.wait(pace.usual - 1)
    game.do(CallTime())
    assert game.table.play.outcome() is None, "a millisecond is left"
    game.wait(1)
    game.do(CallTime())
    assert game.words() == ["clock starts", "out of time 1"]
    outcome = game.table.play.outcome()
    assert outcome is not None and outcome.scores == (0.0, 1.0)
    assert outcome.victories == (Victory("time", (1,)),)
    assert game.table.deadline() is None


@pytest.mark.parametrize("pace", [LIVE, DAYS], ids=str)
def test_with_more_a_bot_plays_on_and_the_person_may_come_back(pace: Pace) -> None:
    game = Game(pace, WIM, ADA, BOB)
    game.wait(pace.usual)
    game.do(CallTime())
    assert game.words() == ["clock starts", "out of time 1"]
    assert game.table.bots_to_act() == [0]
    assert game.table.deadline() is None, "a bot never runs out of time"
    assert game.table.next_call() is not None, "but it must choose, though nobody comes"
    game.move(0)
    assert game.table.deadline() == game.now + pace.usual, "Ada's turn"
    game.do(Back(0))
    assert not game.table.bot_at(0)
    assert game.left(0) == (MINUTE if pace.minutes else 3 * DAY)


def test_who_left_and_comes_back_has_gained_nothing() -> None:
    game = Game(LIVE, WIM, ADA, BOB)
    game.wait(10 * MINUTE - SECOND)
    game.do(Resign(0))
    game.do(Back(0))
    assert game.left(0) == SECOND


@pytest.mark.parametrize("people", [(WIM, ADA), (WIM, ADA, BOB)], ids=len)
def test_by_the_day_a_bot_may_play_that_one_choice(people: tuple[object, ...]) -> None:
    game = Game(ONCE, *people)
    game.wait(3 * DAY)
    game.do(CallTime())
    assert game.words() == ["clock starts", "bot chooses for 1"]
    assert game.table.bots_to_act() == [0]
    game.move(0)
    assert not game.table.bot_at(0)
    assert game.left(0) == 3 * DAY
    assert game.table.play.outcome() is None


def test_secret_choices_run_all_clocks_at_once() -> None:
    game = Game(LIVE, WIM, ADA, BOB, room=ROOMS["snatch_it"])
    assert len(game.table.play.to_act()) == 3
    game.wait(MINUTE)
    assert [game.left(seat) for seat in range(3)] == [9 * MINUTE] * 3
    game.move(1)
    game.wait(MINUTE)
    assert [game.left(seat) for seat in range(3)] == [8 * MINUTE, 9 * MINUTE + 5 * SECOND, 8 * MINUTE]
    game.wait(8 * MINUTE)
    game.do(CallTime())
    assert game.words()[-1] == "out of time 1 3", "both at the same instant"


def test_if_both_of_two_run_out_at_the_same_instant_it_is_a_draw() -> None:
    game = Game(DAYS, WIM, ADA, room=ROOMS["snatch_it"])
    assert len(game.table.play.to_act()) == 2
    game.wait(5 * DAY)
    game.do(CallTime())
    outcome = game.table.play.outcome()
    assert outcome is not None and outcome.scores == (0.5, 0.5)


def test_who_ran_out_first_is_the_one() -> None:
    game = Game(LIVE, WIM, ADA, room=ROOMS["snatch_it"])
    game.wait(MINUTE)
    game.move(0)
    game.wait(MINUTE)
    game.move(1)  # Ada has used a minute more
    game.wait(DAY)
    game.do(CallTime())
    assert game.words()[-1] == "out of time 2"


def test_the_clock_starts_when_nobody_is_missing() -> None:
    game = Game(LIVE, WIM, OPEN)
    game.wait(DAY)
    with pytest.raises(NotBegun):
        game.move(0)
    assert (game.words(), game.table.deadline()) == ([], None)
    assert game.left(0) == 10 * MINUTE


def test_a_time_without_a_server_is_given_back_once() -> None:
    game = Game(LIVE, WIM, ADA)
    game.wait(MINUTE)  # the last pulse
    alive = game.now
    game.wait(DAY)  # nobody lives
    still = StandStill(alive, game.now)
    game.wait(3 * SECOND)  # until the table is looked at
    for _ in range(3):
        game.do(still)
    assert game.words() == ["clock starts", f"clock stood {DAY // SECOND} seconds"]
    assert game.left(0) == 9 * MINUTE - 3 * SECOND


def test_a_line_after_the_last_pulse_is_a_sign_of_life() -> None:
    game = Game(LIVE, WIM, ADA)
    alive = game.now
    game.wait(8 * SECOND)
    game.move(0)
    game.wait(20 * SECOND)
    game.do(StandStill(alive, game.now))
    assert game.words()[-1] == "clock stood 20 seconds"
    assert game.left(1) == 10 * MINUTE
    game.wait(SECOND)
    game.do(StandStill(alive, game.now))  # killed again before the first pulse
    assert game.words()[-1] == "clock stood 1 seconds"
    assert game.left(1) == 10 * MINUTE


def test_what_was_asked_of_somebody_who_runs_out_of_time_lapses() -> None:
    game = Game(ONCE, WIM, ADA, BOB)
    game.move(0)
    game.move(1)
    game.do(Undo(0))
    assert game.table.play.pact.asked is not None
    game.wait(3 * DAY)
    game.do(CallTime())
    assert game.words()[-2:] == ["bot chooses for 2", "request lapsed"]
    with pytest.raises(agreed.NothingAsked):
        game.do(answer(2, yes=True))


def test_what_is_asked_does_not_lapse_because_the_clock_stood() -> None:
    game = Game(LIVE, WIM, ADA, BOB)
    game.move(0)
    game.move(1)
    game.do(Undo(0))
    game.wait(MINUTE)
    game.do(StandStill(NOON, game.now))
    assert game.table.play.pact.asked is not None


def test_a_rematch_has_fresh_clocks() -> None:
    game = Game(LIVE, WIM, ADA)
    game.wait(10 * MINUTE)
    game.do(CallTime())
    game.do(Rematch(0))
    assert game.table.dials(game.now)[0].left == 10 * MINUTE
    for seat in (0, 1):
        game.do(StartClock())
        assert game.table.deadline() is None, "nobody's time runs before all have joined in"
        game.do(Come(seat, 1))
    game.do(StartClock())
    assert game.words() == ["comes 1", "comes 2", "clock starts"]
    assert game.table.deadline() == game.now + 10 * MINUTE


def test_the_clock_of_a_rematch_does_not_wait_for_bots() -> None:
    game = Game(LIVE, WIM, ADA, bot())
    while game.table.play.outcome() is None:
        game.wait(DAY)
        game.do(CallTime())
        for chair in range(3):
            while game.table.seat(chair) in game.table.bots_to_act():
                game.move(chair)
    game.do(Rematch(0))
    assert missing(game.table) == sorted(game.table.seats_of((0, 1))), "who ran out of time is asked anew"


def test_a_bot_has_a_clock_that_never_runs_out() -> None:
    game = Game(LIVE, WIM, bot())
    game.move(0)
    game.wait(DAY)
    game.do(CallTime())
    assert game.words() == ["clock starts"]
    assert game.left(1) == 0


def test_everything_follows_from_the_lines() -> None:
    game = Game(LIVE, WIM, ADA, BOB)
    for chair in (0, 1, 1):
        game.wait(17 * SECOND)
        game.move(chair)
    game.do(Undo(1))
    game.wait(10 * MINUTE)
    game.do(CallTime())
    game.do(Back(1))
    match = game.table.match
    again = Match("", 0, 0, SPLUT, SECRET, replay(SPLUT.game, match.play.record))
    assert again.spent_after(again.play.length, LIVE) == match.spent
    assert replace(match, spent=again.spent_after(again.play.length, LIVE)) == match


@pytest.mark.parametrize("text", ["", "live 10 5", "live 180 0", "days 1", "days 14 once"])
def test_a_clock_is_written_and_read_back(text: str) -> None:
    assert str(pace_of(text)) == text


@pytest.mark.parametrize(
    "text",
    ["live", "live 0 5", "live 10", "live 181 0", "live 10 121", "days 0", "days 15", "days 3 twice", "live 1٠ 5", "x"],
)
def test_what_is_no_clock_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="is no clock"):
        pace_of(text)
