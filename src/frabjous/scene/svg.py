"""From a scene to SVG, by plain strings. Things are the same objects from scene to scene, so each is written once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from frabjous.core.contract import NOBODY
from frabjous.core.remember import remembered
from frabjous.scene.model import Box, Disc, Look, Mark, Part, Scene, Shape, Stroke, Thing, Use, Words
from frabjous.scene.names import cut, escaped
from frabjous.scene.once import RECENT, Kept
from frabjous.scene.widths import width_of
from frabjous.scene.words import Say

COMMON_SYMBOLS: Final = Path(__file__).parent / "symbols.svg"
STYLE: Final = Path(__file__).parent / "scene.css"
CLOSING: Final = "</svg>"


class Pen:
    """Writes in one voice, and remembers what it has written of each thing and each look."""

    def __init__(self, say: Say) -> None:
        self.say: Final = say
        self.things: Final = Kept[Thing, str](lambda one: thing(one, say))
        self.pictures: Final = Kept[tuple[Look, int, str, str], str](lambda key: picture(key[0], say, *key[1:]))

    def picture(self, look: Look, team: int = NOBODY, css: str = "", label: str = "") -> str:
        """Write a look as a little picture of its own, for a seat's box or the tray."""
        return self.pictures[look, team, css, label]

    def board(self, scene: Scene, shape: Shape) -> list[str]:
        """Write the board of a scene, thing by thing, between the two ends of its frame."""
        return [self.opening(scene, shape), *self.things.each(scene.things), CLOSING]

    def opening(self, scene: Scene, shape: Shape) -> str:
        return opening(scene, shape, self.say)

    def card(self, parts: tuple[Thing, ...]) -> str:
        """Write a card of a hand as a little picture."""
        return f'<svg viewBox="-54 -74 108 148">{"".join(self.things.each(parts))}</svg>'


@remembered(RECENT)
def by_card(hand: tuple[Thing, ...]) -> list[tuple[Thing, ...]]:
    """Give the parts of each card of a hand."""
    cards: dict[str, list[Thing]] = {}
    for part in hand:
        cards.setdefault(part.id, []).append(part)
    return [tuple(parts) for parts in cards.values()]


def board(scene: Scene, shape: Shape, say: Say) -> str:
    """Write the board of a scene."""
    return "".join([opening(scene, shape, say), *[thing(one, say) for one in scene.things], CLOSING])


def opening(scene: Scene, shape: Shape, say: Say) -> str:
    return (
        f'<svg class="scene shape-{shape.value}" viewBox="0 0 {num(scene.width)} {num(scene.height)}" '
        f'overflow="visible" role="group" aria-label="{escaped(say(scene.title))}">'
    )


def thing(one: Thing, say: Say) -> str:
    """Write one thing: a group at its place, told apart by id and part."""
    marks = "".join(mark(each, say) for each in one.look)
    return (
        f'<g class="{css_of(one)}"{identity(one)} transform="translate({tenths(one.x)} {tenths(one.y)})"'
        f"{spoken(one, say)}>{marks}</g>"
    )


def css_of(one: Thing) -> str:
    team = "" if one.team == NOBODY else f" team-{one.team + 1}"
    return f"thing{team} {one.css}".rstrip()


def identity(one: Thing) -> str:
    """Write what the client needs to know of a thing: ids and parts, how and whence it travels, when it shows."""
    text = f' data-id="{escaped(one.id)}" data-part="{one.part.value}"' if one.id else ""
    if one.motion:
        text += f' data-motion="{one.motion}"'
    if one.was:
        text += f' data-was="{escaped(one.was)}"'
    if one.when is not None:
        text += f' data-when="{escaped(" ".join(one.when))}"'
    return text


def spoken(one: Thing, say: Say) -> str:
    """Write what a thing is when read aloud; ornaments are silent."""
    if one.label is None or one.part is Part.PLACE:
        return ' aria-hidden="true"'
    role = 'role="button" tabindex="-1"' if one.part is Part.TARGET else 'role="img"'
    return f' {role} aria-label="{escaped(say(one.label))}"'


def mark(one: Mark, say: Say) -> str:
    """Write one mark of a look."""
    if isinstance(one, Use):
        return use(one)
    if isinstance(one, Stroke):
        turned = f"rotate({num(one.turn)}) " if one.turn else ""
        scaled = f"scale({num(one.scale)})" if one.scale != 1 else ""
        return f'<path d="{one.d}"{css(one.css)}{transform(turned + scaled)}/>'
    if isinstance(one, Disc):
        return f'<circle cx="{num(one.x)}" cy="{num(one.y)}" r="{num(one.r)}"{css(one.css)}/>'
    if isinstance(one, Box):
        return (
            f'<rect x="{num(one.x - one.width / 2)}" y="{num(one.y - one.height / 2)}" width="{num(one.width)}" '
            f'height="{num(one.height)}" rx="{num(one.round)}"{css(one.css)}{transform(turn_about(one.turn, 0, 0))}/>'
        )
    return words(one, cut(say(one.said), one.most))


def words(one: Words, text: str) -> str:
    """Write a text, narrower where it would not fit."""
    tight = one.space and width_of(text) * one.size > one.space
    narrow = f' textLength="{num(one.space)}" lengthAdjust="spacingAndGlyphs"' if tight else ""
    return f'<text x="{num(one.x)}" y="{num(one.y)}"{css(one.css)}{narrow}>{escaped(text)}</text>'


def use(one: Use) -> str:
    height = one.height or one.size
    return (
        f'<use href="#{one.symbol}" x="{num(one.x - one.size / 2)}" y="{num(one.y - height / 2)}" '
        f'width="{num(one.size)}" height="{num(height)}"{css(one.css)}{transform(turn_about(one.turn, one.x, one.y))}/>'
    )


def turn_about(degrees: float, x: float, y: float) -> str:
    if not degrees:
        return ""
    return f"rotate({num(degrees)} {num(x)} {num(y)})" if x or y else f"rotate({num(degrees)})"


def transform(text: str) -> str:
    return f' transform="{text.strip()}"' if text else ""


def css(names: str) -> str:
    return f' class="{names}"' if names else ""


@remembered(4096)
def num(value: float) -> str:
    """Write a number with at most two decimals and no trailing noise."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tenths(value: float) -> str:
    """Write a place: finer than a tenth nobody sees, and every place is written."""
    return num(round(value, 1))


def picture(look: Look, say: Say, team: int = NOBODY, css: str = "", label: str = "") -> str:
    """Write a look as a little picture of its own, for a seat's box or the tray."""
    inside = "".join(mark(each, say) for each in look)
    names = f"{css} team-{team + 1}".strip() if team != NOBODY else css
    heard = f'role="img" aria-label="{escaped(label)}"' if label else 'aria-hidden="true"'
    return f'<svg class="{names}" viewBox="-54 -54 108 108" {heard}>{inside}</svg>'


def cards(hand: tuple[Thing, ...], say: Say) -> list[str]:
    """Write the cards of a hand for once."""
    return [*map(Pen(say).card, by_card(hand))]


def symbols(*files: Path) -> str:
    """Gather the drawn symbols of the common file and others, to be embedded once a page."""
    return "".join(defined(file) for file in (COMMON_SYMBOLS, *files))


def defined(file: Path) -> str:
    """Give the symbols of one file."""
    text = file.read_text("utf-8")
    return text[text.index("<defs>") + len("<defs>") : text.rindex("</defs>")]
