"""How clocks are shown: beside each seat, and in words."""

from __future__ import annotations

from html import escape
from typing import Final

from frabjous.core.contract import TABLE, said
from frabjous.scene.words import Voice
from frabjous.table.clock import DAY, MINUTE, SECOND, Pace, Spent, dial
from frabjous.table.table import Match, Table
from frabjous.web.sight import NO_CLOCKS, Clocks, Sight

HOUR: Final = 60 * MINUTE
ICONS: Final = "".join(
    f'<svg class="{name}" viewBox="0 0 100 100" aria-hidden="true"><use href="#ui-{name}"/></svg>'
    for name in ("clock", "glass")
).replace('class="clock"', 'class="dial"')


def is_hurried(sight: Sight, seat: int) -> bool:
    """Say whether a seat's clock runs and has less than a tenth left."""
    dials = sight.clocks.dials
    return bool(dials) and dials[seat].runs and dials[seat].short


def clock(sight: Sight, seat: int) -> str:
    """Draw a seat's clock; what it needs to go on by itself in the browser stands beside it."""
    if not sight.clocks.dials:
        return ""
    here, say = sight.clocks.dials[seat], sight.voice.say
    runs = f' data-runs data-at="{sight.clocks.now}" data-tenth="{sight.table.pace.usual // 10}"' if here.runs else ""
    day, hour = (escape(say(said(key, **{of: "§"}))) for key, of in (("clock-days", "days"), ("clock-hours", "hours")))
    return (
        f'<span class="clock" role="timer" data-left="{here.left}"{runs}>{ICONS if here.runs else ""}'
        f'<span class="unseen">{escape(say(said("clock-left")))}</span>'
        f'<time data-day="{day}" data-hour="{hour}">'
        f"{shown(here.left, sight.voice)}</time>{needed(sight, seat)}</span>"
    )


def needed(sight: Sight, seat: int) -> str:
    """Say in a replay how long the choice took that is looked at."""
    if sight.clocks.took is None or sight.clocks.took[0] != seat:
        return ""
    return f"<small>{escape(sight.voice.say(said('clock-took', time=sight.clocks.took[1])))}</small>"


def shown(left: int, voice: Voice) -> str:
    """Write a time as a clock does: days and hours, or hours, minutes and seconds; begun seconds count."""
    if left >= DAY:
        hours = left % DAY // HOUR
        more = f"<u> {escape(voice.say(said('clock-hours', hours=str(hours))))}</u>" if hours else ""
        return escape(voice.say(said("clock-days", days=str(left // DAY)))) + more
    return digits(left)


def digits(left: int) -> str:
    seconds = -(-left // SECOND)
    minutes = f"{seconds // 60 % 60:02}" if seconds >= 3600 else str(seconds // 60)
    return (f"{seconds // 3600}:" if seconds >= 3600 else "") + f"{minutes}:{seconds % 60:02}"


def clocks_after(table: Table, match: Match, number: int) -> Clocks:
    """Read the clocks as they stood after a line."""
    if not table.pace:
        return NO_CLOCKS
    spent = match.spent_after(number, table.pace)
    dials = [dial(spent, table.pace, seat, 0, acts=False) for seat in range(len(table.chairs))]
    return Clocks(dials, took=took(spent, match, number))


def took(spent: Spent, match: Match, number: int) -> tuple[int, str] | None:
    """Say how long a seat needed for the choice that is a line; nothing where no clock ran."""
    seat = match.play.record.lines[number - 1].seat if number else TABLE
    if seat < 0 or not spent.since:
        return None
    return seat, digits(spent.used[seat][spent.choice(seat) - 1])


def pace_in_words(pace: Pace, voice: Voice) -> str:
    """Say by which clock a table plays; nothing if it has none."""
    if pace.minutes:
        return voice.say(said("clock-live", minutes=pace.minutes, seconds=pace.seconds))
    return voice.say(said("clock-by-day", days=pace.days)) if pace.days else ""
