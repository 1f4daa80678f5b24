"""Comparing what players wrote down with what the database keeps: lost, doubled, reordered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from servers import Server
from soak.people import Attempt, Fate, Party
from soak.report import Report

Kept: TypeAlias = list[tuple[int, int, str]]  # number, seat and text of each line
FAULTS: Final = ("lost", "doubled", "reordered")


def check_party(server: Server, party: Party, report: Report) -> None:
    """Compare everything the people of a table did and were told with its lines in the database."""
    for place in sorted({0, *(place for person in party.people for place in person.farthest)}):
        lines = server.kept_lines(party.code, place)
        before, party.kept[place] = party.kept.get(place, []), lines
        where = f"{party.room} {party.code}, game {place}"
        told = max(person.farthest.get(place, 0) for person in party.people)
        note(report, where, check_lines(before, lines, told))
        for seat in {seat for _, seat, _ in lines if seat >= 0}:
            attempts = [
                one for person in party.people for one in person.attempts if (one.game, one.seat) == (place, seat)
            ]
            if attempts:
                note(report, f"{where}, seat {seat}", check_attempts(attempts, lines, seat))


def note(report: Report, where: str, found: Iterable[tuple[str, str]]) -> None:
    for fault, sentence in found:
        report.count(fault)
        report.complain(f"{where}: {sentence}")


def check_lines(before: Kept, lines: Kept, told: int) -> Iterable[tuple[str, str]]:
    """Lines are numbered from 1, what was told is kept, and what was kept stays as it was; bots and dice included."""
    if len(lines) < max(told, len(before)):
        yield "lost", f"line {told} was told and {len(before)} were kept before, {len(lines)} are kept"
    if [number for number, _, _ in lines] != list(range(1, len(lines) + 1)):
        yield "reordered", "the lines are not numbered from 1"
    if lines[: len(before)] != before[: len(lines)]:
        yield "reordered", "lines that were kept have changed"


def check_attempts(attempts: list[Attempt], lines: Kept, seat: int) -> Iterable[tuple[str, str]]:
    """A move is made once, if it was acknowledged; at most once, if it was not; never, if it was refused.

    All that was sent between two lines of a seat was about one and the same choice, which it made once.
    """
    mine = [(number, text) for number, who, text in lines if who == seat]
    before = 0
    for number, text in [*mine, (len(lines) + 1, None)]:
        tries = [one for one in attempts if before <= one.seen < number and one.fate is not Fate.REFUSED]
        sure = [one for one in tries if one.fate is Fate.ACKNOWLEDGED]
        if text is not None and text not in [one.text for one in tries]:
            yield "doubled", f"nobody sent “{text}” of line {number} for this choice"
        for one in sure:
            if one.text != text:
                yield "lost", f"“{one.text}” was acknowledged by line {one.told}; line {number} is “{text}”"
            elif one.told < number:
                yield "reordered", f"“{text}” was acknowledged by line {one.told} and is line {number}"
        if len(sure) > 1:
            yield "lost", f"line {number} was acknowledged {len(sure)} times"
        before = number
