"""The long run with two processes, cut short: one is killed, one drained, and the database crashes, while all play."""

from __future__ import annotations

from pathlib import Path

from soak.ledger import FAULTS
from soak.processes import crash_database, drain, kill, played


def test_nothing_is_lost_when_a_process_or_the_database_ends_under_play(tmp_path: Path) -> None:
    report = played(tmp_path, 1, [kill, drain, crash_database, drain, kill], ["splut", "snark"])
    assert report.wrong == []
    assert all(report.figures[fault] == 0 for fault in FAULTS)
    assert report.figures["kills"] == report.figures["processes drained"] == 2
    assert report.figures["moves acknowledged"]
