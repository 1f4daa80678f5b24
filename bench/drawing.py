"""What a move costs before anything is written or sent: the deed itself, and telling two seats and an onlooker of it.

Random games are played at tables of one process, without sockets and without the store. Both figures are processor time
a move in milliseconds; `--profile` prints where it goes. What was drawn and said once is kept, so a few games are
played first.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import pstats
import tempfile
from pathlib import Path
from random import Random
from time import process_time

from frabjous.bots.workers import Workers
from frabjous.games import ROOMS
from frabjous.scene.model import Shape
from frabjous.store.store import Store
from frabjous.table.chairs import Chair, Kind
from frabjous.table.deed import handle
from frabjous.table.deeds import Act
from frabjous.web.hub import Hub
from frabjous.web.live import Live
from frabjous.web.messages import Hello
from frabjous.web.sight import Eyes
from frabjous.web.start import set_up
from frabjous.web.viewer import Viewer

PEOPLE = tuple(Chair(Kind.PERSON, name, "", name) for name in ("Ann", "Bob"))
EYES = ((0,), (1,), ())
MOST_MOVES = 60  # of a game


class Listener(Viewer):
    """Somebody who only counts the bytes."""

    heard = 0

    def send(self, body: bytes) -> None:
        self.heard += len(body)


class Cost:
    """What moves cost so far."""

    def __init__(self) -> None:
        self.moves = self.lines = self.heard = 0
        self.doing = self.telling = 0.0
        self.profile = cProfile.Profile()

    def report(self, game: str) -> dict[str, float | str]:
        doing, telling = (round(1000 * spent / self.moves, 3) for spent in (self.doing, self.telling))
        figures = {"lines": round(self.lines / self.moves, 2), "bytes": self.heard // self.moves}
        return {"game": game, "moves": self.moves, "doing_ms": doing, "telling_ms": telling, **figures}


async def measured(key: str, games: int, first: int, *, profiled: bool) -> Cost:
    """Play games, the first ones without counting."""
    with tempfile.TemporaryDirectory() as folder:
        store, workers, cost = await Store.open(Path(folder) / "x.db"), Workers(1), Cost()
        hub = Hub(store, workers, 0)
        for game in range(first + games):
            table = await set_up(store, (ROOMS[key],), {}, PEOPLE, hints=False)
            async with hub.table(table.code) as live:
                assert live is not None, "it was just set up"
                if game == first:
                    cost = Cost()
                played(live, Random(game), cost, profiled=profiled)
        await hub.close()
        await workers.close()
        await store.close()
        return cost


def played(live: Live, dice: Random, cost: Cost, *, profiled: bool) -> None:
    """Play at random with everybody watching."""
    listeners = [Listener(Eyes(frozenset(chairs), "en")) for chairs in EYES]
    for one in listeners:
        live.join(one)
        live.greet(one, Hello(Shape.WIDE, -1, -1))
        one.heard = 0
    for _ in range(MOST_MOVES):
        if live.table.play.outcome() is None:
            move(live, dice, cost, profiled=profiled)
    cost.heard += sum(one.heard for one in listeners)


def move(live: Live, dice: Random, cost: Cost, *, profiled: bool) -> None:
    """Do something legal and tell everybody of it."""
    play = live.table.play
    seat = next(seat for seat in play.to_act() if seat >= 0)
    text = dice.choice(play.game.legal(play.state, seat)).text
    act = Act(seat, text=text, seen=play.length, game=live.table.match.place)
    if profiled:
        cost.profile.enable()
    began = process_time()
    live.table, _ = handle(live.table, act, live.outside())
    done = process_time()
    live.tell_lines()
    told = process_time()
    cost.profile.disable()
    cost.doing, cost.telling = cost.doing + done - began, cost.telling + told - done
    cost.moves, cost.lines = cost.moves + 1, cost.lines + live.table.play.length - play.length


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what a move costs before anything is written or sent.")
    parser.add_argument("games", nargs="*", default=list(ROOMS), help="whose moves are measured (default: all five)")
    parser.add_argument("--plays", type=int, default=4, help="how many games are counted (default: 4)")
    parser.add_argument("--first", type=int, default=8, help="how many are played before (default: 8)")
    parser.add_argument("--profile", action="store_true", help="print where the time goes")
    args = parser.parse_args()
    for game in args.games:
        cost = asyncio.run(measured(game, args.plays, args.first, profiled=args.profile))
        print(json.dumps(cost.report(game)), flush=True)
        if args.profile:
            pstats.Stats(cost.profile).strip_dirs().sort_stats("cumtime").print_stats(60)


if __name__ == "__main__":
    main()
