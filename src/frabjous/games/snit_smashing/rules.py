"""The rules of Snit Smashing, clause by clause as in RULES.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from frabjous.core.chance import Dice
from frabjous.core.contract import ALONE, BY_CHANCE, CHANCE, NO_SEATS, Game, Outcome, Said
from frabjous.core.kinds import Kind, Row
from frabjous.core.lists import replaced
from frabjous.core.options import Chosen, Option, settled
from frabjous.games.snit_smashing import actions as does
from frabjous.games.snit_smashing import declared, drawing, runs, sight, telling, terms
from frabjous.games.snit_smashing.actions import Deed
from frabjous.games.snit_smashing.moving import move, moves_of
from frabjous.games.snit_smashing.notation import NOTATION
from frabjous.games.snit_smashing.observation import Seen
from frabjous.games.snit_smashing.orders import orders_of, owes_an_order, still_to_order
from frabjous.games.snit_smashing.revealing import fall, shelter
from frabjous.games.snit_smashing.state import Position, laid_out
from frabjous.games.snit_smashing.variant import OPTIONS, SEATS
from frabjous.games.snit_smashing.victory import outcome_of

# What can only happen in one way
FORCED: Final = {
    terms.READING: does.READ_ORDER,
    terms.SHELTERING: does.TAKE_SHELTER,
    terms.SMASHING: does.LET_FALL,
    terms.BOUND_OVER: does.BEGIN_BOUND,
    terms.RUN_OVER: does.FINISH_RUN,
}


class SnitSmashing(Game[Position, Deed, Seen]):
    """Order in secret, run for your life, read, smash; four runs decide two victories."""

    def __init__(self) -> None:
        super().__init__("snit_smashing", rules_version=1, seats=SEATS)

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def start(self, seats: int, chosen: Chosen) -> Position:
        options = settled(OPTIONS, SEATS, seats, chosen)
        return laid_out(seats, options["peek"] == "yes")

    def chosen(self, state: Position) -> tuple[int, Chosen]:
        return state.seats, {"peek": "yes" if state.peek else "no"}

    def to_act(self, state: Position) -> tuple[int, ...]:
        if state.phase == terms.MOVING:
            return ALONE[state.mover]
        if state.phase == terms.ORDERING:
            return tuple(still_to_order(state))
        return NO_SEATS if state.phase == terms.OVER else BY_CHANCE

    def legal(self, state: Position, seat: int) -> list[Deed]:
        if state.phase == terms.MOVING:
            return moves_of(state, seat) if seat == state.mover else []
        return orders_of(state.run) if state.phase == terms.ORDERING and owes_an_order(state, seat) else []

    def mark(self, cells: vec[u8], first: i64, actions: list[Deed], bit: u8) -> None:
        for deed in actions:
            cells[first + deed.id] = bit

    def chances(self, state: Position) -> list[tuple[Deed, int]]:
        phase = state.phase
        if phase == terms.ROLLING:
            return runs.ROLL_CHANCES.copy()
        if phase == terms.PLACING:
            return [(start, 1) for start in runs.start_hexes(state)]
        if phase in (terms.HATCHING, terms.BREEDING):
            return runs.draws(state)
        return [] if phase in (terms.ORDERING, terms.MOVING, terms.OVER) else [(FORCED[phase], 1)]

    def apply(self, state: Position, seat: int, action: Deed) -> Position:
        after = state.copy()
        if seat == CHANCE:
            befall(after, action)
        elif state.phase == terms.ORDERING:
            seal(after, seat, action)
        else:
            move(after, seat, action)
            runs.pass_the_move(after, seat + 1)
        return after

    def outcome(self, state: Position) -> Outcome | None:
        return outcome_of(state) if state.phase == terms.OVER else None

    def out(self, state: Position) -> tuple[int, ...]:
        return NO_SEATS  # B15: without Snits one still writes orders, and can win the Bolotomus victory

    def observe(self, state: Position, seat: int) -> Seen:
        return declared.observed(state, sight.known(state, seat, self.asked(state)))

    def put(self, row: Row, kinds: vec[Kind], state: Position, seat: int) -> None:
        declared.put(row, kinds, state, sight.known(state, seat, self.asked(state)))

    def told(self, state: Position, actor: int, action: Deed, seat: int) -> list[Said]:
        return telling.told(state, actor, action, seat)

    def imagine(self, seen: Seen, dice: Dice) -> Position:
        return sight.imagine(seen, dice)

    def read(self, text: str) -> Deed:
        return NOTATION.read(text)

    def position(self, text: str) -> Position:
        return drawing.read(text)


def seal(position: Position, seat: int, order: Deed) -> None:
    """B3: an order is final; when the last is in, the Snits move."""
    position.orders = replaced(position.orders, seat, order)
    if None not in position.orders:
        runs.begin_moving(position)


def befall(position: Position, deed: Deed) -> None:
    """Do what chance brought, or what could not be otherwise."""
    verb = deed.verb
    if verb == does.DRAW:
        runs.draw(position, deed.what)
    elif verb == does.READ:
        runs.read_order(position)
    elif verb == does.SHELTER:
        shelter(position)
        runs.go_on_smashing(position)
    elif verb == does.FALL:
        fall(position)
        runs.go_on_smashing(position)
    elif verb == does.NEXT_BOUND:
        runs.next_bound(position)
    elif verb == does.END_RUN:
        runs.end_run(position)
    elif verb == does.ROLL:
        runs.roll(position, deed.what)
    else:
        runs.deal_start(position, deed.where)
