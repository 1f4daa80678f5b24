"""Who does the work: this process, several on this machine, or those of a Ray cluster.

Whoever does it, each task is done and kept once, what is done is kept at once, and Ctrl-C loses nothing of it.
"""

from __future__ import annotations

import os
import signal
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Final, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


class Hands(ABC):
    """Somebody to do many tasks that do not depend on each other."""

    def __init__(self, count: int) -> None:
        self.count: Final = count  # how many tasks are done at a time

    @abstractmethod
    def work(self, do: Callable[[Task], Done], tasks: Sequence[Task], keep: Callable[[Done], None]) -> None:
        """Do all tasks and keep each as it is done, in whatever order they end."""

    def spread(self, do: Callable[[Task], Done], tasks: Sequence[Task], keep: Callable[[Done], None]) -> bool:
        """Do all tasks, keep each as it is done, and say whether that was interrupted."""
        try:
            self.work(do, tasks, keep)
        except KeyboardInterrupt:
            return True
        return False


def hands_of(processes: int, ray: str | None = None) -> Hands:
    """Find somebody: so many processes (0: one a core; 1: this one), or the Ray cluster at an address."""
    if ray is not None:
        from frabjous.lab.on_ray import OnRay  # noqa: PLC0415 - Ray is an extra, and slow to import

        return OnRay(ray)
    count = processes or os.cpu_count() or 1
    return Processes(count) if count > 1 else Here()


class Here(Hands):
    """This process."""

    def __init__(self) -> None:
        super().__init__(1)

    def work(self, do: Callable[[Task], Done], tasks: Sequence[Task], keep: Callable[[Done], None]) -> None:
        for task in tasks:
            keep(do(task))


class Processes(Hands):
    """Several processes on this machine."""

    def work(self, do: Callable[[Task], Done], tasks: Sequence[Task], keep: Callable[[Done], None]) -> None:
        """Hand tasks out a few ahead; what is done when Ctrl-C comes is kept."""
        if len(tasks) < 2:
            Here().work(do, tasks, keep)
            return
        left = iter(tasks)
        unread: set[Future[Done]] = set()
        pool = ProcessPoolExecutor(min(self.count, len(tasks)), get_context("spawn"))
        try:
            with interrupts_ignored():
                unread.update(pool.submit(do, task) for task in islice(left, 2 * self.count))
            while unread:
                for future in wait(unread, return_when=FIRST_COMPLETED).done:
                    unread.discard(future)
                    unread.update(pool.submit(do, task) for task in islice(left, 1))
                    keep(future.result())
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
            for future in unread:
                if not future.cancelled():
                    keep(future.result())


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Let processes started in here inherit deafness to Ctrl-C: only this process shall hear it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
