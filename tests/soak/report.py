"""What a run found: figures, and every sentence about something that must not happen."""

from __future__ import annotations

import sys
import time
from collections import Counter
from dataclasses import dataclass, field

MOST_SHOWN = 20  # sentences of one run; the rest are counted


@dataclass
class Report:
    """The figures of one run; it was sound if nothing went wrong."""

    name: str
    seed: int
    figures: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)
    seconds: float = 0.0

    def count(self, what: str, more: int = 1) -> None:
        self.figures[what] += more

    def complain(self, sentence: str) -> None:
        """Note something that must not happen, and say it at once: the run may be ended before its report."""
        self.wrong.append(sentence)
        print(f"! {sentence}", file=sys.stderr, flush=True)

    def finished(self) -> Report:
        """Stop the clock."""
        self.seconds = time.monotonic() - self.began
        return self

    def as_json(self) -> dict[str, object]:
        """Give it for machines."""
        return {
            "run": self.name,
            "seed": self.seed,
            "seconds": round(self.seconds, 1),
            "figures": dict(self.figures),
            "wrong": self.wrong,
        }

    def as_text(self) -> str:
        """Give it as a small table."""
        head = f"{self.name} (seed {self.seed}, {self.seconds / 60:.1f} minutes)"
        rows = [f"  {count:>15,}  {what}" for what, count in self.figures.items()]
        shown = [f"  ! {sentence}" for sentence in self.wrong[:MOST_SHOWN]]
        return "\n".join([head, *rows, f"  {len(self.wrong):>15,}  things that must not happen", *shown])


class Clock:
    """How long a run may last: so many rounds, or until its time is over."""

    def __init__(self, minutes: float = 0.0, rounds: int = 0) -> None:
        self.ends = time.monotonic() + 60 * minutes
        self.rounds = rounds
        self.done = 0

    def goes_on(self) -> bool:
        """Begin one more round, if there is one."""
        if self.done >= self.rounds if self.rounds else time.monotonic() >= self.ends:
            return False
        self.done += 1
        return True
