"""What Alembic runs for every migration: the steps, on the connection and in the transaction it was handed."""

from __future__ import annotations

from alembic import context

from frabjous.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
