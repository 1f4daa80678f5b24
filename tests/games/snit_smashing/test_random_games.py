"""Whole games of every size: nothing is lost, no hex is shared, and the figures are those of the rulings."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from statistics import mean
from typing import Final

import pytest

from frabjous.games.clan import CLAN
from frabjous.games.snit_smashing.actions import HIDES, RUNS
from frabjous.games.snit_smashing.beach import COVERS, HEXES, UNDER, is_sea
from frabjous.games.snit_smashing.state import Position
from frabjous.games.snit_smashing.terms import BOX, LAST_BOUND, POOL, RUN_OVER, SAFE, TROPHY, runs_inland
from games.snit_smashing.drawing import GAME, played

every_size = pytest.mark.parametrize("seats", [2, 3, 4])
MANY: Final = 40
INLAND_BOUNDS: Final = {2: (2.0, 5.5), 3: (3.0, 6.0), 4: (3.5, 6.0)}
SURVIVORS: Final = {2: (9, 13), 3: (6, 9), 4: (4, 7)}


@cache
def runners(seats: int) -> list[list[Position]]:
    return [played(seats, seed) for seed in range(MANY)]


def some_games(seats: int) -> list[list[Position]]:
    """Give games of Snits that run, and of uniform random play with the orders hidden from their authors."""
    return [*runners(seats)[:8], *[played(seats, seed, running=False, peek="no") for seed in range(8)]]


@every_size
def test_no_two_snits_share_a_hex_of_the_land(seats: int) -> None:
    """B6"""
    for states in some_games(seats):
        for state in states:
            places = Counter(place for clan in state.where for place in clan if place < HEXES and not is_sea(place))
            assert all(count == 1 for count in places.values())


@every_size
def test_the_sea_and_the_shade_are_only_where_the_rules_allow_it(seats: int) -> None:
    """B5, B12"""
    for states in some_games(seats):
        for state in states:
            for clan, places in enumerate(state.where):
                inland = runs_inland(state.run)
                assert not (inland and UNDER in places)
                at_sea = {place for place in places if place < HEXES and is_sea(place)}
                assert at_sea <= ({state.starts[clan]} if inland else set())
                assert inland or not [at for at in places if at < HEXES and COVERS[state.snandergrab][at]]


@every_size
def test_the_21_snits_of_a_clan_are_always_somewhere(seats: int) -> None:
    """B9: on the map, safe, in the pool, in the box or a trophy of another seat; and the dead stay dead."""
    for states in some_games(seats):
        dead = [set[int]() for _ in range(seats)]
        for state in states:
            for clan, places in enumerate(state.where):
                trophies = [place - TROPHY for place in places if place >= TROPHY]
                active = [place for place in places if place <= UNDER]
                counts = [len(active), places.count(SAFE), places.count(POOL), places.count(BOX), len(trophies)]
                assert sum(counts) == CLAN
                assert clan not in trophies
                gone = {snit for snit, place in enumerate(places) if place >= BOX}
                assert dead[clan] <= gone
                dead[clan] = gone


@every_size
def test_pools_only_shrink_by_drawing(seats: int) -> None:
    """B11"""
    for states in some_games(seats):
        for before, after in pairwise(states):
            for clan in range(seats):
                drawn = before.count_at(clan, POOL) - after.count_at(clan, POOL)
                assert drawn in (0, 1)
                assert drawn == 0 or before.births[clan] - after.births[clan] == 1


@every_size
def test_whoever_moved_is_done_and_nobody_is_left_out(seats: int) -> None:
    """B4"""
    for states in some_games(seats):
        for state in states:
            if state.read:
                assert not any(state.unmoved(clan) for clan in range(seats))


@every_size
def test_runs_last_as_long_as_the_rulings_say(seats: int) -> None:
    least, most = INLAND_BOUNDS[seats]
    lengths: dict[bool, list[int]] = {True: [], False: []}
    for states in runners(seats):
        for state in states:
            if state.phase == RUN_OVER:
                lengths[runs_inland(state.run)].append(state.bound)
    assert least <= mean(lengths[True]) <= most
    assert max(lengths[True]) <= LAST_BOUND
    assert 2.5 <= mean(lengths[False]) <= 3.5


@every_size
def test_as_many_survive_and_die_as_the_rulings_say(seats: int) -> None:
    ends = [states[-1] for states in runners(seats)]
    survivors = mean(end.living(clan) for end in ends for clan in range(seats))
    trophies = mean(end.trophies(seat) for end in ends for seat in range(seats))
    least, most = SURVIVORS[seats]
    assert least <= survivors <= most
    assert 7 <= trophies <= 10.5


def test_uniform_random_play_is_useless() -> None:
    """About nine games in ten end with every clan extinct."""
    ends = [played(3, seed, running=False)[-1] for seed in range(60)]
    extinct = [end for end in ends if not any(end.living(clan) for clan in range(3))]
    assert 0.75 <= len(extinct) / len(ends) <= 1.0


def test_a_move_has_up_to_several_hundred_choices() -> None:
    widest = max(
        len(GAME.legal(state, state.mover)) for states in runners(4)[:8] for state in states if state.mover >= 0
    )
    assert 300 < widest < CLAN * (HEXES + 1)


def test_a_deed_is_always_the_same_object() -> None:
    assert GAME.read("Zip C4") is RUNS[17][23]
    assert GAME.read("Zip under") is HIDES[17]
