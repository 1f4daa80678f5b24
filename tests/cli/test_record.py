"""Showing, verifying and exporting records, and refusing what is none."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from cli.running import Command
from frabjous.core.recordfile import dumps, loads
from frabjous.table.clock import DAY
from frabjous.table.time_deeds import CallTime
from table.tables import ADA, SECRET, WIM
from table.test_clock import DAYS, Game


def rewritten(file: Path, old: str, new: str) -> Path:
    """Change one thing in a record."""
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    return file


def sealed(file: Path) -> Path:
    return rewritten(file, re.findall("Seed: .*", file.read_text("utf-8"))[0], "Seed: sealed")


def test_show_prints_the_head_and_what_happened(command: Command, record_file: Path) -> None:
    ran = command("record", "show", str(record_file))
    assert ran.code == 0
    assert ran.out.startswith("Game: splut, rules 1, 2 seats, ")
    assert re.search(r"\n1 seat 1: \S+ \S+ +The Crown’s \w+ stepped from ", ran.out)
    assert ran.out.endswith(" wins: the last sorcerer standing.\n")


def test_show_speaks_other_languages(command: Command, record_file: Path) -> None:
    assert "La Couronne " in command("record", "show", str(record_file), "--language", "fr").out


def test_a_sound_record_is_verified_with_its_dice(command: Command, record_file: Path) -> None:
    lines = len(loads(record_file.read_text("utf-8")).lines)
    assert command("record", "verify", str(record_file)).out == f"The record is sound: {lines} lines, dice verified.\n"


def test_a_sealed_record_is_sound_but_its_dice_cannot_be_checked(command: Command, record_file: Path) -> None:
    ran = command("record", "verify", str(sealed(record_file)))
    assert ran.code == 0
    assert ran.out.endswith(" lines, the seed is still sealed, so the dice could not be checked.\n")


def test_a_timeout_that_came_too_early_is_found(command: Command, tmp_path: Path) -> None:
    game = Game(DAYS, WIM, ADA)
    game.wait(3 * DAY)
    game.do(CallTime())
    file = tmp_path / "late.txt"
    file.write_text(dumps(replace(game.table.play.record, seed=SECRET)), "utf-8")
    assert command("record", "verify", str(file)).out.startswith("The record is sound: 2 lines, dice verified.")
    ran = command("record", "verify", str(rewritten(file, "+259200.000: out", "+259199.500: out")))
    assert ran.code == 2
    assert "seat 1 still had 0.500 seconds" in ran.err


def test_a_record_with_the_line_ends_of_windows_can_be_read(command: Command, record_file: Path) -> None:
    record_file.write_bytes(record_file.read_bytes().replace(b"\n", b"\r\n"))
    assert command("record", "verify", str(record_file)).code == 0


def test_a_record_with_a_byte_order_mark_can_be_read(command: Command, record_file: Path) -> None:
    record_file.write_bytes(b"\xef\xbb\xbf" + record_file.read_bytes())
    assert command("record", "verify", str(record_file)).code == 0


def test_an_unfinished_game_is_called_so(command: Command, record_file: Path) -> None:
    record = loads(record_file.read_text("utf-8"))
    record_file.write_text(dumps(record.up_to(len(record.lines) - 1)), "utf-8")
    verified = command("record", "verify", str(record_file)).out
    assert verified == f"The record is sound: {len(record.lines) - 1} lines, dice verified. The game is not finished.\n"
    assert command("record", "show", str(record_file)).out.endswith("\n\nThe game is not finished.\n")
    shown = command("record", "show", str(record_file), "--language", "de").out
    assert shown.endswith("\n\nDas Spiel ist nicht zu Ende.\n")


def test_export_writes_an_object_a_line(command: Command, record_file: Path) -> None:
    record = loads(record_file.read_text("utf-8"))
    head, *lines, outcome = map(json.loads, command("record", "export", str(record_file)).out.splitlines())
    assert (head["type"], head["game"], head["options"]) == ("record", "splut", {"sides": "south,north"})
    assert [line["text"] for line in lines] == [line.text for line in record.lines]
    assert all(line["counts"] and line["told"] for line in lines)
    assert (outcome["type"], sum(outcome["scores"])) == ("outcome", 1)


def test_export_marks_what_was_taken_back(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "undone.txt"
    command("play", "splut", "--save", str(file), lines="1\nundo\n2\nquit\n")
    objects = list(map(json.loads, command("record", "export", str(file)).out.splitlines()))
    by_me = [each["counts"] for each in objects if each.get("seat") == 0]
    assert by_me == [False, True]
    assert objects[-1] == {"type": "outcome", "scores": None, "victories": None, "why": None}


@pytest.mark.parametrize("action", ["show", "verify", "export"])
@pytest.mark.parametrize(
    ("old", "new", "refusal"),
    [
        ("Frabjous record 1", "Sonnet", "Line 1 of the file: a record begins with"),
        ("Rules: 1", "Rules 1", "Line 3 of the file: this should be one “Name: value”"),
        ("\n2 seat 2", "\n2 cat", "Line 10 of the file: “cat” is nobody"),
        ("\n2 seat 2", "\nseat 2", "Line 10 of the file: a line is written like"),
        ("\n2 seat 2", "\n7 seat 2", "Line 7 of the game: it should be number 2."),
        ("\n2 seat 2", "\n2 seat 1", "Line 2 of the game: It is not the turn of seat 1."),
        ("Game: splut", "Game: chess", "There is no game “chess”"),
        ("Seats: 2", "Seats: 7", "The record does not hold: This game is for 2 to 4 seats, not 7."),
    ],
)
def test_a_corrupt_record_is_refused_with_its_line(
    command: Command, record_file: Path, action: str, old: str, new: str, refusal: str
) -> None:
    ran = command("record", action, str(rewritten(record_file, old, new)))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(refusal)
    assert ran.err.count("\n") == 1


def test_another_seed_than_the_sealed_one_is_found_out(command: Command, record_file: Path) -> None:
    record = loads(record_file.read_text("utf-8"))
    record_file.write_text(dumps(record).replace("Seed: ", "Seed: 00"), "utf-8")
    ran = command("record", "verify", str(record_file))
    assert ran.code == 2
    assert "the seed is not the one that was sealed at the start." in ran.err


@pytest.mark.parametrize("data", [b"", b"\x00", b"Frabjous record 1\n\xff\xfe\n", b"Frabjous record 1\n\n"])
def test_what_is_no_record_is_refused(command: Command, tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "noise"
    file.write_bytes(data)
    ran = command("record", "verify", str(file))
    assert ran.code == 2
    assert re.fullmatch(r"Line \d+ of the file: .*\n", ran.err)


@pytest.mark.parametrize("number", ["²", "9" * 5000])
def test_a_number_that_is_none_is_refused(command: Command, record_file: Path, number: str) -> None:
    ran = command("record", "verify", str(rewritten(record_file, "\n2 seat", f"\n{number} seat")))
    assert ran.code == 2
    assert ran.err.count("\n") == 1


# Looking back


def test_review_prints_what_choices_did_and_where_the_game_turned(command: Command, record_file: Path) -> None:
    ran = command("record", "review", str(record_file), "--nodes", "20")
    assert ran.code == 0
    why, turned, luck, slips, *_ = ran.out.splitlines()
    assert why == "The Crown wins: the last sorcerer standing."
    assert turned.startswith("It turned ")
    assert luck == "Choices alone decided it. There is no luck in this game."
    assert " in all. The dearest was the " in slips
    assert re.search(r"^1\. \(\d+\) The (Crown|Fish)’s ", ran.out, re.M)
    assert re.search(r"^\(\d+\) The (Crown|Fish)’s choice\. .* Better: ", ran.out, re.M)


def test_review_as_data_has_every_step(command: Command, record_file: Path) -> None:
    data = json.loads(command("record", "review", str(record_file), "--nodes", "20", "--json").out)
    lines = [line.number for line in loads(record_file.read_text("utf-8")).lines]
    assert [number for step in data["steps"] for number in step["lines"]] == lines
    assert sum(data["end"]) == 1
    assert data["luck"] == [0, 0]
    assert all(slip["lost"] >= 0.1 and slip["better"] for slip in data["slips"])


def test_a_game_that_is_not_over_has_no_review(command: Command, record_file: Path) -> None:
    record = loads(record_file.read_text("utf-8"))
    record_file.write_text(dumps(record.up_to(len(record.lines) - 1)), "utf-8")
    ran = command("record", "review", str(record_file))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "This game is still being played. There is a review when it is over.\n"


# Older rules


@pytest.fixture
def old_file() -> Path:
    """A game of Snark! begun with version 1 of its rules; the newest is 2."""
    return Path(__file__).parents[1] / "games" / "snark" / "golden" / "version-1.txt"


def test_a_record_of_older_rules_is_verified_shown_and_exported_by_them(command: Command, old_file: Path) -> None:
    assert command("record", "verify", str(old_file)).out == "The record is sound: 1628 lines, dice verified.\n"
    shown = command("record", "show", str(old_file)).out
    assert shown.startswith("Game: snark, rules 1, 2 seats, 1628 lines")
    assert shown.count("The round is called off; the pool stays.") == 3
    assert shown.endswith(" wins: the last hunter, and the Snark to show for it.\n")
    head, *_ = command("record", "export", str(old_file)).out.splitlines()
    assert json.loads(head)["rules"] == 1


def test_a_record_of_older_rules_is_reviewed(command: Command, old_file: Path, tmp_path: Path) -> None:
    begun = [*old_file.read_text("utf-8").splitlines()[:39], "31 table: resigned 1"]
    short = tmp_path / "short.txt"
    short.write_text("\n".join(begun) + "\n", "utf-8")
    reviewed = json.loads(command("record", "review", str(short), "--nodes", "20", "--json").out)
    assert reviewed["end"][1] == 1.0


def test_unknown_rules_are_refused_in_one_sentence(command: Command, old_file: Path, tmp_path: Path) -> None:
    newer = tmp_path / "newer.txt"
    newer.write_text(old_file.read_text("utf-8").replace("Rules: 1", "Rules: 3"), "utf-8")
    ran = command("record", "show", str(newer))
    assert ran.code == 2
    assert ran.err.endswith("There is no version 3 of the rules of “snark”; the versions are: 1, 2.\n")
