"""A short version of the fuzzing."""

from __future__ import annotations

import random
from pathlib import Path

from servers import Server
from soak import fuzz
from soak.report import Report


def test_nonsense_is_refused_and_nothing_breaks(tmp_path: Path) -> None:
    report = Report("fuzz", 1)
    with Server(tmp_path) as server:
        fuzz.one_round(server, random.Random(1), report, cases=2, connections=40)
        fuzz.check_well(server, report)
    assert report.wrong == []
    assert report.figures["requests"] > 50
    assert report.figures["messages"] > 300
    assert report.figures["answers heard"] > 200


def test_every_page_is_asked_for() -> None:
    paths = fuzz.pages_schema(["mome-rath"])["paths"]
    assert {"/", "/t/{code}", "/t/{code}/replay/{place}", "/preferences", "/health"} <= paths.keys()
