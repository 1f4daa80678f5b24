"""The first shape: tables, chairs, keys, games, lines, talk and device codes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    make_tables()
    make_games()
    make_talk()
    make_device_codes()


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chairs",
        sa.Column("table_code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.CheckConstraint("kind IN ('open', 'person', 'bot')", name="chairs_kind"),
    )
    op.create_table(
        "keys",
        sa.Column("table_code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key_hash", sa.LargeBinary, primary_key=True),
    )


def make_games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_code", sa.Text, sa.ForeignKey("tables.code"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_code", "place", name="games_one_a_place"),
    )
    op.create_table(
        "lines",
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        # The key is the table then: one tree to write instead of two, and a game's lines lie side by side.
        sqlite_with_rowid=False,
    )


def make_talk() -> None:
    counted = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "talk",
        sa.Column("id", counted, primary_key=True, autoincrement=True),
        sa.Column("table_code", sa.Text, sa.ForeignKey("tables.code"), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("chair", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_talk_table_code", "talk", ["table_code"])


def make_device_codes() -> None:
    op.create_table(
        "device_codes",
        sa.Column("code_hash", sa.LargeBinary, primary_key=True),
        sa.Column("table_code", sa.Text, sa.ForeignKey("tables.code"), nullable=False),
        sa.Column("chairs", sa.Text, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
