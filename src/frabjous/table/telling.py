"""What a line of the record is told as, to one viewer."""

from __future__ import annotations

from typing import Any

from frabjous.core import agreed
from frabjous.core.contract import TABLE, Said
from frabjous.core.record import Replay


def told(play: Replay[Any, Any, Any], number: int, viewer: int) -> list[Said]:
    """Tell line `number` to a seat or an onlooker."""
    line = play.record.lines[number - 1]
    if line.seat == TABLE:
        return [agreed.read(line.text).told(play.record.seats)]
    before = play.state_after(number - 1)
    return play.game.told(before, line.seat, play.game.read(line.text), viewer)
