"""A file of long work: a head that says what it is, then a line for everything that is done."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Final, Generic, TextIO, TypeVar

import msgspec

from frabjous.core.errors import BadOption

Entry = TypeVar("Entry")  # a dataclass


class Journal(Generic[Entry]):
    """What was done so far, in `entries`; what is added is written down at once."""

    def __init__(self, file: TextIO, entries: list[Entry]) -> None:
        self.file: Final = file
        self.entries: Final = entries

    def add(self, entry: Entry) -> None:
        print(json.dumps(asdict(entry)), file=self.file, flush=True)  # type: ignore[call-overload]  # a dataclass
        self.entries.append(entry)


@contextmanager
def journal(path: Path, head: dict[str, object], kind: type[Entry]) -> Iterator[Journal[Entry]]:
    """Open a journal to go on with, or begin it."""
    entries = entries_in(path, head, kind)
    with path.open("a", encoding="utf-8") as file:
        if not file.tell():
            print(json.dumps(head), file=file, flush=True)
        yield Journal(file, entries)


def entries_in(path: Path, head: dict[str, object], kind: type[Entry]) -> list[Entry]:
    """Read what was done already; refuse a file of other work. A line cut off in writing is done again."""
    if not path.exists():
        return []
    whole = [line for line in path.read_text("utf-8").splitlines(keepends=True) if line.endswith("\n")]
    if whole and json.loads(whole[0]) != head:
        raise BadOption("other-work", "“{file}” holds other work; name another file.", file=str(path))
    path.write_text("".join(whole), "utf-8")
    return [msgspec.json.decode(line, type=kind) for line in whole[1:]]
