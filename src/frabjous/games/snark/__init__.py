"""Snark!: hire a crew, collect the Marks, and beware of the Boojum."""

from pathlib import Path

from frabjous.games.room import Room
from frabjous.games.snark.bot import judge, knows_odds
from frabjous.games.snark.observation import Seen
from frabjous.games.snark.rules import Snark
from frabjous.games.snark.sight import before_secrets
from frabjous.games.snark.terms import VOID_ROUNDS
from frabjous.games.snark.view import heading, scene

SNARK = Room(
    Snark(),
    Seen,
    judge,
    scene,
    heading,
    Path(__file__).parent,
    older=(Snark(VOID_ROUNDS),),
    tall_until=1000,
    before_secrets=before_secrets,
    knows_odds=knows_odds,
)
