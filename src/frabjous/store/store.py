"""The store: everything above this folder asks here, and nowhere else, for what is kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from pathlib import Path
from typing import Final

from sqlalchemy import delete, insert, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from frabjous.core.record import Line
from frabjous.store import absences, devices, forgetting, hosting, listing, owning, reading, reviews, schema
from frabjous.store.alerting import Alerting
from frabjous.store.database import (
    address,
    insert_unless_there,
    reading_engine,
    use_write_ahead_log,
    writing_engine,
)
from frabjous.store.listing import Listed
from frabjous.store.migrate import upgrade
from frabjous.store.opening import said_in_a_sentence
from frabjous.store.rows import AbsenceRow, ChairRow, Due, GameRow, Kept, KeyRow, TableRow, TalkRow
from frabjous.store.shielded import shielded
from frabjous.store.writer import Writer

# A file on a read-only disk can be opened, and begun to be written; only writing tells.
CAN_BE_WRITTEN: Final = text("UPDATE alembic_version SET version_num = version_num")


EVERYBODY: Final = 0  # all processes have one pulse: it is enough that one of them lives


class Store:
    """What is kept of all tables. Open it with `await Store.open(…)`; it belongs to the loop it was opened in."""

    def __init__(self, writing: AsyncEngine, reading: AsyncEngine) -> None:
        self.writer: Final = Writer(writing)
        self.readers: Final = reading
        self.alerting: Final = Alerting(self.moment, self.writer.transaction)

    @classmethod
    async def open(cls, url_or_path: str | Path) -> Store:
        """Open a database by its URL, or an SQLite file by its path, and bring it to its present shape."""
        url = address(url_or_path)
        with said_in_a_sentence(url):
            await asyncio.to_thread(use_write_ahead_log, url)
            writing = writing_engine(url)
            try:
                async with writing.begin() as connection:
                    await connection.run_sync(upgrade)
                    await connection.execute(CAN_BE_WRITTEN)
            except BaseException:
                await writing.dispose()
                raise
        return cls(writing, reading_engine(url))

    @shielded
    async def close(self) -> None:
        """Write what is waiting and let go of the database; a second time does nothing."""
        await self.writer.close()
        await self.readers.dispose()

    @asynccontextmanager
    async def moment(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that only reads and sees everything as of one moment."""
        self.writer.check_open()
        async with self.readers.connect() as connection:
            yield connection

    # tables

    @shielded
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
        async with self.writer.transaction() as connection:
            fresh = insert_unless_there(connection, schema.tables, "code")
            result = await connection.execute(fresh.returning(schema.tables.c.code), asdict(table))
            if result.first() is None:
                return False
            placed = [{"table_code": table.code, **asdict(chair)} for chair in chairs]
            await connection.execute(insert(schema.chairs), placed)
            await connection.execute(insert(schema.games), asdict(game))
            await add_first_lines(connection, game, lines)
            await add_keys(connection, table.code, keys)
        return True

    @shielded
    async def load(self, code: str) -> Kept | None:
        """Give everything kept of a table as of one moment; None when there is no such table."""
        async with self.moment() as connection:
            return await reading.kept(connection, code)

    # games and their lines

    @shielded
    async def add_game(self, game: GameRow, lines: Iterable[Line] = ()) -> bool:
        """Keep the next game of a table with its first lines.

        False when another process has put one there, or the table takes no more.
        """
        async with self.writer.transaction() as connection:
            if not await owning.takes_more(connection, game.table_code):
                return False
            fresh = insert_unless_there(connection, schema.games, "table_code", "place")
            result = await connection.execute(fresh.returning(schema.games.c.id), asdict(game))
            if result.first() is None:
                return False
            await add_first_lines(connection, game, lines)
        return True

    @shielded
    async def end_game(self, game_id: str, at: int) -> None:
        """Note when a game ended."""
        games = schema.games
        async with self.writer.transaction() as connection:
            await connection.execute(update(games).where(games.c.id == game_id).values(ended_at=at))

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

    @shielded
    async def lines_after(self, game_id: str, number: int) -> list[Line]:
        """Give the lines of a game that follow a number; 0 gives all."""
        async with self.moment() as connection:
            return await reading.lines_after(connection, game_id, number)

    @shielded
    async def review(self, game_id: str, judgement: str) -> bytes | None:
        """Give the review of a game, if it was made by this judgement."""
        async with self.moment() as connection:
            return await reviews.kept(connection, game_id, judgement)

    @shielded
    async def keep_review(self, game_id: str, judgement: str, review: bytes) -> None:
        """Keep the review of a game; an earlier one goes."""
        async with self.writer.transaction() as connection:
            await reviews.keep(connection, game_id, judgement, review)

    # time

    @shielded
    async def dues(self) -> dict[str, int]:
        """Tell which tables must be looked at though nobody comes, and when."""
        async with self.moment() as connection:
            return await reading.dues(connection)

    @shielded
    async def pulse(self) -> int:
        """Tell when a server was last known to run; 0 if none ever was."""
        async with self.moment() as connection:
            return await reading.pulse(connection)

    @shielded
    async def set_pulse(self, at: int) -> None:
        """Keep that a server runs now."""
        async with self.writer.transaction() as connection:
            fresh = insert_unless_there(connection, schema.pulses, "who")
            await connection.execute(fresh, {"who": EVERYBODY, "at": at})
            await connection.execute(update(schema.pulses).values(at=at))

    # chairs

    @shielded
    async def chairs(self, code: str) -> list[ChairRow]:
        """Give the chairs of a table in their order."""
        async with self.moment() as connection:
            return await reading.chairs(connection, code)

    @shielded
    async def take_chair(self, code: str, chair: ChairRow, keys: Sequence[KeyRow] = ()) -> bool:
        """Sit down where nobody sits, and keep the key; False when the chair is no longer open, or the table."""
        async with self.writer.transaction() as connection:
            if not await owning.takes_more(connection, code) or not await changed_chair(
                connection, code, chair, only_open=True
            ):
                return False
            await add_keys(connection, code, keys)
        return True

    @shielded
    async def take_chairs(self, code: str, chairs: Sequence[ChairRow]) -> bool:
        """Let bots have open chairs, all or none; False when one of them is taken."""
        async with self.writer.transaction() as connection:
            free = [chair.chair for chair in await reading.chairs(connection, code) if chair.kind == "open"]
            if not {chair.chair for chair in chairs} <= set(free):
                return False
            for chair in chairs:
                await changed_chair(connection, code, chair, only_open=True)
        return True

    @shielded
    async def add_keys(self, code: str, keys: Sequence[KeyRow]) -> None:
        """Keep more keys: another device may play these chairs too."""
        async with self.writer.transaction() as connection:
            await add_keys(connection, code, keys)

    @shielded
    async def remove_keys(self, code: str, keys: Sequence[KeyRow]) -> None:
        """Forget keys: they open nothing any more."""
        table = schema.keys
        async with self.writer.transaction() as connection:
            for key in keys:
                one = (table.c.table_code == code, table.c.chair == key.chair, table.c.key_hash == key.key_hash)
                await connection.execute(delete(table).where(*one))

    @shielded
    async def set_chair(self, code: str, chair: ChairRow) -> None:
        """Change a chair whoever sits there: a bot, a name, an open chair again."""
        async with self.writer.transaction() as connection:
            if not await changed_chair(connection, code, chair, only_open=False):
                raise LookupError(f"Table {code} has no chair {chair.chair}.")

    @shielded
    async def note_absence(self, code: str, absence: AbsenceRow) -> None:
        """Keep since when somebody is away."""
        async with self.writer.transaction() as connection:
            await absences.note(connection, code, absence)

    # what a host does before the game begins

    @shielded
    async def open_to_all(self, code: str, device: bytes, now: int) -> None:
        """Open a table of a device to anybody; another that it had opened is closed."""
        async with self.writer.transaction() as connection:
            await hosting.open_to_all(connection, code, device, now)

    @shielded
    async def close_to_all(self, code: str) -> None:
        """Let a table be open to anybody no more."""
        async with self.writer.transaction() as connection:
            await connection.execute(delete(schema.open_tables).where(schema.open_tables.c.table_code == code))

    @shielded
    async def see_host(self, code: str, now: int) -> None:
        """Note that the host of an open table was there."""
        async with self.writer.transaction() as connection:
            await hosting.see_host(connection, code, now)

    @shielded
    async def open_tables(self) -> list[tuple[Listed, int]]:
        """List the open tables, each with when its host was seen last."""
        async with self.moment() as connection:
            seen = await hosting.open_tables(connection)
            return [
                (one, seen[one.table.code]) for one in await listing.listed(connection, {code: [] for code in seen})
            ]

    @shielded
    async def free_chair(self, code: str, chair: int) -> tuple[bytes, ...]:
        """Let a chair be open again; its devices, which are given, may sit at this table no more."""
        async with self.writer.transaction() as connection:
            return await hosting.free_chair(connection, code, chair)

    # talk

    @shielded
    async def say(self, talk: TalkRow) -> TalkRow | None:
        """Keep what somebody said, and give it back with its id; None when the table takes no more."""
        values = asdict(talk)
        del values["id"]
        async with self.writer.transaction() as connection:
            if not await owning.takes_more(connection, talk.table_code):
                return None
            result = await connection.execute(insert(schema.talk).returning(schema.talk.c.id), values)
            return replace(talk, id=result.scalar_one())

    # devices

    @shielded
    async def see_device(self, device: bytes, now: int) -> None:
        """Know a device, and when it was here last, to the hour."""
        async with self.moment() as connection:
            if not await devices.is_news(connection, device, now):
                return
        async with self.writer.transaction() as connection:
            await devices.see(connection, device, now)

    @shielded
    async def seats_of_device(self, device: bytes) -> list[tuple[str, int]]:
        """Name the chairs that a device plays, by table."""
        async with self.moment() as connection:
            return await devices.seats_of(connection, device)

    @shielded
    async def tables_of(self, device: bytes) -> list[Listed]:
        """List the tables of a device, the latest first."""
        async with self.moment() as connection:
            return await listing.tables_of(connection, device)

    @shielded
    async def forget_device(self, device: bytes, guest: Callable[[int], str]) -> list[tuple[str, int]]:
        """Delete a device and all that belongs to it; give the chairs whose players are guests now, called so."""
        async with self.writer.transaction() as connection:
            return await forgetting.forget(connection, device, guest)

    @shielded
    async def bring_seats(self, device: bytes, other: bytes) -> list[tuple[str, int]]:
        """Let another device play all that a device plays, but for chairs that enough devices play already."""
        async with self.writer.transaction() as connection:
            return await devices.bring_seats(connection, device, other)

    @shielded
    async def add_device_code(self, code_hash: bytes, device: bytes, expires_at: int) -> None:
        """Keep a code that lets another device play all that this one plays, once, before it expires."""
        new = insert(schema.device_codes).values(code_hash=code_hash, device=device, expires_at=expires_at)
        async with self.writer.transaction() as connection:
            await connection.execute(new)

    @shielded
    async def use_device_code(self, code_hash: bytes, now: int) -> bytes | None:
        """Give the device of a code and forget the code; None when it is unknown, used or expired."""
        codes = schema.device_codes
        async with self.writer.transaction() as connection:
            await connection.execute(delete(codes).where(codes.c.expires_at <= now))
            used = delete(codes).where(codes.c.code_hash == code_hash)
            return (await connection.execute(used.returning(codes.c.device))).scalar()

    # what the owner does

    @shielded
    async def all_tables(self, since: int | None = None) -> list[Listed]:
        """List all tables, the latest first; or only those that have not been touched since a time."""
        async with self.moment() as connection:
            all_codes = await owning.all_codes(connection)
            codes = all_codes if since is None else await owning.untouched(connection, since)
            return await listing.listed(connection, {code: [] for code in codes})

    @shielded
    async def close_tables(self, codes: Sequence[str], now: int) -> None:
        """Let nothing happen at tables any more."""
        async with self.writer.transaction() as connection:
            await owning.close(connection, codes, now)

    @shielded
    async def delete_tables(self, codes: Sequence[str]) -> None:
        """Delete tables with everything that belongs to them."""
        async with self.writer.transaction() as connection:
            await owning.remove(connection, codes)

    @shielded
    async def delete_old(self, since: int, spared: Collection[str]) -> list[str]:
        """Delete what was not touched since a time, but for some tables; give their codes."""
        async with self.writer.transaction() as connection:
            return await owning.remove_old(connection, since, spared)

    # health

    @shielded
    async def counts(self) -> dict[str, int]:
        """Count the tables, games and lines."""
        async with self.moment() as connection:
            return await reading.counts(connection)


async def add_first_lines(connection: AsyncConnection, game: GameRow, first: Iterable[Line]) -> None:
    """Write the lines a game begins with, in the transaction that makes it."""
    rows = [{"game_id": game.id, "at": game.started_at, **asdict(line)} for line in first]
    if rows:
        await connection.execute(insert(schema.lines), rows)


async def add_keys(connection: AsyncConnection, code: str, keys: Sequence[KeyRow]) -> None:
    if keys:
        fresh = insert_unless_there(connection, schema.keys, "table_code", "chair", "key_hash")
        await connection.execute(fresh, [{"table_code": code, **asdict(key)} for key in keys])


async def changed_chair(connection: AsyncConnection, code: str, chair: ChairRow, *, only_open: bool) -> bool:
    """Change a chair; False when there was none to change."""
    table = schema.chairs
    change = update(table).where(table.c.table_code == code, table.c.chair == chair.chair)
    if only_open:
        change = change.where(table.c.kind == "open")
    return (await connection.execute(change.values(asdict(chair)))).rowcount == 1
