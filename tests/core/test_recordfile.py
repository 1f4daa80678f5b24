"""A record as a file: readable, read back exactly, and every kind of damage is refused with its line."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from frabjous.core.contract import CHANCE, TABLE
from frabjous.core.errors import BadRecordFile, GameError
from frabjous.core.record import Line, Record
from frabjous.core.recordfile import dumps, loads
from frabjous.core.scroll import scroll

RECORD: Final = Record(
    "splut",
    1,
    2,
    (("sides", "south,north"), ("bells", "on=loud")),
    "6e34",
    bytes([11, 92]),
    scroll([Line(1, 0, "D e2-e3"), Line(2, 1, "T d8-d7"), Line(3, CHANCE, "skip"), Line(4, TABLE, "undo 1")]),
)
TEXT: Final = """\
Frabjous record 1
Game: splut
Rules: 1
Seats: 2
Option: sides=south,north
Option: bells=on=loud
Seal: 6e34
Seed: 0b5c

1 seat 1: D e2-e3
2 seat 2: T d8-d7
3 chance: skip
4 table: undo 1
"""


def test_a_record_is_a_file_a_person_can_read() -> None:
    assert dumps(RECORD) == TEXT


def test_a_file_is_read_back_exactly() -> None:
    assert loads(TEXT) == RECORD


@pytest.mark.parametrize(
    "record",
    [
        replace(RECORD, seed=None),
        RECORD.up_to(0),
        replace(RECORD, options=()),
        replace(RECORD, lines=scroll([Line(1, 11, "a: b: c")])),
        replace(RECORD, seed=bytes(32)),
        replace(RECORD, position="t . s / S . o; mover 2"),
    ],
)
def test_other_records_come_back_too(record: Record) -> None:
    assert loads(dumps(record)) == record


def test_a_sealed_seed_says_so() -> None:
    assert "Seed: sealed\n" in dumps(replace(RECORD, seed=None))


def test_empty_lines_at_the_end_do_not_matter() -> None:
    assert loads(TEXT + "\n\n") == RECORD


def test_a_byte_order_mark_does_not_matter() -> None:
    assert loads("\ufeff" + TEXT) == RECORD


def refused(text: str, line: int, why: str) -> None:
    with pytest.raises(BadRecordFile, match=why) as error:
        loads(text)
    assert error.value.values["line"] == line
    assert str(error.value).startswith(f"Line {line} of the file: ")


@pytest.mark.parametrize(
    ("good", "bad", "line", "why"),
    [
        ("Frabjous record 1", "Frabjous record 3", 1, "begins with"),
        ("Frabjous record 1", "Frabjous record 2", 9, "is written like"),
        ("Frabjous record 1", "", 1, "begins with"),
        ("Game: splut", "Game splut", 2, "Name: value"),
        ("Rules: 1", "Rules:1", 3, "Name: value"),
        ("Seats: 2", "Game: snark", 4, "each name once"),
        ("Option: bells=on=loud", "Option: bells", 6, "key=value"),
        ("Option: bells=on=loud", "Option: sides=north,south", 6, "“sides” was chosen before"),
        ("Seal: 6e34", "Seal: 6e34\nPlayer: Ada", 8, "a head has no “Player”"),
        ("Game: splut", "game: splut", 2, "a head has no “game”"),
        ("Game: splut\n", "", 8, "no “Game”"),
        ("Rules: 1\n", "", 8, "no “Rules”"),
        ("Seats: 2\n", "", 8, "no “Seats”"),
        ("Seal: 6e34\n", "", 8, "no “Seal”"),
        ("Seed: 0b5c\n", "", 8, "no “Seed”"),
        ("Rules: 1", "Rules: one", 9, "numbers"),
        ("Seats: 2", "Seats: -2", 9, "numbers"),
        ("Seats: 2", "Seats: ²", 9, "numbers"),
        ("Seed: 0b5c", "Seed: 0b5", 9, "hexadecimal"),
        ("Seed: 0b5c", "Seed: secret", 9, "hexadecimal"),
        ("1 seat 1: D e2-e3", "1 seat 1 D e2-e3", 10, "a line is written"),
        ("1 seat 1: D e2-e3", "one seat 1: D e2-e3", 10, "a line is written"),
        ("2 seat 2: T d8-d7", "seat 2: T d8-d7", 11, "a line is written"),
        ("2 seat 2: T d8-d7", "-2 seat 2: T d8-d7", 11, "a line is written"),
        ("2 seat 2: T d8-d7", "² seat 2: T d8-d7", 11, "a line is written"),
        ("2 seat 2: T d8-d7", "2 seat 0: T d8-d7", 11, "is nobody"),
        ("2 seat 2: T d8-d7", "2 seat: T d8-d7", 11, "is nobody"),
        ("2 seat 2: T d8-d7", "2 seat two: T d8-d7", 11, "is nobody"),
        ("2 seat 2: T d8-d7", "2 seat ²: T d8-d7", 11, "is nobody"),
        ("2 seat 2: T d8-d7", "2 the stork: T d8-d7", 11, "is nobody"),
        ("3 chance: skip", "3 Chance: skip", 12, "is nobody"),
        ("4 table: undo 1", "4 : undo 1", 13, "is nobody"),
    ],
)
def test_every_kind_of_damage_is_refused_with_its_line(good: str, bad: str, line: int, why: str) -> None:
    assert good in TEXT
    refused(TEXT.replace(good, bad, 1), line, why)


def test_a_head_without_an_end_is_refused() -> None:
    refused("Frabjous record 1\nGame: splut", 2, "an empty line must follow")


def test_nothing_at_all_is_refused() -> None:
    refused("", 1, "begins with")


@pytest.mark.parametrize("row", ["Rules: ", "Seats: ", "1 seat 1: D e2-e3\n"])
def test_absurdly_long_numbers_are_refused_like_any_damage(row: str) -> None:
    digits = "9" * 5000
    text = TEXT.replace(row, f"{digits} seat 1: x\n") if "seat" in row else TEXT.replace(row, row + digits)
    with pytest.raises(BadRecordFile):
        loads(text)


@given(text=st.one_of(st.text(), st.builds(lambda head, rest: head + rest, st.just(TEXT), st.text())))
@settings(max_examples=200, deadline=None, derandomize=True, database=None)
def test_whatever_is_in_a_file_it_is_read_or_refused(text: str) -> None:
    try:
        loads(text)
    except GameError as refusal:
        assert isinstance(refusal, BadRecordFile)


@given(at=st.integers(0, len(TEXT)), cut=st.integers(0, 3), more=st.text(max_size=2))
@settings(max_examples=300, deadline=None, derandomize=True, database=None)
def test_a_file_with_one_scratch_is_read_or_refused(at: int, cut: int, more: str) -> None:
    try:
        loads(TEXT[:at] + more + TEXT[at + cut :])
    except GameError as refusal:
        assert isinstance(refusal, BadRecordFile)


@pytest.mark.parametrize(
    ("time", "text"),
    [
        (1, "1970-01-01 00:00:00.001"),
        (951_782_400_000, "2000-02-29 00:00:00.000"),
        (1_794_247_200_250, "2026-11-09 18:00:00.250"),
        (4_107_542_399_999, "2100-02-28 23:59:59.999"),
        (4_107_542_400_000, "2100-03-01 00:00:00.000"),
    ],
)
def test_times_are_written_and_read_back(time: int, text: str) -> None:
    timed = replace(RECORD, begun=time, clock="live 10 5", lines=scroll([Line(1, 0, "D e2-e3", time + 61_250)]))
    file = dumps(timed)
    assert file.startswith("Frabjous record 2\n")
    assert f"\nBegun: {text}\nClock: live 10 5\n" in file
    assert "\n1 seat 1 +61.250: D e2-e3\n" in file
    again = loads(file)
    assert (again.begun, again.clock, [line.at for line in again.lines]) == (time, "live 10 5", [time + 61_250])


@given(st.integers(1, 250_000_000_000_000))
def test_every_moment_is_read_back(time: int) -> None:
    assert loads(dumps(replace(RECORD, begun=time, lines=scroll([])))).begun == time


@pytest.mark.parametrize(
    ("was", "is_now", "why"),
    [
        ("18:00:00.250", "24:00:00.250", "is written like"),
        ("-09 18", "-31 18", "is written like"),
        (" +1.500", "", "with its time"),
        (" +1.500", " +1.5", "with its time"),
        ("record 2", "record 1", "times are in"),
    ],
)
def test_damaged_times_are_refused(was: str, is_now: str, why: str) -> None:
    begun = 1_794_247_200_250
    file = dumps(replace(RECORD, begun=begun, lines=scroll([Line(1, 0, "D e2-e3", begun + 1500)])))
    assert was in file
    with pytest.raises(BadRecordFile, match=why):
        loads(file.replace(was, is_now))
