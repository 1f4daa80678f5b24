"""A real server in a process of its own, to be stopped, killed and started again on the same file."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from contextlib import closing, suppress
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import urlsplit
from warnings import catch_warnings, simplefilter

from litestar import Litestar

from frabjous.store.store import Store
from frabjous.web.app import Settings, build
from nursery import born

READY: Final = "Frabjous is ready: "
PATIENCE: Final = 20.0
FREELY: Final = ("--tables-a-minute", "10000", "--codes-a-minute", "10000")
PROGRAM: Final = ("-m", "frabjous.cli")


class Server:
    """`frabjous serve` on a database file in a folder, with so many descriptors at most. Its log is kept beside it.

    Another `program` may be what Python runs: one that changes something and then does the same. Another `url` may be
    that of the database.
    """

    def __init__(
        self, folder: Path, *arguments: str, descriptors: int = 0, program: tuple[str, ...] = PROGRAM, url: str = ""
    ) -> None:
        self.program = program  # from the next start on
        self.database: Final = folder / "x.db"
        self.database_url: Final = url or str(self.database)
        self.log_file: Final = folder / "server.log"
        self.arguments: Final = arguments or FREELY
        self.descriptors: Final = descriptors
        self.process: ForkServerProcess | None = None
        self.url = ""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    @property
    def host(self) -> str:
        """Give host and port, as they stand in an Origin."""
        return urlsplit(self.url).netloc

    @property
    def port(self) -> int:
        return urlsplit(self.url).port or 0

    @property
    def pid(self) -> int:
        assert self.process is not None, "it is not running"
        assert self.process.pid is not None
        return self.process.pid

    def start(self, port: int = 0) -> None:
        """Start it and wait until it says where it is."""
        assert self.process is None, "it is running already"
        command = [*self.program, "serve", "--port", str(port), "--db", self.database_url, "--bot-pace", "0"]
        self.process, said = born([*command, *self.arguments], self.log_file, self.descriptors)
        with said:
            line = said.readline()
        assert line.startswith(READY), f"the server did not start:\n{line}{self.logged()}"
        self.url = line.removeprefix(READY).strip()

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        self.end(signal.SIGTERM)

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self.end(signal.SIGKILL)

    def restart(self) -> None:
        """Start it again on the same file, where it was."""
        self.start(self.port)

    def end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        with suppress(ProcessLookupError):  # it may have ended by itself
            os.kill(self.pid, how)
        process, self.process = self.process, None
        process.join(PATIENCE)
        assert process.exitcode is not None, "it does not end"

    def logged(self) -> str:
        """Read what it has logged so far."""
        return self.log_file.read_text("utf-8") if self.log_file.exists() else ""

    def kept_secret(self, code: str, place: int = 0) -> bytes:
        """Read the secret of a game's dice, which nobody else may know before the end."""
        ((secret,),) = self.rows("select seed from games where table_code = ? and place = ?", code, place)
        return bytes(secret)

    def spoil(self, statement: str, *values: object) -> None:
        """Change the database behind its back, with a value for each question mark."""
        if self.is_file:
            with closing(sqlite3.connect(self.database)) as database:
                database.execute(statement, values)
                database.commit()
        else:
            from postgres import asked  # noqa: PLC0415 - most tests need none

            asked(self.database_url, statement, *values)

    def rows(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Read from the database behind its back."""
        if not self.is_file:
            from postgres import asked  # noqa: PLC0415

            return asked(self.database_url, statement, *values)
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as database:
            return database.execute(statement, values).fetchall()

    @property
    def is_file(self) -> bool:
        return "://" not in self.database_url

    def kept_lines(self, code: str, place: int = 0) -> list[tuple[int, int, str]]:
        """Read what the database holds of a game: number, seat and text of each line."""
        return self.rows(
            "select l.number, l.seat, l.text from lines l join games g on g.id = l.game_id "
            "where g.table_code = ? and g.place = ? order by l.number",
            code,
            place,
        )


def children_of(process: int) -> list[int]:
    """Name the processes that a process has started."""
    return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text("ascii").split()]


def application() -> Litestar:
    """Put the application together without serving it, to look at its routes."""

    async def built() -> Litestar:
        with TemporaryDirectory() as folder, catch_warnings():
            simplefilter("ignore")  # of Litestar's next version
            database = f"{folder}/x.db"
            store = await Store.open(database)
            app = build(Settings(database), store)
            await store.close()
            return app

    return asyncio.run(built())
