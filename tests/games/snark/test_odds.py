"""The chances of a hunt: the rulings' table exactly, and what it depends on."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import Final

import pytest

from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE
from frabjous.core.errors import BadOption
from frabjous.games.snark.cards import BELLMAN, CREW
from frabjous.games.snark.odds import endings, odds, odds_by_name
from frabjous.games.snark.terms import CAUGHT, HUNTING
from games.snark.drawing import GAME, do, table

# "1 in x", for one to five Marks.
NEUTRAL: Final = {
    ("boots",): ("8", "56/11", "56/13", "280/69", "4"),
    ("bellman",): ("8", "14/3", "84/23", "42/13", "3"),
    ("boots", "broker"): ("8", "56/13", "28/9", "28/11", "2"),
    ("bellman", "boots"): ("8", "4", "84/31", "840/401", "4/3"),
}


@pytest.mark.parametrize("party", NEUTRAL, ids="+".join)
@pytest.mark.parametrize("marks", range(1, 6))
def test_the_table_of_the_rulings_is_met_exactly(party: tuple[str, ...], marks: int) -> None:
    assert 1 / odds_by_name(party, marks) == Fraction(NEUTRAL[party][marks - 1])


@pytest.mark.parametrize("man", ["broker", "boots", "billiard-marker", "bonnet-maker"])
def test_neutral_men_are_alike(man: str) -> None:
    for marks in range(1, 6):
        assert odds_by_name([man], marks) == odds_by_name(["boots"], marks)
        assert odds_by_name(["bellman", man], marks) == odds_by_name(["bellman", "boots"], marks)


def test_with_all_marks_only_the_banker_differs() -> None:
    """K17"""
    for man in CREW[1:9]:
        assert odds_by_name(["bellman", man], 5) == Fraction(3, 4)
    assert odds_by_name(["bellman", "banker"], 5) < Fraction(3, 4)


def test_friends_help_and_the_beaver_does_not() -> None:
    """K18"""
    for marks in range(1, 5):
        plain = odds_by_name(["bellman", "boots"], marks)
        for friend in ("baker", "butcher"):
            assert odds_by_name(["bellman", friend], marks) > plain
        assert odds_by_name(["bellman", "beaver"], marks) <= plain
    assert odds_by_name(["baker"], 1) == Fraction(1, 8) + Fraction(2, 8) * (
        Fraction(1, 7) + Fraction(1, 7) * Fraction(1, 6)
    )


def test_more_marks_never_hurt() -> None:
    parties = [(one,) for one in range(10)] + list(combinations(range(10), 2))
    for party in parties:
        chances = [odds(party, marks) for marks in range(1, 5)]
        assert chances == sorted(chances), f"{party}: {chances}"


def test_a_lost_man_who_cannot_be_paid_for_ends_the_hunt() -> None:
    """K21"""
    party = (CREW.index("boots"), BELLMAN)
    assert odds(party, 5, 0) < odds(party, 5, 1) == odds(party, 5, 2)


def test_all_endings_of_a_hunt_together_are_certain() -> None:
    for party in [(BELLMAN,), (0,), (0, 6), (6, BELLMAN)]:
        for marks in range(1, 6):
            for warrants in range(3):
                assert sum(endings(party, marks, warrants).values()) == 1


def test_men_are_paid_for_and_the_bellman_is_not() -> None:
    """K15: a Boojum takes both men at once, or the Bellman's one; he himself goes on."""
    assert {end.paid for end in endings((BELLMAN,), 5)} == {0}
    assert {end.paid for end in endings((CREW.index("boots"), BELLMAN), 5)} == {0, 1}
    assert {end.paid for end in endings((CREW.index("broker"), CREW.index("boots")), 5)} == {0, 2}


def test_only_who_has_too_few_warrants_can_be_ruined() -> None:
    """K21"""
    party = (CREW.index("broker"), CREW.index("boots"))
    assert [any(end.ruined for end in endings(party, 3, warrants)) for warrants in range(3)] == [True, True, False]


def test_the_last_hunt_is_one_in_three_a_warrant() -> None:
    """K25"""
    assert odds((BELLMAN,), 5) == Fraction(1, 3)


def test_the_odds_are_what_happens() -> None:
    """A thousand hunts by the dice come near the figure."""
    state = do(table("taste late jest map bell | bellman baker | 9\nmap | | 9"), "hunt taste late jest")
    dice, found = Dice(7), 0
    for _ in range(1000):
        here = state
        while here.phase == HUNTING and here.left:
            here = GAME.apply(here, CHANCE, dice.weighted(GAME.chances(here)))
        found += here.phase == CAUGHT
    assert abs(found / 1000 - odds_by_name(["bellman", "baker"], 3)) < 0.05


@pytest.mark.parametrize(
    ("names", "marks"),
    [(["boots", "broker", "baker"], 3), (["bellman", "boots", "baker"], 3), ([], 3), (["boots"], 0), (["boots"], 6)],
)
def test_impossible_hunts_are_refused(names: list[str], marks: int) -> None:
    with pytest.raises(BadOption):
        odds_by_name(names, marks)
