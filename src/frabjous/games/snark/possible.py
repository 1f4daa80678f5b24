"""What can be in a position of Snark!, and what cannot."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import NOBODY
from frabjous.core.written import require
from frabjous.games.snark import terms
from frabjous.games.snark.bewilder import passes_of
from frabjous.games.snark.cards import ANIMALS, BELLMAN, CARDS, GOAL, HAND, KINDS, SNARK, WARRANTS
from frabjous.games.snark.hunting import ALL_MARKS, set_out, turn_up, weight_of
from frabjous.games.snark.rounds import must_retire
from frabjous.games.snark.sight import may_be_kept
from frabjous.games.snark.state import Position

BEFORE_A_ROUND: Final = (terms.LEADING, terms.ROUND)
IN_A_TURN: Final = (terms.TURN, terms.DRAWING, terms.VOIDING)
BEWILDERED: Final = (terms.PASSING, terms.SWAPPING)
OUT_HUNTING: Final = (terms.HUNTING, terms.CAUGHT)
RETIRING: Final = (terms.RETIRING, terms.PROVIDING)  # or about to


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
    pool, total = position.pool, WARRANTS * position.seats
    fits = pool >= 0 and pool + sum(position.warrants) == total
    require(fits, f"pool {pool}", f"there are {total} Warrants, no more, no less.")
    for seat in range(position.seats):
        name, hand, warrants = f"seat {seat + 1}", position.size(seat), position.warrants[seat]
        require(warrants >= 0, f"Warrants {warrants}", "nobody owes Warrants.")
        require(hand <= HAND, name, f"nobody holds more than {HAND} cards.")
        crew = position.count_men(seat) + position.is_bellman(seat)
        require(crew <= 2, name, "nobody has more than two men, or one and the licence.")
    require(any(position.stock), "discards", "the stock is never empty.")  # K11
    require(position.holders[BELLMAN] != terms.DEAD, "dead bellman", "a Bellman never dies.")


def check_hunt(position: Position) -> None:
    """Follow a hunt from its beginning, card by card, and see how many are still to turn."""
    if not position.shown:
        require(not position.party and not position.turned, "shown", "nobody hunts without showing a Mark.")
        return
    require(position.mover != NOBODY, "mover nobody", "somebody hunts.")
    hunt = position.copy()
    for one in position.party:
        with_them = hunt.holders[one] in (terms.DEAD, position.mover)
        require(with_them, "party", "whoever hunts is with the hunter, or dead.")
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
    for seat in range(position.seats):
        pick, name = position.picks[seat], f"seat {seat + 1}"
        require(pick is None or position.phase in BEWILDERED, name, "nobody passes anything in this phase.")
        require(pick is None or pick in passes_of(position, seat), f"{pick}", f"{name} cannot pass this.")
    chosen = all(position.picks[seat] is not None for seat in position.active())
    needs(position, BEWILDERED, chosen == (position.phase == terms.SWAPPING), "who has chosen does not fit it.")
    needs(position, BEWILDERED, position.is_bellman(position.mover), "only a Bellman bewilders.")
    if position.size(position.mover) == HAND or position.phase in BEWILDERED:
        holding = all(position.size(seat) for seat in position.active())
        needs(position, (*BEWILDERED, terms.TURN), holding, "everybody in the game holds a card by now.")


def check_memories(position: Position) -> None:
    """K10: refuse memories of cards that nobody holds."""
    for one in position.passed:
        giver, receiver, card = one
        held = giver != receiver and position.passed.count(one) <= position.hands[receiver][card]
        require(held, f"{giver + 1} to {receiver + 1}", f"seat {receiver + 1} has got no such {CARDS[card]}.")
    for seat in range(position.seats):
        fitting = sum([position.hands[seat][card] for card in range(KINDS) if may_be_kept(position, seat, card)])
        kept = 0 <= position.kept[seat] <= fitting
        require(kept, f"kept {seat + 1}", "there are not so many such cards in this hand.")


def check_phase(position: Position) -> None:
    """Refuse a phase that has nothing to do, or lacks what it needs."""
    phase, mover, players, must = position.phase, position.mover, len(position.active()), must_retire(position)
    needs(position, (terms.PROVIDING,), position.version != terms.VOID_ROUNDS, "version 1 has none.")
    needs(position, (terms.VOIDING,), position.version == terms.VOID_ROUNDS, "only version 1 has this.")
    require((phase == terms.LEADING) == (position.leader < 0), "leader", "there is one from the first ante on.")
    cards = any(position.discards) or any(any(hand) for hand in position.hands) or position.reshuffles > 0
    fresh = not cards and set(position.holders) == {terms.ARK}
    needs(position, BEFORE_A_ROUND, fresh, "there are no cards, men or dead before a round.")
    acting = mover >= 0 and not position.retired[mover]
    needs(position, (*IN_A_TURN, *BEWILDERED, *OUT_HUNTING, terms.LAST), acting, "a seat in the game is the mover.")
    needs(position, RETIRING, mover >= 0, "somebody is the mover.")
    needs(position, (*IN_A_TURN, *BEWILDERED, terms.CAUGHT, terms.LEADING), players > 1, "two are needed for this.")
    needs(position, (terms.ROUND, *RETIRING), players > 1 or must >= 0, "two are needed for this.")
    needs(position, (terms.RETIRING,), must >= 0, "nobody has to retire.")
    done = (terms.DRAWING, terms.RETIRING, *BEWILDERED, *OUT_HUNTING)
    needs(position, done, position.size(mover) < HAND, "the mover has laid down a card by now.")
    needs(position, (terms.LAST,), players == 1, "the last hunt is for the last player.")
    needs(position, (terms.LAST,), position.warrants[mover] > 0, "each try costs a Warrant.")
    check_hunting_phase(position)
    check_end(position)


def check_hunting_phase(position: Position) -> None:
    """Refuse a hunt where there is none, and phases that a hunt has not come to."""
    phase, caught, players = position.phase, SNARK in position.turned, len(position.active())
    needs(position, (terms.HUNTING,), position.shown > 0 and not caught, "the hunt is not under way.")
    needs(position, (terms.CAUGHT,), caught, "the Snark has not come up.")
    needs(position, (terms.LAST,), not position.left, "the try is not over.")
    lost = any(position.holders[one] == terms.DEAD for one in position.party) and not position.warrants[position.mover]
    require(not position.unpaid or (phase == terms.RETIRING and lost), "unpaid", "nobody who was lost is unpaid.")
    fits = phase in OUT_HUNTING or phase in (terms.LAST, terms.OVER) or position.unpaid
    require(fits or not position.shown, "shown", "nobody hunts in this phase.")
    last = position.shown == ALL_MARKS and position.party == [BELLMAN]  # K25
    needs(position, (terms.HUNTING,), players > 1 or last, "the last player hunts as the Bellman, with all five Marks.")


def check_end(position: Position) -> None:
    """K24, K25: refuse a winner who has not won, and an end without one."""
    winner, players = position.winner, len(position.active())
    if position.phase != terms.OVER or winner < 0:
        require(winner < 0, "winner", "nobody has won yet.")
        needs(position, (terms.OVER,), players < 2, "the Snark wins only if nobody is left to hunt it.")
    else:
        won = not position.retired[winner] and (position.warrants[winner] >= GOAL or players == 1)
        require(won, f"winner {winner + 1}", f"this seat has neither {GOAL} Warrants nor the last hunt.")


def needs(position: Position, phases: tuple[int, ...], fits: bool, sentence: str) -> None:
    """Refuse some phases unless something fits."""
    require(position.phase not in phases or fits, f"phase {terms.PHASE[position.phase]}", sentence)
