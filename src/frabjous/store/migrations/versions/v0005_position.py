"""A game may begin at a position."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Keep the text of the position a game began at; games from before began as games begin."""
    op.add_column("games", sa.Column("position", sa.Text, nullable=False, server_default=""))
