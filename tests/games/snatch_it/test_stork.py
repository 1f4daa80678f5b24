"""The rulings of the stork phase, of the pile and of the end (F12 to F16)."""

from __future__ import annotations

from itertools import pairwise, permutations

from frabjous.core.contract import CHANCE, ONLOOKER
from frabjous.core.gathered import some
from frabjous.games.snatch_it.actions import THROW
from frabjous.games.snatch_it.bunch import size_of
from frabjous.games.snatch_it.cards import DEPTH, NONE
from frabjous.games.snatch_it.rules import best_fed
from frabjous.games.snatch_it.state import Position
from frabjous.games.snatch_it.terms import NEXT_ROUND, NOT_YET, OPENING, OVER, THIS_ROUND, THROWING, TURN
from games.snatch_it.drawing import (
    GAME,
    cards,
    do,
    let_chance,
    names,
    offered,
    played,
    pond,
    position,
    shore,
    told,
    with_pile,
)

SHORES = """
pond c5
1    c6 | c2.c3 f1.f1.f1
2    f1 | c1.c1 c2.c2
3    f2 | c3.c4.c4 c1.c2
"""


def storks(picture: str, throws: str = "c1 c1 c1") -> Position:
    """Play the card that empties the pond, refill, and let everybody throw what is said."""
    state = let_chance(do(position(picture, "first 3"), "snatch c5 with c6"))
    assert state.phase == THROWING
    for seat, card in enumerate(cards(throws)):
        other = GAME.legal(state, seat)[-1].card  # exchanged with the pile, so that everybody holds the right card
        state.give(seat, other, -1)
        state.give(seat, card, +1)
        state.pile += some(1, other) - some(1, card)
        state = GAME.apply(state, seat, THROW[card])
    return state


# F12


def test_me_first_goes_left_and_hands_are_filled_one_player_at_a_time_from_there() -> None:
    """F12"""
    state = do(position(SHORES, "first 3"), "snatch c5 with c6", "me first")
    assert state.first == 0
    assert [state.held(seat) for seat in range(3)] == [0, 1, 1]
    hands = []
    while GAME.to_act(state) == (CHANCE,):
        deed = GAME.chances(state)[0][0]
        assert GAME.told(state, CHANCE, deed, 0) == [], "hidden draws are told to nobody"
        state = GAME.apply(state, CHANCE, deed)
        hands.append([state.held(seat) for seat in range(3)])
    assert hands[:7] == [[1, 1, 1], [2, 1, 1], [3, 1, 1], [4, 1, 1], [5, 1, 1], [6, 1, 1], [6, 2, 1]]
    assert hands[-1] == [6, 6, 6]


def test_everybody_throws_one_card_in_secret_and_chance_decides_which_counts() -> None:
    """F12"""
    state = let_chance(do(position(SHORES), "snatch c5 with c6"))
    assert GAME.to_act(state) == (0, 1, 2)
    card = offered(state, 0)[0]
    assert (told(state, card, 0), told(state, card, 1)) == (["you-throw"], ["threw"])
    state = storks(SHORES, "c1 f1 f2")
    assert [(deed.text, weight) for deed, weight in GAME.chances(state)] == [
        ("stork c1", 1),
        ("stork f1", 1),
        ("stork f2", 1),
    ]


def test_two_cards_alike_are_twice_as_likely() -> None:
    """F12"""
    state = storks(SHORES, "c1 c1 f2")
    assert [weight for _, weight in GAME.chances(state)] == [2, 1]


def test_the_stork_takes_the_tallest_stack_of_its_colour_from_every_shore() -> None:
    """F12"""
    state = do(storks(SHORES), "stork c1")
    assert offered(state) == ["stork #5"]
    assert told(state, "stork #5", ONLOOKER) == ["stork-took"]
    state = do(state, "stork #5")
    assert shore(state, 2) == ["c1.c2"]
    assert names(state.discard) == "c3 c4 c4"


def test_unique_stacks_leave_before_anybody_is_asked_and_the_right_neighbour_settles_a_tie() -> None:
    """F12: seat 0 has two crawler stacks of two, so has seat 1; seat 2 is right of seat 0."""
    state = do(storks(SHORES), "stork c1", "stork #5")
    assert GAME.to_act(state) == (2,)
    assert offered(state) == ["stork #1", "stork #7"]
    assert told(state, "stork #1", 1) == ["stork-shown"]
    state = do(state, "stork #1")
    assert GAME.to_act(state) == (0,)
    assert offered(state) == ["stork #3", "stork #4"]
    state = do(state, "stork #4")
    assert (shore(state, 0), shore(state, 1)) == (["f1.f1.f1", "c5.c6"], ["c1.c1"])
    assert offered(state) == ["reveal"]


def test_swarms_are_a_colour_of_their_own() -> None:
    """F12"""
    picture = "pond c5\n1 c6 sw | c6.sw\n2 f1 | f6.f6.sw\n3 f2 | c3.c4"
    state = do(storks(picture, "sw f1 f2"), "stork sw")
    assert offered(state) == ["stork #2"] or offered(state) == ["stork #1"]
    state = let_chance(state)
    assert [shore(state, seat) for seat in range(3)] == [["c5.c6"], [], ["c3.c4"]]


def test_a_colour_that_tops_no_stack_takes_nothing() -> None:
    """F12"""
    assert offered(do(storks("pond c5\n1 c6\n2 f1\n3 f2 | c3.c4", "c1 f1 f2"), "stork f1")) == ["reveal"]


def test_all_thrown_cards_go_into_the_pond_and_nobody_learns_whose_they_were() -> None:
    """F12"""
    state = do(storks(SHORES, "c1 f1 f2"), "stork f1", "stork #2")
    for viewer in (0, 1, ONLOOKER):
        sentences = GAME.told(state, CHANCE, GAME.read("reveal"), viewer)
        assert [one.key for one in sentences] == ["food-laid", "pond-gets", "pond-gets", "pond-gets"]
    state = do(state, "reveal")
    assert sorted(pond(state).split()) == ["c1", "f1", "f2"]


def test_an_onlooker_who_guesses_throwers_by_the_order_in_the_pond_is_mostly_wrong() -> None:
    """F12: the guess is that the new cards lie in the order of the seats."""
    right, guesses = 0, 0
    for seed in range(12):
        for before, after in pairwise(played(3, seed)):
            if before.phase == OPENING and before.round > 0 and len(set(before.thrown)) == 3:
                fresh = [card for place, card in enumerate(after.pond) if [*before.pond, *[NONE] * 3][place] == NONE]
                guesses += 1
                right += fresh[:3] == [before.thrown[seat] for seat in before.from_first()]
    assert guesses > 20
    assert right < guesses / 2


def test_thrown_cards_lie_in_the_pond_in_the_order_of_their_kinds_whoever_threw_them() -> None:
    """F12"""
    for throws in permutations(["c1", "f1", "f2"]):
        state = do(storks(SHORES, " ".join(throws)), "stork f1", "stork #2", "reveal")
        assert pond(state) == "c1 f1 f2"


def test_the_cards_of_the_first_pond_lie_in_the_order_of_the_seats() -> None:
    """F1: everybody sees whose is whose."""
    for before, after in pairwise(played(3, 7, most=40)):
        if before.phase == OPENING:
            assert list(after.pond) == [before.thrown[seat] for seat in before.from_first()]


def test_the_pond_is_filled_to_six_but_has_no_upper_limit() -> None:
    """F12"""
    low = let_chance(do(storks(SHORES, "c1 f1 f2"), "stork f1", "stork #2", "reveal"))
    assert (low.in_pond(), low.round, low.mover) == (6, 2, 0)
    full = position("pond c5 c1 f1 f2 f3 f4 f5\n1 c6\n2\n3", "first 3")
    full = let_chance(do(full, "snatch c5 with c6"))
    for seat in range(3):
        full = GAME.apply(full, seat, GAME.legal(full, seat)[0])
    full = let_chance(full)
    assert (full.in_pond(), full.phase) == (9, TURN)


# F13


def test_the_discard_is_shuffled_in_when_a_card_must_be_drawn_from_an_empty_pile() -> None:
    """F13"""
    drawn = with_pile("f6", "pond c5\n1 c6\n2 f1 || c1\n3 f2", "discard 8c3 9f3")
    state = do(drawn, "snatch c5 with c6", "me first", "draw f6")
    assert offered(state) == ["shuffle"]
    assert told(state, "shuffle", 1) == ["shuffled"]
    state = do(state, "shuffle")
    assert (size_of(state.discard), offered(state)) == (0, ["draw c3", "draw f3"])


SHORT = "pond c5\n1 c6\n2 f1 f2 f3 f4 f5 f6\n3 f2"


def test_with_too_few_cards_everybody_gets_the_same_number() -> None:
    """F13: seven cards are in hands and six about: four each, and one is left for the pond."""
    drawn = with_pile("c1 c2 c3", SHORT, "discard 3c4")
    state = do(drawn, "snatch c5 with c6", "me first")
    assert offered(state) == ["share"]
    assert told(state, "share", ONLOOKER) == ["too-few"]
    state = do(state, "share")
    assert state.limit == 4
    assert offered(state) == ["drop f1", "drop f2", "drop f3", "drop f4", "drop f5", "drop f6"]
    assert (told(state, "drop f1", 1), told(state, "drop f1", 0)) == (["you-drop"], [])
    state = let_chance(state)
    assert [state.held(seat) for seat in range(3)] == [4, 4, 4]
    assert (size_of(state.pile), size_of(state.discard)) == (1, 0)


def test_a_marker_that_is_still_in_the_pile_appears_when_there_are_too_few_cards() -> None:
    """F13, F14: six players lack 25 cards, and twelve are left."""
    eaten = "9c1 9c2 9c3 9c4 8c5 8c6 8f1 8f2 8f3 8f4 8f5 6f6"
    drawn = position(f"pond c5\n1 c6\n2 f1 f2 f3 f4 f5\n3 || {eaten}\n4\n5\n6")
    state = do(drawn, "snatch c5 with c6", "me first")
    assert (state.last, offered(state)) == (NOT_YET, ["share"])
    assert do(state, "share").last == NEXT_ROUND


def test_the_shortage_is_tested_before_anybody_refills() -> None:
    """F13: the hands lack ten cards."""
    enough = do(with_pile("5c1", SHORT, "discard 6c2"), "snatch c5 with c6", "me first")
    short = do(with_pile("5c1", SHORT, "discard 5c2"), "snatch c5 with c6", "me first")
    assert offered(enough) == ["draw c1"]
    assert offered(short) == ["share"]


def test_a_pond_that_cannot_be_filled_stays_low() -> None:
    """F13"""
    drawn = with_pile("9c1 8c2", "pond f5\n1 f6\n2 f1\n3 f2")
    state = let_chance(do(drawn, "snatch f5 with f6"))
    for seat in range(3):
        state = GAME.apply(state, seat, GAME.legal(state, seat)[0])
    state = let_chance(state)
    assert (state.phase, state.in_pond(), state.last) == (TURN, 4, THIS_ROUND)


# F14, F15, F16


def test_the_marker_slips_by_one_of_seven_equally_likely_values_that_nobody_is_told() -> None:
    """F14"""
    state = GAME.start(3, {})
    assert [(deed.text, weight) for deed, weight in GAME.chances(state)] == [
        (f"marker {by:+d}", 1) for by in range(-3, 4)
    ]
    assert told(state, "marker +2", 0) == told(state, "marker +2", ONLOOKER) == []
    assert do(state, "marker +2").above == DEPTH[3] + 2
    assert GAME.observe(do(state, "marker +2"), 0) == GAME.observe(do(state, "marker -3"), 0)


STEAL = "pond c2 f6\n1 c3 f2\n2 c4 f4 | c1.c2\n3 f5"


def test_the_marker_appears_when_a_card_must_be_drawn_and_not_before() -> None:
    """F14"""
    state = do(position(STEAL, "above 1"), "steal #1 with c3", "back with c4", "draw c1")
    assert (state.above, state.last, GAME.to_act(state)) == (0, NOT_YET, (1,))
    state = do(position(STEAL, "above 0"), "steal #1 with c3", "back with c4")
    assert offered(state) == ["last round"]
    assert told(state, "last round", 2) == ["last-now"]
    state = do(state, "last round")
    assert (state.last, "draw c1" in offered(state)) == (THIS_ROUND, True)


def test_a_marker_in_the_stork_phase_makes_the_next_round_the_last() -> None:
    """F14"""
    state = do(position(SHORES, "above 3"), "snatch c5 with c6", "me first", "draw c1", "draw c1", "draw c1")
    assert offered(state) == ["last round"]
    assert told(state, "last round", 2) == ["last-next"]
    state = let_chance(do(state, "last round"))
    assert (state.last, state.phase) == (NEXT_ROUND, THROWING)
    while state.phase != TURN:
        seat = GAME.to_act(state)[0]
        state = let_chance(GAME.apply(state, seat, GAME.legal(state, seat)[0]))
    assert state.last == THIS_ROUND


def test_after_the_last_round_no_stork_comes_and_the_shores_are_munched() -> None:
    """F15"""
    state = do(position("pond c2\n1 c3 f1 | f3.f3\n2 f2 || c1\n3 f5 | c6.sw", "last now"), "snatch c2 with c3")
    assert offered(state) == ["feast"]
    state = do(state, "feast")
    assert state.phase == OVER
    assert [names(belly) for belly in state.bellies] == ["c2 c3 f3 f3", "c1", "c6 sw"]


def test_a_swarm_counts_five_and_any_other_card_one() -> None:
    """F16"""
    state = do(position("pond c2\n1 c3 f1 | f3.f3\n2 f2 || c1\n3 f5 | c6.sw", "last now"), "snatch c2 with c3")
    outcome = GAME.outcome(do(state, "feast"))
    assert outcome is not None
    assert outcome.scores == (0.0, 0.0, 1.0)
    assert dict(outcome.why.values)["points"] == 6


def test_more_swarms_break_a_tie() -> None:
    """F16"""
    assert best_fed(position("pond\n1 || 5c1\n2 || sw\n3 || c2", "phase over")) == [1]


def test_a_tie_that_swarms_do_not_break_is_shared() -> None:
    """F16"""
    state = do(position("pond c2\n1 c3 || c1\n2 || f1 f1 f1\n3 || f2", "last now"), "snatch c2 with c3")
    outcome = GAME.outcome(do(state, "feast"))
    assert outcome is not None
    assert outcome.scores == (0.5, 0.5, 0.0)
    assert outcome.victories[0].seats == (0, 1)
