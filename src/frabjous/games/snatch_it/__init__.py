"""Snatch It!: hungry frogs, thieving hands, one punctual stork."""

from pathlib import Path

from frabjous.games.room import Room
from frabjous.games.snatch_it.bot import judge
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.rules import SnatchIt
from frabjous.games.snatch_it.sight import before_secrets
from frabjous.games.snatch_it.tally import tally
from frabjous.games.snatch_it.tensor import layout
from frabjous.games.snatch_it.view import heading, scene
from frabjous.games.snatch_it.what_is import what_is
from frabjous.games.snatch_it.why_not import why_not

SNATCH_IT = Room(
    SnatchIt(),
    Seen,
    judge,
    scene,
    heading,
    Path(__file__).parent,
    usual_seats=3,
    what_is=what_is,
    why_not=why_not,
    before_secrets=before_secrets,
    tally=tally,
    layout=layout,
    enough=16_000,
)
