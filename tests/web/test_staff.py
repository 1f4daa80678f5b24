"""Several processes at one address: whoever dies is replaced, all end together, and an SQLite file has one only."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from postgres import Postgres
from servers import FREELY, PATIENCE, Server, children_of
from web.visiting import Visitor

STOPPED_WHILE_HIRING: Final = """
import os, signal, time
from frabjous.web.staff import Staff

def stop():
    os.kill(os.getpid(), signal.SIGTERM)

os.register_at_fork(after_in_child=CHILD, after_in_parent=PARENT)
Staff(1, lambda ready: time.sleep(3600), lambda: None).run()
"""


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def is_there(process: int) -> bool:
    return Path(f"/proc/{process}/fd").exists() and bool(list(Path(f"/proc/{process}/fd").iterdir()))


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_whoever_dies_is_replaced_and_all_end_with_the_one_who_started_them(
    tmp_path: Path, postgres: Postgres, how: signal.Signals
) -> None:
    with Server(tmp_path, *FREELY, "--workers", "2", url=postgres.new()) as server, Visitor(server) as visitor:
        first, second = children_of(server.pid)
        os.kill(first, signal.SIGKILL)
        wait_until(lambda: len(set(children_of(server.pid)) - {first}) == 2)
        staff = children_of(server.pid)
        assert second in staff
        assert visitor.get("/health").json()["standing"] == "ready"
        server.end(how)
    wait_until(lambda: not any(is_there(one) for one in staff))
    assert server.logged() == ""


@pytest.mark.parametrize(("child", "parent"), [("int", "stop"), ("stop", "stop")])
def test_who_is_stopped_while_it_starts_a_process_ends_with_it(child: str, parent: str) -> None:
    """Between the copying and the writing down of it the new one is not known, and takes itself for the old one."""
    program = STOPPED_WHILE_HIRING.replace("CHILD", child).replace("PARENT", parent)
    assert subprocess.run([sys.executable, "-c", program], check=False, timeout=PATIENCE).returncode == -signal.SIGTERM


def test_a_file_that_another_server_has_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path) as server, pytest.raises(AssertionError, match=r"Another server has the database .* already"):
        Server(tmp_path).start()
    server.start()
    server.kill()
    server.start()
    server.stop()
