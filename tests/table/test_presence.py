"""Who is away, since when, and how long others still wait: asked at times that are handed in."""

from __future__ import annotations

from frabjous.table.presence import Away, Presence

START = 1000.0


def test_who_stays_away_is_away_since_the_first_time() -> None:
    presence = Presence(60)
    presence.note([1], START)
    presence.note([1, 2], START + 20)
    assert presence.away(START + 50) == {1: Away(50, 10), 2: Away(30, 30)}


def test_who_was_there_in_between_is_away_anew() -> None:
    presence = Presence(60)
    presence.note([1], START)
    presence.note([], START + 59)
    presence.note([1], START + 59.5)
    assert presence.away(START + 60) == {1: Away(0, 60)}


def test_nobody_waits_longer_than_the_grace() -> None:
    presence = Presence(15)
    presence.note([0], START)
    assert [presence.away(START + passed)[0].wait for passed in (0, 0.1, 14.9, 15, 400)] == [15, 15, 1, 0, 0]


def test_the_next_change_is_the_end_of_the_first_grace_to_come() -> None:
    presence = Presence(60)
    assert presence.next_change(START) is None
    presence.note([1], START)
    presence.note([1, 2], START + 10)
    assert presence.next_change(START + 59) == START + 60
    assert presence.next_change(START + 60) == START + 70
    assert presence.next_change(START + 70) is None
