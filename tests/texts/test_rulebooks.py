"""The rulebooks say the same in every language: the same figures and the same rulings, clause by clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from texts.rulebooks import ROOMS, clauses
from texts.saying import called


@pytest.mark.parametrize("room", ROOMS, ids=called)
@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_clause_has_the_same_figures_and_rulings(room: Path, language: str) -> None:
    english, other = clauses(room, "en"), clauses(room, language)
    assert list(english) == list(other)
    for number, text in english.items():
        assert figures(text) == figures(other[number]), number
        assert rulings(text) == rulings(other[number]), number


def figures(text: str) -> list[str]:
    """Collect the figures of a clause; thousands may be set apart."""
    return sorted(re.findall(r"\d+", re.sub(r"(?<=\d)[,\u202f\u00a0 ](?=\d{3}\b)", "", text)))


def rulings(text: str) -> list[str]:
    return sorted(re.findall(r"\b[A-Z]\d+\b", text))
