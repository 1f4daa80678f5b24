"""How a step is pointed out: the piece, then its square, and what else it takes.

piece, square               a plain step, or a dwarf's push
piece, rock, square         a sorcerer's step with a levitated rock
piece, square, pull|leave   a troll's step away from a rock
piece, square, landing      a troll's step onto a rock, and where the rock shall fly
"""

from __future__ import annotations

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core.contract import Player, Said, said
from frabjous.core.remember import remembered
from frabjous.games.splut.actions import NO, Step
from frabjous.games.splut.arena import NAMES, beside
from frabjous.games.splut.flight import flight
from frabjous.games.splut.notation import NOTATION
from frabjous.games.splut.observation import Seen
from frabjous.games.splut.pieces import (
    DWARF,
    KIND_WORDS,
    NOTHING,
    SORCERER,
    TROLL,
    is_rock,
    kind_of,
    laid_out,
    piece_of,
    seat_of,
)
from frabjous.scene.model import Ask, Button, Choice
from frabjous.scene.pieces import figure
from frabjous.scene.pointing import Path, asks_along

PULL: Final = "pull"
LEAVE: Final = "leave"
BROOCHES: Final = {SORCERER: (50, 81, 12), DWARF: (46, 27, 14), TROLL: (50, 78, 12.5)}


@cache
def piece_id(piece: int) -> str:
    """Name a piece for the eye that follows it: "rock-3", "troll-1"."""
    if is_rock(piece):
        return f"rock-{piece + 1}"
    return f"{KIND_WORDS[kind_of(piece)]}-{seat_of(piece) + 1}"


def landing_of(board: vec[i64], step: Step) -> int:
    """Find where the rock of a throw comes down."""
    return flight(board, step.origin, step.target, step.throw)


class Able:
    """What can be done, all legal steps together."""

    def __init__(self, legal: list[Step]) -> None:
        self.throws: Final = [step for step in legal if step.throw != NO]
        along = [step for step in legal if step.along != NO]
        # Steps of a troll away from a rock, by where they begin and how they lead on: with it, or without.
        self.pulls: Final = {(step.origin, step.direction) for step in along if step.kind == TROLL}
        self.lifts: Final = {step.along for step in along if step.kind == SORCERER}  # rocks to be levitated
        # What each piece can do, if it can do it now: a reminder for its question.
        self.notes: Final = (
            said("note-sorcerer") if self.lifts else None,
            said("note-dwarf"),
            said("note-troll") if self.throws else None,
        )


def choices(seen: Seen, legal: list[Step], able: Able) -> tuple[Choice, ...]:
    """Give every legal step its path and its label."""
    if not legal:
        return ()
    board = laid_out(seen.where)
    return tuple([choice(seen.mover, board, step, able) for step in legal])


def choice(mover: int, board: vec[i64], step: Step, able: Able) -> Choice:
    if (
        step.along == NO
        and step.throw == NO
        and board[step.target] == NOTHING
        and not (step.kind == TROLL and able.pulls)
    ):
        return plain_choice(mover, step)
    return Choice(path(mover, board, step, able), step.text, label(board, step))


@remembered(8000)
def plain_choice(mover: int, step: Step) -> Choice:
    """Give the choice of a step by which nothing else moves."""
    return Choice((piece_id(piece_of(mover, step.kind)), NAMES[step.target]), step.text, plain_label(step))


def path(seat: int, board: vec[i64], step: Step, able: Able) -> Path:
    mover, square = piece_id(piece_of(seat, step.kind)), NAMES[step.target]
    if step.throw != NO:
        return (mover, square, NAMES[landing_of(board, step)])
    if step.kind == TROLL and (step.origin, step.direction) in able.pulls:
        return (mover, square, LEAVE if step.along == NO else PULL)
    if step.along != NO:
        return (mover, piece_id(board[step.along]), square)
    return (mover, square)


def label(board: vec[i64], step: Step) -> Said:
    """Say what a step would do."""
    if step.throw != NO:
        return throw_label(board, step)
    if step.along == NO and board[step.target] != NOTHING:
        return said("label-push", square=NAMES[step.target])
    return plain_label(step)


@remembered(8000)
def plain_label(step: Step) -> Said:
    piece, square = said(KIND_WORDS[step.kind]), NAMES[step.target]
    if step.kind == TROLL and step.along != NO:
        return said("label-pull", square=square, rock=NAMES[step.along])
    if step.along != NO:
        rock_to = NAMES[beside(step.along, step.direction)]
        return said("label-levitate", square=square, rock=NAMES[step.along], rock_to=rock_to)
    return said("label-step", piece=piece, square=square)


def throw_label(board: vec[i64], step: Step) -> Said:
    landing = landing_of(board, step)
    victim = victim_of(board, step)
    if victim == NOTHING:
        return said("label-throw", landing=NAMES[landing])
    piece = said(KIND_WORDS[kind_of(victim)])
    return said("label-hit", landing=NAMES[landing], piece=piece, who=Player(seat_of(victim)))


def victim_of(board: vec[i64], step: Step) -> int:
    """Tell whom a throw would hit, or NOTHING; the thrower has left its own square."""
    landing = landing_of(board, step)
    return NOTHING if landing == step.origin else board[landing]


def buttons(able: Able) -> tuple[Button, ...]:
    return (Button(PULL, said("button-pull")), Button(LEAVE, said("button-leave"))) if able.pulls else ()


def asks(mover: int, ways: tuple[Choice, ...], first: Ask, able: Able) -> tuple[Ask, ...]:
    """Ask the right question at each point of a path."""

    def ask(path: Path, way: Choice) -> Ask:
        step = NOTATION.read(way.action)
        return ask_after(mover, path, step.kind, step.throw != NO, able.notes[step.kind])

    return (first, *asks_along(ways, ask))


@remembered(4000)
def ask_after(mover: int, path: Path, kind: int, throws: bool, note: Said | None) -> Ask:
    """Ask for the square; once that or a rock is pointed at, what this step still needs."""
    question = said("ask-where", piece=said(KIND_WORDS[kind]))
    if len(path) > 1 and throws:
        question, note = said("ask-throw"), said("note-throw")
    elif len(path) > 1 and kind == TROLL:
        question, note = said("ask-pull"), None
    elif len(path) > 1:
        question, note = said("ask-levitate"), said("note-levitate")
    look = figure(KIND_WORDS[kind], mover, BROOCHES[kind], 100, 0)
    return Ask(path, question, note, look, mover)
