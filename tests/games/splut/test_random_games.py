"""What holds in every game, seen over many random ones; and how random games go (the figures of the rulings)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE
from frabjous.games.splut.actions import NO
from frabjous.games.splut.arena import SQUARES
from frabjous.games.splut.pieces import GONE, NOTHING, ROCKS, SPENT
from frabjous.games.splut.rules import STEP_CAP
from frabjous.games.splut.state import Position
from games.splut.drawing import GAME, draw

GAMES = 300


@dataclass(frozen=True)
class Played:
    """How one random game went."""

    steps: int
    choices: tuple[int, ...]  # how many steps were offered, each time
    suicide: bool


def play_at_random(seats: int, seed: int) -> Played:
    """Play a game to its end, looking at every position on the way."""
    state, dice = GAME.start(seats, {}), Dice(seed)
    choices: list[int] = []
    last_mover = 0
    while actors := GAME.to_act(state):
        look_at(state)
        if actors == (CHANCE,):
            state = GAME.apply(state, CHANCE, dice.weighted(GAME.chances(state)))
            continue
        legal = GAME.legal(state, state.mover)
        choices.append(len(legal))
        last_mover = state.mover
        state = GAME.apply(state, last_mover, dice.pick(legal))
    look_at(state)
    return Played(state.steps, tuple(choices), not state.is_alive(last_mover))


def look_at(state: Position) -> None:
    """Check what must hold in every position."""
    standing = [(piece, square) for piece, square in enumerate(state.where) if square != GONE]
    seen = [(piece, square) for square, piece in enumerate(state.board[:SQUARES]) if piece != NOTHING]
    assert standing == sorted(seen), f"where and board disagree:\n{draw(state)}"
    assert len({square for _, square in standing}) == len(standing), f"two pieces on a square:\n{draw(state)}"
    assert GONE not in state.where[:ROCKS], f"a rock is missing:\n{draw(state)}"
    assert 0 <= state.locked < 1 << ROCKS
    assert 0 <= state.moved < 1 << ROCKS
    assert SPENT <= state.aloft < ROCKS
    assert 1 <= state.left <= 3
    assert state.is_alive(state.mover)


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return [play_at_random(2, seed) for seed in range(GAMES)]


def test_a_step_is_one_of_34_at_most(played: list[Played]) -> None:
    assert max(max(game.choices) for game in played) <= 34


def test_a_step_is_one_of_about_twelve(played: list[Played]) -> None:
    choices = [count for game in played for count in game.choices]
    assert 10.5 <= sum(choices) / len(choices) <= 13.5


def test_a_random_game_has_about_210_steps(played: list[Played]) -> None:
    assert 150 <= sum(game.steps for game in played) / GAMES <= 280


def test_about_half_of_all_random_games_end_in_suicide(played: list[Played]) -> None:
    assert 0.35 <= sum(game.suicide for game in played) / GAMES <= 0.65


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_larger_games_come_to_an_end_too(seats: int, seed: int) -> None:
    assert play_at_random(seats, seed).steps <= STEP_CAP


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_can_be_played_from_what_is_seen_and_written(seats: int) -> None:
    """Every step is written, read back and made in the position imagined from what a seat sees."""
    state, dice = GAME.start(seats, {}), Dice(seats)
    for _ in range(150):
        actors = GAME.to_act(state)
        if not actors:
            break
        imagined = GAME.imagine(GAME.observe(state, 0), dice)
        assert GAME.observe(imagined, 0) == GAME.observe(state, 0)
        assert GAME.legal(imagined, state.mover) == GAME.legal(state, state.mover)
        step = GAME.chances(state)[0][0] if actors == (CHANCE,) else dice.pick(GAME.legal(state, actors[0]))
        assert GAME.read(step.text) is step
        before = draw(state)
        after = GAME.apply(imagined, actors[0], step)
        state = GAME.apply(state, actors[0], step)
        assert draw(after) == draw(state)
        assert draw(imagined) == before, "apply altered the position it was given"


def test_only_trolls_throw_and_only_onto_rocks() -> None:
    state, dice = GAME.start(2, {}), Dice(5)
    while GAME.to_act(state) not in ((), (CHANCE,)):
        for step in GAME.legal(state, state.mover):
            assert 0 <= step.target < SQUARES
            assert (step.throw != NO) == (step.kind == 2 and 0 <= state.board[step.target] < ROCKS)
        state = GAME.apply(state, state.mover, dice.pick(GAME.legal(state, state.mover)))
