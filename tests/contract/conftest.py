"""Counts what the contract tests looked at, and prints it after a soak; FRABJOUS_FIGURES names a file to keep it in."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.register_assert_rewrite("contract.promises", "contract.pictures", "contract.sights", "contract.namings")

from contract.walks import SOAK, Figures  # noqa: E402 - asserts are rewritten first


@pytest.fixture
def figures(record_property: Callable[[str, object], None]) -> Figures:
    """Give a test something to count with; the counts travel with its report, from other processes too."""
    counted = Figures()
    record_property("figures", counted.counts)
    return counted


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the figures of a soak, test by test and in all."""
    if not SOAK:
        return
    total: Counter[str] = Counter()
    terminalreporter.section(f"contract: {SOAK} games a room and number of seats")
    for report in terminalreporter.stats.get("passed", []) + terminalreporter.stats.get("failed", []):
        for name, counts in report.user_properties:
            if name == "figures" and report.when == "call":
                total.update(counts)
                if "test_sight" in report.nodeid:
                    total["perturbed views"] += counts["comparisons"]
                terminalreporter.write_line(f"{told(counts)}  {report.nodeid.rsplit('::', 1)[-1]}")
    terminalreporter.write_line(f"{told(total)}  in all")
    if "FRABJOUS_FIGURES" in os.environ:
        Path(os.environ["FRABJOUS_FIGURES"]).write_text(json.dumps(total), "utf-8")


def told(counts: dict[str, int]) -> str:
    return "  ".join(f"{count:>11,} {name}" for name, count in counts.items())
