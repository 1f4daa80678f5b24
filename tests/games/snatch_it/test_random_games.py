"""Random games of every size: no card is lost, every phase ends, and the figures are near those of the rulings."""

from __future__ import annotations

from statistics import mean
from typing import Final

import pytest

from frabjous.games.snatch_it.cards import COPIES, KINDS, NONE
from frabjous.games.snatch_it.state import Position
from frabjous.games.snatch_it.terms import STOLEN, TURN
from games.snatch_it.drawing import GAME, every_card, played

every_size = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
ROUNDS: Final = {2: 6.0, 3: 4.8, 4: 4.2, 5: 3.9, 6: 4.05}  # for two our own figure
MANY: Final = 40


@every_size
@pytest.mark.parametrize("call", ["no", "yes"])
def test_all_117_cards_are_somewhere_at_every_step(seats: int, call: str) -> None:
    for seed in range(6):
        for state in played(seats, seed, call_it_out=call):
            assert every_card(state) == [COPIES] * KINDS


@every_size
def test_random_games_last_as_many_rounds_as_the_rulings_say(seats: int) -> None:
    games = [played(seats, seed) for seed in range(MANY)]
    assert mean(int(states[-1].round) for states in games) == pytest.approx(ROUNDS[seats], abs=0.45)
    assert 70 < mean(turns(states) for states in games) < 97
    assert all(GAME.outcome(states[-1]) for states in games)


def turns(states: list[Position]) -> int:
    return sum(state.phase == TURN for state in states)


@every_size
def test_every_turn_of_a_phase_lowers_the_hands_or_the_pond(seats: int) -> None:
    """F10: so every phase ends; only the draw after a steal-back adds a card, and two were played for it."""
    for seed in range(6):
        left, round_of = 10**6, 0
        for state in played(seats, seed):
            if state.phase == TURN:
                now = 2 * sum(state.held(seat) for seat in range(seats)) + state.in_pond()
                assert state.round > round_of or now < left
                left, round_of = now, state.round


@every_size
def test_a_robbed_player_who_holds_a_card_is_always_asked(seats: int) -> None:
    """F5: what is asked depends on nothing hidden."""
    for seed in range(4):
        for state in played(seats, seed):
            if state.phase == STOLEN:
                assert state.held(state.robbed) > 0
                assert GAME.to_act(state) == (state.robbed,)
                assert state.owners[state.stack] == state.mover != NONE
