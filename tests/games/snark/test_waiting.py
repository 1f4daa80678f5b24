"""K26, half sentence by half sentence: provisions, and the void rounds of version 1."""

from __future__ import annotations

import pytest

from frabjous.core.contract import CHANCE
from frabjous.games.snark.state import Position
from frabjous.games.snark.terms import DEAD, VOID_ROUNDS
from games.snark.drawing import GAME, crew, do, hand, offered, table

ALL_MEN = "banker broker boots billiard-marker bonnet-maker beaver baker barrister butcher"
MOVER = "taste late jest fork soap"
OTHERS = "bathing ambition ambition bell bell"
MORE = "late late share share share"
AFTER = {2: 2, 3: 3, 4: 6}  # reshuffles that bring provisions


def waiting(reshuffles: int, *lines: str, mover: int = 1, **more: int | str) -> Position:
    """Give a position with one card in the stock: the next draw is a reshuffle, after so many."""
    return table("\n".join(lines), stock="thimble", mover=mover, reshuffles=reshuffles, **more)  # type: ignore[arg-type]


def seats_of(players: int, warrants: int = 9) -> list[str]:
    """Give hands for so many players, the first with five cards."""
    return [f"{MOVER} | | {warrants}", *[f"map | | {warrants}"] * (players - 1)]


def shuffled(reshuffles: int, *lines: str, mover: int = 1, **more: int | str) -> Position:
    """Let the mover exchange a Fork and take the last card of the stock."""
    return do(waiting(reshuffles, *lines, mover=mover, **more), "exchange fork", "draw thimble")


# The count


def test_the_count_begins_with_the_round() -> None:
    state = waiting(1, "taste fork soap soap map | baker | 8", "fork | | 9")
    assert do(state, "hunt taste", "meet snark", "pool").reshuffles == 0


def test_a_hunt_clears_the_count() -> None:
    assert do(waiting(1, f"{MOVER} | baker | 9", "map | | 9"), "hunt taste late jest").reshuffles == 0


@pytest.mark.parametrize(
    "deeds",
    [
        ("exchange fork",),
        ("hire boots",),
        ("bellman",),
        ("bewilder fork", "1: pass taste and bell", "2: pass map", "swap"),
    ],
)
def test_nothing_else_clears_the_count(deeds: tuple[str, ...]) -> None:
    bellman = "bellman" if deeds[0].startswith("bewilder") else ""
    state = waiting(1, f"taste bell map fork soap | {bellman} | 9", "map | | 9")
    assert do(state, *deeds).reshuffles == 1


def test_a_forced_draw_and_retiring_do_not_clear_the_count_either() -> None:
    state = table(f"taste late jest fork | | 9\n{OTHERS} | | 9\nmap | | 9", reshuffles=2)
    assert do(state, "draw soap").reshuffles == 2
    poor = table("taste late map map bell | boots | 0\nfork | | 9\nfork | | 9")
    hunt = do(poor, "hunt taste late", "meet bandersnatch")
    hunt.reshuffles = 1  # as if the hunt had not cleared it
    assert do(hunt, "retire 1").reshuffles == 1


def test_a_reshuffle_in_the_draw_that_ends_a_hunting_turn_is_already_the_first() -> None:
    state = waiting(1, "taste fork fork soap map | boots | 9", "map | | 9")
    assert do(state, "hunt taste", "meet jubjub", "return", "draw thimble").reshuffles == 1


# When provisions are bought


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_reshuffles_with_two_players_three_with_three_and_six_with_four_bring_provisions(players: int) -> None:
    early, late = (shuffled(before, *seats_of(players)) for before in (AFTER[players] - 2, AFTER[players] - 1))
    assert offered(early)[0].startswith("draw"), "the next one's turn"
    assert offered(late) == ["provisions"]


def test_retired_players_do_not_count() -> None:
    assert offered(shuffled(1, f"{MOVER} | | 9", "retired", "map | | 9", "retired")) == ["provisions"]


def test_a_count_above_the_number_brings_provisions_too_but_only_with_a_reshuffle() -> None:
    """Four players waited for the fifth time, then two retired."""
    before = table(f"{MOVER} | | 9\nretired\n{OTHERS} | | 9\nretired", reshuffles=4)
    assert offered(do(before, "exchange fork", "draw late"))[0] == "exchange bathing"
    assert offered(shuffled(4, f"{MOVER} | | 9", "retired", "map | | 9", "retired")) == ["provisions"]


def test_a_crew_about_changes_nothing() -> None:
    assert offered(shuffled(1, f"{MOVER} | bellman boots | 9", "map | baker | 9")) == ["provisions"]


def test_provisions_are_bought_after_the_draw() -> None:
    state = shuffled(1, *seats_of(2))
    assert hand(state, 0) == "taste late jest thimble soap"
    assert sum(state.stock) == 38 - 6


def test_a_forced_draw_may_bring_provisions() -> None:
    state = waiting(1, "taste late jest fork | | 9", f"{OTHERS} | | 9")
    after = do(state, "draw thimble", "provisions")
    assert (after.mover, GAME.to_act(after)) == (1, (1,))


# Who cannot pay


def test_whoever_has_no_warrant_retires_first_one_line_each_in_seat_order() -> None:
    state = shuffled(5, "map | | 0", "bell | | 3", f"{MOVER} | | 0", "map | | 1", mover=3)
    assert offered(state) == ["retire 1"]
    assert offered(do(state, "retire 1")) == ["retire 3"]
    after = do(state, "retire 1", "retire 3", "provisions")
    assert after.warrants == [0, 2, 0, 0]
    assert after.retired == [True, False, True, False]


def test_a_hand_is_laid_open_and_a_crew_goes_home_as_at_an_ante() -> None:
    """K21"""
    state = shuffled(2, f"{MOVER} | | 5", "map bell | bellman boots | 0", "map | baker | 21", pool=4)
    after = do(state, "retire 2")
    assert (sum(after.discards), after.discards[9], after.discards[10]) == (2, 1, 1)
    assert [crew(after, seat) for seat in (0, 1, 2)] == ["", "", "baker"]
    assert after.pool == 4


def test_nobody_is_judged_to_be_stranded_at_provisions() -> None:
    """K23 is not judged here: whoever pays the last Warrant plays on, even with the whole crew dead."""
    state = shuffled(1, f"{MOVER} | | 1", f"{OTHERS} | | 1", dead=ALL_MEN)
    after = do(state, "provisions")
    assert (after.warrants, GAME.to_act(after)) == ([0, 0], (1,))


def test_with_one_player_left_nobody_pays_and_the_last_hunt_begins() -> None:
    """K25"""
    state = shuffled(1, f"{MOVER} | boots | 4", "map | | 0")
    after = do(state, "retire 2")
    assert offered(after) == ["try"]
    assert (after.warrants, after.pool, after.size(0), crew(after, 0)) == ([4, 0], 16, 0, "")


def test_the_last_hunt_waits_until_all_who_must_have_retired() -> None:
    state = shuffled(2, f"{MOVER} | | 0", "map | | 0", "bell | | 2")
    assert offered(do(state, "retire 1")) == ["retire 2"]
    assert offered(do(state, "retire 1", "retire 2")) == ["try"]


def test_with_nobody_left_the_snark_wins() -> None:
    """K25"""
    outcome = GAME.outcome(do(shuffled(1, *seats_of(2, warrants=0)), "retire 1", "retire 2"))
    assert outcome is not None
    assert (outcome.scores, outcome.victories[0].name) == ((0.0, 0.0), "snark")


# What is paid, and what stays


def test_everybody_left_pays_one_warrant_together_in_one_line_of_chance() -> None:
    state = shuffled(5, f"{MOVER} | | 9", "map | | 3", "map | | 1", "retired")
    assert GAME.to_act(state) == (CHANCE,)
    assert [(deed.text, weight) for deed, weight in GAME.chances(state)] == [("provisions", 1)]
    after = do(state, "provisions")
    assert (after.warrants, after.pool) == ([8, 2, 0, 0], 30)


def test_hands_crews_and_the_dead_stay() -> None:
    state = shuffled(1, f"{MOVER} | bellman boots | 9", f"{OTHERS} | baker | 9", dead="banker butcher")
    after = do(state, "provisions")
    assert (after.hands, after.holders, after.stock, after.discards) == (
        state.hands, state.holders, state.stock, state.discards,
    )  # fmt: skip
    assert crew(after, DEAD) == "banker butcher"
    assert (after.round, after.leader) == (state.round, state.leader)


def test_the_count_starts_again() -> None:
    assert do(shuffled(1, *seats_of(2)), "provisions").reshuffles == 0
    assert do(shuffled(7, *seats_of(4)), "provisions").reshuffles == 0


def test_nobody_draws_again_and_the_seat_to_the_left_is_next() -> None:
    state = shuffled(2, f"{OTHERS} | | 9", f"{MOVER} | | 9", f"{MORE} | | 9", mover=2)
    after = do(state, "provisions")
    assert (after.mover, GAME.to_act(after), after.stock) == (2, (2,), state.stock)
    assert after.turn == state.turn + 1


def test_retiring_at_provisions_does_not_lead_into_a_second_draw() -> None:
    """Neither for whoever drew nor for the one who retired; a seat that has retired is passed over."""
    state = shuffled(2, f"{MOVER} | | 5", "map | | 0", f"{OTHERS} | | 5")
    after = do(state, "retire 2", "provisions")
    assert (after.mover, GAME.to_act(after), after.stock) == (2, (2,), state.stock)
    assert [after.size(seat) for seat in (0, 1, 2)] == [5, 0, 5]


def test_the_seat_left_of_whoever_drew_is_next_even_if_that_one_has_retired() -> None:
    state = shuffled(2, f"{OTHERS} | | 5", f"{MOVER} | | 0", "map map | | 5", mover=2)
    after = do(state, "retire 2", "provisions")
    assert (after.mover, hand(after, 1)) == (2, "")
    assert sum(after.stock) == 38 - 5 - 5 - 2


# Version 1, kept for games begun with it


def void(reshuffles: int, crew_line: str = "") -> Position:
    return shuffled(reshuffles, f"{MOVER} | {crew_line} | 9", "map | | 9", pool=2, version=VOID_ROUNDS)


def test_by_version_1_a_round_in_which_nobody_stirs_is_void_after_three_reshuffles() -> None:
    assert offered(void(1))[0].startswith("draw")
    assert offered(void(2)) == ["void"]
    after = do(void(2), "void")
    assert (after.pool, sum(after.stock), after.leader) == (2, 38, 0)
    assert do(after, "ante").pool == 4


def test_by_version_1_it_takes_six_with_a_man_or_the_licence_about() -> None:
    assert offered(void(4, "boots"))[0].startswith("draw")
    assert offered(void(5, "bellman")) == ["void"]


@pytest.mark.parametrize("deed", ["hire boots", "bellman", "hunt taste"])
def test_by_version_1_a_hire_a_licence_or_a_hunt_begins_the_count_anew(deed: str) -> None:
    state = table("taste bell map fork soap | baker | 9\nmap | | 9", reshuffles=2, version=VOID_ROUNDS)
    assert do(state, deed).reshuffles == 0


def test_by_version_1_a_reshuffle_at_the_end_of_a_hire_is_already_the_first() -> None:
    state = table(f"{MOVER} | | 9\nmap | | 9", stock="bell", version=VOID_ROUNDS)
    assert do(state, "hire boots", "draw bell").reshuffles == 1


def test_by_version_1_exchange_bewilder_and_forced_draws_do_not_clear_the_count() -> None:
    state = table(f"{MOVER} | bellman | 9\nmap | | 9", reshuffles=2, version=VOID_ROUNDS)
    assert do(state, "exchange fork", "draw bell", "draw bell").reshuffles == 2
    assert do(state, "bewilder fork", "1: pass taste and late", "2: pass map", "swap").reshuffles == 2


def test_by_version_1_a_retired_leader_is_followed_by_the_next_to_the_left() -> None:
    state = table(f"retired\n{MOVER} | | 9\nmap | | 9", stock="bell", mover=2, reshuffles=2, version=VOID_ROUNDS)
    assert do(state, "exchange fork", "draw bell", "void", "ante").mover == 1


def test_by_version_1_whoever_has_no_warrant_retires_at_the_ante_after_a_void_round() -> None:
    """K21"""
    state = shuffled(2, f"{MOVER} | | 9", "map | | 0", "bell | | 2", version=VOID_ROUNDS)
    after = do(state, "void", "retire 2", "ante")
    assert after.warrants == [8, 0, 1]
