"""Nobody agrees for anybody else: a bot that takes a seat over, whoever called it, agrees to nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from frabjous.core.agreed import NothingAsked
from frabjous.core.contract import TABLE, Victory
from frabjous.core.record import Line, replay
from frabjous.core.scroll import scroll
from frabjous.table.deed import Deed
from frabjous.table.deeds import Absent, Back, Draw, Resign, Undo
from frabjous.table.refusals import BotPlays, CannotBeAsked, NobodyToAsk, OutOfTheGame
from frabjous.table.table import AnyReplay, Table
from table.tables import (
    ADA,
    BOB,
    WIM,
    answer,
    bot,
    can,
    check_whole,
    do,
    handle,
    moved,
    person,
    splut,
    told_by_table,
    with_one_dead,
)

AT_SOFA = (person("Wim", "sofa"), person("Ada", "sofa"))


def asked_to_take_back(*chairs: int) -> Table:
    """Set up a table for three where Wim asks to take a step back and these chairs have said yes."""
    table = do(moved(splut(WIM, ADA, BOB), 0, 1), Undo(0))
    return do(table, *(answer(chair, True) for chair in chairs))


# A seat that is left


@pytest.mark.parametrize("leaving", [Absent(1), Resign(1)])
def test_what_a_seat_had_not_agreed_to_lapses_when_a_bot_takes_it(leaving: Deed) -> None:
    table = do(asked_to_take_back(2), leaving)
    assert told_by_table(table) == ["asked undo 0 by 1", "agreed by 3", "bot takes 2", "request lapsed"]
    assert list(table.play.mainline) == [1, 2]
    assert table.play.pact.asked is None
    check_whole(table)


def test_a_draw_is_not_agreed_because_the_last_to_be_asked_leaves() -> None:
    table = do(splut(WIM, ADA, BOB), Draw(0), answer(1, True))
    for leaving in (Absent(2), Resign(2)):
        after = do(table, leaving)
        assert after.play.outcome() is None
        assert told_by_table(after)[-1] == "request lapsed"


def test_with_two_seats_losing_the_connection_takes_nothing_back() -> None:
    table = do(moved(splut(WIM, ADA), 0, 1), Undo(0), Absent(1))
    assert told_by_table(table)[1:] == ["bot takes 2", "request lapsed"]
    assert list(table.play.mainline) == [1, 2]


def test_what_a_seat_has_agreed_to_stays_asked_of_the_others() -> None:
    table = do(asked_to_take_back(1), Absent(1))
    assert told_by_table(table)[-1] == "bot takes 2"
    assert told_by_table(do(table, answer(2, True)))[-1] == "undo 0"


def test_a_request_lapses_when_the_asker_leaves() -> None:
    table = do(asked_to_take_back(1), Resign(0))
    assert told_by_table(table)[-2:] == ["bot takes 1", "request lapsed"]
    with pytest.raises(NothingAsked):
        handle(table, answer(2, True))


def test_who_is_not_asked_may_leave() -> None:
    table = do(moved(splut(*AT_SOFA, BOB), 0, 1), Undo(0), Resign(1))
    assert told_by_table(table)[-1] == "bot takes 2"
    assert told_by_table(do(table, answer(2, True)))[-1] == "undo 0"


def test_a_draw_needs_those_at_the_same_device_too_once_a_bot_plays_for_them() -> None:
    table = do(splut(*AT_SOFA, BOB), Draw(0), Resign(1))
    assert told_by_table(table)[-1] == "request lapsed"


# While a bot plays for somebody


def test_what_is_not_free_is_not_taken_back_while_a_bot_plays_for_somebody() -> None:
    table = do(moved(splut(WIM, ADA), 0, 1), Absent(1))
    assert not can(table, 0) & {"undo", "ask-undo"}
    with pytest.raises(CannotBeAsked):
        handle(table, Undo(0))
    assert told_by_table(do(table, Back(1), Undo(0)))[-1] == "asked undo 0 by 1"


def test_what_is_free_stays_free() -> None:
    table = do(moved(splut(WIM, ADA), 0), Absent(1), Undo(0))
    assert told_by_table(table) == ["bot takes 2", "undo 0"]


def test_a_bot_from_the_start_is_still_not_asked() -> None:
    table = moved(splut(WIM, bot(), bot()), 0, 1)
    assert "undo" in can(table, 0)
    assert told_by_table(do(table, Undo(0))) == ["undo 0"]


def test_those_who_are_there_do_not_draw_while_a_bot_plays_for_somebody() -> None:
    table = do(splut(WIM, ADA, BOB), Absent(2))
    assert "draw" not in can(table, 0)
    with pytest.raises(CannotBeAsked):
        handle(table, Draw(0))
    assert told_by_table(do(table, Back(2), Draw(0)))[-1] == "offered draw by 1"


def test_who_left_a_seat_asks_for_nothing_but_the_seat() -> None:
    table = do(moved(splut(WIM, ADA, BOB), 0, 1), Draw(2), Absent(0))
    assert can(table, 0) == {"back"}
    for command in (Undo(0), Draw(0), answer(0, True), Resign(0)):
        with pytest.raises(BotPlays):
            handle(table, command)


# Who is out of the game (S16)


def test_who_is_out_is_neither_asked_nor_shares_a_draw() -> None:
    table = do(with_one_dead(WIM, ADA, BOB), Draw(0))
    assert can(table, 2) >= {"answer"}
    assert "answer" not in can(table, 1)
    for yes in (True, False):
        with pytest.raises(NothingAsked):
            handle(table, answer(1, yes))
    after = do(table, answer(2, True))
    assert told_by_table(after) == ["offered draw by 1", "agreed by 3", "draw agreed for 1 3"]
    outcome = after.play.outcome()
    assert outcome is not None
    assert outcome.scores == (0.5, 0.0, 0.5)
    assert outcome.victories == (Victory("draw", (0, 2)),)
    check_whole(after)


def test_who_is_out_cannot_offer_a_draw() -> None:
    table = with_one_dead(WIM, ADA, BOB)
    assert "draw" not in can(table, 1)
    with pytest.raises(OutOfTheGame):
        handle(table, Draw(1))


def test_who_is_out_is_nobody_to_draw_with() -> None:
    with pytest.raises(NobodyToAsk):
        handle(with_one_dead(WIM, ADA, bot()), Draw(0))


def test_a_bot_in_the_place_of_who_is_out_stands_in_nobodys_way() -> None:
    table = do(with_one_dead(WIM, ADA, BOB), Resign(1))
    assert told_by_table(do(table, Draw(0), answer(2, True)))[-1] == "draw agreed for 1 3"
    assert told_by_table(do(table, Draw(0)))[-1] == "offered draw by 1"
    mover = table.play.to_act()[0]
    undone = do(moved(table, mover), Undo(2 - mover))
    assert told_by_table(undone)[-1].startswith("asked undo")


# Older records


def with_words(table: Table, *words: str) -> AnyReplay:
    """Replay a table's game with words added that it would not say today."""
    lines = [Line(table.play.length + 1 + at, TABLE, word) for at, word in enumerate(words)]
    return replay(table.room.game, replace(table.play.record, lines=scroll((*table.play.record.lines, *lines))))


def test_a_record_from_before_in_which_a_bot_agreed_replays_as_it_was() -> None:
    table = moved(splut(WIM, ADA, BOB), 0, 1)
    assert not with_words(table, "asked undo 0 by 1", "agreed by 3", "bot takes 2", "undo 0").mainline
    outcome = with_words(table, "offered draw by 1", "agreed by 3", "bot takes 2", "draw agreed").outcome()
    assert outcome is not None
    assert outcome.scores == (1 / 3,) * 3


def test_a_draw_from_before_is_shared_by_everybody() -> None:
    outcome = with_words(with_one_dead(WIM, ADA, BOB), "offered draw by 2", "agreed by 1", "draw agreed").outcome()
    assert outcome is not None
    assert outcome.scores == (1 / 3,) * 3
