"""Our games as Gymnasium environments: one seat is yours, bots sit at the others.

Importing this registers `frabjous/splut-v1` and so on; the number is that of the rules. An observation is the row of
your seat, and `info["action_mask"]` says what you may do. The reward is your score, at the end; what is not allowed
ends the game and costs one point.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from frabjous.adapters import pictures
from frabjous.adapters.play import Play, Row, dice_from
from frabjous.core.errors import BadOption
from frabjous.games import IN_ORDER
from frabjous.lab.players import Player, seated

ILLEGAL_REWARD: Final = -1.0
Info: TypeAlias = dict[str, Any]


class Solo(gymnasium.Env):
    """A game against bots: by their levels, or functions as in `frabjous.simulate`, from the next seat on in turn."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int = 0,
        bots: Sequence[Player] = ("greedy",),
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.play = Play(game, seats, options)
        if not 0 <= seat < self.play.seats or not bots:
            most = self.play.seats - 1
            raise BadOption("bad-solo", "Choose a seat from 0 to {most}, and one bot at least.", most=most)
        self.seat = seat
        levels = [seated(bot) for bot in bots]
        self.levels = {
            (seat + step) % self.play.seats: levels[(step - 1) % len(levels)] for step in range(1, self.play.seats)
        }
        self.bots = {other: level.bot(self.play.room) for other, level in self.levels.items()}
        self.thinking = dice_from(None)
        self.metadata = {"render_modes": list(pictures.MODES), "render_fps": 1}
        self.render_mode = pictures.checked(render_mode)
        self.observation_space = Box(0, 1, (self.play.layout.size,), np.float32)
        self.action_space = Discrete(len(self.play.layout.actions))

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Row, Info]:
        """Begin a new game, and play until you are to choose. Gymnasium's `options` say nothing here."""
        super().reset(seed=seed)
        if seed is not None:
            self.thinking = dice_from(seed + 1)  # what bots think must not foretell the dice
        self.play.begin(seed)
        self.let_bots_act()
        return self.seen()

    def step(self, action: int) -> tuple[Row, float, bool, bool, Info]:
        """Do what has this id, and play until you are to choose again."""
        if not self.play.may(self.seat, int(action)):
            row, info = self.seen()
            return row, ILLEGAL_REWARD, True, False, info
        self.play.do(self.seat, int(action))
        self.let_bots_act()
        row, info = self.seen()
        outcome = self.play.outcome
        return row, outcome.scores[self.seat] if outcome else 0.0, outcome is not None, False, info

    def let_bots_act(self) -> None:
        """Let bots choose while they must and you need not; of a choice that is made at once they know nothing."""
        while self.play.to_act and self.seat not in self.play.to_act:
            other = self.play.to_act[0]
            seen, legal = self.play.rules.observe(self.play.state, other), self.play.legal(other)
            chosen = self.bots[other].choose(other, seen, legal, self.thinking, self.levels[other].budget)
            self.play.do(other, chosen.id)

    def seen(self) -> tuple[Row, Info]:
        return self.play.row(self.seat), {"action_mask": self.play.mask(self.seat)}

    def render(self) -> str | NDArray[np.uint8] | None:
        return pictures.shown(self.play, self.render_mode)


for room in IN_ORDER:
    gymnasium.register(
        f"frabjous/{room.key}-v{room.game.rules_version}",
        entry_point="frabjous.adapters.gymnasium:Solo",
        kwargs={"game": room.key},
        disable_env_checker=True,
        order_enforce=True,
    )
