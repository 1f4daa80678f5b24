"""What people type is shown to others as they would read it, and in no other way."""

from __future__ import annotations

import sys

import pytest

from frabjous.table.chairs import NAME_LENGTH, tidy_name
from frabjous.table.typed import JOINERS, fit_to_show


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ada", "Ada"),
        ("Ada\u202e", "Ada"),
        ("\u2066A\u2069d\u200ea\u061c", "Ada"),
        ("A\0d\x1ba", "A d a"),
        ("\u200bAda\ufeff", "Ada"),
        ("\u200b\u200d\u2060", ""),
        ("\u3164\u2800", ""),
        ("\u0301", ""),
        ("\ud800", ""),
        ("\ue000", ""),
        ("line\u2028line", "line line"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d💻", "👩\u200d💻"),
        ("👩\u200d", "👩"),
        ("Åsa Ærøskøbing", "Åsa Ærøskøbing"),
        ("7", "7"),
        ("!?", "!?"),
    ],
)
def test_what_is_shown_of_what_was_typed(typed: str, shown: str) -> None:
    assert tidy_name(typed) == shown


def test_no_letter_of_all_there_are_is_hidden_or_turns_the_line() -> None:
    shown = fit_to_show("".join(map(chr, range(sys.maxunicode + 1))), sys.maxunicode)
    assert "a" in shown and "龍" in shown
    assert {letter for letter in shown if not letter.isprintable()} <= set(JOINERS)


def test_a_name_is_never_too_long_nor_ends_in_nothing() -> None:
    assert tidy_name("x" * (NAME_LENGTH - 1) + "\u200dyz") == "x" * (NAME_LENGTH - 1)
