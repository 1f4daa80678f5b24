"""Looks of those inside: Snits with Speed and brooch, the Bolotomus's own, counts, dice, and the chips in the tray."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final

from frabjous.core.contract import NOBODY, Player, Said, said
from frabjous.core.remember import remembered
from frabjous.games.clan import SNITS, clan_of, snit_of
from frabjous.games.snits_revenge.body import NAMES
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.terms import FACE_DOWN, MAKUM, NO, RUNNUNGITM, SNORG, SPARK, SPLOP
from frabjous.games.snits_revenge.view_groups import LYING_SPARK, Group, symbol_of
from frabjous.scene.model import Box, Disc, Look, Stroke, Use, Words
from frabjous.scene.pieces import EMBLEM_TO_BROOCH, EMBLEMS

BROOCH: Final = (14, 20, 13.5)  # x, y and r in the hundred units of a Snit
SMALLEST_BROOCH: Final = 40.0  # Snits drawn smaller wear only colour and pattern
SYMBOLS: Final = {SNORG: "snorg", MAKUM: "makum", RUNNUNGITM: "runnungitm", LYING_SPARK: "spark"}
UNDER: Final = {SPLOP: "splop", SPARK: "spark", FACE_DOWN: "face-down"}
CHIP_LINE: Final = (
    "M-44 -72C-16 -75 18 -75 43 -72C51 -70 53 -64 53 -56C55 -18 54 20 53 58C52 68 48 71 40 72"
    "C14 75 -16 74 -40 72C-49 71 -53 66 -53 57C-55 20 -55 -20 -53 -56C-52 -66 -50 -70 -44 -72z"
)


# Words


@cache
def organ_word(organ: int) -> Said:
    return said(f"organ-{NAMES[organ].lower()}")


def snit_word(seen: Seen, snit: int) -> Said:
    """Name a Snit, with its clan where there are several."""
    return snit_name(snit, alone=seen.agreed.one_clan)


def snit_name(snit: int, *, alone: bool) -> Said:
    name = SNITS[snit_of(snit)]
    return said("verbatim", text=name) if alone else said("snit-of", snit=name, whose=Player(clan_of(snit)))


@cache
def kind_word(kind: int) -> Said:
    return said(f"kind-{SYMBOLS[kind]}")


@cache
def hidden_word(what: int) -> Said:
    return said(f"kind-{UNDER[what]}")


def chance(odds: Fraction) -> Said:
    return said("chance", hits=odds.numerator, of=odds.denominator)


def short_chance(odds: Fraction) -> Said:
    return said("verbatim", text=f"{odds.numerator}/{odds.denominator}")


# Snits and thingies


def snit_look(seen: Seen, snit: int, size: float, down: float = 0) -> Look:
    """Draw a Snit: its kind by its outline, its clan by colour, pattern and brooch, and its Speed."""
    agreed = seen.agreed
    clan = NOBODY if agreed.one_clan else clan_of(snit)
    return snit_figure(symbol_of(snit, agreed, wounded=snit in seen.wounded), clan, shown_speed(seen, snit), size, down)


def shown_speed(seen: Seen, snit: int) -> int:
    """R21: there are counters without numbers."""
    return NO if seen.agreed.is_1978 else seen.speed(snit)


@remembered(2000)
def snit_figure(symbol: str, clan: int, speed: int, size: float, down: float = 0) -> Look:
    unit = size / 100
    marks: Look = (Use(symbol, size, y=down),)
    if clan != NOBODY and size >= SMALLEST_BROOCH:
        x, y, r = (BROOCH[0] - 50) * unit, (BROOCH[1] - 50) * unit + down, BROOCH[2] * unit
        emblem = Use(f"emblem-{EMBLEMS[clan]}", EMBLEM_TO_BROOCH * r, x, y, css="pen")
        marks += (Disc(r, x, y, css="brooch thin"), emblem)
    return marks if speed == NO else (*marks, Use(f"speed-{speed}", size, y=down))


def group_look(group: Group, size: float) -> Look:
    """Draw one of a group."""
    if group.snits:
        look = snit_figure(group.symbol, group.brooch, group.speed, size)
        return look + ((Use("spark", size * 0.62, size * 0.34, -size * 0.36),) if group.holds else ())
    return (Use(SYMBOLS[group.kind], size), *under_look(group.under, size))


def under_look(what: int, size: float) -> Look:
    """Show what lies under a Snorg: to the Bolotomus what it is, to others at most that something does (R20)."""
    return (Use(UNDER[what], size * 0.46, size * 0.36, size * 0.34),) if what in UNDER else ()


def count_look(count: int, size: float, *, tall: bool) -> Look:
    """Draw how many a group is, on an ink pill at its lower right."""
    x, y = size * 0.34, size * 0.36
    text = Words(said("verbatim", text=f"×{count}"), x, y + (4.2 if tall else 5.4), css="times")
    return (Box(21 if tall else 27, 14 if tall else 19, x, y, 8, css="pill"), text)


def odds_flag(odds: Fraction, *, tall: bool) -> Look:
    width, height = (42, 17) if tall else (64, 25)
    return (
        Box(width, height, round=height * 0.4, css="flag"),
        Words(short_chance(odds), y=4.2 if tall else 6.2, css="flag-odds"),
    )


def dice_look(faces: tuple[int, ...], size: float) -> Look:
    turns = (-9, 12)
    return tuple(Use(f"die-{pips}", size, at * size * 1.2, at * 6, turn=turns[at]) for at, pips in enumerate(faces))


# Chips


def snit_chip(seen: Seen, snit: int, odds: Fraction | None) -> Look:
    """Draw a Snit on a chip."""
    down = -12 if odds is None else -24
    return chip_of(snit_look(seen, snit, 92, down), said("verbatim", text=SNITS[snit_of(snit)]), odds)


def chip_count(count: int) -> Look:
    """Say of how many a chip is the first."""
    pill = Box(46, 34, 28, 16, 16, css="pill")
    return (pill, Words(said("verbatim", text=f"×{count}"), 28, 25, css="chip-times"))


def thing_chip(kind: int) -> Look:
    return chip_of((Use(SYMBOLS[kind], 92, y=-12),), kind_word(kind), None)


def chip_of(look: Look, name: Said, odds: Fraction | None) -> Look:
    """Put something on a chip with its name, and what the dice say of it."""
    if odds is None:
        return (Stroke(CHIP_LINE, css="chip"), *look, Words(name, y=58, css="chip-name"))
    words = (Words(name, y=40, css="chip-name"), Words(short_chance(odds), y=67, css="chip-odds"))
    return (Stroke(CHIP_LINE, css="chip"), *look, *words)


def chip_rings(css: str) -> Look:
    return tuple(Stroke(CHIP_LINE, css=f"glow {kind} {css}".strip()) for kind in "ab")
