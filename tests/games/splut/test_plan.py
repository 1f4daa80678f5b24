"""Whole turns: kills and escapes are found exactly, compared with a walk through every turn by the rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from frabjous.bots.hindsight import looked_back
from frabjous.bots.search import Search
from frabjous.bots.thinker import Budget
from frabjous.core.chance import Dice
from frabjous.games.splut import SPLUT
from frabjous.games.splut.actions import NO, Step
from frabjous.games.splut.kills import Kill, enemies_of
from frabjous.games.splut.plan import LOST, WON, TurnMind, Turns, number_of
from frabjous.games.splut.state import Position
from games.splut.drawing import GAME, do, draw, lane, position

MIND: Final = TurnMind()
NODES: Final = 3000

ESCAPE: Final = """
            o
          . . o
        . . . . .
      . . . . . . .
    . S . . o t . . s
      . . . . . . .
        D . . . .
          T . .
            o
"""


def turn_ends(state: Position) -> dict[str, Position]:
    """Walk through a whole turn by the rules: every position it can end in."""
    ends: dict[str, Position] = {}
    open_ones, known = [state], set[str]()
    while open_ones:
        here = open_ones.pop()
        for step in GAME.legal(here, here.mover):
            after = GAME.apply(here, here.mover, step)
            name = str(after)
            if after.turn != state.turn or GAME.outcome(after) is not None:
                ends[name] = after
            elif name not in known:
                known.add(name)
                open_ones.append(after)
    return ends


def has_kill(state: Position) -> bool:
    """Say by the rules alone whether the mover can kill somebody else in this turn."""
    mover = state.mover
    living = len(state.living())
    return any(end.is_alive(mover) and len(end.living()) < living for end in turn_ends(state).values())


def wanderings(seats: int, seed: int, every: int) -> Iterator[Position]:
    """Play at random, without throws as long as there is another step: trolls, rocks and sorcerers meet everywhere."""
    state, dice = GAME.start(seats, {}), Dice(seed)
    for number in range(90):
        legal = GAME.legal(state, state.mover)
        quiet = [step for step in legal if step.throw == NO] or legal
        state = GAME.apply(state, state.mover, dice.pick(quiet))
        if GAME.outcome(state) is not None:
            return
        if number % every == 0:
            yield state


def chosen(state: Position, seed: int = 1, nodes: int = NODES) -> Step:
    seat = state.mover
    return Search(SPLUT).choose(seat, GAME.observe(state, seat), GAME.legal(state, seat), Dice(seed), Budget(nodes))


def turn_played(state: Position, seed: int = 1, nodes: int = NODES) -> Position:
    """Let the bot play a whole turn."""
    turn = state.turn
    while state.turn == turn and GAME.outcome(state) is None:
        state = GAME.apply(state, state.mover, chosen(state, seed, nodes))
    return state


# Kills


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_kill_is_seen_if_and_only_if_there_is_one(seats: int) -> None:
    """By distances much is ruled out at once; nothing may be ruled out that the rules allow."""
    found = {True: 0, False: 0}
    for seed in range(3):
        for state in wanderings(seats, seed, 11):
            seen = Kill().is_there(state, enemies_of(state, state.mover))
            assert seen == has_kill(state), draw(state)
            found[seen] += 1
    assert min(found.values()) > 2, found


@pytest.mark.parametrize("seed", range(3))
def test_a_kill_is_played(seed: int) -> None:
    for state in wanderings(2, seed, 17):
        if has_kill(state):
            after = turn_played(state, seed)
            outcome = GAME.outcome(after)
            assert outcome is not None and outcome.scores[state.mover] == 1, draw(state)


# Escapes


def test_who_can_be_killed_next_turn_and_can_avoid_it_avoids_it() -> None:
    """The troll beside the rock on e5 would throw it along the row."""
    state = position(ESCAPE)
    threatened = do(state, "D c3-c4", "D c4-c3", "D c3-c4")
    assert has_kill(threatened)
    for seed in range(3):
        assert not has_kill(turn_played(state, seed)), draw(state)


def test_escapes_are_found_wherever_there_are_some() -> None:
    tried = 0
    for seed in range(3):
        for state in wanderings(2, seed, 29):
            if has_kill(state) or all(map(has_kill_after, turn_ends(state).values())):
                continue
            assert not has_kill_after(turn_played(state, seed, 30_000)), draw(state)
            tried += 1
    assert tried > 3


def has_kill_after(end: Position) -> bool:
    return GAME.outcome(end) is not None or Kill().is_there(end, enemies_of(end, end.mover))


def test_a_turn_is_worth_nothing_if_the_next_seat_has_a_kill_and_all_if_it_wins() -> None:
    thought = Turns(0, Budget(10**9).is_over)
    exposed = do(position(ESCAPE), "D c3-c4", "D c4-c3", "D c3-c4")
    assert thought.worth(exposed, 1, LOST, WON, True) == LOST
    assert Turns(1, Budget(10**9).is_over).worth(exposed, 1, LOST, WON, True) == WON


# One position, one number


def test_rocks_that_change_places_make_no_difference_but_magic_does() -> None:
    state = position(ESCAPE)
    swapped = state.copy()
    swapped.place(0, state.where[1])
    swapped.place(1, state.where[0])
    assert number_of(swapped) == number_of(state)
    assert number_of(position(ESCAPE, locked="e5")) != number_of(state)
    assert number_of(position(ESCAPE, aloft="e5")) != number_of(state)
    assert number_of(position(ESCAPE, left=2)) != number_of(state)


# The same knowledge everywhere


def test_the_review_knows_the_kill_and_what_missing_it_gave_away() -> None:
    state = lane(". s . . o T . . .")
    seen = GAME.observe(state, 0)
    glimpse = looked_back(SPLUT, 0, seen, GAME.legal(state, 0)[0], 1, 20)
    assert glimpse.hope == WON
    assert looked_back(SPLUT, 1, GAME.observe(state, 1), None, 1, 20).hope == LOST
    assert glimpse.lost == 0.0, "with two steps left the kill is still there"
    last = lane(". s . . o T . . .", left=1)
    waste = next(step for step in GAME.legal(last, 0) if step.throw == NO)
    wasted = looked_back(SPLUT, 0, GAME.observe(last, 0), waste, 1, 20)
    assert wasted.lost > 0.3
    assert wasted.better is not None and wasted.better.throw != NO


def test_the_same_dice_and_budget_give_the_same_worths() -> None:
    state = position(ESCAPE)
    legal = GAME.legal(state, 0)
    leanings = [0.0] * len(legal)
    worths = [MIND.weigh(state, 0, legal, leanings, Budget(NODES).is_over, Dice(1)) for _ in range(2)]
    assert worths[0] == worths[1]


def test_a_dead_team_hopes_for_nothing_and_a_finished_game_is_known() -> None:
    after = do(lane("T o . . s . . . .", seats=3), "T a5-b5 x E")
    assert MIND.hope(after, 1, Budget(NODES).is_over, Dice(1)) == LOST
    end = do(lane("T o . . s . . . ."), "T a5-b5 x E")
    assert [MIND.hope(end, seat, Budget(NODES).is_over, Dice(1)) for seat in range(2)] == [WON, LOST]
