"""Reviews are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Keep what was worked out about a game that is over, and by which judgement."""
    op.create_table(
        "reviews",
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("judgement", sa.Text, nullable=False),
        sa.Column("review", sa.LargeBinary, nullable=False),
    )
