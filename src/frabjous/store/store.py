"""The store: everything above this folder asks here, and nowhere else, for what is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, text

from frabjous.core.record import Line
from frabjous.store import (
    absences,
    devices,
    forgetting,
    hosting,
    listing,
    making,
    owning,
    pulses,
    reading,
    reviews,
    schema,
    seating,
)
from frabjous.store.alerting import Alerting
from frabjous.store.database import address, reading_door, use_write_ahead_log, writing_door
from frabjous.store.door import Door
from frabjous.store.listing import Listed
from frabjous.store.migrate import upgrade
from frabjous.store.neighbours import NOBODY, NoNeighbours, neighbours_at
from frabjous.store.opening import said_in_a_sentence
from frabjous.store.rows import AbsenceRow, ChairRow, Due, GameRow, Kept, KeyRow, TableRow, TalkRow
from frabjous.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

# A file on a read-only disk can be opened, and begun to be written; only writing tells.
CAN_BE_WRITTEN: Final = text("UPDATE alembic_version SET version_num = version_num")


def made_ready(connection: Connection) -> None:
    """Bring a database to its present shape, and see that it can be written."""
    upgrade(connection)
    connection.execute(CAN_BE_WRITTEN)


class Store:
    """What is kept of all tables. Open it with `await Store.open(…)`; it belongs to the loop it was opened in."""

    def __init__(self, writing: Door, reading: Door, neighbours: NoNeighbours) -> None:
        self.neighbours: Final = neighbours
        self.writer: Final = Writer(writing)
        self.readers: Final = reading
        self.alerting: Final = Alerting(self.read, self.write)

    @classmethod
    async def open(cls, url_or_path: str | Path) -> Store:
        """Open a database by its URL, or an SQLite file by its path, and bring it to its present shape."""
        url = address(url_or_path)
        with said_in_a_sentence(url):
            await asyncio.to_thread(use_write_ahead_log, url)
            shaping = writing_door(
                url, NOBODY, patience=None
            )  # another process may be at it, and large tables take long
            try:
                await shaping.run(made_ready)
            finally:
                await shaping.close()
        neighbours = neighbours_at(url)
        return cls(writing_door(url, neighbours.name), reading_door(url), neighbours)

    async def close(self) -> None:
        """Write what is waiting and let go of the database; a second time does nothing."""
        await self.writer.close()
        await self.readers.close()
        await self.neighbours.close()

    async def renew(self) -> None:
        """Connect anew: the way to the database was lost."""
        await self.readers.renew()
        await self.writer.door.renew()

    async def read(self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Let a function read; it sees everything as of one moment."""
        self.writer.check_open()
        return await self.readers.run(work, *args, **kwargs)

    async def write(self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Let a function write, in a transaction of its own."""
        self.writer.check_open()
        return await self.writer.door.run(work, *args, **kwargs)

    # tables

    async def add_table(
        self,
        table: TableRow,
        chairs: Sequence[ChairRow],
        game: GameRow,
        lines: Iterable[Line] = (),
        keys: Sequence[KeyRow] = (),
    ) -> bool:
        """Keep a new table with its chairs, keys, first game and that game's first lines, all or nothing.

        False when its code is taken.
        """
        return await self.write(making.add_table, table, chairs, game, lines, keys)

    async def load(self, code: str) -> Kept | None:
        """Give everything kept of a table as of one moment; None when there is no such table."""
        return await self.read(reading.kept, code)

    # games and their lines

    async def add_game(self, game: GameRow, lines: Iterable[Line] = ()) -> bool:
        """Keep the next game of a table with its first lines.

        False when another process has put one there, or the table takes no more.
        """
        return await self.write(making.add_game, game, lines)

    async def end_game(self, game_id: str, at: int) -> None:
        """Note when a game ended."""
        await self.write(making.end_game, game_id, at)

    async def append(self, game_id: str, lines: Iterable[Line], at: int, due: Due | None = None) -> bool:
        """Add consecutive lines to a game, all or none, and answer once they are safe.

        With them is kept when the table must be looked at next, if that is told.
        False when one of the numbers is taken, by another task or another process, or when the table was closed or
        deleted: then nothing was added.
        """
        unit = tuple(lines)
        numbers = [line.number for line in unit]
        if not unit or numbers != list(range(numbers[0], numbers[0] + len(unit))):
            raise ValueError("A unit is one line or several with consecutive numbers.")
        return await self.writer.append(game_id, unit, at, due)

    async def lines_after(self, game_id: str, number: int) -> list[Line]:
        """Give the lines of a game that follow a number; 0 gives all."""
        return await self.read(reading.lines_after, game_id, number)

    async def review(self, game_id: str, judgement: str) -> bytes | None:
        """Give the review of a game, if it was made by this judgement."""
        return await self.read(reviews.kept, game_id, judgement)

    async def keep_review(self, game_id: str, judgement: str, review: bytes) -> None:
        """Keep the review of a game; an earlier one goes."""
        await self.write(reviews.keep, game_id, judgement, review)

    # time

    async def dues(self) -> dict[str, int]:
        """Tell which tables must be looked at though nobody comes, and when."""
        return await self.read(reading.dues)

    async def pulse(self) -> int:
        """Tell when a server was last known to run; 0 if none ever was."""
        return await self.read(pulses.latest)

    async def set_pulse(self, at: int) -> None:
        """Keep that a server runs now."""
        await self.write(pulses.set_pulse, at)

    # chairs

    async def chairs(self, code: str) -> list[ChairRow]:
        """Give the chairs of a table in their order."""
        return await self.read(reading.chairs, code)

    async def take_chair(self, code: str, chair: ChairRow, keys: Sequence[KeyRow] = ()) -> bool:
        """Sit down where nobody sits, and keep the key; False when the chair is no longer open, or the table."""
        return await self.write(seating.take_chair, code, chair, keys)

    async def take_chairs(self, code: str, chairs: Sequence[ChairRow]) -> bool:
        """Let bots have open chairs, all or none; False when one of them is taken."""
        return await self.write(seating.take_chairs, code, chairs)

    async def add_keys(self, code: str, keys: Sequence[KeyRow]) -> None:
        """Keep more keys: another device may play these chairs too."""
        await self.write(seating.add_keys, code, keys)

    async def remove_keys(self, code: str, keys: Sequence[KeyRow]) -> None:
        """Forget keys: they open nothing any more."""
        await self.write(seating.remove_keys, code, keys)

    async def set_chair(self, code: str, chair: ChairRow) -> None:
        """Change a chair whoever sits there: a bot, a name, an open chair again."""
        await self.write(seating.set_chair, code, chair)

    async def note_absence(self, code: str, absence: AbsenceRow) -> None:
        """Keep since when somebody is away."""
        await self.write(absences.note, code, absence)

    # what a host does before the game begins

    async def open_to_all(self, code: str, device: bytes, now: int) -> None:
        """Open a table of a device to anybody; another that it had opened is closed."""
        await self.write(hosting.open_to_all, code, device, now)

    async def close_to_all(self, code: str) -> None:
        """Let a table be open to anybody no more."""
        await self.write(hosting.close_to_all, code)

    async def see_host(self, code: str, now: int) -> None:
        """Note that the host of an open table was there."""
        await self.write(hosting.see_host, code, now)

    async def open_tables(self) -> list[tuple[Listed, int]]:
        """List the open tables, each with when its host was seen last."""
        return await self.read(listing.open_tables)

    async def free_chair(self, code: str, chair: int) -> tuple[bytes, ...]:
        """Let a chair be open again; its devices, which are given, may sit at this table no more."""
        return await self.write(hosting.free_chair, code, chair)

    # talk

    async def say(self, talk: TalkRow, heard: int | None = None) -> TalkRow | None:
        """Keep what somebody said, unless they have since `heard`, and give it back; None when the table is closed."""
        return await self.write(making.say, talk, heard)

    async def latest_talk(self, code: str) -> list[TalkRow]:
        """Give what was said last at a table."""
        return await self.read(reading.latest_talk, code)

    # devices

    async def see_device(self, device: bytes, now: int) -> None:
        """Know a device, and when it was here last, to the hour."""
        if await self.read(devices.is_news, device, now):
            await self.write(devices.see, device, now)

    async def seats_of_device(self, device: bytes) -> list[tuple[str, int]]:
        """Name the chairs that a device plays, by table."""
        return await self.read(devices.seats_of, device)

    async def tables_of(self, device: bytes) -> list[Listed]:
        """List the tables of a device, the latest first."""
        return await self.read(listing.tables_of, device)

    async def forget_device(self, device: bytes, guest: Callable[[int], str]) -> list[tuple[str, int]]:
        """Delete a device and all that belongs to it; give the chairs whose players are guests now, called so."""
        return await self.write(forgetting.forget, device, guest)

    async def bring_seats(self, device: bytes, other: bytes) -> list[tuple[str, int]]:
        """Let another device play all that a device plays, but for chairs that enough devices play already."""
        return await self.write(devices.bring_seats, device, other)

    async def add_device_code(self, code_hash: bytes, device: bytes, expires_at: int) -> None:
        """Keep a code that lets another device play all that this one plays, once, before it expires."""
        await self.write(devices.add_code, code_hash, device, expires_at)

    async def use_device_code(self, code_hash: bytes, now: int) -> bytes | None:
        """Give the device of a code and forget the code; None when it is unknown, used or expired."""
        return await self.write(devices.use_code, code_hash, now)

    # what the owner does

    async def all_tables(self, since: int | None = None) -> list[Listed]:
        """List all tables, the latest first; or only those that have not been touched since a time."""
        return await self.read(listing.all_tables, since)

    async def close_tables(self, codes: Sequence[str], now: int) -> None:
        """Let nothing happen at tables any more."""
        await self.write(owning.close, codes, now)

    async def delete_tables(self, codes: Sequence[str]) -> None:
        """Delete tables with everything that belongs to them."""
        await self.write(owning.remove, codes)

    async def delete_old(self, since: int, spared: Collection[str]) -> list[str]:
        """Delete what was not touched since a time, but for some tables; give their codes."""
        return await self.write(owning.remove_old, since, spared)

    # health

    async def counts(self) -> dict[str, int]:
        """Count the tables, games and lines."""
        return await self.read(reading.counts)

    async def few_counts(self) -> dict[str, int]:
        """Count the tables and games, which is quick however long they were."""
        return await self.read(reading.counts, schema.tables, schema.games)
