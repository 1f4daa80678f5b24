"""Where people are: here, away since a time, or gone; as it stands in a seat's box."""

from __future__ import annotations

from typing import Final, NamedTuple

from frabjous.core.contract import said
from frabjous.scene.names import escaped
from frabjous.scene.words import Voice
from frabjous.table.chairs import Kind
from frabjous.web.sight import Sight

SMALL: Final = "0 0 100 100"
DOT: Final = '<i class="here"></i>'
PALE: Final = {"away": " away", "gone": " gone-away"}


def mark(name: str) -> str:
    return f'<svg viewBox="{SMALL}" aria-hidden="true"><use href="#ui-{name}"/></svg>'


class Whereabouts(NamedTuple):
    """Where whoever plays a seat is, in a word; if away, since when, and whether they are still awaited."""

    word: str = ""
    since: int = 0
    awaited: bool = False


NOWHERE: Final = Whereabouts()
HERE: Final = Whereabouts("here")
GONE: Final = Whereabouts("gone")


def whereabouts(sight: Sight, seat: int, *, over: bool) -> Whereabouts:
    """Say where whoever plays a seat is; of bots and empty seats, and once a game is over, nothing."""
    if over or sight.sitter(seat).kind is not Kind.PERSON:
        return NOWHERE
    if seat in sight.play.pact.played_by_bot:
        return GONE
    chair = sight.chair(seat)
    if chair in sight.away:
        return Whereabouts("away", sight.away[chair].since, bool(sight.away[chair].wait))
    return HERE if chair in sight.here else NOWHERE


def in_a_box(teller: Voice, where: Whereabouts, about: str) -> str:
    """Write what a seat's box is about, after where its player is."""
    if where.word == "gone":
        return mark("gone") + escaped(about)
    if where.word == "here":
        return DOT + escaped(about or teller.say(said("seat-here")))
    if where.word == "away":
        return mark("chair") + away_since(teller, where) + escaped(f" · {about}" if about else "")
    return escaped(about)


def away_since(teller: Voice, where: Whereabouts) -> str:
    """Say that somebody is away; a browser, which knows its own time zone, puts in since when."""
    plain = teller.say(said("seat-away" if where.awaited else "seat-away-long"))
    since = teller.say(said("seat-away-since" if where.awaited else "seat-away-long-since", when="§"))
    return f'<span data-since="{where.since}" data-words="{escaped(since)}">{escaped(plain)}</span>'
