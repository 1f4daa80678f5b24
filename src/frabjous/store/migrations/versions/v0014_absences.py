"""It is known since when people are away from a table, and what they had seen by then."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Begin to note who goes; of earlier absences nothing is known."""
    op.create_table(
        "absences",
        sa.Column("table_code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
    )
