"""A short version of the kill loop and of the faults, and proof that their bookkeeping notices what it must."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from soak import faults, kills
from soak.ledger import FAULTS, check_attempts, check_lines
from soak.people import Attempt, Fate
from soak.report import Clock, Report

KEPT = [(1, -1, "draw a"), (2, 0, "play a"), (3, 1, "play b"), (4, 0, "play c")]


def test_nothing_acknowledged_is_lost_doubled_or_reordered_by_kills(tmp_path: Path) -> None:
    report = kills.run(tmp_path, 3, Clock(rounds=4))
    assert report.wrong == []
    assert report.figures["kills"] == 4
    assert report.figures["moves acknowledged"] > 0


@pytest.mark.skipif(sys.platform != "linux", reason="limits and privileges of a process are set as Linux does it")
def test_play_goes_on_after_every_fault_of_the_machine(tmp_path: Path) -> None:
    report = Report("faults", 1)
    faults.one_round(tmp_path, random.Random(1), report, seconds=0.5, rooms=1)
    assert report.wrong == []
    assert report.figures["faults"] == len(faults.ALL)


def sent(text: str, seen: int, fate: Fate = Fate.ACKNOWLEDGED, told: int = 4) -> Attempt:
    return Attempt(0, 0, text, seen, fate, told)


@pytest.mark.parametrize(
    "attempts",
    [
        [sent("play a", 1, told=2), sent("play c", 3)],
        [sent("play a", 1, Fate.SENT), sent("play c", 3)],
        [sent("play x", 1, Fate.SENT), sent("play a", 1), sent("play y", 3, Fate.REFUSED), sent("play c", 3)],
        [sent("play a", 1), sent("play c", 3), sent("play d", 4, Fate.SENT)],
    ],
)
def test_what_was_sent_once_and_made_once_is_no_fault(attempts: list[Attempt]) -> None:
    assert list(check_attempts(attempts, KEPT, 0)) == []


@pytest.mark.parametrize(
    ("fault", "attempts"),
    [
        ("lost", [sent("play a", 1), sent("play c", 3), sent("play d", 4, told=5)]),
        ("lost", [sent("play a", 1), sent("play x", 1), sent("play c", 3)]),
        ("doubled", [sent("play a", 1)]),
        ("doubled", [sent("play a", 1), sent("play c", 3, Fate.REFUSED)]),
        ("reordered", [sent("play a", 1), sent("play c", 3, told=3)]),
    ],
)
def test_a_lost_doubled_or_reordered_move_is_noticed(fault: str, attempts: list[Attempt]) -> None:
    assert fault in [found for found, _ in check_attempts(attempts, KEPT, 0)]


@pytest.mark.parametrize(
    ("before", "lines", "told"),
    [(KEPT, KEPT[:3], 0), (KEPT[:3], KEPT[:3], 4), ([(1, -1, "draw b")], KEPT, 0), ([], KEPT[1:], 0)],
)
def test_lines_that_vanish_or_change_are_noticed(
    before: list[tuple[int, int, str]], lines: list[tuple[int, int, str]], told: int
) -> None:
    found = [fault for fault, _ in check_lines(before, lines, told)]
    assert found
    assert set(found) <= set(FAULTS)
