"""What happened while somebody was away, told to them when they come back; and how it is known what they had seen."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Final

from frabjous.core.contract import said
from frabjous.scene.words import Voice
from frabjous.store.rows import AbsenceRow
from frabjous.web.live import Live
from frabjous.web.shelf import UNITS
from frabjous.web.sight import Eyes, Sight
from frabjous.web.templating import trusted
from frabjous.web.thinking import in_a_line

log = logging.getLogger(__name__)

WORTH_TELLING_MS: Final = 2 * 60 * 1000  # who was away for less has hardly been away
MOST_TOLD: Final = 10  # the latest rows of the log


@dataclass(frozen=True)
class Meanwhile:
    """What is told: for how long somebody was away, how an earlier game ended, and the latest rows of the log."""

    away: str
    over: str
    more: int  # rows that are left out
    rows: str
    replay: str  # from where they had seen it


def meanwhile(live: Live, sight: Sight) -> Meanwhile | None:
    """Tell people who come back what they missed; nothing if they were hardly away, or nothing happened."""
    left = last_seen(live, sight.eyes)
    now = live.clock.now()
    if left is None or now - left.since < WORTH_TELLING_MS:
        return None
    match, log_of = live.table.match, live.logs.of(sight)
    over = how_it_ended(live, sight, left)
    seen = left.line if left.place == match.place else 0
    rows = [row for number in range(seen + 1, match.play.length + 1) if (row := log_of.row(match, number))]
    if not rows and not over:
        return None
    return Meanwhile(
        away_for(sight.voice, now - left.since),
        over,
        max(0, len(rows) - MOST_TOLD),
        trusted(sight.names.named("".join(rows[-MOST_TOLD:]))),
        f"/t/{live.table.code}/replay/{left.place}?line={left.line}",
    )


def last_seen(live: Live, eyes: Eyes) -> AbsenceRow | None:
    """Say since when these people are away; None if one of them is here, or they play nothing."""
    away = live.attendance.absences
    if not eyes.chairs or not eyes.chairs <= away.keys():
        return None
    return max((away[chair] for chair in eyes.chairs), key=lambda one: one.since)


def how_it_ended(live: Live, sight: Sight, left: AbsenceRow) -> str:
    """Say how the game ended that somebody was away from, when another has begun; nothing if they saw its end."""
    match = live.table.matches[left.place]
    if match is live.table.match or left.line >= match.play.length:
        return ""
    return sight.voice.say(said("story-over", why=Sight(live.table, match, sight.eyes).over()))


def away_for(voice: Voice, milliseconds: int) -> str:
    """Say for how long somebody was away."""
    unit, size = next((unit for unit in UNITS if milliseconds >= unit[1]), UNITS[-1])
    return voice.say(said(f"story-{unit}", count=milliseconds // size))


async def note_absence(live: Live, eyes: Eyes) -> None:
    """Keep since when people are away who have just gone; if that fails, they were last seen earlier."""
    gone = [one for chair, one in live.attendance.absences.items() if chair in eyes.chairs]
    try:
        for one in gone:
            await live.store.note_absence(live.table.code, one)
    except Exception as error:
        log.warning("table %s: an absence was not noted: %s", live.table.code, in_a_line(error))
