"""The lab's work on many machines, by Ray. Its processes must find this very version of Frabjous."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, Final

from frabjous.core.errors import BadOption
from frabjous.lab.hands import Done, Hands, Task

PATIENCE: Final = 5.0  # seconds
FOR_EVER: Final = -1  # a task is tried again however many machines are lost


class OnRay(Hands):
    """The cores of a Ray cluster. A task whose machine is lost is done again elsewhere, and kept once."""

    def __init__(self, address: str) -> None:
        self.ray: Final = ray_at(address)
        super().__init__(max(1, int(self.ray.cluster_resources().get("CPU", 1))))

    def work(self, do: Callable[[Task], Done], tasks: Sequence[Task], keep: Callable[[Done], None]) -> None:
        """Hand tasks out a few ahead; after Ctrl-C what is still being done is given up."""
        hand: Any = self.ray.remote(max_retries=FOR_EVER)(doing)
        known, left = self.ray.put(do), iter(tasks)
        waiting = [hand.remote(known, task) for task in islice(left, 2 * self.count)]
        try:
            while waiting:
                done, waiting = self.ray.wait(waiting)
                waiting += [hand.remote(known, task) for task in islice(left, len(done))]
                for one in done:
                    keep(self.ray.get(one))
        finally:
            for one in waiting:
                self.ray.cancel(one)


def doing(do: Callable[[Task], Done], task: Task) -> Done:
    return do(task)


def ray_at(address: str) -> Any:  # noqa: ANN401 - Ray has no types here: it is an extra
    """Join a cluster, once; refuse in one sentence where there is none, or no Ray."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing phones home
    try:
        import ray  # noqa: PLC0415
    except ImportError as error:
        raise BadOption("no-ray", "Ray is not installed here: pip install frabjous[ray].") from error
    if not ray.is_initialized():
        try:
            answers(address)
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (OSError, ValueError, RuntimeError) as error:
            raise BadOption("no-cluster", "There is no Ray cluster at “{address}”.", address=address) from error
    return ray


def answers(address: str) -> None:
    """Knock first: Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host.rpartition("/")[2], int(port)), PATIENCE).close()
