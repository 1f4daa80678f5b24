"""A short version of the twins, and proof that they notice a leak."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from contract.walks import SETTINGS, Setting
from soak import leaking_server, pairs, twins
from soak.report import Report

FEW = ("snark-2", "snatch_it-3", "snit_smashing-2", "snits_revenge-2")
SOME = [setting for setting in SETTINGS if str(setting) in FEW]


def test_tables_that_differ_in_a_secret_are_the_same_to_the_others_byte_by_byte(tmp_path: Path) -> None:
    report = Report("twins", 1)
    twins.one_round(tmp_path, SOME, random.Random(1), report)
    assert report.wrong == []
    assert report.figures["pairs"] == len(SOME)
    assert report.figures["bytes compared"] > 1_000_000


def test_a_server_that_leaks_is_noticed(tmp_path: Path) -> None:
    report = Report("twins", 1)
    twins.one_round(tmp_path, SOME[:1], random.Random(1), report, program=(str(leaking_server.__file__),))
    assert report.figures["differences"] > 0
    assert report.wrong


@pytest.mark.parametrize("setting", [one for one in SETTINGS if one.room.key == "splut"], ids=str)
def test_in_splut_there_is_nothing_to_hide(setting: Setting) -> None:
    assert pairs.in_one_game(setting, random.Random(1)) is None


def test_a_pair_differs_in_one_line_which_its_observers_are_told_alike() -> None:
    for seed in range(5):
        pair = pairs.twins(SOME[0], random.Random(seed))
        assert pair is not None
        one, other = pair.plays
        differing = [a for a, b in zip(one.record.lines, other.record.lines, strict=True) if a != b]
        assert 1 <= len(differing) <= 2
        assert pairs.told_alike(one, other, 0, pair.observers) == pair.observers
