"""The judgement of positions."""

from __future__ import annotations

import pytest

from frabjous.bots.foresight import Foresight
from frabjous.bots.levels import LEVELS
from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE
from frabjous.games.snark import SNARK
from frabjous.games.snark.cards import WARRANTS
from frabjous.games.snark.state import Position
from games.snark.drawing import GAME, WAITED, do, table, waiting

judge = SNARK.judge


def bare(crew: str = "", warrants: int = 9, pool: int = 2) -> Position:
    """Give two players of whom the first has two Marks; the second has the Warrants that are left."""
    others = 2 * WARRANTS - pool - warrants
    return table(f"taste late fork fork map | {crew} | {warrants}\nfork soap map bell bell | | {others}", pool=pool)


def test_nobody_is_ahead_at_the_start() -> None:
    assert judge(GAME.start(4, {})) == pytest.approx([0.25] * 4)


def test_warrants_are_worth_something() -> None:
    assert judge(bare())[0] > judge(bare(warrants=5))[0]


def test_a_crew_is_worth_something_and_the_more_the_larger_the_pool() -> None:
    none, boots = judge(bare(pool=3))[0], judge(bare("boots", pool=3))[0]
    assert boots > none
    assert judge(bare("bellman boots", pool=3))[0] > boots
    assert judge(bare("boots", pool=8))[0] > boots


def test_who_has_caught_the_snark_has_the_pool_in_view() -> None:
    caught = do(bare("boots", pool=4), "hunt taste late", "meet snark")
    assert judge(caught)[0] > judge(do(caught, "pool"))[0] - 0.1
    assert judge(caught)[0] > judge(bare("boots", pool=4))[0]


def test_a_hunt_is_weighed_and_not_tried_out() -> None:
    """Whatever the dice would bring, and better than a miss but worse than a catch."""
    before = bare("boots", pool=6)
    hunt = GAME.read("hunt taste late")
    looks = [Foresight(SNARK).glance(before, 0, hunt, Dice(seed)) for seed in range(5)]
    assert len(set(looks)) == 1
    assert judge(do(before, "hunt taste late", "meet boojum"))[0] < looks[0]
    assert looks[0] < judge(do(before, "hunt taste late", "meet snark"))[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("pool", [4, 10])
def test_with_the_bellman_a_man_and_four_marks_the_master_hunts(pool: int, seats: int) -> None:
    """It catches the Snark nearly half of the time, and whoever waits for the fifth Mark lets the others be first."""
    rivals = "\nfork taste ambition late jest | | 5" * (seats - 1)
    mine = f"taste late jest bathing soap | bellman boots | {10 * seats - pool - 5 * (seats - 1)}"
    state = table(mine + rivals, pool=pool)
    legal, seen, level = GAME.legal(state, 0), GAME.observe(state, 0), LEVELS["master"]
    found = {level.bot(SNARK).choose(0, seen, legal, Dice(seed), level.budget_in(SNARK)).text for seed in range(3)}
    assert found == {"hunt taste late jest bathing"}


def test_the_last_hunt_is_played_out() -> None:
    """K25: whoever is left alone with one Warrant has not won yet: it is one time in three."""
    state = do(table("taste late fork fork map | boots | 0\nfork | | 1"), "hunt taste late", "meet boojum", "retire 1")
    ends = [SNARK.game.outcome(Foresight(SNARK).let_chance_act(state, Dice(seed))) for seed in range(40)]
    assert {end.scores for end in ends if end is not None} == {(0.0, 1.0), (0.0, 0.0)}
    assert None not in ends


def test_the_one_warrant_that_saves_from_ruin_is_worth_more_than_the_next() -> None:
    """K21: without a Warrant for a lost man the hunter is out."""
    hunted = [judge(do(bare("boots", warrants, pool=6), "hunt taste late"))[0] for warrants in (0, 1, 2)]
    assert hunted[1] - hunted[0] > hunted[2] - hunted[1]


def test_waiting_costs_whoever_cannot_pay_more_with_every_card_drawn() -> None:
    """K26"""
    worth = [judge(waiting(*left, warrants=0))[0] for left in WAITED]
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == 4


def test_provisions_are_no_surprise_when_they_are_bought() -> None:
    """K26: what was owed is paid, so the judgement just before is that just after."""
    hands = "taste late fork fork map | | {}\nfork soap map bell bell | | {}"
    for warrants in (0, 1, 4):
        state = table(hands.format(warrants, 18 - warrants), pool=2, stock="jest", reshuffles=1)
        due = do(state, "exchange fork", "draw jest")
        assert judge(state)[0] == pytest.approx(judge(due)[0], abs=0.02)
        after = do(due, "provisions") if warrants else do(due, "retire 1")
        assert judge(due)[0] == pytest.approx(judge(after)[0], abs=0.02)


def test_whoever_has_no_warrant_is_out_when_provisions_are_due() -> None:
    """K26"""
    assert judge(waiting(1, 1, warrants=0))[0] < 0.01 < judge(waiting(12, 0, warrants=0))[0]


def test_whoever_can_still_hunt_before_provisions_come_is_not_out_yet() -> None:
    """K26: the card that brings them is drawn after the hunt, which clears the count."""
    hands = "taste late jest fork map | {} | 0\nfork soap map bell bell | | 14"
    able, unable = (judge(table(hands.format(crew), pool=6, stock="jest", reshuffles=1)) for crew in ("boots", ""))
    assert able[0] > 0.05
    assert unable[0] == 0


def test_the_retired_have_no_chance_and_a_winner_has_won() -> None:
    assert judge(table("taste late fork fork map | | 9\nretired\nmap | | 9"))[1] == 0
    won = do(
        table("taste late fork fork map | boots | 16\nfork | | 0", pool=4), "hunt taste late", "meet snark", "pool"
    )
    assert judge(won) == [1.0, 0.0]


def test_good_cards_are_not_passed_if_there_are_worse() -> None:
    state = do(table("taste late jest map map | bellman | 9\nfork soap bell bell | | 5", pool=6), "bewilder map")
    worth = {deed.text: judge(GAME.apply(state, 0, deed))[0] for deed in GAME.legal(state, 0)}
    assert worth["pass taste and map"] > worth["pass taste and late"]


def test_the_greedy_bot_hires_and_hunts() -> None:
    """It hires with nobody at hand, and hunts when the pool would win it the game."""
    level = LEVELS["greedy"]
    for line, rival, pool, wanted in (
        ("taste late jest bathing share | | 9", 3, 8, "hire banker"),
        ("taste late jest bell map | | 5", 9, 6, "bellman"),
        ("taste late jest bathing ambition | bellman broker | 14", 0, 6, "hunt taste late jest bathing ambition"),
    ):
        state = table(f"{line}\nfork fork soap bell bell | | {rival}", pool=pool)
        legal = GAME.legal(state, 0)
        chosen = [
            level.bot(SNARK).choose(0, GAME.observe(state, 0), legal, Dice(seed), level.budget) for seed in range(9)
        ]
        assert sum(deed.text == wanted for deed in chosen) >= 6, [deed.text for deed in chosen]


def test_the_greedy_bot_wins_more_than_the_fool() -> None:
    """A handful of games; `frabjous simulate snark --bots greedy,fool --games 1000` gives the figure."""
    won = 0
    for seed in range(6):
        state, dice, greedy = GAME.start(2, {}), Dice(seed), seed % 2
        while actors := GAME.to_act(state):
            seat = actors[0]
            if seat == CHANCE:
                deed = dice.weighted(GAME.chances(state))
            else:
                level = LEVELS["greedy" if seat == greedy else "fool"]
                legal = GAME.legal(state, seat)
                deed = level.bot(SNARK).choose(seat, GAME.observe(state, seat), legal, dice, level.budget)
            state = GAME.apply(state, seat, deed)
        outcome = GAME.outcome(state)
        assert outcome is not None
        won += outcome.scores[greedy] == 1
    assert won >= 3
