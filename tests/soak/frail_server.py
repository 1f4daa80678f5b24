"""The `frabjous` command to tamper with: its clock is off by the seconds in a file, and root may not write everywhere.

The file is the first argument, the rest is for `frabjous`.
"""

from __future__ import annotations

import ctypes
import os
import sys
import time
from pathlib import Path
from typing import Final

from frabjous.cli import main

CAPABILITIES_VERSION: Final = 0x20080522
DAC_OVERRIDE: Final = 1  # root's right to write into read-only files
right_time_ns: Final = time.time_ns


class Off:
    """A clock that is off by what a file says."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file

    def time_ns(self) -> int:
        return right_time_ns() + int(self.file.read_text("utf-8")) * 1_000_000_000

    def time(self) -> float:
        return self.time_ns() / 1e9


def respect_permissions() -> None:
    """Give up root's right to write into read-only files, if this is root."""
    if os.geteuid() != 0:
        return
    libc = ctypes.CDLL(None, use_errno=True)
    head = (ctypes.c_uint32 * 2)(CAPABILITIES_VERSION, 0)
    sets = (ctypes.c_uint32 * 6)()  # effective, permitted, inheritable; the low words, then the high ones
    libc.capget(head, sets)
    for one in range(3):
        sets[one] &= ~(1 << DAC_OVERRIDE)
    if libc.capset(head, sets) != 0:
        raise OSError(ctypes.get_errno(), "the right to write everywhere cannot be given up")


if __name__ == "__main__":
    clock = Off(Path(sys.argv.pop(1)))
    time.time_ns, time.time = clock.time_ns, clock.time
    respect_permissions()
    sys.exit(main())
