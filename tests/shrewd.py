"""A player for tests who goes to other places than chance would: the better looking of two random choices."""

from __future__ import annotations

from typing import Any

from frabjous.core.chance import Dice
from frabjous.core.contract import Action
from frabjous.games.room import AnyRoom


def shrewd_choice(room: AnyRoom, state: Any, seat: int, dice: Dice) -> Action:  # noqa: ANN401 - of whatever game
    """Take what the room's own judgement likes better."""
    legal = room.game.legal(state, seat)
    some: list[Action] = [dice.pick(legal), dice.pick(legal)]
    return max(some, key=lambda action: room.judge(room.game.apply(state, seat, action))[seat])
