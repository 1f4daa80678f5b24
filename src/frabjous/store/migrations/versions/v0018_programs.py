"""The database says which oldest program may use it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Name a program by the last step it knows. Those before this step do not ask, and refuse every newer one.

    A step that older programs cannot live with updates the row to itself.
    """
    programs = op.create_table("programs", sa.Column("oldest", sa.Text, primary_key=True))
    op.bulk_insert(programs, [{"oldest": revision}])
