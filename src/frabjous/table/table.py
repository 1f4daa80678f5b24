"""The table: a row of games, and the people around it. Never altered; each deed gives the next one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from frabjous.core.contract import CHANCE, Outcome
from frabjous.core.record import Line, Replay, begin, draw_all
from frabjous.games import room_of
from frabjous.games.room import AnyRoom
from frabjous.table.chairs import Chair, Kind, chair_of, seat_of
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


Effect: TypeAlias = NewLines | NewGame | NewSitter | NewName


@dataclass(frozen=True)
class Outside:
    """What a table cannot know by itself: who is away, by chair, and the id and secret of a new game."""

    away: Mapping[int, Away]
    new_game: Callable[[], tuple[str, bytes]]


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

    @property
    def match(self) -> Match:
        """The game being played, or the last one."""
        return self.matches[-1]

    @property
    def room(self) -> AnyRoom:
        return self.match.room

    @property
    def next_room(self) -> AnyRoom:
        """The room of the game after this one."""
        return self.rooms[(self.match.place + 1) % len(self.rooms)]

    @property
    def play(self) -> AnyReplay:
        return self.match.play

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
        """Say whether a bot plays this seat: its own, or that of somebody who is away."""
        return self.sitter(seat).kind is Kind.BOT or seat in self.play.pact.played_by_bot

    @property
    def is_full(self) -> bool:
        return sum(match.play.length for match in self.matches) >= MOST_LINES

    def bots_to_act(self) -> list[int]:
        """Name the seats for which a bot must choose now."""
        if self.is_full:
            return []
        return [seat for seat in self.play.to_act() if seat != CHANCE and self.bot_at(seat)]

    def with_play(self, play: AnyReplay) -> Table:
        """Give the table after the present game has gone on."""
        return replace(self, matches=(*self.matches[:-1], replace(self.match, play=play)))

    # What a deed leads to

    def gone_on(self, play: AnyReplay) -> Step:
        """Let chance act where it must, and note every new line as one unit."""
        play = draw_all(play, self.match.secret)
        fresh = play.record.lines[self.play.length :]
        return self.with_play(play), [NewLines(self.match.id, fresh)]

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

    def next_game(self, game_id: str, secret: bytes) -> Step:
        """Begin the next game of the row; it is written with its first lines."""
        outcome = self.ended()
        room, place = self.next_room, self.match.place + 1
        sequel = self.room.sequel if room is not self.rooms[0] else None
        options = self.options if sequel is None else sequel.options(outcome)
        play = draw_all(begin(room.game, len(self.chairs), options, secret), secret)
        match = Match(game_id, place, shift_at(place, self.rooms), room, secret, play)
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
) -> Table:
    """Set up a table with its first game."""
    play = draw_all(begin(rooms[0].game, len(chairs), options, secret), secret)
    match = Match(game_id, 0, 0, rooms[0], secret, play)
    return Table(code, rooms, dict(play.record.options), chairs, (match,), hints, grace)


def gone_on_at(
    code: str, room: AnyRoom, play: AnyReplay, chairs: tuple[Chair, ...], game_id: str, secret: bytes
) -> Table:
    """Set up a table whose first game begins in the middle; a rematch begins as games begin, with the newest rules."""
    match = Match(game_id, 0, 0, room, secret, draw_all(play, secret))
    return Table(code, (room_of(room.key),), dict(play.record.options), chairs, (match,), hints=True)


def shift_at(place: int, rooms: tuple[AnyRoom, ...]) -> int:
    """Everybody moves on by a seat once all rooms have been played: a sequel keeps its colours (B16)."""
    return place // len(rooms)
