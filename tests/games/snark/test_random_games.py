"""What holds in every game, seen over many; and how simple players' games go (the figures of the rulings)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import pytest

from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE
from frabjous.games.snark.actions import EXCHANGE, HIRE, HUNT, MEET, PROVIDE, VOID, Deed
from frabjous.games.snark.cards import COPIES, GOAL, HAND, PACK, STOCK, WARRANTS, is_mark
from frabjous.games.snark.hunting import meets, story
from frabjous.games.snark.rules import Snark
from frabjous.games.snark.state import Position
from frabjous.games.snark.terms import CAUGHT, OVER, PROVISIONS, VOID_ROUNDS
from games.snark.drawing import draw

GAMES = 40
ANYTHING = 1  # every choice is
RULES = {version: Snark(version) for version in (VOID_ROUNDS, PROVISIONS)}


@dataclass(frozen=True)
class Played:
    """How one game went."""

    rounds: int
    turns: int
    end: str
    waits: int  # times that nobody had hunted for too long (K26)


def look_at(state: Position) -> None:
    """Check what must hold in every position."""
    for card in range(len(COPIES)):
        lying = state.stock[card] + state.discards[card] + sum(hand[card] for hand in state.hands)
        assert lying == COPIES[card], f"cards are lost or found:\n{draw(state)}"
    assert sum(state.warrants) + state.pool == WARRANTS * state.seats, f"Warrants are lost or found:\n{draw(state)}"
    assert min(*state.stock, *state.discards, *state.warrants, state.pool, state.left) >= 0
    assert all(state.size(seat) <= HAND for seat in range(state.seats))
    assert any(state.stock), "K11: the stock is never empty"
    assert len(state.turned) + state.left <= PACK, "a bonus never outruns the pack"
    assert state.phase in (OVER, CAUGHT) or max(state.warrants) < GOAL, "nobody holds twenty without having won"
    for seat in range(state.seats):
        men = len(state.men_of(seat)) + state.is_bellman(seat)
        assert men <= (0 if state.retired[seat] else 2)
        for known in state.passed:
            assert known[1] != seat or state.passed.count(known) <= state.hands[seat][known[2]]
        allowed = [card for card in range(len(COPIES)) if not is_mark(card) or state.kept_marks[seat] >> card & 1]
        assert state.kept[seat] <= sum(state.hands[seat][card] for card in allowed), f"K10:\n{draw(state)}"


def simple(state: Position, legal: list[Deed], dice: Dice) -> Deed:
    """Play simply: hunt with three Marks, hire whom one can, else exchange what one has twice, or kit."""
    for deed in legal[::-1]:
        if deed.verb == HUNT and deed.what.bit_count() >= 3:
            return deed
    hires = [deed for deed in legal if deed.verb == HIRE]
    if hires:
        return dice.pick(hires)
    hand = state.hands[state.mover]
    able = len(state.men_of(state.mover)) == 2
    spare = [one for one in legal if one.verb == EXCHANGE and (hand[one.what] > 1 or (able and not is_mark(one.what)))]
    return dice.pick(spare or [deed for deed in legal if deed.verb == EXCHANGE] or legal)


def play(version: int, seats: int, seed: int, whim: int, chosen: dict[str, str]) -> Played:
    """Play a game to its end, looking at every position on the way; one choice in `whim` is anything, with 0 none."""
    game = RULES[version]
    state, dice, turns, turn, waits = game.start(seats, chosen), Dice(seed), 0, 0, 0
    while actors := game.to_act(state):
        look_at(state)
        actor = dice.pick(list(actors))
        if actor == CHANCE:
            deed = dice.weighted(game.chances(state))
        else:
            legal = game.legal(state, actor)
            deed = dice.pick(legal) if whim and not dice.below(whim) else simple(state, legal, dice)
        waits += deed.verb == (VOID if version == VOID_ROUNDS else PROVIDE)
        assert deed.verb != (PROVIDE if version == VOID_ROUNDS else VOID), "that belongs to the other version"
        before, state = state, game.apply(state, actor, deed)
        if deed.verb == MEET:
            assert story(state.party, state.shown, state.turned)[-1] == meets(before, deed.what)
        turns += state.turn != turn
        turn = state.turn
    look_at(state)
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(state.round, turns, outcome.victories[0].name, waits)


@pytest.mark.parametrize("version", RULES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("whim", [ANYTHING, 5])
@pytest.mark.parametrize("marks", ["all", "hold-back"])
def test_games_end_and_nothing_is_lost_on_the_way(version: int, seats: int, whim: int, marks: str) -> None:
    for seed in range(3):
        assert play(version, seats, seed, whim, {"marks": marks}).rounds >= 1


@cache
def simple_games(seats: int) -> list[Played]:
    """Play as for the figures of the rulings, which are version 1's."""
    return [play(VOID_ROUNDS, seats, seed, 0, {}) for seed in range(GAMES)]


@pytest.mark.parametrize(("seats", "rounds"), [(2, 9), (3, 7), (4, 5)])
def test_simple_players_take_about_as_many_rounds_as_the_rulings_say(seats: int, rounds: int) -> None:
    mean = sum(game.rounds for game in simple_games(seats)) / GAMES
    assert 0.6 * rounds <= mean <= 1.5 * rounds


def test_the_last_hunt_decides_most_games_of_two_and_few_others() -> None:
    two, four = simple_games(2), simple_games(4)
    assert sum(game.end != "warrants" for game in two) / GAMES > 0.4
    assert sum(game.end != "warrants" for game in four) / GAMES < 0.2


def test_the_deck_has_38_cards() -> None:
    assert sum(COPIES) == STOCK == 38


def test_provisions_are_bought_now_and_then_by_players_who_do_anything() -> None:
    """K26: not seldom, or the look at every position above would not mean much."""
    assert sum(play(PROVISIONS, 2, seed, ANYTHING, {}).waits for seed in range(4)) > 0
