"""What can be wrong with a database when it is opened, each in one sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from frabjous.core.errors import GameError
from frabjous.store.migrate import UnknownStep


class CannotOpen(GameError):  # noqa: N818
    """The database is not there, is none, or cannot be written."""

    def __init__(self, database: str, problem: str) -> None:
        super().__init__(
            "cannot-open",
            "The database “{database}” cannot be used: {problem}.",
            database=database,
            problem=problem,
        )


class NeedsNewerProgram(GameError):  # noqa: N818
    """The database has been through a step that this program does not know."""

    def __init__(self, database: str) -> None:
        super().__init__(
            "needs-newer-program",
            "The database “{database}” was made by a newer Frabjous; update this one, or choose another --db.",
            database=database,
        )


@contextmanager
def said_in_a_sentence(url: URL) -> Iterator[None]:
    """Turn what a database or its driver raises into a refusal."""
    name = url.database if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)
    try:
        yield
    except UnknownStep as error:
        raise NeedsNewerProgram(str(name)) from error
    except DBAPIError as error:
        raise CannotOpen(str(name), short(error.orig or error)) from error
    except (sqlite3.Error, SQLAlchemyError, OSError, ImportError) as error:
        raise CannotOpen(str(name), short(error)) from error


def short(error: BaseException) -> str:
    """Give what an error says in one line."""
    text = (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__
    return " ".join(text.split()).rstrip(".")
