"""Why something cannot be chosen in Splut!: with nothing chosen, or with a piece that shall go there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core.contract import said
from frabjous.games.splut.actions import NO, Step
from frabjous.games.splut.arena import DISTANCE, NUMBER, beside
from frabjous.games.splut.notation import NOTATION
from frabjous.games.splut.observation import Seen
from frabjous.games.splut.pieces import (
    DWARF,
    FRESH,
    GONE,
    NOTHING,
    SORCERER,
    SPENT,
    TROLL,
    is_obstacle,
    is_rock,
    laid_out,
    piece_of,
    seat_of,
)
from frabjous.games.splut.view_choices import piece_id
from frabjous.scene.model import Reason
from frabjous.scene.pointing import Path

NOT_YOURS: Final = Reason(said("why-not-yours"), "4.2")
NO_WAY_OUT: Final = Reason(said("why-shut-in"), "4.3")
ROCKS_DO_NOT_WALK: Final = Reason(said("why-rock"), "4.2")
ONE_SQUARE: Final = Reason(said("why-one-square"), "4.2")
NO_STAYING: Final = Reason(said("why-no-staying"), "4.4")
TAKEN: Final = Reason(said("why-taken"), "4.3")
ONTO_A_ROCK: Final = Reason(said("why-onto-rock"), "5.7")
NO_ROOM: Final = Reason(said("why-no-room"), "6.2")
NO_FLIGHT: Final = Reason(said("why-no-flight"), "7.4")
FLIES_ON: Final = Reason(said("why-flies-on"), "8.2")
RESTS: Final = Reason(said("why-rests"), "5.3")
BARRED: Final = Reason(said("why-barred"), "5.5")
ONE_ROCK: Final = Reason(said("why-one-rock"), "5.2")
SPELL_BROKEN: Final = Reason(said("why-spell-broken"), "5.2")
AT_THE_SIDE: Final = Reason(said("why-at-the-side"), "7.2")
AHEAD: Final = Reason(said("why-ahead"), "7.1")
THROWN: Final = Reason(said("why-thrown"), "7.3")
NO_SORCERER: Final = Reason(said("why-no-sorcerer"), "5.1")


@dataclass(frozen=True)
class Asked:
    """What somebody points at: a square, with what stands there."""

    seen: Seen
    legal: list[Step]
    board: vec[i64]
    square: int
    piece: int  # on that square, or NOTHING
    by_square: bool  # whether the square itself was meant


def why_not(seen: Seen, legal: list[Step], begun: Path, thing: str) -> Reason | None:
    """Say why a square, a piece or a rock cannot be chosen now."""
    asked = found(seen, legal, thing)
    if asked is None:
        return None
    if not legal:
        return THROWN if has_thrown(asked) else None
    movers = {piece_id(piece_of(seen.mover, kind)): kind for kind in (SORCERER, DWARF, TROLL)}
    if not begun or begun[0] not in movers:
        return why_not_first(asked)
    kind = movers[begun[0]]
    origin = seen.where[piece_of(seen.mover, kind)]
    if asked.square == origin:
        return NO_STAYING if asked.by_square else None
    if kind == SORCERER:
        return why_not_with_sorcerer(asked, origin, begun)
    return why_not_with_dwarf(asked, origin) if kind == DWARF else why_not_with_troll(asked, origin, begun)


def found(seen: Seen, legal: list[Step], thing: str) -> Asked | None:
    """Find what an id names, while it is on the board."""
    board = laid_out(seen.where)
    if thing in NUMBER:
        return Asked(seen, legal, board, NUMBER[thing], board[NUMBER[thing]], by_square=True)
    for piece, square in enumerate(seen.where):
        if square != GONE and piece_id(piece) == thing:
            return Asked(seen, legal, board, square, piece, by_square=False)
    return None


def has_thrown(asked: Asked) -> bool:
    """Say whether it is a piece of the viewer, whose throw has just ended the turn."""
    seen, last = asked.seen, NOTATION.read_back(asked.seen.last)
    if seen.over or last is None or last.throw == NO or asked.by_square or is_rock(asked.piece):
        return False
    return seat_of(asked.piece) == seen.seat and asked.board[last.target] == piece_of(seen.seat, TROLL)


def why_not_first(asked: Asked) -> Reason | None:
    """Nothing is chosen yet: a piece is wanted."""
    if asked.piece == NOTHING:
        return None
    if is_rock(asked.piece):
        return RESTS if is_locked(asked) else ROCKS_DO_NOT_WALK
    return NOT_YOURS if seat_of(asked.piece) != asked.seen.mover else NO_WAY_OUT


def is_locked(asked: Asked) -> bool:
    return bool(asked.seen.locked >> asked.piece & 1)


def is_open(asked: Asked, kind: int) -> bool:
    """Say whether a piece can go to the square, so that nothing is to be said against it."""
    return any(step.kind == kind and step.target == asked.square for step in asked.legal)


def why_not_with_sorcerer(asked: Asked, origin: int, begun: Path) -> Reason | None:
    if is_rock(asked.piece) and not asked.by_square:
        return why_not_floating(asked)
    if len(begun) > 1 and DISTANCE[origin][asked.square] == 1 and asked.piece == NOTHING:
        return BARRED  # the rock that is chosen cannot make this move
    return why_not_beside(asked, origin, ONTO_A_ROCK)


def why_not_floating(asked: Asked) -> Reason:
    """Say why a rock cannot be levitated."""
    if asked.seen.aloft == SPENT:
        return SPELL_BROKEN
    if asked.seen.aloft not in (FRESH, asked.piece):
        return ONE_ROCK
    return RESTS if asked.seen.aloft == FRESH and is_locked(asked) else BARRED


def why_not_beside(asked: Asked, origin: int, onto_a_rock: Reason | None) -> Reason | None:
    """Say why a piece that cannot push does not go to a square."""
    if DISTANCE[origin][asked.square] > 1:
        return ONE_SQUARE
    if asked.piece == NOTHING:
        return None
    return onto_a_rock if is_rock(asked.piece) else TAKEN


def why_not_with_dwarf(asked: Asked, origin: int) -> Reason | None:
    if is_open(asked, DWARF):
        return None
    if DISTANCE[origin][asked.square] == 1:
        return NO_ROOM
    return NO_SORCERER if is_rock(asked.piece) and not asked.by_square else ONE_SQUARE


def why_not_with_troll(asked: Asked, origin: int, begun: Path) -> Reason | None:
    if len(begun) > 1 and begun[1] in NUMBER:
        return why_not_on_the_way(asked, NUMBER[begun[1]])
    if is_open(asked, TROLL):
        return None
    if is_rock(asked.piece) and not asked.by_square:
        return NO_SORCERER
    return why_not_beside(asked, origin, None)


def why_not_on_the_way(asked: Asked, target: int) -> Reason | None:
    """The troll's square is chosen: a rock is thrown from there, or perhaps pulled along."""
    if not is_rock(asked.board[target]):
        return AT_THE_SIDE if is_rock(asked.piece) else None
    if asked.square == target:
        return AHEAD
    is_next = asked.square in [beside(target, way) for way in range(4)]
    return NO_FLIGHT if is_next and is_obstacle(asked.piece) else FLIES_ON
