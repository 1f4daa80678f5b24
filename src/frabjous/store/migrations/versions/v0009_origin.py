"""A game may go on from another one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Keep which game, by its seal, and which line of it a game goes on from; most begin by themselves."""
    op.add_column("games", sa.Column("origin", sa.Text, nullable=False, server_default=""))
