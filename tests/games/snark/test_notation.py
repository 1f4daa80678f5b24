"""Writing and reading deeds."""

from __future__ import annotations

import pytest

from frabjous.core.errors import BadNotation
from frabjous.games.snark.notation import NOTATION, everything


def test_every_deed_is_read_back_as_the_same_object() -> None:
    for deed in everything():
        assert NOTATION.read(deed.text) is deed


def test_every_deed_has_a_text_of_its_own_of_forty_letters_at_most() -> None:
    texts = [deed.text for deed in everything()]
    assert len(set(texts)) == len(texts)
    assert max(map(len, texts)) <= 40


@pytest.mark.parametrize(
    "text",
    [
        "hunt",
        "hunt late taste",
        "pass map and bell",
        "hire bellman",
        "hire",
        "exchange Fork",
        "draw  fork",
        "lead 5",
        "meet pig",
    ],
)
def test_what_looks_like_a_deed_but_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="one is written like “exchange fork”"):
        NOTATION.read(text)


def test_what_is_passed_is_secret_and_what_is_discarded_shows() -> None:
    for deed in everything():
        assert deed.secret == (deed.text.startswith("pass "))
        assert deed.shows == (deed.text.split()[0] in ("exchange", "hire", "bellman", "bewilder", "hunt"))
