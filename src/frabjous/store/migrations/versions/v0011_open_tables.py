"""A host may open a table to anybody here, and ask somebody to leave."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Know which tables are open, one a device, and which devices were asked to leave a table."""
    op.create_table(
        "open_tables",
        sa.Column("table_code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("device", sa.LargeBinary, sa.ForeignKey("devices.key_hash"), nullable=False, unique=True),
        sa.Column("host_seen_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "unwelcome",
        sa.Column("table_code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("key_hash", sa.LargeBinary, primary_key=True),
    )
