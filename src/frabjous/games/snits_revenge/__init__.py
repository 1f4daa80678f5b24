"""Snits' Revenge: the Snits storm a Bolotomus from the inside, and the Bolotomus bites back."""

from pathlib import Path

from frabjous.games.room import Room
from frabjous.games.snits_revenge.bot import judge
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.rules import SnitsRevenge
from frabjous.games.snits_revenge.view import heading, scene

SNITS_REVENGE = Room(SnitsRevenge(), Seen, judge, scene, heading, Path(__file__).parent, tall_until=1000)
