"""A table may play another game after its own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Name the sequel; tables from before have none."""
    op.add_column("tables", sa.Column("sequel", sa.Text, nullable=False, server_default=""))
