"""How an order and a move are pointed out, and what is asked on the way.

order-smash, corner, seal            on a wide screen: the corner where three hexes meet
order-smash, hex, hex, hex, seal     on a phone: the three hexes, in any order
order-move, middle hex, seal         the Snandergrab
order-nothing, seal
Snit, hex | sea | under | stay       a Snit's move
rest                                 all the others stay
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import permutations, repeat
from operator import attrgetter
from typing import Final

from frabjous.core.contract import Player, Said, said
from frabjous.core.remember import remembered
from frabjous.games.clan import SNITS, SPEEDS
from frabjous.games.snit_smashing.actions import (
    DIVE,
    HIDE,
    MOVE,
    MOVES,
    NO,
    NO_ORDER,
    REST,
    RUN,
    SMASH,
    SMASHES,
    STAY,
    Deed,
)
from frabjous.games.snit_smashing.beach import HEXES, NAMES, SHADE, TRIPLES, is_sea
from frabjous.games.snit_smashing.notation import NOTATION
from frabjous.games.snit_smashing.observation import Seen
from frabjous.games.snit_smashing.terms import MOVING, ORDERING, PHASE, runs_inland
from frabjous.games.snit_smashing.view_beach import SNANDERGRAB, corner, hex_line, place, trio, verbatim
from frabjous.games.snit_smashing.view_snits import label as snit_label
from frabjous.games.snit_smashing.view_snits import snit_id, standing
from frabjous.scene.model import Ask, Button, Choice, Disc, Look, Part, Shape, Stroke, Thing, Use, Words
from frabjous.scene.pointing import Path, asks_along

SMASH_IT: Final = "order-smash"
MOVE_IT: Final = "order-move"
NOTHING: Final = "order-nothing"
SEAL: Final = "seal"
STAY_THERE: Final = "stay"
REST_STAY: Final = "rest"
SEA: Final = "sea"
SHELTER: Final = "under"
ENDS: Final = {DIVE: SEA, HIDE: SHELTER, STAY: STAY_THERE}  # where else a Snit can go than to a hex

WET: Final = tuple(at for at in range(HEXES) if is_sea(at))
HIT: Final = Stroke(hex_line(), css="hit")


def corner_id(smash: int) -> str:
    return "-".join(NAMES[at] for at in TRIPLES[smash])


def middle_id(at: int) -> str:
    return f"middle-{NAMES[at]}"


class Able:
    """What Snits can do, all legal moves together."""

    def __init__(self, moves: list[Deed]) -> None:
        self.verbs: Final = {*map(attrgetter("verb"), moves)}
        self.movers: Final = {*map(attrgetter("what"), moves)} - {NO}
        self.ends: Final = sorted({*map(attrgetter("where"), moves)} - {NO})  # hexes that some Snit can run to


# Paths


def choices(seen: Seen, legal: list[Deed], shape: Shape) -> tuple[Choice, ...]:
    """Give every legal deed its paths and its label."""
    if seen.phase == ORDERING and legal:
        return order_choices(runs_inland(seen.run), shape)
    return tuple(map(move_choice, repeat(seen.mover), legal))


def orders(inland: bool) -> list[Deed]:
    """List what may be ordered; the same for everybody, in every bound of such a run."""
    return [*SMASHES, *(MOVES if inland else ()), NO_ORDER]


@cache
def order_choices(inland: bool, shape: Shape) -> tuple[Choice, ...]:
    return tuple(
        Choice((*path, SEAL), deed.text, order_label(deed))
        for deed in orders(inland)
        for path in order_paths(deed, shape)
    )


def order_paths(deed: Deed, shape: Shape) -> Iterator[Path]:
    """Give the ways to point out an order, up to its seal."""
    if deed.verb == MOVE:
        yield (MOVE_IT, middle_id(deed.where))
    elif deed.verb != SMASH:
        yield (NOTHING,)
    elif shape is Shape.WIDE:
        yield (SMASH_IT, corner_id(deed.what))
    else:
        yield from ((SMASH_IT, *(NAMES[at] for at in hexes)) for hexes in permutations(TRIPLES[deed.what]))


@remembered(20_000)
def move_choice(mover: int, deed: Deed) -> Choice:
    return Choice(move_path(mover, deed), deed.text, move_label(deed))


def move_path(mover: int, deed: Deed) -> Path:
    if deed.verb == REST:
        return (REST_STAY,)
    end = NAMES[deed.where] if deed.verb == RUN else ENDS[deed.verb]
    return (snit_id(mover, deed.what), end)


# Labels


def order_label(deed: Deed) -> Said:
    """Say an order as a wish."""
    if deed.verb == SMASH:
        return said("label-smash", hexes=three(deed.what))
    return said("label-move", hex=NAMES[deed.where]) if deed.verb == MOVE else said("label-nothing")


def three(smash: int) -> Said:
    a, b, c = TRIPLES[smash]
    return said("three-hexes", a=NAMES[a], b=NAMES[b], c=NAMES[c])


def move_label(deed: Deed) -> Said:
    """Say what a Snit would do."""
    if deed.verb == REST:
        return said("label-rest")
    snit = SNITS[deed.what]
    if deed.verb == RUN:
        return said("label-run", snit=snit, hex=NAMES[deed.where])
    return said({DIVE: "label-dive", HIDE: "label-hide", STAY: "label-stay"}[deed.verb], snit=snit)


# Buttons


def buttons(seen: Seen, legal: list[Deed], able: Able) -> tuple[Button, ...]:
    if seen.phase == ORDERING and legal:
        return order_buttons(runs_inland(seen.run))
    return move_buttons(STAY in able.verbs, REST in able.verbs)


@cache
def order_buttons(inland: bool) -> tuple[Button, ...]:
    move = [Button(MOVE_IT, said("button-move"), "snandergrab")] if inland else []
    return (
        Button(SMASH_IT, said("button-smash"), "bolotomus-nose"),
        *move,
        Button(NOTHING, said("button-nothing"), "bolotomus"),
        Button(SEAL, said("button-seal"), "envelope"),
    )


@cache
def move_buttons(stay: bool, rest: bool) -> tuple[Button, ...]:
    found = []
    if stay:
        found.append(Button(STAY_THERE, said("button-stay")))
    if rest:
        found.append(Button(REST_STAY, said("button-rest")))
    return tuple(found)


# Questions


def asks(seen: Seen, legal: list[Deed], shape: Shape, first: Ask, ways: tuple[Choice, ...]) -> tuple[Ask, ...]:
    """Ask the right question at each point of a path."""
    if not legal:
        return (first,)
    if seen.phase == ORDERING:
        return (first, *order_asks(runs_inland(seen.run), shape, seen.seat))
    return (first, *asks_along(ways, lambda path, choice: move_ask(seen, path, choice, first)))


@cache
def order_asks(inland: bool, shape: Shape, seat: int) -> tuple[Ask, ...]:
    """Ask on the way to an order; on a phone there is no room for a face beside so many questions."""
    look: Look = (Use("bolotomus"),) if shape is Shape.WIDE else ()

    def ask(path: Path, choice: Choice) -> Ask:
        if len(path) < len(choice.path) - 1:
            return Ask(path, *asked_on_the_way(path, shape), look, seat)
        note = said("note-sure-move" if path[0] == MOVE_IT else "note-sure")
        return Ask(path, said("ask-sure", order=choice.label), note, look, seat)

    return asks_along(order_choices(inland, shape), ask)


def asked_on_the_way(path: Path, shape: Shape) -> tuple[Said, Said]:
    """Ask for a corner, for one of three hexes, or for a middle."""
    if path == (MOVE_IT,):
        return said("ask-middle"), said("note-middle")
    if shape is Shape.WIDE:
        return said("ask-corner"), said("note-corner")
    if len(path) == 1:
        return said("ask-three"), said("note-three")
    hexes = ", ".join(path[1:])
    return said("ask-third", hexes=hexes), said("note-third", left=4 - len(path))


def move_ask(seen: Seen, path: Path, choice: Choice, first: Ask) -> Ask:
    snit = NOTATION.read(choice.action).what
    at = seen.where[seen.mover][snit]
    wet = at < HEXES and is_sea(at)
    note = said("note-where-wet" if wet else "note-where", speed=SPEEDS[snit])
    return Ask(path, said("ask-where", snit=SNITS[snit]), note, first.look, first.team)


def first_ask(seen: Seen, legal: list[Deed], able: Able) -> Ask:
    """Ask what is to be done now, or tell what is going on."""
    team = seen.mover if legal and seen.phase == MOVING else seen.seat
    if team < 0:
        team = max(seen.mover, seen.primus, 0)
    question, note = first_words(seen, legal, able)
    return Ask((), question, note, (Use("bolotomus"),), team)


def first_words(seen: Seen, legal: list[Deed], able: Able) -> tuple[Said, Said | None]:
    if seen.phase == ORDERING:
        if legal:
            return said("ask-order"), said("note-order")
        return said("ask-wait-orders"), own_order(seen)
    if seen.phase == MOVING:
        if legal:
            return said("ask-snit"), own_order(seen) or said("note-unmoved", count=len(able.movers))
        return said("ask-wait-move", who=Player(seen.mover)), own_order(seen)
    return said(f"going-{PHASE[seen.phase]}"), None


def own_order(seen: Seen) -> Said | None:
    """Remind the viewer of a sealed order, if it may be looked at (B3)."""
    if seen.mine:
        return said("note-own", order=order_label(NOTATION.read(seen.mine)))
    sealed = seen.seat >= 0 and seen.sealed[seen.seat]
    return said("note-own-hidden") if sealed else None


# What may be pointed at


def glows(seen: Seen, picks: list[tuple[int, tuple[float, float]]]) -> list[Thing]:
    """Prepare what shines under a Snit on the beach while it may be chosen, and once it is."""
    return [thing for snit, spot in picks for thing in glow(snit_id(seen.mover, snit), spot)]


@remembered(2000)
def glow(name: str, spot: tuple[float, float]) -> list[Thing]:
    parts = (("hex-lit", Part.GLOW), ("hex-chosen", Part.CHOSEN))
    return [Thing(name, *spot, (Use(symbol),), part=part, css="breathes") for symbol, part in parts]


def picks_on_the_beach(seen: Seen, waiting: list[int], movers: set[int]) -> list[tuple[int, tuple[float, float]]]:
    """List the Snits that may be chosen and do not wait in the tray, with their places."""
    if not movers:
        return []
    places = seen.where[seen.mover]
    return [(snit, standing(seen.snandergrab, seen.mover, places[snit])) for snit in sorted(movers - {*waiting})]


def targets(seen: Seen, able: Able, picks: list[tuple[int, tuple[float, float]]]) -> list[Thing]:
    """Prepare what is tapped, focused and read aloud to move a Snit."""
    found = [lit_hex(at) for at in able.ends]
    if DIVE in able.verbs:
        found.append(lit_area(SEA, WET, said("the-sea")))
    if HIDE in able.verbs:
        found.append(lit_area(SHELTER, tuple(SHADE), said("under-it")))
    for snit, spot in picks:
        found.append(Thing(snit_id(seen.mover, snit), *spot, (HIT,), snit_label(seen, seen.mover, snit), Part.TARGET))
    return found


@cache
def lit_hex(at: int) -> Thing:
    look = (Use("hex-lit"), Disc(5, css="spot"), Words(verbatim(NAMES[at]), y=29, css="lit-name"), HIT)
    return Thing(NAMES[at], *place(at), look, verbatim(NAMES[at]), Part.TARGET, css="reach")


@cache
def lit_area(name: str, hexes: tuple[int, ...], label: Said) -> Thing:
    """Light several hexes that count as one place, pointed at in their middle."""
    places = [place(at) for at in hexes]
    x, y = sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)
    rings = tuple(Use("hex-lit", x=to_x - x, y=to_y - y) for to_x, to_y in places)
    hit = Stroke("".join(hex_line(to_x - x, to_y - y) for to_x, to_y in places), css="hit")
    return Thing(name, x, y, (*rings, hit), label, Part.TARGET, css="reach")


@cache
def order_targets(inland: bool, shape: Shape) -> tuple[Thing, ...]:
    """Give the places an order can name; they show in their mode only, which an empty thing marks as chosen."""
    modes = [Thing(name, 0, 0, (), part=Part.CHOSEN, css=f"mode {name}") for name in (SMASH_IT, MOVE_IT)[: 1 + inland]]
    smashes = (
        [corner_target(deed.what) for deed in SMASHES]
        if shape is Shape.WIDE
        else [hex_target(at) for at in range(HEXES)]
    )
    return (*modes, *smashes, *([middle_target(deed.where) for deed in MOVES] if inland else ()))


def corner_target(smash: int) -> Thing:
    """Draw a corner: a dot, the three hexes when it is pointed at, a bang when it is chosen."""
    look = (Use(trio(smash), css="aimed"), Disc(4.6, css="stud"), Use("smash", 44, css="struck"), Disc(18, css="hit"))
    return Thing(corner_id(smash), *corner(smash), look, three(smash), Part.TARGET, css="corner")


def hex_target(at: int) -> Thing:
    look = (Use("hex-lit", css="ring"), Use("hex-chosen", css="aimed"), HIT)
    return Thing(NAMES[at], *place(at), look, verbatim(NAMES[at]), Part.TARGET, css="third")


def middle_target(at: int) -> Thing:
    """Draw a place for the Snandergrab: a dot, and the beast itself when it is pointed at."""
    width, height = SNANDERGRAB
    beast = (Use("snandergrab", width, height=height, css="aimed ghostly"), Use("body-line", css="aimed"))
    return Thing(
        middle_id(at), *place(at), (*beast, Disc(6, css="stud"), HIT), verbatim(NAMES[at]), Part.TARGET, css="middle"
    )
