"""What is kept, as plain values: one class a kind of row, and everything of one table together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from frabjous.core.record import Line

Options: TypeAlias = tuple[tuple[str, str], ...]  # as in a record
ChairKind: TypeAlias = Literal["open", "person", "bot"]


@dataclass(frozen=True)
class TableRow:
    """A table: what is played there and by how many. `made_at` and all other times are the caller's."""

    code: str
    game: str
    seats: int
    options: Options
    made_at: int
    sequel: str = ""  # the game that is played after it in turn
    hints: bool = False  # may be asked for
    grace: int = 60  # seconds that somebody may be away before others may call a bot
    clock: str = ""  # as `table.clock` writes it
    closed_at: int = 0  # by the owner; while it is open


@dataclass(frozen=True)
class Due:
    """When a table must be looked at though nobody comes, because a clock runs there; None: it need not be."""

    table_code: str
    at: int | None


@dataclass(frozen=True)
class ChairRow:
    """A chair at a table and who sits there; `level` is a bot's, `device` and `face` are a person's."""

    chair: int
    kind: ChairKind = "open"
    name: str = ""
    level: str = ""
    device: str = ""
    face: str = ""


@dataclass(frozen=True)
class KeyRow:
    """A key to a chair, hashed; a chair that is played from two devices has two."""

    chair: int
    key_hash: bytes


@dataclass(frozen=True)
class AbsenceRow:
    """Since when whoever plays a chair is away, and which game and line they had seen by then."""

    chair: int
    since: int
    place: int
    line: int


@dataclass(frozen=True)
class GameRow:
    """One game of a table, at its place in the row of rematches, with the seed of its dice."""

    id: str
    table_code: str
    place: int
    game: str
    rules_version: int
    seats: int
    options: Options
    seed: bytes
    started_at: int
    position: str = ""  # where it began, if not as games of this kind begin
    ended_at: int = 0  # while it is played
    origin: str = ""  # the game it goes on from: its seal, and the line


@dataclass(frozen=True)
class TalkRow:
    """Something somebody said; `chair` is -1 for an onlooker, and the store gives the `id`."""

    table_code: str
    name: str
    chair: int
    text: str
    at: int
    id: int = 0


@dataclass(frozen=True)
class Kept:
    """Everything kept of one table; `lines` has an entry for every game, by its id."""

    table: TableRow
    chairs: tuple[ChairRow, ...]
    keys: tuple[KeyRow, ...]
    games: tuple[GameRow, ...]
    lines: dict[str, tuple[Line, ...]]
    talk: tuple[TalkRow, ...]
    unwelcome: frozenset[bytes] = frozenset()  # devices that were asked to leave
    is_open: bool = False  # to anybody
    absences: tuple[AbsenceRow, ...] = ()
