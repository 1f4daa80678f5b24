"""What a seat may know, and positions made up from it (F11)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core.chance import Dice
from frabjous.core.notation import text_of
from frabjous.games.snatch_it.bunch import EMPTY, PACK, Bunch, counts_of, gathered, how_many, size_of, some
from frabjous.games.snatch_it.cards import CARDS, DEPTH, KINDS, NONE, SLIP
from frabjous.games.snatch_it.notation import NOTATION
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.state import Position
from frabjous.games.snatch_it.terms import CALLED, CALLING, LET, NOT_YET, SILENT, SLIPPING, THROWING

NO_CARDS: Final = (0,) * KINDS


def observe(position: Position, seat: int, asked: tuple[int, ...]) -> Seen:
    """Give all that a seat or an onlooker may know and remember."""
    plays = seat >= 0
    return observed(
        position,
        seat,
        asked,
        hand=tuple(counts_of(position.hands[seat])) if plays else NO_CARDS,
        hands=tuple([int(size_of(hand)) for hand in position.hands]),
        bellies=tuple([tuple(counts_of(belly)) for belly in position.bellies]),
        discard=tuple(counts_of(position.discard)),
        pile=size_of(position.pile),
        answered=tuple([answer != SILENT for answer in position.answers]),
        answer=position.answers[seat] if plays else SILENT,
        thrown=tuple([card != NONE for card in position.thrown]),
        throw=position.thrown[seat] if plays else NONE,
    )


def before_secrets(seen: Seen) -> Seen:
    """Give what was seen before anybody had thrown a card, or had answered a bait."""
    if seen.phase == CALLING:
        return replace(seen, answered=(False,) * seen.seats)
    if seen.phase != THROWING:
        return seen
    hands = [cards + 1 if thrown else cards for cards, thrown in zip(seen.hands, seen.thrown, strict=True)]
    return replace(seen, thrown=(False,) * seen.seats, hands=tuple(hands))


# Imagining: what has no known place (never seen, shuffled back or dropped face down) is dealt over the others' throws
# and hands and the pile.


def imagine(seen: Seen, dice: Dice) -> Position:
    """Put everything where it is seen or remembered, and deal the rest."""
    position = lying_open(seen)
    position.discard = gathered(seen.discard)
    position.bellies = vec[i64]([gathered(belly) for belly in seen.bellies])
    position.hands = vec[i64]([EMPTY] * seen.seats)
    position.thrown = [NONE] * seen.seats
    position.answers = [SILENT] * seen.seats
    if seen.seat >= 0:
        position.hands[seen.seat] = gathered(seen.hand)
        position.thrown[seen.seat] = seen.throw
        position.answers[seen.seat] = seen.answer
    deal_the_rest(position, seen, dice)
    position.above = imagined_depth(seen, dice)
    return position


class Deck:
    """Cards that may be anywhere, dealt one by one."""

    def __init__(self, bunch: Bunch, dice: Dice) -> None:
        self.left: i64 = size_of(bunch)
        self.cards: Final = vec[i64]([NONE] * self.left)
        self.dice: Final = dice
        place: i64 = 0
        for card in range(KINDS):
            for _ in range(how_many(bunch, card)):
                self.cards[place] = card
                place += 1

    def deal(self) -> i64:
        """Give any card of the deck."""
        at: i64 = self.dice.below(self.left)
        card = self.cards[at]
        self.left -= 1
        self.cards[at] = self.cards[self.left]
        return card

    def bunch(self, count: i64) -> Bunch:
        """Deal several cards into a bunch."""
        bunch: Bunch = EMPTY
        for _ in range(count):
            bunch += some(1, self.deal())
        return bunch


def deal_the_rest(position: Position, seen: Seen, dice: Dice) -> None:
    """Deal what has no place yet."""
    others = [seat for seat in range(seen.seats) if seat != seen.seat]
    throwers = [seat for seat in others if seen.thrown[seat]]
    if somebody_else_threw_it(seen):
        lucky = dice.pick(throwers)
        throwers.remove(lucky)
        position.thrown[lucky] = seen.decided
    deck = Deck(without_a_place(position), dice)
    for seat in throwers:
        position.thrown[seat] = deck.deal()
    for seat in others:
        position.hands[seat] = deck.bunch(seen.hands[seat])
        if seen.answered[seat]:
            position.answers[seat] = dice.pick([LET, CALLED])
    position.pile = deck.bunch(deck.left)


def without_a_place(position: Position) -> Bunch:
    """Take everything that lies somewhere by now out of the pack, and give the rest."""
    bunch = PACK - position.discard
    for seat in range(position.seats):
        bunch -= position.hands[seat] + position.bellies[seat]
    for card in position.laid():
        bunch -= some(1, card)
    return bunch


def somebody_else_threw_it(seen: Seen) -> bool:
    """Say whether the card that decided for the stork must have been another seat's."""
    return seen.decided not in (NONE, seen.throw)


def imagined_depth(seen: Seen, dice: Dice) -> int:
    """Guess how many cards lie over the marker, among the places it can still be in."""
    if seen.last != NOT_YET:
        return 0
    depth, drawn = DEPTH[seen.seats], CARDS - seen.pile
    if seen.phase == SLIPPING:
        return depth
    return dice.pick([depth + by - drawn for by in range(-SLIP, SLIP + 1) if depth + by >= drawn])


# Written by tools/declared.py from the fields of Position.
# fmt: off
def observed(
    state: Position, seat: int, asked: tuple[int, ...], hand: tuple[int, ...], hands: tuple[int, ...], bellies:
    tuple[tuple[int, ...], ...], discard: tuple[int, ...], pile: int, answered: tuple[bool, ...], answer: int,
    thrown: tuple[bool, ...], throw: int
) -> Seen:
    """Add what everybody sees to what this seat may know of the rest."""
    return Seen(
        seat, asked, hand, hands, bellies, discard, pile, answered, answer, thrown, throw, state.seats,
        state.calling, state.memory, state.phase, state.round, state.first, state.mover, tuple(state.pond),
        tuple(state.owners), tuple(state.tops), tuple([tuple(one) for one in state.stacks]), state.last,
        state.limit, state.bait, state.stack, state.robbed, state.decided, state.visited, text_of(state.latest),
        state.actor, state.place, state.moved, state.callers
    )


def lying_open(seen: Seen) -> Position:
    """Lay out what everybody sees."""
    position = Position(seen.seats, seen.calling, seen.memory)
    position.phase, position.round, position.first = seen.phase, seen.round, seen.first
    position.mover, position.pond, position.owners = seen.mover, vec[i64](seen.pond), vec[i64](seen.owners)
    position.tops, position.stacks = vec[i64](seen.tops), [list(one) for one in seen.stacks]
    position.last, position.limit, position.bait = seen.last, seen.limit, seen.bait
    position.stack, position.robbed, position.decided = seen.stack, seen.robbed, seen.decided
    position.visited, position.latest, position.actor = seen.visited, NOTATION.read_back(seen.latest), seen.actor
    position.place, position.moved, position.callers = seen.place, seen.moved, seen.callers
    return position


# fmt: on
