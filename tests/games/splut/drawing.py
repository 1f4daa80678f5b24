"""Positions drawn as text, and drawn back when a test fails.

            .
          . . .               .       empty
        . . . . .             o       a rock; there are always four
      . . . . . . .           S D T   sorcerer, dwarf, troll of the first seat (0)
    . . . . . . . . .         s d t   of the second (1)
      . . . . . . .           Σ Δ Θ   of the third (2)
        . . . . .             σ δ θ   of the fourth (3)
          . . .
            .

North is up, as in `arena.py`. Seats are counted from 0, as in the rules. A team that is not drawn is dead; a
living one has a sorcerer and a troll, since only dwarves die alone.
"""

from __future__ import annotations

from typing import Final

from frabjous.games.splut.actions import Step
from frabjous.games.splut.arena import NAMES, NUMBER, SQUARES
from frabjous.games.splut.pieces import NOTHING, ROCKS, is_rock, kind_of, piece_of, seat_of
from frabjous.games.splut.rules import SEATINGS, Splut, empty_board
from frabjous.games.splut.state import FRESH, SPENT, Position

GAME: Final = Splut()
EMPTY: Final = "."
ROCK: Final = "o"
TEAMS: Final = ("SDT", "sdt", "ΣΔΘ", "σδθ")
WIDTHS: Final = (1, 3, 5, 7, 9, 7, 5, 3, 1)
MAGIC: Final = {"fresh": FRESH, "spent": SPENT}
PIECES: Final = {letter: (seat, kind) for seat, team in enumerate(TEAMS) for kind, letter in enumerate(team)}

SPARE: Final = {"S": "d8", "T": "d7", "s": "f8", "t": "f7", "Σ": "d2", "Θ": "d3", "σ": "f2", "θ": "f3"}


def position(
    picture: str,
    *,
    mover: int = 0,
    left: int = 3,
    turn: int = 9,
    steps: int = 20,
    locked: str = "",
    aloft: str = "fresh",
    seats: int = 2,
) -> Position:
    """Read a drawn position; rocks are named by their squares, `aloft` may also be "fresh" or "spent"."""
    letters = letters_of(picture)
    seats = max([seats, *(PIECES[letter][0] + 1 for letter in letters if letter in PIECES)])
    drawn = empty_board(tuple(SEATINGS[seats][0].split(",")))
    rock = 0
    for square, letter in enumerate(letters):
        if letter == ROCK:
            drawn.place(rock, square)
            rock += 1
        elif letter != EMPTY:
            drawn.place(piece_of(*PIECES[letter]), square)
    assert rock == ROCKS, f"{rock} rocks are drawn"
    check_teams(letters)
    drawn.mover, drawn.left, drawn.turn, drawn.steps = mover, left, turn, steps
    drawn.locked = sum(1 << rock_on(drawn, name) for name in locked.split())
    drawn.aloft = MAGIC[aloft] if aloft in MAGIC else rock_on(drawn, aloft)
    return drawn


def check_teams(letters: list[str]) -> None:
    """Refuse a team that could not stand like this: only the dwarf may be missing, or everybody."""
    for sorcerer, dwarf, troll in TEAMS:
        assert (sorcerer in letters) == (troll in letters), f"{sorcerer} and {troll} live and die together"
        assert dwarf not in letters or sorcerer in letters, f"{dwarf} has no sorcerer"


def lane(row: str, *, mover: int = 0, left: int = 3, seats: int = 2) -> Position:
    """Read a position told by its middle row, a5 to i5; what else must be there stands out of the way."""
    letters = [EMPTY] * SQUARES
    letters[NUMBER["a5"] : NUMBER["i5"] + 1] = row.split()
    for letter, name in list(SPARE.items())[: 2 * seats]:
        if letter not in letters:
            letters[NUMBER[name]] = letter
    for name in ("e9", "e1", "c7", "g7")[: ROCKS - letters.count(ROCK)]:
        letters[NUMBER[name]] = ROCK
    return position(picture_of(letters), mover=mover, left=left, seats=seats)


def middle(drawn: Position) -> str:
    """Draw the middle row back."""
    return " ".join(letter_of(piece) for piece in drawn.board[NUMBER["a5"] : NUMBER["i5"] + 1])


def letters_of(picture: str) -> list[str]:
    """Give the letter of each square in the order of the squares, from the south corner to the north corner."""
    rows = [line.split() for line in picture.strip().splitlines()]
    assert tuple(len(row) for row in rows) == WIDTHS, f"this is not the diamond:\n{picture}"
    letters = [letter for row in reversed(rows) for letter in row]
    for letter in letters:
        assert letter in (EMPTY, ROCK) or (letter in PIECES and letters.count(letter) == 1), f"what is {letter}?"
    return letters


def rock_on(drawn: Position, name: str) -> int:
    """Give the number of the rock on a square."""
    piece = drawn.board[NUMBER[name]]
    assert is_rock(piece), f"no rock lies on {name}:\n{draw(drawn)}"
    return piece


def draw(drawn: Position) -> str:
    """Draw a position back."""
    return picture_of([letter_of(piece) for piece in drawn.board[:SQUARES]])


def tidy(picture: str) -> str:
    """Bring a drawn picture into the form `draw` gives, to compare the two."""
    return picture_of(letters_of(picture))


def picture_of(letters: list[str]) -> str:
    assert len(letters) == SQUARES
    rows = []
    for width in WIDTHS:
        row, letters = letters[:width], letters[width:]
        rows.append(" " * (9 - width) + " ".join(row))
    return "\n".join(reversed(rows))


def letter_of(piece: int) -> str:
    if piece == NOTHING:
        return EMPTY
    return ROCK if is_rock(piece) else TEAMS[seat_of(piece)][kind_of(piece)]


def at(drawn: Position, name: str) -> str:
    """Give the letter on a square."""
    return letter_of(drawn.board[NUMBER[name]])


def find(drawn: Position, letter: str) -> str:
    """Give the square where a piece stands, or "" if it is gone."""
    return next((name for name in NAMES if at(drawn, name) == letter), "")


def offered(drawn: Position, prefix: str = "") -> list[str]:
    """Write the steps the mover may choose from, or those that begin like `prefix`."""
    texts = [GAME.write(step) for step in GAME.legal(drawn, drawn.mover)]
    return [text for text in texts if text.startswith(prefix)]


def do(drawn: Position, *texts: str) -> Position:
    """Make steps one after the other, each by the seat whose turn it is, and each legal."""
    for text in texts:
        step: Step = GAME.read(text)
        assert step in GAME.legal(drawn, drawn.mover), f"{text} is not allowed here:\n{draw(drawn)}"
        drawn = GAME.apply(drawn, drawn.mover, step)
    return drawn
