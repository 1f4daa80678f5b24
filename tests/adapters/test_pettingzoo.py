"""PettingZoo's own tests pass for every game, every number of seats and every option."""

from __future__ import annotations

import re
from functools import partial

import pytest

pytest.importorskip("pettingzoo", reason="in .venv-research only")

import numpy as np
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from adapters.settings import every_game, in_every_setting
from frabjous.adapters import pettingzoo
from frabjous.core.errors import BadOption, IllegalAction

CYCLES = 30  # for each agent, so that even the longest games are tried with every option in a minute

pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be",  # it is a dictionary, for the sake of the mask
    "ignore:Observation is not a NumPy array",
)


@in_every_setting
def test_agents_that_act_in_turn_pass_the_tests_of_pettingzoo(game: str, seats: int, options: dict[str, str]) -> None:
    make = partial(pettingzoo.env, game, seats, **options)
    api_test(make(), num_cycles=CYCLES)
    seed_test(make, num_cycles=CYCLES)


@in_every_setting
def test_agents_that_act_at_once_pass_the_tests_of_pettingzoo(game: str, seats: int, options: dict[str, str]) -> None:
    make = partial(pettingzoo.parallel_env, game, seats, **options)
    parallel_api_test(make(), num_cycles=CYCLES)
    parallel_seed_test(make, num_cycles=CYCLES)


@every_game
def test_every_render_mode_passes_the_test_of_pettingzoo(game: str) -> None:
    assert list(pettingzoo.env(game).metadata["render_modes"]) == ["human", "rgb_array", "ansi", "svg"]
    render_test(partial(pettingzoo.env, game), custom_tests={"svg": lambda svg: svg.startswith("<svg")})


@every_game
def test_a_whole_game_ends_with_the_scores(game: str) -> None:
    env = pettingzoo.parallel_env(game)
    seen, _ = env.reset(seed=3)
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {agent: env.action_space(agent).sample(seen[agent]["action_mask"]) for agent in env.agents}
        seen, rewards, *_ = env.step(actions)
    outcome = env.play.outcome
    assert outcome is not None
    assert tuple(rewards.values()) == outcome.scores


def test_an_agent_that_does_what_is_not_allowed_loses_a_point_and_the_game_ends() -> None:
    env = pettingzoo.env("splut")
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {"seat_0": -1, "seat_1": 0}
    parallel = pettingzoo.parallel_env("splut")
    parallel.reset(seed=1)
    _, rewards, over, _, _ = parallel.step({"seat_0": parallel.wait, "seat_1": parallel.wait})
    assert rewards == {"seat_0": -1, "seat_1": 0} and all(over.values())
    raw = pettingzoo.raw_env("splut")
    raw.reset(seed=1)
    with pytest.raises(IllegalAction):
        raw.step(0)


def test_who_chooses_at_once_sees_nothing_of_the_others_choice() -> None:
    """Both seats of Smashing write their orders; whatever the first writes, the second sees the same."""
    rows = []
    for order in (0, 1):
        env = pettingzoo.env("snit_smashing")
        env.reset(seed=5)
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[order]))
        rows.append(env.observe(env.agent_selection)["observation"].tobytes())
    assert rows[0] == rows[1]


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(BadOption, match=re.escape("There is no render mode “film”")):
        pettingzoo.env("splut", render_mode="film")
