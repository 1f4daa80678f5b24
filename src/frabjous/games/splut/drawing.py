"""A position of Splut! as text: the diamond row by row from the north, then what cannot be seen on it.

            1                 .       empty
          t d s               1 to 4  the rocks; o is a rock whose number does not matter
        . . . . .             S D T   sorcerer, dwarf, troll of the first seat
      . . . . . . .           s d t   of the second
    2 . . . S T . . 3         Σ Δ Θ   of the third
      . . . . . . .           σ δ θ   of the fourth
        . . . . .
          . D .
            4; mover 2; left 3; turn 9; steps 20; locked 1; aloft 2

A team that is not drawn is dead; a living one has a sorcerer and a troll, since only dwarves die alone.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core import written
from frabjous.core.written import BadPosition, Text, require
from frabjous.games.splut.actions import NO
from frabjous.games.splut.arena import NAMES, SQUARES
from frabjous.games.splut.declared import entries_of, read_entries
from frabjous.games.splut.pieces import GONE, NOTHING, ROCKS, TEAM, is_rock, kind_of, laid_out, piece_of, seat_of
from frabjous.games.splut.state import SQUARE, Position
from frabjous.games.splut.variant import OPTIONS, SEATS

DRAWN: Final = ("sides", "where", "board")  # by hand, here
EMPTY: Final = "."
ROCK: Final = "o"
NUMBERED: Final = "1234"
TEAMS: Final = ("SDT", "sdt", "ΣΔΘ", "σδθ")
WIDTHS: Final = (1, 3, 5, 7, 9, 7, 5, 3, 1)


def draw(position: Position) -> str:
    """Write a position as text."""
    letters = "".join([letter_of(piece) for piece in position.board[:SQUARES]])
    rows: list[str] = []
    for width in WIDTHS:
        rows.append(letters[:width])
        letters = letters[width:]
    seats, sides = len(position.sides), {"sides": ",".join(position.sides)}
    choice = written.choice(seats, sides, SEATS.start, OPTIONS)
    return written.text_of(rows[::-1], choice + entries_of(position, Position(position.sides)))


def letter_of(piece: int) -> str:
    if piece == NOTHING:
        return EMPTY
    return NUMBERED[piece] if is_rock(piece) else TEAMS[seat_of(piece)][kind_of(piece)]


def read(text: str) -> Position:
    """Read a position back; what cannot be is refused with its place."""
    words = Text(text)
    seats, chosen = words.chosen(OPTIONS, SEATS, SEATS.start)
    position = Position(tuple(chosen["sides"].split(",")))
    position.where = vec[i64]([GONE] * (ROCKS + TEAM * seats))
    stand(position, letters_of(words.rows))
    position.board = laid_out(position.where)
    read_entries(position, words, seats)
    words.done()
    require(1 <= position.left <= 3, f"left {position.left}", "a turn has one to three steps left.")
    require(position.is_alive(position.mover), f"mover {position.mover + 1}", "this team is dead.")
    check_latest(position)
    return position


def check_latest(position: Position) -> None:
    """Refuse a rock that came down unless it was thrown, and dead whom nothing hit."""
    thrown = position.last is not None and position.last.throw != NO
    require(thrown == (position.landed != GONE), "landed", "a rock that was thrown comes down, and no other.")
    require(thrown or not position.fell, "fell", "only a thrown rock kills.")


def letters_of(rows: list[str]) -> list[str]:
    """Give the letter of each square in the order of the squares, from the south corner to the north corner."""
    tight = [row.replace(" ", "") for row in rows]
    fits = tuple([len(row) for row in tight]) == WIDTHS
    require(fits, " / ".join(rows), f"the rows of the diamond have {', '.join(map(str, WIDTHS))} squares.")
    return [letter for row in reversed(tight) for letter in row]


def stand(position: Position, letters: list[str]) -> None:
    """Let every piece stand where it is drawn."""
    nameless = [rock for rock in range(ROCKS) if NUMBERED[rock] not in letters]
    for at, letter in enumerate(letters):
        if letter == EMPTY:
            continue
        require(letter != ROCK or len(nameless) > 0, NAMES[at], f"there are only {ROCKS} rocks.")
        piece = nameless.pop(0) if letter == ROCK else piece_named(letter, len(position.sides), NAMES[at])
        before = position.where[piece]
        require(before == GONE, NAMES[at], f"“{letter}” stands on {SQUARE[before]} already.")
        position.where[piece] = at
    require(not nameless, ROCK, f"there are {ROCKS} rocks, and {len(nameless)} are missing.")
    check_teams(position)


def piece_named(letter: str, seats: int, place: str) -> int:
    if letter in NUMBERED:
        return NUMBERED.index(letter)
    for seat in range(seats):
        if letter in TEAMS[seat]:
            return piece_of(seat, TEAMS[seat].index(letter))
    raise BadPosition(place, f"“{letter}” is no piece of a game for {seats}.")


def check_teams(position: Position) -> None:
    """Refuse a team that could not stand like this: only the dwarf may be missing, or everybody."""
    for seat in range(len(position.sides)):
        sorcerer, dwarf, troll = [position.where[piece_of(seat, kind)] != GONE for kind in range(TEAM)]
        whole = sorcerer == troll and (sorcerer or not dwarf)
        require(whole, TEAMS[seat], "a sorcerer, its troll and its dwarf die together; only a dwarf dies alone.")
