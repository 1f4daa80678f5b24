"""Gymnasium's own check passes for every game, and bots answer as they should."""

from __future__ import annotations

import pytest

pytest.importorskip("gymnasium", reason="in .venv-research only")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from adapters.settings import every_game
from frabjous.adapters.gymnasium import Solo
from frabjous.core.errors import BadOption
from frabjous.games import room_of


@every_game
@pytest.mark.filterwarnings("ignore::UserWarning")  # it would like to make the environment anew in every render mode
def test_every_game_passes_the_check_of_gymnasium(game: str) -> None:
    name = f"frabjous/{game}-v{room_of(game).game.rules_version}"
    check_env(gymnasium.make(name, bots=("fool",)).unwrapped, skip_render_check=True)


@every_game
def test_a_game_against_bots_ends_with_a_score(game: str) -> None:
    seats = room_of(game).game.seats.stop - 1
    env = Solo(game, seats, seat=1, bots=("fool", "beginner"))
    row, info = env.reset(seed=2)
    rewards, over = [0.0], False
    while not over:
        assert row in env.observation_space
        row, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        rewards.append(reward)
    outcome = env.play.outcome
    assert outcome is not None
    assert sum(rewards) == rewards[-1] == outcome.scores[1]


def test_a_bot_of_your_own_may_sit_there() -> None:
    env = Solo("splut", bots=(lambda seen, legal: legal[-1],))
    _, info = env.reset(seed=1)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert env.play.to_act == (0,)


def test_what_is_not_allowed_costs_a_point_and_ends_the_game() -> None:
    env = Solo("splut", render_mode="ansi")
    _, info = env.reset(seed=1)
    _, reward, over, _, _ = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1, True)
    assert "sorcerer" in str(env.render()).lower()


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match="Choose a seat from 0 to 1"):
        Solo("splut", seat=2)
