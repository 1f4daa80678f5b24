"""The looks of Snark!'s cards: crew, animals, stock, and what shines around them."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import Said, said
from frabjous.games.snark.cards import ANIMALS, CARDS, COSTS, CREW, is_mark
from frabjous.scene.model import Box, Look, Mark, Part, Stroke, Thing, Use, Words
from frabjous.scene.pieces import EMBLEMS

# Uneven outlines, drawn around their middle: a crew card is 94 by 118, any other card 96 by 134.
CREW_LINE: Final = (
    "M-37.3-57.7c11-2.1 26-1 37-1 12-.1 27-1.6 39 .6 3.1 .7 7.3 5.1 7.9 9 2.3 14 .8 34 .8 49 0 15 1.4 35-.8 49"
    "-.5 3.8-4.4 8-7.7 9-11 1.8-27 .1-39 .2-11 .2-27 2.3-38 .2-3.7-.7-7.5-5.5-8-9-2-15-.1-35-.2-49 0-15-2.4-35-.1-50"
    " .6-3.7 5.6-7.4 9-8z"
)
CARD_LINE: Final = (
    "M-38.7-65.6c11-2.2 27-.6 38-.7 12-.1 27-1.8 39 .3 3.3 .7 7.8 4.9 8 8 2.8 18 1.2 41 1.2 58 0 18 1.5 41-.9 58"
    "-.5 3.3-4.9 7.4-8 8-12 2.1-27 .3-39 .3-12 0-27 2.1-38 0-3.9-.7-7.7-5.3-8-9-2.5-17-1.3-40-1.5-58-.1-17-2-40 .3-56"
    " .6-4.1 5.3-8 9-9z"
)
BAND_LINE: Final = "M-41-60h82v22q-41 5-82 0z"
TWO_LINES: Final = ("late", "jest", "bathing", "share")  # names that do not fit into one
IN_SOME_LANGUAGE: Final = ("thimble", "map", "taste", "fork")  # where they do, the upper line stays empty
NAME_SIZE: Final = 12.6  # of the letters of names, and of those on cards
EFFECT_SIZE: Final = 12.2
FACE_SIZE: Final = 21
BACK: Final = 0.7  # a card's back is so wide for its height


def choosable(body: Thing, outline: str, scale: float, target: Look) -> list[Thing]:
    """Put around a card what shows while it may be chosen: a soft stroke below it, two over its edge, the target."""

    def stroked(strokes: str, part: Part) -> Thing:
        look = tuple(Stroke(outline, f"glow {stroke}", scale=scale) for stroke in strokes)
        return Thing(body.id, body.x, body.y, look, part=part, css="near")

    above = [stroked("cb", Part.GLOW), stroked("cb", Part.CHOSEN)]
    return [stroked("a", Part.GLOW), body, *above, Thing(body.id, body.x, body.y, target, body.label, Part.TARGET)]


def hit(width: float, height: float) -> Look:
    return (Box(width, height, round=10, css="hit"),)


def small_medal(seat: int, size: float, y: float) -> Look:
    return (Use("medal", size, y=y), Use(f"emblem-{EMBLEMS[seat]}", 0.39 * size, y=y, css="pen"))


def symbol_of(card: int) -> str:
    return f"mark-{CARDS[card]}" if is_mark(card) else f"kit-{CARDS[card]}"


# The crew


def name_of(one: int, tall: bool) -> Said:
    """Name a man as on his card: shortly where there is little room."""
    return said(f"{'short' if tall else 'name'}-{CREW[one]}")


def man_for_hire(one: int, scale: float, tall: bool) -> Look:
    """Draw a card on the Ark: the portrait, what it costs, the name."""
    costs = COSTS[one]
    step, first = 24.1 * scale, -(len(costs) - 1) / 2
    kit = [Use(symbol_of(card), 22.3 * scale, (first + at) * step, 27.4 * scale) for at, card in enumerate(costs)]
    return (
        Stroke(CREW_LINE, "pap", scale=scale),
        Use(f"crew-{CREW[one]}", 68.9 * scale, y=-20.4 * scale),
        *kit,
        Words(name_of(one, tall), y=52 * scale, css="nm", space=88 * scale, size=NAME_SIZE),
    )


def man_away(one: int, holder: int, scale: float) -> Look:
    """Draw the empty place of somebody hired, with the medal of whoever did."""
    portrait = Use(f"crew-{CREW[one]}", 68.9 * scale, y=-20.4 * scale, css="away")
    return (Stroke(CREW_LINE, "slot", scale=scale), portrait, *small_medal(holder, 39 * scale, 29.8 * scale))


def man_dead(one: int, scale: float, tall: bool) -> Look:
    portrait = Use(f"crew-{CREW[one]}", 68.9 * scale, y=-20.4 * scale, css="gone")
    low = 52 * scale
    return (
        Stroke(CREW_LINE, "slot", scale=scale),
        portrait,
        Words(name_of(one, tall), y=low - 14, css="nm gonet", space=86 * scale, size=NAME_SIZE),
        Words(said("vanished"), y=low, css="nm gonet", space=86 * scale, size=NAME_SIZE),
    )


def bust(one: int, r: float, x: float = 0, y: float = 0, lost: bool = False) -> Look:
    """Draw a hunter in a ring of the team's colour."""
    frame = Box(2 * r, 2 * r, x, y, r, css="bust")
    return (frame, Use(f"crew-{CREW[one]}", 1.5 * r, x, y, css="gone" if lost else ""))


# Other cards


def card_back(width: float, x: float = 0, y: float = 0) -> Use:
    return Use("snark-back", width, x, y, height=width / BACK)


def pile(width: float, count: int, most: int) -> Look:
    """Draw a pile of card backs with its count on a pill."""
    shown = min(most, count)
    backs = [card_back(width, -0.04 * width * at, -0.05 * width * at) for at in range(shown)]
    low = width / BACK / 2
    pill: Look = (Box(34, 20, y=low, round=10, css="pill"), Words(number(count), y=low + 5, css="pill-word"))
    return (*backs, *pill)


def number(value: int) -> Said:
    return said("verbatim", text=str(value))


def stock_card(card: int) -> Look:
    """Draw a card of the hand: a band for its kind, the drawing, the name in one line or two."""
    mark, name = is_mark(card), CARDS[card]
    band = Stroke(BAND_LINE, "bmk" if mark else "bkit")
    head = Words(said("band-mark" if mark else "band-kit"), y=-43, css="band", space=76, size=FACE_SIZE)
    size, y = (58, -10) if name in TWO_LINES else (62, -8) if name in IN_SOME_LANGUAGE else (70, -2)
    return (Stroke(CARD_LINE, "pap"), band, head, Use(symbol_of(card), size, y=y), *face_words(card))


def face_words(card: int) -> tuple[Mark, ...]:
    name = CARDS[card]
    if name in TWO_LINES or name in IN_SOME_LANGUAGE:
        return (
            Words(said(f"face-{name}"), y=39, css="face", space=86, size=FACE_SIZE),
            Words(said(f"face-{name}-2"), y=58, css="face", space=86, size=FACE_SIZE),
        )
    return (Words(said(f"face-{name}"), y=55, css="face", space=86, size=FACE_SIZE),)


def animal_symbol(animal: int) -> str:
    name = ANIMALS[animal]
    return f"animal-pig-{name.removesuffix('-pig')}" if name.endswith("-pig") else f"animal-{name}"


def animal_card(animal: int, effect: Said, good: bool, scale: float) -> Look:
    """Draw an animal that came up, with what it did."""
    return (
        Stroke(CARD_LINE, "pap", scale=scale),
        Use(animal_symbol(animal), 79 * scale, y=-17 * scale),
        Words(said(f"beast-{ANIMALS[animal]}"), y=44 * scale - 2, css="nm", space=86 * scale, size=NAME_SIZE),
        Words(effect, y=44 * scale + 12, css="eff plus" if good else "eff", space=82 * scale, size=EFFECT_SIZE),
    )


def place_to_come(scale: float, next_one: bool) -> Look:
    css = "tobe nxt" if next_one else "tobe"
    return (Stroke(CARD_LINE, css, scale=scale), Words(said("verbatim", text="?"), y=15 * scale, css="q"))
