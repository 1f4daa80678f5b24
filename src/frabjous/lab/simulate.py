"""Many games between bots, the same results whoever plays them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from frabjous.bots.playout import play_out
from frabjous.core.chance import Dice
from frabjous.core.options import settled
from frabjous.games import room_of
from frabjous.lab.hands import Hands
from frabjous.lab.players import Player, check_travel, seated

MOST_IN_A_BATCH: Final = 4  # so that progress is seen and an interruption is heard

Tick: TypeAlias = Callable[[int], None]  # told how many games are done
Victories: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]  # by name, with the seats that share them


@dataclass(frozen=True)
class Plan:
    """What shall be played. `players` has one for each seat; they move on by one seat from game to game."""

    game: str
    players: tuple[Player, ...]
    options: tuple[tuple[str, str], ...]
    seed: int

    @property
    def seats(self) -> int:
        return len(self.players)

    def player_at(self, seat: int, number: int) -> int:
        """Say which player sits at a seat in game `number`, so that nobody always begins."""
        return (seat + number) % self.seats

    def seat_of(self, player: int, number: int) -> int:
        """Say where a player sits in game `number`."""
        return (player - number) % self.seats


@dataclass(frozen=True)
class Result:
    """How one game came out, by seat."""

    number: int
    scores: tuple[float, ...]
    victories: Victories
    lines: int


@dataclass(frozen=True)
class Played:
    """The games that were played, in order of their numbers; fewer than were asked for after an interruption."""

    plan: Plan
    asked: int
    results: tuple[Result, ...]
    interrupted: bool


def planned(game: str, seats: int | None, bots: Sequence[Player], options: dict[str, str], seed: int) -> Plan:
    """Make a plan that can be played; what does not fit is refused here, before any process is started."""
    rules = room_of(game).game
    count = rules.seats.start if seats is None else seats
    chosen = settled(rules.options(), rules.seats, count, options)
    for bot in bots:
        seated(bot)
    rules.start(count, chosen)
    players = tuple(bots[at % len(bots)] for at in range(count))
    return Plan(game, players, tuple(chosen.items()), seed)


def play_one(plan: Plan, number: int) -> Result:
    """Play game `number` of a plan."""
    room = room_of(plan.game)
    levels = [seated(plan.players[plan.player_at(seat, number)]) for seat in range(plan.seats)]
    start = room.game.start(plan.seats, dict(plan.options))
    bots, budgets = [level.bot(room) for level in levels], [level.budget_in(room) for level in levels]
    dice = Dice(plan.seed + number)
    outcome, actions = play_out(room.game, start, bots, budgets, dice, [dice] * plan.seats)
    victories = tuple((victory.name, victory.seats) for victory in outcome.victories)
    return Result(number, outcome.scores, victories, len(actions))


def play_batch(plan: Plan, numbers: range) -> list[Result]:
    return [play_one(plan, number) for number in numbers]


def simulate(plan: Plan, games: int, hands: Hands, tick: Tick = lambda done: None) -> Played:
    """Play so many games. Ctrl-C gives what was played so far."""
    check_travel(plan.players, hands)
    results: dict[int, Result] = {}

    def keep(batch: list[Result]) -> None:
        results.update((result.number, result) for result in batch)
        tick(len(results))

    interrupted = hands.spread(partial(play_batch, plan), in_batches(games, hands.count), keep)
    return Played(plan, games, tuple(results[number] for number in sorted(results)), interrupted)


def in_batches(games: int, hands: int) -> list[range]:
    """Cut the numbers of the games into batches: several for each hand, none long."""
    size = max(1, min(MOST_IN_A_BATCH, games // (hands * 4)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]
