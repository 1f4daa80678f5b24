"""How rounds go: the ante, the turns with their draws, who has to retire, and the last hunt."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import NOBODY
from frabjous.core.lists import changed, replaced
from frabjous.games.snark import terms
from frabjous.games.snark.actions import NO
from frabjous.games.snark.cards import BELLMAN, COPIES, GOAL, KINDS, MEN, WARRANTS, is_mark
from frabjous.games.snark.hunting import ALL_MARKS, set_out
from frabjous.games.snark.state import Position

EVERYBODY_PAYS: Final = (terms.ROUND, terms.PROVIDING)  # or retires
# K26, version 1: so many reshuffles without a hire, a licence or a hunt end a round
PATIENCE: Final = 3
PATIENCE_WITH_A_CREW: Final = 6


# Rounds


def laid_out(version: int, seats: int, hold_back: bool) -> Position:
    """Set the table: everybody has ten Warrants and nobody anything else."""
    position = Position(version, seats, hold_back)
    position.warrants = [WARRANTS] * seats
    position.retired = [False] * seats
    put_back(position)
    return position


def put_back(position: Position) -> None:
    """K3: hands, discards, crew and licence go back, the dead revive, pack and stock are whole."""
    position.stock = list(COPIES)
    position.discards = [0] * KINDS
    position.top = NO
    position.hands = [[0] * KINDS for _ in range(position.seats)]
    position.holders = [terms.ARK] * (MEN + 1)
    end_hunt(position)
    position.reshuffles = 0
    position.picks = [None] * position.seats
    position.passed = ()
    position.kept = [0] * position.seats
    position.kept_marks = [0] * position.seats


def end_hunt(position: Position) -> None:
    position.shown = 0
    position.turned = []
    position.party = []
    position.left = 0


def new_round(position: Position) -> None:
    put_back(position)
    position.phase = terms.ROUND
    without_one_player(position)


def without_one_player(position: Position) -> bool:
    """K25: begin the last hunt at once when everybody who has to retire has, and fewer than two are left."""
    if must_retire(position) != NOBODY or len(position.active()) > 1:
        return False
    begin_last_hunt(position)
    return True


def pay_ante(position: Position) -> None:
    """K2: everybody pays a Warrant, and the leader begins; a retired leader's place is the next one's (K26)."""
    all_pay(position)
    if position.retired[position.leader]:
        position.leader = position.next_to(position.leader)
    position.round += 1
    position.turn = 0
    begin_turn(position, position.leader)


def all_pay(position: Position) -> None:
    for seat in position.active():
        position.pay(seat)


def begin_turn(position: Position, seat: int) -> None:
    position.phase = terms.TURN
    position.mover = seat
    position.turn += 1


def take_pool(position: Position) -> None:
    """K24: who caught the Snark takes the pool, and wins the game or leads the next round."""
    position.warrants = changed(position.warrants, position.mover, position.pool)
    position.pool = 0
    if position.warrants[position.mover] >= GOAL:
        position.phase = terms.OVER
        position.winner = position.mover
    else:
        position.leader = position.mover
        new_round(position)


# Cards


def discard(position: Position, seat: int, card: int) -> None:
    """Put a card on the discards for all to see, and let memories of that card fade (K10)."""
    position.give(seat, card, -1)
    position.discards = changed(position.discards, card, 1)
    position.top = card
    if position.passed:
        forget(position, seat, card)
    if position.kept[seat] and (not is_mark(card) or position.kept_marks[seat] >> card & 1):
        position.kept = changed(position.kept, seat, -1)


def forget(position: Position, seat: int, card: int) -> None:
    """K10: let every giver forget one such card in a hand."""
    known: list[tuple[int, int, int]] = []
    faded: list[int] = []
    for one in position.passed:
        if one[1] == seat and one[2] == card and one[0] not in faded:
            faded.append(one[0])
        else:
            known.append(one)
    position.passed = tuple(known)


def draw(position: Position, card: int) -> None:
    """End a turn with the top card of the stock; the last one brings the discards back (K11)."""
    position.stock = changed(position.stock, card, -1)
    position.give(position.mover, card, 1)
    if not any(position.stock):
        position.stock = position.discards
        position.discards = [0] * KINDS
        position.top = NO
        position.reshuffles += 1
        if position.reshuffles >= patience(position):
            position.phase = terms.VOIDING if position.version == terms.VOID_ROUNDS else terms.PROVIDING
            return
    begin_turn(position, position.next_to(position.mover))


# K26: how long everybody may wait, and what happens then. Here alone the versions of the rules differ


def patience(position: Position) -> int:
    """Say how many reshuffles there may be: until provisions are bought, or by version 1 until the round is void."""
    if position.version == terms.VOID_ROUNDS:
        return PATIENCE_WITH_A_CREW if is_anybody_hired(position) else PATIENCE
    return terms.PROVISIONS_LAST[len(position.active())]


def is_anybody_hired(position: Position) -> bool:
    for holder in position.holders:  # noqa: SIM110 - a generator would be slow here
        if holder >= 0:
            return True
    return False


def after_hiring(position: Position) -> None:
    """By version 1 a hire or a licence begins the count anew; now only a hunt does."""
    if position.version == terms.VOID_ROUNDS:
        position.reshuffles = 0


def buy_provisions(position: Position) -> None:
    """Everybody pays a Warrant; all else stays as it is, nobody draws again, and the next turn begins."""
    all_pay(position)
    position.reshuffles = 0
    begin_turn(position, position.next_to(position.mover))


# Retiring


def must_retire(position: Position) -> int:
    """Name the next seat that has to retire, or NOBODY."""
    if position.unpaid:
        return position.mover  # K21
    for seat in position.active():
        if not position.warrants[seat] and (position.phase in EVERYBODY_PAYS or is_stranded(position, seat)):
            return seat
    return NOBODY


def is_stranded(position: Position, seat: int) -> bool:
    """K23: without the licence and with all nine men dead there is no hunt any more."""
    if position.is_bellman(seat):
        return False
    return all(position.holders[man] == terms.DEAD for man in range(MEN))


def retire(position: Position, seat: int) -> None:
    """Lay the hand open on the discards, send men and licence back to the Ark, and leave the game."""
    for card in range(KINDS):
        while position.hands[seat][card]:
            discard(position, seat, card)
    go_home(position, seat)
    position.retired = replaced(position.retired, seat, True)
    position.unpaid = False
    position.passed = tuple([one for one in position.passed if one[0] != seat])
    if position.phase in EVERYBODY_PAYS:  # no turn is under way, so none ends with a draw
        without_one_player(position)
    else:
        after_the_deed(position)


def go_home(position: Position, seat: int) -> None:
    """K20: whoever lives goes back to the Ark, the licence too, and the pack is whole again."""
    for one in range(BELLMAN + 1):
        if position.holders[one] == seat:
            position.put(one, terms.ARK)
    end_hunt(position)


def after_the_deed(position: Position) -> None:
    """K23: judge who has to retire, then end the turn; who has retired does not draw."""
    position.phase = terms.RETIRING
    if must_retire(position) != NOBODY or without_one_player(position):
        return
    if position.retired[position.mover]:
        begin_turn(position, position.next_to(position.mover))
    else:
        position.phase = terms.DRAWING


# The last hunt


def begin_last_hunt(position: Position) -> None:
    """K25: the last player puts hand, men and licence away and hunts on; without one the Snark wins."""
    left = position.active()
    position.mover = left[0] if left else NOBODY
    for seat in left:
        go_home(position, seat)
        hand = position.hands[seat]
        position.stock = [position.stock[card] + hand[card] for card in range(KINDS)]
        position.hands = replaced(position.hands, seat, [0] * KINDS)
        position.kept = replaced(position.kept, seat, 0)
    position.passed = ()
    want_a_warrant(position)


def want_a_warrant(position: Position) -> None:
    """K25: each try costs a Warrant; without one the Snark wins."""
    if position.mover == NOBODY or not position.warrants[position.mover]:
        position.phase = terms.OVER
    else:
        position.phase = terms.LAST


def try_again(position: Position) -> None:
    """K25: hunt as a Bellman alone, with all five Marks and a whole pack."""
    position.pay(position.mover)
    position.put(BELLMAN, position.mover)
    set_out(position, ALL_MARKS)
