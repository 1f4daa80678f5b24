"""Snit Smashing: run for the Snandergrab, breed, run home, and smash everybody else."""

from pathlib import Path

from frabjous.games.room import Room, Sequel
from frabjous.games.snit_smashing.bot import judge
from frabjous.games.snit_smashing.campaign import roles, why
from frabjous.games.snit_smashing.observation import Seen
from frabjous.games.snit_smashing.plan import BoundMind
from frabjous.games.snit_smashing.rules import SnitSmashing
from frabjous.games.snit_smashing.sight import before_secrets
from frabjous.games.snit_smashing.tally import tally
from frabjous.games.snit_smashing.tensor import layout
from frabjous.games.snit_smashing.view import heading, scene
from frabjous.games.snit_smashing.what_is import what_is
from frabjous.games.snit_smashing.why_not import why_not

SNIT_SMASHING = Room(
    SnitSmashing(),
    Seen,
    judge,
    scene,
    heading,
    Path(__file__).parent,
    sequel=Sequel("snits_revenge", roles, why),
    what_is=what_is,
    why_not=why_not,
    before_secrets=before_secrets,
    enough=4000,
    mind=BoundMind(),
    tally=tally,
    layout=layout,
)
