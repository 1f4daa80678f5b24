"""What a plain player does."""

from __future__ import annotations

import pytest

from frabjous.bots.search import PLAYS_ON, Search, Tree
from frabjous.bots.thinker import Budget
from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE
from frabjous.games.snits_revenge import SNITS_REVENGE
from frabjous.games.snits_revenge.habits import PLAIN_PLAYER
from games.snits_revenge.drawing import GAME, body

FOREVER = 1_000


def habit(text: str, phase: str = "moving") -> str:
    """Say what a plain player does in a position."""
    deed = PLAIN_PLAYER.choice(body(text, phase), FOREVER)
    assert deed is not None
    return deed.text


def test_a_snit_goes_to_the_nearest_snorg_and_kicks_it() -> None:
    assert habit("Glut: dead Nib") == "Nib Bloatbulb"
    assert habit("Glut: Nib Makum", "kicking") == "Nib kicks Snorg"
    assert habit("Glut: dead Nib Makum", "kicking") == "Nib kicks Makum"


def test_a_snit_makes_room_for_those_who_follow() -> None:
    assert habit("Bloatbulb: Nib") in ("Nib Glut", "Nib Gulpus", "Nib Squidgium")
    assert habit("Forebosinator: Nib\nEye: dead") == "end phase", "there is no other Snorg nearby"


def test_nobody_dashes_at_bad_odds() -> None:
    """R7: two dice, and Speed 5 gets through 10 times of 36, Speed 7 21 times."""
    full = "Antephellum: Tock Fidge Hobb\nGlut: Quib Skitter Darty\n"
    assert habit(full + "out: Nib") != "Nib Fleotis"
    assert habit("Fleotis: dead Runnungitm\nout: Nib", "moving") != "Nib Fleotis"


def test_runnungitms_run_to_snits_and_bite_the_slowest() -> None:
    assert habit("Glut: Nib\nBloatbulb: Runnungitm", "travelling") == "Runnungitm Bloatbulb Glut"
    assert habit("Glut: Nib Thudd Zip Runnungitm", "chomping") == "chomp Thudd of 1"


def test_a_makum_becomes_a_runnungitm_until_the_end_is_near() -> None:
    few = "Hemiplonk: dead\nEye: Nib\nCompositor-2: Makum\n"
    many = few + "".join(f"{name}: dead\n" for name in ("Glut", "Gulpus", "Wamblum", "Dreenle", "Fleotis", "Squidgium"))
    assert habit(few, "travelling") == "Makum Compositor-2 Lapotum"
    assert habit(many, "travelling") == "Makum Compositor-2 Hemiplonk"


@pytest.mark.parametrize("seats", GAME.seats)
def test_plain_players_do_what_is_allowed_until_the_siege_is_over(seats: int) -> None:
    dice, state = Dice(seats), GAME.start(seats, {})
    while GAME.outcome(state) is None and state.snorgs:
        (seat,) = GAME.to_act(state)
        deed = dice.weighted(GAME.chances(state)) if seat == CHANCE else None
        if deed is None:
            legal = GAME.legal(state, seat)
            deed = (PLAIN_PLAYER.choice(state, FOREVER) if state.turn else None) or dice.pick(legal)
            assert deed in legal
        state = GAME.apply(state, seat, deed)
    assert PLAIN_PLAYER.choice(state, FOREVER) is None


def test_a_search_plays_on_to_the_beginning_of_a_turn() -> None:
    state = body("Glut: Nib Tock\nout: Pelt\nLapotum: Runnungitm", "kicking")
    tree = Tree(SNITS_REVENGE, GAME.observe(state, 0), Dice(1))
    assert tree.played_on(state) is state, "not unless it was told so"
    tree.moment = PLAIN_PLAYER.moment(state)
    after = tree.played_on(state)
    assert after.turn == state.turn + PLAIN_PLAYER.turns and tree.looked > 20
    assert GAME.to_act(after) == (0,) and not after.acted
    assert tree.played_on(after) is after


def test_what_is_set_up_is_judged_at_once() -> None:
    assert PLAIN_PLAYER.moment(GAME.start(2, {})) == 0


def test_many_clans_keep_to_their_habits_in_doubt() -> None:
    """Each of them left the kicking to the others, and the Bolotomus won."""
    crowd = "Glut: Thudd-3 Klump-3\nAntephellum: Tock-3 Klump-2 Runnungitm\n"
    outside = "out: Grubber-1 Klump-1 Nib-1 Fidge-1 Quib-1 Grubber-2 Nib-2 Tock-2 Hobb-2 Skitter-3 Pelt-3"
    state = body(crowd + outside, "kicking", seats=4, mover=2, options="organs=8")
    seen, legal = GAME.observe(state, 2), GAME.legal(state, 2)
    assert Search(SNITS_REVENGE).choose(2, seen, legal, Dice(5), Budget(PLAYS_ON)).text.endswith("kicks Snorg")


def test_few_clans_and_the_bolotomus_rather_think() -> None:
    assert PLAIN_PLAYER.is_good(body("Glut: Nib", "kicking", seats=4, mover=0))
    assert not PLAIN_PLAYER.is_good(body("Glut: Nib Runnungitm", "chomping", seats=4))
    assert not PLAIN_PLAYER.is_good(body("Glut: Nib", "kicking"))
