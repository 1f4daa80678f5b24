"""Work on the database that goes on to its end, whoever gives up waiting for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

RUNNING: Final[set[asyncio.Task[Any]]] = set()  # the loop alone would let go of a task nobody waits for


def shielded(work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let a coroutine end even when its caller is cancelled, as happens when a browser goes away.

    A statement cannot be called back once the driver's thread has it: a connection left in the middle of one
    is lost with its transaction open, and on SQLite an open transaction keeps everybody else from writing.
    """

    @wraps(work)
    async def to_the_end(*args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(work(*args, **kwargs))
        RUNNING.add(task)
        task.add_done_callback(RUNNING.discard)
        return await asyncio.shield(task)

    return to_the_end
