"""Where people are: here, away since a time, or gone; as it stands in a seat's box."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import said
from frabjous.scene.names import escaped
from frabjous.table.chairs import Kind
from frabjous.web.sight import Sight

SMALL: Final = "0 0 100 100"
DOT: Final = '<i class="here"></i>'


def mark(name: str) -> str:
    return f'<svg viewBox="{SMALL}" aria-hidden="true"><use href="#ui-{name}"/></svg>'


def whereabouts(sight: Sight, seat: int, *, over: bool) -> str:
    """Say in a word where whoever plays a seat is; of bots and empty seats, and once a game is over, nothing."""
    if over or sight.sitter(seat).kind is not Kind.PERSON:
        return ""
    if seat in sight.play.pact.played_by_bot:
        return "gone"
    chair = sight.chair(seat)
    return "away" if chair in sight.away else "here" if chair in sight.here else ""


def in_a_box(sight: Sight, seat: int, where: str, about: str) -> str:
    """Write what a seat's box is about, after where its player is."""
    if where == "gone":
        return mark("gone") + escaped(about)
    if where == "here":
        return DOT + escaped(about or sight.teller.say(said("seat-here")))
    if where == "away":
        return mark("chair") + away_since(sight, seat) + escaped(f" · {about}" if about else "")
    return escaped(about)


def away_since(sight: Sight, seat: int) -> str:
    """Say that somebody is away; a browser, which knows its own time zone, puts in since when."""
    away, say = sight.away[sight.chair(seat)], sight.teller.say
    plain = say(said("seat-away" if away.wait else "seat-away-long"))
    since = say(said("seat-away-since" if away.wait else "seat-away-long-since", when="§"))
    return f'<span data-since="{away.since}" data-words="{escaped(since)}">{escaped(plain)}</span>'
