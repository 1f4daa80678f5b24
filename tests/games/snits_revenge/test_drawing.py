"""A position as text: read as it is drawn, written as it is read, and refused with its place."""

from __future__ import annotations

import pytest

from frabjous.core.written import BadPosition
from games.snits_revenge.drawing import GAME, do, offered, phase, where

SIEGE = "Glut: Thudd! Zip Makum / Eye: dead Nib / Dreenle: new Runnungitm / out: Skitter / gone: Pelt"
FIGHT = "Eye: Nib-1 Skitter-2 / out: Pelt-1 Bonk-2; seats 3"


def test_the_text_of_a_start_is_short() -> None:
    assert str(GAME.start(2, {"organs": "9"})) == "-; phase duty"
    assert str(GAME.start(3, {"organs": "9", "spark": "yes"})) == "-; seats 3; options spark=yes; phase seniority"
    rolling = GAME.start(2, {"organs": "9", "bolotomus": "seats-1-2"})
    assert str(rolling) == "-; options bolotomus=seats-1-2; phase roles"


def test_a_text_without_a_number_of_organs_means_the_nine_of_the_rulebook_whatever_is_usual_now() -> None:
    assert GAME.position("-; phase duty").variant.needed == 9
    assert GAME.position("-; seats 3; phase seniority").variant.needed == 9
    assert str(GAME.start(3, {})) == "-; seats 3; options organs=7; phase seniority"


def test_a_drawn_position_has_everything_where_it_is_drawn() -> None:
    state = GAME.position(SIEGE)
    assert [where(state, name) for name in ("Zip", "Nib", "Skitter", "Pelt")] == ["Glut", "Eye", "out", "gone"]
    assert (phase(state), state.turn, state.bolotomus, state.organs_lost()) == ("1 moving", 1, 1, 1)
    assert (state.makum_pool(), state.runnungitm_pool()) == (8, 17)
    assert str(state) == SIEGE


def test_rows_may_be_lines_and_places_may_come_in_any_order() -> None:
    assert GAME.position("out: Skitter\nGlut: Nib; turn 2") == GAME.position("Glut: Nib / out: Skitter; turn 2")


def test_makums_and_runnungitms_are_counted() -> None:
    state = GAME.position("Eye: Makum 2 Makum Runnungitm / out: Nib; phase travelling")
    assert str(state) == "Eye: 3 Makum Runnungitm / out: Nib; phase travelling"
    after = do(state, "Makum Eye Wamblum", "Makum Eye Squidgium")
    assert str(after) == (
        "Eye: Makum Runnungitm / Wamblum: Makum. / Squidgium: Makum. / out: Nib; "
        "phase travelling; used Wamblum Eye, Eye Squidgium"
    )


def test_who_has_moved_and_where_is_written() -> None:
    state = do(GAME.position("Glut: Nib / out: Tock / Eye: Pelt"), "Nib Bloatbulb", "Tock Glut")
    assert str(state) == "Glut: Tock. / Eye: Pelt / Bloatbulb: Nib.; used Glut Bloatbulb, out Glut"
    assert offered(GAME.position(str(state))) == offered(state)


def test_dice_that_are_awaited_are_written() -> None:
    state = do(GAME.position("Glut: Nib Runnungitm / Eye: Tock; phase kicking"), "Nib kicks Runnungitm")
    assert str(state).endswith("; phase kicking; awaited kick; doer Nib-1; aim Runnungitm")
    assert str(do(state, "die 6")).endswith("; phase kicking; awaited chomp; aim Nib-1; rolled 6")


def test_a_fight_needs_no_more_than_where_the_spark_is() -> None:
    """R18"""
    held, lying = GAME.position(f"{FIGHT}; holder Nib-1"), GAME.position(f"{FIGHT}; lying Eye")
    assert (held.round, held.beginner, held.snorgs, phase(held)) == (1, 0, 0, "1 moving")
    assert "Nib takes Spark" in offered(lying)
    assert str(lying) == f"{FIGHT}; lying Eye"


def test_a_phase_in_which_nothing_can_be_done_is_passed_over() -> None:
    """R4"""
    assert phase(GAME.position("out: Nib; phase kicking")) == "2 composing"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Gluts: Nib", "“Gluts: Nib”: this is one of: Antephellum, Glut,"),
        ("Glut: Nob", "“Glut: Nob”: nobody and nothing in a game for 2 has this name."),
        ("Glut: Nib-2", "“Glut: Nib-2”: nobody and nothing in a game for 2 has this name."),
        ("Glut: Nib / Eye: Nib", "“Eye: Nib”: this Snit is in another place: Glut."),
        ("Glut: Plod", "“Plod-1”: this Snit is not in the army."),
        ("out: Nib-1 Tock-1 Hobb-1 Pelt-1; seats 5", "“Pelt-1”: this Snit is not in the army."),
        ("out: Bonk-1 Zip-1 Whisk-1; seats 5", "“Whisk-1”: only 2 of a clan have badges."),
        ("Glut: Nib!", "“Glut: Nib!”: only hammer Snits live on when they are caught."),
        ("Glut: Nib.; phase composing", "“Glut: Nib.”: this Snit has nothing to do in this phase."),
        ("Glut: Makum.", "“Glut: Makum.”: this has nothing to do in this phase."),
        ("Glut: dead.; phase travelling", "“Glut: dead.”: this has nothing to do in this phase."),
        ("Glut: 2 Nib", "“Glut: Nib”: only Makums and Runnungitms are counted."),
        ("Glut: 2", "“Glut: 2”: only Makums and Runnungitms are counted."),
        ("out: Makum", "“out: Makum”: this belongs into an organ."),
        ("Glut:" + " Makum" * 10, "“Makum”: there are 10 of these, and only 9 in this game."),
        ("Glut: Splop", "“Splop”: there are 1 of these, and only 0 in this game."),
        ("Glut: Spark Splop; options spark=yes", "“Glut: Splop”: something lies there already."),
        ("Glut: dead Spark; options spark=yes", "“Glut”: nothing can lie under this Snorg."),
        ("Lapotum: Nib", "“Lapotum”: no Snit gets there, and its Snorg stands."),
        ("Lapotum: dead", "“Lapotum”: no Snit gets there, and its Snorg stands."),
    ],
)
def test_what_cannot_be_there_is_refused_with_its_place(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.position(text)
    assert str(refusal.value).startswith(sentence)


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ("turn 61", "“turn 61”: there are 60 turns, after the set-up."),
        ("mover 2", "“mover 2”: it cannot be this seat now."),
        ("bolotomus 1", "“bolotomus 1”: it cannot be this seat now."),
        ("bolotomus nobody", "“bolotomus nobody”: it cannot be this seat now."),
        ("senior 3", "“senior 3”: there are 2 seats, counted from 1."),
        ("beginner 1", "“beginner 1”: it cannot be this seat now."),
        ("round 2", "“beginner nobody”: it cannot be this seat now."),
        ("rollers 1", "“rollers”: these seats do not roll now."),
        ("rolls 1 0", "“rolls 1”: this seat did not roll this."),
        ("rolls 7", "“rolls”: each seat has one; 0 is nothing yet."),
        ("rolled 7", "“rolled”: these are one or two dice."),
        ("used out", "“used out ”: this is one of: Antephellum, Glut,"),
        ("used out Eye", "“used out Eye”: there is no such passage, or not for so many."),
        ("used Fleotis out, Fleotis out", "“used Fleotis out”: there is no such passage, or not for so many."),
        ("killers Eye Zip", "“Eye”: a killed Snorg is dead."),
        ("phase hiding", "“phase hiding”: there is nothing left to hide."),
        ("phase duty; options runnungitms=no", "“phase duty”: there are no Runnungitms."),
        ("phase falling", "“phase falling”: no Snorg was killed in this turn."),
        ("phase over", "“phase over”: a game that is over has an ending."),
        ("holder Nib-1", "“round”: it takes two clans with Snits to fight."),
        ("awaited dash; doer Nib-1", "“awaited dash”: this does not go with the phase, doer, aim and pack."),
        ("awaited last-kick; aim Nib-1", "“awaited last-kick”: this does not go with the phase,"),
        ("phase kicking; pack Nib", "“awaited nothing”: this does not go with the phase,"),
        ("colour red", "“colour red”: a position of this game has no such entry."),
    ],
)
def test_an_entry_that_makes_no_sense_is_refused_with_its_words(entry: str, sentence: str) -> None:
    rows = "Glut: Nib Tock" if "phase" not in entry or "kicking" in entry else "-"
    with pytest.raises(BadPosition) as refusal:
        GAME.position(f"{rows}; {entry}")
    assert str(refusal.value).startswith(sentence)


def test_a_pack_that_nobody_can_join_is_refused() -> None:
    """R10"""
    alone = "Glut: Nib Runnungitm; phase kicking; pack Nib"
    with pytest.raises(BadPosition, match="there is nobody to attack with"):
        GAME.position(alone)
    assert offered(GAME.position(alone.replace("Nib Run", "Nib Tock Run"))) == ["pack Tock"]
