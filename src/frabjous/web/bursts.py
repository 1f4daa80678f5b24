"""One line in the log for a burst of the same."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

MOST_KINDS: Final = 100  # remembered


class OneLineForABurst(logging.Filter):
    """Lets a kind of line through once in a while; the next that gets through says how many were left out."""

    def __init__(self, seconds: float = 60.0, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.seconds: Final = seconds
        self.clock: Final = clock
        self.said: Final[dict[str, tuple[float, int]]] = {}  # when, and how many were left out since

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = str(record.msg), self.clock()
        at, left_out = self.said.get(kind, (now - self.seconds, 0))
        if now - at < self.seconds:
            self.said[kind] = (at, left_out + 1)
            return False
        if len(self.said) >= MOST_KINDS:
            self.said.clear()
        self.said[kind] = (now, 0)
        if left_out:
            record.msg = f"{record.getMessage()} (and {left_out} more times meanwhile)"
            record.args = ()
        return True
