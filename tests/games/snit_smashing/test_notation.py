"""One short way to write each deed, and some more to read a smash."""

from __future__ import annotations

from itertools import permutations

import pytest

from frabjous.core.errors import BadNotation
from frabjous.games.snit_smashing.beach import HEXES, is_sea
from frabjous.games.snit_smashing.notation import everything
from games.snit_smashing.drawing import GAME


def test_every_deed_is_read_back_as_the_same_object() -> None:
    deeds = everything()
    assert len({deed.text for deed in deeds}) == len(deeds)
    for deed in deeds:
        assert GAME.read(deed.text) is deed


@pytest.mark.parametrize("hexes", list(permutations(("C6", "C7", "D7"))))
def test_the_hexes_of_a_smash_may_be_named_in_any_order(hexes: tuple[str, ...]) -> None:
    """The rulebook itself writes G4, G5, F5."""
    assert GAME.read(f"smash {' '.join(hexes)}").text == "smash C6 C7 D7"


def test_nobody_runs_to_a_sea_hex() -> None:
    assert not [deed for deed in everything() if deed.text[-1] == "1" and deed.text.split()[0] == "Zip"]
    assert len([deed for deed in everything() if deed.text.startswith("Zip ")]) == 63 + 3
    assert sum(not is_sea(at) for at in range(HEXES)) == 63


@pytest.mark.parametrize(
    "text", ["", "smash", "smash C6 C7", "smash C6 C7 C8", "snandergrab D10", "Zip C1", "zip C4", "x" * 99]
)
def test_anything_else_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadNotation, match="smash C6 C7 D7"):
        GAME.read(text)
