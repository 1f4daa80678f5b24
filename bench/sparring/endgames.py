"""Count how often a level finds what is exactly known in Splut!: a kill in this turn, and a turn after which the other
has none.

    .venv-compiled/bin/python bench/sparring/endgames.py --of master --positions 20

The positions are beginnings of turns out of games between `casual` bots, two seats; everything a turn can lead to is
walked through.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from frabjous.bots.levels import Level, level_of
from frabjous.core.chance import Dice
from frabjous.games import room_of
from frabjous.games.splut.bot import position_key
from frabjous.games.splut.kills import Kill
from frabjous.games.splut.state import Position
from sparring.duel import player

ROOM = room_of("splut")
GAME = ROOM.game
LINES = 400  # of a game, at most


def beginnings(seed: int) -> Iterator[Position]:
    """Let casual bots play, and give the positions in which a turn begins."""
    level, state, turn = level_of("casual"), GAME.start(2, {}), 0
    dice, bot, budget = Dice(seed), level.bot(ROOM), level.budget_in(ROOM)
    for _ in range(LINES):
        if GAME.outcome(state) is not None:
            return
        if state.turn != turn:
            turn = state.turn
            yield state
        seat = int(state.mover)
        legal = GAME.legal(state, seat)
        state = GAME.apply(state, seat, bot.choose(seat, GAME.observe(state, seat), legal, dice, budget))


def has_kill(state: Position) -> bool:
    """Say whether the mover can kill the other in this turn."""
    return Kill().is_there(state, 1 << (1 - state.mover))


def ends_of_turn(state: Position) -> Iterator[Position]:
    """Give every position that a turn can lead to, once."""
    known, ways = {position_key(state)}, [state]
    while ways:
        here = ways.pop()
        for step in GAME.legal(here, int(state.mover)):
            there = GAME.apply(here, int(state.mover), step)
            key = position_key(there)
            if key not in known:
                known.add(key)
                if there.turn != state.turn or GAME.outcome(there) is not None:
                    yield there
                else:
                    ways.append(there)


def is_safe(state: Position) -> bool:
    """Say whether nobody has been killed and the other, who is about to begin, has no kill."""
    return GAME.outcome(state) is None and not has_kill(state)


def played_turn(level: Level, state: Position, luck: int) -> Position:
    """Let a level play a whole turn."""
    turn, seat, dice = state.turn, int(state.mover), Dice(luck)
    bot, budget = level.bot(ROOM), level.budget_in(ROOM)
    while state.turn == turn and GAME.outcome(state) is None:
        legal = GAME.legal(state, seat)
        state = GAME.apply(state, seat, bot.choose(seat, GAME.observe(state, seat), legal, dice, budget))
    return state


def is_in_danger(state: Position) -> bool:
    """Say whether some turns are safe and most are not: then a safe one has to be found."""
    safe = [is_safe(end) for end in ends_of_turn(state)]
    return 0 < sum(safe) < len(safe) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--of", default="master")
    parser.add_argument("--positions", type=int, default=20, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    level = player("splut", asked.of)
    kills, saved, seed = list[bool](), list[bool](), asked.seed
    while len(kills) < asked.positions or len(saved) < asked.positions:
        for state in beginnings(seed):
            if has_kill(state):
                if len(kills) < asked.positions:
                    kills.append(GAME.outcome(played_turn(level, state, seed)) is not None)
            elif len(saved) < asked.positions and is_in_danger(state):
                saved.append(is_safe(played_turn(level, state, seed)))
        seed += 1
        print(f"after game {seed - 1}: kills {sum(kills)}/{len(kills)}, saved {sum(saved)}/{len(saved)}", flush=True)
    print(f"{asked.of}: kills found {sum(kills)} of {len(kills)}, safe turns found {sum(saved)} of {len(saved)}")


if __name__ == "__main__":
    main()
