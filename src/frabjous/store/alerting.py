"""What is kept to call people who are away: how their devices are reached, which calls are due, and a few secrets."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict, dataclass, fields
from typing import Any, Final, TypeAlias

from sqlalchemy import Column, ColumnElement, Select, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from frabjous.store import schema
from frabjous.store.database import insert_unless_there
from frabjous.store.shielded import shielded

DAY_MS: Final = 24 * 3_600_000
Transaction: TypeAlias = Callable[[], AbstractAsyncContextManager[AsyncConnection]]
Condition: TypeAlias = ColumnElement[bool]
Count: TypeAlias = Select[int]


@dataclass(frozen=True)
class Subscription:
    """Where a browser gets pushes, and what they are sealed with, as it writes them itself."""

    endpoint: str
    p256dh: str
    auth: str


@dataclass(frozen=True)
class Reach:
    """How a device is reached: in which language and when, by a push service, by mail; "" where it is not."""

    device: bytes
    language: str = "en"
    zone: str = ""  # the browser's, by its name
    quiet_from: int = 22  # hours; none, if both are the same
    quiet_until: int = 8
    endpoint: str = ""
    p256dh: str = ""
    auth: str = ""
    address: str = ""
    letter_key: str = ""  # confirms the address, and silences it again
    confirmed: bool = False
    asked_at: int = 0  # when the letter was sent that asks for it

    @property
    def subscription(self) -> Subscription:
        return Subscription(self.endpoint, self.p256dh, self.auth)

    @property
    def mail(self) -> str:
        """Give the address, if its owner has confirmed it."""
        return self.address if self.confirmed else ""


@dataclass(frozen=True)
class AlertRow:
    """A call to a chair by a device: why, for which turn, when it is due (None once it was made), how often tried."""

    device: bytes
    table_code: str
    chair: int
    why: str
    mark: str
    due_at: int | None
    tries: int = 0


class Alerting:
    """Everything that is kept for alerts; it reads and writes as the store does that it belongs to."""

    def __init__(self, reading: Transaction, writing: Transaction) -> None:
        self.reading: Final = reading
        self.writing: Final = writing

    @shielded
    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        """Give a secret of this server; it is made once."""
        table = schema.secrets
        known = select(table.c.value).where(table.c.name == name)
        async with self.reading() as connection:
            value = (await connection.execute(known)).scalar()
        if value is None:
            async with self.writing() as connection:
                fresh = insert_unless_there(connection, table, "name")
                await connection.execute(fresh, {"name": name, "value": make()})
                value = (await connection.execute(known)).scalar_one()
        return bytes(value)

    # how devices are reached

    @shielded
    async def reach(self, device: bytes) -> Reach | None:
        return await self.found(schema.reach.c.device == device)

    @shielded
    async def reach_by_letter(self, key: str) -> Reach | None:
        """Find the device to which a link in a letter belongs."""
        return await self.found(and_(schema.reach.c.letter_key == key, schema.reach.c.address != ""))

    async def found(self, where: Condition) -> Reach | None:
        async with self.reading() as connection:
            row = (await connection.execute(select(*reach_columns()).where(where))).first()
        return None if row is None else Reach(*row)

    @shielded
    async def set_reach(self, reach: Reach) -> None:
        """Keep how a device is reached, instead of what was kept before."""
        async with self.writing() as connection:
            await connection.execute(delete(schema.reach).where(schema.reach.c.device == reach.device))
            await connection.execute(insert(schema.reach), asdict(reach))

    @shielded
    async def reaches(self, code: str, chairs: Iterable[int]) -> list[tuple[int, Reach]]:
        """Find the devices that play some chairs of a table and may be called."""
        keys, reach = schema.keys, schema.reach
        wished = or_(reach.c.endpoint != "", reach.c.confirmed)
        there = select(keys.c.chair, *reach_columns()).join(reach, reach.c.device == keys.c.key_hash)
        here = there.where(keys.c.table_code == code, keys.c.chair.in_(list(chairs)), wished)
        async with self.reading() as connection:
            rows = await connection.execute(here.order_by(keys.c.chair, keys.c.key_hash))
            return [(chair, Reach(*values)) for chair, *values in rows]

    @shielded
    async def forget_unconfirmed(self, now: int) -> None:
        """Forget addresses that nobody has confirmed within a day."""
        async with self.writing() as connection:
            await forget_unconfirmed(connection, now - DAY_MS)

    # calls

    @shielded
    async def note(self, rows: Iterable[AlertRow]) -> list[AlertRow]:
        """Keep calls that are due, and give them; those that were made for the same turn already are not."""
        noted = []
        async with self.writing() as connection:
            for row in rows:
                known = select(schema.alerts.c.mark).where(*is_call(row))
                if (await connection.execute(known)).scalar() != row.mark:
                    await connection.execute(delete(schema.alerts).where(*is_call(row)))
                    await connection.execute(insert(schema.alerts), asdict(row))
                    noted.append(row)
        return noted

    @shielded
    async def settle(self, row: AlertRow) -> None:
        """Keep when a call is due now, or that it was made, unless it has made way for another."""
        same = (*is_call(row), schema.alerts.c.mark == row.mark)
        async with self.writing() as connection:
            await connection.execute(update(schema.alerts).where(*same).values(due_at=row.due_at, tries=row.tries))

    @shielded
    async def forget(self, code: str, chairs: Iterable[int]) -> None:
        """Forget all calls to some chairs of a table: somebody has come. Nothing is written where there are none."""
        table = schema.alerts
        here = (table.c.table_code == code, table.c.chair.in_(list(chairs)))
        async with self.reading() as connection:
            if (await connection.execute(select(table.c.mark).where(*here))).first() is None:
                return
        async with self.writing() as connection:
            await connection.execute(delete(table).where(*here))

    @shielded
    async def due(self) -> list[AlertRow]:
        """Give all calls that are still to be made."""
        table = schema.alerts
        columns = [table.c[field.name] for field in fields(AlertRow)]
        async with self.reading() as connection:
            rows = await connection.execute(select(*columns).where(table.c.due_at.is_not(None)))
            return [AlertRow(*row) for row in rows]

    # letters

    @shielded
    async def may_write(self, address: bytes, device: bytes, now: int, most: int) -> bool:
        """Note a letter to an address, known by its hash; False if it, or the device, had enough within a day."""
        table = schema.letters
        async with self.writing() as connection:
            await connection.execute(delete(table).where(table.c.at <= now - DAY_MS))
            await forget_unconfirmed(connection, now - DAY_MS)
            same = select(func.count()).where(table.c.address_hash == address)
            mine = select(func.count()).where(table.c.device == device)
            if await counted(connection, same) or await counted(connection, mine) >= most:
                return False
            await connection.execute(insert(table).values(address_hash=address, device=device, at=now))
        return True


async def forget_unconfirmed(connection: AsyncConnection, before: int) -> None:
    """Forget addresses that were given long ago, and that nobody has confirmed."""
    table = schema.reach
    stale = (table.c.confirmed.is_(False), table.c.asked_at <= before)
    await connection.execute(update(table).where(*stale).values(address="", letter_key=""))


async def counted(connection: AsyncConnection, how_many: Count) -> int:
    return (await connection.execute(how_many)).scalar_one()


def reach_columns() -> list[Column[Any]]:
    return [schema.reach.c[field.name] for field in fields(Reach)]


def is_call(row: AlertRow) -> tuple[Condition, ...]:
    """Tell calls apart: one a device and chair."""
    table = schema.alerts
    return (table.c.device == row.device, table.c.table_code == row.table_code, table.c.chair == row.chair)
