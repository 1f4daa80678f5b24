"""Notes between processes that serve one database: something has happened at a table, look again.

A note is only a hint. It is sent in the transaction that writes, and arrives once that is committed; the truth stands
in the tables.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from sqlalchemy import Connection, Text, cast, func, select

from frabjous.store.schema import games

CHANNEL: Final = "frabjous"
TELLER: Final = "teller"  # the option of a connection that names the process; without it there is nobody to tell


class Kind(Enum):
    """What has happened."""

    LINES = "lines"  # of a game were written; `where` is its place, `what` the number of the last one
    TABLE = "table"  # is another: chairs, names, keys, a new game, closed, open to all, deleted
    TALK = "talk"  # there is more of it
    PRESENCE = "presence"  # somebody came or went
    JOB = "job"  # is to be thought about
    THOUGHT = "thought"  # has come of job `what`
    STEP = "step"  # was taken: the database has another shape
    NOTICE = "notice"  # a bot at seat `where` did not play as well as it can; `what` says why


NO_TABLE: Final = "-"  # is what a note is about


@dataclass(frozen=True)
class Note:
    """What has happened at a table, in less than 60 bytes."""

    kind: Kind
    table: str
    where: int = 0
    what: int = 0

    def written(self, who: int) -> str:
        """Write it down, with the process that it comes from.

        >>> Note(Kind.LINES, "mome-rath-7q4kxm", 2, 117).written(0x1f)
        '1f lines mome-rath-7q4kxm 2 117'
        """
        return f"{who:x} {self.kind.value} {self.table} {self.where} {self.what}"


def read(text: str) -> tuple[int, Note]:
    """Read a note, and which process it comes from.

    >>> read("1f lines mome-rath-7q4kxm 2 117")
    (31, Note(kind=<Kind.LINES: 'lines'>, table='mome-rath-7q4kxm', where=2, what=117))
    """
    who, kind, table, where, what = text.split(" ")
    return int(who, 16), Note(Kind(kind), table, int(where), int(what))


# Telling, inside the transaction that writes


def tell(connection: Connection, note: Note) -> None:
    """Let other processes know what is being written."""
    teller = connection.get_execution_options().get(TELLER)
    if teller is not None:
        connection.execute(select(func.pg_notify(CHANNEL, note.written(teller))))


def tell_tables(connection: Connection, codes: Iterable[str]) -> None:
    """Let them know that tables are no longer as they were."""
    for code in codes:
        tell(connection, Note(Kind.TABLE, code))


def tell_lines(connection: Connection, game_id: str, number: int) -> None:
    """Let them know that a game has lines up to a number."""
    teller = connection.get_execution_options().get(TELLER)
    if teller is not None:
        where = games.c.table_code + " " + cast(games.c.place, Text)
        text = f"{teller:x} {Kind.LINES.value} " + where + f" {number}"
        connection.execute(select(func.pg_notify(CHANNEL, text)).where(games.c.id == game_id))
