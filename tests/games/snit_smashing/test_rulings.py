"""The rulings of the set-up, the orders and the moves, one by one (B1 to B6, B12, B15)."""

from __future__ import annotations

import pytest

from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE, ONLOOKER
from frabjous.core.errors import BadOption
from frabjous.games.snit_smashing.beach import NAMES, is_sea
from frabjous.games.snit_smashing.terms import MOVING, ORDERING, POOL, READING
from games.snit_smashing.drawing import GAME, beach, crowded, do, let_chance, moves, offered, rest, told, where

NOTHING = ("no order", "no order")


# B1: setting up


def test_two_dice_are_rolled_for_the_primus_and_the_highest_wins() -> None:
    """B1"""
    start = GAME.start(3, {})
    assert [weight for _, weight in GAME.chances(start)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert do(start, "roll 7", "roll 9", "roll 8").primus == 1


def test_only_the_tied_highest_roll_again() -> None:
    """B1"""
    tied = do(GAME.start(4, {}), "roll 9", "roll 8", "roll 9", "roll 2")
    assert (tied.primus, tied.rolling, tied.rolls) == (-1, [True, False, True, False], [0, 8, 0, 2])
    assert told(do(GAME.start(2, {}), "roll 5"), "roll 5", 0) == ["rolled", "roll-again"]
    assert do(tied, "roll 3", "roll 7").primus == 2, "a lower roll than one that is out still wins"
    assert do(tied, "roll 6", "roll 6", "roll 4", "roll 3").primus == 0


@pytest.mark.parametrize(("seats", "hexes"), [(2, "C1 E1"), (3, "A1 C1 G1"), (4, "A1 C1 E1 G1")])
def test_start_hexes_are_dealt_by_chance_each_once(seats: int, hexes: str) -> None:
    """B1"""
    state = do(GAME.start(seats, {}), *["roll 2"] * (seats - 1), "roll 3")
    assert offered(state) == [f"start {name}" for name in hexes.split()]
    assert {weight for _, weight in GAME.chances(state)} == {1}
    for name in reversed(hexes.split()):
        state = do(state, f"start {name}")
    assert [NAMES[at] for at in state.starts] == hexes.split()[::-1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_clan_draws_four_open_snits_into_its_start_hex(seats: int) -> None:
    """B1"""
    state = let_chance(GAME.start(seats, {}), Dice(5))
    for clan in range(seats):
        assert state.count_at(clan, POOL) == 17
        assert state.where[clan].count(state.starts[clan]) == 4
    assert (state.run, state.bound, NAMES[state.snandergrab]) == (1, 1, "D10")
    assert GAME.observe(state, ONLOOKER).where == tuple(tuple(places) for places in state.where)


# B3, B15: orders


def test_all_order_at_once_and_in_any_sequence() -> None:
    """B3"""
    state = beach("Zip:C4\nZip:E4\nZip:G4")
    assert GAME.to_act(state) == (0, 1, 2)
    state = GAME.apply(state, 1, GAME.read("no order"))
    assert GAME.to_act(state) == (0, 2)
    state = GAME.apply(state, 2, GAME.read("smash C6 C7 D7"))
    assert (GAME.to_act(state), state.phase) == ((0,), ORDERING)
    assert GAME.apply(state, 0, GAME.read("snandergrab E5")).phase == MOVING


@pytest.mark.parametrize(("run", "choices"), [(1, 144), (2, 109), (3, 144), (4, 109)])
def test_there_are_144_orders_inland_and_109_towards_the_sea(run: int, choices: int) -> None:
    """B3, B12: 108 smashes, 35 places for the Snandergrab on runs inland, and nothing."""
    state = beach("Zip:D5\nZip:E5", run=run)
    for seat in (0, 1):
        orders = offered(state, seat)
        assert len(orders) == choices
        assert "no order" in orders
        assert any(text.startswith("snandergrab") for text in orders) == (run in (1, 3))


def test_an_order_is_final_and_secret() -> None:
    """B3"""
    state = beach("Zip:C4\nZip:E4")
    assert all(deed.secret for deed in GAME.legal(state, 0))
    sealed = do(state, "smash C6 C7 D7")
    assert GAME.legal(sealed, 0) == []
    for other in ("snandergrab E5", "no order", "smash A2 A3 B3"):
        for viewer in (1, ONLOOKER):
            assert GAME.observe(do(state, other), viewer) == GAME.observe(sealed, viewer)
    assert GAME.observe(sealed, 1).sealed == (True, False)
    assert (told(state, "smash C6 C7 D7", 0), told(state, "smash C6 C7 D7", 1)) == (
        ["you-order-smash"],
        ["order-is-in"],
    )


def test_with_peek_an_author_sees_the_own_order_while_moving() -> None:
    """B3"""
    state = beach("Zip:C4\nZip:E4", "smash C6 C7 D7", "no order")
    assert GAME.observe(state, 0).mine == "smash C6 C7 D7"
    assert GAME.observe(state, 1).mine == "no order"
    assert GAME.observe(state, ONLOOKER).mine == ""
    assert GAME.observe(state, 0).orders == ("", "")


def test_without_peek_not_even_the_author_sees_it_until_it_is_read() -> None:
    """B3"""
    hidden = beach("Zip:C4\nZip:E4", "smash C6 C7 D7", "no order", peek=False)
    other = beach("Zip:C4\nZip:E4", "snandergrab E5", "no order", peek=False)
    assert GAME.observe(hidden, 0) == GAME.observe(other, 0)
    assert told(beach("Zip:C4\nZip:E4", peek=False), "smash C6 C7 D7", 0) == ["order-is-in"]
    assert GAME.observe(do(rest(hidden), "read"), 0).orders == ("smash C6 C7 D7", "")


def test_without_peek_a_bot_is_told_no_more() -> None:
    """B3: what it imagines that it ordered is anything."""
    hidden = beach("Zip:C4\nZip:E4", "smash C6 C7 D7", "no order", peek=False)
    imagined = [GAME.imagine(GAME.observe(hidden, 0), Dice(seed)).orders[0] for seed in range(12)]
    assert len({order.text for order in imagined if order is not None}) > 6


def test_peek_is_on_unless_the_host_says_no() -> None:
    """B3"""
    assert GAME.start(2, {}).peek
    assert not GAME.start(2, {"peek": "no"}).peek
    with pytest.raises(BadOption):
        GAME.start(2, {"peek": "maybe"})


def test_a_player_without_snits_still_writes_orders() -> None:
    """B15"""
    state = beach("Zip:C4\nZip:box\nZip:G4")
    assert GAME.to_act(state) == (0, 1, 2)
    state = do(state, "no order", "smash C4 C5 D5", "no order")
    assert state.mover == 0
    assert do(state, "rest stay").mover == 2, "and is skipped when Snits move"
    state = do(rest(state), "read", "read", "read", "fall")
    assert (where(state, 0, "Zip"), state.trophies(1)) == ("trophy2", 1)


# B4: whose turn it is to move


def test_snits_move_one_at_a_time_round_the_table_from_the_primus() -> None:
    """B4"""
    state = beach("Zip:C4 Nib:C5\nZip:E4\nZip:G4 Nib:G5 Bonk:G6", *["no order"] * 3, primus=1)
    movers = []
    for text in ("Zip E5", "Bonk stays", "Nib stays", "Zip G7", "Zip C6", "Nib G8"):
        movers.append(state.mover)
        state = do(state, text)
    assert movers == [1, 2, 0, 2, 0, 2], "who has none left is skipped"
    assert state.phase == READING


def test_which_snit_moves_is_free_but_each_moves_once_a_bound() -> None:
    """B4"""
    state = beach("Zip:C4 Nib:C6\nZip:E4", *NOTHING)
    assert moves(state, "Zip")
    assert moves(state, "Nib")
    state = do(state, "Nib stays", "Zip stays")
    assert moves(state, "Zip")
    assert not moves(state, "Nib")


def test_the_rest_stay_unless_one_of_them_must_come_out_of_the_sea() -> None:
    """B4"""
    assert "rest stay" in offered(beach("Zip:C4 Nib:C6\nZip:E4", *NOTHING))
    state = beach("Zip:C4 Nib:C1\nZip:E4", *NOTHING)
    assert "rest stay" not in offered(state)
    assert "rest stay" in offered(do(state, "Nib C3", "Zip stays"))
    after = do(beach("Zip:C4 Nib:C6\nZip:E4", *NOTHING), "rest stay")
    assert (after.mover, after.unmoved(0)) == (1, [])


# B5: a move


def test_a_snit_runs_as_far_as_its_speed_and_through_anybody() -> None:
    """B5"""
    ring = "Nib:D4 Tock:D6 Fidge:C4 Quib:C5 Hobb:E4 Pelt:E5"  # all around D5
    state = beach(f"Plod:D5\n{ring}", *NOTHING)
    to = moves(state, "Plod")
    assert "D9" in to
    assert "D10" not in to, "Speed 4"
    assert "D6" not in to, "somebody is there"
    assert "stays" in to


def test_a_snit_need_not_use_all_its_speed() -> None:
    """B5"""
    assert {"D6", "D7", "D8", "E5", "D4"} <= set(moves(beach("Zip:D5\nZip:G4", *NOTHING), "Zip"))


def test_once_out_of_the_sea_a_snit_does_not_go_back() -> None:
    """B5: not even in passing."""
    to = moves(beach("Zip:A2\nZip:G4", *NOTHING), "Zip")
    assert not [name for name in to if name.endswith("1") or name == "sea"]
    plod = moves(beach("Plod:A2\nZip:G4", *NOTHING), "Plod")
    assert "E2" in plod
    assert "F2" not in plod, "through the sea it would be no nearer either"


def test_sea_hexes_cost_like_others() -> None:
    """B5"""
    to = moves(beach("Plod:C1\nZip:E1", *NOTHING, bound=1), "Plod")
    assert "C5" in to
    assert "C6" not in to, "five steps, the first out of the sea"


def test_a_snit_in_the_sea_must_come_out() -> None:
    """B5"""
    to = moves(beach("Plod:C1\nZip:E1", *NOTHING, bound=1), "Plod")
    assert "stays" not in to
    assert not [name for name in to if name.endswith("1")]


def test_only_a_snit_that_finds_no_empty_land_may_stay_in_the_sea() -> None:
    """B5"""
    blocked = beach(crowded("Plod:C1"), *["no order"] * 4)
    assert offered(blocked) == ["Plod stays", "rest stay"]
    after = rest(do(blocked, "Plod stays"))
    assert where(after, 0, "Plod") == "C1"
    free = beach(crowded("Plod:C1", free="D5"), *["no order"] * 4)
    assert offered(free) == ["Plod D5"]


def test_a_snit_that_was_blocked_cannot_be_smashed_and_must_come_out_next_bound() -> None:
    """B5"""
    state = rest(beach(crowded("Plod:C1"), "no order", "smash C1 C2 D2", "no order", "no order"))
    state = do(state, "read", "read", "read", "read", "shelter", "fall")
    assert where(state, 0, "Plod") == "C1"
    state = do(state, "next bound", *["no order"] * 4)
    while state.mover != 0:
        state = do(state, "rest stay")
    assert offered(state) == ["Plod C2", "Plod D2"], "the smash has made room"


# B6: stacking


def test_one_snit_a_hex_even_under_the_snandergrab() -> None:
    """B6: so only six fit under it where it waits."""
    state = beach("Zip:D8\nNib:D9 Tock:C9 Fidge:C10 Quib:E9 Hobb:E10 Pelt:D10", *NOTHING)
    assert not {"D9", "C9", "C10", "E9", "E10", "D10"} & set(moves(state, "Zip"))
    state = beach("Zip:D8\nNib:D9 Tock:C9 Fidge:C10 Quib:E9 Hobb:E10", *NOTHING)
    assert {"D9", "C9", "C10", "E9", "E10", "D10"} & set(moves(state, "Zip")) == {"D10"}


def test_own_and_other_snits_take_a_hex_alike() -> None:
    """B6"""
    to = moves(beach("Zip:D5 Nib:D6\nTock:D7", *NOTHING), "Zip")
    assert "D8" in to
    assert not {"D6", "D7"} & set(to)


def test_many_snits_share_a_sea_hex_and_the_shade() -> None:
    """B6"""
    assert len(beach("Zip:C1 Nib:C1 Tock:C1\nZip:E1", *NOTHING, bound=1).unmoved(0)) == 3
    assert len(beach("Zip:under Nib:under\nZip:under Tock:under", *NOTHING, run=2).unmoved(1)) == 2


# B12: moves towards the sea


def test_snits_under_the_snandergrab_count_from_any_of_its_hexes() -> None:
    """B12"""
    to = moves(beach("Plod:under\nZip:under", *NOTHING, run=2), "Plod")
    assert {"D5", "C5", "A7", "G7"} <= set(to)
    assert not {"D4", "C4", "sea", "under"} & set(to)
    assert not {"D9", "D10", "C9", "C10", "E9", "E10"} & set(to), "it has no exact hex under there"
    assert "stays" in to


def test_any_number_may_hide_under_the_snandergrab_and_is_immune_there() -> None:
    """B12"""
    hidden = "Plod:D7 Nib:under Tock:under Fidge:under Quib:under Hobb:under Pelt:under Zip:under"
    state = beach(f"{hidden}\nZip:E5", "no order", "smash C9 D9 D10", run=2)
    state = do(state, "Plod under", "Zip stays", "rest stay", "read", "read", "fall")
    assert {where(state, 0, name) for name in ("Plod", "Nib", "Zip")} == {"under"}
    assert state.trophies(1) == 0


def test_passing_under_the_snandergrab_gives_no_free_hexes() -> None:
    """B12"""
    to = moves(beach("Plod:B10\nZip:E5", *NOTHING, run=2), "Plod")
    assert "F10" in to, "four steps, through it"
    assert "G10" not in to


def test_a_move_ends_at_the_first_sea_hex_and_the_snit_is_safe_at_once() -> None:
    """B12"""
    state = beach("Plod:D5 Bonk:D6\nZip:E5", "no order", "smash C1 D1 D2", run=2)
    assert "sea" in moves(state, "Plod")
    assert "sea" not in moves(state, "Bonk")
    assert not [name for name in moves(state, "Plod") if name in NAMES and is_sea(NAMES.index(name))]
    after = do(state, "Plod sea")
    assert where(after, 0, "Plod") == "safe"
    assert GAME.observe(after, ONLOOKER).gone == (4,)


def test_if_all_are_home_the_orders_are_still_revealed() -> None:
    """B12"""
    state = beach("Plod:D5\nZip:E5", "smash C6 C7 D7", "no order", run=2)
    state = do(state, "Plod sea", "Zip sea")
    assert offered(state) == ["read"]
    assert offered(do(state, "read", "read", "fall")) == ["end run"]
    assert GAME.to_act(state) == (CHANCE,)
