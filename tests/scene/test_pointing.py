"""What can be picked with so much of a path chosen, and what is asked there."""

from __future__ import annotations

from typing import Final

import pytest

from frabjous.core.contract import said
from frabjous.scene.model import Ask, Choice, Part, Thing
from frabjous.scene.pointing import Path, asked_at, in_reach
from frabjous.scene.svg import thing
from frabjous.scene.words import Voice, bundle

WORD: Final = said("verbatim", text="e5")
CHOICES: Final = [Choice(path, "go", WORD) for path in (("troll", "e5", "pull"), ("troll", "e6"), ("dwarf", "e6"))]


@pytest.mark.parametrize(
    ("begun", "reach"),
    [
        ((), {"troll", "dwarf"}),
        (("troll",), {"troll", "dwarf", "e5", "e6"}),
        (("troll", "e5"), {"troll", "dwarf", "e5", "e6", "pull"}),
        (("dwarf",), {"troll", "dwarf", "e6"}),
        (("nobody",), {"troll", "dwarf"}),
    ],
)
def test_in_reach_is_what_comes_next_and_what_replaces_an_earlier_pick(begun: Path, reach: set[str]) -> None:
    assert in_reach(CHOICES, begun) == reach


def test_without_a_question_of_its_own_a_path_has_the_first_one() -> None:
    first, later = Ask((), said("list-and")), Ask(("troll",), WORD)
    assert asked_at([first, later], ("troll",)) is later
    assert asked_at([first, later], ("dwarf",)) is first


def test_a_place_can_be_pressed_and_is_silent() -> None:
    written = thing(Thing("e5", 1, 2, (), WORD, Part.PLACE), Voice(bundle("en")).say)
    assert 'data-id="e5" data-part="place"' in written
    assert 'aria-hidden="true"' in written
    assert "aria-label" not in written
