"""A game between bots and somebody who watches: who led, and what luck did.

The arithmetic is that of the review, with the room's judgement instead of a search: what a seat could hope for at the
start, plus what luck brought, plus what choices did, is what it got. Luck is by how much chance did better or worse
for a seat than could be expected after the choice before it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from frabjous.bots.foresight import Foresight
from frabjous.bots.playout import play_out
from frabjous.core.chance import Dice
from frabjous.core.contract import BY_CHANCE
from frabjous.games import room_of
from frabjous.games.room import AnyRoom
from frabjous.lab.players import seated
from frabjous.lab.simulate import Plan, Victories

TRIES: Final = 8  # of what chance might do, for what could be expected
CLEAR: Final = 0.05  # by so much a seat must be ahead to have taken the lead
FORETELLING: Final = 7_000_003  # dice of whoever watches are far from those of the game


@dataclass(frozen=True)
class Watched:
    """How a game came out and came about, by seat."""

    cell: int  # of the sweep
    number: int
    scores: tuple[float, ...]
    roles: tuple[str, ...]  # none where all seats play the same part
    victories: Victories
    lines: int
    leads: int  # how often the lead changed hands
    start: tuple[float, ...]  # what each seat could hope for …
    luck: tuple[float, ...]  # … and what luck brought it


class Watcher:
    """Looks at the positions of one game, from the first to the last."""

    def __init__(self, room: AnyRoom, dice: Dice) -> None:
        self.room: Final = room
        self.dice: Final = dice
        self.foresight: Final = Foresight(room)
        self.start: list[float] = []
        self.luck: list[float] = []
        self.expected: list[float] | None = None  # while chance acts: what could be expected of it
        self.leader = -1
        self.leads = 0
        self.last: Any = None

    def look(self, state: Any) -> None:  # noqa: ANN401 - a position of any game
        self.last = state
        if self.room.game.to_act(state) == BY_CHANCE:
            if self.expected is None:
                self.expected = self.foretold(state)
                self.begin(self.expected)
            return
        hopes = self.foresight.worth(state)
        self.begin(hopes)
        if self.expected is not None:
            self.luck = [sum(one) for one in zip(self.luck, minus(hopes, self.expected), strict=True)]
            self.expected = None
        self.follow(hopes)

    def foretold(self, state: Any) -> list[float]:  # noqa: ANN401
        """Say what each seat may expect of what chance is about to do."""
        tries = [self.foresight.worth(self.foresight.let_chance_act(state, self.dice)) for _ in range(TRIES)]
        return [sum(each) / TRIES for each in zip(*tries, strict=True)]

    def begin(self, hopes: list[float]) -> None:
        if not self.start:
            self.start, self.luck = hopes, [0.0] * len(hopes)

    def follow(self, hopes: list[float]) -> None:
        """See whether somebody has taken the lead."""
        best = max(range(len(hopes)), key=hopes.__getitem__)
        held = hopes[self.leader] if self.leader >= 0 else max(hopes[:best] + hopes[best + 1 :])
        if best != self.leader and hopes[best] > held + CLEAR:
            self.leads += self.leader >= 0
            self.leader = best


def minus(these: list[float], those: list[float]) -> list[float]:
    return [one - other for one, other in zip(these, those, strict=True)]


def watch_one(cell: int, plan: Plan, number: int) -> Watched:
    """Play game `number` of a plan, and watch it."""
    room = room_of(plan.game)
    levels = [seated(plan.players[plan.player_at(seat, number)]) for seat in range(plan.seats)]
    bots, budgets = [level.bot(room) for level in levels], [level.budget_in(room) for level in levels]
    dice, watcher = Dice(plan.seed + number), Watcher(room, Dice(FORETELLING * (1 + plan.seed + number)))
    start = room.game.start(plan.seats, dict(plan.options))
    outcome, actions = play_out(room.game, start, bots, budgets, dice, [dice] * plan.seats, watcher.look)
    return Watched(
        cell,
        number,
        outcome.scores,
        room.roles(watcher.last) if room.roles else (),
        tuple((victory.name, victory.seats) for victory in outcome.victories),
        len(actions),
        watcher.leads,
        tuple([round(one, 4) for one in watcher.start]),
        tuple([round(one, 4) for one in watcher.luck]),
    )
