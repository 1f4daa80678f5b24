"""Before the game begins: nothing is played until all chairs are taken, or the host says so."""

from __future__ import annotations

import pytest

from frabjous.table.chair_deeds import Sit
from frabjous.table.chairs import Kind
from frabjous.table.deed import Deed
from frabjous.table.deeds import STAND_IN, Begin, Dismiss, Draw, Hint, Resign
from frabjous.table.refusals import NotAway, NotBegun, NotYours
from frabjous.table.table import Filled, Freed
from table.tables import ADA, ALL_AWAY, OPEN, WIM, act, bot, can, do, handle, play, splut


def test_nothing_is_played_while_a_seat_is_free() -> None:
    table = splut(WIM, bot(), OPEN)
    assert not table.has_begun
    text = table.room.game.legal(table.play.state, 0)[0].text
    early: list[Deed] = [act(0, text, 0, 0), Hint(0), Draw(0), Resign(0)]
    for deed in early:
        with pytest.raises(NotBegun):
            handle(table, deed)
    begun = do(table, Sit(2, "Eve", "phone"))
    assert begun.has_begun
    assert do(begun, act(0, text, 0, 0)).has_moved


def test_bots_wait_until_all_sit() -> None:
    assert splut(bot(), OPEN).bots_to_act() == []
    assert do(splut(bot(), OPEN), Sit(1, "Eve", "phone")).bots_to_act() == [0]


def test_the_host_begins_and_bots_take_the_free_seats() -> None:
    table, effects = handle(splut(WIM, OPEN, ADA, OPEN), Begin(0))
    assert [chair.kind for chair in table.chairs] == [Kind.PERSON, Kind.BOT, Kind.PERSON, Kind.BOT]
    assert effects == [Filled((1, 3), bot(STAND_IN))]
    with pytest.raises(NotAway):
        handle(table, Begin(0))


def test_only_the_host_begins_and_asks_people_to_leave() -> None:
    table = splut(WIM, ADA, OPEN)
    for deed, own in ((Begin(1), [1]), (Begin(0), [1]), (Dismiss(0), [1]), (Dismiss(1), []), (Dismiss(0), [0])):
        with pytest.raises(NotYours):
            deed.by(table, own, ALL_AWAY)
    assert {"begin", "dismiss"} <= can(table, 0)
    assert not {"begin", "dismiss"} & can(table, 1)


def test_somebody_who_is_asked_to_leave_leaves_an_empty_chair() -> None:
    table, effects = handle(splut(WIM, ADA), Dismiss(1))
    assert (table.chairs[1], effects) == (OPEN, [Freed(1)])
    with pytest.raises(NotAway):
        handle(table, Dismiss(1))


def test_nobody_is_asked_to_leave_once_somebody_has_moved() -> None:
    table = splut(WIM, ADA)
    text = table.room.game.legal(table.play.state, 0)[0].text
    with pytest.raises(NotAway):
        handle(play(table, f"0 {text}"), Dismiss(1))
    assert "dismiss" not in can(play(table, f"0 {text}"), 0)
