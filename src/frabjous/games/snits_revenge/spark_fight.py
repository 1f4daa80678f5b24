"""The Spark fight: the Bolotomus is dead, and the clans fight for what made it live (R18)."""

from __future__ import annotations

from typing import Final

from frabjous.games.snits_revenge.body import ORGANS
from frabjous.games.snits_revenge.order import begin_phase, comes_by, end_game, next_clan
from frabjous.games.snits_revenge.state import NONE_ANYWHERE, NOTHING_HIDDEN, Position
from frabjous.games.snits_revenge.terms import FALLING, LAST_CLAN, MOVING, NO, NOTHING, RACING, STALEMATE

LONGEST_FIGHT: Final = 60  # rounds (R22)


def fall(position: Position) -> None:
    """Take all that belongs to the Bolotomus off the board; chance will say which Snorg had the Spark."""
    position.snorgs = position.untouched = 0
    position.under = NOTHING_HIDDEN
    position.makums = NONE_ANYWHERE[:]
    position.runnungitms = NONE_ANYWHERE[:]
    position.phase = FALLING
    position.awaited = NOTHING
    end_if_one_clan_is_left(position)


def candidates(position: Position) -> list[int]:
    """R18a: the Snorgs killed in the last Snit turn and not replaced since."""
    return [organ for organ in range(ORGANS) if position.killers[organ] != NO]


def find_spark(position: Position, organ: int) -> None:
    """R18a: its killer holds the Spark wherever it is now; if it is dead, the Spark lies in the organ."""
    killer = position.killers[organ]
    if position.is_alive(killer):
        begin_fight(position, killer, NO)
    else:
        begin_fight(position, NO, organ)


def begin_fight(position: Position, holder: int, lying: int) -> None:
    """R18c: the totem passes to the left, and its new owner begins."""
    position.holder = holder
    position.lying = lying
    position.round = 1
    position.senior = position.beginner = next_clan(position, position.senior)
    begin_phase(position, MOVING, position.beginner)


def next_in_fight(position: Position) -> None:
    """R18c: each clan has its own turn: move, kick, second move of the fast."""
    if position.phase < RACING:
        begin_phase(position, position.phase + 1, position.mover)
        return
    seat = next_clan(position, position.mover)
    if comes_by(position, position.mover, seat, position.beginner):
        position.round += 1
    if position.round > LONGEST_FIGHT:  # R22
        position.round = LONGEST_FIGHT
        end_game(position, STALEMATE, position.living_clans())
    else:
        begin_phase(position, MOVING, seat)


def fell_in_fight(position: Position, victim: int, killer: int) -> None:
    """R18d: the killer of the holder takes the Spark."""
    if position.holder == victim:
        position.holder = killer
    end_if_one_clan_is_left(position)


def end_if_one_clan_is_left(position: Position) -> None:
    clans = position.living_clans()
    if len(clans) == 1:
        end_game(position, LAST_CLAN, clans)
