"""Games between neighbouring levels, written down one by one, so that a long contest can be stopped and gone on with.

Every deal (the same dice for chance) is played once for each seat, with the bots moved on by one seat: luck and the
advantage of a seat fall on both alike. Bots think with dice of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import Any, Final, TypeAlias

from frabjous.bots.levels import AnyBot
from frabjous.bots.playout import play_out
from frabjous.bots.thinker import Bot, Budget
from frabjous.core.chance import Dice
from frabjous.core.errors import BadOption
from frabjous.core.options import settled
from frabjous.games import room_of
from frabjous.lab.build import build_name
from frabjous.lab.hands import Hands
from frabjous.lab.journal import journal
from frabjous.lab.players import Player, check_travel, name_of, seated
from frabjous.lab.ratings import Bout

Tick: TypeAlias = Callable[[int], None]
MINDS: Final = 1_000_003  # the bots' dice are far from those of chance


@dataclass(frozen=True)
class Contest:
    """What is played: which bots, weakest first; each meets its neighbours."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    players: tuple[Player, ...]
    seed: int

    @property
    def bots(self) -> tuple[str, ...]:
        """Their names."""
        return tuple(map(name_of, self.players))

    def head(self) -> dict[str, object]:
        """Give what must be the same when a contest is gone on with."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
            "build": build_name(),
        }


@dataclass(frozen=True)
class Pairing:
    """One game to be played: two neighbours, a deal, and by how many seats they have moved on."""

    weaker: str
    stronger: str
    deal: int
    turn: int

    def lineup(self, seats: int) -> tuple[str, ...]:
        """Seat them alternately; whoever has a seat more with three or five changes from deal to deal."""
        both = (self.weaker, self.stronger)
        around = [both[(seat + self.deal) % 2] for seat in range(seats)]
        return tuple(around[(seat + self.turn) % seats] for seat in range(seats))


@dataclass(frozen=True)
class Fought:
    """A game that was played: a line of the file."""

    deal: int
    turn: int
    lineup: tuple[str, ...]
    scores: tuple[float, ...]
    lines: int
    choices: tuple[int, ...]  # made by each seat, where there was something to choose
    seconds: tuple[float, ...]  # of processor time that each seat thought about them
    longest: tuple[float, ...]
    course: str  # a hash of all that was done: two games with the same one are one game


class Clocked(Bot[Any, Any, Any]):
    """A bot with somebody who counts its processor time: a busy machine is unfair to nobody."""

    def __init__(self, bot: AnyBot) -> None:
        super().__init__(bot.room)
        self.bot: Final = bot
        self.times: Final[list[float]] = []

    def choose(self, seat: int, seen: Any, legal: list[Any], dice: Dice, budget: Budget) -> Any:  # noqa: ANN401
        began = process_time()
        action = self.bot.choose(seat, seen, legal, dice, budget)
        if len(legal) > 1:
            self.times.append(process_time() - began)
        return action


def contest(game: str, seats: int | None, options: dict[str, str], bots: Sequence[Player], seed: int) -> Contest:
    """Make a contest that can be played, or refuse."""
    rules = room_of(game).game
    count = rules.seats.start if seats is None else seats
    chosen = settled(rules.options(), rules.seats, count, options)
    for bot in bots:
        seated(bot)
    if len(bots) < 2 or len(set(map(name_of, bots))) < len(bots):
        raise BadOption("bad-contest", "A contest needs at least two bots, each named once.")
    return Contest(game, count, tuple(chosen.items()), tuple(bots), seed)


def pairings(contest: Contest, games: Sequence[int]) -> list[Pairing]:
    """List the games, in whole deals, all neighbours in turns: as many for each two of them, or a number for each."""
    neighbours = list(pairwise(contest.bots))
    counts = games if len(games) > 1 else [*games] * len(neighbours)
    if len(counts) != len(neighbours):
        raise BadOption(
            "bad-counts",
            "There are {steps} steps from bot to bot: give one number of games, or {steps}.",
            steps=len(neighbours),
        )
    deals = [-(-count // contest.seats) for count in counts]
    return [
        Pairing(weaker, stronger, deal, turn)
        for deal in range(max(deals))
        for at, (weaker, stronger) in enumerate(neighbours)
        if deal < deals[at]
        for turn in range(contest.seats)
    ]


def fight(contest: Contest, pairing: Pairing) -> Fought:
    """Play one game."""
    room, lineup = room_of(contest.game), pairing.lineup(contest.seats)
    players = dict(zip(contest.bots, contest.players, strict=True))
    levels = [seated(players[name]) for name in lineup]
    bots = [Clocked(level.bot(room)) for level in levels]
    luck = contest.seed + pairing.deal
    minds = [Dice(MINDS * (1 + luck * contest.seats + pairing.turn) + seat) for seat in range(contest.seats)]
    start = room.game.start(contest.seats, dict(contest.options))
    outcome, actions = play_out(
        room.game, start, list(bots), [level.budget_in(room) for level in levels], Dice(luck), minds
    )
    course = "\n".join(action.text for action in actions)
    return Fought(
        pairing.deal,
        pairing.turn,
        lineup,
        outcome.scores,
        len(actions),
        tuple(len(bot.times) for bot in bots),
        tuple(round(sum(bot.times), 4) for bot in bots),
        tuple(round(max(bot.times, default=0.0), 4) for bot in bots),
        sha256(course.encode()).hexdigest()[:16],
    )


def bouts_of(fought: list[Fought]) -> list[Bout]:
    """Give the games for rating. One that came out as an earlier one goes with that one's deal: it proves no more."""
    first: dict[tuple[tuple[str, ...], str], int] = {}
    return [Bout(first.setdefault((one.lineup, one.course), one.deal), one.lineup, one.scores) for one in fought]


def hold(contest: Contest, games: Sequence[int], path: Path, hands: Hands, tick: Tick) -> tuple[list[Fought], bool]:
    """Play what is not in the file yet and add it there; give all, and whether it was interrupted."""
    with journal(path, contest.head(), Fought) as kept:

        def keep(one: Fought) -> None:
            kept.add(one)
            tick(len(kept.entries))

        interrupted = go_on(contest, games, list(kept.entries), hands, keep)
    return in_order(kept.entries), interrupted


def go_on(
    contest: Contest, games: Sequence[int], fought: list[Fought], hands: Hands, keep: Callable[[Fought], None]
) -> bool:
    """Play what was not fought yet and keep each game as it ends; say whether that was interrupted."""
    check_travel(contest.players, hands)
    known = {(one.deal, one.turn, frozenset(one.lineup)) for one in fought}
    left = [
        one
        for one in pairings(contest, games)
        if (one.deal, one.turn, frozenset((one.weaker, one.stronger))) not in known
    ]
    return hands.spread(partial(fight, contest), left, keep)


def in_order(fought: list[Fought]) -> list[Fought]:
    """Put games in the order of their deals, whichever ended first."""
    return sorted(fought, key=lambda one: (one.deal, one.lineup, one.turn))
