"""The judgement of positions."""

from __future__ import annotations

import pytest

from frabjous.bots.levels import LEVELS
from frabjous.core.chance import Dice
from frabjous.core.contract import BY_CHANCE, CHANCE
from frabjous.games.snits_revenge import SNITS_REVENGE
from frabjous.games.snits_revenge.body import ANTEPHELLUM, EYE, FLEOTIS, GLUT, LAPOTUM, OUTSIDE
from frabjous.games.snits_revenge.siege import FEATURES, Siege
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.steps import SNIT_STEPS, THINGIE_STEPS
from frabjous.games.snits_revenge.terms import MOVING
from games.snits_revenge.drawing import GAME, body, do, offered

judge = SNITS_REVENGE.judge


def test_distances_are_counted_in_moves() -> None:
    assert SNIT_STEPS[OUTSIDE][GLUT] == 1
    assert SNIT_STEPS[OUTSIDE][FLEOTIS] > 5, "nobody counts on a dash"
    assert SNIT_STEPS[FLEOTIS][OUTSIDE] == 1
    assert SNIT_STEPS[ANTEPHELLUM][LAPOTUM] >= 20, "red canals are closed"
    assert THINGIE_STEPS[LAPOTUM][ANTEPHELLUM] == 1
    assert THINGIE_STEPS[LAPOTUM][EYE] == 2


def snits(text: str, options: str = "") -> float:
    return judge(body(text, options=options))[0]


def test_lost_organs_and_living_snits_are_good_for_the_snits() -> None:
    base = snits("Glut: Nib Tock\nout: Pelt")
    assert snits("Glut: Nib Tock\nout: Pelt\nEye: dead") > base
    assert snits("Glut: Nib Tock") < base


def test_runnungitms_and_makums_are_good_for_the_bolotomus() -> None:
    base = snits("Glut: Nib Tock\nout: Pelt\nEye: dead")
    near = snits("Glut: Nib Tock\nout: Pelt\nEye: dead\nWamblum: Makum")
    assert near < base
    assert snits("Glut: Nib Tock Runnungitm\nout: Pelt\nEye: dead") < base
    assert snits("Glut: Nib Tock\nout: Pelt\nEye: dead Makum") < near


def siege(text: str, phase: str) -> dict[str, float]:
    """Name what a siege is judged by."""
    return dict(zip(FEATURES, Siege(body(text, phase)).features(), strict=True))


def test_standing_beside_a_snit_is_not_as_good_as_biting_it() -> None:
    """R12: a bite to come counts until the chance has gone by; then only a bite that was done does."""
    beside, bitten = "Glut: Nib Tock Runnungitm\nout: Pelt", "Glut: Tock Runnungitm\nout: Pelt"
    assert siege(beside, "chomping")["inside"] < siege(beside, "transforming")["inside"]
    assert SNITS_REVENGE.judge(body(bitten, "transforming"))[1] > SNITS_REVENGE.judge(body(beside, "transforming"))[1]
    assert set(choices(body("Glut: Nib Tock Runnungitm Runnungitm\nout: Pelt", "chomping"))) <= {
        "chomp Nib of 1",
        "chomp Tock of 1",
    }


def test_who_stands_where_the_kicks_are_is_ahead_of_who_does_not() -> None:
    """R8: a Snit beside a Snorg will kick it in this turn."""
    assert (
        SNITS_REVENGE.judge(body("Glut: Nib Tock\nout: Pelt"))[0] > SNITS_REVENGE.judge(body("out: Nib Tock Pelt"))[0]
    )


def test_a_makum_in_a_dead_organ_becomes_its_snorg() -> None:
    """R15: whoever else is there."""
    state = body("Eye: dead Makum Nib\nGulpus: dead\nout: Pelt Tock", "transforming")
    assert set(choices(state)) == {"transform Eye"}


def test_a_hidden_spark_near_the_snits_is_good_for_them() -> None:
    """R19"""
    near, far = "Glut: Nib Spark", "Glut: Nib\nForebosinator: Spark"
    assert snits(near, "spark=yes") > snits(far, "spark=yes")


def test_the_holder_near_an_exit_is_ahead_in_the_fight() -> None:
    """R18"""
    at_the_door = judge(body("Glut: Nib\nEye: Nib-2", seats=3, fight="Nib"))
    assert at_the_door[0] > judge(body("Forebosinator: Nib\nEye: Nib-2", seats=3, fight="Nib"))[0] > 0.5
    assert at_the_door[2] == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_that_is_over_is_judged_by_its_outcome(seats: int) -> None:
    text = "Glut: Nib Runnungitm"
    over = do(body(text, "chomping", seats=seats), "chomp Nib of 1", "dice 6+6", "dice 1+1")
    assert judge(over) == [0.0] * (seats - 1) + [1.0]


def choices(state: Position, times: int = 9) -> list[str]:
    """Ask the greedy bot several times."""
    seat, level = GAME.to_act(state)[0], LEVELS["greedy"]
    legal, seen = GAME.legal(state, seat), GAME.observe(state, seat)
    return [level.bot(SNITS_REVENGE).choose(seat, seen, legal, Dice(seed), level.budget).text for seed in range(times)]


def test_the_greedy_bot_leaves_the_body_with_the_spark() -> None:
    """R18"""
    assert set(choices(body("Glut: Nib Tock\nEye: Nib-2", seats=3, fight="Nib"))) == {"Nib out"}


def test_the_greedy_bot_saves_the_bolotomus() -> None:
    """R16: the ninth organ is repaired."""
    dead = ("Antephellum", "Glut", "Eye", "Prolobosinator", "Gulpus", "Wamblum", "Bloatbulb", "Squidgium", "Dreenle")
    text = "".join(f"{name}: dead\n" for name in dead) + "Dreenle: Makum\nout: Nib Tock"
    state = body(text, "transforming")
    assert offered(state) == ["transform Dreenle", "end phase"]
    assert set(choices(state)) == {"transform Dreenle"}


@pytest.mark.parametrize("greedy", [0, 1])
def test_the_greedy_bot_beats_the_fool_on_either_side(greedy: int) -> None:
    """A few games; docs/games.md gives the figures of many."""
    won = 0.0
    for seed in range(2):
        state, dice = GAME.start(2, {}), Dice(seed)
        while actors := GAME.to_act(state):
            seat = actors[0]
            if seat == CHANCE:
                deed = dice.weighted(GAME.chances(state))
            else:
                level, legal = LEVELS["greedy" if seat == greedy else "fool"], GAME.legal(state, seat)
                deed = level.bot(SNITS_REVENGE).choose(seat, GAME.observe(state, seat), legal, dice, level.budget)
            state = GAME.apply(state, seat, deed)
        outcome = GAME.outcome(state)
        assert outcome is not None
        won += outcome.scores[greedy]
    assert won >= 1


def begun(seats: int) -> Position:
    """Begin a game, with the rolls for who is what."""
    state, dice = GAME.start(seats, {}), Dice(3)
    while GAME.to_act(state) == BY_CHANCE:
        state = GAME.apply(state, CHANCE, dice.weighted(GAME.chances(state)))
    return state


@pytest.mark.parametrize("seats", GAME.seats)
def test_an_army_that_is_being_chosen_is_judged_as_a_whole_one(seats: int) -> None:
    """Whatever is taken or left out on the way, the Snits' chances hardly move."""
    state, dice = begun(seats), Dice(1)
    bolotomus = state.bolotomus
    chances = [SNITS_REVENGE.judge(state)[bolotomus]]
    while state.phase < MOVING:
        seat = GAME.to_act(state)[0]
        state = GAME.apply(state, seat, dice.pick(GAME.legal(state, seat)))
        chances.append(SNITS_REVENGE.judge(state)[bolotomus])
    assert max(chances) - min(chances) < 0.2


@pytest.mark.parametrize("seats", GAME.seats)
def test_soberly_nobody_has_won_or_lost_at_the_start(seats: int) -> None:
    assert SNITS_REVENGE.sober is not None
    start = begun(seats)
    chances = SNITS_REVENGE.sober(start)
    assert sum(chances) == pytest.approx(1.0)
    assert 0.3 < chances[start.bolotomus] < 0.75
