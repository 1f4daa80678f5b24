"""The orders are revealed: they are read, the Snandergrab shelters whom it covers, the smashes fall."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from frabjous.core.contract import NOBODY
from frabjous.games.clan import clan_of, piece_of, snit_of
from frabjous.games.snit_smashing.beach import BODIES, TRIPLES
from frabjous.games.snit_smashing.orders import mover_of_the_snandergrab, next_smash, order_at
from frabjous.games.snit_smashing.state import Position
from frabjous.games.snit_smashing.terms import BOX, SAFE, SPOTS, TROPHY, runs_inland, spots_of

BODY_SPOTS: Final = [spots_of(body) for body in BODIES]  # no body that the Snandergrab can have is in the sea
SMASH_SPOTS: Final = [spots_of(triple) for triple in TRIPLES]  # nobody can be smashed in the sea (B5)


def final_centre(position: Position) -> i64:
    """B7: the last move order read says where the Snandergrab ends; without one it stays."""
    author = mover_of_the_snandergrab(position)
    order = position.orders[author] if author != NOBODY else None
    return position.snandergrab if order is None else order.where


def pieces_on(position: Position, spots: i64) -> list[int]:
    """List the pieces on some land hexes."""
    return [
        piece_of(clan, snit)
        for clan, places in enumerate(position.where)
        for snit, place in enumerate(places)
        if SPOTS[place] & spots
    ]


def covered(position: Position) -> list[int]:
    """List the pieces on hexes that the Snandergrab covers where it ends."""
    return pieces_on(position, BODY_SPOTS[final_centre(position)])


def sheltered(position: Position) -> list[int]:
    """B8: list those that are safe: all that are covered, but not the clan of whoever moved the Snandergrab."""
    author = mover_of_the_snandergrab(position)
    return [piece for piece in covered(position) if clan_of(piece) != author]


def on_top(position: Position) -> list[int]:
    """B8, the No-No: list those whose own Bolotomus moved the Snandergrab onto them."""
    author = mover_of_the_snandergrab(position)
    return [piece for piece in covered(position) if clan_of(piece) == author]


def something_to_shelter(position: Position) -> bool:
    """Say whether the Snandergrab matters in this bound; on runs to the sea whoever is under it just stays there."""
    if not runs_inland(position.run):
        return False
    return mover_of_the_snandergrab(position) != NOBODY or len(covered(position)) > 0


def shelter(position: Position) -> None:
    """B8: the Snandergrab stops, and whom it shelters leaves the map."""
    safe = sheltered(position)
    position.snandergrab = final_centre(position)
    for piece in safe:
        position.take_off(clan_of(piece), snit_of(piece), SAFE)


def hit_by(position: Position, smash: int) -> list[int]:
    """List the pieces that a smash hits."""
    return pieces_on(position, SMASH_SPOTS[smash])


def fall(position: Position) -> None:
    """B7: the next smash falls. B9: a rival's Snit becomes a trophy, one's own goes to the box."""
    turn = next_smash(position)
    author, order = order_at(position, turn)
    for piece in hit_by(position, order.what):
        clan = clan_of(piece)
        position.take_off(clan, snit_of(piece), BOX if clan == author else TROPHY + author)
    position.fallen = turn + 1
