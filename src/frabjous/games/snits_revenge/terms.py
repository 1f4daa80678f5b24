"""Numbers with names that a position and what is seen of it share."""

from __future__ import annotations

from typing import Final

from frabjous.games.snits_revenge.body import EVERY_ORGAN, LAPOTUM, OUTSIDE

NO: Final = -1  # no Snit, no organ, no seat, nothing

# Phases, in the order of play (R1, R4)
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

# What is awaited before the phase goes on
NOTHING: Final = 0
ROLL_OFF: Final = 1  # R0, R1: two dice of the first of the rollers
DASH: Final = 2  # R7: `doer` runs for the Fleotis
KICK: Final = 3  # R8: `doer` kicks `aim`
PACK: Final = 4  # R10: `doer` is next of the pack to kick
CHOMP: Final = 5  # R12: a Runnungitm snaps at `aim`
LAST_KICK: Final = 6  # R12: `aim` is caught and rolls
VICTIM: Final = 7  # no dice yet: the Bolotomus chooses whom of the pack a Runnungitm snaps at (R10)

# Where a Snit is: an organ, OUTSIDE, or
DEAD: Final = OUTSIDE + 1
AT_HOME: Final = OUTSIDE + 2  # not in the army

# What can be kicked, beside another clan's Snit
SNORG: Final = -2
MAKUM: Final = -3
RUNNUNGITM: Final = -4
PREY: Final = {SNORG: "Snorg", MAKUM: "Makum", RUNNUNGITM: "Runnungitm"}

# What lies under a Snorg (R19)
BARE: Final = 0
SPLOP: Final = 1
SPARK: Final = 2
FACE_DOWN: Final = 3  # somebody else's counter: there is something, perhaps a dummy
HIDEABLE: Final = EVERY_ORGAN & ~(1 << LAPOTUM)  # organs with a Snorg that something can lie under

# How it ended
SIEGE_WON: Final = 1  # R16: enough organs are out of action
SPARK_KICKED: Final = 2  # R19
REPELLED: Final = 3  # R16: no Snits left
BOTH_DEAD: Final = 4  # R16
OUTLASTED: Final = 5  # R22: the clock
SPARK_STOLEN: Final = 6  # R18: a Snit left with the Spark
LAST_CLAN: Final = 7  # R18
STALEMATE: Final = 8  # R22: the fight's own clock
ENDINGS: Final = ("", "siege", "spark", "repelled", "tie", "outlasted", "stolen", "last-clan", "stalemate")
