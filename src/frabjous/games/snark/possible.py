"""What can be in a position of Snark!, and what cannot."""

from __future__ import annotations

from typing import Final

from frabjous.core.written import require
from frabjous.games.snark.bewilder import passes_of
from frabjous.games.snark.cards import ANIMALS, BELLMAN, CARDS, HAND, KINDS, SNARK, WARRANTS
from frabjous.games.snark.hunting import ALL_MARKS, set_out, turn_up, weight_of
from frabjous.games.snark.rounds import must_retire
from frabjous.games.snark.sight import may_be_kept
from frabjous.games.snark.state import Position
from frabjous.games.snark.terms import (
    ARK,
    CAUGHT,
    DEAD,
    DRAWING,
    HUNTING,
    LAST,
    LEADING,
    NOBODY,
    OVER,
    PASSING,
    PHASE,
    PROVIDING,
    RETIRING,
    ROUND,
    SWAPPING,
    TURN,
    VOID_ROUNDS,
    VOIDING,
)

BETWEEN_ROUNDS: Final = (LEADING, ROUND)
AFTER_A_DEED: Final = (PASSING, SWAPPING, DRAWING, HUNTING, CAUGHT, RETIRING)
FOR_ONE: Final = (HUNTING, LAST, OVER)  # K25


def check(position: Position) -> None:
    """Refuse what cannot be, and what cannot come together."""
    for name, number in (("round", position.round), ("turn", position.turn), ("reshuffles", position.reshuffles)):
        require(number >= 0, f"{name} {number}", "this is counted from 0.")
    check_seats(position)
    check_hunt(position)
    check_passing(position)
    check_memories(position)
    check_phase(position)


def check_seats(position: Position) -> None:
    """Refuse hands, crews and Warrants that nobody can have."""
    all_warrants = WARRANTS * position.seats
    fits = sum(position.warrants) + position.pool == all_warrants
    require(
        fits and position.pool >= 0, f"pool {position.pool}", f"there are {all_warrants} Warrants, no more, no less."
    )
    for seat in range(position.seats):
        name, hand, warrants = f"seat {seat + 1}", position.size(seat), position.warrants[seat]
        require(warrants >= 0, f"Warrants {warrants}", "nobody owes Warrants.")
        require(hand <= HAND, name, f"nobody holds more than {HAND} cards.")
        crew = position.count_men(seat) + position.is_bellman(seat)
        require(crew <= 2, name, "nobody has more than two men, or one and the licence.")
    require(any(position.stock), "discards", "the stock is never empty.")  # K11
    require(position.holders[BELLMAN] != DEAD, "dead bellman", "a Bellman never dies.")


def check_hunt(position: Position) -> None:
    """Follow a hunt from its beginning, card by card, and see how many are still to turn."""
    if not position.shown:
        require(not position.party and not position.turned, "shown", "nobody hunts without showing a Mark.")
        return
    require(position.mover != NOBODY, "mover nobody", "somebody hunts.")
    hunt = position.copy()
    for one in position.party:
        require(hunt.holders[one] in (DEAD, position.mover), "party", "whoever hunts is with the hunter, or dead.")
        hunt.put(one, position.mover)
    hunt.warrants = [WARRANTS] * position.seats
    set_out(hunt, position.shown)
    require(hunt.party == position.party, "party", "the whole crew hunts.")
    require(1 <= len(hunt.party) <= 2, "party", "one or two hunt.")
    for animal in position.turned:
        possible = hunt.left > 0 and weight_of(hunt, animal) > 0 and SNARK not in hunt.turned
        require(possible, f"turned {ANIMALS[animal]}", "this card cannot have come up.")
        turn_up(hunt, animal)
    require(hunt.holders == position.holders, "turned", "the animals took others than those who are dead.")
    position.left = hunt.left


def check_passing(position: Position) -> None:
    """K10: refuse what nobody could pass, and a Bewilder that has not come so far."""
    passing = position.phase in (PASSING, SWAPPING)
    for seat in range(position.seats):
        pick = position.picks[seat]
        require(pick is None or passing, f"seat {seat + 1}", "nobody passes anything in this phase.")
        require(pick is None or pick in passes_of(position, seat), f"{pick}", f"seat {seat + 1} cannot pass this.")
    chosen = all(position.picks[seat] is not None for seat in position.active())
    require(
        not passing or chosen == (position.phase == SWAPPING), phase_of(position), "who has chosen does not fit it."
    )
    if passing or (position.phase == TURN and position.size(position.mover) == HAND):
        fits = all(position.size(seat) for seat in position.active())
        require(fits, phase_of(position), "everybody in the game holds a card by now.")


def check_memories(position: Position) -> None:
    """K10: refuse memories of cards that nobody holds."""
    for seat in range(position.seats):
        for giver in range(position.seats):
            first = position.memory(giver, seat)
            place = f"{giver + 1} to {seat + 1}"
            for card in range(KINDS):
                known = position.passed[first + card]
                require(known <= position.hands[seat][card], place, f"seat {seat + 1} holds less {CARDS[card]}.")
            require(giver != seat or not any(position.passed[first : first + KINDS]), place, "that is one seat.")
        fitting = sum([position.hands[seat][card] for card in range(KINDS) if may_be_kept(position, seat, card)])
        require(
            0 <= position.kept[seat] <= fitting, f"kept {seat + 1}", "there are not so many such cards in this hand."
        )


def check_phase(position: Position) -> None:
    """Refuse a phase that has nothing to do, or lacks what it needs."""
    phase, name, mover, players = position.phase, phase_of(position), position.mover, len(position.active())
    require(phase != (PROVIDING if position.version == VOID_ROUNDS else VOIDING), name, "other rules have it.")
    require((phase == LEADING) == (position.leader == NOBODY), "leader", "there is one from the first ante on.")
    require(position.winner == NOBODY or phase == OVER, "winner", "nobody has won yet.")
    if phase in BETWEEN_ROUNDS:
        empty = not any(position.discards) and not any(any(hand) for hand in position.hands)
        fits = empty and set(position.holders) == {ARK} and not position.reshuffles
        require(fits, name, "there are no cards, men or dead before a round.")
    must = must_retire(position)
    require(phase != RETIRING or must != NOBODY, name, "nobody has to retire.")
    waits = phase in (ROUND, PROVIDING, RETIRING) and must != NOBODY
    require(players > 1 or phase in FOR_ONE or waits, name, "two are needed for this.")
    require(phase != LAST or players == 1, name, "the last hunt is for the last player.")
    if phase not in (*BETWEEN_ROUNDS, RETIRING, PROVIDING, OVER):
        require(mover != NOBODY and not position.retired[mover], "mover", "a seat that has not retired moves.")
    require(mover != NOBODY or phase in (*BETWEEN_ROUNDS, OVER), "mover nobody", "somebody moves.")
    require(phase not in AFTER_A_DEED or position.size(mover) < HAND, name, "the mover has laid down a card by now.")
    require(phase != PASSING or position.is_bellman(mover), name, "only a Bellman bewilders.")
    require(phase != LAST or position.warrants[mover] > 0, name, "a Warrant is needed for the last hunt.")
    check_hunting_phase(position)
    check_end(position)


def check_hunting_phase(position: Position) -> None:
    """Refuse a hunt where there is none, and phases that a hunt has not come to."""
    phase, name, caught = position.phase, phase_of(position), SNARK in position.turned
    require((phase == HUNTING) <= (position.shown != 0 and not caught), name, "the hunt is not under way.")
    require((phase == CAUGHT) <= caught, name, "the Snark has not come up.")
    require(not caught or phase in (CAUGHT, OVER), name, "the Snark has come up.")
    lost = any(position.holders[one] == DEAD for one in position.party) and not position.warrants[position.mover]
    require(not position.unpaid or (phase == RETIRING and lost), "unpaid", "a man who was lost can be paid for.")
    others = position.shown and phase not in (HUNTING, CAUGHT, LAST, OVER) and not position.unpaid
    require(not others, "shown", "nobody hunts in this phase.")
    if phase == HUNTING and len(position.active()) == 1:
        fits = position.shown == ALL_MARKS and position.party == [BELLMAN]
        require(fits, "shown", "the last player hunts as the Bellman alone, with all five Marks.")  # K25
    ended = phase != LAST or not position.shown or not position.left
    require(ended, name, "the try is not over.")


def check_end(position: Position) -> None:
    """Refuse a winner who has not won, and an end without one (K24, K25)."""
    winner, players = position.winner, len(position.active())
    require(winner == NOBODY or not position.retired[winner], "winner", "whoever has retired cannot win.")
    if position.phase == OVER and winner == NOBODY:
        require(players < 2, "winner nobody", "the Snark wins only if nobody is left to hunt it.")


def phase_of(position: Position) -> str:
    return f"phase {PHASE[position.phase]}"
