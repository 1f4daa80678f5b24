"""The library's face: one live game as an object, and bots that can play it.

Actions go in and out in notation, the same text that records, tables and the terminal use. Who needs more finds it
behind: `game.room.game` answers the thirteen questions of the contract, `game.state` is the position.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any

from frabjous.bots.levels import level_of
from frabjous.core.agreed import Undo
from frabjous.core.chance import SECRET_BYTES, Dice
from frabjous.core.contract import CHANCE, ONLOOKER, Outcome
from frabjous.core.errors import BadOption, GameError, GameIsOver
from frabjous.core.record import Replay, agree, begin, draw_all, replay, step
from frabjous.core.recordfile import dumps, loads
from frabjous.games import room_of
from frabjous.games.room import AnyRoom
from frabjous.scene.model import Scene, Shape
from frabjous.scene.svg import standalone
from frabjous.scene.words import LANGUAGES, Voice, bundle
from frabjous.table.telling import told

AnyReplay = Replay[Any, Any, Any]


def new(game: str, seats: int | None = None, *, seed: int | None = None, **options: str) -> LiveGame:
    """Begin a game by its key; the fewest seats unless said otherwise. The same seed gives the same dice."""
    room = room_of(game)
    secret = secret_from(seed)
    play = begin(room.game, room.game.seats.start if seats is None else seats, options, secret, sealed=False)
    return LiveGame(room, draw_all(play, secret), secret)


def load(text: str) -> LiveGame:
    """Replay the text of a record and go on from its end. A sealed record goes on with dice of its own."""
    record = loads(text)
    room = room_of(record.game, record.rules_version)
    return LiveGame(room, replay(room.game, record), record.seed or secret_from(None))


def bot(level: str = "greedy", *, seed: int | None = None) -> LibraryBot:
    """Get a bot by its level; the same seed gives the same choices."""
    return LibraryBot(level, seed)


def room(game: str, version: int | None = None) -> AnyRoom:
    """Get everything a game brings: its rules (`.game`, the newest or an older version), judgement, drawing, texts."""
    return room_of(game, version)


def secret_from(seed: int | None) -> bytes:
    """Make the secret of a game's dice: fresh from the system, or from a number, to play the same game again."""
    return secrets.token_bytes(SECRET_BYTES) if seed is None else sha256(b"frabjous %d" % seed).digest()


def voice_of(room: AnyRoom, language: str, you: tuple[int, ...] = ()) -> Voice:
    """Get a voice that tells this game in a language, or refuse in one sentence."""
    if language not in LANGUAGES:
        raise BadOption(
            "unknown-language",
            "There is no language “{language}”; the languages are: {known}.",
            language=language,
            known=", ".join(LANGUAGES),
        )
    return Voice(bundle(language, room.folder / "text"), you=you)


class LiveGame:
    """A game being played. `play` changes it; chance acts by itself whenever it must.

    >>> game = new("splut", seed=1)
    >>> game.seat, game.legal()[:2]
    (0, ['S d2-d3', 'D e2-e3'])
    >>> game.play("S d2-d3")
    >>> game.length
    1
    """

    def __init__(self, room: AnyRoom, play: AnyReplay, secret: bytes) -> None:
        self.room = room
        self.secret = secret
        self._play = play

    # where it stands

    @property
    def over(self) -> bool:
        return self._play.outcome() is not None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
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
        return self._play.record.seats

    @property
    def length(self) -> int:
        """How many lines the record has."""
        return self._play.length

    @property
    def state(self) -> object:
        """The whole position, secrets included: for research, never for players."""
        return self._play.state

    def legal(self, seat: int | None = None) -> list[str]:
        """List what a seat (the one to act, unless named) may do, in notation and in a fixed order."""
        game = self.room.game
        return [game.write(action) for action in game.legal(self._play.state, self.acting(seat))]

    # going on

    def play(self, text: str, seat: int | None = None) -> None:
        """Do what is written for a seat, if it is allowed; then let chance act where it must."""
        self._play = draw_all(step(self._play, self.acting(seat), text), self.secret)

    def undo(self) -> None:
        """Take back the latest action of a seat and whatever chance did after it."""
        mine = [number for number in self._play.mainline if self._play.record.lines[number - 1].seat != CHANCE]
        if not mine:
            raise GameError("nothing-to-take-back", "There is nothing to take back.")
        self._play = draw_all(agree(self._play, Undo(mine[-1] - 1)), self.secret)

    def copy(self) -> LiveGame:
        """Branch off: both games go on by themselves."""
        return LiveGame(self.room, self._play, self.secret)

    def acting(self, seat: int | None) -> int:
        """Give the seat that is meant: the one to act unless another is named."""
        return self.seat if seat is None else seat

    # how it looks to somebody

    def observation(self, seat: int = ONLOOKER) -> object:
        """Give all that a seat may know; an onlooker unless one is named."""
        return self.room.game.observe(self._play.state, seat)

    def scene(self, seat: int = ONLOOKER, shape: Shape = Shape.WIDE) -> Scene:
        """Draw what a seat sees, as data, with the choices it has."""
        legal = self.room.game.legal(self._play.state, seat) if seat in self.to_act else []
        return self.room.scene(self.observation(seat), legal, shape)

    def description(self, seat: int = ONLOOKER, language: str = "en") -> str:
        """Tell the position in sentences, as a seat sees it."""
        voice = voice_of(self.room, language)
        return "\n".join(voice.sentence(each) for each in self.scene(seat).description)

    def story(self, seat: int = ONLOOKER, language: str = "en") -> list[str]:
        """Tell what has happened so far, as a seat was told it."""
        voice = voice_of(self.room, language)
        lines = range(1, self.length + 1)
        return [voice.sentence(each) for number in lines for each in told(self._play, number, seat)]

    def svg(self, seat: int = ONLOOKER, language: str = "en") -> str:
        """Draw what a seat sees as a picture that stands alone."""
        say = voice_of(self.room, language).say
        return standalone(self.scene(seat), Shape.WIDE, say, self.room.folder)

    def _repr_svg_(self) -> str:
        """Show the onlooker's picture in a notebook."""
        return self.svg()

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.seat + 1} to act"
        return f"<{self.room.key}, {self.seats} seats, {self.length} lines, {state}>"

    def record(self) -> str:
        """Give the record as text, ready to be kept in a file."""
        return dumps(self._play.record)


class LibraryBot:
    """A bot for live games. Of a game it is given only what its seat sees, like a person."""

    def __init__(self, level: str, seed: int | None) -> None:
        self.level = level_of(level)
        self.dice = Dice(secrets.randbits(62) if seed is None else seed)

    def choose(self, game: LiveGame, seat: int | None = None) -> str:
        """Choose an action, in notation, for the seat to act or the one named."""
        at, rules = game.acting(seat), game.room.game
        seen, legal = game.observation(at), [rules.read(text) for text in game.legal(at)]
        return rules.write(self.level.bot(game.room).choose(at, seen, legal, self.dice, self.level.budget))
