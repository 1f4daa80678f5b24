"""What is kept to call people who are away: how their devices are reached, which calls are due, and a few secrets."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, fields
from typing import Any, Final, TypeAlias

from sqlalchemy import Column, ColumnElement, Connection, Select, delete, func, insert, or_, select, update

from frabjous.store import schema
from frabjous.store.database import insert_unless_there
from frabjous.store.door import Step

DAY_MS: Final = 24 * 3_600_000
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

    def __init__(self, read: Step, write: Step) -> None:
        self.read: Final = read
        self.write: Final = write

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        """Give a secret of this server; it is made once."""
        known = await self.read(secret, name)
        return await self.write(make_secret, name, make) if known is None else known

    # how devices are reached

    async def reach(self, device: bytes) -> Reach | None:
        return await self.read(found, schema.reach.c.device == device)

    async def reach_by_letter(self, key: str) -> Reach | None:
        """Find the device to which a link in a letter belongs."""
        return await self.read(found, schema.reach.c.letter_key == key, schema.reach.c.address != "")

    async def set_reach(self, reach: Reach) -> None:
        """Keep how a device is reached, instead of what was kept before."""
        await self.write(set_reach, reach)

    async def reaches(self, code: str, chairs: Iterable[int]) -> list[tuple[int, Reach]]:
        """Find the devices that play some chairs of a table and may be called."""
        return await self.read(reaches, code, chairs)

    async def forget_unconfirmed(self, now: int) -> None:
        """Forget addresses that nobody has confirmed within a day."""
        await self.write(forget_unconfirmed, now - DAY_MS)

    # calls

    async def note(self, rows: Iterable[AlertRow]) -> list[AlertRow]:
        """Keep calls that are due, and give them; those that were made for the same turn already are not."""
        return await self.write(noted, rows)

    async def settle(self, row: AlertRow) -> None:
        """Keep when a call is due now, or that it was made, unless it has made way for another."""
        await self.write(settle, row)

    async def put_off(self, row: AlertRow, later: int) -> bool:
        """Put a call off while it is being made; False when it is no longer due: made, or being made, by another."""
        return await self.write(put_off, row, later)

    async def forget(self, code: str, chairs: Iterable[int]) -> None:
        """Forget all calls to some chairs of a table: somebody has come. Nothing is written where there are none."""
        table = schema.alerts
        here = (table.c.table_code == code, table.c.chair.in_(list(chairs)))
        if await self.read(any_call, *here):
            await self.write(forget, *here)

    async def due(self) -> list[AlertRow]:
        """Give all calls that are still to be made."""
        return await self.read(due)

    # letters

    async def may_write(self, address: bytes, device: bytes, now: int, most: int) -> bool:
        """Note a letter to an address, known by its hash; False if it, or the device, had enough within a day."""
        return await self.write(may_write, address, device, now, most)


def secret(connection: Connection, name: str) -> bytes | None:
    known = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
    value = connection.execute(known).scalar()
    return None if value is None else bytes(value)


def make_secret(connection: Connection, name: str, make: Callable[[], bytes]) -> bytes:
    """Make a secret, unless another process has just done so; give the one that is kept."""
    fresh = insert_unless_there(connection, schema.secrets, "name")
    connection.execute(fresh, {"name": name, "value": make()})
    kept = secret(connection, name)
    assert kept is not None, name
    return kept


def found(connection: Connection, *where: Condition) -> Reach | None:
    row = connection.execute(select(*reach_columns()).where(*where)).first()
    return None if row is None else Reach(*row)


def set_reach(connection: Connection, reach: Reach) -> None:
    connection.execute(delete(schema.reach).where(schema.reach.c.device == reach.device))
    connection.execute(insert(schema.reach), asdict(reach))


def reaches(connection: Connection, code: str, chairs: Iterable[int]) -> list[tuple[int, Reach]]:
    keys, reach = schema.keys, schema.reach
    wished = or_(reach.c.endpoint != "", reach.c.confirmed)
    there = select(keys.c.chair, *reach_columns()).join(reach, reach.c.device == keys.c.key_hash)
    here = there.where(keys.c.table_code == code, keys.c.chair.in_(list(chairs)), wished)
    rows = connection.execute(here.order_by(keys.c.chair, keys.c.key_hash))
    return [(chair, Reach(*values)) for chair, *values in rows]


def noted(connection: Connection, rows: Iterable[AlertRow]) -> list[AlertRow]:
    fresh = []
    for row in rows:
        known = select(schema.alerts.c.mark).where(*is_call(row))
        if connection.execute(known).scalar() != row.mark:
            connection.execute(delete(schema.alerts).where(*is_call(row)))
            connection.execute(insert(schema.alerts), asdict(row))
            fresh.append(row)
    return fresh


def settle(connection: Connection, row: AlertRow) -> None:
    same = (*is_call(row), schema.alerts.c.mark == row.mark)
    connection.execute(update(schema.alerts).where(*same).values(due_at=row.due_at, tries=row.tries))


def put_off(connection: Connection, row: AlertRow, later: int) -> bool:
    same = (*is_call(row), schema.alerts.c.mark == row.mark, schema.alerts.c.due_at == row.due_at)
    return connection.execute(update(schema.alerts).where(*same).values(due_at=later)).rowcount == 1


def any_call(connection: Connection, *where: Condition) -> bool:
    return connection.execute(select(schema.alerts.c.mark).where(*where)).first() is not None


def forget(connection: Connection, *where: Condition) -> None:
    connection.execute(delete(schema.alerts).where(*where))


def due(connection: Connection) -> list[AlertRow]:
    table = schema.alerts
    columns = [table.c[field.name] for field in fields(AlertRow)]
    return [AlertRow(*row) for row in connection.execute(select(*columns).where(table.c.due_at.is_not(None)))]


def may_write(connection: Connection, address: bytes, device: bytes, now: int, most: int) -> bool:
    table = schema.letters
    connection.execute(delete(table).where(table.c.at <= now - DAY_MS))
    forget_unconfirmed(connection, now - DAY_MS)
    same = select(func.count()).where(table.c.address_hash == address)
    mine = select(func.count()).where(table.c.device == device)
    if counted(connection, same) or counted(connection, mine) >= most:
        return False
    connection.execute(insert(table).values(address_hash=address, device=device, at=now))
    return True


def forget_unconfirmed(connection: Connection, before: int) -> None:
    """Forget addresses that were given long ago, and that nobody has confirmed."""
    table = schema.reach
    stale = (table.c.confirmed.is_(False), table.c.asked_at <= before)
    connection.execute(update(table).where(*stale).values(address="", letter_key=""))


def counted(connection: Connection, how_many: Count) -> int:
    return (connection.execute(how_many)).scalar_one()


def reach_columns() -> list[Column[Any]]:
    return [schema.reach.c[field.name] for field in fields(Reach)]


def is_call(row: AlertRow) -> tuple[Condition, ...]:
    """Tell calls apart: one a device and chair."""
    table = schema.alerts
    return (table.c.device == row.device, table.c.table_code == row.table_code, table.c.chair == row.chair)
