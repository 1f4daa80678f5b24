"""The owner may close a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Know when a table was closed; tables from before are open."""
    op.add_column("tables", sa.Column("closed_at", sa.BigInteger, nullable=False, server_default="0"))
