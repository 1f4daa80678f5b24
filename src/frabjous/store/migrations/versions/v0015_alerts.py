"""Whoever is away may be called: by the browser's push service, or by mail."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Know how devices may be called, what for, which letters were written lately, and the server's own secrets."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "reach",
        sa.Column("device", sa.LargeBinary, sa.ForeignKey("devices.key_hash"), primary_key=True),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("letter_key", sa.Text, nullable=False, index=True),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "alerts",
        sa.Column("device", sa.LargeBinary, sa.ForeignKey("devices.key_hash"), primary_key=True),
        sa.Column("table_code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("mark", sa.Text, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=True, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_table(
        "letters",
        sa.Column("address_hash", sa.LargeBinary, primary_key=True),
        sa.Column("device", sa.LargeBinary, primary_key=True),
        sa.Column("at", sa.BigInteger, primary_key=True, autoincrement=False),
    )
