"""People have a face."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Keep the emblem somebody chose; people from before have the one of their chair."""
    op.add_column("chairs", sa.Column("face", sa.Text, nullable=False, server_default=""))
