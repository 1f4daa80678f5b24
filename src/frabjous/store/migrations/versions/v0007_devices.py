"""A device has a key of its own, which opens all its seats; a code for another device brings them all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Know devices, find the seats of a key, and let codes stand for a device; those for one seat live for minutes."""
    op.create_table(
        "devices",
        sa.Column("key_hash", sa.LargeBinary, primary_key=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_keys_key_hash", "keys", ["key_hash"])
    op.drop_table("device_codes")
    op.create_table(
        "device_codes",
        sa.Column("code_hash", sa.LargeBinary, primary_key=True),
        sa.Column("device", sa.LargeBinary, sa.ForeignKey("devices.key_hash"), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
