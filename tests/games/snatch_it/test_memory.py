"""What is open, what is hidden, and what a seat may remember of it (F11)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from frabjous.core.chance import Dice
from frabjous.core.contract import ONLOOKER
from frabjous.core.gathered import gathered
from frabjous.core.record import begin, replay
from frabjous.games.snatch_it.bunch import EMPTY, counts_of, size_of
from frabjous.games.snatch_it.cards import COPIES, KINDS, NONE
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.state import Position
from frabjous.games.snatch_it.terms import OVER
from games.snatch_it.drawing import GAME, bunch, cards, do, every_card, let_chance, names, played, position, with_pile

THREE = """
pond c2 f6 sw
1    c3 f2
2    c4 f4 | c1.c2
3    f5    | f3.f4.f4 | c5 c5 sw
"""
EVERYBODY = (0, 1, 2, ONLOOKER)
every_size = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def known(seen: Seen) -> Counter[int]:
    """Count the cards whose place a seat knows; whose the card is that decides for the stork it does not (F12)."""
    found = Counter([*seen.pond, seen.bait, seen.throw, *(card for stack in seen.stacks for card in stack)])
    for counts in (seen.hand, seen.discard, *seen.bellies):
        found.update(dict(enumerate(counts)))
    del found[NONE]
    return found


def unknown(state: Position, seat: int) -> list[int]:
    """Count, kind by kind, what lies in the pile, in the others' hands and in their throws."""
    hands = [hand for other, hand in enumerate(state.hands) if other != seat]
    throws = [card for other, card in enumerate(state.thrown) if other != seat and card != NONE]
    counts = [sum(counts_of(one)[card] for one in [state.pile, *hands]) for card in range(KINDS)]
    return [count + throws.count(card) for card, count in enumerate(counts)]


# What is remembered


def test_everybody_remembers_what_was_laid_into_a_stack() -> None:
    for seat in EVERYBODY:
        stacks = GAME.observe(position(THREE), seat).stacks
        assert stacks == (tuple(cards("c1 c2")), tuple(cards("f3 f4 f4")))


def test_everybody_remembers_what_went_into_which_belly() -> None:
    state = do(position("pond c2 c5\n1 f1 | c2.c3\n2 f1 || sw\n3 f1"), "munch c2 with #1")
    for seat in EVERYBODY:
        seen = GAME.observe(state, seat)
        assert [names(gathered(belly)) for belly in seen.bellies] == ["c2 c2 c3", "sw", ""]


def test_everybody_remembers_what_was_scared_away() -> None:
    state = do(position("pond c2 f5\n1  | c4.c5\n2 f4\n3 f5"), "scare f5")
    assert {names(gathered(GAME.observe(state, seat).discard)) for seat in EVERYBODY} == {"f5"}


def test_everybody_remembers_what_the_stork_took() -> None:
    for states in (played(3, seed) for seed in range(4)):
        for state in states:
            for seat in EVERYBODY:
                assert gathered(GAME.observe(state, seat).discard) == state.discard


def test_a_stack_that_was_stolen_and_stolen_back_is_still_known_card_by_card() -> None:
    state = do(position(THREE), "steal #1 with c3", "back with c4")
    for seat in EVERYBODY:
        assert GAME.observe(state, seat).stacks[0] == tuple(cards("c1 c2 c3 c4"))


def test_a_bait_that_was_called_out_lies_open_until_it_is_played() -> None:
    """F7, F11: it never returns into the hidden part of the hand, so everybody knows its place all the time."""
    state = do(position(THREE, "options call_it_out=yes"), "bait c3", "call", "let be", "answer")
    for seat in EVERYBODY:
        seen = GAME.observe(state, seat)
        imagined = GAME.imagine(seen, Dice(seat % 7))
        assert (seen.bait, imagined.bait, seen.hands[0]) == (*cards("c3 c3"), 1)
    state = do(state, "snatch c2 with c3")
    assert GAME.observe(state, ONLOOKER).stacks[2] == tuple(cards("c2 c3"))


# What is not


def test_a_discard_that_was_shuffled_in_may_be_anywhere() -> None:
    """F11, F13"""
    state = with_pile("", THREE, "discard f6 f6 c6")
    state = do(state, "steal #1 with c3", "back with c4")
    before = GAME.observe(state, 1)
    shuffled = do(state, "shuffle")
    after = GAME.observe(shuffled, 1)
    assert known(before) - known(after) == Counter(cards("f6 f6 c6"))
    hands = {names(GAME.imagine(after, Dice(seed)).hands[2]) for seed in range(40)}
    assert {"f6", "c6", "f5"} <= hands


SHORT = "pond c5\n1 c6\n2 f1 f2 f3 f4 f5 f6\n3 f2"


def test_what_was_dropped_face_down_may_be_anywhere_even_for_who_dropped_it() -> None:
    """F11, F13: seat 1 drops two of its cards, which are then drawn by anybody."""
    state = do(with_pile("c1 c2 c3", SHORT, "discard 3c4"), "snatch c5 with c6", "me first", "share")
    dropped = do(state, "drop f1", "drop f2")
    for seat in EVERYBODY:
        seen = GAME.observe(dropped, seat)
        assert sum(seen.discard) == 0
        assert [COPIES - known(seen)[card] for card in range(KINDS)] == unknown(dropped, seat)
    own = [GAME.imagine(GAME.observe(dropped, 1), Dice(seed)) for seed in range(40)]
    assert {names(one.hands[1]) for one in own} == {"f3 f4 f5 f6"}
    assert any("f1" in names(one.hands[2]) for one in own)
    others = [GAME.imagine(GAME.observe(dropped, 0), Dice(seed)) for seed in range(40)]
    assert len({names(one.hands[1]) for one in others}) > 10


def test_what_was_thrown_to_the_stork_is_known_once_it_lies_in_the_pond() -> None:
    """F11, F12"""
    for seed in range(4):
        for before, after in pairwise(played(3, seed)):
            if after.latest is not None and after.latest.text == "reveal":
                seen = [known(GAME.observe(state, ONLOOKER)) for state in (before, after)]
                assert seen[1] - seen[0] == Counter(before.thrown)


# Imagination


@every_size
@pytest.mark.parametrize("call", ["no", "yes"])
def test_what_has_no_known_place_lies_in_the_pile_in_others_hands_or_thrown_by_them(seats: int, call: str) -> None:
    for seed in range(2):
        for state in played(seats, seed, call_it_out=call)[::3]:
            for seat in (*range(seats), ONLOOKER):
                counts = known(GAME.observe(state, seat))
                assert [COPIES - counts[card] for card in range(KINDS)] == unknown(state, seat)


@every_size
def test_imagination_leaves_every_card_that_is_known_in_its_place(seats: int) -> None:
    for state in played(seats, 5)[::4]:
        for seat in (*range(seats), ONLOOKER):
            imagined = GAME.imagine(GAME.observe(state, seat), Dice(3))
            assert every_card(imagined) == [COPIES] * KINDS
            assert (list(imagined.bellies), imagined.discard) == (list(state.bellies), state.discard)
            assert (list(imagined.owners), imagined.stacks) == (list(state.owners), state.stacks)


def test_imagination_deals_what_is_unknown_over_hands_and_pile() -> None:
    state = position(THREE)
    hands = [GAME.imagine(GAME.observe(state, 0), Dice(seed)).hands for seed in range(40)]
    assert {(size_of(one[0]), size_of(one[1]), size_of(one[2])) for one in hands} == {(2, 2, 1)}
    assert {one[0] for one in hands} == {bunch("c3 f2")}
    assert len({one[1] for one in hands}) > 20


def test_when_the_pile_is_empty_the_last_opponents_hand_is_no_secret() -> None:
    """F11: whoever remembers everything else can tell."""
    state = with_pile("", "pond c2\n1 c3 c3\n2 f4 f5")
    for seed in range(5):
        imagined = GAME.imagine(GAME.observe(state, 0), Dice(seed))
        assert (imagined.hands[1], imagined.pile) == (bunch("f4 f5"), EMPTY)


# The option


def test_a_good_memory_is_off_unless_the_host_chose_it_and_in_every_older_record() -> None:
    new = begin(GAME, 3, {}, bytes(32))
    assert dict(new.record.options) == {"call_it_out": "no", "good_memory": "no"}
    assert not GAME.observe(new.state, ONLOOKER).memory
    assert GAME.observe(begin(GAME, 3, {"good_memory": "yes"}, bytes(32)).state, 0).memory
    older = replace(new.record, options=(("call_it_out", "yes"),))
    assert not GAME.observe(replay(GAME, older).state, 0).memory
    [option] = [one for one in GAME.options() if one.key == "good_memory"]
    assert option.formerly == "no"


def test_a_good_memory_changes_nothing_but_the_picture() -> None:
    with_it, without = played(3, 8, good_memory="yes"), played(3, 8)
    assert [GAME.to_act(state) for state in with_it] == [GAME.to_act(state) for state in without]
    assert [list(state.pond) for state in with_it] == [list(state.pond) for state in without]


def test_the_game_ends_with_every_belly_known() -> None:
    """F11, F16"""
    state = let_chance(do(position("pond c2\n1 c3 | f3.f3 | c1\n2  || sw\n3  || f1", "last now"), "snatch c2 with c3"))
    assert state.phase == OVER
    assert GAME.observe(state, ONLOOKER).bellies == tuple(tuple(counts_of(belly)) for belly in state.bellies)
