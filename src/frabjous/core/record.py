"""A game is its record: everything that happened, chance included, as numbered lines of text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, Generic

from frabjous.core import agreed
from frabjous.core.chance import Dice, TableDice, seal_of
from frabjous.core.contract import CHANCE, TABLE, A, Game, O, Outcome, S
from frabjous.core.errors import BadRecord, GameError, GameIsOver, IllegalAction, NotYourTurn
from frabjous.core.options import Chosen, recorded, settled
from frabjous.core.remember import worked_out_once
from frabjous.core.scroll import Scroll

EVERY: Final = 50  # lines from one position that is kept to the next
LATEST: Final = 8  # positions that are kept besides: what a deed and the draws after it led to is drawn and told next
GLANCED: Final = 4  # positions last asked for that are remembered: who reads a record through looks back a line or two


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that happened: its number in the game, who did it, and what, in the game's notation.

    `at` is when, in milliseconds since 1970; 0 where nobody kept it. The same line at another time is the same line.
    """

    number: int
    seat: int
    text: str
    at: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Record:
    """All there is to know of a game. `seed` is None while it is sealed; `seal` is its hash, published at the start."""

    game: str
    rules_version: int
    seats: int
    options: tuple[tuple[str, str], ...]
    seal: str
    seed: bytes | None
    lines: Scroll[Line]
    position: str = ""  # where it began, if not as games of this kind begin
    origin: str = ""  # the game whose position that was: its seal, and the line after which it stood there
    begun: int = field(default=0, compare=False)  # when, like the lines' times
    clock: str = field(default="", compare=False)  # it was played by, as `table.clock` reads it

    def plus(self, line: Line) -> Record:
        """Give the record with one more line."""
        return self.with_lines(self.lines.plus(line))

    def up_to(self, number: int) -> Record:
        """Give the record as it was after line `number`."""
        return self.with_lines(self.lines.first(number))

    def with_lines(self, lines: Scroll[Line]) -> Record:
        """Give the record with other lines; `replace`, which asks for every field, takes a tenth of a long page."""
        record = object.__new__(Record)
        vars(record).update(vars(self), lines=lines)
        return record


class Replay(Generic[S, A, O]):
    """A record and the position it has come to. A play is never altered: `plus` gives a longer one.

    Of the positions on the way only some are kept: the latest few, those after every 50th line, and those after an undo
    that goes back past one of these. So any other, which `state_after` gives, is less than 50 lines from a kept one.
    """

    def __init__(
        self,
        game: Game[S, A, O],
        record: Record,
        kept: Scroll[S | None],
        latest: tuple[S, ...],
        pact: agreed.Pact,
        mainline: Scroll[int],
    ) -> None:
        self.game: Final = game
        self.record: Final = record
        self.length: Final = len(record.lines)  # the next line has this number plus one
        self.kept: Final = kept  # the position after each line, if it is kept for good
        self.latest: Final = latest  # the positions after the last lines
        self.pact: Final = pact  # what the people agreed beside the rules
        self.mainline: Final = mainline  # numbers of the lines that still count: not undone, not the table's
        self.glanced: tuple[tuple[int, S], ...] = ()

    @property
    def state(self) -> S:
        return self.latest[-1]

    def to_act(self) -> tuple[int, ...]:
        """Name who must act; nobody after a resignation or an agreed draw."""
        return () if self.pact.ended is not None else self.game.to_act(self.state)

    @worked_out_once
    def still_in(self) -> tuple[int, ...]:
        """Name the seats that are not out of the game."""
        out = self.game.out(self.state)
        return tuple([seat for seat in range(self.record.seats) if seat not in out])

    def outcome(self) -> Outcome | None:
        """Tell how it ended, by the rules or by what the people agreed."""
        return self.ended

    @worked_out_once
    def ended(self) -> Outcome | None:
        return self.pact.ended or self.game.outcome(self.state)

    def counts(self, number: int) -> bool:
        """Say whether a line still counts: not undone, not the table's."""
        at = how_many(self.mainline, number)
        return at > 0 and self.mainline[at - 1] == number

    def with_record(self, record: Record) -> Replay[S, A, O]:
        """Give the same play with what is noted of it beside the lines' meaning: when, and by which clock."""
        return Replay(self.game, record, self.kept, self.latest, self.pact, self.mainline)

    def plus(self, line: Line) -> Replay[S, A, O]:
        """Give the play with one more line; unchecked, like `apply`."""
        state, is_kept = self.state, line.number % EVERY == 0
        if line.seat != TABLE:
            state = self.game.apply(state, line.seat, self.game.read(line.text))
        elif isinstance(word := agreed.read(line.text), agreed.Undo):
            state = self.state_after(word.to)
            is_kept = word.to // EVERY < line.number // EVERY
        pact, mainline = noted(self.pact, self.mainline, line, self.record.seats)
        kept = self.kept.plus(state if is_kept else None)
        return Replay(self.game, self.record.plus(line), kept, (*self.latest[1 - LATEST :], state), pact, mainline)

    def up_to(self, number: int) -> Replay[S, A, O]:
        """Give the play as it was after line `number`."""
        record, pact, mainline = self.record.up_to(number), agreed.Pact(), Scroll[int]()
        for line in record.lines:
            pact, mainline = noted(pact, mainline, line, record.seats)
        return Replay(self.game, record, self.kept.first(number + 1), (self.state_after(number),), pact, mainline)

    def state_after(self, number: int) -> S:
        """Give the position after line `number`: from the nearest one at hand, play again what counted then."""
        if 0 <= self.length - number < len(self.latest):
            return self.latest[number - self.length - 1]
        assert 0 <= number <= self.length, f"there is no line {number} of {self.length}"
        state, at, moves = self.at_hand(number), number, list[Line]()
        while state is None:
            line = self.record.lines[at - 1]
            at = line_before(line)
            if line.seat != TABLE:
                moves.append(line)
            state = self.at_hand(at)
        if moves:
            for line in reversed(moves):
                state = self.game.apply(state, line.seat, self.game.read(line.text))
            self.glanced = (*self.glanced[1 - GLANCED :], (number, state))
        return state

    def at_hand(self, number: int) -> S | None:
        """Give the position after line `number` if it is kept, or was asked for just now."""
        back = self.length - number
        if back < len(self.latest):
            return self.latest[-1 - back]
        for glanced, state in self.glanced:
            if glanced == number:
                return state
        return self.kept[number]


def line_before(line: Line) -> int:
    """Give the number of the line whose position this one went on from; an undo goes on from where it goes back to."""
    word = agreed.read(line.text) if line.seat == TABLE else None
    return word.to if isinstance(word, agreed.Undo) else line.number - 1


def dated(play: Replay[S, A, O], since: int, at: int) -> Replay[S, A, O]:
    """Give a play whose lines after `since` were all written at one time."""
    lines = play.record.lines.first(since)
    for line in play.record.lines[since:]:
        lines = lines.plus(Line(line.number, line.seat, line.text, at))
    return play.with_record(play.record.with_lines(lines))


def noted(pact: agreed.Pact, mainline: Scroll[int], line: Line, seats: int) -> tuple[agreed.Pact, Scroll[int]]:
    """Keep what the people agreed, and which lines count, up to date with one more line."""
    if line.seat != TABLE:
        return pact.after_a_move(line.seat), mainline.plus(line.number)
    word = agreed.read(line.text)
    if isinstance(word, agreed.Undo):
        mainline = mainline.first(how_many(mainline, word.to))
    return pact.after(word, seats), mainline


def how_many(numbers: Scroll[int], most: int) -> int:
    """Say how many of rising numbers are no larger; by hand, since the standard bisect does not take a compiled row."""
    low, high = 0, len(numbers)
    while low < high:
        middle = (low + high) // 2
        if numbers[middle] <= most:
            low = middle + 1
        else:
            high = middle
    return low


def begin(game: Game[S, A, O], seats: int, chosen: Chosen, secret: bytes, *, sealed: bool = True) -> Replay[S, A, O]:
    """Begin a game with dice from `secret`; a sealed record publishes only their hash."""
    return begun(game, game.start(seats, chosen), seats, chosen, secret, sealed=sealed)


def begin_at(
    game: Game[S, A, O], position: str, secret: bytes, *, sealed: bool = True, origin: str = ""
) -> Replay[S, A, O]:
    """Begin in the middle: at a position, which says itself how many play and by which options."""
    state = game.position(position)
    seats, chosen = game.chosen(state)
    play = begun(game, state, seats, chosen, secret, sealed=sealed, position=str(state))
    return fresh(game, replace(play.record, origin=origin), state)


def origin_of(record: Record, number: int) -> str:
    """Name a line of a game as the origin of another."""
    return f"{record.seal} line {number}"


def begun(
    game: Game[S, A, O], state: S, seats: int, chosen: Chosen, secret: bytes, *, sealed: bool, position: str = ""
) -> Replay[S, A, O]:
    options = tuple(settled(game.options(), game.seats, seats, chosen).items())
    seed = None if sealed else secret
    record = Record(game.key, game.rules_version, seats, options, seal_of(secret), seed, Scroll(), position)
    return fresh(game, record, state)


def fresh(game: Game[S, A, O], record: Record, state: S) -> Replay[S, A, O]:
    """Give the play of a record that has no lines yet."""
    return Replay(game, record, Scroll[S | None]().plus(state), (state,), agreed.Pact(), Scroll())


def checked(play: Replay[S, A, O], seat: int, text: str) -> Line:
    """Check what a seat wants to do. This is the one door: BadNotation, NotYourTurn, IllegalAction, GameIsOver."""
    action = play.game.read(text)
    if play.outcome() is not None:
        raise GameIsOver
    if seat not in play.to_act():
        raise NotYourTurn(seat)
    if seat == CHANCE:
        allowed = any(action == outcome for outcome, _ in play.game.chances(play.state))
    else:
        allowed = action in play.game.legal(play.state, seat)
    if not allowed:
        raise IllegalAction(text)
    return Line(play.length + 1, seat, action.text)


def step(play: Replay[S, A, O], seat: int, text: str) -> Replay[S, A, O]:
    """Do what a seat wants to do, if it is allowed."""
    return play.plus(checked(play, seat, text))


def draw(play: Replay[S, A, O], dice: Dice) -> Replay[S, A, O]:
    """Let chance act once."""
    action = dice.weighted(play.game.chances(play.state))
    return play.plus(Line(play.length + 1, CHANCE, action.text))


def draw_all(play: Replay[S, A, O], secret: bytes) -> Replay[S, A, O]:
    """Let chance act until a seat must choose, each draw by the table's dice for its line."""
    while play.to_act() == (CHANCE,):
        play = draw(play, TableDice(secret, play.length + 1))
    return play


def agree(play: Replay[S, A, O], word: agreed.Word) -> Replay[S, A, O]:
    """Note what the people agreed."""
    line = Line(play.length + 1, TABLE, agreed.write(word))
    check_line(play, line)
    return play.plus(line)


def replay(game: Game[S, A, O], record: Record) -> Replay[S, A, O]:
    """Play a record through, checking every line; a BadRecord names the first that does not fit."""
    return played_through(game, record, None)


def played_through(game: Game[S, A, O], record: Record, secret: bytes | None) -> Replay[S, A, O]:
    """Play a record through, checking every line; with the dice's secret, every act of chance against them as well."""
    if record.rules_version != game.rules_version:
        raise BadRecord(
            0,
            f"it was played by version {record.rules_version} of the rules; this is version {game.rules_version}.",
        )
    if record.game != game.key:
        raise BadRecord(0, f"it is a game of “{record.game}”, not of “{game.key}”.")
    return played_on(fresh(game, record.up_to(0), started(game, record)), record.lines, secret)


def played_on(play: Replay[S, A, O], lines: Iterable[Line], secret: bytes | None = None) -> Replay[S, A, O]:
    """Give a play with further lines of its record, checking every one."""
    for line in lines:
        if line.number != play.length + 1:
            raise BadRecord(line.number, f"it should be number {play.length + 1}.")
        try:
            check_line(play, line)
        except GameError as error:
            raise BadRecord(line.number, str(error)) from error
        if secret is not None and line.seat == CHANCE:
            check_dice(play, line, secret)
        play = play.plus(line)
    return play


def started(game: Game[S, A, O], record: Record) -> S:
    """Set a recorded game up again."""
    chosen = recorded(game.options(), record.seats, dict(record.options))
    try:
        if not record.position:
            return game.start(record.seats, chosen)
        state = game.position(record.position)
    except GameError as error:
        raise BadRecord(0, str(error)) from error
    if game.chosen(state) != (record.seats, chosen):
        raise BadRecord(0, "the position it begins at is one of another number of seats, or of other options.")
    return state


def check_line(so_far: Replay[S, A, O], line: Line) -> None:
    """Check one line of a record against the position it was played in."""
    if line.seat != TABLE:
        checked(so_far, line.seat, line.text)
        return
    if so_far.outcome() is not None:
        raise GameIsOver
    word = agreed.read(line.text)
    so_far.pact.check(word, so_far.counts, so_far.record.seats)
    if isinstance(word, agreed.Draw) and word.seats and word.seats != so_far.still_in:
        raise agreed.CannotAgree


def check_dice(so_far: Replay[S, A, O], line: Line, secret: bytes) -> None:
    """Check that an act of chance came from the dice."""
    thrown = TableDice(secret, line.number).weighted(so_far.game.chances(so_far.state)).text
    if thrown != line.text:
        raise BadRecord(line.number, f"the dice say “{thrown}”, the record says “{line.text}”.")


def verify(game: Game[S, A, O], record: Record) -> Replay[S, A, O]:
    """Replay a record and check its dice: the seed is the sealed one, and every act of chance came from it."""
    if record.seed is None:
        raise BadRecord(0, "the seed is still sealed, so the dice cannot be checked.")
    if seal_of(record.seed) != record.seal:
        raise BadRecord(0, "the seed is not the one that was sealed at the start.")
    return played_through(game, record, record.seed)
