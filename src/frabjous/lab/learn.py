"""Learn the weights of a judgement from games, and keep them only if they win.

The present weights play themselves and earlier ones, one choice in ten at random; positions on the way and how each
game ended teach new ones, by logistic regression that stays near the present; one game in five is held out to see
whether they foretell better. Then the new weights play the present ones on fresh deals until a sequential test decides.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from math import exp, log, sqrt
from typing import Any, Final, TypeAlias

from frabjous.bots.levels import AnyBot, Level, level_of
from frabjous.bots.playout import choice_of, play_out
from frabjous.bots.thinker import Bot, Budget
from frabjous.core.chance import Dice
from frabjous.core.contract import Game
from frabjous.core.errors import BadOption
from frabjous.games import room_of
from frabjous.games.learned import earlier_in, keep, weights_in
from frabjous.games.room import AnyRoom, Learned
from frabjous.lab.hands import Hands
from frabjous.lab.simulate import Tick
from frabjous.lab.sprt import Sprt

Weights: TypeAlias = tuple[float, ...]
WAYWARD: Final = 10  # one choice in so many is made at random, so that games differ
ONE_IN: Final = 12  # positions, of which one is learned from
HELD_OUT: Final = 5  # one game in so many
PULL: Final = 5.0  # how much the present weights count, in positions
ROUNDS: Final = 12  # of Newton's method
MINDS: Final = 1_000_003  # the bots' dice are far from those of chance
FRESH: Final = 500_000_009  # deals of the test are far from those that were learned from
EARLIER: Final = 2  # sets of weights that are kept, to play against
BETTER: Final = 0.06  # the test asks for so much more than an even share


@dataclass(frozen=True)
class Course:
    """What shall be learned: by which games of which players."""

    game: str
    seats: tuple[int, ...]  # in turns
    options: tuple[tuple[str, str], ...]
    level: str  # the way of thinking, in the games and in the test
    seed: int
    weights: tuple[Weights, ...]  # the present ones first, then earlier ones


@dataclass(frozen=True)
class Row:
    """A position as it is learned from: what was seen, and how much of the victory others than that seat got."""

    number: int  # of the game
    features: tuple[float, ...]
    won: float


@dataclass(frozen=True)
class Learnt:
    """What came of a course: new weights, how well they foretell games held out, and how they did in the test."""

    course: Course
    games: int
    weights: Weights
    held_out: int  # positions
    before: float  # surprise on them by the present weights …
    after: float  # … and by the new ones
    test: Sprt

    def changes(self) -> list[tuple[str, float, float]]:
        """List the features with their present and new weights."""
        return list(zip(learnable(self.course.game).features, self.course.weights[0], self.weights, strict=True))

    def keep(self, command: str) -> None:
        """Write the new weights into the room's file, with how they were found."""
        learned, values = learnable(self.course.game), self.test.values
        how = {
            "command": command,
            "games": self.games,
            "surprise on games held out": [round(self.before, 4), round(self.after, 4)],
            "test": {"deals": len(values), "score": round(sum(values) / len(values), 3)},
        }
        keep(learned.file, learned.features, [round(one, 4) for one in self.weights], how, EARLIER)


def learn(course: Course, games: int, deals: int, hands: Hands, tick: Tick) -> Learnt:
    """Play, fit and try."""
    rows = gathered(course, games, hands, tick)
    held_out = [row for row in rows if row.number % HELD_OUT == 0]
    weights = fitted(course.weights[0], [row for row in rows if row.number % HELD_OUT])
    before, after = loss(course.weights[0], held_out), loss(weights, held_out)
    return Learnt(course, games, weights, len(held_out), before, after, tried(course, weights, deals, hands))


def learnable(game: str) -> Learned[Any]:
    """Find what a room learns, or refuse in one sentence."""
    found = room_of(game).learned
    if found is None:
        raise BadOption("nothing-to-learn", "The judgement of “{game}” has nothing that is learned.", game=game)
    return found


def course_of(game: str, seats: int | None, options: dict[str, str], level: str, seed: int) -> Course:
    """Plan a course that can be played, or refuse."""
    learned, rules = learnable(game), room_of(game).game
    level_of(level)
    counts = tuple(rules.seats) if seats is None else (seats,)
    for count in counts:
        rules.start(count, options)
    weights = [weights_in(learned.file, learned.features), *earlier_in(learned.file, learned.features)]
    return Course(game, counts, tuple(options.items()), level, seed, tuple(map(tuple, weights)))


def room_with(game: str, weights: Weights) -> AnyRoom:
    """Give a room that judges with these weights."""
    return replace(room_of(game), judge=learnable(game).judge_by(list(weights)))


# Games to learn from


class Wayward(Bot[Any, Any, Any]):
    """A bot that sometimes does anything."""

    def __init__(self, bot: AnyBot) -> None:
        super().__init__(bot.room)
        self.bot: Final = bot

    def choose(self, seat: int, seen: Any, legal: list[Any], dice: Dice, budget: Budget) -> Any:  # noqa: ANN401
        if dice.below(WAYWARD) == 0:
            return dice.pick(legal)
        return self.bot.choose(seat, seen, legal, dice, budget)


def rows_of(course: Course, number: int) -> list[Row]:
    """Play one game: the present weights everywhere, or at all seats but some where earlier ones sit."""
    seats = course.seats[number % len(course.seats)]
    level, learned = level_of(course.level), learnable(course.game)
    bots: list[AnyBot] = [
        Wayward(level.bot(room_with(course.game, course.weights[who]))) for who in lineup(course, number, seats)
    ]
    game = room_of(course.game).game
    dice = Dice(course.seed + number)
    minds = [Dice(MINDS * (1 + course.seed + number) + seat) for seat in range(seats)]
    seen, scores = watched(game, game.start(seats, dict(course.options)), bots, level.budget, dice, minds, learned)
    return [Row(number, tuple(features), 1.0 - scores[seat]) for seat, features in seen]


def lineup(course: Course, number: int, seats: int) -> list[int]:
    """Say whose weights sit where: in every other game one seat has earlier ones, if there are any."""
    found = [0] * seats
    if number % 2 and len(course.weights) > 1:
        found[number // 2 % seats] = 1 + number // 2 // seats % (len(course.weights) - 1)
    return found


def watched(
    game: Game[Any, Any, Any],
    state: Any,  # noqa: ANN401
    bots: list[AnyBot],
    budget: Budget,
    dice: Dice,
    minds: list[Dice],
    learned: Learned[Any],
) -> tuple[list[tuple[int, list[float]]], tuple[float, ...]]:
    """Play a game and look at some of its positions; give what was seen, and the scores."""
    seen: list[tuple[int, list[float]]] = []
    budgets = [budget] * len(bots)
    while (outcome := game.outcome(state)) is None:
        if dice.below(ONE_IN) == 0 and (lesson := learned.lesson(state)) is not None:
            seen.append(lesson)
        actors = game.to_act(state)
        for seat, action in [(one, choice_of(game, state, one, bots, budgets, dice, minds)) for one in actors]:
            state = game.apply(state, seat, action)
    return seen, outcome.scores


def gathered(course: Course, games: int, hands: Hands, tick: Tick) -> list[Row]:
    """Play all games; the same rows whoever plays them."""
    found: list[list[Row]] = []

    def gather(rows: list[Row]) -> None:
        found.append(rows)
        tick(len(found))

    if hands.spread(partial(rows_of, course), range(games), gather):
        raise KeyboardInterrupt
    return sorted([row for rows in found for row in rows], key=lambda row: row.number)


# New weights


def chance(weights: Weights, features: tuple[float, ...]) -> float:
    """Say what weights make of a position."""
    balance = sum(weight * one for weight, one in zip(weights, features, strict=True))
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, balance))))


def loss(weights: Weights, rows: list[Row]) -> float:
    """Say how much weights are surprised by how games ended: the mean of minus the logarithm; less is better."""
    total = 0.0
    for row in rows:
        said = min(max(chance(weights, row.features), 1e-9), 1.0 - 1e-9)
        total -= row.won * log(said) + (1.0 - row.won) * log(1.0 - said)
    return total / max(1, len(rows))


def fitted(start: Weights, rows: list[Row]) -> Weights:
    """Find the weights that are surprised least, by Newton's method; they are pulled towards those before."""
    size = range(len(start))
    means = [sum(row.features[at] for row in rows) / len(rows) for at in size]
    spreads = [sum((row.features[at] - means[at]) ** 2 for row in rows) / len(rows) + 1e-6 for at in size]
    weights = list(start)
    for _ in range(ROUNDS):
        slope = [PULL * spreads[at] * (weights[at] - start[at]) for at in size]
        bend = [[PULL * spreads[at] if at == other else 0.0 for other in size] for at in size]
        for row in rows:
            said = chance(tuple(weights), row.features)
            off, sure = said - row.won, said * (1.0 - said)
            for at in size:
                one = row.features[at]
                slope[at] += off * one
                line, part = bend[at], sure * one
                for other in range(at + 1):
                    line[other] += part * row.features[other]
        step = solved(bend, slope)
        length = sqrt(sum(one * one for one in step))
        shrink = min(1.0, 4.0 / length) if length else 0.0
        weights = [weights[at] - shrink * step[at] for at in size]
        if length < 1e-6:
            break
    return tuple(weights)


def solved(lower: list[list[float]], right: list[float]) -> list[float]:
    """Solve a symmetric system, given its lower half, by Cholesky's method."""
    size = len(right)
    root = [[0.0] * size for _ in range(size)]
    for at in range(size):
        for other in range(at + 1):
            left = lower[at][other] - sum(root[at][one] * root[other][one] for one in range(other))
            root[at][other] = sqrt(left) if at == other else left / root[other][other]
    forth = [0.0] * size
    for at in range(size):
        forth[at] = (right[at] - sum(root[at][one] * forth[one] for one in range(at))) / root[at][at]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        found[at] = (forth[at] - sum(root[one][at] * found[one] for one in range(at + 1, size))) / root[at][at]
    return found


# The test


def deal_of(course: Course, new: Weights, number: int) -> float:
    """Play one deal from every seat; give the new weights' mean share, where an even share counts one half."""
    seats = course.seats[number % len(course.seats)]
    level = level_of(course.level)
    bots = [level.bot(room_with(course.game, weights)) for weights in (course.weights[0], new)]
    got = 0.0
    turns = range(1 if seats == 2 else seats)
    for turn in turns:
        for mine in (0, 1):  # once the new ones have this seat alone, once all the others
            news = [(seat == turn) == (mine == 1) for seat in range(seats)]
            scores = scores_of(course, seats, [bots[one] for one in news], level, number)
            for seat in range(seats):
                got += scores[seat] if news[seat] else 0.0
    return got / (2 * len(turns))


def scores_of(course: Course, seats: int, bots: list[AnyBot], level: Level, number: int) -> tuple[float, ...]:
    luck = course.seed + FRESH + number
    game = room_of(course.game).game
    minds = [Dice(MINDS * (1 + luck) + seat) for seat in range(seats)]
    outcome, _ = play_out(
        game, game.start(seats, dict(course.options)), bots, [level.budget] * seats, Dice(luck), minds
    )
    return outcome.scores


def tried(course: Course, new: Weights, most: int, hands: Hands) -> Sprt:
    """Play deals until the test decides, or there were enough; what was played beyond that is not looked at."""
    test = Sprt(0.5, 0.5 + BETTER)
    for first in range(0, most, hands.count):
        for value in dealt(course, new, range(first, min(first + hands.count, most)), hands):
            test.add(value)
            if test.verdict() is not None:
                return test
    return test


def dealt(course: Course, new: Weights, numbers: range, hands: Hands) -> list[float]:
    """Play some deals, and give what they came to in their order."""
    found: dict[int, float] = {}
    if hands.spread(partial(numbered_deal, course, new), numbers, lambda one: found.update([one])):
        raise KeyboardInterrupt
    return [found[number] for number in numbers]


def numbered_deal(course: Course, new: Weights, number: int) -> tuple[int, float]:
    return number, deal_of(course, new, number)
