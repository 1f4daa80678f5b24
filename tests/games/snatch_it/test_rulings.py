"""The rulings of the snatching phase, one by one (F1 to F10)."""

from __future__ import annotations

from collections import Counter

import pytest

from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE, ONLOOKER
from frabjous.games.snatch_it.actions import BAITS, MUNCHES, SCARES, SNATCHES, STEALS
from frabjous.games.snatch_it.cards import NAMES, fits, hand_size
from frabjous.games.snatch_it.terms import STOLEN, TURN
from games.snatch_it.drawing import (
    GAME,
    do,
    let_chance,
    names,
    offered,
    pond,
    position,
    random_step,
    shore,
    told,
    with_pile,
)

THREE = """
pond c2 f6 sw
1    c3 f2
2    f4   | c1.c2
3    f5   | f3.f4.f4
"""


# F1, F2


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_is_dealt_a_hand_and_lays_one_card_into_a_pond_of_six(seats: int) -> None:
    """F1"""
    state = let_chance(GAME.start(seats, {}))
    assert [state.held(seat) for seat in range(seats)] == [hand_size(seats)] * seats
    assert GAME.to_act(state) == tuple(range(seats))
    laid = []
    for seat in range(seats):
        deed = GAME.legal(state, seat)[0]
        assert deed.secret
        laid.append(deed.card)
        state = GAME.apply(state, seat, deed)
    assert offered(state) == ["reveal"]
    assert told(state, "reveal", ONLOOKER) == ["laid"] * seats
    state = let_chance(state)
    assert Counter(laid) <= Counter(state.pond)
    assert (state.in_pond(), state.round, state.mover) == (6, 1, state.first)
    assert [state.held(seat) for seat in range(seats)] == [hand_size(seats) - 1] * seats


def test_six_players_hold_five_cards_and_everybody_else_six() -> None:
    """F1"""
    assert [hand_size(seats) for seats in (2, 3, 4, 5, 6)] == [6, 6, 6, 6, 5]


def test_the_first_player_is_drawn_by_lot() -> None:
    """F1"""
    state = do(GAME.start(3, {}), "marker +0")
    assert [(deed.text, weight) for deed, weight in GAME.chances(state)] == [
        ("first 1", 1),
        ("first 2", 1),
        ("first 3", 1),
    ]


def test_the_same_colour_fits_with_the_same_number_or_one_more() -> None:
    """F2"""
    fitting = {NAMES[card]: [NAMES[below] for below in range(13) if fits(card, below)] for card in range(13)}
    assert fitting["c3"] == ["c2", "c3"]
    assert fitting["f6"] == ["f5", "f6"]
    assert fitting["c1"] == ["c1", "sw"]
    assert fitting["f1"] == ["f1", "sw"]
    assert fitting["sw"] == ["c6", "f6"]


# F3, F4


def test_a_snatched_card_becomes_a_stack_on_my_shore() -> None:
    """F3"""
    state = do(position(THREE), "snatch c2 with c3")
    assert shore(state, 0) == ["c2.c3"]
    assert pond(state) == "f6 sw"
    assert names(state.hands[0]) == "f2"
    assert GAME.to_act(state) == (1,)


def test_a_stolen_stack_comes_to_my_shore_as_a_whole() -> None:
    """F4"""
    state = do(position(THREE), "steal #1 with c3")
    assert shore(state, 0) == ["c1.c2.c3"]
    assert shore(state, 1) == []


def test_a_stack_stolen_a_moment_ago_may_be_stolen_by_the_next_player() -> None:
    """F4"""
    state = do(position(THREE.replace("2    f4 ", "2    c4 ")), "steal #1 with c3", "let go")
    assert "steal #1 with c4" in offered(state)


def test_my_own_stacks_cannot_be_extended_from_the_hand() -> None:
    """F4"""
    state = position("pond c6\n1 c3 | c1.c2\n2 f1\n3 f1")
    assert offered(state) == ["bait c3"]


# F5


def test_only_the_robbed_player_is_asked_and_may_steal_back_at_once() -> None:
    """F5"""
    state = do(position(THREE.replace("2    f4 ", "2    c3 c4 f4 ")), "steal #1 with c3")
    assert GAME.to_act(state) == (1,)
    assert offered(state) == ["back with c3", "back with c4", "let go"]
    state = do(state, "back with c4")
    assert shore(state, 1) == ["c1.c2.c3.c4"]


def test_a_robbed_player_is_asked_even_if_no_card_fits() -> None:
    """F5"""
    state = do(position(THREE), "steal #1 with c3")
    assert state.phase == STOLEN
    assert offered(state) == ["let go"]
    assert GAME.to_act(do(state, "let go")) == (1,)


def test_a_robbed_player_with_an_empty_hand_is_not_asked() -> None:
    """F5"""
    state = do(position("pond c2\n1 c3 f2\n2   | c1.c2\n3 f5"), "steal #1 with c3")
    assert (state.phase, GAME.to_act(state)) == (TURN, (1,))


def test_the_thief_who_is_robbed_back_draws_a_card_and_the_left_neighbour_goes_on() -> None:
    """F5"""
    state = do(position(THREE.replace("2    f4 ", "2    c4 f4 ")), "steal #1 with c3", "back with c4")
    assert GAME.to_act(state) == (CHANCE,)
    assert (told(state, "draw f6", 0), told(state, "draw f6", 1)) == (["you-draw"], ["draws"])
    state = do(state, "draw f6")
    assert names(state.hands[0]) == "f2 f6"
    assert GAME.to_act(state) == (1,)


def test_without_a_card_to_draw_the_thief_gets_none() -> None:
    """F5, F13"""
    drawn = with_pile("", THREE.replace("2    f4 ", "2    c4 f4 "))
    state = do(drawn, "steal #1 with c3", "back with c4")
    assert (state.phase, state.mover) == (TURN, 1)


def test_a_stack_is_stolen_back_once_only() -> None:
    """F5"""
    state = do(position(THREE.replace("2    f4 ", "2    c4 f4 ")), "steal #1 with c3", "back with c4", "draw c5")
    assert state.phase == TURN


# F6


def test_a_stack_that_fits_a_pond_card_is_munched_with_it() -> None:
    """F6"""
    state = do(position("pond c2 c5\n1 f1 | c2.c3\n2 f1\n3 f1"), "munch c2 with #1")
    assert names(state.bellies[0]) == "c2 c2 c3"
    assert (shore(state, 0), pond(state)) == ([], "c5")


def test_a_one_munches_a_swarm_and_a_swarm_munches_a_six() -> None:
    """F6"""
    state = position("pond sw f6\n1 f3 | c1.c1 c6.sw\n2 f1\n3 f1")
    assert [text for text in offered(state) if "munch" in text] == ["munch sw with #1", "munch f6 with #2"]


def test_nobody_munches_the_stack_of_another() -> None:
    """F6"""
    state = position("pond c2 c3\n1 f1\n2 f2 | c1.c2\n3 f3 | c2.c3")
    assert not [text for text in offered(state) if "munch" in text]


# F7


def test_only_a_card_that_can_neither_snatch_nor_steal_may_be_baited() -> None:
    """F7"""
    state = position("pond c2 c5\n1 c1 c3 c4 f2\n2 f3 | c3.c3\n3 f4")
    assert [text for text in offered(state) if "bait" in text] == ["bait c1", "bait f2"]
    assert pond(do(state, "bait f2")) == "c2 c5 f2"


CALLING = "pond c2 f6\n1 c3 f2\n2 f4 | c3.c3\n3 f5; options call_it_out=yes"


def test_with_the_option_any_card_may_be_baited() -> None:
    """F7"""
    assert [text for text in offered(position(CALLING)) if "bait" in text] == [
        "bait c3",
        "bait f2",
    ]


def test_after_every_bait_all_opponents_are_asked_at_once_and_in_secret() -> None:
    """F7"""
    for text in ("bait c3", "bait f2"):
        state = do(position(CALLING), text)
        assert GAME.to_act(state) == (1, 2)
        assert offered(state, 1) == offered(state, 2) == ["call", "let be"]
        assert all(deed.secret for deed in GAME.legal(state, 1))
        assert told(state, "call", 2, actor=1) == []


def test_a_playable_bait_that_is_called_out_must_be_played_and_its_owner_chooses_how() -> None:
    """F7"""
    state = do(position(CALLING), "bait c3", "let be", "call")
    assert told(state, "answer", ONLOOKER) == ["called", "must-play"]
    state = do(state, "answer")
    assert GAME.to_act(state) == (0,)
    assert offered(state) == ["snatch c2 with c3", "steal #1 with c3"]
    snatched = do(state, "snatch c2 with c3")
    assert (shore(snatched, 0), GAME.to_act(snatched), names(snatched.hands[0])) == (["c2.c3"], (1,), "f2")
    stolen = do(state, "steal #1 with c3")
    assert (stolen.phase, GAME.to_act(stolen)) == (STOLEN, (1,))


def test_a_fair_bait_stays_in_the_pond_even_if_it_is_called_out() -> None:
    """F7"""
    state = do(position(CALLING), "bait f2", "call", "call")
    assert told(state, "answer", 0) == ["called", "called", "fair-bait"]
    state = do(state, "answer")
    assert (pond(state), GAME.to_act(state)) == ("c2 f6 f2", (1,))


def test_an_unfair_bait_that_nobody_calls_out_stays_in_the_pond() -> None:
    """F7"""
    state = do(position(CALLING), "bait c3", "let be", "let be")
    assert told(state, "answer", 0) == ["nobody-called"]
    assert pond(do(state, "answer")) == "c2 f6 c3"


def test_a_bait_is_judged_against_the_pond_without_it() -> None:
    """F7"""
    state = do(position("pond f6\n1 c3 f2\n2 f4\n3 f5", "options call_it_out=yes"), "bait c3", "call", "call", "answer")
    assert pond(state) == "f6 c3"


# F8, F9, F10


def test_with_an_empty_hand_and_nothing_to_munch_a_pond_card_is_scared_away() -> None:
    """F8"""
    state = position("pond c2 f5\n1  | c4.c5\n2 f4\n3 f5")
    assert offered(state) == ["scare c2", "scare f5"]
    state = do(state, "scare f5")
    assert (pond(state), names(state.discard)) == ("c2", "f5")


def test_with_an_empty_hand_a_possible_munch_is_compulsory() -> None:
    """F9"""
    assert offered(position("pond c2 f5\n1  | c2.c3\n2 f4\n3 f5")) == ["munch c2 with #1"]


def test_nobody_can_pass() -> None:
    """F9"""
    for seed in range(5):
        state, dice = GAME.start(3, {}), Dice(seed)
        while GAME.to_act(state):
            if state.phase == TURN:
                verbs = {deed.verb for deed in GAME.legal(state, state.mover)}
                assert verbs
                assert verbs <= {SNATCHES, STEALS, MUNCHES, BAITS, SCARES}
            state = random_step(state, dice)


def test_the_phase_ends_when_the_pond_is_empty() -> None:
    """F10"""
    state = do(position("pond c2\n1 c3 f2\n2 f4\n3 f5"), "snatch c2 with c3")
    assert offered(state) == ["me first"]
    assert [state.held(seat) for seat in range(3)] == [1, 1, 1]


def test_the_phase_ends_when_all_hands_are_empty() -> None:
    """F10"""
    state = do(position("pond c2 f6\n1 c3\n2\n3"), "snatch c2 with c3")
    assert offered(state) == ["me first"]


def test_the_end_of_the_phase_is_tested_after_the_steal_back_and_its_draw() -> None:
    """F10"""
    state = do(position("pond c2\n1 c3\n2 c4 | c1.c2\n3"), "steal #1 with c3", "back with c4")
    assert [state.held(seat) for seat in range(3)] == [0, 0, 0]
    state = do(state, "draw f6")
    assert (state.phase, state.mover) == (TURN, 1)


def test_the_end_of_the_phase_is_tested_after_the_answers_to_a_bait() -> None:
    """F10"""
    state = do(position("pond c2\n1 c3\n2\n3", "options call_it_out=yes"), "bait c3", "call", "let be", "answer")
    assert GAME.to_act(state) == (0,)
    assert offered(do(state, "snatch c2 with c3")) == ["me first"]
