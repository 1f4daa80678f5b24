"""A position of Snit Smashing as text: a row for each clan, then when it is and what was ordered.

    Zip:C4 Nib:C1 Plod:safe Bonk:under Tock:box / Quib:trophy1 Slogg:E3*; bound 3; primus 2; orders no order, -

A Snit is on a hex, safe, under the Snandergrab (on a run to the sea), in the box, or a trophy of a seat; what is not
drawn lies in the pool, and a clan with nothing drawn is a "-". A star marks who is done for this bound. Unless a phase
is named, orders are being written, or Snits move if all orders are in.
"""

from __future__ import annotations

from typing import Final

from frabjous.core import written
from frabjous.core.contract import NOBODY
from frabjous.core.written import Text, require
from frabjous.games.clan import CLAN, SNITS
from frabjous.games.snit_smashing import terms
from frabjous.games.snit_smashing.beach import BY_NAME, CENTRES, NAMES, SNANDERGRAB_START, STARTS, UNDER, is_sea
from frabjous.games.snit_smashing.declared import entries_of, read_entries
from frabjous.games.snit_smashing.notation import NOTATION
from frabjous.games.snit_smashing.orders import next_smash
from frabjous.games.snit_smashing.runs import roller
from frabjous.games.snit_smashing.state import Position, laid_out
from frabjous.games.snit_smashing.variant import OPTIONS, SEATS

DRAWN: Final = ("seats", "peek", "phase", "where", "done", "starts", "orders")  # by hand, here
NOTHING: Final = "-"
DONE: Final = "*"
PLACES: Final = {
    **{at: name for name, at in BY_NAME.items()},
    UNDER: "under",
    terms.SAFE: "safe",
    terms.POOL: "pool",
    terms.BOX: "box",
    **{terms.TROPHY + seat: f"trophy{seat + 1}" for seat in range(4)},
}
PLACE_OF: Final = {name: place for place, name in PLACES.items()}


def draw(position: Position) -> str:
    """Write a position as text."""
    usual = terms.MOVING if all_in(position) else terms.ORDERING
    entries = [
        *written.choice(position.seats, {"peek": "yes" if position.peek else "no"}, position.seats, OPTIONS),
        ("phase", written.one_of(position.phase, usual, terms.PHASE)),
        ("starts", starts_text(position)),
        ("orders", "" if position.orders == [None] * position.seats else orders_text(position)),
    ]
    rows = [row_of(position, clan) for clan in range(position.seats)]
    return written.text_of(
        rows, [*entries, *entries_of(position, blank(position.seats, position.peek, position.phase))]
    )


def blank(seats: int, peek: bool, phase: int) -> Position:
    """Give what a text need not say: the beginning, or once the Snits have hatched, a clan for each start hex."""
    position = laid_out(seats, peek)
    position.phase = phase
    if phase > terms.HATCHING:
        position.primus = 0
        position.births = [0] * seats
        position.starts = STARTS[seats].copy()
    return position


def all_in(position: Position) -> bool:
    return None not in position.orders


def row_of(position: Position, clan: int) -> str:
    drawn = [
        f"{SNITS[snit]}:{PLACES[place]}" + (DONE if position.done[clan] >> snit & 1 else "")
        for snit, place in enumerate(position.where[clan])
        if place != terms.POOL or position.done[clan] >> snit & 1
    ]
    return " ".join(drawn) or NOTHING


def starts_text(position: Position) -> str:
    usual = blank(position.seats, position.peek, position.phase).starts
    return "" if position.starts == usual else " ".join([PLACES.get(at, NOTHING) for at in position.starts])


def orders_text(position: Position) -> str:
    return ", ".join([NOTHING if order is None else order.text for order in position.orders])


# Reading


def read(text: str) -> Position:
    """Read a position back; what cannot be is refused with its place."""
    words = Text(text)
    seats, chosen = words.chosen(OPTIONS, SEATS, len(words.rows))
    rows = len(words.rows)
    require(seats == rows, f"seats {seats}", f"there is a row for each clan, and {rows} are drawn.")
    orders = [order.strip() for order in words.word("orders", ", ".join([NOTHING] * seats)).split(",")]
    require(len(orders) == seats, "orders", f"there are {seats} seats, and {len(orders)} orders.")
    phase = words.one_of("phase", terms.ORDERING if NOTHING in orders else terms.MOVING, terms.PHASE)
    position = blank(seats, chosen["peek"] == "yes", phase)
    position.orders = [NOTATION.read_back("" if order == NOTHING else order) for order in orders]
    starts = words.word("starts", "")
    if starts:
        position.starts = [start_hex(name, seats) for name in starts.split()]
    for clan, row in enumerate(words.rows):
        for word in row.split():
            if word != NOTHING:
                put(position, clan, word)
    read_entries(position, words, seats)
    words.done()
    check(position)
    return position


def start_hex(name: str, seats: int) -> int:
    at = terms.NO_HEX if name == NOTHING else BY_NAME.get(name, terms.NO_HEX)
    require(name == NOTHING or at in STARTS[seats], f"starts {name}", "no clan starts there.")
    return at


def put(position: Position, clan: int, word: str) -> None:
    """Put one Snit where it is drawn."""
    name, _, place_name = word.removesuffix(DONE).partition(":")
    place = PLACE_OF.get(place_name, NOBODY)
    known = name in SNITS and NOBODY < place < terms.TROPHY + position.seats
    require(known, word, "a Snit is drawn like Zip:C4, Zip:safe or Zip:trophy2.")
    snit = SNITS.index(name)
    require(position.where[clan][snit] == terms.POOL, word, "this Snit is drawn twice.")
    taken = place < UNDER and not is_sea(place) and any(place in places for places in position.where)
    require(not taken, word, "another Snit is on this hex.")
    position.put(clan, snit, place)
    if word.endswith(DONE):
        position.finish(clan, 1 << snit)


def check(position: Position) -> None:
    """Refuse what cannot come together."""
    seats, pool = position.seats, [position.count_at(clan, terms.POOL) for clan in range(position.seats)]
    require(1 <= position.run <= terms.LAST_RUN, f"run {position.run}", f"this is a number from 1 to {terms.LAST_RUN}.")
    require(
        1 <= position.bound <= terms.LAST_BOUND,
        f"bound {position.bound}",
        f"this is a number from 1 to {terms.LAST_BOUND}.",
    )
    for name, count in (("rolls", position.rolls), ("births", position.births), ("starts", position.starts)):
        require(len(count) == seats, name, f"there is one for each of {seats} seats.")
    require(len(position.rolling) == seats, "rolling", f"there is one for each of {seats} seats.")
    require(all(0 <= roll <= 12 for roll in position.rolls), "rolls", "two dice show 2 to 12; 0 is no roll yet.")
    fits = all(0 <= births <= pool[clan] for clan, births in enumerate(position.births))
    require(fits, "births", "there are not so many Snits in the pool.")
    lies = position.snandergrab in CENTRES or position.snandergrab == SNANDERGRAB_START
    require(lies, f"snandergrab {NAMES[position.snandergrab]}", "it does not lie there whole.")
    require(all(0 <= piece < seats * CLAN for piece in position.gone), "gone", "there is no such Snit.")
    read = 0 <= position.read <= seats and (all_in(position) or not position.read)
    require(read, f"read {position.read}", "orders are read when all are in.")
    require(0 <= position.fallen <= seats, f"fallen {position.fallen}", f"there are {seats} orders.")
    under = any(position.count_at(clan, UNDER) for clan in range(seats))
    require(
        not under or not terms.runs_inland(position.run),
        f"run {position.run}",
        "on a run inland nobody stays under it.",
    )
    check_phase(position)


def check_phase(position: Position) -> None:
    """Refuse a phase that has nothing to do, or lacks what it needs."""
    phase, name = position.phase, f"phase {terms.PHASE[position.phase]}"
    require(
        phase == terms.ROLLING or position.primus != NOBODY, "primus nobody", "the Bolotomus Primus is known by now."
    )
    require(
        phase <= terms.PLACING or terms.NO_HEX not in position.starts, "starts", "the start hexes are dealt by now."
    )
    require(phase != terms.PLACING or terms.NO_HEX in position.starts, "starts", "all start hexes are dealt.")
    require(phase not in (terms.HATCHING, terms.BREEDING) or any(position.births), name, "nobody has Snits to draw.")
    ordered = any(order is not None for order in position.orders)
    require(phase >= terms.ORDERING or not ordered, "orders", "nobody has been asked for an order.")
    require(phase != terms.ORDERING or not all_in(position), name, "all orders are in.")
    require(not terms.MOVING <= phase <= terms.SMASHING or all_in(position), name, "somebody has not ordered anything.")
    require(phase >= terms.READING or position.read == 0, name, "no order has been read yet.")
    require(phase != terms.READING or position.read < position.seats, name, "all orders have been read.")
    require(phase <= terms.READING or position.read == position.seats, name, "not all orders have been read.")
    require(phase >= terms.SMASHING or position.fallen == 0, name, "nothing has fallen yet.")
    require(
        phase != terms.BOUND_OVER or position.bound < terms.LAST_BOUND, name, "the run is over with the last bound."
    )
    require(phase != terms.SMASHING or next_smash(position) < position.seats, name, "all smashes have fallen.")
    require(phase != terms.ROLLING or roller(position) != NOBODY, name, "nobody has to roll.")
    moves = position.mover != NOBODY and position.has_unmoved(position.mover)
    require(phase != terms.MOVING or moves, name, "the mover has no Snit that could move.")
