"""What the bots choose."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from typing import Final

import pytest

from frabjous.bots import thinker
from frabjous.bots.levels import LEVELS, OFFERED, UNHURRIED, from_here_down, level_of, offered_in
from frabjous.bots.playout import play_out
from frabjous.bots.thinker import Bot, Budget
from frabjous.bots.worker import Job
from frabjous.core.chance import Dice
from frabjous.core.errors import BadOption
from frabjous.core.notation import text_of
from frabjous.games import IN_ORDER, room_of
from frabjous.games.splut.state import Position
from games.splut.drawing import GAME, draw, lane, offered, position

SPLUT: Final = room_of("splut")
MOST_NODES: Final = 2000  # so that the plain build is done soon

TEMPTING: Final = [
    lane(". S . o T . . . ."),
    lane("S . . o T . . . s"),
    lane(". . . S o T . . ."),
    position("""
            o
          t d s
        . . . . .
      . . . S . . .
    o . . . o T . . .
      . . . . . . .
        . . . . .
          . D .
            o
    """),
]


def choice(level: str, drawn: Position, seed: int) -> str:
    legal = GAME.legal(drawn, drawn.mover)
    bot, budget = level_of(level).bot(SPLUT), Budget(min(MOST_NODES, level_of(level).budget.nodes))
    return text_of(bot.choose(drawn.mover, GAME.observe(drawn, drawn.mover), legal, Dice(seed), budget))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_something_legal(level: str) -> None:
    for drawn in TEMPTING:
        for seed in range(5):
            assert choice(level, drawn, seed) in offered(drawn)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_choice(level: str) -> None:
    drawn = GAME.start(2, {})
    assert [choice(level, drawn, seed) for seed in range(8)] == [choice(level, drawn, seed) for seed in range(8)]


@pytest.mark.parametrize("level", LEVELS)
def test_other_seeds_give_other_choices(level: str) -> None:
    drawn = GAME.start(2, {})
    assert len({choice(level, drawn, seed) for seed in range(12)}) > 1


@pytest.mark.parametrize("drawn", TEMPTING, ids=draw)
def test_greedy_never_kills_its_own_sorcerer_when_it_can_do_otherwise(drawn: Position) -> None:
    own_goals = [
        text for text in offered(drawn) if not GAME.apply(drawn, drawn.mover, GAME.read(text)).is_alive(drawn.mover)
    ]
    assert own_goals, f"nothing tempts here:\n{draw(drawn)}"
    for seed in range(10):
        assert choice("greedy", drawn, seed) not in own_goals


def test_greedy_takes_a_win_at_once() -> None:
    drawn = lane(". s . . o T . . .")
    wins = [text for text in offered(drawn) if GAME.outcome(GAME.apply(drawn, 0, GAME.read(text))) is not None]
    assert wins
    for seed in range(10):
        assert choice("greedy", drawn, seed) in wins


def test_greedy_beats_the_fool_clearly_from_either_seat() -> None:
    dice = Dice(2024)
    greedy, fool = level_of("greedy"), level_of("fool")
    points = 0.0
    for number in range(60):
        mine = number % 2
        levels = [greedy, fool] if mine == 0 else [fool, greedy]
        bots = [level.bot(SPLUT) for level in levels]
        outcome, _ = play_out(
            SPLUT.game, SPLUT.game.start(2, {}), bots, [level.budget for level in levels], dice, [dice] * 2
        )
        points += outcome.scores[mine]
    assert points >= 54, f"greedy made {points} of 60 points"


def test_bots_play_a_game_for_four_to_its_end() -> None:
    level = level_of("greedy")
    minds = [Dice(seat) for seat in range(4)]
    outcome, actions = play_out(
        SPLUT.game, SPLUT.game.start(4, {}), [level.bot(SPLUT) for _ in range(4)], [level.budget] * 4, Dice(7), minds
    )
    assert sum(outcome.scores) == pytest.approx(1)
    assert actions


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="fool, beginner"):
        level_of("genius")


# What a bot is given


def test_a_bot_is_given_its_sight_its_choices_dice_and_a_budget_and_nothing_else() -> None:
    given = ["seat", "seen", "legal", "dice", "budget"]
    assert list(inspect.signature(Bot.choose).parameters) == ["self", *given]
    for level in LEVELS.values():
        assert list(inspect.signature(level.bot(SPLUT).choose).parameters) == given


def test_a_job_has_no_field_that_could_hold_a_state_or_a_record() -> None:
    fields = {name: Job.__annotations__[name] for name in Job.__struct_fields__}
    assert fields == {
        "game": "str",
        "version": "int",
        "level": "str",
        "seat": "int",
        "seen": "bytes",
        "legal": "list[str]",
        "seed": "int",
    }


def test_a_budget_is_a_number_of_positions_so_that_every_machine_plays_alike() -> None:
    assert Budget(64).nodes == 64


def test_the_five_levels_on_offer_are_in_order_of_strength() -> None:
    assert [name for name in LEVELS if name in OFFERED] == list(OFFERED)
    assert len(OFFERED) == 5


def test_the_host_may_give_the_master_more_where_it_can_use_it() -> None:
    master, unhurried = level_of("master"), level_of(UNHURRIED)
    for room in IN_ORDER:
        more = unhurried.budget_in(room).nodes > master.budget_in(room).nodes
        assert offered_in(room) == ((*OFFERED, UNHURRIED) if more else OFFERED)
    assert {room.key for room in IN_ORDER if UNHURRIED in offered_in(room)} == {"splut", "snits_revenge"}


def test_the_clock_cuts_the_unhurried_too() -> None:
    assert level_of(UNHURRIED).budget_now(SPLUT).deadline > 0


def test_whoever_fails_is_followed_by_all_weaker_bots() -> None:
    assert from_here_down("master") == ["master", "expert", "skilled", "casual", "beginner", "fool"]
    assert from_here_down(UNHURRIED) == [UNHURRIED, *from_here_down("master")]
    assert from_here_down("greedy") == ["greedy", "casual", "beginner", "fool"]
    assert from_here_down("fool") == ["fool"]
    assert from_here_down("a level of long ago") == ["fool"]


@pytest.mark.parametrize("path", sorted(Path(thinker.__file__).parent.glob("*.py")), ids=lambda path: path.name)
def test_no_bot_knows_a_game_by_name(path: Path) -> None:
    """Bots import the room's shape and the registry, never the rules or the state of a game."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("frabjous.games"):
            assert node.module in ("frabjous.games", "frabjous.games.room"), f"{path.name} imports {node.module}"


@pytest.mark.parametrize("name", ["search.py", "regret.py", "fallible.py", "foresight.py", "greedy.py", "tree.py"])
def test_a_thinker_gets_positions_from_imagination_only(name: str) -> None:
    """Nothing that thinks asks for a start or reads a record; what it looks at follows from what it imagined."""
    tree = ast.parse((Path(thinker.__file__).parent / name).read_text("utf-8"))
    asked = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert not asked & {"start", "read", "told", "record", "replay", "state", "observe"}
