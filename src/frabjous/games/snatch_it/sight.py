"""What a seat may know, and positions made up from it (F11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from frabjous.core.chance import Dice
from frabjous.core.gathered import gathered, how_many, some
from frabjous.games.snatch_it.bunch import EMPTY, PACK, Bunch, size_of
from frabjous.games.snatch_it.cards import CARDS, DEPTH, KINDS, NONE, SLIP
from frabjous.games.snatch_it.declared import Known, lying_open
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.state import Position
from frabjous.games.snatch_it.terms import CALLED, CALLING, LET, NOT_YET, SILENT, SLIPPING, THROWING


def known(position: Position, seat: int, asked: tuple[int, ...]) -> Known:
    """Give what a seat or an onlooker may know and remember of what does not lie open."""
    plays = seat >= 0
    return (
        seat,
        asked,
        position.hands[seat] if plays else EMPTY,
        tuple([int(size_of(hand)) for hand in position.hands]),
        position.bellies,
        position.discard,
        size_of(position.pile),
        tuple([answer != SILENT for answer in position.answers]),
        position.answers[seat] if plays else SILENT,
        tuple([card != NONE for card in position.thrown]),
        position.thrown[seat] if plays else NONE,
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
