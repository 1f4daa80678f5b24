"""Many games at once through Gymnasium: arrays of the right shapes, that show the games as they are."""

from __future__ import annotations

from typing import Final

import pytest

pytest.importorskip("gymnasium", reason="in .venv-research only")

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode

from adapters.settings import every_game
from frabjous.adapters.play import layout_of
from frabjous.adapters.vector import Vector
from frabjous.games import room_of

COUNT: Final = 4


@every_game
def test_what_is_given_lies_in_the_spaces_and_is_that_of_the_games(game: str) -> None:
    env = Vector(game, num_envs=COUNT)
    rows, infos = env.reset(seed=3)
    layout, rules = layout_of(game, room_of(game).game.seats.start), room_of(game).game
    for _ in range(100):
        assert rows in env.observation_space
        for at, one in enumerate(env.many.games):
            assert rows[at].tolist() == list(layout.row(rules.observe(one.state, int(infos["seat"][at]))))
            assert np.flatnonzero(infos["action_mask"][at]).tolist() == sorted(action.id for action in one.legal)
        actions = env.random_actions()
        assert actions in env.action_space
        rows, rewards, over, cut, infos = env.step(actions)
        assert rewards.shape == over.shape == cut.shape == (COUNT,)
        assert not cut.any()
        assert (infos["scores"].sum(axis=1) > 0).tolist() == over.tolist()


def test_a_reward_is_the_score_of_who_acted_and_a_new_game_begins_in_the_next_step() -> None:
    env = Vector("splut", num_envs=COUNT)
    _, infos = env.reset(seed=1)
    ended = 0
    while not ended:
        actors = infos["seat"]
        _, rewards, over, _, infos = env.step(env.random_actions())
        ended = int(over.sum())
    scores = infos["scores"]
    assert rewards.tolist() == [scores[at][actors[at]] for at in range(COUNT)]
    assert not infos["action_mask"][over].any()
    _, rewards, again, _, infos = env.step(np.zeros(COUNT, np.int64))
    assert not again[over].any() and not rewards[over].any()
    assert infos["action_mask"][over].any(axis=1).all()
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP


def test_the_same_seed_gives_the_same_games() -> None:
    played = []
    for _ in range(2):
        env = Vector("snark", 3, num_envs=COUNT, marks="hold-back")
        env.reset(seed=7)
        played.append([env.step(env.random_actions())[0].copy() for _ in range(30)])
    assert np.array_equal(played[0], played[1])


def test_gymnasium_makes_it_by_name() -> None:
    env = gymnasium.make_vec("frabjous/many-splut-v1", 3, vectorization_mode="vector_entry_point", seats=4)
    rows, _ = env.reset(seed=1)
    assert rows.shape == (3, layout_of("splut", 4).size)
