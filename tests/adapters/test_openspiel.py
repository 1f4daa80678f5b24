"""OpenSpiel's own tests pass for every game, in both of its forms."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("pyspiel", reason="in .venv-research only")

import pyspiel
from open_spiel.python.algorithms.generate_playthrough import playthrough

from adapters.settings import every_game, in_every_setting
from frabjous.adapters import openspiel

in_both_forms = pytest.mark.parametrize("form", ["", openspiel.SEQUENTIAL], ids=["at-once", "in-turn"])
FEW = 60  # lines of a game: enough to come through chance, choices at once and choices in turn


def loaded(game: str, form: str, **params: int | str) -> pyspiel.Game:
    return pyspiel.load_game(openspiel.PREFIX + game + form, params)


def random_action(state: pyspiel.State, dice: random.Random) -> int:
    """Choose for whoever acts, chance included."""
    chances: list[tuple[int, float]] = [(action, 1.0) for action in state.legal_actions()]
    if state.is_chance_node():
        chances = state.chance_outcomes()
    return dice.choices([action for action, _ in chances], [weight for _, weight in chances])[0]


@every_game
@in_both_forms
def test_random_simulations_pass(game: str, form: str) -> None:
    pyspiel.random_sim_test(loaded(game, form), num_sims=1, serialize=True, verbose=False)


@in_every_setting
def test_every_setting_begins_and_goes_on(game: str, seats: int, options: dict[str, str]) -> None:
    dice = random.Random(1)
    state = loaded(game, openspiel.SEQUENTIAL, seats=seats, **options).new_initial_state()
    for _ in range(FEW):
        state.apply_action(random_action(state, dice))
        if state.is_terminal():
            break
    assert len(state.observation_tensor(seats - 1)) == state.get_game().observation_tensor_size()


@every_game
@in_both_forms
def test_the_playthrough_generator_tells_a_whole_game(game: str, form: str) -> None:
    text = playthrough(openspiel.PREFIX + game + form, None, seed=2)
    assert f'GameType.short_name = "{openspiel.PREFIX}{game}{form}"' in text
    assert "IsTerminal() = True" in text


@every_game
def test_a_game_in_turn_asks_everybody_and_tells_nobody(game: str) -> None:
    """Where several choose at once, what the first chose is unseen by the next."""
    dice = random.Random(3)
    state = loaded(game, openspiel.SEQUENTIAL).new_initial_state()
    while not state.is_terminal() and len(state.now.to_act) < 2:
        state.apply_action(random_action(state, dice))
    if not state.is_terminal():
        seen = set()
        for action in state.legal_actions()[:2]:
            child = state.child(action)
            seen.add((child.current_player(), child.information_state_string(child.current_player())))
        assert len(seen) == 1


@pytest.mark.parametrize("game", ["snark", "snatch_it", "snit_smashing"])
def test_openspiel_itself_can_make_a_game_with_choices_at_once_turn_based(game: str) -> None:
    dice = random.Random(4)
    state = pyspiel.convert_to_turn_based(loaded(game, "")).new_initial_state()
    for _ in range(FEW):
        state.apply_action(random_action(state, dice))
        assert not state.is_simultaneous_node()


def test_an_information_state_remembers_what_a_seat_did() -> None:
    state = loaded("splut", "").new_initial_state()
    text = state.action_to_string(state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0).startswith(f"did {text}; Seen(seat=0")
    assert state.observation_string(0).startswith("Seen(seat=0")


def test_a_clone_goes_on_by_itself() -> None:
    state = loaded("splut", "").new_initial_state()
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)
    assert state.clone().legal_actions() == state.legal_actions()
