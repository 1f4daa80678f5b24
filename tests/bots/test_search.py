"""Thinking ahead: small positions that are solved, mixed secret choices, budgets, and both builds alike."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from bots.choices import all_choices
from frabjous.bots.levels import LEVELS, Level
from frabjous.bots.playout import play_out
from frabjous.bots.regret import Regret
from frabjous.bots.search import Search, Tree
from frabjous.bots.thinker import Budget
from frabjous.bots.tree import Arm, Choice
from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE
from frabjous.core.notation import text_of
from frabjous.games import room_of
from frabjous.games.room import AnyRoom
from frabjous.games.splut.actions import Step
from games.snark import drawing as snark
from games.snatch_it import drawing as snatch
from games.splut import drawing as splut

TESTS: Final = Path(__file__).parents[1]
SOURCE: Final = TESTS.parent / "src"
SPLUT: Final = room_of("splut")
OPEN: Final = """
            o
          t d s
        . . . . .
      . . . . . . .
    o . . . S T . . o
      . . . . . . .
        . . . . .
          . D .
            o
"""


def thought(room: AnyRoom, state: Any, seat: int, nodes: int, seed: int = 1) -> str:  # noqa: ANN401 - any game's
    """Give what a search chooses for a seat."""
    game = room.game
    budget = Budget(nodes)
    return text_of(Search(room).choose(seat, game.observe(state, seat), game.legal(state, seat), Dice(seed), budget))


# Small solved positions


@pytest.mark.parametrize("drawn", [". s . . o . T . .", ". s . . o . . T ."])
def test_splut_a_kill_in_one_turn_is_found(drawn: str) -> None:
    """The troll must walk to the rock first, with steps that kill nobody yet."""
    state = splut.lane(drawn)
    for seed in range(3):
        after = state
        while splut.GAME.outcome(after) is None and after.mover == 0:
            after = splut.GAME.apply(after, 0, splut.GAME.read(thought(SPLUT, after, 0, 1500, seed)))
        outcome = splut.GAME.outcome(after)
        assert outcome is not None and outcome.scores == (1, 0), splut.draw(after)


def test_snatch_it_food_that_would_be_stolen_is_munched() -> None:
    """Whoever comes next holds the fitting card; a stack in the belly is safe, one on the shore is not."""
    state = snatch.position("pond c2 f6\n1 f1 | c1.c2.c3.c3\n2 c3 c4 c2\n3 c3 c4 c2")
    assert "munch c2 with #1" in snatch.offered(state)
    for seed in range(5):
        assert thought(room_of("snatch_it"), state, 0, 600, seed).startswith("munch")


def test_snark_the_better_of_two_hunts_is_taken() -> None:
    """With the winning Warrants in the pool and all five Marks in hand, none is held back."""
    state = snark.table(
        "taste late jest bathing ambition | bellman butcher | 12\nfork | | 0", options="marks=hold-back"
    )
    hunts = [text for text in snark.offered(state) if text.startswith("hunt")]
    assert len(hunts) > 2
    for seed in range(3):
        chosen = thought(room_of("snark"), state, 0, 4000, seed)
        assert chosen.startswith("hunt") and len(chosen.split()) >= 5, chosen


# Secret choices


def test_a_secret_choice_is_mixed() -> None:
    """Before the first round all throw a card secretly; nobody should always throw the same."""
    room = room_of("snatch_it")
    state, dice = room.game.start(3, {}), Dice(4)
    while room.game.to_act(state) == (CHANCE,):
        state = room.game.apply(state, CHANCE, dice.weighted(room.game.chances(state)))
    assert len(room.game.to_act(state)) == 3
    counts = Counter(thought(room, state, 0, 300, seed) for seed in range(12))
    assert len(counts) > 1


def test_a_mixture_adds_up_what_was_played() -> None:
    room = room_of("snatch_it")
    state, dice = room.game.start(3, {}), Dice(4)
    while room.game.to_act(state) == (CHANCE,):
        state = room.game.apply(state, CHANCE, dice.weighted(room.game.chances(state)))
    seen, (overlooked, *noticed) = room.game.observe(state, 0), room.game.legal(state, 0)
    regret = Regret(room, 0, seen, noticed, Dice(1))
    regret.begin([0.5] * len(noticed))
    regret.ponder(Budget(300))
    assert sum(regret.played.values()) == pytest.approx(sum(range(1, regret.rounds + 1)))
    assert regret.choice() in noticed and overlooked not in regret.played


# Overlooking


def test_what_is_overlooked_is_never_tried() -> None:
    game, start = splut.GAME, splut.GAME.start(2, {})
    best = thought(SPLUT, start, 0, 300)
    noticed = [action for action in game.legal(start, 0) if action.text != best]
    tree = Tree(SPLUT, game.observe(start, 0), Dice(1))
    tree.begin(0, noticed, [0.5] * len(noticed), [0.0] * len(noticed))
    tree.grow(Budget(300))
    assert list(tree.root.of(0).arms) == noticed


def test_no_thinking_cures_a_misjudgement() -> None:
    game, start = splut.GAME, splut.GAME.start(2, {})
    noticed = game.legal(start, 0)
    for favourite in noticed:
        tree = Tree(SPLUT, game.observe(start, 0), Dice(1))
        tree.begin(0, noticed, [0.5] * len(noticed), [0.5 if action == favourite else 0.0 for action in noticed])
        tree.grow(Budget(300))
        choice = tree.root.of(0)
        assert choice.best(list(choice.arms.values())).action == favourite


@pytest.mark.parametrize("scale", [1.0, 0.001])
def test_the_best_is_tried_most_however_small_the_differences_are(scale: float) -> None:
    actions = splut.GAME.legal(splut.GAME.start(2, {}), 0)
    worths = (0.5 - 0.3 * scale, 0.5, 0.5 - 0.1 * scale)
    arms = [Arm(action, judged, 0.0) for action, judged in zip(actions, worths, strict=True)]
    choice = Choice[Step]()
    choice.arms.update({arm.action: arm for arm in arms})
    choice.compare()
    for turn in range(200):
        arm = choice.most_promising(arms)
        arm.learn(arm.judged + scale * (0.1 if turn % 2 else -0.1))
    assert choice.best(arms) is arms[1] and arms[1].tried > 100
    assert all(arm.tried for arm in arms)


def test_the_usual_is_done_unless_something_else_is_shown_to_be_better() -> None:
    actions = splut.GAME.legal(splut.GAME.start(2, {}), 0)
    arms = [Arm(action, 0.5, 0.0) for action in actions]
    choice = Choice[Step]()
    choice.arms.update({arm.action: arm for arm in arms})
    choice.usual = arms[-1].action
    for number in range(20):
        for arm in arms:
            arm.learn(0.5 + (0.1 if number % 2 else -0.1) + (0.01 if arm is arms[0] else 0.0))
    assert choice.best(arms) is arms[-1], "a little more may be luck"
    for _ in range(20):
        arms[0].learn(0.9)
    assert choice.best(arms) is arms[0]


# Budgets


def test_the_clock_cuts_the_first_look_too() -> None:
    """Where much is hidden, a first look would go on as long as its part of the budget does."""
    room, budget = room_of("snatch_it"), Budget(10**9, seconds=0.01)
    state = snatch.position("pond c2 f6\n1 f1 c5 c1 | c1.c2.c3.c3\n2 c3 c4 c2\n3 c3 c4 c2")
    legal = room.game.legal(state, 0)
    assert Search(room).choose(0, room.game.observe(state, 0), legal, Dice(1), budget) in legal
    assert budget.cut


def test_a_search_stops_when_its_positions_are_used_up() -> None:
    tree = Tree(SPLUT, splut.GAME.observe(splut.GAME.start(2, {}), 0), Dice(1))
    tree.grow(Budget(200))
    assert 200 <= tree.looked < 300, "the last try may be finished"


def test_a_search_that_runs_out_of_time_answers_with_what_it_has_and_says_so() -> None:
    start = splut.GAME.start(2, {})
    budget = Budget(10**12, seconds=0.05)
    legal = splut.GAME.legal(start, 0)
    assert Search(SPLUT).choose(0, splut.GAME.observe(start, 0), legal, Dice(1), budget) in legal
    assert budget.cut


def test_orders_of_steps_that_lead_to_one_position_share_a_node() -> None:
    """The sorcerer's step and the dwarf's step, in either order."""
    game, start = splut.GAME, splut.position(OPEN)
    sorcerer, dwarf = game.read("S e5-e6"), game.read("D e2-e3")
    one = game.apply(game.apply(start, 0, sorcerer), 0, dwarf)
    other = game.apply(game.apply(start, 0, dwarf), 0, sorcerer)
    assert game.observe(one, 0) != game.observe(other, 0), "the latest step is not the same"
    tree = Tree(SPLUT, game.observe(start, 0), Dice(1))
    node = tree.next_node(one, [], 0)
    assert tree.next_node(other, [], 0) is node


# Strength, and the same play everywhere


def test_search_beats_greedy_clearly_at_splut() -> None:
    """Fixed dice, so always the same games; docs/bots.md has the figures of many more."""
    points = 0.0
    for number in range(6):
        mine = number % 2
        levels = [Level(Search, Budget(2000)) if seat == mine else LEVELS["greedy"] for seat in range(2)]
        bots, budgets = [level.bot(SPLUT) for level in levels], [level.budget for level in levels]
        outcome, _ = play_out(
            SPLUT.game, SPLUT.game.start(2, {}), bots, budgets, Dice(number), [Dice(number + 50), Dice(number + 90)]
        )
        points += outcome.scores[mine]
    assert points >= 5, f"search made {points} of 6 points"


def test_both_builds_choose_alike() -> None:
    """Same seed and budget, same choice: this build, and the plain source in a process with another hash seed."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCE), str(TESTS)]), "PYTHONHASHSEED": "5"}
    ran = subprocess.run(
        [sys.executable, "-m", "bots.choices"], env=environment, capture_output=True, text=True, check=True
    )
    mine = all_choices()
    assert len(mine.splitlines()) > 100
    assert ran.stdout.strip() == mine
