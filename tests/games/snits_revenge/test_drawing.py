"""A position as text: read as it is drawn, written as it is read, and refused with its place."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE, ONLOOKER
from frabjous.core.errors import GameError
from frabjous.core.written import BadPosition
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.view import scene
from frabjous.scene.model import Shape
from games.snits_revenge.drawing import GAME, do, offered, phase, where

SIEGE = "Glut: Thudd! Zip Makum / Eye: dead Nib / Dreenle: new Runnungitm / out: Skitter / gone: Pelt"
FIGHT = "Eye: Nib-1 Skitter-2 / out: Pelt-1 Bonk-2; seats 3"


def test_the_text_of_a_start_is_short() -> None:
    assert str(GAME.start(2, {})) == "-; phase duty"
    assert str(GAME.start(3, {"spark": "yes"})) == "-; seats 3; options spark=yes; phase seniority"
    assert str(GAME.start(2, {"bolotomus": "seats-1-2"})) == "-; options bolotomus=seats-1-2; phase roles"


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
        ("Gluts: Nib", "“Gluts: Nib”: this should be one of: Antephellum, Glut,"),
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
        ("used out", "“used out ”: this should be one of: Antephellum, Glut,"),
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


# Random games

CHOICES: tuple[dict[str, str], ...] = (
    {},
    {"spark": "yes", "splops": "4", "hiding": "open", "pack": "chomp-each", "passages": "all-2"},
    {"organs": "7", "splops": "3", "hiding": "written"},
    {"counters": "1978", "clock": "30"},
)


@cache
def game(seats: int, number: int) -> list[Position]:
    """Play a game at random and keep all its positions; every second one is in a hurry to kick."""
    dice = Dice(number)
    states = [GAME.start(seats, CHOICES[number % len(CHOICES)])]
    while actors := GAME.to_act(states[-1]):
        state = states[-1]
        if actors == (CHANCE,):
            deed = dice.weighted(GAME.chances(state))
        else:
            legal = GAME.legal(state, actors[0])
            deed = legal[0] if number % 2 and dice.below(3) else dice.pick(legal)
        states.append(GAME.apply(state, actors[0], deed))
    return states


games = st.builds(game, st.integers(2, 5), st.integers(0, 2 * len(CHOICES) - 1))
positions = games.flatmap(st.sampled_from)


@settings(deadline=None)
@given(positions)
def test_a_written_position_is_read_back_as_it_was(state: Position) -> None:
    again = GAME.position(str(state))
    assert again == state
    assert str(again) == str(state)
    assert offered(again) == offered(state)


def ask_everything(state: Position) -> None:
    """Ask a position all that can be asked, and do whatever may be done first and last."""
    actors = GAME.to_act(state)
    for viewer in (*range(state.variant.seats), ONLOOKER):
        seen = GAME.observe(state, viewer)
        GAME.imagine(seen, Dice(1))
        for shape in Shape:
            scene(seen, GAME.legal(state, viewer), shape)
    assert (GAME.outcome(state) is None) == bool(actors)
    for seat in actors:
        free = [deed for deed, _ in GAME.chances(state)] if seat == CHANCE else GAME.legal(state, seat)
        for deed in (free[0], free[-1]):
            GAME.told(state, seat, deed, ONLOOKER)
            GAME.to_act(GAME.apply(state, seat, deed))


SLIPS = ("", " ", "/", ";", ":", "-", ".", "!", "1", "2", "9", "Nib", "Makum", "dead", "Eye", "nobody", "phase over")
slips = st.lists(st.tuples(st.integers(0, 400), st.integers(0, 12), st.sampled_from(SLIPS)), min_size=1, max_size=3)


@settings(deadline=None, max_examples=300)
@given(positions, slips)
def test_a_slip_of_the_pen_is_refused_or_gives_a_position_that_can_be_played(
    state: Position, slips: list[tuple[int, int, str]]
) -> None:
    text = str(state)
    for at, gone, slip in slips:
        text = text[: at % (len(text) + 1)] + slip + text[at % (len(text) + 1) + gone :]
    try:
        read = GAME.position(text)
    except GameError:
        return
    ask_everything(read)


ENTRIES = [word.partition(" ") for state in (game(3, 1), game(4, 5)) for one in state for word in str(one).split("; ")]
swaps = st.lists(st.sampled_from(sorted({(name, value) for name, _, value in ENTRIES[1:] if name.islower()})))


@settings(deadline=None, max_examples=300)
@given(positions, swaps)
@example(game(3, 1)[-1], [("phase", "moving")])
def test_entries_of_other_positions_are_refused_or_can_be_played(state: Position, swaps: list[tuple[str, str]]) -> None:
    rows, *entries = str(state).split("; ")
    said = {name: value for name, _, value in [entry.partition(" ") for entry in entries]}
    said.update(swaps)
    try:
        read = GAME.position("; ".join([rows, *(f"{name} {value}" for name, value in said.items())]))
    except GameError:
        return
    ask_everything(read)
