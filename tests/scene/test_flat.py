"""Pictures that stand alone: no classes, tokens or symbols are left, and what they meant is there."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from frabjous.core.chance import Dice
from frabjous.core.contract import ONLOOKER
from frabjous.games import ROOMS
from frabjous.games.room import AnyRoom
from frabjous.scene.flat import FONT, POINTED_AT, SVG, Flattener, flattener, standalone
from frabjous.scene.model import Shape
from frabjous.scene.svg import STYLE as STYLE_FILE
from frabjous.scene.svg import board
from frabjous.scene.words import Voice, bundle

HOSTILE = '<script>alert("1")</script>\'&amp;<'
STYLE = """
:root{--pen:#111;--ring:4}
.team-2{--team:blue;--pat:url(#stripes)}
.thing{fill:red;cursor:pointer}
.scene .thing.own{fill:green}
.thing{stroke:var(--pen)}
.glow{display:none}
.glow:hover{display:inline}
.word{font:italic 700 24px Georgia,serif}
.word.small{font-size:9px}
.scene .word.big{font:30px Georgia,serif}
@media (prefers-color-scheme:dark){:root{--pen:#eee}}
"""
SYMBOLS = (
    '<symbol id="hat" viewBox="0 0 100 100" overflow="visible"><title>Hat</title>'
    '<path d="M0 0" fill="var(--team)" stroke="var(--pat,none)" stroke-width="var(--ring,2)"/></symbol>'
    '<symbol id="two"><defs><path id="one" d="M1 1"/></defs><use href="#one" x="3"/><use href="#one"/></symbol>'
    '<pattern id="stripes"><path d="M2 2" stroke="var(--pen)"/></pattern>'
)


def flat(inside: str) -> ElementTree.Element:
    made = Flattener(STYLE, SYMBOLS).flat(f'<svg class="scene" viewBox="0 0 9 9" overflow="visible">{inside}</svg>')
    return ElementTree.fromstring(made)


def names(root: ElementTree.Element) -> list[str]:
    return [element.tag.removeprefix(f"{{{SVG}}}") for element in root.iter()]


def one(root: ElementTree.Element, name: str) -> ElementTree.Element:
    (found,) = root.iter(f"{{{SVG}}}{name}")
    return found


def test_the_later_and_the_more_exact_rule_wins_and_only_what_is_drawn_is_kept() -> None:
    assert one(flat('<rect class="thing" fill="white"/>'), "rect").attrib == {"fill": "red", "stroke": "#111"}
    assert one(flat('<rect class="own thing"/>'), "rect").attrib == {"fill": "green", "stroke": "#111"}


def test_a_token_reaches_into_a_symbol_and_brings_its_pattern() -> None:
    root = flat('<g class="team-2"><use href="#hat" x="1" y="2" width="3" height="4" transform="rotate(5)"/></g>')
    assert names(root) == ["svg", "defs", "pattern", "path", "g", "g", "svg", "path"]
    assert one(root, "pattern").attrib == {"id": "stripes"}
    hat = root[1][0]
    assert hat.attrib == {"transform": "rotate(5)"}
    place = {"x": "1", "y": "2", "width": "3", "height": "4"}
    assert hat[0].attrib == {"viewBox": "0 0 100 100", "overflow": "visible", **place}
    assert hat[0][0].attrib == {"d": "M0 0", "fill": "blue", "stroke": "url(#stripes)", "stroke-width": "4"}


def test_a_token_that_nobody_set_gives_way_to_what_stands_in_for_it_or_is_left_out() -> None:
    path = one(flat('<use href="#hat"/>'), "path")
    assert path.attrib == {"d": "M0 0", "stroke": "none", "stroke-width": "4"}
    nested = one(flat('<path fill="var(--none,var(--nothing,pink))" stroke="var(--never)"/>'), "path")
    assert nested.attrib == {"fill": "pink"}


def test_a_part_that_is_used_is_drawn_where_it_is_used() -> None:
    assert [element.get("transform") for element in flat('<use href="#two"/>')[1][0]] == ["translate(3 0)", None]


def test_what_does_not_show_is_left_out() -> None:
    assert names(flat('<g class="glow"><path d="M0 0"/></g><title>Hat</title>')) == ["svg", "defs"]


def test_a_font_is_taken_apart_and_ends_with_fonts_that_are_found() -> None:
    word = one(flat('<text class="word">Hi</text>'), "text")
    assert (word.text, word.get("font-style"), word.get("font-weight"), word.get("font-size")) == (
        "Hi",
        "italic",
        "700",
        "24px",
    )
    assert str(word.get("font-family")).startswith("Georgia,") and "DejaVu Serif" in str(word.get("font-family"))
    assert one(flat('<text class="word small"/>'), "text").get("font-size") == "9px"
    big = one(flat('<text class="word small big"/>'), "text")
    assert (big.get("font-size"), big.get("font-weight"), big.get("font-style")) == ("30px", "400", "normal")


@pytest.mark.parametrize("room", ROOMS.values(), ids=lambda room: room.key)
@pytest.mark.parametrize("shape", Shape)
def test_a_picture_that_stands_alone_needs_nothing_else(room: AnyRoom, shape: Shape) -> None:
    game, dice = room.game, Dice(3)
    state = game.start(game.seats.start, {})
    for _ in range(40):
        actor = game.to_act(state)[0]
        action = dice.weighted(game.chances(state)) if actor < 0 else game.random_action(state, actor, dice)
        state = game.apply(state, actor, action)
    voice = Voice(bundle("en", room.folder / "text"), {0: HOSTILE, 1: HOSTILE})
    picture = standalone(board(room.scene(game.observe(state, ONLOOKER), [], shape), shape, voice.say), room.folder)
    root = ElementTree.fromstring(picture)
    assert not {"use", "symbol", "style", "script"} & set(names(root))
    assert "var(" not in picture
    assert not [element for element in root.iter() if {"class", "href", "data-id"} & set(element.attrib)]


@pytest.mark.parametrize("room", ROOMS.values(), ids=lambda room: room.key)
def test_every_font_of_a_room_can_be_taken_apart(room: AnyRoom) -> None:
    css = STYLE_FILE.read_text("utf-8") + (room.folder / "style.css").read_text("utf-8")
    fonts = [part.split("}")[0].split(";")[0] for part in css.split("font:")[1:]]
    assert fonts and all(FONT.fullmatch(each) for each in fonts)


def test_rules_for_what_is_pointed_at_are_passed_over() -> None:
    assert POINTED_AT.search(".scene:has(.chosen) .name") and not POINTED_AT.search(".scene .name:not(.own)")


def test_a_room_is_read_once() -> None:
    folder = ROOMS["splut"].folder
    assert flattener(folder) is flattener(folder)
    assert flattener(folder).tokens["--paper"] == "#F6EFE0"
