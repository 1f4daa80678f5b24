"""Where the rulebook is silent: a test for every ruling, S1 to S17. Flights (S8) have more in test_flight.py."""

from __future__ import annotations

from typing import Final

import pytest

from frabjous.core import agreed, record
from frabjous.core.contract import CHANCE
from frabjous.core.errors import BadNotation, GameIsOver, IllegalAction
from frabjous.games.splut.actions import SKIP
from frabjous.games.splut.rules import STEP_CAP
from games.splut.drawing import GAME, at, do, draw, lane, middle, offered, position, tidy

SECRET: Final = bytes(32)

# The dwarf


def test_a_dwarf_moves_the_whole_chain_by_one_square() -> None:
    """S1: rocks, trolls, sorcerers and dwarves of any team, up to the first gap."""
    after = do(lane(". D o t s d . T ."), "D b5-c5")
    assert middle(after) == ". . D o t s d T ."


def test_a_chain_against_the_rim_cannot_be_pushed() -> None:
    """S1"""
    assert offered(lane(". . . . . D o s t"), "D") == ["D f5-f6", "D f5-f4", "D f5-e5"]


def test_a_dwarf_cannot_walk_off_the_board() -> None:
    """S1"""
    assert offered(lane(". . . . . . . . D"), "D") == ["D i5-h5"]


def test_a_push_kills_nobody_and_makes_no_troll_throw() -> None:
    """S1"""
    after = do(lane(". . D o T s . . ."), "D c5-d5")
    assert middle(after) == ". . . D o T s . ."
    assert (after.mover, after.left, after.fell) == (0, 2, 0)


# The troll


def test_a_troll_on_a_rock_must_throw_it_at_once() -> None:
    """S2"""
    assert offered(lane(". . . T o . . . ."), "T d5-e5") == [
        "T d5-e5 x N",
        "T d5-e5 x E",
        "T d5-e5 x S",
        "T d5-e5 x W",
    ]


def test_a_throw_ends_the_turn_and_the_other_steps_are_lost() -> None:
    """S2"""
    after = do(lane(". . . T o . . . .", left=3), "T d5-e5 x E")
    assert middle(after) == ". . . . T . . . o"
    assert (after.mover, after.left) == (1, 3)


def test_a_rock_flies_over_the_square_its_troll_came_from() -> None:
    """S3"""
    assert middle(do(lane(". . . T o . . . ."), "T d5-e5 x W")) == "o . . . T . . . ."


@pytest.mark.parametrize("obstacle", ["o", "t"])
def test_a_rock_is_not_thrown_against_an_obstacle_beside_the_troll(obstacle: str) -> None:
    """S4"""
    before = lane(f". . . T o {obstacle} . . .")
    assert offered(before, "T d5-e5") == ["T d5-e5 x N", "T d5-e5 x S", "T d5-e5 x W"]


def test_at_the_tip_of_the_board_the_way_back_is_the_only_one() -> None:
    """S4: it is open even if an obstacle stands right behind; then the rock lands where the troll came from."""
    before = lane(". . . . . . o T o")
    assert offered(before, "T h5-i5") == ["T h5-i5 x W"]
    assert middle(do(before, "T h5-i5 x W")) == ". . . . . . o o T"


def test_a_troll_cannot_pull_one_rock_and_throw_another() -> None:
    """S5"""
    before = lane(". . o T o . . . .")
    assert [text[8:] for text in offered(before, "T d5-e5")] == ["x N", "x E", "x S", "x W"]
    with pytest.raises(BadNotation):
        GAME.read("T d5-e5 + c5 x N")


def test_a_troll_may_pull_the_rock_straight_behind_it_or_leave_it() -> None:
    """S6"""
    before = lane(". . o T . . . . .")
    assert offered(before, "T d5-e5") == ["T d5-e5", "T d5-e5 + c5"]
    assert middle(do(before, "T d5-e5")) == ". . o . T . . . ."
    assert middle(do(before, "T d5-e5 + c5")) == ". . . o T . . . ."


def test_a_troll_cannot_pull_a_rock_beside_its_way_or_a_piece_behind_it() -> None:
    """S6: going north, the rock on c5 is at its side; going east, a dwarf is behind it."""
    assert offered(lane(". . o T . . . . ."), "T d5-d6") == ["T d5-d6"]
    assert offered(lane(". . d T . . . . ."), "T d5-e5") == ["T d5-e5"]


def test_a_troll_pulls_only_into_an_empty_square() -> None:
    """S6"""
    assert offered(lane(". . o T s . . . ."), "T d5-e5") == []


# The rock that hits


def test_a_rock_on_my_own_sorcerer_gives_two_players_game_to_the_other() -> None:
    """S7"""
    after = do(lane(". S . T o . . . ."), "T d5-e5 x W")
    ended = GAME.outcome(after)
    assert ended is not None
    assert (ended.scores, ended.victories[0].seats) == ((0.0, 1.0), (1,))
    assert GAME.to_act(after) == ()


def test_after_a_suicide_among_three_the_next_living_seat_moves() -> None:
    """S7"""
    after = do(lane(". S . T o D . . .", seats=3), "T d5-e5 x W")
    assert GAME.outcome(after) is None
    assert middle(after) == ". o . . . . . . ."
    assert (after.living(), after.mover, after.left) == ([1, 2], 1, 3)


def test_a_dwarf_is_flown_over_but_crushed_against_an_obstacle() -> None:
    """S8"""
    assert middle(do(lane("T o . . d . . . ."), "T a5-b5 x E")) == ". T . . d . . . o"
    assert middle(do(lane("T o . . d t . . ."), "T a5-b5 x E")) == ". T . . o t . . ."


def test_a_killed_sorcerers_team_leaves_and_the_rock_stays_there() -> None:
    """S9"""
    after = do(lane("T o d . s . t . .", seats=3), "T a5-b5 x E")
    assert middle(after) == ". T . . o . . . ."
    assert (after.living(), after.mover) == ([0, 2], 2)
    assert draw(after).count("o") == 4


# Levitation: which rock

FOUR_WAYS_TO_MOVE_A_ROCK: Final = """
            o
          . . .
        . . . . s
      . . . . . . .
    . o . . . . . t .
      . D o . . . .
        . o T . S
          . . .
            .
"""


def afloat(texts: list[str]) -> set[str]:
    """Name the squares of the rocks that these steps levitate."""
    return {text.split(" + ")[1] for text in texts if text.startswith("S") and " + " in text}


@pytest.mark.parametrize(
    ("text", "now_on", "free"),
    [
        ("D c4-d4", "e4", {"b5", "d3", "e9"}),  # pushed
        ("T e3-f3 + d3", "e3", {"b5", "d4", "e9"}),  # pulled
        ("S g3-g4 + b5", "b6", {"d3", "e9"}),  # levitated; the one on d4 is shut in
        ("T e3-d3 x W", "c3", {"b5", "e9"}),  # thrown; likewise
    ],
)
def test_a_rock_that_moved_in_the_turn_before_cannot_be_levitated(text: str, now_on: str, free: set[str]) -> None:
    """S10"""
    after = do(position(FOUR_WAYS_TO_MOVE_A_ROCK, left=1), text)
    assert (after.mover, at(after, now_on)) == (1, "o")
    assert afloat(offered(after)) == free


LOCKED_ROCKS: Final = """
            o
          . . .
        . . . . s
      t . . . . . .
    . . . . . . . . .
      . D o . . T o
        . . . . .
          . . S
            o
"""


def test_a_locked_rock_stays_locked_even_if_i_push_or_pull_it() -> None:
    """S10"""
    before = position(LOCKED_ROCKS, locked="d4 h4")
    assert "e4" not in afloat(offered(do(before, "D c4-d4")))
    assert "g4" not in afloat(offered(do(before, "T g4-f4 + h4")))
    unlocked = position(LOCKED_ROCKS)
    assert "e4" in afloat(offered(do(unlocked, "D c4-d4")))
    assert "g4" in afloat(offered(do(unlocked, "T g4-f4 + h4")))


def test_a_locked_rock_can_still_be_pushed_pulled_and_thrown() -> None:
    """S10"""
    before = position(LOCKED_ROCKS, locked="d4 h4")
    assert {"D c4-d4", "T g4-f4 + h4", "T g4-h4 x W"} <= set(offered(before))


THREE_TEAMS: Final = """
            .
          . . .
        Θ Σ . . s
      . . . . . . t
    o o . . . . . . .
      . D o . . . .
        . . . . S
          T . .
            o
"""


def test_a_lock_lasts_one_turn_only_also_with_three_players() -> None:
    """S10: what the first seat moved is locked for the second, and free again for the third."""
    second = do(position(THREE_TEAMS, left=1), "D c4-d4")
    assert "e4" not in afloat(offered(second))
    third = do(second, "S g7-f7", "S f7-g7", "S g7-f7")
    assert third.mover == 2
    assert "e4" in afloat(offered(third))


# Levitation: beginning and end

SORCERER_AND_ROCKS: Final = """
            .
          . . .
        . o . . s
      . . . . . o .
    . . . . . . . . t
      . . S . . . .
        . . . . .
          D o T
            o
"""


def test_levitation_may_begin_after_other_steps() -> None:
    """S11: any rock that is not shut in, as e1 is."""
    after = do(position(SORCERER_AND_ROCKS), "D d2-d3", "S d4-c4")
    assert afloat(offered(after)) == {"d7", "g6", "e2"}


def test_a_rock_pushed_this_turn_may_be_levitated() -> None:
    """S11"""
    after = do(position(LOCKED_ROCKS), "D c4-d4", "D d4-e4")
    assert "f4" in afloat(offered(after))


def test_only_the_same_rock_may_go_on() -> None:
    """S11"""
    after = do(position(SORCERER_AND_ROCKS), "S d4-e4 + d7")
    assert afloat(offered(after)) == {"e7"}
    assert at(do(after, "S e4-f4 + e7", "S f4-f5 + f7"), "f8") == "o"


@pytest.mark.parametrize("other", ["S e4-f4", "D d2-d3", "T f2-f3"])
def test_any_other_step_ends_levitation_for_the_turn(other: str) -> None:
    """S11"""
    after = do(position(SORCERER_AND_ROCKS), "S d4-e4 + d7", other)
    assert after.left == 1
    assert afloat(offered(after)) == set()


def test_levitation_is_fresh_again_in_the_next_turn() -> None:
    """S11: all but the rock that was levitated just now (S10)."""
    after = do(position(SORCERER_AND_ROCKS, left=2), "S d4-e4 + d7", "S e4-f4")
    assert after.mover == 1
    assert afloat(offered(after)) == {"g6"}


# Levitation: what is in the way


@pytest.mark.parametrize("ahead", ["o", "t", "T", "d", "D", "s"])
def test_everything_that_stands_blocks_a_levitated_rock(ahead: str) -> None:
    """S12: but the sorcerer may walk alone."""
    assert "S d8-e8 + e5" in offered(lane(". . . . o . . . ."))
    texts = offered(lane(f". . . . o {ahead} . . ."))
    assert "S d8-e8" in texts
    assert "S d8-e8 + e5" not in texts


def test_a_levitated_rock_stays_on_the_board() -> None:
    """S12"""
    before = lane(". . . . . . . . o")
    assert "S d8-e8" in offered(before)
    assert "S d8-e8 + i5" not in offered(before)


def test_a_rock_right_behind_the_sorcerer_follows() -> None:
    """S13"""
    assert middle(do(lane(". . . o S . . . ."), "S e5-f5 + d5")) == ". . . . o S . . ."


def test_the_sorcerer_enters_the_square_its_rock_is_leaving() -> None:
    """S14: together with the rock, never without it."""
    before = lane(". . . . S o . . .")
    assert offered(before, "S e5-f5") == ["S e5-f5 + f5"]
    assert middle(do(before, "S e5-f5 + f5")) == ". . . . . S o . ."


def test_a_blocked_rock_ahead_blocks_the_sorcerer() -> None:
    """S14"""
    assert offered(lane(". . . . S o t . ."), "S e5-f5") == []


# No step, no end, no more

SHUT_IN: Final = """
            T
          S s t
        . d . . .
      . . . . . . .
    o . . . . . . . o
      . . . . . . .
        . . . . .
          . . o
            o
"""


def test_a_seat_without_a_legal_step_is_skipped_and_loses_nothing() -> None:
    """S15"""
    before = position(SHUT_IN)
    assert offered(before) == []
    assert GAME.to_act(before) == (CHANCE,)
    assert GAME.chances(before) == [(SKIP, 1)]
    after = GAME.apply(before, CHANCE, SKIP)
    assert draw(after) == tidy(SHUT_IN)
    assert (GAME.outcome(after), GAME.to_act(after), after.left) == (None, (1,), 3)


def test_nobody_may_skip_by_choice() -> None:
    """S15"""
    play = record.begin(GAME, 2, {}, SECRET)
    with pytest.raises(IllegalAction):
        record.step(play, 0, "skip")


def test_a_game_of_two_thousand_steps_is_a_draw_of_those_who_stand() -> None:
    """S16"""
    before = lane(". S . . . s . . .", seats=3)
    before.steps = STEP_CAP - 1
    assert GAME.outcome(before) is None
    after = do(before, "S b5-b6")
    ended = GAME.outcome(after)
    assert ended is not None
    assert (ended.why.key, ended.scores, GAME.to_act(after)) == ("too-long", (1 / 3, 1 / 3, 1 / 3), ())


def test_a_dead_team_has_no_share_in_the_draw() -> None:
    """S16"""
    before = position(THREE_TEAMS.replace("Θ Σ", ". ."), steps=STEP_CAP - 1, seats=3)
    ended = GAME.outcome(do(before, "S g3-f3"))
    assert ended is not None
    assert ended.scores == (0.5, 0.5, 0.0)


def test_a_kill_with_the_last_step_of_all_still_wins() -> None:
    """S16"""
    before = lane("T o . . s . . . .")
    before.steps = STEP_CAP - 1
    ended = GAME.outcome(do(before, "T a5-b5 x E"))
    assert ended is not None
    assert (ended.why.key, ended.scores) == ("last-standing", (1.0, 0.0))


def test_the_people_may_agree_on_a_draw() -> None:
    """S16"""
    offered = record.agree(record.begin(GAME, 2, {}, SECRET), agreed.OfferDraw(0))
    play = record.agree(offered, agreed.Draw())
    ended = play.outcome()
    assert ended is not None
    assert (ended.scores, play.to_act()) == ((0.5, 0.5), ())
    with pytest.raises(GameIsOver):
        record.step(play, 0, "S d2-d3")


def test_resigning_is_not_an_action_of_the_rules() -> None:
    """S17"""
    with pytest.raises(BadNotation):
        GAME.read("resign")
    assert all(step.kind >= 0 for step in GAME.legal(GAME.start(2, {}), 0))


def test_resigning_concedes_a_game_of_two() -> None:
    """S17"""
    ended = record.agree(record.begin(GAME, 2, {}, SECRET), agreed.Resign(0)).outcome()
    assert ended is not None
    assert ended.scores == (0.0, 1.0)


@pytest.mark.parametrize("seats", [3, 4])
def test_in_a_larger_game_nobody_resigns_but_a_bot_may_take_the_seat(seats: int) -> None:
    """S17"""
    play = record.begin(GAME, seats, {}, SECRET)
    with pytest.raises(agreed.CannotAgree):
        record.agree(play, agreed.Resign(0))
    taken = record.agree(play, agreed.BotTakes(0))
    assert (taken.outcome(), taken.to_act()) == (None, (0,))
