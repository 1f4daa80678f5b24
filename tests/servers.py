"""A real server in a process of its own, to be stopped, killed and started again on the same file."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Final, Self
from urllib.parse import urlsplit
from warnings import catch_warnings, simplefilter

from litestar import Litestar

from frabjous.store.store import Store
from frabjous.web.app import Settings, build

READY: Final = "Frabjous is ready: "
PATIENCE: Final = 20.0
FREELY: Final = ("--tables-a-minute", "10000", "--codes-a-minute", "10000")
PROGRAM: Final = ("-m", "frabjous.cli")
NURSERY: Final = Path(__file__).with_name("nursery.py")


class Server:
    """`frabjous serve` on a database file in a folder, with so many descriptors at most. Its log is kept beside it.

    Another `program` may be what Python runs: one that changes something and then does the same. Another `url` may be
    that of the database.
    """

    def __init__(
        self, folder: Path, *arguments: str, descriptors: int = 0, program: tuple[str, ...] = PROGRAM, url: str = ""
    ) -> None:
        self.program: Final = program
        self.database: Final = folder / "x.db"
        self.database_url: Final = url or str(self.database)
        self.log_file: Final = folder / "server.log"
        self.arguments: Final = arguments or FREELY
        self.shell: Final = ("sh", "-c", f'ulimit -n {descriptors}; exec "$@"', "sh") if descriptors else ()
        self.process: subprocess.Popen[str] | None = None
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
        return self.process.pid

    def start(self, port: int = 0) -> None:
        """Start it and wait until it says where it is."""
        assert self.process is None, "it is running already"
        command = [sys.executable, *self.program, "serve", "--port", str(port), "--db", self.database_url]
        with self.log_file.open("a") as log:
            self.process = subprocess.Popen(
                [*self.shell, *command, "--bot-pace", "0", *self.arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
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
        process, self.process = self.process, None
        process.send_signal(how)
        process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()

    def logged(self) -> str:
        """Read what it has logged so far."""
        return self.log_file.read_text("utf-8") if self.log_file.exists() else ""

    def kept_secret(self, code: str, place: int = 0) -> bytes:
        """Read the secret of a game's dice, which nobody else may know before the end."""
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as database:
            found = database.execute("select seed from games where table_code = ? and place = ?", (code, place))
            secret: bytes = found.fetchone()[0]
            return secret

    def spoil(self, statement: str) -> None:
        """Change the database behind its back."""
        with closing(sqlite3.connect(self.database)) as database:
            database.execute(statement)
            database.commit()

    def kept_lines(self, code: str, place: int = 0) -> list[tuple[int, int, str]]:
        """Read what the database holds of a game: number, seat and text of each line."""
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as database:
            return list(
                database.execute(
                    "select l.number, l.seat, l.text from lines l join games g on g.id = l.game_id "
                    "where g.table_code = ? and g.place = ? order by l.number",
                    (code, place),
                )
            )


class QuickServer(Server):
    """A server forked from a process that has imported everything already."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.nursery: Final = subprocess.Popen(
            [sys.executable, str(NURSERY), str(self.database)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log_file.open("a"),
            text=True,
        )
        self.forked = 0

    @property
    def pid(self) -> int:
        return self.forked

    def start(self, port: int = 0) -> None:
        assert self.nursery.stdin is not None
        self.nursery.stdin.write(f"{port}\n")
        self.nursery.stdin.flush()
        said = sorted([self.heard(), self.heard()])
        assert said[0].startswith(READY), said
        self.url = said[0].removeprefix(READY)
        self.forked = int(said[1].removeprefix("Server "))

    def heard(self) -> str:
        assert self.nursery.stdout is not None
        return self.nursery.stdout.readline().strip()

    def end(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)
        assert self.heard() == "Ended"

    def close(self) -> None:
        self.nursery.communicate(timeout=PATIENCE)


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
