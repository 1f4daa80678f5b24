"""The geometry of the beach and the clan, checked against the rulings."""

from __future__ import annotations

from collections import Counter

import pytest

from frabjous.games.clan import BADGES, CLAN, HAMMER, LIGHTNING, PLAIN, SNITS, SPEEDS
from frabjous.games.snit_smashing.beach import (
    BODIES,
    BY_NAME,
    CENTRES,
    HEXES,
    NAMES,
    NEIGHBOURS,
    SHADE,
    STARTS,
    STEPS,
    STEPS_HOME,
    STEPS_TO_SHADE,
    TRIPLES,
    UNDER,
    half_rows_inland,
    is_sea,
    row_of,
)
from games.snit_smashing.drawing import hexes


def names(found: list[int]) -> str:
    return " ".join(NAMES[at] for at in found)


def test_the_map_has_seventy_hexes_and_a_sea_of_seven() -> None:
    assert HEXES == 70
    assert names([at for at in range(HEXES) if is_sea(at)]) == "A1 B1 C1 D1 E1 F1 G1"


def test_there_are_108_smashes_and_35_places_for_the_snandergrab() -> None:
    assert len(TRIPLES) == len(set(TRIPLES)) == 108
    assert len(CENTRES) == 35
    assert names(CENTRES) == " ".join(f"{column}{row}" for column in "BCDEF" for row in range(3, 10))


@pytest.mark.parametrize("text", ["C6 C7 D7", "F5 G4 G5"])
def test_the_triangles_of_the_rulebook_are_smashes(text: str) -> None:
    a, b, c = hexes(text)
    assert (a, b, c) in TRIPLES


def test_the_body_of_e3_is_the_one_of_the_rulings() -> None:
    assert names(BODIES[BY_NAME["E3"]]) == "D3 D4 E2 E3 E4 F3 F4"


def test_the_snandergrab_covers_six_hexes_where_it_waits() -> None:
    assert names(SHADE) == "C9 C10 D9 D10 E9 E10"


def test_neighbours_touch_each_other_and_lie_one_hex_apart_in_the_drawing() -> None:
    for at in range(HEXES):
        for other in NEIGHBOURS[at]:
            assert at in NEIGHBOURS[other]
            apart = abs(half_rows_inland(at) - half_rows_inland(other))
            assert apart == (2 if NAMES[at][0] == NAMES[other][0] else 1)


def test_every_smash_is_three_hexes_that_touch_each_other() -> None:
    for a, b, c in TRIPLES:
        assert a in NEIGHBOURS[b]
        assert b in NEIGHBOURS[c]
        assert c in NEIGHBOURS[a]


def test_the_outer_clans_start_one_hex_farther() -> None:
    """B1: the hexes are dealt by chance for that reason."""
    assert {seats: names(starts) for seats, starts in STARTS.items()} == {2: "C1 E1", 3: "A1 C1 G1", 4: "A1 C1 E1 G1"}
    assert [STEPS_TO_SHADE[at] for at in hexes("A1 C1 E1 G1")] == [9, 8, 8, 9]


def test_a_snit_on_land_never_counts_steps_through_the_sea() -> None:
    """B5"""
    for at in range(HEXES):
        if not is_sea(at):
            assert all(STEPS[at][other] > 7 for other in range(HEXES) if is_sea(other))


def test_the_sea_is_a_row_less_than_its_number_away() -> None:
    """B12: any way along land to a hex beside the sea, and one step more, is at least as long."""
    shore = [at for at in range(HEXES) if any(is_sea(one) for one in NEIGHBOURS[at])]
    for at in range(HEXES):
        if not is_sea(at):
            assert STEPS_HOME[at] == row_of(at) - 1 == min(STEPS[at][one] for one in shore if not is_sea(one)) + 1
    assert STEPS_HOME[UNDER] == min(STEPS_HOME[at] for at in SHADE) == 8


def test_a_clan_has_21_snits_of_the_right_speeds_and_badges() -> None:
    assert len(set(SNITS)) == CLAN == 21
    assert Counter(zip(SPEEDS, BADGES, strict=True)) == {
        (4, HAMMER): 4,
        (4, PLAIN): 4,
        (5, PLAIN): 5,
        (6, PLAIN): 4,
        (7, LIGHTNING): 4,
    }
