"""The table: a row of games, and the people around it. Never altered; each deed gives the next one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, Final, NamedTuple, TypeAlias

from frabjous.core.agreed import Pact
from frabjous.core.contract import CHANCE, Outcome
from frabjous.core.record import Line, Replay, begin, dated, draw_all, played_on
from frabjous.core.remember import worked_out_once
from frabjous.games import room_of
from frabjous.games.room import AnyRoom
from frabjous.table.chairs import Chair, Kind, chair_of, seat_of
from frabjous.table.clock import DAY, NO_CLOCK, NOTHING_SPENT, SECOND, Dial, Pace, Spent, dial, unspent
from frabjous.table.presence import GRACE, Away
from frabjous.table.refusals import StillPlaying

AnyReplay: TypeAlias = Replay[Any, Any, Any]
MOST_LINES: Final = 20_000  # of all games of a table; whoever wants more opens another


@dataclass(frozen=True)
class Match:
    """One game of the row: its id, its dice's secret, and its play so far."""

    id: str
    place: int
    shift: int  # how many seats everybody has moved on
    room: AnyRoom
    secret: bytes
    play: AnyReplay
    spent: Spent = NOTHING_SPENT  # of everybody's time, where there is a clock

    def begun(self, now: int, pace: Pace) -> Match:
        """Give the game as it begins, at a time, by a clock."""
        play = dated(self.play, 0, now)
        record = replace(play.record, begun=now, clock=str(pace))
        return replace(self, play=play.with_record(record), spent=unspent(record.seats))

    def gone_on(self, play: AnyReplay, now: int, pace: Pace) -> Match:
        """Give the game after more lines, all written now."""
        since = self.play.length
        play = dated(play, since, now)
        spent = spent_over(self.spent, play, play.record.lines[since:], pace) if pace else self.spent
        return Match(self.id, self.place, self.shift, self.room, self.secret, play, spent)

    def followed_by(self, lines: Sequence[Line], pace: Pace) -> Match:
        """Give the game after lines that were written elsewhere."""
        play = played_on(self.play, lines)
        return replace(self, play=play, spent=spent_over(self.spent, play, lines, pace))

    def spent_after(self, number: int, pace: Pace) -> Spent:
        """Say what had been used of everybody's time after a line."""
        return spent_over(unspent(self.play.record.seats), self.play, self.play.record.lines[:number], pace)


def spent_over(spent: Spent, play: AnyReplay, lines: Iterable[Line], pace: Pace) -> Spent:
    """Say what has been used of everybody's time after further lines of a play."""
    for line in lines if pace else ():
        acting = play.game.to_act(play.state_after(line.number - 1)) if line.at > spent.since else ()
        spent = spent.after(pace, line, acting)
    return spent


# What must be written down before anybody is told.


@dataclass(frozen=True)
class NewLines:
    game_id: str
    lines: tuple[Line, ...]  # all or nothing


@dataclass(frozen=True)
class NewGame:
    match: Match


@dataclass(frozen=True)
class NewSitter:
    chair: int
    sitter: Chair


@dataclass(frozen=True)
class NewName:
    """The same person, with another name or face."""

    chair: int
    sitter: Chair


@dataclass(frozen=True)
class Freed:
    """Somebody was asked to leave; the chair is open again."""

    chair: int


@dataclass(frozen=True)
class Filled:
    """Bots have taken all chairs that were free."""

    chairs: tuple[int, ...]  # all or nothing
    sitter: Chair


Effect: TypeAlias = NewLines | NewGame | NewSitter | NewName | Freed | Filled
HOST: Final = 0  # the chair of whoever opened the table


@dataclass(frozen=True)
class Won:
    """What was won at a table so far: how many games have ended, and the points of each chair."""

    games: int
    points: tuple[Fraction, ...]


@dataclass(frozen=True)
class Outside:
    """What a table cannot know by itself: who is away, by chair, the id and secret of a new game, and the time."""

    away: Mapping[int, Away]
    new_game: Callable[[], tuple[str, bytes]]
    now: int = 0  # milliseconds since 1970


class Circumstances(NamedTuple):
    """All that decides at a table what may be done, but for the moves of the game that is played."""

    chairs: tuple[Chair, ...]
    place: int
    pact: Pact
    has_moved: bool
    is_untouched: bool
    still_in: tuple[int, ...]
    outcome: Outcome | None
    is_full: bool
    is_closed: bool


@dataclass(frozen=True)
class Table:
    """A row of games, played by the same chairs. Its rooms take turns; nearly always there is only one."""

    code: str
    rooms: tuple[AnyRoom, ...]
    options: dict[str, str]  # of the first room; a sequel's come from what went before
    chairs: tuple[Chair, ...]
    matches: tuple[Match, ...]
    hints: bool = False  # may be asked for
    grace: int = GRACE  # seconds that somebody may be away before others may call a bot
    pace: Pace = NO_CLOCK
    is_closed: bool = False  # by the owner: it can only be looked at
    match: Match = field(init=False, compare=False, repr=False)  # the one being played, or the last one
    play: AnyReplay = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "match", self.matches[-1])
        object.__setattr__(self, "play", self.match.play)

    @property
    def room(self) -> AnyRoom:
        return self.match.room

    @property
    def next_room(self) -> AnyRoom:
        """The room of the game after this one."""
        return self.rooms[(self.match.place + 1) % len(self.rooms)]

    def seat(self, chair: int) -> int:
        """Say which seat a chair plays now."""
        return seat_of(chair, self.match.shift, len(self.chairs))

    def seats_of(self, chairs: Iterable[int]) -> list[int]:
        """Name the seats that these chairs play now."""
        return [self.seat(chair) for chair in sorted(chairs)]

    def chair(self, seat: int) -> int:
        return chair_of(seat, self.match.shift, len(self.chairs))

    def sitter(self, seat: int) -> Chair:
        return self.chairs[self.chair(seat)]

    def bot_at(self, seat: int) -> bool:
        """Say whether a bot plays this seat: its own, that of somebody who is away, or this one choice of theirs."""
        pact = self.play.pact
        return self.sitter(seat).kind is Kind.BOT or seat in pact.played_by_bot or seat in pact.chosen_for

    @worked_out_once
    def people_here(self) -> list[int]:
        """Name the seats that people play themselves, and not a bot in their place."""
        people = sorted([self.seat(chair) for chair, one in enumerate(self.chairs) if one.kind is Kind.PERSON])
        away = (*self.play.pact.played_by_bot, *self.play.pact.chosen_for)
        return [seat for seat in people if seat not in away] if away else people

    @worked_out_once
    def has_begun(self) -> bool:
        """Say whether the game may be played: all chairs are taken, or somebody has moved already."""
        return all(chair.kind is not Kind.OPEN for chair in self.chairs) or self.has_moved

    @worked_out_once
    def has_moved(self) -> bool:
        return self.match.place > 0 or any(line.seat >= 0 for line in self.play.record.lines)

    @property
    def is_untouched(self) -> bool:
        """Say whether nobody has done anything at the table yet; only chance may have acted."""
        return self.match.place == 0 and all(line.seat == CHANCE for line in self.play.record.lines)

    @worked_out_once
    def is_unhindered(self) -> bool:
        """Say whether the game goes on, nothing is asked and there is room for more: then deeds decide alone."""
        goes_on = self.has_begun and self.play.outcome() is None
        return goes_on and self.play.pact.asked is None and not self.is_full

    @worked_out_once
    def circumstances(self) -> Circumstances:
        play = self.play
        return Circumstances(
            self.chairs,
            self.match.place,
            play.pact,
            self.has_moved,
            self.is_untouched,
            play.still_in,
            play.outcome(),
            self.is_full,
            self.is_closed,
        )

    @property
    def is_full(self) -> bool:
        return sum(match.play.length for match in self.matches) >= MOST_LINES

    def bots_to_act(self) -> list[int]:
        """Name the seats for which a bot must choose now."""
        if self.is_full or self.is_closed or not self.has_begun:
            return []
        return [seat for seat in self.play.to_act() if seat != CHANCE and self.bot_at(seat)]

    def with_play(self, play: AnyReplay) -> Table:
        """Give the table after the present game has gone on."""
        return self.with_match(replace(self.match, play=play))

    def with_match(self, match: Match) -> Table:
        """Give the table with its game gone on; `replace`, which asks for every field, takes twice as long."""
        matches = (*self.matches[:-1], match)
        about = (self.hints, self.grace, self.pace, self.is_closed)
        return Table(self.code, self.rooms, self.options, self.chairs, matches, *about)

    def won(self) -> Won:
        """Add up the games that have ended; one that went on from another game does not count."""
        counted = [match for match in self.matches if match.play.outcome() is not None and not match.play.record.origin]
        points = [Fraction(0)] * len(self.chairs)
        for match in counted:
            outcome = match.play.outcome()
            for seat, score in enumerate(outcome.scores if outcome else ()):
                points[chair_of(seat, match.shift, len(self.chairs))] += Fraction(score).limit_denominator(60)
        return Won(len(counted), tuple(points))

    # Time

    @property
    def patience(self) -> int:
        """Say for how many seconds somebody may be away; by the day the clock decides, and nobody else."""
        return self.pace.days * DAY // SECOND or self.grace

    def dials(self, now: int) -> list[Dial]:
        """Read everybody's clock, by seat; there may be none."""
        if not self.pace:
            return []
        acting, spent = () if self.is_closed else self.play.to_act(), self.match.spent
        return [dial(spent, self.pace, seat, now, acts=seat in acting) for seat in range(len(self.chairs))]

    def people_who_think(self) -> list[int]:
        """Name the seats whose time runs and may run out."""
        if not self.match.spent.since or self.is_closed or self.play.outcome() is not None:
            return []
        return [seat for seat in self.play.to_act() if seat >= 0 and not self.bot_at(seat)]

    def deadline(self) -> int | None:
        """Say when the next of them runs out of time."""
        spent = self.match.spent
        return min([spent.since + spent.left(self.pace, seat) for seat in self.people_who_think()], default=None)

    def next_call(self) -> int | None:
        """Say when this table must be looked at though nobody comes: somebody's time is over, or a bot must choose."""
        if self.pace and self.match.spent.since and self.bots_to_act():
            return self.match.spent.since
        return self.deadline()

    def out_of_time(self, now: int) -> tuple[int, ...]:
        """Name who has run out of time: of several those who did first."""
        deadline, spent = self.deadline(), self.match.spent
        if deadline is None or deadline > now:
            return ()
        lefts = {seat: spent.left(self.pace, seat) for seat in self.people_who_think()}
        return tuple(seat for seat, left in sorted(lefts.items()) if spent.since + left == deadline)

    # What a deed leads to

    def gone_on(self, play: AnyReplay, outside: Outside) -> Step:
        """Let chance act where it must, and note every new line as one unit, written at one time."""
        match = self.match.gone_on(draw_all(play, self.match.secret), outside.now, self.pace)
        fresh = match.play.record.lines[self.play.length :]
        return self.with_match(match), [NewLines(self.match.id, fresh)]

    def seated(self, chair: int, sitter: Chair) -> Step:
        """Let somebody, or a bot, have a chair."""
        return self.with_sitter(chair, sitter), [NewSitter(chair, sitter)]

    def with_sitter(self, chair: int, sitter: Chair) -> Table:
        return replace(self, chairs=(*self.chairs[:chair], sitter, *self.chairs[chair + 1 :]))

    def ended(self) -> Outcome:
        """Tell how the game ended; while it is played, something is refused."""
        outcome = self.play.outcome()
        if outcome is None:
            raise StillPlaying
        return outcome

    def next_game(self, game_id: str, secret: bytes, now: int) -> Step:
        """Begin the next game of the row; it is written with its first lines."""
        outcome = self.ended()
        room, place = self.next_room, self.match.place + 1
        sequel = self.room.sequel if room is not self.rooms[0] else None
        options = self.options if sequel is None else sequel.options(outcome)
        play = draw_all(begin(room.game, len(self.chairs), options, secret), secret)
        match = Match(game_id, place, shift_at(place, self.rooms), room, secret, play).begun(now, self.pace)
        return replace(self, matches=(*self.matches, match)), [NewGame(match)]


Step: TypeAlias = tuple[Table, list[Effect]]


def opened(
    code: str,
    rooms: tuple[AnyRoom, ...],
    options: dict[str, str],
    chairs: tuple[Chair, ...],
    game_id: str,
    secret: bytes,
    *,
    hints: bool = False,
    grace: int = GRACE,
    pace: Pace = NO_CLOCK,
    now: int = 0,
) -> Table:
    """Set up a table with its first game."""
    play = draw_all(begin(rooms[0].game, len(chairs), options, secret), secret)
    match = Match(game_id, 0, 0, rooms[0], secret, play).begun(now, pace)
    return Table(code, rooms, dict(play.record.options), chairs, (match,), hints, grace, pace)


def gone_on_at(
    code: str, room: AnyRoom, play: AnyReplay, chairs: tuple[Chair, ...], game_id: str, secret: bytes, now: int = 0
) -> Table:
    """Set up a table whose first game begins in the middle; a rematch begins as games begin, with the newest rules."""
    match = Match(game_id, 0, 0, room, secret, draw_all(play, secret)).begun(now, NO_CLOCK)
    return Table(code, (room_of(room.key),), dict(play.record.options), chairs, (match,), hints=True)


def shift_at(place: int, rooms: tuple[AnyRoom, ...]) -> int:
    """Everybody moves on by a seat once all rooms have been played: a sequel keeps its colours (B16)."""
    return place // len(rooms)
