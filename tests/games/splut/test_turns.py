"""Whose turn it is, and how many steps it has. Clauses 3 and 4 of RULES.md."""

from __future__ import annotations

from typing import Final

import pytest

from frabjous.core.errors import BadOption
from frabjous.games.splut.state import Position
from frabjous.games.splut.variant import SEATINGS
from games.splut.drawing import GAME, do, find, offered, position

EVERY_SEATING: Final = [(seats, sides) for seats, seatings in SEATINGS.items() for sides in seatings]
TO_THE_LEFT: Final = {"south": "west", "west": "north", "north": "east", "east": "south"}

THREE_AND_A_ROCK_IN_LINE: Final = """
            .
          . . .
        . . . . .
      . . . . . . .
    . d . . . . . Σ Δ
      s . o T o . Θ
        t . . . .
          S D o
            o
"""


def turns(state: Position, count: int) -> list[tuple[str, int]]:
    """Play without throws and give, turn by turn, the side that moves and how many steps it made."""
    played: list[tuple[str, int]] = []
    for _ in range(count):
        turn, side, steps = state.turn, state.sides[state.mover], 0
        while state.turn == turn:
            quiet = next(step for step in GAME.legal(state, state.mover) if step.throw == -1)
            state = GAME.apply(state, state.mover, quiet)
            steps += 1
        played.append((side, steps))
    return played


@pytest.mark.parametrize(("seats", "sides"), EVERY_SEATING)
def test_the_first_turn_has_one_step_the_second_two_and_then_always_three(seats: int, sides: str) -> None:
    """4.1"""
    played = turns(GAME.start(seats, {"sides": sides}), 2 * seats + 1)
    assert [steps for _, steps in played] == [1, 2] + [3] * (2 * seats - 1)


@pytest.mark.parametrize(("seats", "sides"), EVERY_SEATING)
def test_seats_move_in_their_order_again_and_again(seats: int, sides: str) -> None:
    """3.1"""
    order = sides.split(",")
    assert [side for side, _ in turns(GAME.start(seats, {"sides": sides}), 2 * seats)] == order + order


@pytest.mark.parametrize(("seats", "sides"), EVERY_SEATING)
def test_turns_go_to_the_left_past_empty_sides(seats: int, sides: str) -> None:
    """3.1"""
    order = sides.split(",")
    for side, following in zip(order, order[1:] + order[:1], strict=True):
        left = TO_THE_LEFT[side]
        while left not in order:
            left = TO_THE_LEFT[left]
        assert left == following


@pytest.mark.parametrize("sides", SEATINGS[2])
def test_two_sit_opposite(sides: str) -> None:
    """3.2"""
    one, other = sides.split(",")
    assert TO_THE_LEFT[TO_THE_LEFT[one]] == other


@pytest.mark.parametrize("sides", SEATINGS[3])
def test_the_third_of_three_sits_between_the_others_and_moves_second(sides: str) -> None:
    """3.3"""
    first, second, last = sides.split(",")
    assert (TO_THE_LEFT[first], TO_THE_LEFT[second]) == (second, last)


def test_the_sides_are_south_first_if_nobody_chooses() -> None:
    """3.5"""
    assert [GAME.start(seats, {}).sides for seats in (2, 3, 4)] == [
        ("south", "north"),
        ("south", "west", "north"),
        ("south", "west", "north", "east"),
    ]


def test_unused_teams_are_off_the_board_and_all_four_rocks_stay() -> None:
    """2.4"""
    start = GAME.start(3, {"sides": "north,east,south"})
    assert " ".join(find(start, letter) for letter in "SDTsdtΣΔΘ") == "f8 e8 d8 h4 h5 h6 d2 e2 f2"
    assert sorted(start.where[:4]) == sorted(GAME.start(4, {}).where[:4])


@pytest.mark.parametrize("seats", [1, 5])
def test_one_or_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.start(seats, {})


def test_neighbours_cannot_play_without_a_third() -> None:
    """3.2"""
    with pytest.raises(BadOption):
        GAME.start(2, {"sides": "south,west"})


def test_only_the_mover_has_steps() -> None:
    start = GAME.start(2, {})
    assert GAME.to_act(start) == (0,)
    assert len(GAME.legal(start, 0)) == 3
    assert GAME.legal(start, 1) == []


def test_the_first_step_of_the_game_is_a_piece_forward() -> None:
    """Dwarf, troll and sorcerer stand with their backs to the rim; nothing reaches the rocks yet."""
    assert offered(GAME.start(2, {})) == ["S d2-d3", "D e2-e3", "T f2-f3"]


def test_a_dead_team_is_skipped() -> None:
    """3.1: the first seat kills the second, so the third moves next, then the first again."""
    after = do(position(THREE_AND_A_ROCK_IN_LINE), "T e4-d4 x W")
    assert (after.living(), after.mover, after.left) == ([0, 2], 2, 3)
    assert do(after, "S h5-h6", "S h6-h5", "S h5-h6").mover == 0


def test_steps_are_counted_down_and_the_turn_passes() -> None:
    """4.2"""
    state = position(THREE_AND_A_ROCK_IN_LINE, mover=1)
    lefts = []
    for text in ("S b4-c4", "S c4-b4", "D b5-b6"):
        lefts.append(state.left)
        state = do(state, text)
    assert (lefts, state.mover, state.left) == ([3, 2, 1], 2, 3)
