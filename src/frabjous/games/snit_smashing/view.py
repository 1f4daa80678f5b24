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
from frabjous.games.snit_smashing.view_snits import hand, snits
from frabjous.scene.model import Box, Kit, Layer, Look, Scene, SeatBox, Shape, Use, Words
from frabjous.scene.once import RECENT


def scene(seen: Seen, legal: list[Deed], shape: Shape) -> Scene:
    """Draw what a seat sees, with a path of ids to each legal deed."""
    able = Able(legal if seen.phase == MOVING else [])
    first, ways = first_ask(seen, legal, able), choices(seen, legal, shape)
    return Scene(
        WIDTH,
        HEIGHT,
        said("board-title"),
        heading(seen),
        layers(seen, legal, able, shape),
        hand(seen, legal),
        tuple(seat_box(seen, seat) for seat in range(seen.seats)),
        asks(seen, legal, shape, first, ways),
        buttons(seen, legal, able),
        ways,
        None,
        lambda: description(seen),
    )


def heading(seen: Seen) -> Said:
    """Say which run it is, and how far it has come."""
    return said("heading", run=seen.run, bound=seen.bound, bounds=LAST_BOUND, state=stage(seen))


def stage(seen: Seen) -> str:
    if seen.phase in (ROLLING, PLACING, HATCHING):
        return "set-up"
    return "over" if seen.phase == OVER else "run"


def layers(seen: Seen, legal: list[Deed], able: Able, shape: Shape) -> tuple[Layer, ...]:
    """Lay everything on the beach, what is on top last."""
    picks = picks_on_the_beach(seen, legal, able.movers)
    return (
        around(seen, shape),
        ground(),
        on_the_sand(seen),
        aims(seen),
        glows(seen, picks),
        havens(seen),
        snits(seen, legal),
        noses(seen),
        happened(seen),
        order_targets(runs_inland(seen.run), shape) if legal and seen.phase == ORDERING else targets(seen, able, picks),
    )


# The seats


def seat_box(seen: Seen, seat: int) -> SeatBox:
    return SeatBox(seat, about(seen, seat), kit(seen, seat), seat in seen.asked)


def about(seen: Seen, seat: int) -> Said:
    """Say in a few words what a seat is at; an order that was read is no secret any more."""
    return said("about", primus="yes" if seen.primus == seat else "no", doing=doing(seen, seat))


def doing(seen: Seen, seat: int) -> Said:
    if seen.orders[seat]:
        return order_read(seat, NOTATION.read(seen.orders[seat]))
    if seen.phase == MOVING and seat == seen.mover:
        return said("doing-moves", who=Player(seat))
    if seen.sealed[seat]:
        return said("doing-sealed")
    if seen.phase == ORDERING:
        return said("doing-orders", who=Player(seat))
    if seen.rolls[seat]:
        return said("doing-rolled", who=Player(seat), total=seen.rolls[seat])
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


def kit(seen: Seen, seat: int) -> tuple[Kit, ...]:
    """Show what a seat has. The style knows their order.

    Its order, the Primus' totem, Snits on the beach, Snits safe or home, its pool; all trophies, and the trophies by
    clan.
    """
    totem: Look = (Use("totem-primus"),) if seen.primus == seat else ()
    counts = kit_counts(holding(seen.where, seat), "snandergrab" if runs_inland(seen.run) else "hex-sea-1")
    return (Kit(order_look(seen, seat)), Kit(totem), *counts)


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


def order_look(seen: Seen, seat: int) -> Look:
    """Show whether an order is owed or in, and nothing more until it is read."""
    if seen.phase == OVER:
        return ()
    if seen.orders[seat]:
        verb = NOTATION.read(seen.orders[seat]).verb
        return (Use({SMASH: "bolotomus-nose", MOVE: "snandergrab", NOTHING: "bolotomus"}[verb]),)
    if seen.sealed[seat]:
        return (Use("envelope"),)
    return (Box(84, 58, round=8, css="owed"),) if seen.phase == ORDERING else ()


# In sentences


def description(seen: Seen) -> tuple[Said, ...]:
    """Tell the position in sentences."""
    found = [said("snandergrab-on", hex=NAMES[seen.snandergrab])]
    for seat in range(seen.seats):
        found += [seat_sentence(seen, seat), *where_sentences(seat, seen.where[seat])]
    return tuple(found)


def seat_sentence(seen: Seen, seat: int) -> Said:
    has, emblem = holding(seen.where, seat), said("emblem", seat=seat + 1)
    counts = {"running": has.running, "safe": has.safe, "pool": has.pool, "trophies": sum(has.trophies)}
    return said("seat-has", who=Player(seat), emblem=emblem, about=about(seen, seat), **counts)


@remembered(RECENT)
def where_sentences(clan: int, places: tuple[int, ...]) -> list[Said]:
    """List a clan's Snits with their speeds and hexes."""
    on_hexes = [f"{SNITS[snit]} ({SPEEDS[snit]}) {NAMES[at]}" for snit, at in enumerate(places) if at < HEXES]
    hidden = [f"{SNITS[snit]} ({SPEEDS[snit]})" for snit, at in enumerate(places) if at == UNDER]
    found = [said("snits-on-hexes", who=Player(clan), snits=", ".join(on_hexes))] if on_hexes else []
    return [*found, said("snits-under", who=Player(clan), snits=", ".join(hidden))] if hidden else found
