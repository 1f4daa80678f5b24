"""Work spread over the cores, kept as it is done, safe to interrupt."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def spread(do: Callable[[Task], Done], tasks: Sequence[Task], workers: int, keep: Callable[[Done], None]) -> bool:
    """Do all tasks, in this process if one is enough; keep each as it is done; say whether that was interrupted."""
    count = min(workers, len(tasks))
    try:
        if count > 1:
            over_processes(do, tasks, count, keep)
        else:
            for task in tasks:
                keep(do(task))
    except KeyboardInterrupt:
        return True
    return False


def over_processes(
    do: Callable[[Task], Done], tasks: Sequence[Task], workers: int, keep: Callable[[Done], None]
) -> None:
    """Do tasks in several processes, a few ahead; what is done when Ctrl-C comes is kept."""
    left = iter(tasks)
    unread: set[Future[Done]] = set()
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    try:
        with interrupts_ignored():
            unread.update(pool.submit(do, task) for task in islice(left, 2 * workers))
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
