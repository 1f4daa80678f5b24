"""Why not? Each sentence of Snit Smashing where a newcomer would meet it."""

from __future__ import annotations

from typing import Final

import pytest

from frabjous.core.contract import ONLOOKER
from frabjous.games.snit_smashing import SNIT_SMASHING
from frabjous.games.snit_smashing.state import Position
from games.asking import what, why
from games.snit_smashing.drawing import beach, do

ORDERING: Final = beach("Zip:C5\nSlogg:E3", bound=3)
MOVING: Final = do(ORDERING, "smash E6 E7 F7", "no order")
OUT_OF_THE_SEA: Final = beach("Zip:C1 Nib:C1\nBonk:E1 Tock:E1", "no order", "smash B6 C5 C6", bound=1)
ONE_OUT: Final = do(OUT_OF_THE_SEA, "Zip C8", "Bonk E5")
NO_NO: Final = do(beach("Hobb:D7\nPelt:F6", bound=4), "no order", "no order")
SEAWARD: Final = beach("Zip:under Plod:C4\nSlogg:E6", run=2, bound=5, primus=1)
SEAWARD_MOVING: Final = do(SEAWARD, "no order", "no order", "Slogg E2")
ONE_HOME: Final = do(SEAWARD_MOVING, "Plod sea")
TWO_VICTORIES: Final = do(
    beach("Nib:D5 Tock:safe\nBonk:E6 Whisk:safe\nFlick:safe", run=4, bound=6), "no order", "no order", "no order"
)


@pytest.mark.parametrize(
    ("state", "path", "key", "clause"),
    [
        (ORDERING, "order-smash, E5, E6, E7", "why-must-touch", "5.2"),
        (ORDERING, "order-smash, E5, G9", "why-must-touch", "5.2"),
        (ORDERING, "order-move, A5", "why-sticks-out", "5.3"),
        (ORDERING, "order-move, D10", "why-sticks-out", "5.3"),
        (ORDERING, "order-move, D2", "why-sticks-out", "5.3"),
        (SEAWARD, "order-move", "why-sleeps", "9.1"),
        (SEAWARD, "snandergrab", "why-sleeps", "9.1"),
        (MOVING, "order-nothing", "why-sealed", "5.1"),
        (MOVING, "own-order", "why-sealed", "5.1"),
        (ONE_OUT, "snit-1-nib, E5", "why-taken", "6.2"),
        (ONE_OUT, "snit-1-nib, snit-2-bonk", "why-taken", "6.2"),
        (OUT_OF_THE_SEA, "snit-1-nib, C7", "why-too-far", "6.2"),
        (MOVING, "snit-2-slogg", "why-not-yours", "6.1"),
        (MOVING, "E3", "why-not-yours", "6.1"),
        (ONE_OUT, "snit-1-zip", "why-has-moved", "6.1"),
        (ONE_OUT, "C8", "why-has-moved", "6.1"),
        (OUT_OF_THE_SEA, "snit-1-zip, stay", "why-must-come-out", "6.3"),
        (OUT_OF_THE_SEA, "snit-1-zip, C1", "why-must-come-out", "6.3"),
        (OUT_OF_THE_SEA, "rest", "why-no-rest", "6.1"),
        (NO_NO, "snit-1-hobb, D1", "why-not-into-the-sea", "6.3"),
        (MOVING, "snit-1-zip, sea", "why-not-into-the-sea", "6.3"),
        (ONE_HOME, "snit-1-zip, sea", "why-sea-too-far", "9.2"),
        (ONE_HOME, "snit-1-zip, D1", "why-sea-too-far", "9.2"),
        (SEAWARD_MOVING, "snit-1-plod, under", "why-shelter-too-far", "9.1"),
        (SEAWARD_MOVING, "snit-1-plod, snandergrab", "why-shelter-too-far", "9.1"),
        (ORDERING, "snit-1-zip", "why-orders-first", "4.2"),
        (ORDERING, "C5", "why-orders-first", "4.2"),
        (TWO_VICTORIES, "snit-1-tock", "why-home", "9.2"),
        (TWO_VICTORIES, "haven-1", "why-home", "9.2"),
        # Without a special reason
        (ORDERING, "G9", "", ""),
        (ORDERING, "order-smash, G9", "", ""),
        (MOVING, "G9", "", ""),
        (MOVING, "snit-1-zip, D9", "", ""),
        (MOVING, "snit-1-zip, C5", "", ""),
        (SEAWARD_MOVING, "snit-1-plod, D1", "", ""),
        (MOVING, "snit-9-zip", "", ""),
    ],
)
def test_each_sentence_is_said_where_it_is_asked_for(state: Position, path: str, key: str, clause: str) -> None:
    assert why(SNIT_SMASHING, state, path) == (key, clause)


def test_a_safe_snit_has_nothing_more_to_do_inland() -> None:
    inland = do(beach("Zip:C5 Nib:safe\nSlogg:E3", bound=3), "no order", "no order")
    assert why(SNIT_SMASHING, inland, "snit-1-nib") == ("why-safe", "7.2")


def test_an_onlooker_hears_nothing_of_orders() -> None:
    for thing in ("own-order", "order-nothing", "snit-1-zip", "E3"):
        assert why(SNIT_SMASHING, MOVING, thing, ONLOOKER) == ("", "")


@pytest.mark.parametrize(
    ("thing", "key", "clause"),
    [
        ("snit-1-zip", "what-snit", "6.2"),
        ("C5", "what-land", "6.2"),
        ("C1", "what-sea", "9.2"),
        ("snandergrab", "what-snandergrab", "7.2"),
        ("C6-C7-D7", "what-corner", "5.2"),
        ("middle-E5", "what-middle", "5.3"),
        ("own-order", "what-order", "7.1"),
        ("burst", "", ""),
    ],
)
def test_everything_on_the_beach_is_explained(thing: str, key: str, clause: str) -> None:
    assert what(SNIT_SMASHING, MOVING, thing) == (key, clause)
