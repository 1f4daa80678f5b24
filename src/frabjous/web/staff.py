"""Several processes that serve at one address, and the one that started them: whoever dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from types import FrameType
from typing import Final, TypeAlias

TOO_SOON: Final = 5.0  # seconds; who dies sooner is replaced after a pause
PAUSE: Final = 1.0
STOP: Final = (signal.SIGTERM, signal.SIGINT)
Ready: TypeAlias = Callable[[], None]


class Staff:
    """Processes that do the same work; each gets what to call once it is ready."""

    def __init__(self, count: int, work: Callable[[Ready], None], ready: Ready) -> None:
        self.count: Final = count
        self.work: Final = work
        self.ready: Final = ready
        self.hired: Final[dict[int, float]] = {}  # when each began
        self.stopped_by = 0
        self.unready: Final = os.pipe()  # holds a byte for everybody but the last
        self.parent: Final = os.pipe()  # ends with this process

    def run(self) -> None:
        """Keep everybody at work until told to stop; then pass that on and wait for them."""
        os.set_blocking(self.unready[0], False)
        os.write(self.unready[1], b"." * (self.count - 1))
        before = {number: signal.signal(number, self.stop) for number in STOP}
        for _ in range(self.count):
            self.hire(self.note_ready)
        while self.hired:
            ended, _ = os.wait()
            soon = time.monotonic() - self.hired.pop(ended) < TOO_SOON
            if not self.stopped_by:
                time.sleep(PAUSE if soon else 0)
                self.hire(lambda: None)
        for number, handler in before.items():
            signal.signal(number, handler)
        signal.raise_signal(self.stopped_by)

    def hire(self, ready: Ready) -> None:
        """Begin another process, unless all are to stop; it is a copy of this one, which has loaded everything.

        Whoever stops us meanwhile is heard afterwards: before, a new one is not known to us, or takes itself for us.
        """
        signal.pthread_sigmask(signal.SIG_BLOCK, STOP)
        process = -1 if self.stopped_by else os.fork()
        if process == 0:
            self.begin(ready)
        if process > 0:
            self.hired[process] = time.monotonic()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP)

    def begin(self, ready: Ready) -> None:
        """Work in a new process to its end; until it serves it may end in the middle of whatever it does."""
        os.setpgid(0, 0)  # who interrupts in a terminal interrupts the parent, and is passed on
        for number in STOP:
            signal.signal(number, lambda *_: os._exit(0))
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP)
        os.close(self.parent[1])
        try:
            self.work(ready)
        finally:
            os._exit(0)

    def stop(self, number: int, _frame: FrameType | None) -> None:
        self.stopped_by = number
        for process in self.hired:
            os.kill(process, signal.SIGTERM)

    def note_ready(self) -> None:
        """Let the last of all say that all are ready."""
        try:
            os.read(self.unready[0], 1)
        except BlockingIOError:
            self.ready()

    def leave_with_parent(self) -> None:
        """Stop when the parent is gone; this is for the processes, once their loop runs."""
        asyncio.get_running_loop().add_reader(self.parent[0], self.leave)

    def leave(self) -> None:
        asyncio.get_running_loop().remove_reader(self.parent[0])
        signal.raise_signal(signal.SIGTERM)
