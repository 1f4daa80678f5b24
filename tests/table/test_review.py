"""Looking back at a game: steps, chances from what each seat knew, luck and choice that add up."""

from __future__ import annotations

from typing import Any, Final

import pytest

from frabjous.bots.hindsight import compared, looked_back, outlook
from frabjous.core import agreed
from frabjous.core.chance import SECRET_BYTES, Dice
from frabjous.core.contract import CHANCE, ONLOOKER, TABLE, Player, said
from frabjous.core.record import Replay, agree, begin, draw_all, step
from frabjous.games import IN_ORDER, room_of
from frabjous.games.room import AnyRoom
from frabjous.table.review import (
    MOST_SAID,
    Answer,
    Review,
    Slip,
    Step,
    foreseen,
    kind_of,
    questions_of,
    settled,
    steps_of,
    told_in,
)
from frabjous.table.telling import told
from frabjous.table.verdicts import part, part_of, verdicts
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
        found = looked_back(room, asked.seat, seen, asked.chosen, asked.seed, nodes)
        answers.append(Answer(found.hope, found.lost, "" if found.better is None else found.better.text))
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
    assert steps_of(play) == (Step((3,), 0, (3,)), Step((4,), 1))


def test_resigning_is_a_choice_and_a_draw_nobodys_alone() -> None:
    play = splut("D e2-e3")
    assert steps_of(agree(play, agreed.Resign(0)))[-1] == Step((2,), 0)
    drawn = agree(agree(play, agreed.OfferDraw(0)), agreed.Draw())
    assert steps_of(drawn)[-1] == Step((3,), TABLE)


def test_all_that_a_seat_chooses_in_a_row_is_one_step() -> None:
    play = agree(splut("D e2-e3", "D e8-e7", "S f8-f7"), agreed.Resign(0))
    assert steps_of(play)[:2] == (Step((1,), 0, (1,)), Step((2, 3), 1, (2, 3)))


def test_every_choice_is_asked_about_once_and_every_seat_between_steps() -> None:
    play = played(room_of("snatch_it"), 3, 60)
    steps = steps_of(play)
    asked = list(questions_of(play, steps))
    choices = [number for here in steps for number in here.choices]
    assert [one.line for one in asked if one.chosen is not None] == choices
    for at, here in enumerate(steps):
        assert [one.seat for one in asked if one.step == at and one.line == here.lines[0]] == [0, 1, 2]


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
def test_luck_is_never_more_than_a_game_and_the_end_is_the_score(room: AnyRoom) -> None:
    for seats in (room.game.seats.start, room.game.seats.stop - 1):
        play = played(room, seats, 40)
        review = reviewed(room, play)
        outcome = play.outcome()
        assert outcome is not None and review.hopes[-1] == outcome.scores
        assert len(review.hopes) == len(review.steps) + 1
        for seat in review.seats:
            assert -1 <= review.luck(seat) <= 1
            assert all(-1e-9 <= hopes[seat] <= 1 + 1e-9 for hopes in review.hopes)


def test_luck_and_slips_are_counted_for_whom_they_concern() -> None:
    steps = (Step((1,), CHANCE), Step((2,), 0, (2,)), Step((3,), 1, (3,)))
    slips = (Slip(2, 0, 0.25, "this"), Slip(3, 1, 0.125, "that"))
    review = Review(steps, ((0.5, 0.5), (0.75, 0.25), (0.5, 0.5), (1.0, 0.0)), slips)
    assert review.luck(0) == 0.25
    assert review.luck(1) == -0.25
    assert review.slips_of(0) == [slips[0]]
    assert review.has_luck
    assert review.turning_points() == [0, 1, 2]


def of_two(*hopes: float, actor: int = 0) -> Review:
    """Make a review of steps of one line."""
    steps = tuple(Step((number,), actor) for number in range(1, len(hopes)))
    return Review(steps, tuple((one, 1 - one) for one in hopes), ())


def test_at_most_five_turning_points_are_named_in_order_and_no_small_ones() -> None:
    hopes = [0.5]
    for by in (0.12, -0.3, 0.2, 0.04, -0.15, 0.18, 0.25, -0.07):
        hopes.append(hopes[-1] + by)
    review = of_two(*hopes)
    assert review.turning_points() == [1, 2, 4, 5, 6]
    assert not review.has_luck


def test_turning_points_are_spread_over_the_game() -> None:
    """Many swings in the last lines are one turn, told by the greatest; an early one is not crowded out."""
    calm = [0.5] * 100
    review = of_two(*calm[:20], 0.62, *[0.62] * 70, 0.3, 0.6, 0.25, 0.7, 0.2, 0.9)
    assert len(review.turning_points()) == 2
    assert review.turning_points() == [19, len(review.steps) - 1]


def test_the_final_count_is_no_turning_point() -> None:
    assert of_two(0.5, 0.5, 1.0, actor=TABLE).turning_points() == []
    assert of_two(0.5, 0.5, 1.0, actor=CHANCE).turning_points() == [1]


def test_whoever_allowed_a_kill_is_blamed_and_not_whoever_made_it() -> None:
    """The search had not seen it coming: then it is seen when it is there."""
    steps = (Step((1, 2, 3), 0, (1, 2, 3)), Step((4, 5), 1, (4, 5)))
    hopes: list[tuple[float, ...]] = [(0.5, 0.5), (0.45, 0.55), (0.0, 1.0)]
    assert foreseen(steps, hopes) == [(0.5, 0.5), (0.0, 1.0), (0.0, 1.0)]


def test_luck_is_not_foreseen() -> None:
    steps = (Step((1,), 0, (1,)), Step((2,), CHANCE))
    hopes: list[tuple[float, ...]] = [(0.5, 0.5), (0.5, 0.5), (1.0, 0.0)]
    assert foreseen(steps, hopes) == hopes


def test_who_resigns_gives_all_hope_away() -> None:
    review = reviewed(SPLUT, agree(splut("D e2-e3"), agreed.Resign(0)))
    assert review.slips_of(0) == [Slip(2, 0, review.hopes[-2][0], "")]
    assert review.slips_of(1) == []


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
    assert compared(SPLUT, before, kill, 1, 300).lost == 0.0
    missed = compared(SPLUT, before, other, 1, 300)
    assert missed.lost > 0.3 and missed.better is kill


# Telling


@every_room
def test_a_turning_point_is_told_whole_and_shown_at_the_line_with_most_to_tell(room: AnyRoom) -> None:
    play = played(room, room.usual_seats, 200)
    for one in steps_of(play):
        telling = told_in(play, one)
        stories = [told(play, number, ONLOOKER) for number in one.lines]
        sayings = [saying for story in stories for saying in story]
        assert len(stories[one.lines.index(telling.line)]) == max(map(len, stories))
        if len(sayings) <= MOST_SAID:
            assert telling.sayings == tuple(sayings) and not telling.cut
        else:
            assert telling.cut and telling.sayings[-1] == sayings[-1] and len(telling.sayings) == MOST_SAID


# In three sentences


def test_parts_of_a_game_have_names() -> None:
    named = {0.01: "sliver", 0.05: "twentieth", 0.1: "tenth", 0.17: "sixth", 0.25: "quarter", 0.33: "third"}
    named |= {0.5: "half", 0.66: "two-thirds", 0.75: "three-quarters", 0.9: "most", 1.0: "whole", 2.16: "whole"}
    assert {amount: part_of(-amount) for amount in named} == named


def test_a_review_says_what_turned_it_what_luck_did_and_how_the_reader_played() -> None:
    steps = (Step((1,), CHANCE), Step((2, 3), 0, (2, 3)))
    slips = (Slip(2, 0, 0.2, "this"), Slip(3, 0, 0.5, "that"))
    review = Review(steps, ((0.5, 0.5), (0.125, 0.875), (0.0, 1.0)), slips)
    turned, luck, mine = verdicts(review, 0)
    assert turned.heading == said("review-turned", turns=2)
    assert turned.detail == said("review-turned-most", who=Player(1), number=1, part=part(0.375))
    assert luck.heading == said("review-luck", luck="decided")
    assert mine.detail == said("review-play-dearest", slips=2, line=3, part=part(0.5))
    yours, everybodys = verdicts(review, 1)[2], verdicts(review, ONLOOKER)[2]
    assert yours.heading == said("review-play", slips=0)
    assert everybodys.detail == said("review-dearest", who=Player(0), line=3, part=part(0.5))


def test_a_game_without_luck_says_so_and_one_that_never_turned_too() -> None:
    turned, luck, _ = verdicts(of_two(0.5, 0.52, 0.55), 0)
    assert turned.detail == said("review-turned-slowly")
    assert luck.detail == said("review-no-luck")
