"""The table's words: read back as written, nonsense refused, and what each does to the pact."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from frabjous.core import agreed
from frabjous.core.agreed import (
    Agree,
    AlreadyAsked,
    AskHint,
    AskUndo,
    BotChooses,
    BotTakes,
    CannotAgree,
    ClockStarts,
    ClockStood,
    Comes,
    Decline,
    Draw,
    Lapse,
    NothingAsked,
    OfferDraw,
    OutOfTime,
    Pact,
    PersonTakes,
    Resign,
    Undo,
    Word,
)
from frabjous.core.contract import Player, Victory, said
from frabjous.core.errors import BadNotation

WORDS: Final[dict[str, Word]] = {
    "undo 0": Undo(0),
    "undo 12": Undo(12),
    "asked undo 12 by 1": AskUndo(0, 12),
    "offered draw by 2": OfferDraw(1),
    "agreed by 1": Agree(0),
    "declined by 4": Decline(3),
    "draw agreed": Draw(),
    "draw agreed for 1 3": Draw((0, 2)),
    "request lapsed": Lapse(),
    "resigned 2": Resign(1),
    "bot takes 3": BotTakes(2),
    "person takes 3": PersonTakes(2),
    "asked hint by 1": AskHint(0),
    "comes 2": Comes(1),
    "clock starts": ClockStarts(),
    "clock stood 42 seconds": ClockStood(42),
    "out of time 2": OutOfTime((1,)),
    "out of time 1 3": OutOfTime((0, 2)),
    "bot chooses for 2": BotChooses((1,)),
}
LINES: Final = (1, 2, 5)  # the numbers that still count


@pytest.mark.parametrize(("text", "word"), WORDS.items(), ids=str)
def test_every_word_is_written_and_read_back(text: str, word: Word) -> None:
    assert agreed.write(word) == text
    assert agreed.read(text) == word


def test_every_kind_of_word_is_tried_here() -> None:
    assert {type(word) for word in WORDS.values()} == set(agreed.WORDS)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "undo",
        "undo twelve",
        "undo 12 ",
        " undo 12",
        "undo  12",
        "undo -1",
        "undo 012",
        "undo 1 2",
        "undo ²",
        "undo １",
        "undo 99999999999",
        "12 undo",
        "Undo 12",
        "asked undo 12",
        "asked undo by 12",
        "asked undo 12 by 1 2",
        "draw agreed 1",
        "draw agreed for",
        "draw agreed for 1 three",
        "draw agreed 1 for 3",
        "request lapsed 1",
        "draw",
        "agreed by",
        "agreed 1",
        "agreed by 1\n",
        "resigned",
        "bot takes",
        "bot takes 1 2",
        "robot takes 1",
    ],
)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        agreed.read(text)


@given(text=st.one_of(st.text(), st.text(alphabet="undo agreskfbytpict0123456789 ")))
@settings(max_examples=300, deadline=None, derandomize=True, database=None)
def test_whatever_is_read_is_written_the_same(text: str) -> None:
    try:
        word = agreed.read(text)
    except BadNotation:
        return
    assert agreed.write(word) == text


# What a word does


def after(*words: Word, seats: int = 3) -> Pact:
    pact = Pact()
    for word in words:
        pact.check(word, LINES.__contains__, seats)
        pact = pact.after(word, seats)
    return pact


def test_who_asks_has_agreed_already() -> None:
    assert after(AskUndo(1, 4)) == Pact(asked=AskUndo(1, 4), agreed=(1,))
    assert after(OfferDraw(2)) == Pact(asked=OfferDraw(2), agreed=(2,))


def test_who_agrees_is_noted_once() -> None:
    pact = after(OfferDraw(2), Agree(0))
    assert pact.agreed == (2, 0)
    with pytest.raises(NothingAsked):
        pact.check(Agree(0), LINES.__contains__, 3)
    with pytest.raises(NothingAsked):
        pact.check(Agree(2), LINES.__contains__, 3)


def test_a_refusal_ends_the_matter() -> None:
    assert after(OfferDraw(2), Agree(0), Decline(1)) == Pact()


@pytest.mark.parametrize("word", [Agree(0), Decline(0)])
def test_there_is_nothing_to_answer_when_nobody_asked(word: Word) -> None:
    with pytest.raises(NothingAsked):
        Pact().check(word, LINES.__contains__, 2)


def test_a_request_lapses_when_somebody_moves() -> None:
    assert after(OfferDraw(0), Agree(1)).after_a_move(0) == Pact()
    away = after(BotTakes(1), OfferDraw(0))
    assert away.after_a_move(0) == Pact(played_by_bot=(1,))
    assert Pact().after_a_move(0) == Pact()


@pytest.mark.parametrize("word", [OfferDraw(0), OfferDraw(1), AskUndo(2, 1)], ids=str)
def test_one_thing_is_asked_at_a_time(word: Word) -> None:
    """Otherwise a yes to one thing could be counted for another."""
    with pytest.raises(AlreadyAsked):
        after(OfferDraw(0)).check(word, LINES.__contains__, 3)
    after(OfferDraw(0), Decline(1)).check(word, LINES.__contains__, 3)
    after(OfferDraw(0)).after_a_move(0).check(word, LINES.__contains__, 3)


def test_a_draw_nobody_offered_is_not_agreed() -> None:
    for pact in (Pact(), after(AskUndo(0, 1))):
        with pytest.raises(NothingAsked):
            pact.check(Draw(), LINES.__contains__, 3)


def test_an_undo_settles_what_was_asked() -> None:
    assert after(AskUndo(0, 1), Agree(1), Undo(1)) == Pact()


def test_a_hint_changes_nothing_between_the_people() -> None:
    assert after(OfferDraw(0), Agree(1), AskHint(2)) == after(OfferDraw(0), Agree(1))


def test_a_seat_is_left_to_a_bot_and_taken_back() -> None:
    assert after(BotTakes(1), BotTakes(2)).played_by_bot == (1, 2)
    assert after(BotTakes(1), BotTakes(2), PersonTakes(1)).played_by_bot == (2,)


def test_a_draw_shares_the_game_among_all() -> None:
    outcome = after(OfferDraw(0), Draw(), seats=4).ended
    assert outcome is not None
    assert outcome.scores == (0.25,) * 4
    assert outcome.victories == (Victory("draw", (0, 1, 2, 3)),)


def test_a_draw_is_shared_by_those_it_names() -> None:
    """S16: who is out has no share; an older draw names nobody and means everybody."""
    outcome = after(OfferDraw(0), Draw((0, 2)), seats=3).ended
    assert outcome is not None
    assert outcome.scores == (0.5, 0.0, 0.5)
    assert outcome.victories == (Victory("draw", (0, 2)),)
    assert outcome.why.key == "draw-agreed-for"
    everybody = after(OfferDraw(0), Draw((0, 1, 2)), seats=3).ended
    assert everybody == after(OfferDraw(0), Draw(), seats=3).ended


def test_what_lapses_is_asked_no_longer() -> None:
    assert after(OfferDraw(0), BotTakes(1), Lapse()) == Pact(played_by_bot=(1,))
    with pytest.raises(NothingAsked):
        Pact().check(Lapse(), LINES.__contains__, 3)


def test_a_bot_that_takes_a_seat_alone_changes_nothing_that_was_asked() -> None:
    """Older records go on from there: the request was granted in the next line."""
    after(OfferDraw(0), BotTakes(1)).check(Draw(), LINES.__contains__, 3)
    after(AskUndo(0, 1), BotTakes(1)).check(Undo(1), LINES.__contains__, 3)


@pytest.mark.parametrize(("seat", "scores"), [(0, (0.0, 1.0)), (1, (1.0, 0.0))])
def test_who_resigns_a_game_for_two_has_lost_it(seat: int, scores: tuple[float, float]) -> None:
    outcome = after(Resign(seat), seats=2).ended
    assert outcome is not None
    assert outcome.scores == scores
    assert outcome.victories == (Victory("resignation", (1 - seat,)),)
    assert outcome.why == said("resigned", who=Player(seat))


@pytest.mark.parametrize(
    "word",
    [
        Resign(0),
        Undo(2),
        Undo(3),
        Undo(5),
        AskUndo(0, 3),
        Undo(99),
        OfferDraw(3),
        BotTakes(3),
        BotTakes(-1),
        PersonTakes(7),
        AskHint(7),
        AskUndo(3, 0),
        OfferDraw(-1),
    ],
    ids=str,
)
def test_what_makes_no_sense_in_this_game_is_refused(word: Word) -> None:
    """Three seats, and lines 3 and 4 do not count any more: only 0, 1 and 4 can be gone back to."""
    with pytest.raises(CannotAgree):
        Pact().check(word, LINES.__contains__, 3)


@pytest.mark.parametrize("to", [0, 1, 4])
def test_one_can_go_back_to_before_any_line_that_counts(to: int) -> None:
    Pact().check(Undo(to), LINES.__contains__, 3)
