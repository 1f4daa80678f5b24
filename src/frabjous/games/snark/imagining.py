"""What a seat may see and remember, and whole positions that it could not tell from the real one."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from frabjous.core.chance import Dice
from frabjous.core.notation import text_of
from frabjous.games.snark.bewilder import passes_of
from frabjous.games.snark.cards import COPIES, KINDS, MARKS, marks_in
from frabjous.games.snark.notation import NOTATION
from frabjous.games.snark.observation import Seen
from frabjous.games.snark.rounds import laid_out
from frabjous.games.snark.state import Position
from frabjous.games.snark.terms import PASSING

NO_CARDS: Final[tuple[int, ...]] = (0,) * KINDS


def observe(state: Position, seat: int) -> Seen:
    """Give all that a seat or an onlooker may know."""
    everybody = range(state.seats)
    mine = state.picks[seat] if seat >= 0 else None
    return Seen(
        seat,
        state.version,
        state.seats,
        state.hold_back,
        state.phase,
        state.round,
        state.turn,
        state.leader,
        state.mover,
        tuple(state.hands[seat]) if seat >= 0 else NO_CARDS,
        tuple([state.size(one) for one in everybody]),
        sum(state.stock),
        tuple(state.discards),
        state.top,
        tuple(state.holders),
        tuple(state.warrants),
        state.pool,
        tuple(state.retired),
        state.shown,
        tuple(state.turned),
        tuple(state.effects),
        tuple(state.party),
        state.left,
        state.unpaid,
        state.reshuffles,
        tuple([pick is not None for pick in state.picks]),
        text_of(mine),
        tuple([remembered(state, seat, other) for other in everybody]) if seat >= 0 else (),
        tuple([remembered(state, other, seat) for other in everybody]) if seat >= 0 else (),
        tuple(state.kept),
        tuple(state.kept_marks),
        state.winner,
    )


def remembered(state: Position, giver: int, receiver: int) -> tuple[int, ...]:
    """Give what one seat knows another to hold (K10)."""
    first = state.memory(giver, receiver)
    return tuple(state.passed[first : first + KINDS])


def imagine(seen: Seen, dice: Dice) -> Position:
    """Deal the cards this seat cannot see, as far as its memory leaves them open."""
    position = lying_open(seen)
    unseen = [COPIES[card] - seen.discards[card] - seen.hand[card] for card in range(KINDS)]
    others = [seat for seat in range(seen.seats) if seat != seen.seat]
    if seen.seat >= 0:
        remember(position, seen, unseen)
    needs = [needed(position, seat) if seat in others else 0 for seat in range(seen.seats)]
    for seat in others:
        while needs[seat]:
            needs[seat] -= 1
            deal(position, seat, dice.weighted(fitting(position, seat, needs, unseen)), unseen)
    for seat in others:
        while position.size(seat) < seen.sizes[seat]:
            deal(position, seat, dice.weighted(counted(unseen)), unseen)
    position.stock = unseen
    choose_passes(position, seen, dice)
    return position


def lying_open(seen: Seen) -> Position:
    """Lay out what this seat sees: all but the other hands and the stock."""
    position = laid_out(seen.version, seen.seats, seen.hold_back)
    position.phase = seen.phase
    position.round = seen.round
    position.turn = seen.turn
    position.leader = seen.leader
    position.mover = seen.mover
    position.discards = list(seen.discards)
    position.top = seen.top
    position.holders = list(seen.holders)
    position.warrants = list(seen.warrants)
    position.pool = seen.pool
    position.retired = list(seen.retired)
    position.shown = seen.shown
    position.turned = list(seen.turned)
    position.effects = list(seen.effects)
    position.party = list(seen.party)
    position.left = seen.left
    position.unpaid = seen.unpaid
    position.reshuffles = seen.reshuffles
    position.kept = list(seen.kept)
    position.kept_marks = list(seen.kept_marks)
    position.winner = seen.winner
    if seen.seat >= 0:
        position.hands[seen.seat] = list(seen.hand)
    return position


def deal(position: Position, seat: int, card: int, unseen: list[int]) -> None:
    position.hands[seat][card] += 1
    unseen[card] -= 1


def counted(cards: list[int]) -> list[tuple[int, int]]:
    return [(card, cards[card]) for card in range(KINDS) if cards[card]]


# K10: what is remembered


def remember(position: Position, seen: Seen, unseen: list[int]) -> None:
    """Deal the others what this seat knows them to hold; they know what they passed to it."""
    for other in range(seen.seats):
        gave, got = position.memory(seen.seat, other), position.memory(other, seen.seat)
        for card in range(KINDS):
            position.passed[gave + card] = seen.gave[other][card]
            position.passed[got + card] = seen.got[other][card]
            for _ in range(seen.gave[other][card]):
                deal(position, other, card, unseen)


def needed(position: Position, seat: int) -> int:
    """Say how many more cards of a hand must be of those kept after its latest hunt."""
    have = 0
    for card in range(KINDS):
        if may_be_kept(position, seat, card):
            have += position.hands[seat][card]
    return max(0, position.kept[seat] - have)


def may_be_kept(position: Position, seat: int, card: int) -> bool:
    return card >= MARKS or position.kept_marks[seat] >> card & 1 == 1


def fitting(position: Position, seat: int, needs: list[int], unseen: list[int]) -> list[tuple[int, int]]:
    """List the cards a hand may have been kept with, leaving enough for what the other hands need."""
    found: list[tuple[int, int]] = []
    for card in range(KINDS):
        if unseen[card] and may_be_kept(position, seat, card):
            unseen[card] -= 1
            if is_enough(position, needs, unseen):
                found.append((card, unseen[card] + 1))
            unseen[card] += 1
    return found


def is_enough(position: Position, needs: list[int], unseen: list[int]) -> bool:
    """Say whether every group of needy seats finds as many cards as it needs together (Hall's condition)."""
    needy = [seat for seat in range(position.seats) if needs[seat]]
    for group in range(1, 1 << len(needy)):
        wanted, marks = 0, 0
        for at, seat in enumerate(needy):
            if group >> at & 1:
                wanted += needs[seat]
                marks |= position.kept_marks[seat]
        if wanted > sum(unseen[MARKS:]) + sum([unseen[mark] for mark in marks_in(marks)]):
            return False
    return True


def before_secrets(seen: Seen) -> Seen:
    """Give what was seen before anybody had chosen what to pass."""
    return replace(seen, chosen=(False,) * seen.seats) if seen.phase == PASSING else seen


def choose_passes(position: Position, seen: Seen, dice: Dice) -> None:
    """Let those who have chosen what to pass have chosen something; this seat knows its own choice."""
    for seat in range(seen.seats):
        if seat == seen.seat and seen.mine:
            position.picks[seat] = NOTATION.read(seen.mine)
        elif seen.chosen[seat]:
            position.picks[seat] = dice.pick(passes_of(position, seat))
