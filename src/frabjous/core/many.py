"""Many games at once, by numbers: whoever is to act does what has an id, and what is seen becomes a row.

Everything about all games lies side by side, and is written anew in every step; chance acts by itself.
"""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE, A, Game, O, S
from frabjous.core.kinds import Row
from frabjous.core.tensor import Layout

ILLEGAL_REWARD: Final = -1.0  # what is not allowed ends a game


class One(Generic[S, A]):
    """One of the games: its position, its dice, who is to act, what they may do, and their row."""

    def __init__(self, start: S, row: Row) -> None:
        self.state: S = start
        self.dice: Dice = Dice(0)
        self.legal: list[A] = []
        self.row: Final = row


class Many(Generic[S, A, O]):
    """So many games from one start. A game that is over begins anew in the next step, whatever is done in it then."""

    def __init__(self, game: Game[S, A, O], layout: Layout[A, O], start: S, count: int) -> None:
        self.game: Final = game
        self.start: Final = start
        self.kinds: Final = layout.kinds
        self.actions: Final = layout.actions
        self.ids: Final[i64] = len(layout.actions)
        self.players: Final[i64] = game.chosen(start)[0]
        self.rows: Final = vec[i32](bytes(count * layout.size))  # what the seat that is to act sees: bits of floats
        self.masks: Final = vec[u8](bytes(count * len(layout.actions)))  # what it may do: 1 for every such id
        self.seats: Final = vec[i64](bytes(count))  # who that is; at the end, who acted last
        self.over: Final = vec[u8](bytes(count))
        self.rewards: Final = vec[float]([0.0] * count)  # of who has just acted
        self.scores: Final = vec[float]([0.0] * (count * self.players))  # of all seats; 0 until the end
        self.games: Final = [One[S, A](start, Row(self.rows, at * layout.size, layout.items)) for at in range(count)]

    def begin(self, seeds: list[int]) -> None:
        """Begin all games, each with its seed."""
        for at, seed in enumerate(seeds):
            self.games[at].dice = Dice(seed)
            self.begin_one(at)

    def step(self, numbers: vec[i64]) -> None:
        """Do in each game what has this id."""
        for at in range(len(numbers)):
            self.rewards[at] = 0.0
            if self.over[at]:
                self.begin_one(at)
            elif 0 <= numbers[at] < self.ids and self.masks[at * self.ids + numbers[at]]:
                one = self.games[at]
                one.state = self.game.apply(one.state, self.seats[at], self.actions[numbers[at]])
                self.go_on(at)
            else:
                self.over[at] = 1
                self.rewards[at] = ILLEGAL_REWARD
                self.offer(at, [])

    def random(self, dice: Dice) -> vec[i64]:
        """Choose for every game something that may be done now; what is over needs nothing."""
        numbers = vec[i64](capacity=len(self.games))
        for one in self.games:
            number: i64 = dice.pick(one.legal).id if one.legal else 0
            numbers = append(numbers, number)
        return numbers

    def begin_one(self, at: i64) -> None:
        self.over[at] = 0
        for seat in range(self.players):
            self.scores[at * self.players + seat] = 0.0
        self.games[at].state = self.start
        self.go_on(at)

    def go_on(self, at: i64) -> None:
        """Let chance act, then see who is to choose what, or how it ended."""
        one, game = self.games[at], self.game
        state, actors = one.state, game.to_act(one.state)
        while actors and actors[0] == CHANCE:
            state = game.apply(state, CHANCE, one.dice.weighted(game.chances(state)))
            actors = game.to_act(state)
        one.state = state
        if actors:
            self.seats[at] = actors[0]
            self.offer(at, game.legal(state, actors[0]))
        else:
            self.offer(at, [])
            self.finish(at)
        one.row.rewind()
        game.put(one.row, self.kinds, state, self.seats[at])

    def offer(self, at: i64, legal: list[A]) -> None:
        """Mark what may be done now, in place of what could be done before; often it is the same."""
        one, first = self.games[at], at * self.ids
        if legal != one.legal:
            self.game.mark(self.masks, first, one.legal, 0)
            self.game.mark(self.masks, first, legal, 1)
            one.legal = legal

    def finish(self, at: i64) -> None:
        """Note how a game ended."""
        outcome = self.game.outcome(self.games[at].state)
        assert outcome is not None, "nobody is to act, and it is not over"
        self.over[at] = 1
        self.rewards[at] = outcome.scores[self.seats[at]]
        for seat in range(self.players):
            self.scores[at * self.players + seat] = outcome.scores[seat]
