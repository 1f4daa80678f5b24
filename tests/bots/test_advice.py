"""Advice: the best choices with their chances, one reason, the expected answer; steady."""

from __future__ import annotations

import random
from typing import Any

import pytest

from frabjous.bots.advice import PREVENTS, THREATENS, WINS, Advice, Adviser
from frabjous.core.chance import SECRET_BYTES, Dice
from frabjous.core.contract import CHANCE
from frabjous.core.record import begin, draw_all, step
from frabjous.games import IN_ORDER, ROOMS
from frabjous.games.room import AnyRoom
from frabjous.games.teaching import moment

SPLUT = ROOMS["splut"]


def asked(room: AnyRoom, state: Any, seat: int, nodes: int = 30, seed: int = 7) -> Advice:  # noqa: ANN401 - any game's
    seen = room.game.observe(state, seat)
    return Adviser(room, seat, seen, seed).advice(room.game.legal(state, seat), nodes)


def after(room: AnyRoom, moves: int, seed: int) -> tuple[Any, int]:
    """Play at random, and give the position with the seat that chooses."""
    luck, secret = random.Random(seed), bytes([seed]) * SECRET_BYTES
    play = draw_all(begin(room.game, room.usual_seats, {}, secret), secret)
    for _ in range(moves):
        seat = play.to_act()[0]
        then = draw_all(step(play, seat, luck.choice(room.game.legal(play.state, seat)).text), secret)
        if then.outcome() is not None:
            break
        play = then
    return play.state, play.to_act()[0]


@pytest.mark.parametrize("room", IN_ORDER, ids=lambda room: room.key)
@pytest.mark.parametrize("moves", [0, 9])
def test_up_to_three_legal_choices_the_best_first_and_the_same_when_asked_again(room: AnyRoom, moves: int) -> None:
    state, seat = after(room, moves, 3)
    advice = asked(room, state, seat)
    texts, chances = [way.text for way in advice.ways], [way.chance for way in advice.ways]
    assert 1 <= len(texts) == len(set(texts)) <= 3
    assert set(texts) <= {action.text for action in room.game.legal(state, seat)}
    assert chances == sorted(chances, reverse=True)
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert advice.kind
    assert asked(room, state, seat) == advice


@pytest.mark.parametrize("room", IN_ORDER, ids=lambda room: room.key)
def test_what_is_named_can_happen_in_the_imagined_position(room: AnyRoom) -> None:
    state, seat = after(room, 12, 5)
    advice = asked(room, state, seat)
    for story in (advice.why, advice.answer):
        there = room.game.imagine(room.game.observe(state, seat), Dice(7))
        assert len(story.deeds) > story.known or not story.deeds
        for actor, text in story.deeds:
            action = room.game.read(text)
            chances = [one for one, _ in room.game.chances(there)] if actor == CHANCE else []
            assert action in (chances or room.game.legal(there, actor))
            there = room.game.apply(there, actor, action)
    assert not advice.answer.deeds or advice.answer.deeds[-1][0] not in (seat, CHANCE)


@pytest.mark.parametrize(("lesson", "number"), [(3, 1), (4, 1), (5, 1), (6, 1)])
def test_what_wins_in_this_turn_is_advised_and_said_to_win(lesson: int, number: int) -> None:
    here = moment(SPLUT, lesson, number)
    advice = asked(SPLUT, here.state, here.step.seat, 200)
    assert advice.kind == WINS
    assert advice.ways[0].chance > 0.9
    assert " x " in advice.why.deeds[-1][1]


def test_a_step_out_of_the_line_is_said_to_prevent_the_throw() -> None:
    """The rock on g5 lies beside North's troll, and South's sorcerer in its row."""
    state = SPLUT.game.position(
        "o / .d. / ..s.. / ....... / o..S..ot. / ....... / .T... / .D. / o; mover 1; left 1; turn 6"
    )
    advice = asked(SPLUT, state, 0, 200)
    assert advice.kind == PREVENTS
    assert advice.ways[0].text == "S d5-d6"
    assert advice.ways[-1].chance < 0.1
    (by, throw), *more = advice.why.deeds[advice.why.known :]
    assert (by, throw[0], more) == (1, "T", [])
    assert " x " in throw


def test_what_would_win_next_time_is_said_to_be_threatened() -> None:
    here = moment(SPLUT, 2, 2)
    advice = asked(SPLUT, here.state, here.step.seat, 200)
    assert advice.kind == THREATENS
    assert advice.why.deeds[-1][0] == here.step.seat
    assert " x " in advice.why.deeds[-1][1]
