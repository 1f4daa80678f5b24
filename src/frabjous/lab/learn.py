"""Learn the weights of a judgement from games, and keep them only if they win.

Round after round the newest weights play themselves and earlier ones, and choose at random now and then. Of positions
on the way a pupil learns what came of them: what was thought a little later, less and less of it, and how the game
ended (TD(λ); Sutton, 1988). One game in five is held out to see whether the new weights foretell better. Then they play
the present ones on fresh deals until a sequential test decides.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, TypeAlias

from frabjous.bots.levels import AnyBot, Level
from frabjous.bots.playout import choice_of, play_out
from frabjous.bots.thinker import Bot, Budget
from frabjous.core.chance import Dice
from frabjous.core.contract import Game
from frabjous.core.errors import BadOption
from frabjous.games import room_of
from frabjous.games.learned import earlier_in, keep, weights_in
from frabjous.games.network import Network, Pupil, beginner
from frabjous.games.room import AnyRoom, Learned
from frabjous.lab.hands import Hands
from frabjous.lab.players import seated
from frabjous.lab.simulate import Tick
from frabjous.lab.sprt import Sprt

Weights: TypeAlias = tuple[float, ...]
WAYWARD: Final = 100  # one choice in so many is made at random, so that games differ
ONE_IN: Final = 6  # positions, of which one is learned from
FADING: Final = 0.8  # so much of what is learned from a position is what was learned from the next
HELD_OUT: Final = 5  # one game in so many
PASSES: Final = 2  # so often the rows of a round are gone through
ANEW: Final = 0.001  # the pace of whoever begins from nothing …
ON: Final = 0.0003  # … and of whoever learns on
SLOWER: Final = ((0.5, 1.0), (0.8, 0.3), (1.0, 0.1))  # until this part of the rounds is over, so much of it
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
    present: Weights  # these must be beaten
    start: Weights  # these learn
    earlier: tuple[Weights, ...]  # these are played against
    pace: float  # at first


@dataclass(frozen=True)
class Row:
    """A position as it is learned from: what some seats saw, what it should have led to, and whether they won."""

    number: int  # of the game
    features: array[float]  # many rows lie in memory at once, and are sent from process to process
    wanted: float
    won: float


@dataclass(frozen=True)
class Learnt:
    """What came of a course: new weights, how well they foretell games held out, and how they did in the test."""

    course: Course
    games: int
    weights: Weights
    held_out: int  # positions of the last round
    before: float  # surprise on them by the present weights …
    after: float  # … and by the new ones
    test: Sprt

    def changes(self) -> list[tuple[str, float, float]]:
        """List the features with their present and new weights; of a network with hunches those say nothing."""
        learned = learnable(self.course.game)
        if learned.hunches:
            return []
        return list(zip(learned.features, self.course.present, self.weights, strict=True))

    def keep(self, command: str) -> None:
        """Write the new weights into the room's file, with how they were found."""
        learned, values = learnable(self.course.game), self.test.values
        how = {
            "command": command,
            "games": self.games,
            "surprise on games held out": [round(self.before, 4), round(self.after, 4)],
            "test": {"deals": len(values), "score": round(sum(values) / len(values), 3)},
        }
        weights = [round(one, 4) for one in self.weights]
        keep(learned.file, learned.features, learned.hunches, weights, how, EARLIER)


def learn(course: Course, games: int, rounds: int, deals: int, hands: Hands, tick: Tick) -> Learnt:
    """Play and study, round after round, and try what was learned."""
    pupil = Pupil(network_of(course, course.start))
    dice = Dice(course.seed)
    held_out: list[Row] = []
    for number in range(rounds):
        first, end = games * number // rounds, games * (number + 1) // rounds
        rows = gathered(course, weights_of(pupil), range(first, end), hands, tick)
        held_out = [row for row in rows if (row.number - first) % HELD_OUT == 0]
        study(pupil, [row for row in rows if (row.number - first) % HELD_OUT], pace_at(course, number / rounds), dice)
    weights = weights_of(pupil)
    before, after = (surprise(network_of(course, one), held_out) for one in (course.present, weights))
    return Learnt(course, games, weights, len(held_out), before, after, tried(course, weights, deals, hands))


def learnable(game: str) -> Learned[Any]:
    """Find what a room learns, or refuse in one sentence."""
    found = room_of(game).learned
    if found is None:
        raise BadOption("nothing-to-learn", "The judgement of “{game}” has nothing that is learned.", game=game)
    return found


def course_of(game: str, seats: int | None, options: dict[str, str], level: str, seed: int, *, anew: bool) -> Course:
    """Plan a course that can be played, or refuse; anew, it owes nothing to the present weights or earlier ones."""
    learned, rules = learnable(game), room_of(game).game
    seated(level)
    counts = tuple(rules.seats) if seats is None else (seats,)
    for count in counts:
        rules.start(count, options)
    present = tuple(weights_in(learned.file, learned.features))
    if anew:
        return Course(
            game, counts, tuple(options.items()), level, seed, present, first_weights(learned, seed), (), ANEW
        )
    earlier = tuple(map(tuple, earlier_in(learned.file, learned.features)))
    return Course(game, counts, tuple(options.items()), level, seed, present, present, earlier, ON)


def first_weights(learned: Learned[Any], seed: int) -> Weights:
    """Give the weights that are set by hand, and hunches that have yet to prove themselves."""
    weights = beginner(len(learned.features), learned.hunches, Dice(seed))
    for name, weight in learned.by_hand.items():
        weights[learned.features.index(name) * (1 + learned.hunches)] = weight
    return tuple(weights)


def network_of(course: Course, weights: Weights) -> Network:
    learned = learnable(course.game)
    return Network(len(learned.features), learned.hunches, weights)


def weights_of(pupil: Pupil) -> Weights:
    return tuple(pupil.network.weights)


def room_with(game: str, weights: Weights) -> AnyRoom:
    """Give a room that judges with these weights, and by them alone where it can: luck is only noise to a learner."""
    room, learned = room_of(game), learnable(game)
    return replace(room, judge=learned.judge_by(list(weights)), knows_odds=learned.weighs_luck or room.knows_odds)


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


def rows_of(course: Course, newest: Weights, number: int) -> list[Row]:
    """Play one game: the newest weights everywhere, or at all seats but one where earlier ones sit."""
    seats = course.seats[number % len(course.seats)]
    level, learned = seated(course.level), learnable(course.game)
    kinds = (newest, *course.earlier)
    bots: list[AnyBot] = [
        Wayward(level.bot(room_with(course.game, kinds[who]))) for who in lineup(course, number, seats)
    ]
    game = room_of(course.game).game
    dice = Dice(course.seed + number)
    minds = [Dice(MINDS * (1 + course.seed + number) + seat) for seat in range(seats)]
    seen, scores = watched(game, game.start(seats, dict(course.options)), bots, level.budget, dice, minds, learned)
    network = network_of(course, newest)
    found: list[Row] = []
    for who, line in seen.items():
        found += rows_in(network, number, line, sum(scores[seat] for seat in who))
    return found


def lineup(course: Course, number: int, seats: int) -> list[int]:
    """Say whose weights sit where: in every other game one seat has earlier ones, if there are any."""
    found = [0] * seats
    if number % 2 and course.earlier:
        found[number // 2 % seats] = 1 + number // 2 // seats % len(course.earlier)
    return found


def watched(
    game: Game[Any, Any, Any],
    state: Any,  # noqa: ANN401
    bots: list[AnyBot],
    budget: Budget,
    dice: Dice,
    minds: list[Dice],
    learned: Learned[Any],
) -> tuple[dict[tuple[int, ...], list[list[float]]], tuple[float, ...]]:
    """Play a game and look at some of its positions; give what was seen of whom, in order, and the scores."""
    seen: dict[tuple[int, ...], list[list[float]]] = {}
    budgets = [budget] * len(bots)
    while (outcome := game.outcome(state)) is None:
        if dice.below(ONE_IN) == 0:
            for who, features in learned.lessons(state):
                seen.setdefault(who, []).append(features)
        actors = game.to_act(state)
        for seat, action in [(one, choice_of(game, state, one, bots, budgets, dice, minds)) for one in actors]:
            state = game.apply(state, seat, action)
    return seen, outcome.scores


def rows_in(network: Network, number: int, line: list[list[float]], won: float) -> list[Row]:
    """Say what each position of a game should have led to, from its end back."""
    found: list[Row] = []
    wanted = won
    for features in reversed(line):
        found.append(Row(number, array("d", features), wanted, won))
        wanted = FADING * wanted + (1.0 - FADING) * network.foretell(features)
    return found


def gathered(course: Course, newest: Weights, numbers: range, hands: Hands, tick: Tick) -> list[Row]:
    """Play the games of a round; the same rows whoever plays them."""
    found: list[list[Row]] = []

    def gather(rows: list[Row]) -> None:
        found.append(rows)
        tick(numbers.start + len(found))

    if hands.spread(partial(rows_of, course, newest), numbers, gather):
        raise KeyboardInterrupt
    return sorted([row for rows in found for row in rows], key=lambda row: row.number)


# New weights


def surprise(network: Network, rows: list[Row]) -> float:
    """Say how much a network is surprised by how games ended, on average; less is better."""
    return sum(network.surprise(row.features, row.won) for row in rows) / max(1, len(rows))


def pace_at(course: Course, part: float) -> float:
    """Say how fast to learn when this part of the rounds is over."""
    return course.pace * next(slower for end, slower in SLOWER if part < end)


def study(pupil: Pupil, rows: list[Row], pace: float, dice: Dice) -> None:
    """Go through rows in an order that the dice make."""
    for _ in range(PASSES):
        for at in sorted(range(len(rows)), key=[dice.word() for _ in rows].__getitem__):
            pupil.learn(rows[at].features, rows[at].wanted, pace)
        pupil.step(pace)


# The test


def deal_of(course: Course, new: Weights, number: int) -> float:
    """Play one deal from every seat; give the new weights' mean share, where an even share counts one half."""
    seats = course.seats[number % len(course.seats)]
    level = seated(course.level)
    bots = [level.bot(room_with(course.game, weights)) for weights in (course.present, new)]
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
