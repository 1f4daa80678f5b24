"""It is known when a game ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Keep when a game ended; 0 while it is played, and for games from before until somebody looks at them."""
    op.add_column("games", sa.Column("ended_at", sa.BigInteger, nullable=False, server_default="0"))
