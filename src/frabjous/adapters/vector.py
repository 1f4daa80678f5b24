"""Many games at once as a Gymnasium vector environment, stepped by compiled code: `make_vec("frabjous/many-splut-v1")`.

Whoever is to act in a game acts: an observation is the row of that seat (`infos["seat"]`), and `infos["action_mask"]`
says what it may do. A reward is the score of who has just acted, at the end; `infos["scores"]` has those of all seats.
A game that is over begins anew in the next step, whatever the action. What is not allowed ends it and costs a point.

All games share their memory: observations and masks are the same arrays in every step. Copy what you keep.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from frabjous.adapters.play import Row, dice_from, layout_of
from frabjous.core.many import Many
from frabjous.games import IN_ORDER, room_of

Info: TypeAlias = dict[str, Any]


class Vector(VectorEnv):
    """So many games with the same seats and options."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as its base class has it

    def __init__(self, game: str, seats: int | None = None, *, num_envs: int = 1, **options: str) -> None:
        rules = room_of(game).game
        seats = rules.seats.start if seats is None else seats
        layout = layout_of(game, seats)
        self.num_envs = num_envs
        self.many = Many(rules, layout, rules.start(seats, options), num_envs)
        self.single_observation_space = Box(0, 1, (layout.size,), np.float32)
        self.single_action_space = Discrete(len(layout.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.rows: Row = np.frombuffer(self.many.rows, np.float32).reshape(num_envs, -1)
        self.masks = np.frombuffer(self.many.masks, np.int8).reshape(num_envs, -1)
        self.choosing = dice_from(None)

    def reset(self, *, seed: int | list[int] | None = None, options: Info | None = None) -> tuple[Row, Info]:
        """Begin all games: with seeds from `seed` on, or with these. Gymnasium's `options` say nothing here."""
        if seed is None:
            seed = dice_from(None).below(1 << 30)
        seeds = [seed + at for at in range(self.num_envs)] if isinstance(seed, int) else seed
        assert len(seeds) == self.num_envs, f"there are {len(seeds)} seeds for {self.num_envs} games"
        self.choosing = dice_from(seeds[0] + self.num_envs)  # what is chosen at random must not foretell the dice
        self.many.begin(seeds)
        return self.rows, self.infos()

    def step(self, actions: NDArray[np.int64]) -> tuple[Row, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Do in each game what has this id."""
        self.many.step(vec[i64](actions.tolist()))
        over = np.array(self.many.over, np.bool_)
        return self.rows, np.array(self.many.rewards), over, np.zeros(self.num_envs, np.bool_), self.infos()

    def random_actions(self) -> NDArray[np.int64]:
        """Choose for every game something that may be done now: far quicker than from the masks."""
        return np.array(self.many.random(self.choosing))

    def infos(self) -> Info:
        scores = np.array(self.many.scores).reshape(self.num_envs, -1)
        return {"action_mask": self.masks, "seat": np.array(self.many.seats), "scores": scores}


for room in IN_ORDER:
    gymnasium.register(
        f"frabjous/many-{room.key}-v{room.game.rules_version}",
        vector_entry_point="frabjous.adapters.vector:Vector",
        kwargs={"game": room.key},
    )
