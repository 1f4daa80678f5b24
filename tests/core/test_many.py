"""Many games at once: each is the game that it would be alone."""

from __future__ import annotations

from typing import Any, Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from contract.test_tensors import layout_of
from frabjous.core.chance import Dice
from frabjous.core.many import ILLEGAL_REWARD, Many
from frabjous.games import IN_ORDER
from frabjous.games.room import AnyRoom
from tic_tac_toe import TIC_TAC_TOE

COUNT: Final = 3
STEPS: Final = 200


def begun(room: AnyRoom, seats: int, seed: int = 1) -> Many[Any, Any, Any]:
    many = Many(room.game, layout_of(room, seats), room.game.start(seats, {}), COUNT)
    many.begin([seed + at for at in range(COUNT)])
    return many


def row_of(many: Many[Any, Any, Any], at: int) -> bytes:
    size = len(many.rows) // COUNT
    return memoryview(many.rows)[at * size : (at + 1) * size].tobytes()


def mask_of(many: Many[Any, Any, Any], at: int) -> list[int]:
    """List the ids that may be done."""
    return [number for number in range(many.ids) if many.masks[at * many.ids + number]]


@pytest.mark.parametrize("room", IN_ORDER, ids=lambda room: room.key)
def test_rows_and_masks_are_those_of_each_game(room: AnyRoom) -> None:
    rules, seats = room.game, room.game.seats.stop - 1
    layout, many, dice = layout_of(room, seats), begun(room, seats), Dice(5)
    for _ in range(STEPS):
        for at, one in enumerate(many.games):
            seat = many.seats[at]
            assert row_of(many, at) == layout.row(rules.observe(one.state, seat)).tobytes()
            if many.over[at]:
                assert mask_of(many, at) == []
            else:
                assert seat == rules.to_act(one.state)[0]
                assert mask_of(many, at) == sorted(action.id for action in rules.legal(one.state, seat))
        many.step(many.random(dice))


def test_the_same_seeds_give_the_same_games() -> None:
    room = IN_ORDER[1]
    one, other, dice, twins = begun(room, 3), begun(room, 3), Dice(5), Dice(5)
    for _ in range(STEPS):
        one.step(one.random(dice))
        other.step(other.random(twins))
    assert [game.state for game in one.games] == [game.state for game in other.games]


def test_an_end_has_scores_and_the_next_step_begins_anew() -> None:
    many = begun(TIC_TAC_TOE, 2)
    for square in (0, 3, 1, 4, 2):
        assert list(many.scores) == [0.0] * 6
        many.step(vec[i64]([square] * COUNT))
    assert list(many.over) == [1] * COUNT
    assert list(many.scores) == [1.0, 0.0] * COUNT
    assert list(many.rewards) == [1.0] * COUNT
    assert list(many.seats) == [0] * COUNT
    many.step(vec[i64]([2] * COUNT))
    assert list(many.over) == [0] * COUNT
    assert list(many.scores) == [0.0] * 6
    assert [mask_of(many, at) for at in range(COUNT)] == [list(range(9))] * COUNT


@pytest.mark.parametrize("number", [4, 9, -1])
def test_what_is_not_allowed_costs_a_point_and_ends_that_game_alone(number: int) -> None:
    many = begun(TIC_TAC_TOE, 2)
    many.step(vec[i64]([4, 4, 4]))
    many.step(vec[i64]([0, number, 0]))
    assert list(many.over) == [0, 1, 0]
    assert list(many.rewards) == [0.0, ILLEGAL_REWARD, 0.0]
    assert mask_of(many, 1) == []
