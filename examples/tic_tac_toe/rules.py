"""The rules of tic-tac-toe, clause by clause as in RULES.md."""

from __future__ import annotations

from librt.vecs import vec

from frabjous.core.chance import Dice
from frabjous.core.contract import Game, Outcome, Player, Said, Victory, said
from frabjous.core.kinds import Kind, Row
from frabjous.core.lists import replaced
from frabjous.core.options import Chosen, Option, settled
from tic_tac_toe import drawing
from tic_tac_toe.actions import MARKS, NAMES, Mark
from tic_tac_toe.declared import lying_open, observed, put
from tic_tac_toe.notation import NOTATION
from tic_tac_toe.observation import Seen
from tic_tac_toe.sight import known
from tic_tac_toe.state import FREE, Position
from tic_tac_toe.variant import OPTIONS, SEATS


class TicTacToe(Game[Position, Mark, Seen]):
    """Three in a row."""

    def __init__(self) -> None:
        super().__init__("tic_tac_toe", rules_version=1, seats=SEATS)

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def start(self, seats: int, chosen: Chosen) -> Position:
        settled(OPTIONS, SEATS, seats, chosen)
        return Position()

    def chosen(self, state: Position) -> tuple[int, Chosen]:
        return 2, {}

    def to_act(self, state: Position) -> tuple[int, ...]:
        return () if state.is_over() else (state.mover,)

    def legal(self, state: Position, seat: int) -> list[Mark]:
        """Clause 2: any free square."""
        if seat not in self.to_act(state):
            return []
        return [mark for mark in MARKS if state.squares[mark.square] == FREE]

    def chances(self, state: Position) -> list[tuple[Mark, int]]:
        return []  # no luck at all

    def apply(self, state: Position, seat: int, action: Mark) -> Position:
        after = state.copy()
        after.squares = replaced(after.squares, action.square, seat)
        after.mover = 1 - seat
        return after

    def outcome(self, state: Position) -> Outcome | None:
        """Clauses 3 and 4: three in a row, or a full board."""
        for seat in (0, 1):
            if state.has_three(seat):
                scores = (1.0, 0.0) if seat == 0 else (0.0, 1.0)
                return Outcome(scores, (Victory("three", (seat,)),), said("won", who=Player(seat)))
        return Outcome((0.5, 0.5), (Victory("full", (0, 1)),), said("full")) if state.is_over() else None

    def out(self, state: Position) -> tuple[int, ...]:
        return ()

    def observe(self, state: Position, seat: int) -> Seen:
        return observed(state, known(state, seat))

    def put(self, row: Row, kinds: vec[Kind], state: Position, seat: int) -> None:
        put(row, kinds, state, known(state, seat))

    def told(self, state: Position, actor: int, action: Mark, seat: int) -> list[Said]:
        return [said("marked", who=Player(actor), square=NAMES[action.square])]

    def imagine(self, seen: Seen, dice: Dice) -> Position:
        return lying_open(seen)

    def read(self, text: str) -> Mark:
        return NOTATION.read(text)

    def position(self, text: str) -> Position:
        return drawing.read(text)
