"""What holds at every step of every game: passage limits, counters, places; and that games end."""

from __future__ import annotations

import pytest

from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE
from frabjous.games.clan import clan_of
from frabjous.games.snits_revenge.actions import ATTACK, CHOMP, COMPOSE, GO, KICK, TRANSFORM, TRAVEL, Deed
from frabjous.games.snits_revenge.body import LAPOTUM, ORGANS, PASSAGES
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.terms import AT_HOME, BARE, DEAD, MOVING, NO, OVER
from games.snits_revenge.drawing import GAME, draw

SEATS = (2, 3, 4, 5)
MANY = {"spark": "yes", "splops": "4", "pack": "chomp-each", "passages": "all-2"}


def choices(seats: int) -> list[dict[str, str]]:
    """List the default, every other value of every option, and many options together in each way of hiding."""
    offered = [option for option in GAME.options() if seats in option.seats]
    single = [{option.key: value} for option in offered for value in option.values[1:]]
    return [{}, *single, *({**MANY, "hiding": hiding} for hiding in ("dummies", "open", "written"))]


def look_at(state: Position) -> None:
    """Check what must hold in every position."""
    variant = state.variant
    for passage in range(len(PASSAGES)):
        assert 0 <= state.used[passage] <= variant.limits[passage], f"too much traffic in {PASSAGES[passage]}"
    for organ in range(ORGANS):
        assert 0 <= state.tired_makums[organ] <= state.makums[organ]
        assert 0 <= state.tired_runnungitms[organ] <= state.runnungitms[organ]
        assert state.under[organ] == BARE or state.untouched >> organ & 1
    assert min(*state.makums, *state.runnungitms) >= 0, draw(state)
    assert 0 <= state.makum_pool() <= (3 if variant.is_1978 else 9)
    assert 0 <= state.runnungitm_pool() <= 18
    assert 0 <= state.organs_lost() <= 15 or state.snorgs == 0
    assert state.snorgs == 0 or state.works(LAPOTUM)
    assert LAPOTUM not in state.places, "a Snit in the Lapotum"
    for snit, place in enumerate(state.places):
        assert (place == AT_HOME) == (snit not in state.armies[clan_of(snit)])
    if state.phase >= MOVING:
        assert [len(state.armies[seat]) for seat in state.clans()] == [variant.army] * (variant.seats - 1)
    assert state.holder == NO or state.places[state.holder] < DEAD


def follow(state: Position, after: Position, verb: int) -> None:
    """Check what one step may change: a counter moves, is made or dies, never two at once."""
    lost = after.organs_lost() - state.organs_lost()
    assert lost <= 1 or after.snorgs == 0
    if verb in (GO, TRAVEL) and (after.snorgs or not state.snorgs):
        assert sum(after.makums) == sum(state.makums)
        assert sum(after.runnungitms) == sum(state.runnungitms)
        same_phase = after.phase == state.phase and after.turn == state.turn and after.mover == state.mover
        assert not same_phase or sum(after.used) == sum(state.used) + 1


def keenly(legal: list[Deed], dice: Dice) -> Deed:
    """Choose like somebody who wants to get on: kick, compose, chomp and transform, and seldom stay."""
    if legal[0].verb in (KICK, COMPOSE, CHOMP, TRANSFORM, ATTACK) and dice.below(6):
        return legal[0]
    return legal[dice.below(max(1, len(legal) - 1))] if dice.below(4) else dice.pick(legal)


def play(seats: int, seed: int, chosen: dict[str, str], *, keen: bool) -> Position:
    """Play a game to its end, looking at every position on the way."""
    state, dice = GAME.start(seats, chosen), Dice(seed)
    for _ in range(20_000):
        look_at(state)
        actors = GAME.to_act(state)
        if not actors:
            return state
        if actors == (CHANCE,):
            deed = dice.weighted(GAME.chances(state))
        else:
            legal = GAME.legal(state, actors[0])
            deed = keenly(legal, dice) if keen else dice.pick(legal)
        after = GAME.apply(state, actors[0], deed)
        follow(state, after, deed.verb)
        state = after
    raise AssertionError(f"no end with {chosen}:\n{draw(state)}")


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("keen", [False, True], ids=["random", "keen"])
def test_limits_hold_counters_are_conserved_and_games_end_with_every_option(seats: int, keen: bool) -> None:
    for seed, chosen in enumerate(choices(seats)):
        assert play(seats, seed, chosen, keen=keen).phase == OVER


def test_random_play_is_about_as_long_as_the_rulings_say() -> None:
    """About 33 turns, to the nine organs of the rulebook."""
    turns = [play(2, seed, {"organs": "9"}, keen=False).turn for seed in range(24)]
    assert 25 <= sum(turns) / len(turns) <= 42


def test_spark_fights_are_reached_and_some_begin_with_the_spark_on_the_floor() -> None:
    """R18"""
    fights = held = 0
    for seed in range(60):
        state, dice = GAME.start(3, {"organs": "7"}), Dice(seed)
        while (actors := GAME.to_act(state)) and not state.is_fight():
            free = GAME.chances(state) if actors == (CHANCE,) else [(deed, 1) for deed in GAME.legal(state, actors[0])]
            state = GAME.apply(state, actors[0], dice.weighted(free))
        fights += state.is_fight()
        held += state.holder != NO
    assert 0 < held < fights
