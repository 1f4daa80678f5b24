"""A game is its record: everything that happened, chance included, as numbered lines of text."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Generic

from frabjous.core import agreed
from frabjous.core.chance import Dice, TableDice, seal_of
from frabjous.core.contract import CHANCE, TABLE, A, Game, O, Outcome, S
from frabjous.core.errors import BadRecord, GameError, GameIsOver, IllegalAction, NotYourTurn
from frabjous.core.options import Chosen, recorded, settled


@dataclass(frozen=True)
class Line:
    """One thing that happened: its number in the game, who did it, and what, in the game's notation."""

    number: int
    seat: int
    text: str


@dataclass(frozen=True)
class Record:
    """All there is to know of a game. `seed` is None while it is sealed; `seal` is its hash, published at the start."""

    game: str
    rules_version: int
    seats: int
    options: tuple[tuple[str, str], ...]
    seal: str
    seed: bytes | None
    lines: tuple[Line, ...]
    position: str = ""  # where it began, if not as games of this kind begin


class Replay(Generic[S, A, O]):
    """A record and the position after each of its lines: `states[n]` is the position after line n.

    A play is never altered: `plus` gives a longer one.
    """

    def __init__(
        self, game: Game[S, A, O], record: Record, states: list[S], pact: agreed.Pact, mainline: list[int]
    ) -> None:
        self.game: Final = game
        self.record: Final = record
        self.states: Final = states
        self.pact: Final = pact  # what the people agreed beside the rules
        self.mainline: Final = mainline  # numbers of the lines that still count: not undone, not the table's

    @property
    def state(self) -> S:
        return self.states[-1]

    @property
    def length(self) -> int:
        """Say how many lines there are; the next one has this number plus one."""
        return len(self.states) - 1

    def to_act(self) -> tuple[int, ...]:
        """Name who must act; nobody after a resignation or an agreed draw."""
        return () if self.pact.ended is not None else self.game.to_act(self.state)

    def still_in(self) -> tuple[int, ...]:
        """Name the seats that are not out of the game."""
        out = self.game.out(self.state)
        return tuple([seat for seat in range(self.record.seats) if seat not in out])

    def outcome(self) -> Outcome | None:
        """Tell how it ended, by the rules or by what the people agreed."""
        return self.pact.ended or self.game.outcome(self.state)

    def plus(self, line: Line) -> Replay[S, A, O]:
        """Give the play with one more line; unchecked, like `apply`."""
        record = replace(self.record, lines=(*self.record.lines, line))
        states, mainline = list(self.states), list(self.mainline)
        pact = follow(self.game, states, mainline, self.pact, line, record.seats)
        return Replay(self.game, record, states, pact, mainline)

    def up_to(self, number: int) -> Replay[S, A, O]:
        """Give the play as it was after line `number`."""
        record = replace(self.record, lines=self.record.lines[:number])
        pact, mainline = agreed.Pact(), list[int]()
        for line in record.lines:
            pact = noted(mainline, pact, line, record.seats)
        return Replay(self.game, record, self.states[: number + 1], pact, mainline)


def follow(
    game: Game[S, A, O], states: list[S], mainline: list[int], pact: agreed.Pact, line: Line, seats: int
) -> agreed.Pact:
    """Go one line further: add the position after it, and keep what the people agreed up to date."""
    if line.seat != TABLE:
        states.append(game.apply(states[-1], line.seat, game.read(line.text)))
    else:
        word = agreed.read(line.text)
        states.append(states[word.to] if isinstance(word, agreed.Undo) else states[-1])
    return noted(mainline, pact, line, seats)


def noted(mainline: list[int], pact: agreed.Pact, line: Line, seats: int) -> agreed.Pact:
    """Keep which lines count, and what the people agreed, up to date with one more line."""
    if line.seat != TABLE:
        mainline.append(line.number)
        return pact.after_a_move()
    word = agreed.read(line.text)
    if isinstance(word, agreed.Undo):
        while mainline and mainline[-1] > word.to:
            mainline.pop()
    return pact.after(word, seats)


def begin(game: Game[S, A, O], seats: int, chosen: Chosen, secret: bytes, *, sealed: bool = True) -> Replay[S, A, O]:
    """Begin a game with dice from `secret`; a sealed record publishes only their hash."""
    return begun(game, game.start(seats, chosen), seats, chosen, secret, sealed=sealed)


def begin_at(game: Game[S, A, O], position: str, secret: bytes, *, sealed: bool = True) -> Replay[S, A, O]:
    """Begin in the middle: at a position, which says itself how many play and by which options."""
    state = game.position(position)
    seats, chosen = game.chosen(state)
    return begun(game, state, seats, chosen, secret, sealed=sealed, position=str(state))


def begun(
    game: Game[S, A, O], state: S, seats: int, chosen: Chosen, secret: bytes, *, sealed: bool, position: str = ""
) -> Replay[S, A, O]:
    options = tuple(settled(game.options(), game.seats, seats, chosen).items())
    seed = None if sealed else secret
    record = Record(game.key, game.rules_version, seats, options, seal_of(secret), seed, (), position)
    return Replay(game, record, [state], agreed.Pact(), [])


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
    states: list[S] = [started(game, record)]
    pact, mainline = agreed.Pact(), list[int]()
    for line in record.lines:
        if line.number != len(states):
            raise BadRecord(line.number, f"it should be number {len(states)}.")
        so_far = Replay(game, record, states, pact, mainline)
        try:
            check_line(so_far, line)
        except GameError as error:
            raise BadRecord(line.number, str(error)) from error
        if secret is not None and line.seat == CHANCE:
            check_dice(so_far, line, secret)
        pact = follow(game, states, mainline, pact, line, record.seats)
    return Replay(game, record, states, pact, mainline)


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
    so_far.pact.check(word, so_far.mainline, so_far.record.seats)
    if isinstance(word, agreed.Draw) and word.seats and word.seats != so_far.still_in():
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
