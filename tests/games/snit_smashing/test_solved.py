"""Positions of the last run that can be solved by hand: whoever thinks ahead must solve them too."""

from __future__ import annotations

from typing import Final

import pytest

from frabjous.games.clan import SNITS, SPEEDS
from frabjous.games.snit_smashing import SNIT_SMASHING
from frabjous.games.snit_smashing.beach import BY_NAME, NAMES, SEAWARD
from frabjous.games.snit_smashing.state import Position
from games.exhaustive import THINKERS, chosen_by
from games.snit_smashing.drawing import beach, moves

NOTHING: Final = ("no order", "no order")

SMASHED_BEFORE: Final = "Zip:trophy2 Whisk:trophy2 Pelt:trophy2 Flick:trophy2 Darty:trophy2"


@pytest.mark.parametrize("level", THINKERS)
def test_in_the_last_bound_whoever_can_dive_dives(level: str) -> None:
    """B12: whoever is not home after bound 6 is dead, and with it the Snit victory."""
    state = beach("Zip:D5\nPlod:safe", *NOTHING, run=4, bound=6)
    assert set(chosen_by(SNIT_SMASHING, level, state, 0)) == {"Zip sea"}


def four_steps_from_home(state: Position) -> set[str]:
    """Name the hexes from which Plod, with Speed 4, can dive in the next bound."""
    return {place for place in moves(state, "Plod") if place[1:].isdigit() and int(place[1:]) <= 5}


@pytest.mark.parametrize("level", THINKERS)
def test_with_two_bounds_left_a_snit_runs_to_where_the_second_brings_it_home(level: str) -> None:
    """B12: eight steps to go, four in each bound; B14: home it shares the Snit victory, and trophies are decided."""
    state = beach(f"Plod:A9 {SMASHED_BEFORE}\nPlod:safe", *NOTHING, run=4, bound=5)
    assert four_steps_from_home(state) == {"A5"}
    assert set(chosen_by(SNIT_SMASHING, level, state, 0)) == {"Plod A5"}


def test_a_snit_that_would_change_nothing_is_no_trophy_for_the_rival() -> None:
    """B14: the rival will have two home whatever Plod does, and no trophy unless it goes to the only good hex."""
    state = beach("Plod:A9\nPlod:safe Nib:C5", *NOTHING, run=4, bound=5)
    assert four_steps_from_home(state) == {"A5"}
    assert "Plod A5" not in chosen_by(SNIT_SMASHING, "master", state, 0)


@pytest.mark.parametrize("level", THINKERS)
def test_nobody_runs_into_the_own_smash_on_the_way_home(level: str) -> None:
    """B9: near enough and not where the own Bolotomus will smash."""
    smashed = {"C4", "C5", "D5"}
    state = beach("Plod:C8\nPlod:safe Nib:G5", "smash C4 C5 D5", "no order", run=4, bound=5)
    good = {f"Plod {place}" for place in four_steps_from_home(state) - smashed}
    assert len(good) > 1 and smashed <= four_steps_from_home(state)
    assert set(chosen_by(SNIT_SMASHING, level, state, 0)) <= good


@pytest.mark.parametrize("level", THINKERS)
def test_a_smash_falls_where_the_last_rival_can_run_and_not_always_on_the_same_place(level: str) -> None:
    """B3: Plod cannot get home any more, but may yet become a trophy, the first of the game. What it cannot reach is
    dominated: a smash there wins nothing. Among those that are as good as each other no one is foreseen.
    """
    state = beach("Plod:safe\nPlod:B8", run=4, bound=6)
    reach = {"B8", *(NAMES[at] for at in SEAWARD[BY_NAME["B8"]][SPEEDS[SNITS.index("Plod")]])}
    orders = chosen_by(SNIT_SMASHING, level, state, 0, seeds=12)
    assert all(reach & set(order.split()) for order in orders), orders
    assert len(set(orders)) > 1
