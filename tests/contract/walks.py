"""Random games of every room, walked through so that each promise can be looked at in each position.

A room is covered by its one line in the registry: `SETTINGS` lists every room with every number of seats, and the
games of a setting go round through everything a host may choose. All of it runs on the compiled build, a sample of it
on the plain one, which is slow and has the same source. FRABJOUS_SOAK=1000 plays that many games a setting,
and FRABJOUS_SOAK_FROM=1000 others than those before.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, TypeAlias

import pytest

from frabjous.core.chance import Dice, TableDice
from frabjous.core.contract import CHANCE, ONLOOKER, Action, Game
from frabjous.core.record import Replay, begin, draw, step
from frabjous.games import VERSIONS
from frabjous.games.room import AnyRoom
from frabjous.lab.build import COMPILED, build_name
from shrewd import shrewd_choice
from tic_tac_toe import TIC_TAC_TOE

AnyGame: TypeAlias = Game[Any, Any, Any]
AnyReplay: TypeAlias = Replay[Any, Any, Any]
Position: TypeAlias = Any  # of whatever game
Picture: TypeAlias = tuple[object, ...]

SOAK: Final = int(os.environ.get("FRABJOUS_SOAK", "0"))
FIRST: Final = int(os.environ.get("FRABJOUS_SOAK_FROM", "0"))  # the seed of the first game
WHOLE: Final = SOAK > 0 or build_name() == COMPILED
GAMES: Final = SOAK or (20 if WHOLE else 5)
OF_OLDER_RULES: Final = 4  # of so many games one is played by older rules: they are frozen, and must only not rot
LONGEST: Final = 20_000  # lines; no random game may be longer
MOST: Final = 50 * GAMES  # positions of all games of a setting that are looked at, where not all are


@dataclass(frozen=True)
class Setting:
    """A room with a number of seats; the rules are the newest unless said otherwise."""

    room: AnyRoom
    seats: int
    is_old: bool = False

    def __str__(self) -> str:
        version = f"version-{self.game.rules_version}-" if self.is_old else ""
        return f"{self.room.key}-{version}{self.seats}"

    @property
    def game(self) -> AnyGame:
        return self.room.game

    def viewers(self) -> tuple[int, ...]:
        """Name everybody who may look: the seats and the onlooker."""
        return (*range(self.seats), ONLOOKER)

    def choices_of_the_host(self) -> list[dict[str, str]]:
        """List the default choice, then every other offered value once."""
        offered = [option for option in self.game.options() if self.seats in option.seats]
        return [{}, *({option.key: value} for option in offered for value in option.values[1:])]

    def fit(self, games: int) -> int:
        """Say how many of so many games are played here: few by older rules, and, if all is tried, each choice once."""
        few = max(1, games // OF_OLDER_RULES if self.is_old else games)
        return max(few, len(self.choices_of_the_host())) if WHOLE else few


# Every game at the table by every version of its rules, and the room to copy.
KEPT: Final = [*VERSIONS.values(), {1: TIC_TAC_TOE}]
SETTINGS: Final = [
    Setting(room, seats, is_old=version != max(versions))
    for versions in KEPT
    for version, room in versions.items()
    for seats in room.game.seats
]
# One setting after the other, so that what was walked and drawn for one promise is still there for the next.
in_every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str, scope="session")


@dataclass
class Figures:
    """How much was looked at; printed after a soak."""

    counts: dict[str, int] = field(default_factory=lambda: {"games": 0, "states": 0, "comparisons": 0})

    def add(self, what: str, more: int = 1) -> None:
        self.counts[what] = self.counts.get(what, 0) + more


@dataclass(frozen=True)
class Move:
    """A position on the way, who acted there, and how."""

    state: Position
    actor: int
    action: Action


@dataclass(frozen=True)
class Walk:
    """One random game from its start to its end."""

    setting: Setting
    seed: int
    chosen: dict[str, str]
    moves: tuple[Move, ...]
    end: Position

    def __str__(self) -> str:
        return f"{self.setting}, seed {self.seed}, options {self.chosen}"

    def states(self, every: int = 1) -> list[Position]:
        """Give the positions of the game, or every so many of them, with the last."""
        return [*(move.state for move in self.some_moves(every)), self.end]

    def some_moves(self, every: int = 1) -> tuple[Move, ...]:
        """Give all moves, or every so many; of a long game fewer, but different ones in different games."""
        games = self.setting.fit(GAMES)
        stride = max(every, len(self.moves) * games // MOST) if every > 1 and not SOAK else every
        return self.moves[self.seed % stride :: stride]


def walks(setting: Setting, figures: Figures, games: int = GAMES) -> Iterator[Walk]:
    """Walk through random games until every choice of the host has had its turn."""
    for seed in seeds(setting.fit(games)):
        figures.add("games")
        yield walk(setting, seed)


def seeds(games: int) -> range:
    """Give the seeds of so many games."""
    return range(FIRST, FIRST + games)


@lru_cache(maxsize=0 if SOAK else 500)
def walk(setting: Setting, seed: int) -> Walk:
    """Play one game: with even seeds at random, with odd ones by its judgement, which goes to other places."""
    chosen = chosen_by(setting, seed)
    dice = Dice(seed)
    state = setting.game.start(setting.seats, chosen)
    moves: list[Move] = []
    while actors := setting.game.to_act(state):
        assert len(moves) < LONGEST, f"{setting}, seed {seed}: no end after {LONGEST} lines"
        actor = dice.pick(list(actors))
        move = Move(state, actor, choice(setting, state, actor, dice, shrewd=seed % 2 == 1))
        moves.append(move)
        state = setting.game.apply(state, actor, move.action)
    return Walk(setting, seed, chosen, tuple(moves), state)


def chosen_by(setting: Setting, seed: int) -> dict[str, str]:
    """Give the host's choice for a seed: the seeds go round through all of them."""
    choices = setting.choices_of_the_host()
    return choices[seed % len(choices)]


def choice(setting: Setting, state: Position, actor: int, dice: Dice, *, shrewd: bool = False) -> Action:
    """Choose for whoever acts."""
    game = setting.game
    if actor == CHANCE:
        action: Action = dice.weighted(game.chances(state))
    elif shrewd:
        action = shrewd_choice(setting.room, state, actor, dice)
    else:
        action = dice.pick(game.legal(state, actor))
    return action


def possible(game: AnyGame, state: Position, actor: int) -> list[Action]:
    """List what a seat or chance can do."""
    return [action for action, _ in game.chances(state)] if actor == CHANCE else game.legal(state, actor)


def whole_picture(setting: Setting, state: Position) -> Picture:
    """Ask a position everything that can be asked, in a form that can be compared later."""
    game = setting.game
    return (
        game.to_act(state),
        tuple(game.observe(state, viewer) for viewer in setting.viewers()),
        tuple(tuple(one.text for one in game.legal(state, viewer)) for viewer in setting.viewers()),
        tuple((action.text, weight) for action, weight in game.chances(state)),
        game.outcome(state),
    )


def rollout(setting: Setting, state: Position, dice: Dice, lines: int) -> list[str]:
    """Play on for a few lines and give them."""
    texts: list[str] = []
    while len(texts) < lines and (actors := setting.game.to_act(state)):
        actor = dice.pick(list(actors))
        action = choice(setting, state, actor, dice)
        texts.append(f"{actor} {action.text}")
        state = setting.game.apply(state, actor, action)
    return texts


def begun(setting: Setting, seed: int) -> tuple[AnyReplay, bytes]:
    """Begin a game as the table does, with an open seed."""
    secret = seed.to_bytes(32, "big")
    return begin(setting.game, setting.seats, chosen_by(setting, seed), secret, sealed=False), secret


def next_line(play: AnyReplay, secret: bytes, dice: Dice) -> AnyReplay:
    """Go one line on: chance by the table's dice, seats by ours."""
    actor = dice.pick(list(play.to_act()))
    if actor == CHANCE:
        return draw(play, TableDice(secret, play.length + 1))
    action = dice.pick(play.game.legal(play.state, actor))
    return step(play, actor, action.text)
