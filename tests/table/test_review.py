"""Looking back at a game: steps, chances from what each seat knew, luck and choice that add up."""

from __future__ import annotations

from typing import Any, Final

import pytest

from frabjous.bots.hindsight import given_away, looked_back, outlook
from frabjous.core import agreed
from frabjous.core.chance import SECRET_BYTES, Dice
from frabjous.core.contract import CHANCE, ONLOOKER, TABLE
from frabjous.core.record import Replay, agree, begin, draw_all, step
from frabjous.games import IN_ORDER, room_of
from frabjous.games.room import AnyRoom
from frabjous.table.review import (
    Account,
    Answer,
    Review,
    Step,
    kind_of,
    questions_of,
    settled,
    signed,
    steps_of,
    told_in,
)
from frabjous.table.telling import told
from games.splut.short_game import SHORT_GAME

AnyReplay = Replay[Any, Any, Any]
SECRET: Final = bytes(SECRET_BYTES)
SPLUT: Final = room_of("splut")
every_room = pytest.mark.parametrize("room", IN_ORDER, ids=lambda room: room.key)


def began(room: AnyRoom, seats: int) -> AnyReplay:
    return draw_all(begin(room.game, seats, {}, SECRET), SECRET)


def splut(*texts: str) -> AnyReplay:
    play = began(SPLUT, 2)
    for text in texts:
        play = step(play, play.to_act()[0], text)
    return play


def played(room: AnyRoom, seats: int, lines: int) -> AnyReplay:
    """Play so many lines at random; the people then agree on a draw, if it is not over."""
    play, dice = began(room, seats), Dice(7)
    while play.outcome() is None and play.length < lines:
        seat = dice.pick(list(play.to_act()))
        play = draw_all(step(play, seat, dice.pick(play.game.legal(play.state, seat)).text), SECRET)
    if play.outcome() is None:
        play = agree(agree(play, agreed.OfferDraw(0)), agreed.Draw())
    return play


def reviewed(room: AnyRoom, play: AnyReplay, nodes: int = 20) -> Review:
    steps, answers = steps_of(play), list[Answer]()
    for asked in questions_of(play, steps):
        seen = room.game.observe(asked.state, asked.seat)
        answers.append(Answer(*looked_back(room, asked.seat, seen, asked.chosen, asked.seed, nodes)))
    return settled(play, steps, answers)


# Steps


@every_room
def test_every_line_that_counts_is_in_one_step(room: AnyRoom) -> None:
    for seats in (room.game.seats.start, room.game.seats.stop - 1):
        play = played(room, seats, 150)
        lines = [number for one in steps_of(play) for number in one.lines]
        ended = [play.length] if play.pact.ended is not None else []
        assert lines == [*play.mainline, *ended]


def test_what_was_taken_back_is_no_part_of_the_story() -> None:
    play = agree(splut("D e2-e3"), agreed.Undo(0))
    play = step(play, 0, "S d2-d3")
    play = agree(play, agreed.Resign(1))
    assert steps_of(play) == (Step((3,), 0), Step((4,), 1))


def test_resigning_is_a_choice_and_a_draw_nobodys_alone() -> None:
    play = splut("D e2-e3")
    assert steps_of(agree(play, agreed.Resign(0)))[-1] == Step((2,), 0)
    drawn = agree(agree(play, agreed.OfferDraw(0)), agreed.Draw())
    assert steps_of(drawn)[-1] == Step((3,), TABLE)


def test_draws_in_a_row_are_one_step_of_luck() -> None:
    first = steps_of(played(room_of("snatch_it"), 3, 40))[0]
    assert first.actor == CHANCE and len(first.lines) > 3


def test_what_had_to_follow_a_choice_is_nobodys_doing() -> None:
    """Sealed orders that are shown: the last to run must not be credited with everybody's orders."""
    play = played(room_of("snit_smashing"), 2, 200)
    shown = [one for one in steps_of(play) if kind_of(play, one) == "shown"]
    assert shown
    for one in shown:
        assert one.actor == TABLE
        assert {play.record.lines[number - 1].seat for number in one.lines} <= {CHANCE, 0, 1}
        assert play.record.lines[one.lines[0] - 1].seat == CHANCE


def test_every_step_is_a_choice_luck_news_or_an_agreement() -> None:
    play = played(room_of("snit_smashing"), 2, 200)
    assert {kind_of(play, one) for one in steps_of(play)} == {"choice", "luck", "shown", "agreed"}


# Figures


@every_room
def test_the_parts_add_up_and_the_end_is_the_score(room: AnyRoom) -> None:
    for seats in (room.game.seats.start, room.game.seats.stop - 1):
        play = played(room, seats, 40)
        review = reviewed(room, play)
        outcome = play.outcome()
        assert outcome is not None and review.hopes[-1] == outcome.scores
        assert len(review.hopes) == len(review.steps) + 1
        for seat in review.seats:
            one = review.account(seat)
            assert one.start + one.luck - one.lost + one.rest == pytest.approx(one.end)
            percents = one.in_percent()
            assert percents.start + percents.luck - percents.lost + percents.rest == percents.end
            assert one.lost >= 0
            assert all(-1e-9 <= hopes[seat] <= 1 + 1e-9 for hopes in review.hopes)


def test_luck_and_gifts_are_counted_for_whom_they_concern() -> None:
    steps = (Step((1,), CHANCE), Step((2,), 0), Step((3,), 1))
    review = Review(steps, ((0.5, 0.5), (0.75, 0.25), (0.5, 0.5), (1.0, 0.0)), (0.0, 0.25, 0.125))
    assert review.account(0) == Account(0.5, 0.25, 0.25, 1.0)
    assert review.account(0).rest == 0.5
    assert review.account(1) == Account(0.5, -0.25, 0.125, 0.0)
    assert review.has_luck
    assert review.turning_points() == [0, 1, 2]


def test_at_most_five_turning_points_are_named_in_order_and_no_small_ones() -> None:
    hopes = [0.5]
    for by in (0.06, -0.3, 0.2, 0.04, -0.1, 0.08, 0.25, -0.07):
        hopes.append(hopes[-1] + by)
    steps = tuple(Step((number,), 0) for number in range(1, len(hopes)))
    review = Review(steps, tuple((one, 1 - one) for one in hopes), (0.0,) * len(steps))
    assert review.turning_points() == [1, 2, 4, 5, 6]
    assert not review.has_luck


def test_who_resigns_gives_all_hope_away() -> None:
    review = reviewed(SPLUT, agree(splut("D e2-e3"), agreed.Resign(0)))
    assert review.account(0).lost >= review.lost[-1] == review.hopes[-2][0] > 0
    assert review.account(1).lost == 0


def test_changes_are_written_with_their_sign() -> None:
    assert [signed(by) for by in (7, -7, 0)] == ["+7", "−7", "0"]


# What it is made of


def test_the_same_game_has_the_same_review() -> None:
    room = room_of("snatch_it")
    play = played(room, 3, 30)
    assert reviewed(room, play) == reviewed(room, play)


@every_room
def test_a_seats_figure_uses_only_what_it_sees(room: AnyRoom) -> None:
    """Asked of a position that the seat cannot tell from the real one, the answer is the same."""
    play = played(room, room.game.seats.start, 60)
    asked = list(questions_of(play, steps_of(play)))
    for question in asked[:: max(1, len(asked) // 12)]:
        game = room.game
        seen = game.observe(question.state, question.seat)
        other = game.observe(game.imagine(seen, Dice(99)), question.seat)
        hopes = [outlook(room, question.seat, one, question.seed, 40).hope() for one in (seen, other)]
        assert hopes[0] == hopes[1]


def test_where_nothing_is_hidden_the_chances_of_all_seats_add_up() -> None:
    review = reviewed(SPLUT, splut(*SHORT_GAME), 60)
    for hopes in review.hopes:
        assert sum(hopes) == pytest.approx(1.0)


def test_a_kill_that_was_not_made_was_given_away() -> None:
    """Another throw ends the turn, and with it the chance."""
    play = splut(*SHORT_GAME[:-1])
    seat, legal = play.to_act()[0], play.game.legal(play.state, play.to_act()[0])
    before = outlook(SPLUT, seat, SPLUT.game.observe(play.state, seat), 1, 300)
    assert before.hope() > 0.9
    kill = SPLUT.game.read(SHORT_GAME[-1])
    other = next(action for action in legal if action is not kill and " x " in action.text)
    assert given_away(SPLUT, before, kill, 1, 300) == 0.0
    assert given_away(SPLUT, before, other, 1, 300) > 0.3


# Telling


def test_a_long_story_is_told_by_both_its_ends() -> None:
    play = played(room_of("snatch_it"), 3, 30)
    number, sayings = told_in(play, steps_of(play)[0], ONLOOKER)
    assert number in steps_of(play)[0].lines
    assert len(sayings) <= 3


def test_a_story_tells_each_viewer_what_its_log_tells() -> None:
    """What a hidden card was is told to some and not to others."""
    play = played(room_of("snark"), 3, 60)
    differ = [one for one in steps_of(play) if told_in(play, one, 0) != told_in(play, one, ONLOOKER)]
    assert differ
    for one in differ:
        number, sayings = told_in(play, one, 0)
        assert sayings[0] == told(play, number, 0)[0]
