"""Sparring partners know the rules, and a duel counts shares fairly."""

from __future__ import annotations

import pytest
from sparring.duel import even, player
from sparring.partners import PARTNERS

from frabjous.bots.thinker import Budget
from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE
from frabjous.games import room_of

CHOICES = 60


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, some in PARTNERS.items() for name in some])
def test_a_sparring_partner_chooses_what_is_allowed_on_every_side(game: str, name: str) -> None:
    room, dice = room_of(game), Dice(3)
    rules, seats = room.game, room.game.seats.start
    bot, state = player(game, name).bot(room), rules.start(seats, {})
    asked: set[tuple[int, int]] = set()
    for _ in range(CHOICES * 20):
        actors = rules.to_act(state)
        if not actors or len(asked) >= CHOICES:
            break
        seat = actors[0]
        if seat == CHANCE:
            action = dice.weighted(rules.chances(state))
        else:
            legal = rules.legal(state, seat)
            action = bot.choose(seat, rules.observe(state, seat), legal, dice, Budget(0))
            assert action in legal
            asked.add((len(asked), seat))
        state = rules.apply(state, seat, action)
    assert {seat for _, seat in asked} == set(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_even_share_counts_one_half_nothing_nothing_and_everything_one(seats: int) -> None:
    assert even(1 / seats, seats) == pytest.approx(0.5)
    assert (even(0.0, seats), even(1.0, seats)) == (0.0, 1.0)
