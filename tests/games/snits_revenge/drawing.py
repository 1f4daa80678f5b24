"""Positions of Snits' Revenge as text: a line a place, with what is there.

Glut: Zip Thudd! Runnungitm Makum     Snits of the first seat; `!` is a wounded one
Eye: dead Nib/2                       no Snorg; a Snit of the second seat
Fleotis: Spark                        under its Snorg; or Splop; `new` is a replaced Snorg
out: Skitter                          under the Bolotomus
gone: Pelt                            dead

The Bolotomus is the last seat. Snits that are not named did not come.
"""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import CHANCE
from frabjous.core.options import settled
from frabjous.games.clan import SNITS, clan_of, piece_of, snit_of
from frabjous.games.snits_revenge.body import NAMES, ORGANS, OUTSIDE
from frabjous.games.snits_revenge.rules import SnitsRevenge, go_on
from frabjous.games.snits_revenge.state import Position, empty
from frabjous.games.snits_revenge.telling import PHASE_WORDS
from frabjous.games.snits_revenge.terms import DEAD, NO, SPARK, SPLOP
from frabjous.games.snits_revenge.variant import variant_of

GAME: Final = SnitsRevenge()
PLACES: Final = (*NAMES, "out", "gone")


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
    """Set up a position at the beginning of a phase; `fight` names the holder of the Spark, or the organ it lies in.

    Options are written as on the command line: "spark=yes clock=30".
    """
    chosen = dict([one.split("=") for one in options.split()])
    agreed = settled(GAME.options(), GAME.seats, seats, chosen)
    position = empty(variant_of(seats, tuple(agreed.items())))
    position.phase, position.turn = PHASE_WORDS.index(phase), turn
    position.bolotomus, position.senior = seats - 1, senior
    of_snits = phase in ("moving", "kicking", "racing")
    position.mover = mover if mover is not None else senior if of_snits else seats - 1
    for line in text.strip().splitlines():
        place, _, things = line.strip().partition(":")
        for thing in things.split():
            put(position, PLACES.index(place), thing)
    armies = [[piece for piece in pieces(seat) if position.places[piece] <= DEAD] for seat in range(seats)]
    position.armies = tuple(tuple(army) for army in armies)
    if fight:
        begin_fight(position, fight)
    go_on(position)
    return position


def pieces(seat: int) -> range:
    return range(piece_of(seat, 0), piece_of(seat + 1, 0))


def begin_fight(position: Position, fight: str) -> None:
    position.round, position.beginner = 1, position.senior
    position.snorgs = position.untouched = 0
    if fight in NAMES:
        position.lying = NAMES.index(fight)
    else:
        position.holder = piece(fight)


def put(position: Position, place: int, thing: str) -> None:
    """Put one thing somewhere."""
    if thing in ("Makum", "Runnungitm"):
        counts = position.makums if thing == "Makum" else position.runnungitms
        counts[place] += 1
    elif thing in ("Spark", "Splop"):
        hidden = SPARK if thing == "Spark" else SPLOP
        position.under = tuple(hidden if at == place else what for at, what in enumerate(position.under))
    elif thing in ("dead", "new"):
        position.untouched &= ~(1 << place)
        position.snorgs &= ~(1 << place) if thing == "dead" else -1
    else:
        snit = piece(thing.rstrip("!"))
        position.places[snit] = place
        position.wounded = (*position.wounded, snit) if thing.endswith("!") else position.wounded


def piece(name: str) -> int:
    """Find a Snit by name: Zip, or Zip/2 for that of the second seat."""
    snit, _, seat = name.partition("/")
    return piece_of(int(seat or 1) - 1, SNITS.index(snit))


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
        return [GAME.write(deed) for deed, _ in GAME.chances(position)]
    return [GAME.write(deed) for deed in GAME.legal(position, actors[0])] if actors else []


def where(position: Position, name: str) -> str:
    """Say where a Snit is."""
    return PLACES[position.places[piece(name)]]


def phase(position: Position) -> str:
    """Say whose phase it is: "2 kicking"."""
    return f"{position.mover + 1} {PHASE_WORDS[position.phase]}"


def works(position: Position, organ: str) -> bool:
    return position.works(NAMES.index(organ))


def draw(position: Position) -> str:
    """Write a position as `body` reads it."""
    lines = []
    for place, name in enumerate(PLACES):
        things = [] if place >= ORGANS or position.works(place) else ["dead"]
        for snit in range(len(position.places)):
            if position.places[snit] == place:
                things.append(named(position, snit))
        if place < OUTSIDE:
            things += ["Makum"] * position.makums[place] + ["Runnungitm"] * position.runnungitms[place]
        if things:
            lines.append(f"{name}: {' '.join(things)}")
    return "\n".join(lines)


def named(position: Position, snit: int) -> str:
    seat = "" if position.variant.one_clan else f"/{clan_of(snit) + 1}"
    return SNITS[snit_of(snit)] + seat + ("!" if snit in position.wounded else "")


def holder(position: Position) -> str:
    """Name the Snit with the Spark."""
    return "" if position.holder == NO else named(position, position.holder)
