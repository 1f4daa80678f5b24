"""The rules of Snark!, clause by clause as in RULES.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from frabjous.core.chance import Dice
from frabjous.core.contract import ALONE, BY_CHANCE, CHANCE, NOBODY, Game, Outcome, Player, Said, Victory, said
from frabjous.core.kinds import Kind, Row
from frabjous.core.lists import replaced
from frabjous.core.options import Chosen, Option, settled
from frabjous.games.snark import actions as does
from frabjous.games.snark import declared, drawing, rounds, sight, telling, terms
from frabjous.games.snark.actions import Deed
from frabjous.games.snark.bewilder import passes_of, swap_all
from frabjous.games.snark.cards import ANIMALS, BELLMAN, COSTS, HAND, KINDS, MEN, marks_in
from frabjous.games.snark.hunting import set_out, turn_up, weight_of
from frabjous.games.snark.notation import NOTATION
from frabjous.games.snark.observation import Seen
from frabjous.games.snark.state import Position
from frabjous.games.snark.variant import BY_LOT, HOLD_BACK, OPTIONS, SEATS, chosen_by

# What chance can only do in one way, unless somebody has to retire first
FORCED: Final = {
    terms.ROUND: does.PAY_ANTE,
    terms.PROVIDING: does.BUY_PROVISIONS,
    terms.SWAPPING: does.SWAP_ALL,
    terms.CAUGHT: does.TAKE_POOL,
    terms.VOIDING: does.CALL_OFF,
    terms.LAST: does.TRY_AGAIN,
}
# What chance brings between the turns
BETWEEN_TURNS: Final = {
    does.ANTE: rounds.pay_ante,
    does.POOL: rounds.take_pool,
    does.TRY: rounds.try_again,
    does.PROVIDE: rounds.buy_provisions,
    does.VOID: rounds.new_round,
}


class Snark(Game[Position, Deed, Seen]):
    """Hire a crew, collect Marks, hunt the Snark; twenty Warrants win."""

    def __init__(self, version: int = terms.PROVISIONS) -> None:
        super().__init__("snark", version, SEATS)

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def start(self, seats: int, chosen: Chosen) -> Position:
        options = settled(OPTIONS, SEATS, seats, chosen)
        position = rounds.laid_out(self.rules_version, seats, options["marks"] == HOLD_BACK)
        if options["leader"] != BY_LOT:  # K1
            position.leader = int(options["leader"][-1]) - 1
            position.phase = terms.ROUND
        return position

    def chosen(self, state: Position) -> tuple[int, Chosen]:
        return state.seats, chosen_by(state.hold_back)

    def to_act(self, state: Position) -> tuple[int, ...]:
        if state.phase == terms.TURN and state.size(state.mover) == HAND:
            return ALONE[state.mover]
        if state.phase == terms.PASSING:
            return tuple([seat for seat in state.active() if state.picks[seat] is None])
        return () if state.phase == terms.OVER else BY_CHANCE

    def legal(self, state: Position, seat: int) -> list[Deed]:
        if seat < 0 or seat not in self.to_act(state):
            return []
        return passes_of(state, seat) if state.phase == terms.PASSING else deeds_of(state)

    def chances(self, state: Position) -> list[tuple[Deed, int]]:
        if self.to_act(state) is not BY_CHANCE:
            return []
        if state.phase == terms.LEADING:
            return [(does.LEADS[seat], 1) for seat in range(state.seats)]
        if state.phase in (terms.TURN, terms.DRAWING):
            return [(does.DRAWS[card], state.stock[card]) for card in range(KINDS) if state.stock[card]]
        if state.phase == terms.HUNTING:
            return animals_to_come(state)
        seat = rounds.must_retire(state) if state.phase in (terms.ROUND, terms.RETIRING, terms.PROVIDING) else NOBODY
        return [(FORCED[state.phase] if seat == NOBODY else does.RETIRES[seat], 1)]

    def apply(self, state: Position, seat: int, action: Deed) -> Position:
        after = state.copy()
        if seat == CHANCE:
            befall(after, action)
        elif action.secret:
            after.picks = replaced(state.picks, seat, action)
            if not self.to_act(after):
                after.phase = terms.SWAPPING
        else:
            perform(after, action)
        return after

    def outcome(self, state: Position) -> Outcome | None:
        if state.phase != terms.OVER:
            return None
        winner = state.winner
        scores = tuple([1.0 if seat == winner else 0.0 for seat in range(state.seats)])
        if winner == NOBODY:
            return Outcome(scores, (Victory("snark", ()),), said("won-by-snark"))
        if len(state.active()) == 1:
            return Outcome(scores, (Victory("last-hunt", (winner,)),), said("won-last-hunt", who=Player(winner)))
        why = said("won-warrants", who=Player(winner), warrants=state.warrants[winner])
        return Outcome(scores, (Victory("warrants", (winner,)),), why)

    def out(self, state: Position) -> tuple[int, ...]:
        return tuple([seat for seat in range(state.seats) if state.retired[seat]])  # K5, K25

    def observe(self, state: Position, seat: int) -> Seen:
        return declared.observed(state, sight.known(state, seat))

    def put(self, row: Row, kinds: vec[Kind], state: Position, seat: int) -> None:
        declared.put(row, kinds, state, sight.known(state, seat))

    def told(self, state: Position, actor: int, action: Deed, seat: int) -> list[Said]:
        return telling.told(state, actor, action, seat)

    def imagine(self, seen: Seen, dice: Dice) -> Position:
        return sight.imagine(seen, dice)

    def read(self, text: str) -> Deed:
        return NOTATION.read(text)

    def position(self, text: str) -> Position:
        return drawing.read(text, self.rules_version)


# What a seat may do with five cards in hand (K5), one thing a turn (K7)


def deeds_of(position: Position) -> list[Deed]:
    """List the deeds of the mover: exchange, hire, licence, bewilder, hunt."""
    hand = position.hands[position.mover]
    held = [card for card in range(KINDS) if hand[card]]
    found = [does.EXCHANGES[card] for card in held]
    hires(position, hand, found)
    if can_take_licence(position, hand):
        found.append(does.TAKE_LICENCE)
    if position.is_bellman(position.mover):
        found += [does.BEWILDERS[card] for card in held]
    hunts(position, found)
    return found


def hires(position: Position, hand: list[int], found: list[Deed]) -> None:
    """K8: two men, or one with the licence; only from the Ark, and only with the right implements."""
    most = 1 if position.is_bellman(position.mover) else 2
    if position.count_men(position.mover) >= most:
        return
    for man in range(MEN):
        if position.holders[man] == terms.ARK and has_all(hand, COSTS[man]):
            found.append(does.HIRES[man])


def has_all(hand: list[int], cards: tuple[int, ...]) -> bool:
    for card in cards:  # noqa: SIM110 - a generator would be slow here
        if not hand[card]:
            return False
    return True


def can_take_licence(position: Position, hand: list[int]) -> bool:
    """K9: with a Bell, a Map and a Warrant; not with two men, and not from oneself."""
    mover = position.mover
    if position.is_bellman(mover) or not position.warrants[mover]:
        return False
    return position.count_men(mover) < 2 and has_all(hand, COSTS[BELLMAN])


def hunts(position: Position, found: list[Deed]) -> None:
    """K12: somebody to hunt and a Mark; K13: all different Marks, or with "hold back" any of them."""
    mover = position.mover
    if not position.is_bellman(mover) and not position.count_men(mover):
        return
    held = position.marks(mover)
    if not position.hold_back:
        if held:
            found.append(does.HUNTS[held])
        return
    for shown in range(1, held + 1):
        if shown & held == shown:
            found.append(does.HUNTS[shown])


def animals_to_come(position: Position) -> list[tuple[Deed, int]]:
    """List the animals that may come up next; with no card to turn the hunt is over."""
    if not position.left:
        return [(does.GO_HOME, 1)]
    weights = [weight_of(position, animal) for animal in range(len(ANIMALS))]
    return [(does.MEETINGS[animal], weight) for animal, weight in enumerate(weights) if weight]


# What is done


def perform(position: Position, deed: Deed) -> None:
    """Do what the mover decided."""
    mover = position.mover
    if deed.verb == does.EXCHANGE:
        rounds.discard(position, mover, deed.what)
        position.phase = terms.DRAWING
    elif deed.verb == does.BEWILDER:
        rounds.discard(position, mover, deed.what)
        position.phase = terms.PASSING
    elif deed.verb == does.HUNT:
        go_hunting(position, deed.what)
    else:
        engage(position, deed.what)


def engage(position: Position, one: int) -> None:
    """Hire a man, or take the licence for a Warrant, wherever it is (K9)."""
    for card in COSTS[one]:
        rounds.discard(position, position.mover, card)
    position.put(one, position.mover)
    rounds.after_hiring(position)
    position.phase = terms.DRAWING
    if one == BELLMAN:
        position.pay(position.mover)
        rounds.after_the_deed(position)


def go_hunting(position: Position, shown: int) -> None:
    """K13: show and discard the Marks; everybody remembers what the rest cannot be (K10)."""
    mover = position.mover
    for mark in marks_in(shown):
        rounds.discard(position, mover, mark)
    if not position.hold_back:
        position.kept = replaced(position.kept, mover, position.size(mover))
        position.kept_marks = replaced(position.kept_marks, mover, shown)
    position.reshuffles = 0
    set_out(position, shown)


def befall(position: Position, deed: Deed) -> None:
    """Do what chance brought."""
    verb = deed.verb
    if verb == does.DRAW:
        rounds.draw(position, deed.what)
    elif verb == does.MEET:
        meet(position, deed.what)
    elif verb == does.RETURN:
        rounds.go_home(position, position.mover)
        rounds.after_the_deed(position)
    elif verb == does.SWAP:
        swap_all(position)
        position.phase = terms.DRAWING
    elif verb == does.RETIRE:
        rounds.retire(position, deed.what)
    elif verb == does.LEAD:
        position.leader = deed.what
        position.phase = terms.ROUND
    else:
        BETWEEN_TURNS[verb](position)


def meet(position: Position, animal: int) -> None:
    """Turn an animal; a catch, a debt and the end of the last hunt go on elsewhere."""
    effect = turn_up(position, animal)
    last = len(position.active()) == 1
    if effect == terms.CATCH:
        position.phase = terms.OVER if last else terms.CAUGHT
        position.winner = position.mover if last else NOBODY
    elif position.unpaid:
        position.phase = terms.RETIRING
    elif last and not position.left:
        rounds.want_a_warrant(position)
