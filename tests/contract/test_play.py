"""Rules are questions: they change nothing, name who acts, and come to an end."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contract.promises import (
    check_apply_alters_nothing,
    check_asking_twice,
    check_notation,
    check_options,
    check_outcome,
    check_turns,
    refused,
)
from contract.tries import tries
from contract.walks import Figures, Setting, in_every_setting, possible, walk, walks
from frabjous.core.errors import BadNotation


@in_every_setting
def test_apply_never_alters_the_position_it_is_given(setting: Setting, figures: Figures) -> None:
    for one in walks(setting, figures):
        check_apply_alters_nothing(one, 12, figures)


@in_every_setting
def test_the_same_question_gets_the_same_answer(setting: Setting, figures: Figures) -> None:
    for one in walks(setting, figures):
        check_asking_twice(one, 4, figures)


@in_every_setting
def test_somebody_can_act_until_the_game_is_over_and_nobody_else(setting: Setting, figures: Figures) -> None:
    for one in walks(setting, figures):
        check_turns(one, figures)


@in_every_setting
def test_an_outcome_shares_out_at_most_one_and_can_be_told(setting: Setting, figures: Figures) -> None:
    for one in walks(setting, figures):
        check_outcome(one)


@in_every_setting
def test_every_offered_value_starts_a_game_and_others_are_refused(setting: Setting) -> None:
    check_options(setting)


@in_every_setting
def test_a_wrong_number_of_seats_is_refused(setting: Setting) -> None:
    allowed = setting.game.seats
    for seats in (allowed.start - 1, allowed.stop, 0, -1, 100):
        refused(setting, seats, {})


@in_every_setting
def test_every_action_has_a_short_text_of_its_own(setting: Setting, figures: Figures) -> None:
    for one in walks(setting, figures):
        check_notation(one, 3, figures)


def real_texts(setting: Setting) -> list[str]:
    """Collect texts of real actions, to be spoiled."""
    found: dict[str, None] = {}
    for state in walk(setting, 0).states(10):
        for actor in setting.game.to_act(state):
            found.update(dict.fromkeys([one.text for one in possible(setting.game, state, actor)]))
    return list(found)


def spoiled(setting: Setting) -> st.SearchStrategy[str]:
    """Give real texts with one character more, less or other."""
    letters = st.one_of(st.characters(codec="utf-8"), st.sampled_from("".join(real_texts(setting))))
    return st.builds(
        lambda text, at, skip, letter: text[: at % (len(text) + 1)] + letter + text[at % (len(text) + 1) + skip :],
        st.sampled_from(real_texts(setting)),
        st.integers(0, 40),
        st.integers(0, 2),
        st.one_of(st.just(""), letters),
    )


@cache
def nonsense(setting: Setting) -> st.SearchStrategy[str]:
    return st.one_of(st.text(), spoiled(setting))


@in_every_setting
@given(data=st.data())
@tries(150)
def test_nonsense_is_refused_as_bad_notation_and_nothing_else(setting: Setting, data: st.DataObject) -> None:
    text = data.draw(nonsense(setting))
    try:
        action = setting.game.read(text)
    except BadNotation as refusal:
        assert str(refusal)
    else:
        assert action.text == text, "there is one way to write an action"


@in_every_setting
@pytest.mark.parametrize("text", ["", " ", "\n", "\x00", "-", "x" * 10_000, "²", "undo 1", "None"])
def test_well_known_nonsense_is_refused(setting: Setting, text: str) -> None:
    with pytest.raises(BadNotation):
        setting.game.read(text)
