"""Looking for garbage so that nobody waits for it.

Python looks through what is young again and again. A table that is played at is always young, as a move makes most of
it anew, and what it lets go of needs no looking for: with 500 tables looks took a twelfth of the processor's time and
made people wait for up to a tenth of a second, and nothing was found. What a page needed does go round in rings, and is
found right after the answer, among the little that has come meanwhile. All else is set apart unlooked at. Only what
sockets leave behind stays there, some twenty kilobytes each: when many have ended, everything is looked through; and,
should something be left behind that nobody thought of, when there is many times as much as was worth keeping.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Final

OFTEN: Final = 10_000  # so many more things must be there before Python would look: more than a page needs
NEVER: Final = 1000  # of the older ones
MANY: Final = 1000  # sockets
MUCH: Final = 10  # times what was worth keeping
YOUNG, ALL = 1, 2  # the generations that are looked through here; Python itself would look at those before


class Looks:
    """Sets apart whatever there is, until it has become too much."""

    def __init__(self, soon: Callable[[Callable[[], None]], object], much: int = MUCH) -> None:
        self.soon: Final = soon  # does something when nobody is just being answered
        self.much: Final = much
        self.kept = 0  # things that outlived the last look
        self.come = 0  # since then, and may have gone again
        self.ended = 0  # sockets since then

    def begin(self) -> None:
        """Set apart all that was loaded at the start, and go on like that, in this process."""
        self.look()
        gc.set_threshold(OFTEN, NEVER, NEVER)
        gc.callbacks.append(self.note)
        gc.enable()

    def look(self) -> None:
        """Look through everything."""
        gc.unfreeze()
        gc.collect(ALL)
        gc.freeze()
        self.kept, self.come, self.ended = gc.get_freeze_count(), 0, 0

    def look_at_the_young(self) -> None:
        """Look through what has come just now, and keep the rest of it."""
        come = gc.get_count()[0]
        found = gc.collect(YOUNG)
        gc.freeze()
        self.add(come - found)

    def note_end(self) -> None:
        """Note that a socket has ended."""
        self.ended += 1
        if self.ended == MANY:
            self.soon(self.look)

    def note(self, phase: str, about: dict[str, int]) -> None:
        """Leave Python nothing to look at; whatever thread it is that had just made one thing too many."""
        if phase == "start" and about["generation"] < YOUNG:
            gc.freeze()
            self.add(OFTEN)

    def add(self, things: int) -> None:
        before, self.come = self.come, self.come + things
        if before <= self.much * self.kept < self.come:
            self.soon(self.count)

    def count(self) -> None:
        """Count what is there, which takes a hundredth of a look: most of what has come may have gone again."""
        self.come = gc.get_freeze_count() - self.kept
        if self.come > self.much * self.kept:
            self.look()
