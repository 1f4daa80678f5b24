"""Why not? Each sentence of Snark! where a newcomer would meet it."""

from __future__ import annotations

from typing import Final

import pytest

from frabjous.core.contract import ONLOOKER
from frabjous.games.snark import SNARK
from frabjous.games.snark.state import Position
from frabjous.games.snark.why_not import why_not
from games.asking import what, why
from games.snark.drawing import GAME, do, table

FIRST: Final = table("share taste late jest fork | | 9\nmap fork soap bell thimble | | 9", pool=2)
MARKS_AND_BANKER: Final = do(FIRST, "hire banker", "draw bathing", "exchange map", "draw map")
HIRING: Final = table("thimble fork soap taste late | | 9\nbell share fork late jest | | 9", pool=2)
HIRED: Final = do(HIRING, "hire baker", "draw map")
FULL: Final = table("thimble fork soap share map | boots banker | 9\nbell share fork late jest | | 9", pool=2)
TWO_MEN: Final = table("bell map soap share taste | boots banker | 9\nbell share fork late jest | | 9", pool=2)
BELLMAN: Final = table("bell map soap share taste | bellman | 8\nbell map fork late jest | | 9", pool=3)
BELLMAN_AND_BAKER: Final = table(
    "taste late share fork map | bellman baker | 8\nshare map bell share jest | | 9", pool=3
)
POOR: Final = table("bell map soap share taste | | 0\nbell share fork late jest | | 9", pool=11)
TWO_CREWS: Final = table(
    "fork soap map taste jest | bellman | 8\ntaste late jest bathing ambition | beaver boots | 9", pool=3
)
HUNTING: Final = do(
    table("fork soap taste late jest | boots | 9\nmap bell share thimble fork | | 9", pool=2),
    "hunt taste late jest", "meet hyena",
)  # fmt: skip
BANKER_LOST: Final = do(
    table("fork soap taste late jest | banker boots | 9\nshare bell share thimble fork | | 9", pool=2),
    "hunt taste late jest", "meet bandersnatch", "meet hyena", "meet bear", "return", "draw map",
)  # fmt: skip


@pytest.mark.parametrize(
    ("position", "path", "key", "clause"),
    [
        (FIRST, "crew-baker", "why-lacking", "2.4"),
        (TWO_CREWS, "crew-boots", "why-signed-elsewhere", "5.1"),
        (BELLMAN_AND_BAKER, "crew-billiard-marker", "why-full-party", "5.1"),
        (FULL, "crew-beaver", "why-full-party", "5.1"),
        (FULL, "crew-boots", "why-no-dismissal", "5.1"),
        (FIRST, "crew-bellman", "why-bell-and-map", "5.2"),
        (TWO_MEN, "crew-bellman", "why-no-room", "5.2"),
        (BELLMAN, "crew-bellman", "why-bellman-already", "5.2"),
        (POOR, "crew-bellman", "why-no-warrant", "9.3"),
        (HIRING, "pack", "why-no-party", "7.1"),
        (HIRING, "hunt", "why-no-party", "7.1"),
        (FULL, "pack", "why-no-mark", "7.1"),
        (MARKS_AND_BANKER, "hunt, hand-taste-1", "why-all-marks", "7.2"),
        (MARKS_AND_BANKER, "hunt, set-out", "why-all-marks", "7.2"),
        (HIRED, "pack", "why-one-deed", "4.3"),
        (HIRED, "hand-taste-1", "why-fewer-than-five", "4.2"),
        (FIRST, "hand-fork-1, bewilder", "why-not-bellman", "6.1"),
        (HUNTING, "hand-fork-1", "why-no-turning-back", "7.3"),
        (HUNTING, "pack", "why-no-turning-back", "7.3"),
        (MARKS_AND_BANKER, "pack", "", ""),
        (FIRST, "stock", "", ""),
        (FIRST, "crew-carpenter", "", ""),
        (HIRED, "crew-bonnet-maker", "", ""),
    ],
)
def test_each_sentence_is_said_where_it_is_asked_for(position: Position, path: str, key: str, clause: str) -> None:
    assert why(SNARK, position, path) == (key, clause)


def test_a_man_who_is_gone_is_gone_for_everybody() -> None:
    for viewer in (0, 1, ONLOOKER):
        assert why(SNARK, BANKER_LOST, "crew-banker", viewer) == ("why-gone", "8.2")


def test_the_missing_cards_are_named() -> None:
    reason = why_not(GAME.observe(FIRST, 0), GAME.legal(FIRST, 0), (), "crew-baker")
    assert reason is not None
    assert "card-thimble" in repr(reason.said)
    assert "card-soap" in repr(reason.said)
    assert "card-fork" not in repr(reason.said)


def test_while_cards_are_passed_nobody_is_told_about_hiring() -> None:
    passing = do(TWO_CREWS, "bewilder fork")
    assert why(SNARK, passing, "crew-baker") == ("", "")
    assert why(SNARK, passing, "crew-bellman") == ("", "")


def test_an_onlooker_is_told_nothing_of_hands() -> None:
    for thing in ("pack", "hand-taste-1", "crew-baker", "crew-bellman"):
        assert why(SNARK, FIRST, thing, ONLOOKER) == ("", "")


@pytest.mark.parametrize(
    ("thing", "clause"),
    [
        ("crew-baker", "8.4"),
        ("crew-boots", "7.1"),
        ("crew-bellman", "5.2"),
        ("hand-late-1", "7.2"),
        ("hand-soap-2", "2.4"),
        ("hand-map-1", "5.2"),
        ("pack", "2.2"),
        ("pool", "10.1"),
        ("discard-fork-3", "4.5"),
        ("turned-0-live-pig", "8.4"),
        ("turned-2-boojum", "8.2"),
        ("word", ""),
    ],
)
def test_everything_on_the_table_is_explained(thing: str, clause: str) -> None:
    assert what(SNARK, HUNTING, thing)[1] == clause
