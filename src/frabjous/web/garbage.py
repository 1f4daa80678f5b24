"""Looking for garbage so that nobody waits for it.

Python looks through all that there is whenever so much more has come. With 500 tables that takes a third of a second
in which nobody is answered, and nearly always nothing is found. So what has outlived a look is set apart from the next
ones, which are small; now and then everything is looked through, for tables that have been put away.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Final

OFTEN: Final = (700, 3, 2)  # how much must have come for a look at the youngest, the younger, and the rest
ALL: Final = 2  # the generations that are looked through
SELDOM: Final = 600.0  # seconds


class Looks:
    """Sets apart what outlives a look, and takes it in again once in a while."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock: Final = clock
        self.looked = clock()  # through everything

    def begin(self) -> None:
        """Set apart all that was loaded at the start, and go on like that."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*OFTEN)
        gc.callbacks.append(self.note)
        gc.enable()

    def note(self, phase: str, about: dict[str, int]) -> None:
        if about["generation"] < ALL:
            return
        if phase == "stop":
            gc.freeze()
        elif self.clock() - self.looked > SELDOM:
            self.looked = self.clock()
            gc.unfreeze()
