"""Bots may think on other machines."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Make the table of what is to be thought about, which need not survive a crash: whoever asked asks again."""
    op.create_table(
        "jobs",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("program", sa.Integer, nullable=False),
        sa.Column("work", sa.LargeBinary, nullable=False),
        sa.Column("result", sa.LargeBinary, nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
    )
