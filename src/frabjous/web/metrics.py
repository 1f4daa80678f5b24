"""What a host may want to watch: plain counters of this process, given as Prometheus reads them."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from ipaddress import IPv4Network, IPv6Network
from typing import Any, Final

from litestar import Request, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.response import Response

from frabjous.bots.worker import Glance, Job, Work
from frabjous.web.hub import Hub
from frabjous.web.visitors import is_among, is_this_machine

TEXT: Final = "text/plain; version=0.0.4"  # to which the character set is added
EDGES: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
Networks = tuple[IPv4Network | IPv6Network, ...]


class Times:
    """How long something took, counted by steps of time."""

    def __init__(self) -> None:
        self.counts: Final = [0] * (len(EDGES) + 1)
        self.seconds = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(EDGES, seconds)] += 1
        self.seconds += seconds

    def lines(self, name: str, labels: str) -> Iterator[str]:
        """Write them as a histogram, whose steps hold all that are shorter."""
        so_far = 0
        for edge, count in zip((*EDGES, "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{{labels},le="{edge}"}} {so_far}'
        yield f"{name}_sum{{{labels}}} {self.seconds:.6f}"
        yield f"{name}_count{{{labels}}} {so_far}"


class Metrics:
    """Everything that is counted in one process."""

    def __init__(self) -> None:
        self.moves: Final = Counter[str]()  # of people and programs, by game
        self.refusals: Final = Counter[str]()  # by their key
        self.failures = 0  # of messages that were nobody's fault
        self.answers: Final = Times()  # from a message to its answer
        self.thoughts: Final = {kind: Times() for kind in ("bot", "hint", "review")}

    def thought(self, work: Work, seconds: float) -> None:
        """Note how long somebody waited for a thought."""
        kind = "bot" if isinstance(work, Job) else "review" if isinstance(work, Glance) else "hint"
        self.thoughts[kind].note(seconds)

    def text(self, hub: Hub) -> str:
        """Write all of it down; each process tells its own, so each figure says whose it is."""
        me = f'process="{os.getpid()}"'
        sockets = sum(len(live.viewers) for live in hub.tables.values())
        lines = [
            *plain("frabjous_tables", "gauge", "Tables that are alive in this process.", {me: len(hub.tables)}),
            *plain("frabjous_sockets", "gauge", "Browsers and programs connected to tables.", {me: sockets}),
            *plain("frabjous_moves_total", "counter", "Moves of people and programs.", by("game", self.moves, me)),
            *plain("frabjous_refusals_total", "counter", "Messages refused.", by("reason", self.refusals, me)),
            *plain("frabjous_failures_total", "counter", "Messages that failed here.", {me: self.failures}),
            *head("frabjous_answer_seconds", "histogram", "From a message to its answer."),
            *self.answers.lines("frabjous_answer_seconds", me),
            *head("frabjous_thought_seconds", "histogram", "From a question to a bot to its answer."),
        ]
        for kind, times in self.thoughts.items():
            lines += times.lines("frabjous_thought_seconds", f'kind="{kind}",{me}')
        return "\n".join([*lines, ""])


def by(name: str, counted: Counter[str], me: str) -> dict[str, int]:
    return {f'{name}="{label}",{me}': count for label, count in counted.items()}


def head(name: str, kind: str, what: str) -> Iterator[str]:
    yield f"# HELP {name} {what}"
    yield f"# TYPE {name} {kind}"


def plain(name: str, kind: str, what: str, values: dict[str, int]) -> Iterator[str]:
    """Write a figure with what it is about."""
    yield from head(name, kind, what)
    for labels, value in values.items():
        yield f"{name}{{{labels}}} {value}"


@get("/metrics")
async def metrics(request: Request[Any, Any, State], state: State) -> Response[str]:
    """Tell whoever may know; for everybody else there is nothing here.

    What a proxy passes on seems to come from this machine, unless it is named; that does not count.
    """
    client = request.client.host if request.client else ""
    passed_on = any(name.startswith("x-forwarded-") or name == "forwarded" for name in request.headers)
    if not is_among(state.metrics_for, client) and (passed_on or not is_this_machine(client)):
        raise NotFoundException
    return Response(state.metrics.text(state.hub), media_type=TEXT)
