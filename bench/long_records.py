"""Long games, played at random: to be measured, or to be kept in a database before a server opens it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from frabjous.core.agreed import Undo
from frabjous.core.chance import SECRET_BYTES, Dice
from frabjous.core.contract import CHANCE
from frabjous.core.record import Line, Replay, agree, begin, draw
from frabjous.games import ROOMS
from frabjous.games.room import AnyRoom
from frabjous.store.copying import opened
from frabjous.store.rows import ChairRow, GameRow, TableRow

TAKEN_BACK = 20
AnyReplay = Replay[Any, Any, Any]


def played(room: AnyRoom, lines: int) -> AnyReplay:
    """Play a long game at random; what would end it is not played, and some lines are undone instead."""
    dice = Dice(1)
    play = begin(room.game, min(room.game.seats), {}, bytes(SECRET_BYTES))
    while play.length < lines:
        longer = one_more(play, dice)
        over = longer.outcome() is not None
        play = agree(play, Undo(play.mainline[-TAKEN_BACK] - 1)) if over else longer
    return play


def one_more(play: AnyReplay, dice: Dice) -> AnyReplay:
    """Let whoever must act do something."""
    actor = play.to_act()[0]
    if actor == CHANCE:
        return draw(play, dice)
    return play.plus(Line(play.length + 1, actor, dice.pick(play.game.legal(play.state, actor)).text))


def kept_games(file: Path, lines: Mapping[str, int]) -> dict[str, tuple[str, str]]:
    """Keep two tables of each game with so many lines in a new database; give their codes by game."""
    return asyncio.run(kept_in(file, lines))


async def kept_in(file: Path, lines: Mapping[str, int]) -> dict[str, tuple[str, str]]:
    names = {game: (f"long-{number}-a", f"long-{number}-b") for number, game in enumerate(lines)}
    async with opened(file) as store:
        for game, codes in names.items():
            record = played(ROOMS[game], lines[game]).record
            chairs = [ChairRow(chair, "person", name) for chair, name in enumerate(("Ann", "Bob")[: record.seats])]
            for code in codes:
                table = TableRow(code, game, record.seats, (), 1)
                rules = (record.rules_version, record.seats, record.options)
                row = GameRow(f"{code}-0", code, 0, game, *rules, bytes(SECRET_BYTES), 1)
                assert await store.add_table(table, chairs, row, record.lines)
    return names
