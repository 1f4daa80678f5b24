"""Sparring partners know the rules."""

from __future__ import annotations

import pytest
from sparring.duel import player
from sparring.partners import PARTNERS

from frabjous.bots.thinker import Budget
from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE
from frabjous.games import room_of

CHOICES = 60


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, some in PARTNERS.items() for name in some])
def test_a_sparring_partner_chooses_what_is_allowed_on_every_side(
    game: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sparring.splut.HALF_A_SECOND", 0.01)
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
