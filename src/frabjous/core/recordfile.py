"""The text form of a record: a file a person can read, and that can be read back.

Frabjous record 1
Game: splut
Rules: 1
Seats: 2
Option: sides=south,north
From: 41d0… line 12  (only if it goes on from another game: its seal, and the line)
Position: …          (only if it did not begin as games begin)
Seal: 6e34…
Seed: 0b5c…          (or: sealed)

1 seat 1: D e2-e3
2 seat 2: T d8-d7
3 chance: skip
4 table: undo 1

Where it is known when a game was played it is "Frabjous record 2": the head says when it began (UTC) and by which
clock, and a line says after how many seconds.

Begun: 2026-11-09 18:00:00.250
Clock: live 10 5     (only if there was one)

1 seat 1 +12.500: D e2-e3
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from frabjous.core.contract import CHANCE, TABLE
from frabjous.core.errors import BadRecordFile, shortened
from frabjous.core.record import Line, Record
from frabjous.core.scroll import Scroll, scroll

TITLE: Final = "Frabjous record 1"
TIMED: Final = "Frabjous record 2"  # the same with times
SEALED: Final = "sealed"
ACTORS: Final = {CHANCE: "chance", TABLE: "table"}
HEAD: Final = ("Game", "Rules", "Seats", "Seal", "Seed")
POSITION: Final = "Position"  # only where a record has one
ORIGIN: Final = "From"
BEGUN: Final = "Begun"
CLOCK: Final = "Clock"
DAY: Final = 86_400_000
MOMENT: Final = re.compile(r"(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)\.(\d{3})", re.ASCII)
WRITTEN_LIKE: Final = f"“{BEGUN}” is written like “2026-11-09 18:00:00.250”."
BYTE_ORDER_MARK: Final = "\ufeff"  # some editors begin a file with it


def dumps(record: Record) -> str:
    """Write a record as text."""
    head = [
        TIMED if record.begun else TITLE,
        f"Game: {record.game}",
        f"Rules: {record.rules_version}",
        f"Seats: {record.seats}",
        *(f"Option: {key}={value}" for key, value in record.options),
        *([f"{ORIGIN}: {record.origin}"] if record.origin else []),
        *([f"{POSITION}: {record.position}"] if record.position else []),
        *([f"{BEGUN}: {moment_text(record.begun)}"] if record.begun else []),
        *([f"{CLOCK}: {record.clock}"] if record.begun and record.clock else []),
        f"Seal: {record.seal}",
        f"Seed: {SEALED if record.seed is None else record.seed.hex()}",
        "",
    ]
    return "\n".join([*head, *(line_text(line, record.begun) for line in record.lines)]) + "\n"


def moment_text(time: int) -> str:
    """Write a time of day in UTC. By hand: rules read no clock, so there is no calendar here."""
    year, month, day = date_of(time // DAY)
    hour, minute, second = time // 3_600_000 % 24, time // 60_000 % 60, time // 1000 % 60
    return f"{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02}.{time % 1000:03}"


def date_of(days: int) -> tuple[int, int, int]:
    """Give the date so many days after the first of January 1970; years are counted from March, as Romans did."""
    days += 719_468
    era, of_era = days // 146_097, days % 146_097
    year = (of_era - of_era // 1460 + of_era // 36_524 - of_era // 146_096) // 365
    of_year = of_era - (365 * year + year // 4 - year // 100)
    month = (5 * of_year + 2) // 153
    day = of_year - (153 * month + 2) // 5 + 1
    late = 1 if month >= 10 else 0
    return year + era * 400 + late, month + 3 - 12 * late, day


def days_until(year: int, month: int, day: int) -> int:
    """Count the days from the first of January 1970 to a date."""
    year -= month <= 2
    of_year = (153 * ((month + 9) % 12) + 2) // 5 + day - 1
    return year * 365 + year // 4 - year // 100 + year // 400 + of_year - 719_468


def line_text(line: Line, begun: int) -> str:
    actor = ACTORS.get(line.seat, f"seat {line.seat + 1}")
    after = max(0, line.at - begun)
    when = f" +{after // 1000}.{after % 1000:03}" if begun else ""
    return f"{line.number} {actor}{when}: {line.text}"


def loads(text: str) -> Record:
    """Read a record back; a BadRecordFile names the line of the file that is wrong."""
    rows = text.removeprefix(BYTE_ORDER_MARK).split("\n")
    if rows[0].strip() not in (TITLE, TIMED):
        raise BadRecordFile(1, f"a record begins with “{TITLE}” or “{TIMED}”.")
    if "" not in rows:
        raise BadRecordFile(len(rows), "an empty line must follow the head.")
    gap = rows.index("")
    head: dict[str, str] = {}
    options: list[tuple[str, str]] = []
    for at in range(1, gap):
        read_head(rows[at], at + 1, head, options)
    begun = read_times(head, gap, timed=rows[0].strip() == TIMED)
    lines = [read_line(rows[at], at + 1, begun) for at in range(gap + 1, len(rows)) if rows[at]]
    return replace(assembled(head, options, scroll(lines), gap), begun=begun, clock=head.get(CLOCK, ""))


def read_times(head: dict[str, str], gap: int, *, timed: bool) -> int:
    """Read when a game began; 0 for a record without times, which must not have any."""
    if not timed:
        if BEGUN in head or CLOCK in head:
            raise BadRecordFile(gap + 1, f"times are in “{TIMED}” only.")
        return 0
    found = MOMENT.fullmatch(head.get(BEGUN, ""))
    if found is None:
        raise BadRecordFile(gap + 1, WRITTEN_LIKE)
    year, month, day, hour, minute, second, rest = [int(part) for part in found.groups()]
    time = days_until(year, month, day) * DAY + hour * 3_600_000 + minute * 60_000 + second * 1000 + rest
    if time <= 0 or moment_text(time) != head[BEGUN]:
        raise BadRecordFile(gap + 1, WRITTEN_LIKE)
    return time


def read_head(row: str, at: int, head: dict[str, str], options: list[tuple[str, str]]) -> None:
    name, colon, value = row.partition(": ")
    if not colon or (name in head):
        raise BadRecordFile(at, "this should be one “Name: value”, each name once.")
    if name == "Option":
        key, equals, choice = value.partition("=")
        if not equals:
            raise BadRecordFile(at, "an option is written “key=value”.")
        if key in dict(options):
            raise BadRecordFile(at, f"the option “{shortened(key)}” was chosen before.")
        options.append((key, choice))
    elif name in (*HEAD, POSITION, ORIGIN, BEGUN, CLOCK):
        head[name] = value
    else:
        raise BadRecordFile(at, f"a head has no “{shortened(name)}”.")


def read_line(row: str, at: int, begun: int) -> Line:
    place, colon, text = row.partition(": ")
    number, _, actor = place.partition(" ")
    if begun:
        actor, _, after = actor.rpartition(" +")
        seconds, _, rest = after.partition(".")
        if not is_number(seconds) or not is_number(rest) or len(rest) != 3:
            raise BadRecordFile(at, "a line with its time is written like “7 seat 2 +61.250: text”.")
        begun += int(seconds) * 1000 + int(rest)
    if not colon or not is_number(number):
        raise BadRecordFile(at, "a line is written like “7 seat 2: text”.")
    return Line(int(number), actor_seat(actor, at), text, begun)


def is_number(text: str) -> bool:
    """Say whether this is a whole number as we write them: plain digits, and not a page full of them."""
    return text.isascii() and text.isdigit() and len(text) < 10


def actor_seat(actor: str, at: int) -> int:
    for seat, name in ACTORS.items():
        if actor == name:
            return seat
    word, _, number = actor.partition(" ")
    if word != "seat" or not is_number(number) or number == "0":
        raise BadRecordFile(at, f"“{actor}” is nobody; it should be “seat 1”, “chance” or “table”.")
    return int(number) - 1


def assembled(head: dict[str, str], options: list[tuple[str, str]], lines: Scroll[Line], gap: int) -> Record:
    for name in HEAD:
        if name not in head:
            raise BadRecordFile(gap + 1, f"the head has no “{name}”.")
    if not is_number(head["Rules"]) or not is_number(head["Seats"]):
        raise BadRecordFile(gap + 1, "“Rules” and “Seats” are numbers.")
    seed = None if head["Seed"] == SEALED else read_seed(head["Seed"], gap)
    rules, seats = int(head["Rules"]), int(head["Seats"])
    began = head.get(POSITION, ""), head.get(ORIGIN, "")
    if began[1] and not began[0]:
        raise BadRecordFile(gap + 1, f"a game that is “{ORIGIN}” another begins at a “{POSITION}”.")
    return Record(head["Game"], rules, seats, tuple(options), head["Seal"], seed, lines, *began)


def read_seed(text: str, gap: int) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise BadRecordFile(gap + 1, "the seed is not written in hexadecimal digits.") from error
