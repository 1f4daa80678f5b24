"""An evening at one table: why a campaign goes on as it does, and what everybody has won so far."""

from __future__ import annotations

from fractions import Fraction
from html import escape
from typing import Final
from unicodedata import normalize

from frabjous.core.contract import said
from frabjous.table.table import Match
from frabjous.web.sight import Sight

PARTS: Final = {Fraction(normalize("NFKC", sign).replace("⁄", "/")): sign for sign in "½⅓⅔¼¾⅙⅚⅛⅜⅝⅞"}


def afterwards(sight: Sight) -> str:
    """Write below the end of a game what follows from it, and how the evening stands."""
    lines = [line for line in (who_is_next(sight, sight.match), standing(sight)) if line]
    return "".join(f"<p>{escape(line)}</p>" for line in lines)


def who_is_next(sight: Sight, match: Match) -> str:
    """Say who plays which part in the next game of a campaign, and why; nothing where none follows from this one."""
    rooms, outcome = sight.table.rooms, match.play.outcome()
    follows = rooms[(match.place + 1) % len(rooms)] is not rooms[0]
    if not follows or outcome is None or match.room.sequel is None:
        return ""
    return Sight(sight.table, match, sight.eyes).voice.sentence(match.room.sequel.told(outcome))


def what_came_before(sight: Sight) -> str:
    """Write for the log of a campaign's second game why everybody has the part they have."""
    before = [match for match in sight.table.matches if match.place == sight.match.place - 1]
    sentence = who_is_next(sight, before[0]) if before else ""
    return f'<li class="sat"><i></i><span>{escape(sentence)}</span></li>' if sentence else ""


def standing(sight: Sight) -> str:
    """Say what everybody has won at this table so far: in a campaign from the first game on, else from the second."""
    table = sight.table
    won = table.won()
    if won.games < (1 if len(table.rooms) > 1 else 2):
        return ""
    order = sorted(range(sight.count), key=lambda chair: -won.points[chair])
    scores = ", ".join(f"{sight.shown_name(table.seat(chair))} ({written(won.points[chair])})" for chair in order)
    return sight.voice.say(said("evening", games=won.games, scores=scores))


def written(points: Fraction) -> str:
    """Write points as people do.

    >>> [written(Fraction(number, 4)) for number in (0, 2, 4, 5)]
    ['0', '½', '1', '1¼']
    """
    whole, part = divmod(points, 1)
    if not part:
        return str(whole)
    return f"{whole or ''}{PARTS[part]}" if part in PARTS else f"{f'{whole} ' if whole else ''}{part}"
