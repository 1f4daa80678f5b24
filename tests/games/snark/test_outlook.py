"""What speaks for a seat, for the judgement that is learned."""

from __future__ import annotations

from collections.abc import Iterator
from math import log

import pytest

from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE
from frabjous.games.snark import SNARK
from frabjous.games.snark import outlook as blocks
from frabjous.games.snark.bot import OPEN
from frabjous.games.snark.cards import BELLMAN, BOOTS, BUTCHER
from frabjous.games.snark.odds import odds
from frabjous.games.snark.outlook import ALL, FEATURES, POOL_IS, SOON, STEEPEST, balance, names, outlook
from frabjous.games.snark.prospect import estimates
from frabjous.games.snark.state import Position
from frabjous.lab.learn import first_weights
from games.snark.drawing import GAME, do, table

# Where a block of possibilities begins, and where it ends: one of each is true.
CHOICES = (
    (blocks.MARKS_HELD, blocks.CARDS_HELD),
    (blocks.COMPANY, blocks.NEW_MARKS),
    (blocks.WAITS, blocks.DRAWS_NOW),
    (blocks.WARRANTS_HELD, blocks.WEALTH),
    (POOL_IS, blocks.WINS),
    (blocks.PLAYERS, blocks.PROVISIONS),
    (blocks.PROVISIONS_IN, blocks.PROVISIONS_IN + len(SOON)),
)


def positions(seats: int, games: int) -> Iterator[Position]:
    """Walk through random games, and stop at every position where seats look ahead."""
    for seed in range(games):
        dice, state = Dice(seed), GAME.start(seats, {})
        for _ in range(400):
            actors = GAME.to_act(state)
            if not actors:
                break
            actor = actors[0]
            deed = dice.weighted(GAME.chances(state)) if actor == CHANCE else dice.pick(GAME.legal(state, actor))
            state = GAME.apply(state, actor, deed)
            if state.phase in OPEN and len(state.active()) > 1:
                yield state


def named(state: Position, seat: int = 0) -> dict[str, float]:
    """Give what speaks for a seat by name, without what is nothing."""
    seen = zip(FEATURES, outlook(state, seat, estimates(state)), strict=True)
    return {name: one for name, one in seen if one}


def plainly(state: Position, seat: int) -> dict[str, float]:
    """Leave out what counts the cards of rivals, too."""
    guessed = ("by hand", "hope", "rival 1", "rival 2", "rival 3")
    return {name: one for name, one in named(state, seat).items() if not name.startswith(guessed)}


def test_everything_that_is_seen_has_a_name_of_its_own() -> None:
    assert len(names()) == ALL == len(set(FEATURES))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_of_its_own_a_seat_counts_nothing_that_is_hidden_from_it(seats: int) -> None:
    """Two positions that it cannot tell apart look alike."""
    for number, state in enumerate(positions(seats, 6)):
        if number % 5 == 0:
            for seat in state.active():
                imagined = GAME.imagine(GAME.observe(state, seat), Dice(number))
                assert plainly(imagined, seat) == plainly(state, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_of_several_possibilities_one_is_true(seats: int) -> None:
    for state in positions(seats, 3):
        for seat in state.active():
            seen = list(outlook(state, seat, estimates(state)))
            assert all(sum(seen[first:end]) == 1.0 for first, end in CHOICES)
            assert all(-1.0 <= one <= 1.0 for one in seen)


def test_a_hunt_is_seen_by_its_exact_chance() -> None:
    state = table("taste late jest map soap | bellman boots | 12\nfork taste late jest map | butcher | 0", pool=8)
    seen = named(state)
    assert seen["catches now"] == pytest.approx(float(odds((BOOTS, BELLMAN), 3)))
    assert seen["rival 1: catches now"] == pytest.approx(float(odds((BUTCHER,), 3)))
    assert "catches now" not in named(table("taste late jest map | bellman boots | 12\nfork | | 0", pool=8))


def test_what_hand_and_crew_are_worth_alone_counts_with_the_pool_and_more_if_that_wins() -> None:
    line = "taste late jest map soap | boots | {}\nfork | | {}"
    rich, poor = (named(table(line.format(has, 12 - has), pool=8)) for has in (12, 11))
    assert rich["alone, rich pool"] > rich["alone, fair pool"] > rich["alone, small pool"] > 0
    assert rich["prize"] == pytest.approx(rich["alone, fair pool"] * 8 / 20)
    assert rich["victory"] == rich["alone, fair pool"], "twelve and eight are twenty"
    assert "victory" not in poor


def test_whoever_could_be_hired_is_seen_unless_taken() -> None:
    hire, taken = (table(f"taste late jest share map | | 9\nmap | {other} | 9") for other in ("", "banker"))
    for state in (hire, taken):
        offered = [deed.text for deed in GAME.legal(state, 0) if deed.text.startswith(("hire", "bellman"))]
        assert bool(offered) == ("catches after hiring" in named(state))


def test_cards_that_are_about_to_be_passed_are_gone() -> None:
    state = do(table("taste late jest map map | bellman | 9\nfork soap bell bell | | 9"), "bewilder map")
    passing = do(state, "1: pass taste and late")
    assert "3 Marks" in named(state)
    assert "1 Marks" in named(passing)


def test_rivals_are_seen_in_the_order_in_which_they_move() -> None:
    state = table("taste late jest map soap | | 9\nmap | boots | 3\nfork bell | | 14", pool=4)
    seen = named(state)
    assert seen["rival 1: hunts with a man"] == seen["rival 2: hunts with nobody"] == 1.0
    assert (seen["rival 1: Warrants"], seen["rival 2: Warrants"]) == pytest.approx((3 / 20, 14 / 20))
    assert "rival 3: is there" not in seen
    assert named(state, 1)["rival 1: Warrants"] == pytest.approx(14 / 20)


def test_a_balance_tells_chances_apart_until_they_are_as_good_as_certain() -> None:
    assert balance(0.5) == 0.0
    assert balance(0.8) == pytest.approx(log(4) / STEEPEST) == -balance(0.2)
    assert (balance(0.0), balance(1.0), balance(0.9999)) == (-1.0, 1.0, 1.0)


def test_whoever_learns_anew_begins_with_the_estimates() -> None:
    learned = SNARK.learned
    assert learned is not None
    judge = learned.judge_by(list(first_weights(learned, seed=1)))
    state = table("taste late jest map soap | bellman | 9\nmap | boots | 3\nfork bell | | 14", pool=4)
    assert judge(state) == pytest.approx(estimates(state).chances)
