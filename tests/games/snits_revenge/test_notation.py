"""Every deed is read back as itself."""

from __future__ import annotations

import pytest

from frabjous.core.errors import BadNotation
from frabjous.games.snits_revenge.notation import NOTATION, everything
from games.snits_revenge.drawing import GAME


def test_every_deed_has_a_text_of_its_own() -> None:
    deeds = everything()
    assert len(NOTATION.by_text) == len(deeds)
    for deed in deeds:
        assert GAME.read(deed.text) is deed
        assert len(deed.text) <= 40


@pytest.mark.parametrize(
    "text",
    ["zip Glut", "Zip  Glut", "Zip Lapotum Glut", "compose", "compose 2 1", "dice 5+2", "hide Spark Lapotum", "die 7"],
)
def test_what_is_not_quite_right_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="Zip Glut"):
        GAME.read(text)
