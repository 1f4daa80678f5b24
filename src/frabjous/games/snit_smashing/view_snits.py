"""The Snits: alone on their hexes, crowded in the sea or under the Snandergrab, and those waiting in the tray."""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import Final

from frabjous.core.contract import NOBODY, Player, Said, said
from frabjous.core.remember import remembered
from frabjous.games.clan import BADGES, SNITS, SPEEDS
from frabjous.games.snit_smashing.actions import Deed
from frabjous.games.snit_smashing.beach import HEXES, NAMES, UNDER
from frabjous.games.snit_smashing.observation import Seen
from frabjous.games.snit_smashing.terms import MOVING, is_active
from frabjous.games.snit_smashing.view_beach import place, under, verbatim
from frabjous.scene.model import Box, Look, Part, Thing, Words
from frabjous.scene.once import RECENT
from frabjous.scene.pieces import figure

SIZE: Final = 58.0
RAISED: Final = 4.0
BROOCH: Final = (14, 20, 13.5)
SPEED_AT: Final = (37, 68)  # in the figure's hundred units
NOBODY_MOVED: Final = [(0,) * seats for seats in range(5)]


@cache
def snit_id(clan: int, snit: int) -> str:
    return f"snit-{clan + 1}-{SNITS[snit].lower()}"


def symbol_of(snit: int) -> str:
    return f"snit-{BADGES[snit]}" if BADGES[snit] else "snit"


@cache
def snit_look(clan: int, snit: int, size: float = SIZE, raised: float = RAISED, css: str = "speed") -> Look:
    """Draw a Snit with its brooch and its speed."""
    across, down = ((part - 50) * size / 100 for part in SPEED_AT)
    speed = Words(verbatim(SPEEDS[snit]), across, down - raised, css=css)
    return (*figure(symbol_of(snit), clan, BROOCH, size, raised), speed)


def label(seen: Seen, clan: int, snit: int) -> Said:
    """Say whose Snit it is, its speed, where it is, and whether it has moved."""
    return snit_word(clan, snit, seen.where[clan][snit], has_moved(seen, clan, snit))


@remembered(8000)
def snit_word(clan: int, snit: int, at: int, moved: bool) -> Said:
    done = "yes" if moved else "no"
    return said("snit-at", who=Player(clan), snit=SNITS[snit], speed=SPEEDS[snit], where=where_word(at), done=done)


def has_moved(seen: Seen, clan: int, snit: int) -> bool:
    return seen.phase == MOVING and seen.done[clan] >> snit & 1 == 1


def where_word(at: int) -> str | Said:
    return NAMES[at] if at < HEXES else said("under-it")


# Where they are


@remembered(RECENT)
def crowds(where: tuple[tuple[int, ...], ...]) -> dict[tuple[int, int], list[int]]:
    """Gather the Snits of each clan by their place: (clan, place)."""
    found: dict[tuple[int, int], list[int]] = {}
    for clan, places in enumerate(where):
        for snit, at in enumerate(places):
            if is_active(at):
                found.setdefault((clan, at), []).append(snit)
    return found


def standing(snandergrab: int, clan: int, at: int) -> tuple[float, float]:
    """Find where the Snits of a clan at a place stand in the picture."""
    return under(snandergrab, clan) if at == UNDER else place(at)


def hand_of(seen: Seen, legal: list[Deed]) -> tuple[int, list[int]]:
    """Say which clan waits in the tray, and with whom: Snits that still move, in a crowd where nobody could pick one.

    The clan is the viewer's, or at a shared device that of whoever moves.
    """
    clan = seen.mover if legal else seen.seat
    if seen.phase != MOVING or clan < 0:
        return clan, []
    return clan, waiting_in(seen.where, clan, seen.done[clan])


@remembered(RECENT)
def waiting_in(where: tuple[tuple[int, ...], ...], clan: int, done: int) -> list[int]:
    groups = [group for (one, _), group in crowds(where).items() if one == clan and len(group) > 1]
    return sorted(snit for group in groups for snit in group if not done >> snit & 1)


def snits(seen: Seen, clan: int, waiting: list[int]) -> list[Thing]:
    """Draw every Snit on the beach."""
    done = seen.done if seen.phase == MOVING else NOBODY_MOVED[seen.seats]
    return on_the_beach(seen.where, done, seen.snandergrab, clan if waiting else NOBODY, tuple(waiting))


@remembered(RECENT)
def on_the_beach(
    where: tuple[tuple[int, ...], ...], done: tuple[int, ...], snandergrab: int, clan: int, waiting: tuple[int, ...]
) -> list[Thing]:
    """Draw all Snits from back to front, but for those of a clan that wait in the tray."""
    found: list[Thing] = []
    for (owner, at), group in crowds(where).items():
        spot = standing(snandergrab, owner, at)
        if len(group) == 1:
            moved = done[owner] >> group[0] & 1 == 1
            found.append(lone(owner, group[0], spot, snit_word(owner, group[0], at, moved), moved))
        else:
            found += crowd(owner, at, spot, group, waiting if owner == clan else ())
    return sorted(found, key=attrgetter("y"))


@remembered(8000)
def lone(clan: int, snit: int, at: tuple[float, float], word: Said, moved: bool) -> Thing:
    """Draw one Snit with its name; one that has moved is quiet."""
    name = Words(verbatim(SNITS[snit]), y=31, css="snit-name")
    css = "piece snit moved" if moved else "piece snit"
    return Thing(snit_id(clan, snit), *at, (*snit_look(clan, snit), name), word, team=clan, css=css)


def crowd(clan: int, at: int, spot: tuple[float, float], group: list[int], waiting: tuple[int, ...]) -> list[Thing]:
    """Draw a heap of Snits with its count; those in the tray are not drawn twice, one of them stands for all."""
    x, y = spot
    here = [snit for snit in group if snit not in waiting]
    heap = [
        Thing(snit_id(clan, snit), *heaped(x, y, row), snit_look(clan, snit), None, team=clan, css="piece snit")
        for row, snit in enumerate(here)
    ]
    if waiting:
        heap.append(Thing("", x, y, snit_look(clan, waiting[-1]), team=clan, css="snit still"))
    count = said("crowd", who=Player(clan), count=len(group), where=where_word(at))
    return [*heap, Thing(f"crowd-{clan + 1}", x, y + 0.1, counted(len(group)), count, css="still")]


def heaped(x: float, y: float, row: int) -> tuple[float, float]:
    """Lay one of a heap a little aside of the others."""
    return x + (row * 7 % 11 - 5) * 1.3, y - (row % 3) * 2.2


def counted(count: int) -> Look:
    return Box(26 + 9 * (count > 9), 24, 22, 17, 12, css="count"), Words(
        verbatim(f"×{count}"), 22, 22, css="count-word"
    )


# The tray


def hand(seen: Seen, clan: int, waiting: list[int], *, choose: bool) -> tuple[Thing, ...]:
    """Draw the Snits that wait in the tray, with what is needed to choose one."""
    return tuple([part for snit in waiting for part in in_the_tray(clan, snit, label(seen, clan, snit), choose)])


@remembered(2000)
def in_the_tray(clan: int, snit: int, word: Said, choose: bool) -> list[Thing]:
    look = (
        *snit_look(clan, snit, 92, 16, "speed-large"),
        Words(verbatim(SNITS[snit]), y=64, css="hand-name", space=104, size=30),
    )
    body = Thing(snit_id(clan, snit), 0, 0, look, word, team=clan, css="snit-large")
    return [*card_glows(body.id), body, card_target(body)] if choose else [body]


@cache
def card_glows(name: str) -> list[Thing]:
    look = tuple(Box(104, 144, round=16, css=f"glow {stroke}") for stroke in "acb")
    return [Thing(name, 0, 0, look, part=part) for part in (Part.GLOW, Part.CHOSEN)]


def card_target(body: Thing) -> Thing:
    return Thing(body.id, 0, 0, (Box(110, 150, round=14, css="hit"),), body.label, Part.TARGET)
