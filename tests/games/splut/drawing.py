"""Positions for tests, drawn as the room draws them, and a few words to play on from them."""

from __future__ import annotations

from typing import Final

from frabjous.games.splut.actions import Step
from frabjous.games.splut.arena import NAMES, NUMBER, SQUARES
from frabjous.games.splut.drawing import EMPTY, ROCK, TEAMS, WIDTHS, letter_of, letters_of
from frabjous.games.splut.pieces import ROCKS, is_rock
from frabjous.games.splut.rules import Splut
from frabjous.games.splut.state import Position

GAME: Final = Splut()
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
    """Read a drawn position, by default in the middle of a game; rocks are named by their squares."""
    seats = max([seats, *(seat + 1 for seat, team in enumerate(TEAMS) if set(team) & set(picture))])
    rocks = [NAMES[at] for at, letter in enumerate(letters_of(picture.strip().splitlines())) if letter == ROCK]
    entries = {
        "seats": seats,
        "mover": mover + 1,
        "left": left,
        "turn": turn,
        "steps": steps,
        "locked": " ".join(str(rocks.index(name) + 1) for name in locked.split()) or "-",
        "aloft": rocks.index(aloft) + 1 if aloft in rocks else aloft,
    }
    return GAME.position("; ".join([picture, *(f"{name} {value}" for name, value in entries.items())]))


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
    return " ".join(letters(drawn)[NUMBER["a5"] : NUMBER["i5"] + 1])


def letters(drawn: Position) -> list[str]:
    """Give the letter on each square; here one rock is like the other."""
    return [ROCK if is_rock(piece) else letter_of(piece) for piece in drawn.board[:SQUARES]]


def draw(drawn: Position) -> str:
    """Draw a position back."""
    return picture_of(letters(drawn))


def tidy(picture: str) -> str:
    """Bring a drawn picture into the form `draw` gives, to compare the two."""
    return picture_of(letters_of(picture.strip().splitlines()))


def picture_of(letters: list[str]) -> str:
    assert len(letters) == SQUARES
    rows = []
    for width in WIDTHS:
        row, letters = letters[:width], letters[width:]
        rows.append(" " * (9 - width) + " ".join(row))
    return "\n".join(reversed(rows))


def at(drawn: Position, name: str) -> str:
    """Give the letter on a square."""
    return letters(drawn)[NUMBER[name]]


def find(drawn: Position, letter: str) -> str:
    """Give the square where a piece stands, or "" if it is gone."""
    return next((name for name in NAMES if at(drawn, name) == letter), "")


def offered(drawn: Position, prefix: str = "") -> list[str]:
    """Write the steps the mover may choose from, or those that begin like `prefix`."""
    texts = [step.text for step in GAME.legal(drawn, drawn.mover)]
    return [text for text in texts if text.startswith(prefix)]


def do(drawn: Position, *texts: str) -> Position:
    """Make steps one after the other, each by the seat whose turn it is, and each legal."""
    for text in texts:
        step: Step = GAME.read(text)
        assert step in GAME.legal(drawn, drawn.mover), f"{text} is not allowed here:\n{draw(drawn)}"
        drawn = GAME.apply(drawn, drawn.mover, step)
    return drawn
