"""Positions for tests, drawn as the room draws them, and a few words to play on from them."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import CHANCE
from frabjous.games.snits_revenge.body import NAMES
from frabjous.games.snits_revenge.drawing import PLACES, rows_of
from frabjous.games.snits_revenge.rules import SnitsRevenge
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.terms import PHASE, SNIT

GAME: Final = SnitsRevenge()


def body(
    text: str,
    phase: str = "moving",
    *,
    seats: int = 2,
    turn: int = 1,
    senior: int = 0,
    mover: int | None = None,
    fight: str = "",
    options: str = "",
) -> Position:
    """Set up a position at the beginning of a phase; `fight` names the holder of the Spark, or the organ it lies in."""
    entries = [f"seats {seats}", f"options {options}", f"phase {phase}", f"turn {turn}", f"senior {senior + 1}"]
    if mover is not None:
        entries.append(f"mover {mover + 1}")
    if fight:
        entries.append(f"lying {fight}" if fight in NAMES else f"holder {full(fight)}")
    return GAME.position("; ".join([text, *entries]))


def full(name: str) -> str:
    """Name a Snit with its seat: Zip is Zip-1."""
    return name if "-" in name else f"{name}-1"


def piece(name: str) -> int:
    """Find a Snit by name: Zip, or Zip-2 for that of the second seat."""
    return next(snit for snit, known in SNIT.items() if known == full(name))


def do(position: Position, *lines: str) -> Position:
    """Do one thing after the other, each checked."""
    for line in lines:
        actors = GAME.to_act(position)
        assert actors, f"it is over before “{line}”"
        deed = GAME.read(line)
        assert line in offered(position), f"“{line}” is not possible; {offered(position)} are"
        position = GAME.apply(position, actors[0], deed)
    return position


def offered(position: Position) -> list[str]:
    """List what may be done now, by whoever acts."""
    actors = GAME.to_act(position)
    if actors == (CHANCE,):
        return [deed.text for deed, _ in GAME.chances(position)]
    return [deed.text for deed in GAME.legal(position, actors[0])] if actors else []


def where(position: Position, name: str) -> str:
    """Say where a Snit is."""
    return PLACES[position.places[piece(name)]]


def phase(position: Position) -> str:
    """Say whose phase it is: "2 kicking"."""
    return f"{position.mover + 1} {PHASE[position.phase]}"


def works(position: Position, organ: str) -> bool:
    return position.works(NAMES.index(organ))


def draw(position: Position) -> str:
    """Write the rows of a position, a line each."""
    return "\n".join(rows_of(position))


def holder(position: Position) -> str:
    """Name the Snit with the Spark."""
    return SNIT[position.holder]
