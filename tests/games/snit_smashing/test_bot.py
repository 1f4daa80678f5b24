"""The judgement of positions."""

from __future__ import annotations

import pytest

from frabjous.bots.fool import Fool
from frabjous.bots.greedy import Greedy
from frabjous.bots.playout import play_out
from frabjous.bots.thinker import Bot, Budget
from frabjous.core.chance import Dice
from frabjous.games.snit_smashing import SNIT_SMASHING
from frabjous.games.snit_smashing.actions import Deed
from frabjous.games.snit_smashing.bot import expected_hits, judge, owners_of_hexes, worth_of_clan
from frabjous.games.snit_smashing.observation import Seen
from frabjous.games.snit_smashing.state import Position
from games.snit_smashing.drawing import GAME, beach, do, offered, played

NOTHING = ("no order", "no order")


def chosen(state: Position, seat: int, seed: int = 1) -> str:
    """Let the greedy bot choose."""
    bot = Greedy(SNIT_SMASHING)
    seen, legal = GAME.observe(state, seat), GAME.legal(state, seat)
    return bot.choose(seat, seen, legal, Dice(seed), Budget(64)).text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_estimates_add_up_to_one(seats: int) -> None:
    for state in played(seats, 1)[::9]:
        assert sum(judge(state)) == pytest.approx(1)


def test_at_the_end_the_judgement_is_the_outcome() -> None:
    for seed in range(6):
        end = played(3, seed)[-1]
        outcome = GAME.outcome(end)
        assert outcome is not None
        assert judge(end) == list(outcome.scores)


def test_a_safe_snit_is_worth_more_than_one_on_its_way_and_that_more_than_a_dead_one() -> None:
    worth = [judge(beach(f"Zip:{place}\nZip:E5"))[0] for place in ("safe", "D8", "D5", "D3", "box")]
    assert worth == sorted(worth, reverse=True)
    assert worth[0] > worth[1] > worth[-1]


def test_a_snit_is_safer_near_rivals() -> None:
    """Their Bolotomus will hardly smash there."""
    near, far = beach("Zip:D5\nNib:D6", *NOTHING), beach("Zip:D5\nNib:D7", *NOTHING)
    assert worth_of_clan(near, 0, owners_of_hexes(near)) > worth_of_clan(far, 0, owners_of_hexes(far))


def test_a_snit_in_the_own_smash_is_as_good_as_dead() -> None:
    orders = ("smash D5 D6 E5", "no order")
    assert judge(beach("Zip:D5\nNib:D9", *orders))[0] < judge(beach("Zip:C4\nNib:D9", *orders))[0]


def test_more_trophies_are_better() -> None:
    assert judge(beach("Zip:D5\nNib:D9 Tock:trophy1"))[0] > judge(beach("Zip:D5\nNib:D9 Tock:box"))[0]


@pytest.mark.parametrize("seed", range(8))
def test_greedy_does_not_run_into_its_own_smash(seed: int) -> None:
    state = beach("Plod:D3\nNib:A3", "smash D6 D7 E6", "no order")
    assert chosen(state, 0, seed) not in ("Plod D6", "Plod D7", "Plod E6")


@pytest.mark.parametrize("seed", range(4))
def test_greedy_runs_to_safety(seed: int) -> None:
    under = chosen(beach("Plod:D6\nNib:A3", "smash A3 A4 B4", "no order"), 0, seed)
    assert under in ("Plod D9", "Plod D10", "Plod C9", "Plod E9")
    assert chosen(beach("Plod:D5\nNib:A3", *NOTHING, run=2), 0, seed) == "Plod sea"


@pytest.mark.parametrize("seed", range(4))
def test_greedy_smashes_where_rivals_will_crowd(seed: int) -> None:
    state = beach("Zip:A9\nPlod:C1 Bonk:C1 Thudd:C1 Zip:G5", bound=1)
    orders = {text: do(state, text) for text in offered(state, 0) if text.startswith("smash")}
    hits = {text: expected_hits(after, 0) for text, after in orders.items()}
    assert hits[chosen(state, 0, seed)] == max(hits.values()) > 0.3


def test_greedy_wins_a_victory_alone_against_a_fool() -> None:
    """`frabjous simulate` plays hundreds of games; here is one from either seat."""
    for seat in range(2):
        bots: list[Bot[Position, Deed, Seen]] = [
            Greedy(SNIT_SMASHING) if other == seat else Fool(SNIT_SMASHING) for other in range(2)
        ]
        dice = Dice(seat)
        outcome, _ = play_out(GAME, GAME.start(2, {}), bots, [Budget(64)] * 2, dice, [dice] * 2)
        assert any(victory.seats == (seat,) for victory in outcome.victories)
