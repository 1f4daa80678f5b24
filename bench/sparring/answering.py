"""Play a level in another build: read a position and a seat a line, write the choice.

Run by `former.py` with that build's Python, so it asks for nothing that older builds lack.
"""

from __future__ import annotations

import json
import sys

from frabjous.bots.levels import level_of
from frabjous.core.chance import Dice
from frabjous.games import room_of


def main() -> None:
    game, name = sys.argv[1:]
    room, level = room_of(game), level_of(name)
    budget = level.budget_in(room) if hasattr(level, "budget_in") else level.budget
    bot = level.kind(room)
    for line in sys.stdin:
        asked = json.loads(line)
        state, seat = room.game.position(asked["position"]), asked["seat"]
        seen, legal = room.game.observe(state, seat), room.game.legal(state, seat)
        print(bot.choose(seat, seen, legal, Dice(asked["luck"]), budget).text, flush=True)


if __name__ == "__main__":
    main()
