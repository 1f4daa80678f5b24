"""Quiet hours, by the time where the browser is."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo

from frabjous.store.alerting import Reach


def zone_named(name: str) -> tzinfo:
    """Find a time zone by its name; the world's time, where there is none of that name."""
    from zoneinfo import ZoneInfo  # noqa: PLC0415 - it is not waited for when the server starts

    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return UTC


def awake_at(reach: Reach, now: int) -> int:
    """Say when somebody may be called: now, or when their quiet hours are over."""
    here = datetime.fromtimestamp(now / 1000, zone_named(reach.zone))
    if not is_quiet(here.hour, reach.quiet_from, reach.quiet_until):
        return now
    end = here.replace(hour=reach.quiet_until, minute=0, second=0, microsecond=0)
    if end <= here:
        end += timedelta(days=1)
    return int(end.timestamp() * 1000)


def is_quiet(hour: int, first: int, until: int) -> bool:
    """Say whether an hour lies within the quiet ones, which may go past midnight.

    >>> [is_quiet(hour, 22, 8) for hour in (21, 22, 3, 8)], is_quiet(3, 5, 5)
    ([False, True, True, False], False)
    """
    return first <= hour < until if first <= until else hour >= first or hour < until
