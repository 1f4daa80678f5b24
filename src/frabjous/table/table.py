"""The table: a row of games, and the people around it. Never altered; `handle` gives the next one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from frabjous.core import agreed
from frabjous.core.contract import CHANCE, TABLE
from frabjous.core.errors import GameIsOver, NotYourTurn
from frabjous.core.record import Line, Replay, agree, begin, draw_all, step
from frabjous.games.room import AnyRoom
from frabjous.table.chairs import Chair, Kind, chair_of, seat_of, tidy_name
from frabjous.table.commands import (
    Act,
    Answer,
    AskHint,
    ComeBack,
    Command,
    LetBotPlay,
    OfferDraw,
    Rematch,
    Resign,
    Sit,
    TakeBack,
)
from frabjous.table.consent import (
    is_elsewhere,
    lapses_when_left,
    needs_the_absent,
    owing,
    people_here,
    people_in,
)
from frabjous.table.presence import GRACE
from frabjous.table.refusals import (
    BotPlays,
    CannotBeAsked,
    CannotTakeBack,
    ChairTaken,
    NobodyToAsk,
    NoHints,
    NotAway,
    OutOfTheGame,
    Stale,
    StillPlaying,
    TableIsFull,
)
from frabjous.table.repeats import is_repeat
from frabjous.table.taking_back import is_free, latest_line_of, undoes_a_secret

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


Effect: TypeAlias = NewLines | NewGame | NewSitter


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

    def with_chair(self, chair: int, sitter: Chair) -> Table:
        chairs = list(self.chairs)
        chairs[chair] = sitter
        return replace(self, chairs=tuple(chairs))

    def has_done(self, command: Command) -> bool:
        """Say whether this very thing was asked, and done, before."""
        return is_repeat(command, self.seat(command.chair), self.match.place, self.play.record.lines)

    def handle(self, command: Command) -> tuple[Table, list[Effect]]:
        """Give the next table and what must be written first; a refusal is a GameError and changes nothing.

        What has been done already, and is asked again because no answer came, is neither refused nor done again.
        """
        if self.has_done(command):
            return self, []
        table, effects = HANDLERS[type(command)](self, command)
        if self.is_full and table.play.outcome() is None:
            raise TableIsFull
        return table, effects


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


def moved_on(table: Table, play: AnyReplay) -> tuple[Table, list[Effect]]:
    """Let chance act where it must, and note every new line as one unit."""
    play = draw_all(play, table.match.secret)
    fresh = play.record.lines[table.play.length :]
    return table.with_play(play), [NewLines(table.match.id, fresh)]


# Playing


def act(table: Table, command: Act) -> tuple[Table, list[Effect]]:
    seat = table.seat(command.chair)
    if command.place != table.match.place or is_stale(table.play, seat, command.seen):
        raise Stale
    return moved_on(table, step(table.play, seat, command.text))


def is_stale(play: AnyReplay, seat: int, seen: int) -> bool:
    """A choice holds while nothing came between but talk and others' secret choices, and the same is still allowed."""
    if not 0 <= seen <= play.length:
        return True
    if any(changes_the_question(play, line, seat) for line in play.record.lines[seen:]):
        return True
    then, now = play.states[seen], play.state
    return then is not now and bool(play.game.legal(then, seat) != play.game.legal(now, seat))


def changes_the_question(play: AnyReplay, line: Line, seat: int) -> bool:
    """Say whether a line makes a seat's earlier decision a decision about something else."""
    if line.seat == TABLE:
        return isinstance(agreed.read(line.text), agreed.Undo)
    return line.seat in (CHANCE, seat) or not play.game.read(line.text).secret


# Hints


def ask_hint(table: Table, command: AskHint) -> tuple[Table, list[Effect]]:
    """Note that a seat wants to be shown what to do; asking about the same choice again is no news."""
    seat = table.seat(command.chair)
    if not table.hints:
        raise NoHints
    if table.play.outcome() is not None:
        raise GameIsOver
    if seat not in table.play.to_act() or table.bot_at(seat):
        raise NotYourTurn(seat)
    if has_asked_for_hint(table.play, seat):
        return table, []
    return moved_on(table, agree(table.play, agreed.AskHint(seat)))


def has_asked_for_hint(play: AnyReplay, seat: int) -> bool:
    """Say whether a seat has asked about the choice it has now."""
    for line in reversed(play.record.lines):
        if changes_the_question(play, line, seat):
            return False
        if line.seat == TABLE and agreed.read(line.text) == agreed.AskHint(seat):
            return True
    return False


# Taking back


def take_back(table: Table, command: TakeBack) -> tuple[Table, list[Effect]]:
    """Undo freely, or ask those who must agree; where nobody must be asked it is done at once."""
    seat = own_seat(table, command.chair)
    play = table.play
    line = latest_line_of(play, seat)
    if undoes_a_secret(play, line):
        raise CannotTakeBack
    undo, request = agreed.Undo(line.number - 1), agreed.AskUndo(seat, line.number - 1)
    if is_free(play, line):
        return moved_on(table, agree(play, undo))
    if needs_the_absent(table, request):
        raise CannotBeAsked
    alone = not any(is_elsewhere(table, seat, other) for other in people_here(table))
    return moved_on(table, agree(play, undo if alone else request))


def own_seat(table: Table, chair: int) -> int:
    """Name the seat of somebody who asks for something; who left it to a bot must be back first."""
    seat = table.seat(chair)
    if seat not in people_here(table):
        raise BotPlays
    return seat


# Agreeing


def offer_draw(table: Table, command: OfferDraw) -> tuple[Table, list[Effect]]:
    """Offer a draw to all who are still in the game; people at one device agree with themselves (S16)."""
    seat = own_seat(table, command.chair)
    request = agreed.OfferDraw(seat)
    if seat not in table.play.still_in():
        raise OutOfTheGame
    if len(people_in(table)) < 2:
        raise NobodyToAsk
    if needs_the_absent(table, request):
        raise CannotBeAsked
    return agreed_on(table, agree(table.play, request))


def answer(table: Table, command: Answer) -> tuple[Table, list[Effect]]:
    """Note an answer; with the last yes, what was asked happens."""
    seat = own_seat(table, command.chair)
    asked = table.play.pact.asked
    if asked is None or seat not in owing(table):
        raise agreed.NothingAsked
    if command.seen is not None and command.seen < line_of_request(table.play, asked):
        raise Stale
    if not command.yes:
        return moved_on(table, agree(table.play, agreed.Decline(seat)))
    return agreed_on(table, agree(table.play, agreed.Agree(seat)))


def agreed_on(table: Table, play: AnyReplay) -> tuple[Table, list[Effect]]:
    """Do what was asked, if everybody who must agree has."""
    asked = play.pact.asked
    if asked is not None and not owing(table.with_play(play)):
        play = agree(play, asked.granted(play.still_in()))
    return moved_on(table, play)


def line_of_request(play: AnyReplay, asked: agreed.Request) -> int:
    """Find the line in which this was asked."""
    return max(line.number for line in play.record.lines if line.text == agreed.write(asked))


def resign(table: Table, command: Resign) -> tuple[Table, list[Effect]]:
    """S17 and its like: two seats concede, a larger game is played on by a bot."""
    seat = own_seat(table, command.chair)
    if len(table.chairs) == 2:
        return moved_on(table, agree(table.play, agreed.Resign(seat)))
    return left_to_bot(table, seat)


# Who plays


def let_bot_play(table: Table, command: LetBotPlay) -> tuple[Table, list[Effect]]:
    sitter = table.chairs[command.chair]
    seat = table.seat(command.chair)
    if sitter.kind is Kind.OPEN:
        return seated(table, command.chair, Chair(Kind.BOT, "", command.level))
    if table.bot_at(seat):
        raise NotAway
    return left_to_bot(table, seat)


def left_to_bot(table: Table, seat: int) -> tuple[Table, list[Effect]]:
    """Let a bot play somebody's seat. It never agrees for them: what they had not agreed to lapses."""
    play = agree(table.play, agreed.BotTakes(seat))
    return moved_on(table, agree(play, agreed.Lapse()) if lapses_when_left(table, seat) else play)


def come_back(table: Table, command: ComeBack) -> tuple[Table, list[Effect]]:
    seat = table.seat(command.chair)
    if seat not in table.play.pact.played_by_bot:
        raise NotAway
    return moved_on(table, agree(table.play, agreed.PersonTakes(seat)))


def sit(table: Table, command: Sit) -> tuple[Table, list[Effect]]:
    if table.chairs[command.chair].kind is not Kind.OPEN:
        raise ChairTaken
    return seated(table, command.chair, Chair(Kind.PERSON, tidy_name(command.name), "", command.device))


def seated(table: Table, chair: int, sitter: Chair) -> tuple[Table, list[Effect]]:
    return table.with_chair(chair, sitter), [NewSitter(chair, sitter)]


def rematch(table: Table, command: Rematch) -> tuple[Table, list[Effect]]:
    """Begin the next game of the row; it is written with its first lines."""
    outcome = table.play.outcome()
    if outcome is None:
        raise StillPlaying
    room, place = table.next_room, table.match.place + 1
    sequel = table.room.sequel if room is not table.rooms[0] else None
    options = table.options if sequel is None else sequel.options(outcome)
    play = draw_all(begin(room.game, len(table.chairs), options, command.secret), command.secret)
    match = Match(command.game_id, place, shift_at(place, table.rooms), room, command.secret, play)
    return replace(table, matches=(*table.matches, match)), [NewGame(match)]


def shift_at(place: int, rooms: tuple[AnyRoom, ...]) -> int:
    """Everybody moves on by a seat once all rooms have been played: a sequel keeps its colours (B16)."""
    return place // len(rooms)


Handler: TypeAlias = Callable[[Table, Any], tuple[Table, list[Effect]]]

HANDLERS: Final[dict[type[Command], Handler]] = {
    Act: act,
    TakeBack: take_back,
    OfferDraw: offer_draw,
    Answer: answer,
    Resign: resign,
    LetBotPlay: let_bot_play,
    ComeBack: come_back,
    AskHint: ask_hint,
    Rematch: rematch,
    Sit: sit,
}
