"""Secret choices made at once are mixed as the theory of games says: two games whose solutions are known."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from frabjous.bots.regret import Regret
from frabjous.bots.thinker import Budget
from frabjous.core.chance import Dice
from frabjous.core.contract import Action, Game, Outcome, Said, said
from frabjous.core.errors import BadNotation
from frabjous.core.options import Chosen, Option
from frabjous.core.written import BadPosition
from frabjous.games.room import Room
from frabjous.scene.model import Scene, Shape

OPEN: Final = -1  # not chosen yet
Chosen2 = tuple[int, int]  # what each of the two has chosen
Payoffs = tuple[tuple[float, ...], ...]  # what the first seat gets, by its row and the other's column; 1 is shared

ROCK_PAPER_SCISSORS: Final[Payoffs] = ((0.5, 0.0, 1.0), (1.0, 0.5, 0.0), (0.0, 1.0, 0.5))
# The second never plays the third column (the first is better for it whatever comes), and makes the first seat
# indifferent between its rows by playing two to three: 0.2 q + 0.8 (1 - q) = 0.6 q + 0.2 (1 - q) at q = 0.6.
TWO_BY_THREE: Final[Payoffs] = ((0.2, 0.8, 0.9), (0.6, 0.2, 0.7))
DISTANCE: Final = 0.06  # from the known share of each choice


class Pick(Action):
    """One row or column."""

    def __init__(self, number: int) -> None:
        super().__init__(str(number), secret=True)
        self.number: Final = number


PICKS: Final = [Pick(number) for number in range(3)]


class Matrix(Game[Chosen2, Pick, Chosen2]):
    """Both choose once, in secret, and the table says who gets how much."""

    def __init__(self, payoffs: Payoffs) -> None:
        super().__init__("matrix", rules_version=1, seats=range(2, 3))
        self.payoffs: Final = payoffs

    def options(self) -> tuple[Option, ...]:
        return ()

    def start(self, seats: int, chosen: Chosen) -> Chosen2:
        return (OPEN, OPEN)

    def chosen(self, state: Chosen2) -> tuple[int, Chosen]:
        return 2, {}

    def to_act(self, state: Chosen2) -> tuple[int, ...]:
        return tuple(seat for seat in range(2) if state[seat] == OPEN)

    def legal(self, state: Chosen2, seat: int) -> list[Pick]:
        return PICKS[: len(self.payoffs[0] if seat else self.payoffs)]

    def chances(self, state: Chosen2) -> list[tuple[Pick, int]]:
        return []

    def apply(self, state: Chosen2, seat: int, action: Pick) -> Chosen2:
        return (state[0], action.number) if seat else (action.number, state[1])

    def outcome(self, state: Chosen2) -> Outcome | None:
        if OPEN in state:
            return None
        first = self.payoffs[state[0]][state[1]]
        return Outcome((first, 1 - first), (), said("over"))

    def out(self, state: Chosen2) -> tuple[int, ...]:
        return ()

    def observe(self, state: Chosen2, seat: int) -> Chosen2:
        return state

    def told(self, state: Chosen2, actor: int, action: Pick, seat: int) -> list[Said]:
        return []

    def imagine(self, seen: Chosen2, dice: Dice) -> Chosen2:
        return seen

    def read(self, text: str) -> Pick:
        raise BadNotation(text, "0")

    def position(self, text: str) -> Chosen2:
        raise BadPosition(text, "these positions have no text.")


def no_picture(seen: Chosen2, legal: list[Pick], shape: Shape) -> Scene:
    raise NotImplementedError


def no_heading(seen: Chosen2) -> Said:
    raise NotImplementedError


def shares_of(payoffs: Payoffs, seat: int, seed: int) -> list[float]:
    """Let a seat think for long about its choice, and give the share it plays each with."""
    game = Matrix(payoffs)
    room = Room(
        game,
        tuple,
        lambda _: [0.5, 0.5],
        no_picture,
        no_heading,
        Path(),
    )
    options = game.legal((OPEN, OPEN), seat)
    regret = Regret(room, seat, (OPEN, OPEN), options, Dice(seed))
    regret.ponder(Budget(40_000))
    total = sum(regret.played.values())
    return [regret.played[option] / total for option in options]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seat", range(2))
def test_rock_paper_scissors_is_played_with_a_third_of_each(seat: int, seed: int) -> None:
    assert shares_of(ROCK_PAPER_SCISSORS, seat, seed) == pytest.approx([1 / 3] * 3, abs=DISTANCE)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("seat", "solution"), [(0, [0.4, 0.6]), (1, [0.6, 0.4, 0.0])])
def test_a_game_of_two_rows_and_three_columns_is_solved(seat: int, solution: list[float], seed: int) -> None:
    assert shares_of(TWO_BY_THREE, seat, seed) == pytest.approx(solution, abs=DISTANCE)
