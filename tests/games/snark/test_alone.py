"""What hand and crew are worth to a seat that plays alone."""

from __future__ import annotations

import subprocess
import sys

import pytest

from frabjous.games.snark.alone import CREWS, FAIR, HOLDINGS, RICH, SMALL, TABLE, TEMPERS, place_of, worths
from frabjous.games.snark.cards import BELLMAN, BOOTS, CARDS
from frabjous.games.snark.odds import odds
from project import ROOT


def worth(hand: str, crew: int = 0, temper: int = FAIR) -> float:
    """Look up a hand, given by its cards."""
    return worths()[temper * TABLE + place_of([hand.split().count(card) for card in CARDS], crew)]


def test_the_tables_are_solved() -> None:
    """Another sweep over all hands and crews changes nothing: each is worth what the best deed makes of it."""
    ran = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "alone.py"), "--check"], capture_output=True, check=False
    )
    assert ran.returncode == 0, ran.stdout


def test_every_hand_stands_with_every_crew_in_every_table() -> None:
    assert len(worths()) == len(TEMPERS) * TABLE == len(TEMPERS) * len(HOLDINGS) * len(CREWS)
    assert all(0.0 < one < 1.0 for one in worths())


@pytest.mark.parametrize("temper", [RICH, FAIR, SMALL])
def test_marks_a_crew_and_kit_for_a_man_are_worth_something(temper: int) -> None:
    boots = 1 << BOOTS
    assert worth("taste taste taste late bell", boots, temper) < worth("taste late jest bathing bell", boots, temper)
    assert worth("taste late jest bathing bell", 0, temper) < worth("taste late jest bathing bell", boots, temper)
    assert worth("taste late jest bell bell", 0, temper) < worth("taste late fork soap bell", 0, temper)


def test_whoever_has_five_marks_and_the_licence_is_worth_at_least_the_hunt() -> None:
    hunt = float(odds((BELLMAN,), 5))
    assert worth("taste late jest bathing ambition", 1 << BELLMAN, SMALL) >= hunt


def test_the_dearer_warrants_are_the_less_a_crew_is_worth() -> None:
    for hand in ("taste late jest bathing bell", "fork soap bell map share"):
        assert worth(hand, 1 << BOOTS, RICH) > worth(hand, 1 << BOOTS, FAIR) > worth(hand, 1 << BOOTS, SMALL)
