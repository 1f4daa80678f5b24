"""How much is too much."""

from __future__ import annotations

import time
from typing import Final


class Allowance:
    """So many in a stretch of seconds, for each of many askers; the stretch slides."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most: Final = most
        self.seconds: Final = seconds
        self.asked: dict[str, list[float]] = {}

    def spend(self, asker: str) -> bool:
        """Take one; False when this asker has had enough for now."""
        now = time.monotonic()
        recent = [at for at in self.asked.get(asker, ()) if now - at < self.seconds]
        if len(recent) >= self.most:
            self.asked[asker] = recent
            return False
        if len(self.asked) > 10_000:  # forget the ones who have gone
            self.asked = {who: times for who, times in self.asked.items() if now - times[-1] < self.seconds}
        self.asked[asker] = [*recent, now]
        return True
