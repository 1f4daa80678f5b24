"""One live game as an object.

Actions go in and out in notation, the same text that records, tables and the terminal use. Who needs more finds it
behind: `game.room.game` answers the questions of the contract, `game.position` is the position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from frabjous.core.agreed import Undo
from frabjous.core.contract import CHANCE, ONLOOKER, Outcome
from frabjous.core.errors import GameError, GameIsOver
from frabjous.core.record import Replay, agree, draw_all, replay, step
from frabjous.core.recordfile import dumps, loads
from frabjous.games import room_of
from frabjous.games.room import AnyRoom
from frabjous.library import data, pictures
from frabjous.library.voices import voice_of
from frabjous.scene.model import Scene
from frabjous.table.telling import told

AnyReplay = Replay[Any, Any, Any]


@dataclass(frozen=True)
class Move:
    """One thing that happened: the number of its line, who did it, what in notation, and what an onlooker was told."""

    number: int
    seat: int  # CHANCE for what the dice or the deck did
    text: str
    sentence: str  # nothing, if nobody was told


class LiveGame:  # noqa: PLW1641 - it changes as it is played, so it has no hash
    """A game being played. `play` changes it; chance acts by itself whenever it must.

    Seats are counted from 0. Two games are equal when their records are; pickled, a game travels as its record.

    >>> game = frabjous.new("splut", seed=1)
    >>> game.seat, game.legal()[:2]
    (0, ['S d2-d3', 'D e2-e3'])
    >>> game.play("S d2-d3")
    >>> game
    <splut, 2 seats, 1 line, seat 2 to act>
    """

    def __init__(self, room: AnyRoom, play: AnyReplay, secret: bytes) -> None:
        self.room = room
        self.secret = secret
        self._play = play

    # where it stands

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self._play.outcome() is not None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended (`scores`, `victories`, `why`), or None while it goes on."""
        return self._play.outcome()

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act: several when they choose secretly at once, none at the end."""
        return self._play.to_act()

    @property
    def seat(self) -> int:
        """The seat that must act, the first of several; a GameIsOver at the end."""
        if not self.to_act:
            raise GameIsOver
        return self.to_act[0]

    @property
    def seats(self) -> int:
        """How many seats it has."""
        return self._play.record.seats

    @property
    def length(self) -> int:
        """How many lines the record has."""
        return self._play.length

    @property
    def position(self) -> object:
        """The whole position, secrets included: for research, never for players. Its `str()` is its text.

        >>> str(frabjous.new("splut", seed=1).position)
        '3 / tds / ..... / ....... / 2.......4 / ....... / ..... / SDT / 1'
        """
        return self._play.state

    def legal(self, seat: int | None = None) -> list[str]:
        """List what a seat (the one to act, unless named) may do, in notation and in a fixed order."""
        game = self.room.game
        return [action.text for action in game.legal(self._play.state, self.acting(seat))]

    def acting(self, seat: int | None) -> int:
        """Give the seat that is meant: the one to act unless another is named."""
        meant = self.seat if seat is None else seat
        if meant == CHANCE:
            raise GameError("chance-is-to-act", "Chance is to act; let it with “draw”.")
        return meant

    # going on and going back

    def play(self, text: str, seat: int | None = None) -> None:
        """Do what is written for a seat, if it is allowed; then let chance act where it must."""
        self._play = step(self._play, self.acting(seat), text)
        self.draw()

    def push(self, text: str, seat: int | None = None) -> None:
        """Do the same as `play`, for who tries things out: `pop` takes it away again."""
        self.play(text, seat)

    def pop(self) -> Move:
        """Take the latest deed of a seat, and what chance did after it, out of the record, and give it.

        Nothing is left of it; if the same is played again, the same draws come again.

        >>> game = frabjous.new("splut", seed=1)
        >>> game.push("S d2-d3")
        >>> game.pop().sentence, game.length
        ('The Crown’s sorcerer stepped from d2 to d3.', 0)
        """
        deeds = [line.number for line in self._play.record.lines if line.seat != CHANCE]
        if not deeds:
            raise nothing_to_take_back()
        popped = self.move(deeds[-1])
        self._play = self._play.up_to(deeds[-1] - 1)
        return popped

    def undo(self) -> None:
        """Take back the latest action of a seat and whatever chance did after it, as at the table.

        It stays in the record and a line is added, so the next draws are other ones.
        """
        mine = [number for number in self._play.mainline if self._play.record.lines[number - 1].seat != CHANCE]
        if not mine:
            raise nothing_to_take_back()
        self._play = agree(self._play, Undo(mine[-1] - 1))
        self.draw()

    def draw(self) -> None:
        """Let chance act until a seat must choose. Needed only where a game stands between two draws (see `at`)."""
        self._play = draw_all(self._play, self.secret)

    def at(self, number: int) -> LiveGame:
        """Give the game as it was after line `number`, 0 for its beginning; it goes on by itself.

        After some lines chance is to act; it then waits for `draw`.
        """
        if not 0 <= number <= self.length:
            raise GameError(
                "no-such-line", "There is no line {line}; the game has {length}.", line=number, length=self.length
            )
        return LiveGame(self.room, self._play.up_to(number), self.secret)

    def copy(self) -> LiveGame:
        """Branch off: both games go on by themselves."""
        return LiveGame(self.room, self._play, self.secret)

    # how it looks to somebody

    def observation(self, seat: int = ONLOOKER) -> object:
        """Give all that a seat may know; an onlooker unless one is named."""
        return self.room.game.observe(self._play.state, seat)

    def scene(self, seat: int = ONLOOKER, *, shape: str = "wide") -> Scene:
        """Draw what a seat sees, as data, with the choices it has."""
        legal = self.room.game.legal(self._play.state, seat) if seat in self.to_act else []
        return self.room.scene(self.observation(seat), legal, pictures.shape_named(shape))

    def description(self, seat: int = ONLOOKER, language: str = "en") -> str:
        """Tell the position in sentences, as a seat sees it."""
        voice = voice_of(self.room, language)
        return "\n".join(voice.sentence(each) for each in self.scene(seat).description)

    def svg(self, seat: int = ONLOOKER, language: str = "en", *, shape: str = "wide") -> str:
        """Draw the board as a seat sees it, “wide” or “tall”: a picture that any program can read."""
        return pictures.svg_of(self.scene(seat, shape=shape), shape, self.room, voice_of(self.room, language))

    def png(self, seat: int = ONLOOKER, language: str = "en", *, shape: str = "wide", width: int = 900) -> bytes:
        """Draw the same as PNG, so many pixels wide."""
        return pictures.png_of(self.svg(seat, language, shape=shape), self.room, width)

    def html(self, seat: int = ONLOOKER, language: str = "en", *, shape: str = "wide") -> str:
        """Lay out all that a seat sees: where the game stands, the seats, the board, and the hand."""
        return pictures.html_of(self.scene(seat, shape=shape), shape, self.room, voice_of(self.room, language))

    def _repr_html_(self) -> str:
        """Show the table in a notebook, as the seat to act sees it."""
        return self.html(next((seat for seat in self.to_act if seat != CHANCE), ONLOOKER))

    # what happened

    @property
    def moves(self) -> list[Move]:
        """What happened so far, chance included; what was taken back, or only said at the table, is left out.

        >>> game = frabjous.new("splut", seed=1)
        >>> game.play("S d2-d3")
        >>> game.moves
        [Move(number=1, seat=0, text='S d2-d3', sentence='The Crown’s sorcerer stepped from d2 to d3.')]
        """
        return [self.move(number) for number in self._play.mainline]

    def move(self, number: int, language: str = "en") -> Move:
        """Give line `number` of the record, whatever it is."""
        line, voice = self._play.record.lines[number - 1], voice_of(self.room, language)
        return Move(number, line.seat, line.text, " ".join(data.sentences(self._play, line, voice)))

    def story(self, seat: int = ONLOOKER, language: str = "en") -> list[str]:
        """Tell what has happened so far, as a seat was told it."""
        voice = voice_of(self.room, language)
        lines = range(1, self.length + 1)
        return [voice.sentence(each) for number in lines for each in told(self._play, number, seat)]

    def record(self) -> str:
        """Give the record as text, ready to be kept in a file; `load` reads it."""
        return dumps(self._play.record)

    def json(self, language: str = "en") -> str:
        """Give the record, what was told, and the outcome as one JSON object."""
        return data.as_json(self._play, voice_of(self.room, language))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LiveGame) and self._play.record == other._play.record

    def __reduce__(self) -> tuple[object, ...]:
        return revived, (self.record(), self.secret)

    def __repr__(self) -> str:
        lines = "1 line" if self.length == 1 else f"{self.length} lines"
        return f"<{self.room.key}, {self.seats} seats, {lines}, {standing(self)}>"


def standing(game: LiveGame) -> str:
    """Say whose turn it is."""
    if game.over:
        return "over"
    return "chance to act" if game.to_act == (CHANCE,) else f"seat {game.seat + 1} to act"


def revived(text: str, secret: bytes) -> LiveGame:
    """Make a pickled game again, with the dice it had."""
    record = loads(text)
    room = room_of(record.game, record.rules_version)
    return LiveGame(room, replay(room.game, record), secret)


def nothing_to_take_back() -> GameError:
    return GameError("nothing-to-take-back", "There is nothing to take back.")
