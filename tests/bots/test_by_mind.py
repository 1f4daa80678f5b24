"""Where a room thinks for itself, the less attentive still err, as much as the room says."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from frabjous.bots.fallible import Attention
from frabjous.bots.search import Search
from frabjous.bots.thinker import Budget
from frabjous.core.chance import Dice
from frabjous.core.mind import Mind
from frabjous.games import room_of

SPLUT = room_of("splut")
DEALS = 20


class LastIsBest(Mind[Any, Any]):
    """Thinks that of two actions the later one is better, by a little."""

    def weigh(
        self, state: object, seat: int, actions: list[Any], leanings: list[float], enough: object, dice: Dice
    ) -> list[float]:
        return [at / 1000 for at in range(len(actions))]

    def hope(self, state: object, seat: int, enough: object, dice: Dice) -> float:
        return 0.5


@pytest.mark.parametrize(("blur", "errs"), [(0.0, False), (1.0, True)])
def test_how_much_is_misjudged_is_the_rooms_choice(blur: float, errs: bool) -> None:
    game, state = SPLUT.game, SPLUT.game.start(2, {})
    (seat,) = game.to_act(state)
    bot = Search(replace(SPLUT, mind=LastIsBest(1, 0.0, blur)), Attention(overlooks=0, errs=5.0))
    seen, legal = game.observe(state, seat), game.legal(state, seat)
    found = {bot.choose(seat, seen, legal, Dice(seed), Budget(10)).text for seed in range(DEALS)}
    assert (found != {legal[-1].text}) is errs
