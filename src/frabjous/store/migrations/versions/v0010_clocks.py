"""Tables may have a clock."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Keep what the host chose, when a table must be looked at next, and that a server runs; old tables have none."""
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("due_at", sa.BigInteger, nullable=True))
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    op.create_table(
        "pulses",
        sa.Column("who", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
