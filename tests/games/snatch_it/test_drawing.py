"""A position as text: read as it is drawn, written as it is read, and refused with its place."""

from __future__ import annotations

import pytest

from frabjous.core.errors import GameError
from frabjous.core.written import BadPosition
from frabjous.games.snatch_it.cards import DEPTH
from frabjous.games.snatch_it.terms import NOT_YET, TURN
from games.snatch_it.drawing import GAME, do, names, pond, position, shore

CALLED_OUT = "options call_it_out=yes"
THREE = "pond c2 f6 sw / 1 c3 f2 / 2 c4 f4 | c1.c2 | 2c5 sw / 3 f5 | f3.f4.f4"


def test_the_text_of_a_start_is_short() -> None:
    assert str(GAME.start(3, {})) == "pond / 1 / 2 / 3; phase slipping"
    assert str(GAME.start(2, {"call_it_out": "yes"})) == "pond / 1 / 2; options call_it_out=yes; phase slipping"


def test_a_drawn_position_has_every_card_where_it_is_drawn() -> None:
    state = GAME.position(THREE)
    assert (pond(state), names(state.hands[1]), names(state.bellies[1])) == ("c2 f6 sw", "c4 f4", "c5 c5 sw")
    assert (shore(state, 1), shore(state, 2)) == (["c1.c2"], ["f3.f4.f4"])
    assert (state.phase, state.round, state.mover, state.first, state.last) == (TURN, 1, 0, 0, NOT_YET)
    assert state.above == DEPTH[3] - 16
    assert str(state) == THREE


def test_rows_may_be_lines_and_cards_may_be_drawn_one_by_one() -> None:
    assert GAME.position("pond c2\n1 c3 c3 | f1.f1\n2  || sw\n3") == GAME.position("pond c2/1 2c3 |f1.f1/2 ||sw/3")


def test_stacks_are_numbered_as_they_are_drawn_unless_they_say_their_numbers() -> None:
    state = GAME.position("pond c2 / 1 f2 | c1.c1 #2:c2.c2 / 2 f6 | #4:f1.f1 f2.f2 / 3")
    assert (list(state.owners), shore(state, 1)) == ([0, 0, 1, 1], ["f2.f2", "f1.f1"])
    assert str(state) == "pond c2 / 1 f2 | c1.c1 c2.c2 / 2 f6 | f2.f2 f1.f1 / 3"
    assert str(do(state, "steal #4 with f2")).startswith(
        "pond c2 / 1 | #1:c1.c1 #2:c2.c2 #4:f1.f1.f2 / 2 f6 | #3:f2.f2 / 3; "
    )


def test_free_places_in_the_pond_and_free_numbers_of_stacks_are_kept() -> None:
    state = do(GAME.position("pond c2 f5 c6 / 1 f6 | c2.c3 f5.f5 / 2 f1 / 3"), "munch c2 with #1", "bait f1")
    assert str(state).startswith("pond f1 f5 c6 / 1 f6 | #2:f5.f5 | 2c2 c3 / 2 / 3; ")
    state = do(GAME.position("pond c2 f5 / 1 f6 | c2.c3 / 2 f1 / 3"), "munch c2 with #1")
    assert str(state).startswith("pond - f5 / 1 f6 | | 2c2 c3 / 2 f1 / 3; ")


def test_what_was_done_last_is_written() -> None:
    state = do(GAME.position(THREE), "steal #1 with c3")
    assert str(state) == (
        "pond c2 f6 sw / 1 f2 | c1.c2.c3 / 2 c4 f4 | | 2c5 sw / 3 f5 | f3.f4.f4; phase stolen; "
        "stack #1; robbed 2; latest steal #1 with c3; actor 1; moved #1"
    )
    assert "place 1" in str(do(GAME.position(THREE), "snatch c2 with c3"))


def test_secret_choices_are_written_seat_by_seat() -> None:
    state = do(position(THREE, CALLED_OUT), "bait c3", "call")
    assert "; answers - call -; bait c3" in str(state)
    assert str(do(state, "call", "answer")).endswith("; phase forced; bait c3; latest answer; callers 2 3")
    state = GAME.position("pond / 1 c1 / 2 c2 / 3 c3; phase throwing")
    state = GAME.apply(state, 1, GAME.read("throw c2"))
    assert str(state) == "pond / 1 c1 / 2 / 3 c3; phase throwing; thrown - c2 -"


def test_the_marker_is_written_where_it_slipped() -> None:
    state = do(GAME.start(3, {}), "marker +2", "first 1")
    assert str(state) == "pond / 1 / 2 / 3; phase refilling; above 86; round 0"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("pond c2 / 1 c3", "“seats 1”: This game is for 2 to 6 seats"),
        ("1 c3 / 2 / 3", "“1 c3”: this row should begin with “pond”."),
        ("pond c2 / 1 c3 / 3", "“3”: this row should begin with “2”."),
        ("pond c2 / 1 c7 / 2", "“c7”: this is one of: c1, c2,"),
        ("pond c2 / 1 - / 2", "“-”: this is one of: c1, c2,"),
        ("pond c2 / 1 || 9c1 c1 / 2", "“9c1 c1”: there are 9 cards of a kind."),
        ("pond c2 / 1 f1 || 9c2 / 2", "“c2”: there are 9 of these, and 10 are drawn."),
        ("pond c2 / 1 c1 c2 c3 c4 c5 c6 f1 / 2", "“1”: a hand has 6 cards at most."),
        ("pond c2 / 1 c1 / 2 / 3 / 4 / 5 / 6 c1 c2 c3 c4 c5 c6", "“6”: a hand has 5 cards at most."),
        ("pond c2 / 1 c3 | | | / 2", "“1 c3 | | |”: a row has a hand, stacks and a belly."),
        ("pond c2 / 1 c3 | f1 / 2", "“f1”: a stack has two cards or more."),
        ("pond c2 / 1 c3 | f1.- / 2", "“-”: this is one of: c1, c2,"),
        ("pond c2 / 1 c3 | f1.c1 / 2", "“f1.c1”: c1 does not fit on f1."),
        ("pond c2 / 1 c3 | f2.f1 / 2", "“f2.f1”: f1 does not fit on f2."),
        ("pond c2 / 1 c3 | #2:f1.f1 #2:f2.f2 / 2", "“#2:f2.f2”: another stack has this number."),
        ("pond c2 / 1 c3 | #0:f1.f1 / 2", "“#0”: this is one of: none, #1, #2,"),
        ("pond / 1 c3 / 2", "“phase turn”: the pond or all hands are empty (F10)."),
        ("pond c2 / 1 / 2", "“phase turn”: the pond or all hands are empty (F10)."),
        ("pond c2 / 1 c3 / 2 || " + "9c1 8c2 8c3 9c4 9c5 9c6 9f1 9f2 9f3 9f4", "“last later”: 90 cards are drawn"),
    ],
)
def test_what_cannot_lie_there_is_refused_with_its_place(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.position(text)
    assert str(refusal.value).startswith(sentence)


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ("seats 4", "“seats 4”: there is a row for the pond, and one for each seat."),
        ("options call_it_out=perhaps", "“seats 3 call_it_out=perhaps”: "),
        ("mover 4", "“mover 4”: there are 3 seats, counted from 1."),
        ("mover nobody", "“mover”: this does not go with the phase “turn”."),
        ("first nobody", "“first”: this does not go with the phase “turn”."),
        ("round 0", "“round 0”: rounds are counted from 1."),
        ("round -1; phase throwing", "“round -1”: rounds are counted from 1."),
        ("round 0; phase throwing; mover nobody", "“round 0”: nobody has eaten or snatched anything"),
        ("phase slipping", "“slipping”: all cards are still in the pile."),
        ("phase beginning; round 1", "“round 1”: nobody has begun."),
        ("limit 7", "“limit 7”: hands are filled to 6 cards at most."),
        ("above 102", "“above 102”: there are 101 cards in the pile."),
        ("above 99", "“last later”: 16 cards are drawn, so the marker is higher or has appeared."),
        ("last now; above 3", "“above 3”: the marker has appeared."),
        ("last soon", "“last soon”: this is one of: later, next, now."),
        ("bait c1", "“bait”: this does not go with the phase “turn”."),
        ("answers call - -", "“answers”: nobody is asked."),
        ("answers call -", "“answers”: there are 3 seats, and 2 of these."),
        ("thrown c1 - -", "“thrown”: nobody throws anything in this phase."),
        ("visited 1", "“visited”: the stork has not come."),
        ("phase calling; bait c1", "“options”: nobody may call a bait out."),
        (
            f"{CALLED_OUT}; phase calling; bait c1; answers call - -",
            "“phase calling”: whoever laid the bait is not",
        ),
        (f"{CALLED_OUT}; phase calling; bait c1; answers - let let", "“phase calling”: everybody has answered."),
        (f"{CALLED_OUT}; phase judging; bait c1; answers - let -", "“phase judging”: somebody has not answered."),
        (f"{CALLED_OUT}; phase forced; bait c5", "“phase forced”: this bait fits nowhere."),
        ("phase stolen", "“stack”: this does not go with the phase “stolen”."),
        ("phase stolen; stack #1; robbed 1", "“phase stolen”: nobody robs themselves."),
        ("phase stolen; stack #1; robbed 2", "“phase stolen”: the stack is not on that shore."),
        ("phase reward; stack #2; robbed 2", "“phase reward”: the stack is not on that shore."),
        ("phase passing", "“phase passing”: there is something in the pond and in a hand (F10)."),
        ("phase refilling; limit 1", "“phase refilling”: nobody draws a card."),
        ("phase filling; pond c1", "“pond c1”: a position of this game has no such entry."),
        ("phase sharing", "“phase sharing”: there are cards enough (F13)."),
        ("phase dropping", "“phase dropping”: nobody holds too many cards."),
        ("phase deciding", "“thrown”: this does not go with the phase “deciding”."),
        ("phase stork; thrown c1 c1 c1", "“decided”: this does not go with the phase “stork”."),
        ("phase stork; thrown c1 c1 c1; decided f1", "“decided”: this card was not thrown."),
        ("phase stork; thrown c1 c1 c1; decided c1; visited 2", "“phase stork”: the stork finds nothing more."),
        ("phase stork; thrown c1 c1 c1; decided c1; visited 4", "“visited”: there are 3 seats."),
        ("phase over", "“phase over”: all stacks are munched by now."),
        ("phase feasting; last next", "“phase feasting”: this was not the last round."),
        ("moved #1", "“latest”: nothing was moved without a deed."),
        ("latest draw c9", "“draw c9” is no"),
        ("latest throw c1", "“latest throw c1”: not everybody sees that."),
        ("latest scare c1", "“actor”: somebody else does this."),
        ("latest scare c1; actor 1; place 4", "“place 4”: the pond has no such place."),
        ("latest scare c1; actor 1; moved #4", "“moved #4”: there is no such stack."),
        ("colour red", "“colour red”: a position of this game has no such entry."),
    ],
)
def test_an_entry_that_makes_no_sense_is_refused_with_its_words(entry: str, sentence: str) -> None:
    with pytest.raises(GameError) as refusal:
        position(THREE, entry)
    assert str(refusal.value).startswith(sentence)
