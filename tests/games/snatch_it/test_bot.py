"""The judgement of positions."""

from __future__ import annotations

import pytest

from frabjous.bots.fool import Fool
from frabjous.bots.greedy import Greedy
from frabjous.bots.playout import play_out
from frabjous.bots.thinker import Bot, Budget
from frabjous.core.chance import Dice
from frabjous.games.snatch_it import SNATCH_IT
from frabjous.games.snatch_it.actions import Deed
from frabjous.games.snatch_it.bot import judge
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.state import Position
from games.snatch_it.drawing import GAME, do, let_chance, played, position


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_estimates_add_up_to_one(seats: int) -> None:
    for state in played(seats, 1)[::9]:
        assert sum(judge(state)) == pytest.approx(1)


def test_at_the_end_the_winner_has_everything() -> None:
    state = position("pond c2\n1 c3\n2 || sw\n3 || f1", "last now")
    assert judge(let_chance(do(state, "snatch c2 with c3"))) == [0, 1, 0]


def test_food_in_the_belly_is_worth_more_than_on_the_shore() -> None:
    eaten, lying = position("pond c6\n1 || c1 c1\n2 f1\n3"), position("pond c6\n1 | c1.c1\n2 f1\n3")
    assert judge(eaten)[0] > judge(lying)[0] > judge(position("pond c6\n1\n2 f1\n3"))[0]


def test_a_stack_that_nobody_can_steal_is_worth_more() -> None:
    safe, open_to_theft = position("pond c6\n1 | c1.c1\n2 f1\n3"), position("pond c6\n1 | c1.c1\n2 c2\n3")
    assert judge(safe)[0] > judge(open_to_theft)[0]


def test_a_stack_that_can_be_munched_is_worth_more() -> None:
    near, far = position("pond c1\n1 | c1.c1\n2 f1\n3"), position("pond c6\n1 | c1.c1\n2 f1\n3")
    assert judge(near)[0] > judge(far)[0]


def test_a_hand_is_worth_what_it_can_snatch_and_steal() -> None:
    idle, snatches, steals = (position(f"pond c2 c5\n1 {card}\n2 | f1.f1\n3") for card in ("f5", "c3", "f2"))
    assert judge(snatches)[0] > judge(idle)[0]
    assert judge(steals)[0] > judge(idle)[0]


def test_a_point_counts_more_in_the_last_round() -> None:
    later, now = (position("pond c6\n1 || c1 c1 c1\n2 f1\n3", f"last {when}") for when in ("later", "now"))
    assert judge(now)[0] > judge(later)[0] > 1 / 3


def test_greedy_beats_two_fools() -> None:
    wins = 0.0
    for seed in range(9):
        seat = seed % 3
        bots: list[Bot[Position, Deed, Seen]] = [
            Greedy(SNATCH_IT) if other == seat else Fool(SNATCH_IT) for other in range(3)
        ]
        outcome, _ = play_out(GAME, GAME.start(3, {}), bots, [Budget(64)] * 3, Dice(seed), [Dice(seed + 100)] * 3)
        wins += outcome.scores[seat]
    assert wins >= 6
