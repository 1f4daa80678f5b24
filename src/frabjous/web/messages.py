"""What browsers, programs and the table say to each other; docs/protocol.md explains each.

What is asked for a seat is not here: such messages are the deeds of the table.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from frabjous.core.contract import Victory
from frabjous.scene.model import Shape
from frabjous.table.deed import Deed, Named
from frabjous.table.deeds import DEEDS

MESSAGE_BYTES = 4096
TALK_LENGTH = 500


class Heard(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What a browser or a program may say beside deeds."""


class Hello(Heard):
    shape: Shape
    game: int
    seen: int
    sheet: str = ""
    told: int = 0
    heard: int | None = None


class Plain(Heard):
    pass


class Ping(Heard):
    pass


class Ask(Heard):
    thing: str
    path: tuple[str, ...] = ()


class Tips(Heard):
    """What is to be explained in the present picture?"""


class Sure(Heard):
    """Would this choice throw the game away?"""

    seat: int
    text: str


class Say(Named, kw_only=True):
    text: str
    heard: int | None = None


Message: TypeAlias = Hello | Plain | Ping | Ask | Tips | Sure | Say | Deed
HEARD: tuple[type[Heard] | type[Named], ...] = (Hello, Plain, Ping, Ask, Tips, Sure, *DEEDS, Say)


class AskPart(msgspec.Struct):
    path: tuple[str, ...]
    question: str
    note: str
    picture: str
    clause: str  # of the rules, or ""


class ButtonPart(msgspec.Struct):
    id: str
    label: str
    icon: str


class ChoicePart(msgspec.Struct):
    path: tuple[str, ...]
    text: str
    label: str
    seat: int


class ProgressPart(msgspec.Struct):
    done: int
    total: int
    label: str


class Frame(msgspec.Struct):
    """One picture, drawn and translated for one browser."""

    line: int
    log: str
    board: list[str]
    hand: list[str]
    seats: list[str]
    heading: str
    asks: list[AskPart]
    buttons: list[ButtonPart]
    choices: list[ChoicePart]
    progress: ProgressPart | None
    description: list[str]


class TurningPoints(msgspec.Struct):
    """The lines at which a finished game turned; not ready while it is still being looked at."""

    lines: list[int]
    ready: bool


class AwayPart(msgspec.Struct):
    """Somebody who is not connected: for how many seconds, and in how many more a bot may be called."""

    seat: int
    seconds: int
    wait: int


class Status(msgspec.Struct):
    """What the page shows around the picture."""

    seats: list[int]
    can: list[str]
    asked: str
    over: str
    waiting: str
    people: str
    curtain: str
    absent: list[int]
    away: list[AwayPart]
    open: list[int]
    begun: bool
    guests: list[int]
    sat: str
    end: str = ""  # who won, and what counts by seat, as HTML


class Told(msgspec.Struct, tag_field="type"):
    """Anything a table may say."""


Changes: TypeAlias = dict[str, Any]  # the fields of a frame or a status that are new; what is drawn, as edits


class Lines(Told, tag="lines"):
    """What is new on a sheet since message `number` - 1 of it."""

    sheet: str
    number: int
    known: int  # pieces, before this message
    game: int
    line: int
    frames: list[Changes]
    status: Changes


class WholeTable(Lines, tag="table"):
    """The whole of a sheet as it is after message `number`."""

    seal: str
    talk: str
    log: str


class Ending(msgspec.Struct):
    """How a game ended, for a program."""

    scores: tuple[float, ...]
    victories: tuple[Victory, ...]
    sentence: str


class Position(Told, tag="position"):
    """Where the game stands for one seat, without a picture."""

    game: int
    line: int
    seal: str
    room: str
    seat: int
    observation: Any  # of the room's class, as it travels to the bots
    legal: list[str]
    asked: str
    outcome: Ending | None


class StatusTold(Told, tag="status"):
    sheet: str
    number: int
    known: int
    status: Changes


class WayPart(msgspec.Struct):
    """One thing that could be done, with the chance to win in percents."""

    text: str
    label: str
    chance: int
    alike: bool  # much the same as the best


class HintTold(Told, tag="hint"):
    """What a good player would do, and why; `text` and `label` name the best of the ways."""

    game: int
    line: int
    seat: int
    text: str
    label: str
    ways: list[WayPart]
    hopeless: bool  # whatever is done
    why: str
    path: tuple[str, ...]  # of what is threatened, on the board
    answer: str  # what is probably done then …
    answerer: int  # … and by which seat


class SlipTold(Told, tag="slip"):
    """What a thing is, and why it cannot be chosen now; sentences are empty where there is nothing to say."""

    thing: str
    name: str
    what: str
    what_clause: str
    why: str
    why_clause: str
    can: bool


class TipPart(msgspec.Struct):
    """A sentence for the first time something is met: once `path` is chosen."""

    path: tuple[str, ...]
    key: str
    sentence: str
    clauses: list[str]


class TipsTold(Told, tag="tips"):
    game: int
    line: int
    tips: list[TipPart]


class SureTold(Told, tag="sure"):
    """What speaks against a choice; nothing if it costs little."""

    game: int
    line: int
    text: str
    warning: str
    answer: str


class NoticeTold(Told, tag="notice"):
    sentence: str


class TalkTold(Told, tag="talk"):
    html: str


class Done(Told, tag="done"):
    id: str


class Refused(Told, tag="refused"):
    sentence: str
    id: str = ""


class Pong(Told, tag="pong"):
    pass


class DrawPart(msgspec.Struct):
    """One act of chance: its line, what could have come of it, in the order of the rules, and what came."""

    line: int
    outcomes: list[tuple[str, int]]  # each with its weight
    drawn: str


class OpenedDice(msgspec.Struct):
    """The dice of a finished game: the secret behind the seal, and every draw, so that anybody can check them."""

    seal: str
    secret: str
    draws: list[DrawPart]


TOLD: tuple[type[Told], ...] = (
    WholeTable,
    Lines,
    Position,
    StatusTold,
    HintTold,
    SlipTold,
    TipsTold,
    SureTold,
    NoticeTold,
    TalkTold,
    Done,
    Refused,
    Pong,
)
