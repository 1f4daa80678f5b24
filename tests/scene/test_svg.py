"""The SVG writer: names do no harm, numbers are short, ornaments are silent."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from frabjous.core.contract import Said, said
from frabjous.scene.model import Ask, Box, Disc, Look, Mark, Part, Scene, Shape, Stroke, Thing, Use, Words
from frabjous.scene.svg import board, mark, num, picture, symbols, thing

HOSTILE = '<script>alert("1")</script>\'&amp;<'


def aloud(one: Said) -> str:
    """Say a message by its own text, as a name typed by a stranger."""
    return str(dict(one.values).get("text", one.key))


def scene(*things: Thing, title: str = "board") -> Scene:
    name = said("verbatim", text=title)
    return Scene(100, 50.5, name, name, (things,), (), (), (Ask((), name),), (), (), None, tuple)


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


@pytest.mark.parametrize(
    "name", [HOSTILE, "<!--", "]]>", "&", "&#0;", '"', "'", "\\", "Ünïcödé ♛", "a\nb\tc", "\u202eabc"]
)
def test_a_hostile_name_stays_a_name(name: str) -> None:
    spoken = said("verbatim", text=name)
    one = Thing("piece", 1, 2, (Words(spoken),), spoken)
    root = parsed(board(scene(one, title=name), Shape.WIDE, aloud))
    group = root[0]
    assert [element.tag for element in root.iter()] == ["svg", "g", "text"]
    assert group[0].text == name
    assert "".join(group.attrib["aria-label"].split()) == "".join(name.split())
    assert "".join(root.attrib["aria-label"].split()) == "".join(name.split())


@given(st.text(alphabet=st.characters(exclude_categories=["Cc", "Cs", "Cn"], codec="utf-8")))
@settings(max_examples=100, deadline=None, derandomize=True, database=None)
def test_any_printable_name_comes_out_as_it_went_in(name: str) -> None:
    spoken = said("verbatim", text=name)
    root = parsed(thing(Thing("piece", 0, 0, (Words(spoken),), spoken), aloud))
    assert (root[0].text or "") == name
    assert root.attrib["aria-label"] == name


def test_a_hostile_label_of_a_little_picture_stays_a_label() -> None:
    assert parsed(picture((), aloud, label=HOSTILE)).attrib["aria-label"] == HOSTILE


def test_a_hostile_id_stays_an_id() -> None:
    root = parsed(thing(Thing('"><b>', 0, 0, (), when=("a", '"')), aloud))
    assert root.attrib["data-id"] == '"><b>'
    assert root.attrib["data-when"] == 'a "'


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (-0.0, "0"),
        (-0.001, "0"),
        (1, "1"),
        (100, "100"),
        (1.5, "1.5"),
        (1.25, "1.25"),
        (1.239, "1.24"),
        (-3.10, "-3.1"),
        (1000000, "1000000"),
        (0.1 + 0.2, "0.3"),
        (-12.999, "-13"),
    ],
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert num(value) == text


def test_the_board_has_its_size_and_shape() -> None:
    root = parsed(board(scene(), Shape.TALL, aloud))
    assert root.attrib["viewBox"] == "0 0 100 50.5"
    assert root.attrib["class"] == "scene shape-tall"
    assert root.attrib["role"] == "group"


def test_a_thing_stands_at_its_place_with_id_part_and_team() -> None:
    root = parsed(thing(Thing("troll-1", 10, 20.5, (), said("troll"), team=2, css="piece", motion="fly"), aloud))
    assert root.attrib["transform"] == "translate(10 20.5)"
    assert root.attrib["class"] == "thing team-3 piece"
    assert root.attrib["data-id"] == "troll-1"
    assert root.attrib["data-part"] == "body"
    assert root.attrib["data-motion"] == "fly"
    assert root.attrib["role"] == "img"


def test_an_ornament_is_silent_and_has_no_name() -> None:
    root = parsed(thing(Thing("", 0, 0, ()), aloud))
    assert root.attrib["aria-hidden"] == "true"
    assert "data-id" not in root.attrib
    assert "data-part" not in root.attrib
    assert root.attrib["class"] == "thing"


def test_a_target_is_a_button_that_can_be_focused_by_the_client() -> None:
    root = parsed(thing(Thing("e5", 0, 0, (), said("e5"), Part.TARGET), aloud))
    assert root.attrib["role"] == "button"
    assert root.attrib["tabindex"] == "-1"
    assert root.attrib["data-part"] == "target"


def test_a_thing_for_one_path_says_when_it_shows() -> None:
    assert parsed(thing(Thing("", 0, 0, (), when=("troll-1", "e5")), aloud)).attrib["data-when"] == "troll-1 e5"
    assert parsed(thing(Thing("", 0, 0, (), when=()), aloud)).attrib["data-when"] == ""


MARKS: list[tuple[Mark, str]] = [
    (Use("rock"), '<use href="#rock" x="-50" y="-50" width="100" height="100"/>'),
    (Use("rock", 40, 5, 6, css="pen"), '<use href="#rock" x="-15" y="-14" width="40" height="40" class="pen"/>'),
    (Use("moon", 28, height=22), '<use href="#moon" x="-14" y="-11" width="28" height="22"/>'),
    (
        Use("rock", 10, 3, 4, turn=45),
        '<use href="#rock" x="-2" y="-1" width="10" height="10" transform="rotate(45 3 4)"/>',
    ),
    (Stroke("M0 0L1 1", "trail"), '<path d="M0 0L1 1" class="trail"/>'),
    (
        Stroke("M0 0", "rim", turn=45, scale=1.31),
        '<path d="M0 0" class="rim" transform="rotate(45) scale(1.31)"/>',
    ),
    (Stroke("M0 0", "", turn=45), '<path d="M0 0" transform="rotate(45)"/>'),
    (Disc(12, 1, 2), '<circle cx="1" cy="2" r="12"/>'),
    (Box(10, 20, round=3, css="hit"), '<rect x="-5" y="-10" width="10" height="20" rx="3" class="hit"/>'),
    (Box(10, 10, turn=45), '<rect x="-5" y="-5" width="10" height="10" rx="0" transform="rotate(45)"/>'),
    (Words(said("verbatim", text="a<b"), 1, 2, "lab"), '<text x="1" y="2" class="lab">a&lt;b</text>'),
]


@pytest.mark.parametrize(("one", "svg"), MARKS, ids=lambda value: type(value).__name__)
def test_a_mark_is_written_plainly(one: Mark, svg: str) -> None:
    assert mark(one, aloud) == svg


def test_a_little_picture_is_silent_unless_it_has_a_label() -> None:
    look: Look = (Disc(5),)
    silent = parsed(picture(look, aloud, team=1, css="kit"))
    assert silent.attrib["aria-hidden"] == "true"
    assert silent.attrib["class"] == "kit team-2"
    assert parsed(picture(look, aloud, css="kit", label="a disc")).attrib["role"] == "img"


def test_common_symbols_are_there_once_each() -> None:
    names = [element.attrib["id"] for element in parsed(f"<defs>{symbols()}</defs>").iter() if "id" in element.attrib]
    assert len(names) == len(set(names))
    assert {f"emblem-{name}" for name in ("crown", "fish", "leaf", "sun", "moon", "anchor")} <= set(names)
