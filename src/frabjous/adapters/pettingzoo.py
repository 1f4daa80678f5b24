"""Our games as PettingZoo environments.

`env` is for agents that act one after the other: seats that choose secretly at once are asked in turn and see nothing
of each other's choice. In `parallel_env` all act in every step; who has nothing to choose waits, which is the last id.
Agents are "seat_0", "seat_1" and so on. Rewards are the scores, at the end; what is not allowed ends the game and
costs whoever did it one point.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from frabjous.adapters import pictures
from frabjous.adapters.play import Play
from frabjous.core.contract import Outcome

ILLEGAL_REWARD: Final = -1.0
Observation: TypeAlias = dict[str, NDArray[Any]]
Picture: TypeAlias = str | NDArray[np.uint8] | None


def env(game: str, seats: int | None = None, *, render_mode: str | None = None, **options: str) -> AECEnv:
    """Make an environment in which agents act one after the other, with PettingZoo's usual checks around it."""
    made = TerminateIllegalWrapper(raw_env(game, seats, render_mode=render_mode, **options), ILLEGAL_REWARD)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(made))


def agents_of(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]


def seat_of(agent: str) -> int:
    return int(agent.removeprefix("seat_"))


def spaces_of(play: Play, more: int = 0) -> tuple[Dict, Discrete]:
    """Give the spaces of an agent's observations and actions, with so many ids more than the game has."""
    count = len(play.layout.actions) + more
    row = Box(0, 1, (play.layout.size,), np.float32)
    return Dict({"observation": row, "action_mask": Box(0, 1, (count,), np.int8)}), Discrete(count)


class Environment:
    """What both kinds of environment have in common; `more` are ids beyond those of the game."""

    def __init__(self, play: Play, render_mode: str | None, more: int = 0) -> None:
        self.play = play
        self.render_mode = pictures.checked(render_mode)
        self.metadata = {
            "name": f"frabjous_{play.rules.key}_v{play.rules.rules_version}",
            "render_modes": list(pictures.MODES),
            "render_fps": 1,
            "is_parallelizable": more > 0,
        }
        self.agents: list[str] = []
        self.possible_agents = agents_of(play.seats)
        self.observation_spaces = {agent: spaces_of(play, more)[0] for agent in self.possible_agents}
        self.action_spaces = {agent: spaces_of(play, more)[1] for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def render(self) -> Picture:
        return pictures.shown(self.play, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class raw_env(Environment, AECEnv):  # noqa: N801 - so is it called in every PettingZoo module
    """A game in which agents act one after the other; what is not allowed is refused."""

    def __init__(self, game: str, seats: int | None = None, *, render_mode: str | None = None, **options: str) -> None:
        super().__init__(Play(game, seats, options), render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. PettingZoo's `options` say nothing here: a host chooses when the environment is made."""
        self.play.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.to_act[0]]

    def observe(self, agent: str) -> Observation:
        """Give what an agent sees, and what it may do."""
        seat = seat_of(agent)
        return {"observation": self.play.row(seat), "action_mask": self.play.mask(seat)}

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.play.do(seat_of(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        outcome = self.play.outcome
        if outcome is None:
            self.agent_selection = self.possible_agents[self.play.to_act[0]]
        else:
            self.end(outcome)
        self._accumulate_rewards()

    def end(self, outcome: Outcome) -> None:
        """Give everybody the score; then each agent is dismissed."""
        self.rewards = dict(zip(self.agents, outcome.scores, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()


class parallel_env(Environment, ParallelEnv):  # noqa: N801 - so is it called in every PettingZoo module
    """A game in which all agents act in every step; an action that is not allowed ends it."""

    def __init__(self, game: str, seats: int | None = None, *, render_mode: str | None = None, **options: str) -> None:
        super().__init__(Play(game, seats, options), render_mode, more=1)
        self.wait = len(self.play.layout.actions)  # the id of doing nothing, for who has nothing to choose

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game. PettingZoo's `options` say nothing here: a host chooses when the environment is made."""
        self.play.begin(seed)
        self.agents = self.possible_agents[:]
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        return {agent: self.observe(seat_of(agent)) for agent in self.agents}

    def observe(self, seat: int) -> Observation:
        mask = self.play.mask(seat, more=1)
        mask[self.wait] = seat not in self.play.to_act
        return {"observation": self.play.row(seat), "action_mask": mask}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Let all act at once: those who choose see nothing of what the others choose in this step."""
        chosen = {seat_of(agent): int(action) for agent, action in actions.items()}
        wrong = [seat for seat, action in chosen.items() if not self.may(seat, action)]
        for seat in () if wrong else self.play.to_act:
            self.play.do(seat, chosen[seat])
        outcome = self.play.outcome
        rewards = self.rewards_of(outcome, wrong)
        over = dict.fromkeys(self.agents, outcome is not None or bool(wrong))
        seen, going_on = self.observations(), dict.fromkeys(self.agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if any(over.values()):
            self.agents = []
        return seen, rewards, over, going_on, infos

    def may(self, seat: int, action: int) -> bool:
        """Say whether an action is allowed; to wait is, exactly when there is nothing to choose."""
        return self.play.may(seat, action) if seat in self.play.to_act else action == self.wait

    def rewards_of(self, outcome: Outcome | None, wrong: list[int]) -> dict[str, float]:
        scores = outcome.scores if outcome else (0.0,) * self.play.seats
        return {
            agent: ILLEGAL_REWARD if seat in wrong else scores[seat]
            for seat, agent in enumerate(self.possible_agents)
            if agent in self.agents
        }
