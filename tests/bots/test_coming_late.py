"""Whoever makes a secret choice after the others thinks as well as whoever makes it at once."""

from __future__ import annotations

from typing import Any

import pytest

from frabjous.bots.search import Search
from frabjous.bots.thinker import Budget
from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE
from frabjous.core.notation import text_of
from frabjous.games import ROOMS
from frabjous.games.room import AnyRoom

SECRETIVE = [key for key, room in ROOMS.items() if room.before_secrets is not None]
CALLING = {"snatch_it": {"call_it_out": "yes"}}


def secret_moments(room: AnyRoom, games: int) -> list[Any]:
    """Give positions of random games in which several seats must choose at once, and nobody has yet."""
    game, found = room.game, []
    for seed in range(games):
        dice, state = Dice(seed), room.game.start(3, CALLING.get(room.key, {}))
        owing: tuple[int, ...] = ()
        while actors := game.to_act(state):
            if len(actors) > 1 and not set(actors) < set(owing):
                found.append(state)
            owing = actors
            seat = dice.pick(list(actors))
            action = dice.weighted(game.chances(state)) if seat == CHANCE else dice.pick(game.legal(state, seat))
            state = game.apply(state, seat, action)
    return found


def late(room: AnyRoom, state: Any, dice: Dice) -> tuple[Any, int]:  # noqa: ANN401 - any game's
    """Let all but one of those who must choose do so; name that one."""
    game, actors = room.game, list(room.game.to_act(state))
    last = dice.pick(actors)
    for seat in actors:
        if seat != last:
            state = game.apply(state, seat, dice.pick(game.legal(state, seat)))
    return state, last


def choice(room: AnyRoom, state: Any, seat: int) -> str:  # noqa: ANN401
    game = room.game
    seen, legal = game.observe(state, seat), game.legal(state, seat)
    return text_of(Search(room).choose(seat, seen, legal, Dice(5), Budget(400)))


def test_every_game_in_which_several_choose_at_once_says_what_was_before() -> None:
    for room in ROOMS.values():
        assert bool(secret_moments(room, 2)) == (room.key in SECRETIVE)


@pytest.mark.parametrize("key", SECRETIVE)
def test_a_search_that_comes_late_chooses_as_if_all_chose_at_once(key: str) -> None:
    """Same dice, same choice: others' choices that lie face down are not guessed, but thought through."""
    room, dice = ROOMS[key], Dice(9)
    moments = secret_moments(room, 2)
    for state in moments[:: max(1, len(moments) // 12)]:
        after, last = late(room, state, dice)
        assert room.game.to_act(after) == (last,)
        assert choice(room, after, last) == choice(room, state, last)


@pytest.mark.parametrize("key", SECRETIVE)
def test_nothing_else_is_thought_away(key: str) -> None:
    """What is seen at any other moment stays as it is."""
    room, dice = ROOMS[key], Dice(3)
    game, state = room.game, room.game.start(3, {})
    assert room.before_secrets is not None
    while actors := game.to_act(state):
        seat = actors[0]
        if len(actors) == 1 and seat >= 0:
            seen = game.observe(state, seat)
            before = game.imagine(room.before_secrets(seen), Dice(1))
            assert game.observe(before, seat) == seen or len(game.to_act(before)) > 1
        action = dice.weighted(game.chances(state)) if seat == CHANCE else dice.pick(game.legal(state, seat))
        state = game.apply(state, seat, action)
