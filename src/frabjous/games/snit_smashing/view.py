"""The picture of Snit Smashing: the beach, its Snits, orders as they come to light, and what each seat has."""

from __future__ import annotations

from typing import NamedTuple

from frabjous.core.contract import Player, Said, said
from frabjous.core.remember import remembered
from frabjous.games.clan import SNITS, SPEEDS
from frabjous.games.snit_smashing.actions import MOVE, NOTHING, SMASH, Deed
from frabjous.games.snit_smashing.beach import HEXES, NAMES, UNDER
from frabjous.games.snit_smashing.notation import NOTATION
from frabjous.games.snit_smashing.observation import Seen
from frabjous.games.snit_smashing.terms import (
    HATCHING,
    LAST_BOUND,
    MOVING,
    ORDERING,
    OVER,
    PLACING,
    POOL,
    ROLLING,
    SAFE,
    TROPHY,
    is_active,
    runs_inland,
)
from frabjous.games.snit_smashing.view_beach import HEIGHT, WIDTH, around, ground, on_the_sand, verbatim
from frabjous.games.snit_smashing.view_choices import (
    Able,
    asks,
    buttons,
    choices,
    first_ask,
    glows,
    order_targets,
    picks_on_the_beach,
    targets,
    three,
)
from frabjous.games.snit_smashing.view_orders import aims, happened, havens, noses
from frabjous.games.snit_smashing.view_snits import hand, hand_of, snits
from frabjous.scene.model import Box, Kit, Layer, Look, Scene, SeatBox, Shape, Use, Words
from frabjous.scene.once import RECENT


def scene(seen: Seen, legal: list[Deed], shape: Shape) -> Scene:
    """Draw what a seat sees, with a path of ids to each legal deed."""
    able, (clan, waiting) = Able(legal if seen.phase == MOVING else []), hand_of(seen, legal)
    first, ways, boxes = first_ask(seen, legal, able), choices(seen, legal, shape), seat_boxes(seen)
    return Scene(
        WIDTH,
        HEIGHT,
        said("board-title"),
        heading(seen),
        layers(seen, legal, able, (clan, waiting), shape),
        hand(seen, clan, waiting, choose=bool(legal)),
        boxes,
        asks(seen, legal, shape, first, ways),
        buttons(seen, legal, able),
        ways,
        None,
        lambda: description(seen.where, seen.snandergrab, boxes),
    )


def heading(seen: Seen) -> Said:
    """Say which run it is, and how far it has come."""
    return said("heading", run=seen.run, bound=seen.bound, bounds=LAST_BOUND, state=stage(seen))


def stage(seen: Seen) -> str:
    if seen.phase in (ROLLING, PLACING, HATCHING):
        return "set-up"
    return "over" if seen.phase == OVER else "run"


def layers(seen: Seen, legal: list[Deed], able: Able, tray: tuple[int, list[int]], shape: Shape) -> tuple[Layer, ...]:
    """Lay everything on the beach, what is on top last."""
    picks = picks_on_the_beach(seen, tray[1], able.movers)
    return (
        around(seen, shape),
        ground(),
        on_the_sand(seen),
        aims(seen),
        glows(seen, picks),
        havens(seen),
        snits(seen, *tray),
        noses(seen),
        happened(seen),
        order_targets(runs_inland(seen.run), shape) if legal and seen.phase == ORDERING else targets(seen, able, picks),
    )


# The seats


def seat_boxes(seen: Seen) -> tuple[SeatBox, ...]:
    """Draw the seats' boxes; nothing in them is a secret."""
    return boxes(
        seen.where, seen.primus, seen.orders, seen.sealed, seen.rolls, seen.phase, seen.mover, seen.run, seen.asked
    )


@remembered(RECENT)
def boxes(
    where: tuple[tuple[int, ...], ...],
    primus: int,
    orders: tuple[str, ...],
    sealed: tuple[bool, ...],
    rolls: tuple[int, ...],
    phase: int,
    mover: int,
    run: int,
    asked: tuple[int, ...],
) -> tuple[SeatBox, ...]:
    found = []
    for seat in range(len(where)):
        doing = doing_now(seat, orders[seat], sealed[seat], rolls[seat], phase, moves=seat == mover)
        about = said("about", primus="yes" if primus == seat else "no", doing=doing)
        totem: Look = (Use("totem-primus"),) if primus == seat else ()
        counts = kit_counts(holding(where, seat), "snandergrab" if runs_inland(run) else "hex-sea-1")
        kit = (Kit(order_look(orders[seat], sealed[seat], phase)), Kit(totem), *counts)
        found.append(SeatBox(seat, about, kit, seat in asked))
    return tuple(found)


def doing_now(seat: int, order: str, sealed: bool, rolled: int, phase: int, *, moves: bool) -> Said:
    """Say what a seat is at; an order that was read is no secret any more."""
    if order:
        return order_read(seat, NOTATION.read(order))
    if phase == MOVING and moves:
        return said("doing-moves", who=Player(seat))
    if sealed:
        return said("doing-sealed")
    if phase == ORDERING:
        return said("doing-orders", who=Player(seat))
    if rolled:
        return said("doing-rolled", who=Player(seat), total=rolled)
    return said("doing-waits", who=Player(seat))


def order_read(seat: int, order: Deed) -> Said:
    if order.verb == SMASH:
        return said("doing-smash", who=Player(seat), hexes=three(order.what))
    if order.verb == MOVE:
        return said("doing-move", who=Player(seat), hex=NAMES[order.where])
    return said("doing-nothing")


class Holding(NamedTuple):
    """What a seat has: Snits on the beach, safe or home, in its pool, and trophies by clan."""

    running: int
    safe: int
    pool: int
    trophies: tuple[int, ...]


@remembered(RECENT)
def holding(where: tuple[tuple[int, ...], ...], seat: int) -> Holding:
    own, trophies = where[seat], tuple([places.count(TROPHY + seat) for places in where])
    return Holding(sum([is_active(at) for at in own]), own.count(SAFE), own.count(POOL), trophies)


# What a seat has; the style knows the order: its order, the Primus' totem, Snits on the beach, Snits safe or home, its
# pool; all trophies, and the trophies by clan.


@remembered(2000)
def kit_counts(has: Holding, haven: str) -> tuple[Kit, ...]:
    clans = [(f"team-{clan + 1}", count) for clan, count in enumerate(has.trophies) if count]
    return (
        counted((Use("snit"),), has.running),
        counted((Use(haven),), has.safe),
        counted((Use("counters"),), has.pool),
        *[counted((Use("snit", turn=180, css=css),), count) for css, count in (("anybody", sum(has.trophies)), *clans)],
    )


def counted(look: Look, count: int) -> Kit:
    return Kit((*look, Words(verbatim(count), 60, 20, css="kit-count")))


def order_look(order: str, sealed: bool, phase: int) -> Look:
    """Show whether an order is owed or in, and nothing more until it is read."""
    if phase == OVER:
        return ()
    if order:
        verb = NOTATION.read(order).verb
        return (Use({SMASH: "bolotomus-nose", MOVE: "snandergrab", NOTHING: "bolotomus"}[verb]),)
    if sealed:
        return (Use("envelope"),)
    return (Box(84, 58, round=8, css="owed"),) if phase == ORDERING else ()


# In sentences


@remembered(RECENT)
def description(where: tuple[tuple[int, ...], ...], snandergrab: int, boxes: tuple[SeatBox, ...]) -> tuple[Said, ...]:
    """Tell the position in sentences."""
    found = [said("snandergrab-on", hex=NAMES[snandergrab])]
    for box in boxes:
        found += [seat_sentence(where, box), *where_sentences(box.seat, where[box.seat])]
    return tuple(found)


def seat_sentence(where: tuple[tuple[int, ...], ...], box: SeatBox) -> Said:
    has, emblem = holding(where, box.seat), said("emblem", seat=box.seat + 1)
    counts = {"running": has.running, "safe": has.safe, "pool": has.pool, "trophies": sum(has.trophies)}
    return said("seat-has", who=Player(box.seat), emblem=emblem, about=box.about, **counts)


@remembered(RECENT)
def where_sentences(clan: int, places: tuple[int, ...]) -> list[Said]:
    """List a clan's Snits with their speeds and hexes."""
    on_hexes = [f"{SNITS[snit]} ({SPEEDS[snit]}) {NAMES[at]}" for snit, at in enumerate(places) if at < HEXES]
    hidden = [f"{SNITS[snit]} ({SPEEDS[snit]})" for snit, at in enumerate(places) if at == UNDER]
    found = [said("snits-on-hexes", who=Player(clan), snits=", ".join(on_hexes))] if on_hexes else []
    return [*found, said("snits-under", who=Player(clan), snits=", ".join(hidden))] if hidden else found
