"""A server whose time a test moves on: `TimedServer` for the test, and what it runs.

The seconds stand in a file; a signal says that they have changed, and another file that the server has seen it. Time
does not pass by itself.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from typing import Final

from frabjous.web.app import Settings
from frabjous.web.mail import mail_server
from frabjous.web.posting import Ways
from frabjous.web.serve import run
from servers import PATIENCE, Server
from web.clocks import Ring, SteppedClock


class FileClock(SteppedClock):
    """Time as it stands in a file."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file: Final = file
        self.listening = False
        self.look()

    def look(self) -> None:
        """Let as much time pass as was written."""
        text = self.file.read_text("utf-8")
        self.step(float(text) - self.seconds)
        put(seen_by(self.file), text)

    def call_at(self, when: float, callback: Callable[[], None]) -> Ring:
        ring = super().call_at(when, callback)
        if when <= self.seconds:  # the time has passed already
            asyncio.get_running_loop().call_soon(self.step, 0.0)
        return ring

    def now(self) -> int:
        if not self.listening:  # the server asks for the time before it is ready
            self.listening = True
            asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self.look)
        return super().now()


class TimedServer(Server):
    """A server that may be killed, and whose time stands still until a test moves it on."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        super().__init__(folder, *arguments, program=(str(Path(__file__).resolve()),))
        self.file: Final = folder / "x.db.seconds"
        self.seconds = 1000.0
        self.file.write_text(str(self.seconds), "utf-8")

    def pass_time(self, seconds: float) -> None:
        """Let time pass, also where no server runs; one that runs knows it afterwards."""
        self.seconds += seconds
        put(self.file, str(self.seconds))
        if self.process is not None:
            os.kill(self.pid, signal.SIGUSR1)
            deadline = time.monotonic() + PATIENCE
            while seen_by(self.file).read_text("utf-8") != str(self.seconds):
                assert time.monotonic() < deadline, "the server does not look at its clock"
                time.sleep(0.001)


def put(file: Path, text: str) -> None:
    """Write a file that nobody reads half."""
    new = file.with_suffix(".new")
    new.write_text(text, "utf-8")
    new.replace(file)


def seen_by(file: Path) -> Path:
    return file.with_suffix(".seen")


def main() -> None:
    signal.signal(signal.SIGUSR1, signal.SIG_IGN)  # until the server listens
    reader = ArgumentParser()
    reader.add_argument("serve")
    reader.add_argument("--port", type=int)
    reader.add_argument("--db")
    reader.add_argument("--bot-pace", type=float)
    reader.add_argument("--tables-a-minute", type=int)
    reader.add_argument("--codes-a-minute", type=int)
    reader.add_argument("--public-url", default="")
    reader.add_argument("--push", action="store_true")
    reader.add_argument("--mail", default="")
    args = reader.parse_args()
    mail = mail_server(args.mail, "Frabjous <table@games.example.org>") if args.mail else None
    settings = Settings(
        args.db,
        bot_pace=args.bot_pace,
        tables_a_minute=args.tables_a_minute,
        codes_a_minute=args.codes_a_minute,
        ways=Ways(args.public_url, args.push, mail, loopback=True),
    )
    run(settings, "127.0.0.1", args.port, clock=FileClock(Path(f"{args.db}.seconds")))


if __name__ == "__main__":
    main()
