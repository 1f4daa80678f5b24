"""How a thrown rock flies: S8 case by case, and what stops it. Clause 8 of RULES.md.

Every case is the middle row: the troll on a5 steps onto the rock on b5 and throws it east.
"""

from __future__ import annotations

import pytest

from frabjous.core.contract import Player, said
from frabjous.games.splut.arena import EAST, NUMBER
from frabjous.games.splut.flight import flight
from frabjous.games.splut.pieces import GONE, piece_of
from games.splut.drawing import GAME, do, lane, middle

THROW_EAST = "T a5-b5 x E"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("T o . . . . . . .", ". T . . . . . . o"),  # the rim
        ("T o . . t . . . .", ". T . o t . . . ."),  # a troll
        ("T o . . o . . . .", ". T . o o . . . ."),  # a rock
        ("T o . t o . . . .", ". T o t o . . . ."),  # the first of several
    ],
)
def test_an_obstacle_stops_the_rock_on_the_square_before(before: str, after: str) -> None:
    assert middle(do(lane(before), THROW_EAST)) == after


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("T o d . . . . . .", ". T d . . . . . o"),  # right beside the troll
        ("T o . d . . . . .", ". T . d . . . . o"),
        ("T o . D . . . . .", ". T . D . . . . o"),  # one's own
        ("T o . d . t . . .", ". T . d o t . . ."),  # room to land behind it
        ("T o . d D . . . .", ". T . d D . . . o"),  # two in a row
        ("T o . d D . o . .", ". T . d D o o . ."),
        ("T o d . D . . . .", ". T d . D . . . o"),
    ],
)
def test_a_dwarf_with_room_behind_it_is_flown_over(before: str, after: str) -> None:
    """S8"""
    assert middle(do(lane(before), THROW_EAST)) == after


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("T o . . . . . . d", ". T . . . . . . o"),  # against the rim
        ("T o . . d t . . .", ". T . . o t . . ."),  # against a troll
        ("T o . . d o . . .", ". T . . o o . . ."),  # against a rock
        ("T o . . D t . . .", ". T . . o t . . ."),  # one's own
        ("T o d t . . . . .", ". T o t . . . . ."),  # right beside the troll
        ("T o D o . . . . .", ". T o o . . . . ."),  # both
    ],
)
def test_a_dwarf_against_an_obstacle_is_crushed(before: str, after: str) -> None:
    """S8"""
    thrown = do(lane(before), THROW_EAST)
    assert middle(thrown) == after
    assert thrown.living() == [0, 1]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("T o . d D t . . .", ". T . d o t . . ."),
        ("T o . D d o . . .", ". T . D o o . . ."),
        ("T o . . . . . D d", ". T . . . . . D o"),
        ("T o d D o . . . .", ". T d o o . . . ."),
    ],
)
def test_of_two_dwarves_before_an_obstacle_only_the_last_is_crushed(before: str, after: str) -> None:
    """S8"""
    assert middle(do(lane(before), THROW_EAST)) == after


def test_of_three_dwarves_before_an_obstacle_only_the_last_is_crushed() -> None:
    """S8"""
    thrown = do(lane("T o . Δ d D t . .", seats=3), THROW_EAST)
    assert middle(thrown) == ". T . Δ d o t . ."


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("T o . D s . . . .", ". T . D o . . . ."),  # flown over, and it lives
        ("T o . D s t . . .", ". T . D o . . . ."),  # a sorcerer is a target, whatever is behind it
        ("T o . d s . . . .", ". T . . o . . . ."),  # its own dwarf leaves with it, but was not crushed
        ("T o D s . . . . .", ". T D o . . . . ."),
    ],
)
def test_a_dwarf_before_a_sorcerer_is_flown_over_and_the_sorcerer_dies(before: str, after: str) -> None:
    """S8"""
    thrown = do(lane(before), THROW_EAST)
    assert middle(thrown) == after
    assert thrown.living() == [0]


@pytest.mark.parametrize(
    ("before", "after", "living"),
    [
        ("T o s . . . . . .", ". T o . . . . . .", [0, 2]),  # right beside the troll
        ("T o . . . . . . s", ". T . . . . . . o", [0, 2]),  # at the rim
        ("T o . s Σ . . . .", ". T . o Σ . . . .", [0, 2]),  # the first hit stops the rock
        ("T o . Σ s . . . .", ". T . o s . . . .", [0, 1]),
        ("T o . S s . D . .", ". . . o s . . . .", [1, 2]),  # one's own shields the others
    ],
)
def test_the_first_sorcerer_in_the_way_dies(before: str, after: str, living: list[int]) -> None:
    """S9, S7"""
    thrown = do(lane(before, seats=3), THROW_EAST)
    assert (middle(thrown), thrown.living()) == (after, living)


def test_a_dwarf_is_no_shield_for_its_own_sorcerer_two_squares_behind() -> None:
    """S8"""
    thrown = do(lane("T o . d . s . . ."), THROW_EAST)
    assert thrown.living() == [0]


def test_the_position_remembers_where_the_rock_landed_and_who_fell() -> None:
    thrown = do(lane("T o . . d t . . ."), THROW_EAST)
    assert (thrown.landed, thrown.fell) == (NUMBER["e5"], 1 << piece_of(1, 1))
    killed = do(lane("T o . . s t . . ."), THROW_EAST)
    assert killed.fell == 1 << piece_of(1, 0) | 1 << piece_of(1, 2)
    quiet = do(lane("T . . . s t . . ."), "T a5-b5")
    assert (quiet.landed, quiet.fell) == (GONE, 0)


def test_everybody_is_told_whom_the_rock_hit() -> None:
    step = GAME.read(THROW_EAST)
    threw = said("threw", who=Player(0), origin="a5", target="b5", landing="e5")
    crushing = GAME.told(lane("T o . . d t . . ."), 0, step, 1)
    assert crushing == [threw, said("crushed", who=Player(1), square="e5")]
    killing = GAME.told(lane("T o . . s . . . ."), 0, step, 0)
    assert killing == [threw, said("splut", who=Player(1), square="e5")]
    harmless = GAME.told(lane("T o . . . t . . ."), 0, step, 0)
    assert harmless == [threw]


def test_a_rock_that_lands_where_its_troll_came_from_hit_nobody() -> None:
    """S3, S4"""
    told = GAME.told(lane("o T o . . . . . ."), 0, GAME.read("T b5-c5 x W"), 0)
    assert told == [said("threw", who=Player(0), origin="b5", target="c5", landing="b5")]


def test_a_flight_may_be_asked_for_without_a_thrower() -> None:
    """The bots ask where a rock would go from where it lies."""
    board = lane(". o . . s . . . .").board
    assert flight(board, GONE, NUMBER["b5"], EAST) == NUMBER["e5"]
