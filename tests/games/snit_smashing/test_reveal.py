"""The rulings of the reveal, of runs and victories, one by one (B2, B7 to B14, B16)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from frabjous.core.agreed import Draw, Resign
from frabjous.core.chance import Dice
from frabjous.core.contract import ONLOOKER, Outcome, Victory
from frabjous.games.clan import piece_of
from frabjous.games.snit_smashing import SNIT_SMASHING
from frabjous.games.snit_smashing.actions import FINISH_RUN
from frabjous.games.snit_smashing.beach import NAMES
from frabjous.games.snit_smashing.campaign import roles, why
from frabjous.games.snit_smashing.state import Position
from frabjous.games.snit_smashing.terms import OVER
from frabjous.library.voices import voice_of
from games.snit_smashing.drawing import GAME, beach, do, let_chance, moves, offered, played, rest, revealed, told, where

NOTHING = ("no order", "no order")


# B7: the order of things


def test_orders_are_read_from_the_primus_clockwise() -> None:
    """B7"""
    state = rest(beach("Zip:C4\nZip:E4\nZip:G4", "no order", "smash C6 C7 D7", "snandergrab E5", primus=1))
    seen = []
    for _ in range(3):
        state = do(state, "read")
        seen.append(GAME.observe(state, ONLOOKER).orders)
    assert seen == [
        ("", "smash C6 C7 D7", ""),
        ("", "smash C6 C7 D7", "snandergrab E5"),
        ("no order", "smash C6 C7 D7", "snandergrab E5"),
    ]
    assert offered(state) == ["shelter"]


def test_the_last_move_order_read_says_where_the_snandergrab_ends() -> None:
    """B7"""
    orders = ("snandergrab C5", "snandergrab E5", "snandergrab D8")
    for primus, ends in ((0, "D8"), (1, "C5"), (2, "E5")):
        state = revealed(beach("Zip:A2\nZip:A3\nZip:A4", *orders, primus=primus))
        assert NAMES[state.snandergrab] == ends


def test_the_first_smash_gets_the_kill() -> None:
    """B7"""
    for primus in (0, 1):
        state = revealed(beach("-\n-\nZip:C6", "smash C6 C7 D7", "smash C6 D6 D7", "no order", primus=primus))
        assert where(state, 2, "Zip") == f"trophy{primus + 1}"
        assert [state.trophies(seat) for seat in (0, 1)] == [1 - primus, primus]


def test_a_smash_read_before_the_move_does_nothing_under_the_final_snandergrab() -> None:
    """B7"""
    state = revealed(beach("-\nZip:D6\n-", "smash C5 C6 D6", "no order", "snandergrab D5"))
    assert (where(state, 1, "Zip"), state.trophies(0)) == ("safe", 0)


def test_a_smash_hits_whom_the_snandergrab_was_moved_off() -> None:
    """B7"""
    state = revealed(beach("-\nZip:D9\n-", "smash C8 D8 D9", "no order", "snandergrab D5"))
    assert (where(state, 1, "Zip"), state.trophies(0)) == ("trophy1", 1)


def test_each_order_and_each_smash_is_a_line_of_its_own() -> None:
    """B7"""
    state = rest(beach("Nib:C6\nZip:D9 Nib:A4", "smash A3 A4 B4", "smash C5 C6 D6"))
    lines = []
    while offered(state)[0] in ("read", "shelter", "fall"):
        lines.append(told(state, offered(state)[0], ONLOOKER))
        state = do(state, offered(state)[0])
    assert lines == [
        ["orders-smash"],
        ["orders-smash"],
        ["snandergrab-stays", "sheltered"],
        ["smash-falls", "smashed"],
        ["smash-falls", "smashed"],
    ]


# B8: protection and the No-No


def test_whoever_is_under_the_snandergrab_is_safe_even_if_nobody_moved_it() -> None:
    """B8"""
    state = revealed(beach("Zip:D9 Nib:D8\nZip:E10", *NOTHING))
    assert [where(state, 0, "Zip"), where(state, 1, "Zip"), where(state, 0, "Nib")] == ["safe", "safe", "D8"]


def test_snits_of_whoever_moved_it_are_on_top_and_can_be_smashed() -> None:
    """B8"""
    state = revealed(beach("Zip:D5 Nib:D6\nZip:E5", "snandergrab D5", "smash D6 D7 E6"))
    assert where(state, 0, "Zip") == "D5", "on top"
    assert where(state, 0, "Nib") == "trophy2"
    assert where(state, 1, "Zip") == "safe"


def test_a_snit_on_top_is_an_ordinary_snit_next_bound() -> None:
    """B8: nobody else may end there, it is not carried along, and the next time it may be sheltered."""
    state = revealed(beach("Zip:D5\nZip:A3", "snandergrab D5", "no order"))
    state = do(state, "next bound", "no order", "no order")
    assert "D5" not in moves(state, "Zip"), "the other clan moves first, and that hex is taken"
    assert where(revealed(state), 0, "Zip") == "safe"
    away = revealed(beach("Zip:D5\nZip:A3", "no order", "snandergrab D8", snandergrab="D5"))
    assert where(away, 0, "Zip") == "D5"


def test_ordering_it_to_where_it_is_is_a_move_in_every_respect() -> None:
    """B8"""
    state = revealed(beach("Zip:D6\nZip:E5", "snandergrab D5", "no order", snandergrab="D5"))
    assert (where(state, 0, "Zip"), where(state, 1, "Zip")) == ("D6", "safe")


def test_only_the_author_of_the_last_move_order_is_the_mover() -> None:
    """B8: even if two orders name one centre."""
    state = revealed(beach("Zip:D5\nZip:D6", "snandergrab D5", "snandergrab D5"))
    assert (where(state, 0, "Zip"), where(state, 1, "Zip")) == ("safe", "D6")


def test_the_no_no_is_told() -> None:
    """B8"""
    state = do(rest(beach("Zip:D5\nZip:E5", "snandergrab D5", "no order")), "read", "read")
    assert told(state, "shelter", 1) == ["snandergrab-ends", "sheltered", "on-top"]
    far = do(rest(beach("Zip:A3\nZip:A4", "snandergrab D5", "no order")), "read", "read")
    assert told(far, "shelter", 1) == ["snandergrab-ends", "nobody-under"]


# B9: kills


def test_a_rivals_snit_becomes_a_trophy_and_the_own_goes_to_the_box() -> None:
    """B9"""
    state = revealed(beach("Zip:C6\nNib:C7 Tock:D7", "smash C6 C7 D7", "no order"))
    assert [where(state, 0, "Zip"), where(state, 1, "Nib"), where(state, 1, "Tock")] == ["box", "trophy1", "trophy1"]
    assert (state.trophies(0), state.trophies(1)) == (2, 0)
    assert GAME.observe(state, ONLOOKER).gone == (piece_of(0, 17), piece_of(1, 8), piece_of(1, 9))


def test_what_a_smash_hits_is_told() -> None:
    """B9"""
    both = do(rest(beach("Zip:C6\nNib:C7", "smash C6 C7 D7", "no order")), "read", "read")
    assert told(both, "fall", 1) == ["smash-falls", "smashed", "smashed-own"]
    sand = do(rest(beach("Zip:A6\nNib:A7", "smash C6 C7 D7", "no order")), "read", "read")
    assert told(sand, "fall", 1) == ["smash-falls", "smashed-sand"]
    sea = do(rest(beach("Zip:A6\nNib:A7", "smash C1 D1 D2", "no order")), "read", "read")
    assert told(sea, "fall", 1) == ["smash-falls", "smashed-sea"]


# B2, B10: bounds and runs


def test_the_primus_passes_left_once_between_bounds_and_between_runs() -> None:
    """B2"""
    for seats in (2, 3, 4):
        primi = []
        for state, after in pairwise(played(seats, 3)):
            if (state.run, state.bound) != (after.run, after.bound):
                primi.append((state.primus, after.primus))
        assert len(primi) > 6
        assert all(after == (before + 1) % seats for before, after in primi)


def test_the_snandergrab_is_back_on_d10_at_the_start_of_every_run() -> None:
    """B2"""
    state = revealed(beach("Zip:D5\nNib:D7", "snandergrab D5", "snandergrab D6"))
    assert NAMES[state.snandergrab] == "D6"
    state = revealed(do(state, "next bound", "no order", "no order"))
    state = let_chance(state)
    assert (state.run, state.bound, NAMES[state.snandergrab]) == (2, 1, "D10")


def test_a_run_inland_is_over_when_no_snit_is_active() -> None:
    """B10"""
    assert offered(revealed(beach("Zip:D9\nZip:C10", *NOTHING)))[0].startswith("draw")
    assert offered(revealed(beach("Zip:D9\nZip:C8", *NOTHING))) == ["next bound"]
    on_top = revealed(beach("Zip:D5\nZip:D9", "snandergrab D5", "smash D8 D9 E8"))
    assert offered(on_top) == ["next bound"], "a Snit on top is active"


def test_a_run_inland_is_over_after_bound_six() -> None:
    """B10"""
    assert offered(revealed(beach("Zip:D4\nZip:C8", *NOTHING, bound=5))) == ["next bound"]
    assert offered(revealed(beach("Zip:D4\nZip:C8", *NOTHING, bound=6)))[0].startswith("draw")


def test_stragglers_reproduce_and_then_go_to_the_box() -> None:
    """B10"""
    state = revealed(beach("Zip:D4\nZip:D9", *NOTHING, bound=6))
    state = do(state, "draw Nib", "draw Tock", "draw Plod", "draw Nib", "draw Tock", "draw Plod")
    assert where(state, 0, "Zip") == "D4"
    assert told(state, "end run", 0) == ["straggled", "run-begins"]
    state = do(state, "end run")
    assert where(state, 0, "Zip") == "box"
    assert [where(state, 0, name) for name in ("Nib", "Tock", "Plod")] == ["under"] * 3
    assert where(state, 1, "Zip") == "under"


# B11: reproduction


def test_three_are_drawn_for_each_parent_seat_by_seat() -> None:
    """B11"""
    state = revealed(beach("Zip:D9 Nib:D10\nZip:C10", *NOTHING))
    assert state.births == [6, 3]
    drawn = []
    while offered(state)[0].startswith("draw"):
        assert {weight for _, weight in GAME.chances(state)} == {1}
        drawn.append(state.births.copy())
        state = do(state, offered(state)[0])
    assert drawn == [[6, 3], [5, 3], [4, 3], [3, 3], [2, 3], [1, 3], [0, 3], [0, 2], [0, 1]]
    assert (state.living(0), state.living(1)) == (8, 4)


def test_a_pool_that_is_empty_ends_the_drawing() -> None:
    """B11"""
    boxed = "Thudd Bonk Klump Grubber Plod Dawdle Slogg Mumph Nib Tock Fidge Quib Hobb Skitter Darty Flick Pelt Whisk"
    row = " ".join(f"{name}:box" for name in boxed.split())
    state = revealed(beach(f"Zip:D9 {row}\nZip:box", *NOTHING))
    assert (state.births, offered(state)) == ([2, 0], ["draw Blitzel", "draw Zoomie"])
    assert offered(do(state, "draw Zoomie", "draw Blitzel")) == ["end run"]


def test_every_snit_of_the_pool_is_as_likely() -> None:
    """B11"""
    state = revealed(beach("Zip:D9\nZip:C10", *NOTHING))
    assert len(GAME.chances(state)) == 20
    assert {weight for _, weight in GAME.chances(state)} == {1}


# B12, B13: what comes after


def test_all_start_the_run_to_the_sea_under_the_snandergrab() -> None:
    """B12"""
    state = let_chance(revealed(beach("Zip:D9\nZip:C10", *NOTHING)))
    assert state.run == 2
    assert state.where[0].count(70) == state.where[1].count(70) == 4


def test_a_run_to_the_sea_is_over_when_nobody_is_left_on_the_way() -> None:
    """B12"""
    assert offered(revealed(beach("Zip:safe\nNib:D5", *NOTHING, run=2))) == ["next bound"]
    assert offered(revealed(beach("Zip:safe\nNib:D5", "smash D5 D6 E5", "no order", run=2))) == ["end run"]


def test_whoever_is_not_home_after_bound_six_dies() -> None:
    """B12"""
    state = revealed(beach("Zip:under Nib:safe\nNib:D5", *NOTHING, run=2, bound=6))
    assert told(state, "end run", 0) == ["dried-up", "dried-up", "run-begins"]
    state = do(state, "end run")
    assert [where(state, 0, "Zip"), where(state, 1, "Nib")] == ["box", "box"]


def test_every_living_snit_starts_the_second_run_inland_in_its_start_hex() -> None:
    """B13"""
    state = do(revealed(beach("Zip:safe Nib:safe\nTock:safe Plod:box", *NOTHING, run=2)), "end run")
    assert state.run == 3
    assert [where(state, 0, "Zip"), where(state, 0, "Nib"), where(state, 1, "Tock")] == ["C1", "C1", "E1"]
    assert where(state, 1, "Plod") == "box"


# B14: victories


def ended(picture: str) -> Position:
    """Give the end of the last run."""
    state = GAME.apply(revealed(beach(picture, *["no order"] * len(picture.splitlines()), run=4)), -1, FINISH_RUN)
    assert state.phase == OVER
    return state


def victories(picture: str) -> dict[str, tuple[int, ...]]:
    outcome = GAME.outcome(ended(picture))
    assert outcome is not None
    return {victory.name: victory.seats for victory in outcome.victories}


def scores(picture: str) -> tuple[float, ...]:
    outcome = GAME.outcome(ended(picture))
    assert outcome is not None
    return outcome.scores


def test_most_snits_home_and_most_trophies_are_two_victories() -> None:
    """B14"""
    picture = "Zip:safe Nib:safe Plod:trophy2\nZip:safe Nib:box\nZip:safe Nib:trophy1 Tock:trophy2"
    assert victories(picture) == {"snits": (0,), "bolotomus": (1,)}
    assert scores(picture) == (0.5, 0.5, 0.0)


def test_sole_first_in_both_is_a_grand_slam() -> None:
    """B14"""
    picture = "Zip:safe Nib:safe\nZip:safe Nib:trophy1"
    assert victories(picture) == {"snits": (0,), "bolotomus": (0,), "grand-slam": (0,)}
    assert scores(picture) == (1.0, 0.0)


def test_ties_are_shared_at_zero_too() -> None:
    """B14"""
    assert victories("Zip:safe\nZip:safe") == {"snits": (0, 1), "bolotomus": (0, 1)}
    assert scores("Zip:safe\nZip:safe") == (0.5, 0.5)
    assert victories("Zip:box\nZip:box\nZip:box") == {"snits": (0, 1, 2), "bolotomus": (0, 1, 2)}
    assert scores("Zip:safe\nZip:safe Nib:trophy1") == (0.75, 0.25)


def test_the_game_is_over_if_no_snit_is_alive_when_a_run_would_start() -> None:
    """B14"""
    state = revealed(beach("Zip:box\nNib:D5", "smash D5 D6 E5", "no order", run=1))
    assert told(state, "end run", 0) == ["all-dead"]
    state = do(state, "end run")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.victories == (Victory("snits", (0, 1)), Victory("bolotomus", (0,)))
    assert GAME.to_act(state) == ()


def test_one_surviving_clan_plays_on() -> None:
    """B14"""
    state = do(revealed(beach("Zip:box\nNib:safe", *NOTHING, run=2)), "end run")
    assert (state.run, GAME.to_act(state)) == (3, (0, 1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_victory_decides_before_the_last_run(seats: int) -> None:
    """B14: unless everybody is dead, all four runs are played."""
    states = played(seats, 2)
    assert states[-1].run == 4
    assert all(GAME.outcome(state) is None for state in states[:-1])


# B16: the campaign


def after(text: str) -> str:
    """Give the candidates after a game that ended so."""
    outcome = GAME.outcome(ended(text))
    assert outcome is not None
    return roles(outcome)["bolotomus"]


def test_after_two_players_the_snit_victor_commands_the_snits_whoever_has_the_trophies() -> None:
    """B16"""
    assert after("Zip:safe\nZip:box Nib:trophy1") == "seat-2"
    assert after("Zip:safe Nib:trophy2\nZip:box") == "seat-2"
    assert after("Zip:box\nZip:safe") == "seat-1"


def test_after_more_players_the_bolotomus_victor_is_the_bolotomus() -> None:
    """B16"""
    assert after("Zip:safe\nZip:safe Nib:trophy1\nZip:safe Tock:safe") == "seat-1"
    assert after("Zip:safe Nib:trophy3 Quib:trophy4\nZip:safe\nZip:box\nZip:safe Nib:trophy3") == "seat-3"


def test_who_shares_the_victory_rolls_for_the_role() -> None:
    """B16"""
    assert after("Zip:safe\nZip:safe Nib:trophy1") == "seats-1-2"
    assert after("Zip:safe Nib:trophy2\nZip:safe\nZip:safe Nib:trophy1") == "seats-1-2"


@pytest.mark.parametrize(
    ("outcome", "candidates"),
    [(Resign(0).outcome(2), "seat-1"), (Draw().outcome(2), "seats-1-2"), (Draw((0, 1, 2)).outcome(3), "seats-1-2-3")],
)
def test_a_game_that_was_given_up_or_drawn_has_a_sequel_too(outcome: Outcome, candidates: str) -> None:
    """B16"""
    assert roles(outcome) == {"bolotomus": candidates}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "Zip:safe\nZip:box",
            "The Crown wins with the Snits and commands them in Snits’ Revenge, too; the Bolotomus is",
        ),
        (
            "Zip:safe\nZip:safe",
            "The victory is shared: the dice decide who is the Bolotomus in Snits’ Revenge (the Crown",
        ),
        (
            "Zip:safe\nZip:safe Nib:trophy1\nZip:safe Tock:safe",
            "The Crown has the Bolotomus victory and is the Bolotomus in Snits’ Revenge; all others bring their clans.",
        ),
    ],
)
def test_why_somebody_is_the_bolotomus_is_said(text: str, sentence: str) -> None:
    """B16"""
    outcome = GAME.outcome(ended(text))
    assert outcome is not None
    assert voice_of(SNIT_SMASHING, "en").sentence(why(outcome)).startswith(sentence)


def test_chance_plays_the_set_up_to_the_first_order() -> None:
    """B2"""
    state = let_chance(GAME.start(4, {}), Dice(1))
    assert GAME.to_act(state) == (0, 1, 2, 3)
    assert (state.run, state.bound) == (1, 1)
