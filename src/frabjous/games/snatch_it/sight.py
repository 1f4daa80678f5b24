"""What a seat may know, and positions made up from it (F11)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core.chance import Dice
from frabjous.games.snatch_it import notation
from frabjous.games.snatch_it.bunch import EMPTY, Bunch, counts_of, gathered, how_many, size_of, some
from frabjous.games.snatch_it.cards import COPIES, DEPTH, KINDS, NONE, SLIP
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.phases import CALLED, CALLING, LET, NOT_YET, SILENT, SLIPPING, THROWING
from frabjous.games.snatch_it.state import Position, unpacked


def observe(position: Position, seat: int, asked: tuple[int, ...]) -> Seen:
    everybody = range(position.seats)
    plays, stacks = seat >= 0, standing(position)
    return Seen(
        seat,
        position.seats,
        position.calling,
        position.memory,
        position.phase,
        position.round,
        position.first,
        position.mover,
        asked,
        tuple(position.pond),
        tuple(counts_of(position.hands[seat])) if plays else (0,) * KINDS,
        tuple([position.held(other) for other in everybody]),
        tuple(stacks),
        tuple([position.owners[stack] for stack in stacks]),
        tuple([position.top(stack) for stack in stacks]),
        tuple([len(position.stacks[stack]) for stack in stacks]),
        tuple([card for stack in stacks for card in position.stacks[stack][:-1]]),
        tuple([count for belly in position.bellies for count in counts_of(belly)]),
        tuple(counts_of(position.discard)),
        size_of(position.pile),
        position.last,
        position.limit,
        position.bait,
        tuple([answer != SILENT for answer in position.answers]),
        position.answers[seat] if plays else SILENT,
        position.stack,
        position.robbed,
        tuple([card != NONE for card in position.thrown]),
        position.thrown[seat] if plays else NONE,
        position.decided,
        tuple(position.visited),
        "" if position.latest is None else notation.write(position.latest),
        position.actor,
        position.place,
        position.moved,
        position.covered,
        tuple(position.callers),
    )


def standing(position: Position) -> list[int]:
    return [stack for stack in range(len(position.owners)) if position.owners[stack] != NONE]


# Imagining: what has no known place (never seen, shuffled back or dropped face down) is dealt over the others' throws
# and hands and the pile.


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


def imagine(seen: Seen, dice: Dice) -> Position:
    position = unpacked(seen.seats, seen.calling, seen.memory)
    open_part(position, seen)
    remembered_part(position, seen)
    hidden_part(position, seen, dice)
    position.above = imagined_depth(seen, dice)
    return position


def open_part(position: Position, seen: Seen) -> None:
    """Put down what everybody sees, and what this seat alone knows."""
    position.phase = seen.phase
    position.round = seen.round
    position.first = seen.first
    position.mover = seen.mover
    position.pond = vec[i64](seen.pond)
    position.last = seen.last
    position.limit = seen.limit
    position.bait = seen.bait
    position.stack = seen.stack
    position.robbed = seen.robbed
    position.decided = seen.decided
    position.visited = list(seen.visited)
    position.latest = notation.read(seen.latest) if seen.latest else None
    position.actor = seen.actor
    position.place = seen.place
    position.moved = seen.moved
    position.covered = seen.covered
    position.callers = seen.callers
    if seen.seat >= 0:
        position.hands[seen.seat] = gathered(seen.hand)
        position.thrown[seen.seat] = seen.throw
        position.answers[seen.seat] = seen.answer


def remembered_part(position: Position, seen: Seen) -> None:
    """Put down what lies face down, but was laid there openly."""
    numbers = seen.numbers[-1] + 1 if seen.numbers else 0
    position.owners = vec[i64]([NONE] * numbers)
    position.tops = vec[i64]([NONE] * numbers)
    position.stacks = [[]] * numbers
    for one in seen.stacks:
        position.put_on_shore(one.number, one.owner, [*one.inside, one.top])
    position.discard = gathered(seen.discard)
    for seat in range(seen.seats):
        position.bellies[seat] = gathered(seen.belly(seat))


def hidden_part(position: Position, seen: Seen, dice: Dice) -> None:
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
    """Take everything that lies somewhere by now out of the pile of an unpacked position, and give the rest."""
    bunch = position.pile - position.discard
    for seat in range(position.seats):
        bunch -= position.hands[seat] + position.bellies[seat]
    for cards in [list(position.pond), position.thrown, [position.bait], *position.stacks]:
        for card in cards:
            if card != NONE:
                bunch -= some(1, card)
    return bunch


def before_secrets(seen: Seen) -> Seen:
    """Give what was seen before anybody had thrown a card, or had answered a bait."""
    if seen.phase == CALLING:
        return replace(seen, answered=(False,) * seen.seats)
    if seen.phase != THROWING:
        return seen
    hands = [cards + 1 if thrown else cards for cards, thrown in zip(seen.hands, seen.thrown, strict=True)]
    return replace(seen, thrown=(False,) * seen.seats, hands=tuple(hands))


def somebody_else_threw_it(seen: Seen) -> bool:
    """Say whether the card that decided for the stork must have been another seat's."""
    return seen.decided not in (NONE, seen.throw)


def imagined_depth(seen: Seen, dice: Dice) -> int:
    """Guess how many cards lie over the marker, among the places it can still be in."""
    depth = DEPTH[seen.seats]
    if seen.phase == SLIPPING or seen.last != NOT_YET:
        return depth
    drawn = COPIES * KINDS - seen.pile
    return dice.pick([depth + by - drawn for by in range(-SLIP, SLIP + 1) if depth + by >= drawn])
