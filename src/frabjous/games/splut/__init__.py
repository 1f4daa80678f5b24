"""Splut!: three steps a turn, four rocks, and no luck at all."""

from pathlib import Path

from frabjous.games.room import Room
from frabjous.games.splut.bot import judge, position_key
from frabjous.games.splut.observation import Seen
from frabjous.games.splut.plan import TurnMind
from frabjous.games.splut.rules import Splut
from frabjous.games.splut.tally import tally
from frabjous.games.splut.tensor import layout
from frabjous.games.splut.view import heading, scene
from frabjous.games.splut.what_is import what_is
from frabjous.games.splut.why_not import why_not

SPLUT = Room(
    Splut(),
    Seen,
    judge,
    scene,
    heading,
    Path(__file__).parent,
    what_is=what_is,
    why_not=why_not,
    position_key=position_key,
    mind=TurnMind(),
    tally=tally,
    layout=layout,
)
