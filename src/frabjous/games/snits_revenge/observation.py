"""What a seat sees in Snits' Revenge: everything but what lies under the Snorgs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Seen:
    """What one seat, or an onlooker, may know. The fields are named as in a Position; NO is -1."""

    seat: int
    seats: int
    options: tuple[tuple[str, str], ...]  # `variant_of(seats, options)` knows limits, speeds, badges and pools
    phase: int
    turn: int
    bolotomus: int
    senior: int
    mover: int
    rollers: tuple[int, ...]  # who still has to roll in this round of a roll-off, the next one first
    rolls: tuple[int, ...]
    armies: tuple[tuple[int, ...], ...]
    places: tuple[int, ...]  # of every Snit: an organ, OUTSIDE, DEAD or AT_HOME
    wounded: tuple[int, ...]
    acted: int
    snorgs: int
    untouched: int
    killers: tuple[int, ...]
    under: tuple[int, ...]  # to the Bolotomus what it is; to the others BARE or, where a counter shows, FACE_DOWN
    hidden: tuple[int, int]  # how many Sparks and Splops lie somewhere under a Snorg
    makums: tuple[int, ...]
    runnungitms: tuple[int, ...]
    tired_makums: tuple[int, ...]
    tired_runnungitms: tuple[int, ...]
    used: tuple[int, ...]
    awaited: int
    doer: int
    aim: int
    pack: tuple[int, ...]
    rolled: tuple[int, ...]
    holder: int
    lying: int
    round: int
    beginner: int
    ending: int
    winners: tuple[int, ...]
