"""Servers that start quickly: one process a test run imports everything once, and every server is a fork of it."""

from __future__ import annotations

import os
import resource
import runpy
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Final, TextIO

CONTEXT: Final = get_context("forkserver")
CONTEXT.set_forkserver_preload(["frabjous.cli.serve", "frabjous.web.serve"])


def born(command: Sequence[str], log: Path, descriptors: int) -> tuple[ForkServerProcess, TextIO]:
    """Let a fork run a program, as Python would with this command; give the process, and what it says."""
    said, saying = CONTEXT.Pipe(duplex=False)
    process = CONTEXT.Process(target=live, args=(command, log, descriptors, saying, dict(os.environ)), daemon=True)
    process.start()
    saying.close()
    return process, os.fdopen(os.dup(said.fileno()))


def live(
    command: Sequence[str], log: Path, descriptors: int, saying: Connection, environment: Mapping[str, str]
) -> None:
    """Be the program: with its words going to whoever asked for it, its complaints to the log."""
    os.environ.clear()
    os.environ.update(environment)
    if descriptors:
        resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
    os.dup2(saying.fileno(), 1)
    saying.close()
    with log.open("a") as complaints:
        os.dup2(complaints.fileno(), 2)
    sys.stdout, sys.stderr = os.fdopen(1, "w", closefd=False), os.fdopen(2, "w", closefd=False)
    if command[0] == "-m":
        sys.argv = list(command[1:])
        runpy.run_module(command[1], run_name="__main__", alter_sys=True)
    else:
        sys.argv = list(command)
        runpy.run_path(command[0], run_name="__main__")
