"""OpenSpiel's own searches play our games, and know no more than their seat."""

from __future__ import annotations

import pytest

pytest.importorskip("pyspiel", reason="in .venv-research only")

from adapters.settings import every_game
from frabjous.adapters.openspiel_search import ismcts, mcts
from frabjous.core.chance import Dice
from frabjous.core.contract import BY_CHANCE, CHANCE
from frabjous.core.errors import BadOption
from frabjous.games import room_of

HIDDEN = ["snark", "snatch_it", "snit_smashing", "snits_revenge"]


@every_game
def test_it_chooses_something_legal_from_what_its_seat_sees(game: str) -> None:
    rules, dice, seats = room_of(game).game, Dice(5), room_of(game).game.seats.start
    player = (ismcts if game in HIDDEN else mcts)(game, seats, simulations=2, seed=1)
    state, choices = rules.start(seats, {}), 0
    while choices < 3:
        actors = rules.to_act(state)
        if actors == BY_CHANCE:
            state = rules.apply(state, CHANCE, dice.weighted(rules.chances(state)))
            continue
        legal = [action.text for action in rules.legal(state, actors[0])]
        chosen = player(rules.observe(state, actors[0]), legal)
        assert chosen in legal
        state = rules.apply(state, actors[0], rules.read(chosen))
        choices += 1


@pytest.mark.parametrize("game", ["snark", "snatch_it", "snit_smashing"])
def test_of_those_who_choose_at_once_any_may_be_asked_first(game: str) -> None:
    rules, dice, seats = room_of(game).game, Dice(2), room_of(game).game.seats.start
    state, player = rules.start(seats, {}), ismcts(game, seats, simulations=3, seed=1)
    while len(actors := rules.to_act(state)) < 2:
        actor = actors[0]
        chance = actors == BY_CHANCE
        action = dice.weighted(rules.chances(state)) if chance else rules.random_action(state, actor, dice)
        state = rules.apply(state, actor, action)
    legal = [action.text for action in rules.legal(state, actors[-1])]
    assert player(rules.observe(state, actors[-1]), legal) in legal


@pytest.mark.parametrize("game", HIDDEN)
def test_mcts_is_refused_where_it_would_see_what_is_hidden(game: str) -> None:
    with pytest.raises(BadOption, match="use ismcts"):
        mcts(game, 3, simulations=2, seed=1)
