"""A host may choose how long somebody may be away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Say how many seconds pass before a bot may be called; tables from before wait a minute."""
    op.add_column("tables", sa.Column("grace", sa.Integer, nullable=False, server_default="60"))
