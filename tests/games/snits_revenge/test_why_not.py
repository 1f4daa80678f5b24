"""Why not? Each sentence of Snits' Revenge where a newcomer would meet it."""

from __future__ import annotations

from typing import Final

import pytest

from frabjous.core.contract import ONLOOKER
from frabjous.games.snits_revenge import SNITS_REVENGE
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.why_not import why_not
from games import asking
from games.snits_revenge.drawing import GAME, body, do

NARROW: Final = do(body("Bloatbulb: Nib Tock Hobb dead / Lapotum: Runnungitm"), "Nib Squidgium")
FULL: Final = do(body("out: Nib Tock Hobb / Glut: Pelt / Lapotum: Runnungitm"), "Nib Glut", "Pelt out")
RED: Final = body("Squidgium: Nib / Lapotum: Runnungitm")
DASHED: Final = do(body("out: Blitzel Bonk Skitter / Lapotum: Runnungitm"), "Blitzel Fleotis", "dice 3+4")
RACING: Final = do(body("out: Thudd Zip / Lapotum: Runnungitm"), "Thudd Glut", "Zip Glut", "Thudd kicks Snorg", "die 3")
KICK: Final = body("Glut: Nib Thudd / Bloatbulb: Makum / out: Pelt", "kicking")
DEAD_SNORG: Final = body("Glut: dead Nib Makum", "kicking")
PACK: Final = body("Squidgium: Bonk Nib Tock Runnungitm", "kicking")
GATHERING: Final = do(PACK, "pack Nib")
ATTACKED: Final = do(GATHERING, "pack Tock", "attack", "die 5", "die 2")
ONE_IN_THE_ORGAN: Final = body("Squidgium: Nib Runnungitm", "kicking")
COMPOSING: Final = body("Compositor-2: dead / Lapotum: Runnungitm / out: Nib", "composing")
TRAVELLING: Final = body("Lapotum: Runnungitm Makum / Glut: Makum / out: Nib", "travelling")
TRAVELLED: Final = do(TRAVELLING, "Runnungitm Lapotum Antephellum")
SNAPPED: Final = do(
    body("Squidgium: Nib Zip Runnungitm / Glut: Tock Runnungitm / Eye: Runnungitm", "chomping"),
    "chomp Nib of 1", "dice 1+1",
)  # fmt: skip
TRANSFORMING: Final = body("Lapotum: Makum / Squidgium: dead Nib Makum / Hemiplonk: Makum", "transforming")


def why(position: Position, path: str) -> tuple[str, str]:
    """Ask for whoever acts."""
    return asking.why(SNITS_REVENGE, position, path, GAME.to_act(position)[0])


@pytest.mark.parametrize(
    ("position", "path", "key", "clause"),
    [
        (NARROW, "snit-1-Hobb, organ-Squidgium", "why-full", "2.6"),
        (NARROW, "organ-Bloatbulb, organ-Squidgium", "why-full", "2.6"),
        (FULL, "snit-1-Hobb, organ-Glut", "why-full", "2.6"),
        (RED, "snit-1-Nib, organ-Lapotum", "why-red", "2.4"),
        (NARROW, "snit-1-Tock, organ-Eye", "why-one-passage", "6.1"),
        (NARROW, "snit-1-Tock, snorg-Eye-1", "why-one-passage", "6.1"),
        (DASHED, "snit-1-Blitzel", "why-has-moved", "6.1"),
        (RACING, "snit-1-Zip, organ-outside", "why-not-out", "6.3"),
        (RACING, "snit-1-Thudd", "why-only-lightning", "6.3"),
        (KICK, "snit-1-Nib, makum-Bloatbulb-1", "why-own-organ", "7.1"),
        (KICK, "makum-Bloatbulb-1", "why-own-organ", "7.1"),
        (KICK, "snit-1-Pelt", "why-own-organ", "7.1"),
        (DEAD_SNORG, "snit-1-Nib, kick-snorg-soft", "why-snorg-dead", "7.1"),
        (DEAD_SNORG, "snit-1-Nib, organ-Glut", "why-snorg-dead", "7.1"),
        (ATTACKED, "snit-1-Nib", "why-has-kicked", "7.1"),
        (GATHERING, "attack", "why-pack-of-one", "7.3"),
        (ONE_IN_THE_ORGAN, "snit-1-Nib, pack", "why-pack-of-one", "7.3"),
        (KICK, "snit-1-Nib, pack", "why-only-runnungitms", "7.3"),
        (RED, "snorg-Lapotum-1", "why-lapotums-snorg", "2.5"),
        (KICK, "snit-1-Nib, snorg-Lapotum-1", "why-lapotums-snorg", "2.5"),
        (COMPOSING, "organ-Compositor-2", "why-dead-compositor", "8.1"),
        (TRAVELLING, "makum-Glut-1, organ-outside", "why-never-out", "8.1"),
        (TRAVELLED, "runnungitm-Antephellum-done-1", "why-has-moved", "8.1"),
        (SNAPPED, "runnungitm-Squidgium-done-1", "why-has-snapped", "8.2"),
        (SNAPPED, "snit-1-Zip", "why-has-snapped", "8.2"),
        (SNAPPED, "runnungitm-Eye-1", "why-nobody-to-bite", "8.2"),
        (TRANSFORMING, "organ-Hemiplonk", "why-transforms-elsewhere", "8.3"),
        (TRANSFORMING, "makum-Hemiplonk-1", "why-transforms-elsewhere", "8.3"),
        # Without a special reason
        (NARROW, "organ-Eye", "", ""),
        (NARROW, "snit-1-Tock, organ-Glut", "", ""),
        (NARROW, "snit-1-Nobody", "", ""),
        (KICK, "snit-1-Nib, snorg-Glut-1", "", ""),
        (SNAPPED, "organ-Eye", "", ""),
        (COMPOSING, "organ-Compositor-1", "", ""),
        (GATHERING, "snit-1-Nib", "", ""),
    ],
)
def test_each_sentence_is_said_where_it_is_asked_for(position: Position, path: str, key: str, clause: str) -> None:
    assert why(position, path) == (key, clause)


def test_nobody_kicks_snits_while_the_bolotomus_lives_and_only_in_the_own_organ_afterwards() -> None:
    siege = body("Glut: Nib-1 Tock-2 / Lapotum: Runnungitm", "kicking", seats=3)
    assert why(siege, "snit-1-Nib, snit-2-Tock") == ("why-no-snit-kicks", "7.1")
    assert why(siege, "snit-2-Tock") == ("why-no-snit-kicks", "7.1")
    fight = body("Glut: Nib-1 Tock-2 / Eye: Zip-2", "kicking", seats=3, mover=0, fight="Zip-2")
    assert why(fight, "snit-1-Nib, snit-2-Zip") == ("why-own-organ", "7.1")
    assert why(fight, "snit-1-Nib, snit-2-Tock") == ("", "")
    assert why(fight, "snit-1-Nib, pack") == ("", "")


def test_while_the_bolotomus_chooses_a_victim_nobody_is_told_about_kicks() -> None:
    missed = do(PACK, "pack Nib", "pack Tock", "attack", "die 5", "die 6")
    assert why(missed, "snit-1-Bonk") == ("", "")
    assert why(missed, "snorg-Lapotum-1") == ("", "")


def test_the_limit_of_a_passage_is_that_of_this_game() -> None:
    reason = why_not(GAME.observe(FULL, 0), GAME.legal(FULL, 0), ("snit-1-Hobb",), "organ-Glut")
    assert reason is not None
    assert reason.said.values == (("limit", 2),)


def test_whoever_is_not_asked_hears_nothing() -> None:
    for viewer in (1, ONLOOKER):
        assert why_not(GAME.observe(KICK, viewer), GAME.legal(KICK, viewer), (), "makum-Bloatbulb-1") is None


@pytest.mark.parametrize(
    ("thing", "key", "clause"),
    [
        ("snit-1-Nib", "what-snit", "8.2"),
        ("chip-1-Thudd", "what-hammer", "3.2"),
        ("snit-1-Zip", "what-lightning", "3.2"),
        ("snorg-Eye-1", "what-snorg", "7.1"),
        ("makum-Compositor-1-done-2", "what-makum", "8.3"),
        ("runnungitm-Glut-1", "what-runnungitm", "8.2"),
        ("organ-Lapotum", "what-lapotum", "8.3"),
        ("organ-Compositor-3", "what-compositor", "8.1"),
        ("organ-Fleotis", "what-fleotis", "6.2"),
        ("organ-Glut", "what-opening", "2.1"),
        ("organ-Eye", "what-lookout", "6.2"),
        ("organ-Wamblum", "what-organ", "1.1"),
        ("organ-outside", "what-outside", "6.1"),
        ("score", "what-score", "8.4"),
        ("spark", "what-spark", "9.1"),
        ("dice-3", "", ""),
    ],
)
def test_everything_in_the_body_is_explained(thing: str, key: str, clause: str) -> None:
    assert asking.what(SNITS_REVENGE, KICK, thing) == (key, clause)
