"""Several processes know who is with which of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Make the table, which no crash needs to be survived by: nobody is there then."""
    op.create_table(
        "presence",
        sa.Column("table_code", sa.Text, primary_key=True),
        sa.Column("who", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("people", sa.Integer, nullable=False),
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
    )
