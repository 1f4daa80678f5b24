"""Who looks at which game of a table: with whose eyes, in which language, and what they may choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
from mypy_extensions import mypyc_attr

from frabjous.core.contract import NOBODY, ONLOOKER, said
from frabjous.games.room import AnyRoom
from frabjous.scene.names import STAND_INS, Names, capital
from frabjous.scene.svg import Pen
from frabjous.scene.words import Voice, bundle
from frabjous.table.chairs import Chair, Kind, chair_of, seat_of
from frabjous.table.clock import Dial
from frabjous.table.presence import Away
from frabjous.table.table import Match, Table
from frabjous.web.faces import bot_name
from frabjous.web.messages import Told

TEXTS: Final = Path(__file__).parent / "text"
NOBODY_AWAY: Final[Mapping[int, Away]] = {}


@dataclass(frozen=True)
class Clocks:
    """What everybody's clock shows, by seat, at a time; there may be none."""

    dials: Sequence[Dial] = ()
    now: int = 0
    took: tuple[int, str] | None = None  # in a replay: whose choice the line is, and how long it took


NO_CLOCKS: Final = Clocks()


class Eyes(NamedTuple):
    """Who looks: the chairs this browser plays, and its language."""

    chairs: frozenset[int]
    language: str


@lru_cache(maxsize=200)
def lasting_voice(language: str, room: Path, names: tuple[str, ...], you: tuple[int, ...]) -> Voice:
    """Keep voices from picture to picture: they remember what they have said."""
    return Voice(bundle(language, room / "text", TEXTS), dict(enumerate(names)), you)


@lru_cache(maxsize=100)
def lasting_teller(language: str, room: Path, you: tuple[int, ...]) -> Voice:
    """Keep what is said to one kind of eyes, with stand-ins for names: those are put in at the end."""
    return Voice(bundle(language, room / "text", TEXTS), STAND_INS, you)


@lru_cache(maxsize=100)
def lasting_pen(teller: Voice) -> Pen:
    return Pen(teller.say)


@lru_cache(maxsize=1000)
def lasting_names(names: tuple[str, ...]) -> Names:
    return Names(names)


def called(chairs: tuple[Chair, ...], shift: int, voice: Voice) -> tuple[str, ...]:
    """Name whoever sits at each seat: people without a name are guests, an empty seat goes by its emblem."""
    return tuple(called_at(chairs, chair_of(seat, shift, len(chairs)), seat, voice) for seat in range(len(chairs)))


def called_at(chairs: tuple[Chair, ...], chair: int, seat: int, voice: Voice) -> str:
    sitter = chairs[chair]
    if sitter.kind is Kind.OPEN:
        return voice.name(seat)
    if sitter.kind is Kind.PERSON:
        return sitter.name or voice.say(said("guest", number=chair + 1))
    name = bot_name(sitter.level, voice)
    before = sum(other.kind is Kind.BOT and bot_name(other.level, voice) == name for other in chairs[:chair])
    return voice.say(said("bot-again", name=name, number=before + 1)) if before else name


Seated: TypeAlias = tuple[tuple[Chair, ...], int]  # the chairs, and how many seats everybody has moved on


class Company:
    """Those who play a game as one pair of eyes knows them: what they are called, and who speaks of them."""

    def __init__(self, seated: Seated, room: AnyRoom, language: str, seats: list[int], called: tuple[str, ...]) -> None:
        chairs, shift = seated
        self.seated: Final = seated
        self.chairs: Final = [chair_of(seat, shift, len(chairs)) for seat in range(len(chairs))]  # by seat
        self.sitters: Final = [chairs[chair] for chair in self.chairs]
        self.seats: Final = seats  # of these eyes
        self.called: Final = called
        # The seat that is called “you”; several people at one device are called by their names.
        self.you: Final = tuple(seats) if len(seats) == 1 else ()
        # What everybody is called: to be put into what the teller says and the pen draws.
        self.names: Final = lasting_names(called)
        self.voice: Final = lasting_voice(language, room.folder, called, self.you)
        # The voice for all that is kept and told again: it says stand-ins for names.
        self.teller: Final = lasting_teller(language, room.folder, self.you)
        self.pen: Final = lasting_pen(self.teller)


@lru_cache(maxsize=1000)
def lasting_company(chairs: tuple[Chair, ...], shift: int, room: AnyRoom, eyes: Eyes) -> Company:
    """Keep from move to move what only changes when people come, go, or are called otherwise."""
    seats = sorted(seat_of(chair, shift, len(chairs)) for chair in eyes.chairs)
    names = called(chairs, shift, lasting_voice(eyes.language, room.folder, (), ()))
    return Company((chairs, shift), room, eyes.language, seats, names)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """One game of a table before one pair of eyes.

    With one chair they see what that seat sees. With none, or with several people at one device, they see what an
    onlooker sees; only a choice that is secret or made from a hidden hand is drawn for its seat, behind a curtain.
    """

    def __init__(
        self,
        table: Table,
        match: Match,
        eyes: Eyes,
        away: Mapping[int, Away] = NOBODY_AWAY,
        clocks: Clocks = NO_CLOCKS,
        here: frozenset[int] = frozenset(),
    ) -> None:
        self.table: Final = table
        self.match: Final = match
        self.play: Final = match.play
        self.eyes: Final = eyes
        self.away: Final = away  # people who are not connected and for whom no bot plays, by chair
        self.here: Final = here  # people who are connected, by chair; nobody where a game is only looked back at
        self.clocks: Final = clocks
        self.count: Final = len(table.chairs)
        company = self.company()
        self.known: Final = company
        self.seats: Final = company.seats
        self.called: Final = company.called
        self.you: Final = company.you
        self.names: Final = company.names
        self.voice: Final = company.voice
        self.teller: Final = company.teller
        self.pen: Final = company.pen
        self.chooser: Final = self.who_chooses()
        self.allowed: list[Any] | None = None  # once it has been asked for

    # names

    def company(self) -> Company:
        return lasting_company(self.table.chairs, self.match.shift, self.match.room, self.eyes)

    def written(self, message: Told) -> bytes:
        """Write a message with everybody's names in it."""
        return self.names.put_into(msgspec.json.encode(message))

    def chair(self, seat: int) -> int:
        """Say which chair plays a seat in this game of the row."""
        return self.known.chairs[seat]

    def sitter(self, seat: int) -> Chair:
        return self.known.sitters[seat]

    def shown_name(self, seat: int) -> str:
        """Name a seat where the name stands alone; a typed one is shown as it was typed."""
        if seat in self.voice.you:
            return self.voice.say(said("you"))
        return self.sitter(seat).name or capital(self.voice.name(seat))

    # what may be chosen, and seen

    def choosing(self) -> int:
        """Name the seat of mine that chooses now, or NOBODY."""
        return self.chooser

    def who_chooses(self) -> int:
        if self.match is not self.table.match or not self.table.has_begun or self.table.is_closed:
            return NOBODY
        mine = [seat for seat in self.play.to_act() if seat in self.seats and not self.table.bot_at(seat)]
        return mine[0] if mine else NOBODY

    def legal(self) -> list[Any]:
        if self.allowed is None:
            seat = self.choosing()
            self.allowed = [] if seat == NOBODY else self.play.game.legal(self.play.state, seat)
        return self.allowed

    def is_private(self) -> bool:
        """Say whether what is chosen now must not be seen by the others at this device."""
        return any(action.shows or action.secret for action in self.legal())

    def viewer(self, *, now: bool) -> int:
        """Name the seat through whose eyes the present, or what went before, is seen."""
        if len(self.seats) == 1:
            return self.seats[0]
        return self.choosing() if now and self.seats and self.is_private() else ONLOOKER

    def over(self) -> str:
        """Say how the game ended, if it has."""
        outcome = self.play.outcome()
        return "" if outcome is None else self.voice.sentence(outcome.why)
