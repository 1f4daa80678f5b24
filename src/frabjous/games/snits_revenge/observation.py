"""What a seat sees in Snits' Revenge: everything but what lies under the Snorgs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Seen:
    """What one seat, or an onlooker, may know. The fields are named as in a Position; NO is -1."""

    seat: int
    under: tuple[int, ...]  # to the Bolotomus what it is; to the others BARE or, where a counter shows, FACE_DOWN
    hidden: tuple[int, int]  # how many Sparks and Splops lie somewhere under a Snorg
    # Written by tools/declared.py from the fields of Position.
    # fmt: off
    variant: tuple[int, tuple[tuple[str, str], ...]]
    phase: int
    turn: int
    bolotomus: int
    senior: int
    mover: int
    rollers: tuple[int, ...]
    rolls: tuple[int, ...]
    armies: tuple[tuple[int, ...], ...]
    places: tuple[int, ...]
    wounded: tuple[int, ...]
    acted: int
    snorgs: int
    untouched: int
    killers: tuple[int, ...]
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
    # fmt: on
