"""Snits' Revenge: the Snits storm a Bolotomus from the inside, and the Bolotomus bites back."""

from pathlib import Path

from frabjous.games.room import Room
from frabjous.games.snits_revenge.bot import judge
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.rules import SnitsRevenge
from frabjous.games.snits_revenge.view import heading, scene
from frabjous.games.snits_revenge.what_is import what_is
from frabjous.games.snits_revenge.why_not import why_not

SNITS_REVENGE = Room(
    SnitsRevenge(),
    Seen,
    judge,
    scene,
    heading,
    Path(__file__).parent,
    tall_until=1000,
    what_is=what_is,
    why_not=why_not,
)
