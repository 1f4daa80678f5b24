"""Writing and reading steps.

S d2-d3         a piece (Sorcerer, Dwarf, Troll) goes from d2 to d3; a dwarf pushes what is in its way
S d2-d3 + e4    the rock on e4 makes the same move: levitated
T e4-e5 + e3    likewise for a troll: pulled
T e4-e5 x N     onto the rock on e5, which is thrown north
skip            no step is possible
"""

from __future__ import annotations

from typing import Final

from frabjous.core.errors import BadNotation
from frabjous.games.splut.actions import NO, SKIP, STEPS, Step, levitation, pull, throw, walk
from frabjous.games.splut.arena import DIRECTIONS, NAMES, NUMBER, beside
from frabjous.games.splut.pieces import SORCERER, TROLL

EXAMPLE: Final = "T e4-e5"
KINDS: Final = "SDT"


def write(step: Step) -> str:
    if step is SKIP:
        return "skip"
    text = f"{KINDS[step.kind]} {NAMES[step.origin]}-{NAMES[step.target]}"
    if step.along != NO:
        return f"{text} + {NAMES[step.along]}"
    if step.throw != NO:
        return f"{text} x {DIRECTIONS[step.throw]}"
    return text


def read(text: str) -> Step:
    if text == "skip":
        return SKIP
    words = text.split(" ")
    step = found(words) if len(words) in (2, 4) else None
    if step is None:
        raise BadNotation(text, EXAMPLE)
    return step


def found(words: list[str]) -> Step | None:
    """Look a step up by the words of its text, or find that there is none."""
    kind = KINDS.find(words[0]) if len(words[0]) == 1 else NO
    origin_name, _, target_name = words[1].partition("-")
    origin, target = NUMBER.get(origin_name, NO), NUMBER.get(target_name, NO)
    if NO in (kind, origin, target):
        return None
    ways = [direction for direction in range(4) if beside(origin, direction) == target]
    if not ways:
        return None
    direction = ways[0]
    if len(words) == 2:
        return STEPS[walk(kind, origin, direction)]
    if words[2] == "x" and kind == TROLL and len(words[3]) == 1 and words[3] in DIRECTIONS:
        return STEPS[throw(origin, direction, DIRECTIONS.index(words[3]))]
    if words[2] == "+":
        return with_rock(kind, origin, direction, NUMBER.get(words[3], NO))
    return None


def with_rock(kind: int, origin: int, direction: int, rock: int) -> Step | None:
    if rock in (NO, origin):
        return None
    if kind == SORCERER:
        return STEPS[levitation(origin, direction, rock)]
    pulling = STEPS[pull(origin, direction)]
    return pulling if kind == TROLL and pulling.along == rock else None
