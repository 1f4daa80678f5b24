"""A queue with one reader."""

from __future__ import annotations

import asyncio

from frabjous.web.queue import Queue


def test_what_comes_first_is_taken_first_and_whoever_waits_is_woken() -> None:
    async def reading() -> None:
        queue = Queue[int]()
        waiting = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        queue.put_nowait(1)
        queue.put_nowait(2)
        queue.put_nowait(3)
        assert [await waiting, await queue.get(), await queue.get()] == [1, 2, 3]
        assert queue.empty()

    asyncio.run(reading())


def test_a_reader_that_gives_up_takes_nothing_with_it() -> None:
    async def reading() -> None:
        queue = Queue[int]()
        waiting = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        queue.put_nowait(1)
        assert await queue.get() == 1

    asyncio.run(reading())
