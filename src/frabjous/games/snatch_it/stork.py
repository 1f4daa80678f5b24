"""What the stork takes (F12): of each shore the tallest stack topped by the colour that was drawn."""

from __future__ import annotations

from mypy_extensions import i64

from frabjous.core.contract import NOBODY
from frabjous.core.gathered import some
from frabjous.games.snatch_it.cards import NONE, colour_of
from frabjous.games.snatch_it.state import Position


def tallest(position: Position, seat: i64) -> list[int]:
    """List a seat's stacks of the stork's colour that share the greatest height."""
    colour = colour_of(position.decided)
    best, height = list[int](), 0
    for stack in position.shore(seat):
        if colour_of(position.tops[stack]) == colour:
            cards = len(position.stacks[stack])
            if cards > height:
                best, height = list[int](), cards
            if cards == height:
                best.append(stack)
    return best


def sure_prey(position: Position) -> i64:
    """Give the next stack that goes without a question, or NONE."""
    for seat in position.from_first():
        if not position.visited >> seat & 1:
            stacks = tallest(position, seat)
            if len(stacks) == 1:
                return stacks[0]
    return NONE


def torn(position: Position) -> i64:
    """Name the next seat with several equally tall stacks, or NOBODY."""
    for seat in position.from_first():
        if not position.visited >> seat & 1 and len(tallest(position, seat)) > 1:
            return seat
    return NOBODY


def chooser(position: Position) -> i64:
    """Name who chooses between equally tall stacks: the right neighbour of their owner."""
    return (torn(position) - 1) % position.seats


def take(position: Position, stack: i64) -> None:
    """Put a stack on the discard; its owner is left alone from now on."""
    position.visited |= 1 << position.owners[stack]
    for card in position.clear(stack):
        position.discard += some(1, card)
