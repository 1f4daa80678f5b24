"""The tables of the database, as SQLAlchemy knows them. `migrations/` makes them; a test says that both agree."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
)

from frabjous.store.rows import Options

metadata: Final = MetaData()

# SQLite counts up by itself only in a column that is called INTEGER.
Counted: Final = BigInteger().with_variant(Integer, "sqlite")


class OptionsText(TypeDecorator[Options]):
    """What the host chose, kept as the text of a JSON object."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Options | None, dialect: Dialect) -> str:
        return msgspec.json.encode(dict(value or ())).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Options:
        return tuple(msgspec.json.decode(value or "{}", type=dict[str, str]).items())


tables: Final = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", OptionsText, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("sequel", Text, nullable=False, server_default=""),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("grace", Integer, nullable=False, server_default="60"),
    Column("clock", Text, nullable=False, server_default=""),
    Column("due_at", BigInteger, nullable=True, index=True),
    Column("closed_at", BigInteger, nullable=False, server_default="0"),
)

pulses: Final = Table(
    "pulses",
    metadata,
    Column("who", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

chairs: Final = Table(
    "chairs",
    metadata,
    Column("table_code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("chair", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("face", Text, nullable=False, server_default=""),
)

keys: Final = Table(
    "keys",
    metadata,
    Column("table_code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("chair", Integer, primary_key=True, autoincrement=False),
    Column("key_hash", LargeBinary, primary_key=True, index=True),
)

# A browser that sits somewhere. Its key opens every chair that has the same hash among its keys.
devices: Final = Table(
    "devices",
    metadata,
    Column("key_hash", LargeBinary, primary_key=True),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

open_tables: Final = Table(
    "open_tables",
    metadata,
    Column("table_code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("device", LargeBinary, ForeignKey("devices.key_hash"), nullable=False, unique=True),
    Column("host_seen_at", BigInteger, nullable=False),
)

unwelcome: Final = Table(
    "unwelcome",
    metadata,
    Column("table_code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("key_hash", LargeBinary, primary_key=True),
)

# Until when somebody was last at a table, and how much of it they had seen.
absences: Final = Table(
    "absences",
    metadata,
    Column("table_code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("chair", Integer, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("line", Integer, nullable=False),
)

# Who is at a table by way of which process; a row counts while that process lives.
presence: Final = Table(
    "presence",
    metadata,
    Column("table_code", Text, primary_key=True),
    Column("who", Integer, primary_key=True, autoincrement=False),
    Column("chair", Integer, primary_key=True, autoincrement=False),
    Column("people", Integer, nullable=False),
)

games: Final = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_code", Text, ForeignKey("tables.code"), nullable=False),
    Column("place", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", OptionsText, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("position", Text, nullable=False, server_default=""),
    Column("ended_at", BigInteger, nullable=False, server_default="0"),
    Column("origin", Text, nullable=False, server_default=""),
    UniqueConstraint("table_code", "place", name="games_one_a_place"),
)

lines: Final = Table(
    "lines",
    metadata,
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What was worked out about a game that is over; another judgement makes it anew.
reviews: Final = Table(
    "reviews",
    metadata,
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True),
    Column("judgement", Text, nullable=False),
    Column("review", LargeBinary, nullable=False),
)

talk: Final = Table(
    "talk",
    metadata,
    Column("id", Counted, primary_key=True, autoincrement=True),
    Column("table_code", Text, ForeignKey("tables.code"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("chair", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

device_codes: Final = Table(
    "device_codes",
    metadata,
    Column("code_hash", LargeBinary, primary_key=True),
    Column("device", LargeBinary, ForeignKey("devices.key_hash"), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

# What the server alone knows: the key it signs pushes with, and the one that hides addresses.
secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# How a device may be called when nobody is at it.
reach: Final = Table(
    "reach",
    metadata,
    Column("device", LargeBinary, ForeignKey("devices.key_hash"), primary_key=True),
    Column("language", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_until", Integer, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("letter_key", Text, nullable=False, index=True),
    Column("confirmed", Boolean, nullable=False),
    Column("asked_at", BigInteger, nullable=False),
)

alerts: Final = Table(
    "alerts",
    metadata,
    Column("device", LargeBinary, ForeignKey("devices.key_hash"), primary_key=True),
    Column("table_code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("chair", Integer, primary_key=True, autoincrement=False),
    Column("why", Text, nullable=False),
    Column("mark", Text, nullable=False),
    Column("due_at", BigInteger, nullable=True, index=True),
    Column("tries", Integer, nullable=False),
)

letters: Final = Table(
    "letters",
    metadata,
    Column("address_hash", LargeBinary, primary_key=True),
    Column("device", LargeBinary, primary_key=True),
    Column("at", BigInteger, primary_key=True, autoincrement=False),
)

# What somebody is to think about, and what came of it; `program` says by which code. A job is locked while it is done.
jobs: Final = Table(
    "jobs",
    metadata,
    Column("id", Counted, primary_key=True),
    Column("program", Integer, nullable=False),
    Column("work", LargeBinary, nullable=False),
    Column("result", LargeBinary, nullable=True),
    Column("at", BigInteger, nullable=False),
)

# The last step that the oldest program knows that may use this database.
programs: Final = Table("programs", metadata, Column("oldest", Text, primary_key=True))

# What a backup holds: everything that outlives a process, and is not the shape itself.
KEPT: Final = [table for table in metadata.sorted_tables if table not in (presence, jobs, programs)]
