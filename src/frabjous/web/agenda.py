"""What is to be done later. Nothing polls: there is one alarm, for whatever is due first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Final, Generic, TypeVar

from frabjous.web.attendance import Alarm, Clock

T = TypeVar("T")


class Agenda(Generic[T]):
    """Things that are due, each at a time (milliseconds since 1970), and the work that comes of it."""

    def __init__(self, clock: Clock, see_to: Callable[[T], Coroutine[None, None, None]]) -> None:
        self.clock: Final = clock
        self.see_to: Final = see_to
        self.dues: dict[T, int] = {}
        self.alarm: Alarm | None = None
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    def note(self, thing: T, due: int | None) -> None:
        """Take down when something is due, or that it no longer is."""
        if due is None:
            self.dues.pop(thing, None)
        else:
            self.dues[thing] = due
        self.wait()

    def wait(self) -> None:
        """Set the alarm for whichever comes first."""
        self.stop_waiting()
        if self.dues:
            wait = max(0, min(self.dues.values()) - self.clock.now()) / 1000
            self.alarm = self.clock.call_at(self.clock.time() + wait, self.ring)

    def stop_waiting(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def ring(self) -> None:
        """See to whatever is due."""
        now = self.clock.now()
        for thing in [thing for thing, due in self.dues.items() if due <= now]:
            del self.dues[thing]
            self.do(self.see_to(thing))
        self.wait()

    def do(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Do something beside, as long as the server lives."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def close(self) -> None:
        """Wait no longer, and end what is being done."""
        self.stop_waiting()
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
