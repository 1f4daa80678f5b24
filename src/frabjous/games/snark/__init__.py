"""Snark!: hire a crew, collect the Marks, and beware of the Boojum."""

from pathlib import Path

from frabjous.games.learned import weights_in
from frabjous.games.room import Learned, Room
from frabjous.games.snark.bot import HUNCHES, judge_by, knows_odds, lessons, weighs_luck
from frabjous.games.snark.observation import Seen
from frabjous.games.snark.outlook import FEATURES, SET_BY_HAND
from frabjous.games.snark.rules import Snark
from frabjous.games.snark.sight import before_secrets
from frabjous.games.snark.tally import tally
from frabjous.games.snark.tensor import layout
from frabjous.games.snark.terms import VOID_ROUNDS
from frabjous.games.snark.view import heading, scene
from frabjous.games.snark.what_is import what_is
from frabjous.games.snark.why_not import why_not

HERE = Path(__file__).parent
LEARNED = Learned(FEATURES, lessons, judge_by, HERE / "judgement.json", HUNCHES, weighs_luck, SET_BY_HAND)
SNARK = Room(
    Snark(),
    Seen,
    judge_by(weights_in(LEARNED.file, FEATURES)),
    scene,
    heading,
    HERE,
    older=(Snark(VOID_ROUNDS),),
    what_is=what_is,
    why_not=why_not,
    before_secrets=before_secrets,
    knows_odds=knows_odds,
    tally=tally,
    layout=layout,
    learned=LEARNED,
    enough=4000,
)
