"""OpenSpiel's own searches as players of our lab: functions from what a seat sees to one of its legal actions.

ISMCTS imagines what its seat cannot see anew for every simulation. MCTS clones the position it is given and so would
see everything; it is offered only where nothing is hidden.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from frabjous.adapters.openspiel import PREFIX, SEQUENTIAL, FrabjousGame, FrabjousState, Moment
from frabjous.core.chance import Dice
from frabjous.core.errors import BadOption
from frabjous.games import room_of
from frabjous.lab.players import Chooser

CURIOSITY = 2.0  # as OpenSpiel's own examples have it; scores are between 0 and 1


def state_at(game: FrabjousGame, position: Any) -> FrabjousState:  # noqa: ANN401 - of any game
    """Give OpenSpiel a position; what seats did before is not remembered."""
    state = FrabjousState(game)
    state.now = Moment(game, position, ((),) * game.seats)
    return state


class Search:
    """One of OpenSpiel's bots, asked about what a seat sees."""

    def __init__(self, game: FrabjousGame, bot: pyspiel.Bot, dice: Dice, name: str) -> None:
        self.game = game
        self.bot = bot
        self.dice = dice
        self.__name__ = name  # in reports

    def __call__(self, seen: Any, legal: list[str]) -> str:  # noqa: ANN401
        state = state_at(self.game, self.game.room.game.imagine(seen, self.dice))
        while state.current_player() != seen.seat:  # of those who choose at once, others are asked before this seat
            state.apply_action(self.dice.pick(state.legal_actions()))
        return str(self.game.layout.actions[self.bot.step(state)])


def loaded(game: str, seats: int, options: dict[str, str]) -> FrabjousGame:
    """Load a game in which secret choices are made one after the other, unseen."""
    found: FrabjousGame = pyspiel.load_game(f"{PREFIX}{game}{SEQUENTIAL}", {"seats": seats, **options})
    return found


def ismcts(game: str, seats: int, simulations: int, seed: int, **options: str) -> Chooser:
    """Make a player of Information Set MCTS."""
    spiel, dice = loaded(game, seats, options), Dice(seed)
    bot = ISMCTSBot(
        spiel,
        RandomRolloutEvaluator(1, np.random.RandomState(seed % 2**32)),
        CURIOSITY,
        simulations,
        random_state=np.random.RandomState(seed % 2**32),
        allow_inconsistent_action_sets=True,
    )

    def imagined(state: FrabjousState, player: int) -> FrabjousState:
        rules = spiel.room.game
        return state_at(spiel, rules.imagine(rules.observe(state.now.position, player), dice))

    bot.set_resampler(imagined)
    return Search(spiel, bot, dice, "ismcts")


def mcts(game: str, seats: int, simulations: int, seed: int, **options: str) -> Chooser:
    """Make a player of MCTS; refused where something is hidden, for it would see that."""
    if room_of(game).position_key is None:
        raise BadOption("all-seeing", "MCTS would see what is hidden in “{game}”; use ismcts.", game=game)
    spiel = loaded(game, seats, options)
    random = np.random.RandomState(seed % 2**32)
    bot = MCTSBot(spiel, CURIOSITY, simulations, RandomRolloutEvaluator(1, random), random_state=random)
    return Search(spiel, bot, Dice(seed), "mcts")
