"""The judgement of positions."""

from __future__ import annotations

from typing import Final

import pytest

from frabjous.core.chance import Dice
from frabjous.games.splut.bot import judge
from frabjous.games.splut.rules import STEP_CAP
from games.splut.drawing import GAME, do, lane, position

QUIET: Final = """
            o
          t d s
        . . . . .
      . . . . . . .
    o . . . . . . . o
      . . . . . . .
        . . . . .
          S D T
            o
"""

EXPOSED: Final = """
            o
          . d .
        . . . . .
      T . . . . . .
    o . . . . . . s o
      t . . . . . .
        . . . . .
          . D S
            o
"""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_estimates_add_up_to_one_whatever_happens(seats: int) -> None:
    for seed in range(3):
        state, dice = GAME.start(seats, {}), Dice(seed)
        while GAME.to_act(state) == (state.mover,):
            estimates = judge(state)
            assert len(estimates) == seats
            assert sum(estimates) == pytest.approx(1)
            assert min(estimates) >= 0
            state = GAME.apply(state, state.mover, dice.pick(GAME.legal(state, state.mover)))


def test_nobody_is_ahead_in_a_mirrored_position() -> None:
    assert judge(position(QUIET)) == pytest.approx([0.5, 0.5])


def test_the_last_one_standing_has_won() -> None:
    assert judge(do(lane("T o . . s . . . ."), "T a5-b5 x E")) == [1.0, 0.0]


def test_a_dead_team_has_no_chance_and_the_others_share() -> None:
    after = do(lane("T o . . s . . . .", seats=3), "T a5-b5 x E")
    first, dead, third = judge(after)
    assert dead == 0.0
    assert min(first, third) > 0.2


def test_a_game_that_ran_too_long_is_shared() -> None:
    state = position(QUIET, steps=STEP_CAP)
    assert judge(state) == [0.5, 0.5]


def test_a_sorcerer_in_the_line_of_a_rock_within_reach_is_in_danger() -> None:
    """The rock on a5 flies onto h5, and the first seat’s troll is two steps from it."""
    mine, theirs = judge(position(EXPOSED))
    assert mine > theirs + 0.1


def test_the_danger_is_worse_when_the_thrower_moves_next() -> None:
    moving = judge(position(EXPOSED, mover=0))
    waiting = judge(position(EXPOSED, mover=1))
    assert moving[1] < waiting[1]


def test_a_dwarf_is_worth_something() -> None:
    assert judge(position(QUIET.replace("d", ".")))[0] > 0.5


def test_a_troll_near_a_rock_is_worth_something() -> None:
    far = QUIET.replace("S D T", "S D .").replace("o . . . . . . . o", "o . . . T . . . o")
    assert judge(position(far))[0] < judge(position(QUIET))[0]
