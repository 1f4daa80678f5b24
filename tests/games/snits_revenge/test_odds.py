"""The chances players see: exactly those of the rulings, and exactly those of the rules."""

from __future__ import annotations

from fractions import Fraction

import pytest

from frabjous.core.contract import CHANCE
from frabjous.games.snits_revenge.body import EVERY_ORGAN, EYE, PROLOBOSINATOR
from frabjous.games.snits_revenge.odds import chomp_odds, dash_odds, kick_odds, pack_odds
from frabjous.games.snits_revenge.state import Position
from games.snits_revenge.drawing import GAME, body, do, piece, where

SPEEDS = {"Thudd": 4, "Nib": 5, "Skitter": 6, "Zip": 7}
BOTH = EVERY_ORGAN
ONE = EVERY_ORGAN & ~(1 << EYE)
NONE = ONE & ~(1 << PROLOBOSINATOR)


@pytest.mark.parametrize(("speed", "of_36"), [(4, 30), (5, 26), (6, 21), (7, 15)])
def test_the_odds_of_a_chomp(speed: int, of_36: int) -> None:
    """R12"""
    assert chomp_odds(speed) == Fraction(of_36, 36)


@pytest.mark.parametrize(("speed", "of_36"), [(4, 6), (5, 10), (6, 15), (7, 21)])
def test_the_odds_of_a_dash_with_both_watching(speed: int, of_36: int) -> None:
    """R7"""
    assert dash_odds(speed, BOTH) == Fraction(of_36, 36)


@pytest.mark.parametrize(("speed", "of_6"), [(4, 4), (5, 5), (6, 6), (7, 6)])
def test_the_odds_of_a_dash_with_one_watching_and_with_none(speed: int, of_6: int) -> None:
    """R7"""
    assert dash_odds(speed, ONE) == Fraction(of_6, 6)
    assert dash_odds(speed, NONE) == 1


def test_the_odds_of_kicks_and_packs() -> None:
    """R8, R10"""
    assert (kick_odds(False), kick_odds(True)) == (Fraction(1, 3), Fraction(2, 3))
    assert pack_odds([False, False]) == Fraction(5, 9)
    assert pack_odds([False, True, True]) == 1 - Fraction(2, 27)


def chance_that(state: Position, name: str, place: str) -> Fraction:
    """Ask the rules themselves how likely a Snit ends up in a place once the next dice are thrown."""
    if GAME.to_act(state) != (CHANCE,):
        return Fraction(where(state, name) == place)
    total = sum(weight for _, weight in GAME.chances(state))
    ends = [(GAME.apply(state, CHANCE, deed), weight) for deed, weight in GAME.chances(state)]
    return sum((Fraction(weight, total) * (where(after, name) == place) for after, weight in ends), Fraction(0))


@pytest.mark.parametrize("name", SPEEDS)
@pytest.mark.parametrize(
    ("dead", "snorgs"), [("", BOTH), ("Eye: dead", ONE), ("Eye: dead\nProlobosinator: dead", NONE)]
)
def test_a_dash_is_as_likely_as_is_shown(name: str, dead: str, snorgs: int) -> None:
    """R7"""
    state = do(body(f"out: {name} Hobb\n{dead}"), f"{name} Fleotis")
    assert chance_that(state, name, "Fleotis") == dash_odds(SPEEDS[name], snorgs)


@pytest.mark.parametrize("name", SPEEDS)
def test_a_chomp_and_a_last_kick_are_as_likely_as_is_shown(name: str) -> None:
    """R12"""
    state = do(body(f"Glut: {name} Runnungitm\nout: Hobb", "chomping"), f"chomp {name} of 1")
    caught = [weight for deed, weight in GAME.chances(state) if GAME.apply(state, CHANCE, deed).aim == piece(name)]
    assert Fraction(sum(caught), 36) == chomp_odds(SPEEDS[name])
    last = do(state, "dice 6+6")
    killed = [weight for deed, weight in GAME.chances(last) if not sum(GAME.apply(last, CHANCE, deed).runnungitms)]
    assert Fraction(sum(killed), 36) == chomp_odds(SPEEDS[name])


@pytest.mark.parametrize(("name", "hammer"), [("Thudd", True), ("Nib", False), ("Thudd!", False)])
def test_a_kick_is_as_likely_as_is_shown(name: str, hammer: bool) -> None:
    """R8"""
    state = do(body(f"Glut: {name}", "kicking"), f"{name.rstrip('!')} kicks Snorg")
    dead = [weight for deed, weight in GAME.chances(state) if GAME.apply(state, CHANCE, deed).organs_lost()]
    assert Fraction(sum(dead), 6) == kick_odds(hammer)
