"""Whole bounds: a forecast that answers, plans for a whole clan, and orders that nobody foresees."""

from __future__ import annotations

from typing import Final

import pytest

from frabjous.bots.search import Search
from frabjous.bots.thinker import Budget
from frabjous.core.chance import Dice
from frabjous.games.snit_smashing import SNIT_SMASHING
from frabjous.games.snit_smashing.actions import Deed
from frabjous.games.snit_smashing.beach import BY_NAME, TRIPLES, UNDER
from frabjous.games.snit_smashing.forecast import Forecast
from frabjous.games.snit_smashing.plan import BoundMind
from frabjous.games.snit_smashing.state import Position
from games.snit_smashing.drawing import GAME, beach, played

NOTHING: Final = ("no order", "no order")
NODES: Final = 400
CLAN_UNDER: Final = "Zip:under Nib:under Plod:under Flick:under Bonk:under Tock:under"


def chosen(state: Position, seat: int, seed: int = 1) -> Deed:
    seen, legal = GAME.observe(state, seat), GAME.legal(state, seat)
    return Search(SNIT_SMASHING).choose(seat, seen, legal, Dice(seed), Budget(NODES))


def moved(state: Position, seed: int = 1) -> Position:
    """Let the bots move all Snits of a bound."""
    while GAME.to_act(state) in ((0,), (1,)):
        seat = state.mover
        state = GAME.apply(state, seat, chosen(state, seat, seed))
    return state


def answered(state: Position, rounds: int = 12) -> Forecast:
    forecast = Forecast(state)
    for _ in range(rounds):
        forecast.answer()
    return forecast


# The forecast


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_forecast_places_no_more_snits_than_there_are_and_three_hexes_a_smash(seats: int) -> None:
    for state in played(seats, 2)[::25]:
        forecast = answered(state, 3)
        for clan in range(seats):
            active = len([place for place in state.where[clan] if place <= UNDER])
            assert 0 <= sum(forecast.there[clan]) <= active + 1e-6
            assert sum(forecast.smashed[clan]) == pytest.approx(3)


def test_whoever_is_expected_somewhere_is_expected_there_less_after_the_answers() -> None:
    """The smashes go where Snits would run if nobody smashed; so they run elsewhere, too."""
    state = beach(f"{CLAN_UNDER}\n{CLAN_UNDER}", run=4, bound=1)
    first, later = answered(state, 1), answered(state, 20)
    assert max(later.there[0]) < max(first.there[0])


# Moves


@pytest.mark.parametrize("seed", range(3))
def test_a_clan_runs_to_the_sea_at_once_and_does_not_wait_under_the_snandergrab(seed: int) -> None:
    state = beach(f"{CLAN_UNDER}\n{CLAN_UNDER}", *NOTHING, run=4, bound=1)
    after = moved(state, seed)
    assert all(UNDER not in places for places in after.where)


def test_a_clan_with_plenty_of_snits_leaves_some_under_the_snandergrab_where_nobody_smashes_them() -> None:
    state = beach(f"{CLAN_UNDER}\nSlogg:under", *NOTHING, run=4, bound=1)
    places = moved(state).where[0]
    assert 0 < len([place for place in places if place < UNDER]) < 6


def test_a_clan_that_is_behind_runs_together() -> None:
    """One Snit more would change nothing; all together may."""
    state = beach(f"Bonk:under Tock:under Zip:under Plod:under Nib:under\n{CLAN_UNDER}", *NOTHING, run=4, bound=1)
    assert UNDER not in moved(state).where[0]


def test_no_two_snits_of_a_plan_are_to_end_in_one_hex_and_none_in_the_own_smash() -> None:
    order = "smash C5 D5 D6"
    after = moved(beach(f"{CLAN_UNDER}\n{CLAN_UNDER}", order, "no order", run=4, bound=1))
    smashed = {BY_NAME[name] for name in order.split()[1:]}
    assert not smashed & set(after.where[0])


def test_who_can_take_shelter_in_the_last_bound_of_a_run_inland_takes_it() -> None:
    after = moved(beach("Plod:D6 Nib:C6\nTock:E6", *NOTHING, run=1, bound=6))
    covered = {BY_NAME[name] for name in ("C9", "C10", "D9", "D10", "E9", "E10")}
    assert len(covered & {*after.where[0], *after.where[1]}) == 3


# Orders


def test_orders_are_mixed_and_fall_where_rivals_may_be() -> None:
    state = beach(f"{CLAN_UNDER}\n{CLAN_UNDER}", run=4, bound=1)
    orders = [chosen(state, 0, seed) for seed in range(24)]
    assert len({order.text for order in orders}) > 3
    expected = answered(state).there[1]
    assert all(sum(expected[at] for at in TRIPLES[order.what]) > 0.1 for order in orders)


def test_what_others_ordered_in_secret_changes_no_thought() -> None:
    """A mind is asked in an imagined position; the orders imagined there for others are none of its business."""
    mind = BoundMind()
    states = [beach("Plod:D3\nNib:A3", "no order", order) for order in ("smash D6 D7 E6", "smash A3 A4 B4")]
    legal = GAME.legal(states[0], 0)
    worths = [mind.weigh(state, 0, legal, [0.0] * len(legal), Budget(NODES).is_over, Dice(1)) for state in states]
    differences = [one - other for one, other in zip(*worths, strict=True)]
    assert max(differences) - min(differences) < 1e-9


def test_the_same_dice_give_the_same_moves() -> None:
    state = beach(f"{CLAN_UNDER}\n{CLAN_UNDER}", *NOTHING, run=4, bound=1)
    assert moved(state, 5).where == moved(state, 5).where
