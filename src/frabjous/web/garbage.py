"""Looking for garbage so that nobody waits for it.

Python looks through what is young again and again. A table that is played at is always young, as a move makes most of
it anew, and what it lets go of needs no looking for: with 500 tables looks took a twelfth of the processor's time and
made people wait for up to a tenth of a second, and nothing was found. So all is set apart unlooked at. Only what has
gone round in rings stays behind, a closed connection for instance; when there is half as much again as was worth
keeping, everything is looked through at once.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

OFTEN: Final = 700  # so many more things must be there before Python would look
NEVER: Final = 1000  # of the older ones
ALL: Final = 2  # the generations that are looked through
GROWTH: Final = 2  # one part in so many


class Looks:
    """Sets apart whatever there is, until it has become too much."""

    def __init__(self, soon: Callable[[Callable[[], None]], object]) -> None:
        self.soon: Final = soon  # does something when nobody is just being answered
        self.kept = 0  # things that outlived the last look
        self.come = 0  # since then, and may have gone again

    def begin(self) -> None:
        """Set apart all that was loaded at the start, and go on like that."""
        self.look()
        gc.set_threshold(OFTEN, NEVER, NEVER)
        gc.callbacks.append(self.note)
        gc.enable()

    def look(self) -> None:
        """Look through everything."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.kept, self.come = gc.get_freeze_count(), 0

    def note(self, phase: str, about: dict[str, int]) -> None:
        """Leave Python nothing to look at; whatever thread it is that had just made one thing too many."""
        if phase == "stop" or about["generation"] == ALL:
            return
        gc.freeze()
        before, self.come = self.come, self.come + OFTEN
        if before <= self.kept // GROWTH < self.come:
            self.soon(self.count)

    def count(self) -> None:
        """Count what is there, which takes a hundredth of a look: most of what has come may have gone again."""
        self.come = gc.get_freeze_count() - self.kept
        if self.come > self.kept // GROWTH:
            self.look()


def begin() -> None:
    """Look for garbage like that in this process, between the deeds of its loop."""
    Looks(asyncio.get_running_loop().call_soon_threadsafe).begin()
