"""Snits' Revenge: the Snits storm a Bolotomus from the inside, and the Bolotomus bites back."""

from pathlib import Path

from frabjous.games.learned import weights_in
from frabjous.games.room import Learned, Room
from frabjous.games.snits_revenge.bot import Judgement, judge_by, lessons
from frabjous.games.snits_revenge.habits import PLAIN_PLAYER
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.rules import SnitsRevenge
from frabjous.games.snits_revenge.siege import FEATURES
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.tally import tally
from frabjous.games.snits_revenge.tensor import layout
from frabjous.games.snits_revenge.view import heading, scene
from frabjous.games.snits_revenge.what_is import what_is
from frabjous.games.snits_revenge.why_not import why_not

HERE = Path(__file__).parent
LEARNED = Learned(FEATURES, lessons, judge_by, HERE / "judgement.json")
JUDGEMENT = Judgement(weights_in(LEARNED.file, FEATURES))
SNITS_REVENGE = Room(
    SnitsRevenge(),
    Seen,
    JUDGEMENT.judge,
    scene,
    heading,
    HERE,
    what_is=what_is,
    why_not=why_not,
    learned=LEARNED,
    habits=PLAIN_PLAYER,
    sober=JUDGEMENT.judge_soberly,
    roles=Position.roles,
    tally=tally,
    layout=layout,
)
