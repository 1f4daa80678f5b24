"""Numbers with names that a position and what is seen of it share, and the words for them."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from mypy_extensions import i64

from frabjous.games.clan import CLAN, SNITS, clan_of, snit_of
from frabjous.games.snits_revenge.body import EVERY_ORGAN, LAPOTUM, NAMES, OUTSIDE
from frabjous.games.snits_revenge.variant import SEATS

NO: Final = -1  # no Snit, no organ, no seat, nothing
NONE: Final = {NO: "nobody"}

# Phases, in the order of play (R1, R4)
Phase: TypeAlias = Annotated[i64, "a phase"]
ROLES: Final = 0  # R0: the candidates roll for who is the Bolotomus
SENIORITY: Final = 1  # the clans roll for the totem
HIDING: Final = 2  # R19
DUTY: Final = 3  # the duty Runnungitm is placed
ARMIES: Final = 4
MOVING: Final = 5  # the Snit turn: move, kick, second move of the fast
KICKING: Final = 6
RACING: Final = 7
COMPOSING: Final = 8  # the Bolotomus turn: compose, move, chomp, transform
TRAVELLING: Final = 9
CHOMPING: Final = 10
TRANSFORMING: Final = 11
FALLING: Final = 12  # R18: the Bolotomus is dead, and chance finds the Spark
OVER: Final = 13
SET_UP: Final = (HIDING, DUTY, ARMIES)
SNIT_TURN: Final = (MOVING, KICKING, RACING)
BOLOTOMUS_TURN: Final = (COMPOSING, TRAVELLING, CHOMPING, TRANSFORMING)
PHASES: Final = (
    "roles", "seniority", "hiding", "duty", "armies", "moving", "kicking", "racing",
    "composing", "travelling", "chomping", "transforming", "falling", "over",
)  # fmt: skip
PHASE: Final = dict(enumerate(PHASES))

# What is awaited before the phase goes on
Awaited: TypeAlias = Annotated[i64, "what is awaited"]
NOTHING: Final = 0
ROLL_OFF: Final = 1  # R0, R1: two dice of the first of the rollers
DASH: Final = 2  # R7: `doer` runs for the Fleotis
KICK: Final = 3  # R8: `doer` kicks `aim`
PACK: Final = 4  # R10: `doer` is next of the pack to kick
CHOMP: Final = 5  # R12: a Runnungitm snaps at `aim`
LAST_KICK: Final = 6  # R12: `aim` is caught and rolls
VICTIM: Final = 7  # no dice yet: the Bolotomus chooses whom of the pack a Runnungitm snaps at (R10)
AWAITED: Final = dict(enumerate(("nothing", "roll-off", "dash", "kick", "pack", "chomp", "last-kick", "victim")))

# Where a Snit is: an organ, OUTSIDE, or
DEAD: Final = OUTSIDE + 1
AT_HOME: Final = OUTSIDE + 2  # not in the army
Organ: TypeAlias = Annotated[i64, "an organ, or NO"]
ORGAN: Final = {**NONE, **dict(enumerate(NAMES))}

# A Snit of the table is seat × 21 + its number in the clan.
Snit: TypeAlias = Annotated[i64, "a Snit, or NO"]
EVERY_SNIT: Final = range(max(SEATS) * CLAN)
SNIT: Final = {**NONE, **{snit: f"{SNITS[snit_of(snit)]}-{clan_of(snit) + 1}" for snit in EVERY_SNIT}}

# What can be kicked, beside another clan's Snit
Aim: TypeAlias = Annotated[i64, "a Snit, one of PREY, or NO"]
SNORG: Final = -2
MAKUM: Final = -3
RUNNUNGITM: Final = -4
PREY: Final = {SNORG: "Snorg", MAKUM: "Makum", RUNNUNGITM: "Runnungitm"}
AIM: Final = {**SNIT, **PREY}

# What lies under a Snorg (R19)
BARE: Final = 0
SPLOP: Final = 1
SPARK: Final = 2
FACE_DOWN: Final = 3  # somebody else's counter: there is something, perhaps a dummy
COUNTERS: Final = {SPLOP: "Splop", SPARK: "Spark"}
HIDEABLE: Final = EVERY_ORGAN & ~(1 << LAPOTUM)  # organs with a Snorg that something can lie under

# How it ended
Ending: TypeAlias = Annotated[i64, "how it ended"]
SIEGE_WON: Final = 1  # R16: enough organs are out of action
SPARK_KICKED: Final = 2  # R19
REPELLED: Final = 3  # R16: no Snits left
BOTH_DEAD: Final = 4  # R16
OUTLASTED: Final = 5  # R22: the clock
SPARK_STOLEN: Final = 6  # R18: a Snit left with the Spark
LAST_CLAN: Final = 7  # R18
STALEMATE: Final = 8  # R22: the fight's own clock
ENDING: Final = dict(
    enumerate(["not", "siege", "spark", "repelled", "tie", "outlasted", "stolen", "last-clan", "stalemate"])
)
