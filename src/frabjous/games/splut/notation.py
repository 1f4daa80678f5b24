"""Writing and reading steps.

S d2-d3         a piece (Sorcerer, Dwarf, Troll) goes from d2 to d3; a dwarf pushes what is in its way
S d2-d3 + e4    the rock on e4 makes the same move: levitated
T e4-e5 + e3    likewise for a troll: pulled
T e4-e5 x N     onto the rock on e5, which is thrown north
skip            no step is possible
"""

from __future__ import annotations

from typing import Final

from frabjous.core.notation import Notation
from frabjous.games.splut.actions import SKIP, STEPS, Step
from frabjous.games.splut.arena import RIM


def on_the_board(step: Step) -> bool:
    """Say whether a step stays inside: the tables hold others too, and a rock on the sorcerer's own square."""
    return step.target != RIM and step.along not in (RIM, step.origin)


NOTATION: Final = Notation([SKIP, *(step for step in STEPS if on_the_board(step))], example="T e4-e5")
