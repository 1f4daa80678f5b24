"""Bewilder the crew (K10): everybody secretly passes a card to the right and a card to the left, all at once."""

from __future__ import annotations

from frabjous.games.snark.actions import GIVES, NO, PAIRS, PASSES, Deed
from frabjous.games.snark.cards import KINDS
from frabjous.games.snark.state import Position


def passes_of(position: Position, seat: int) -> list[Deed]:
    """List what a seat may pass: one each way, two to the only opponent, a single card to the right."""
    hand = position.hands[seat]
    held = [card for card in range(KINDS) if hand[card]]
    if position.size(seat) == 1:
        return [GIVES[held[0]]]
    alone = len(position.active()) == 2
    found: list[Deed] = []
    for one in held:
        for two in held:
            if one == two and hand[one] < 2:
                continue
            if not alone:
                found.append(PASSES[one][two])
            elif one <= two:
                found.append(PAIRS[one][two])
    return found


def chosen_to_pass(position: Position) -> list[tuple[int, int, int]]:
    """List who has chosen to pass which card to whom: giver, receiver, card."""
    found: list[tuple[int, int, int]] = []
    for seat in position.active():
        deed = position.picks[seat]
        assert deed is not None, f"seat {seat} has not chosen what to pass"
        found.append((seat, position.next_to(seat, -1), deed.what))
        if deed.other != NO:
            found.append((seat, position.next_to(seat), deed.other))
    return found


def swap_all(position: Position) -> None:
    """Let all that was chosen change hands; each giver knows what the receiver now holds."""
    passed = chosen_to_pass(position)
    for giver, receiver, card in passed:
        position.give(giver, card, -1)
        position.give(receiver, card, 1)
    position.passed = tuple(sorted(passed))
    position.kept = [0] * position.seats
    position.picks = [None] * position.seats
