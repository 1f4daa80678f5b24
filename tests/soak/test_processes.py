"""The long run with two processes, cut short: one is killed, one drained, and the database crashes, while all play."""

from __future__ import annotations

from pathlib import Path

from soak.ledger import FAULTS
from soak.processes import crash_database, drain, kill, played


def test_nothing_is_lost_when_a_process_or_the_database_ends_under_play(tmp_path: Path) -> None:
    report = played(tmp_path, 1, [kill, drain, crash_database], ["splut", "snark"])
    assert report.wrong == []
    assert all(report.figures[fault] == 0 for fault in FAULTS)
    happened = [report.figures[one] for one in ("kills", "processes drained", "crashes of the database")]
    assert happened == [1, 1, 1]
    assert report.figures["moves acknowledged"]
