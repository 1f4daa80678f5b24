#!/usr/bin/env python3
"""Writes docs/library.md from the docstrings of all that `import frabjous` offers.

tools/reference.py            writes the page anew
tools/reference.py --check    says whether it is up to date, for a test
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Final

import frabjous

PAGE: Final = Path(__file__).parents[1] / "docs" / "library.md"
HEAD: Final = """# The library

Written by `tools/reference.py` from the docstrings, whose examples are run by the tests. For a first game see
[Your first game](first-game.md).

```python
import frabjous
```

Seats are counted from 0 here. `frabjous.CHANCE` stands for the dice and the deck, `frabjous.ONLOOKER` for somebody who
only watches. Actions go in and out in notation, the text that records and tables use. Whoever needs more finds it
behind: `game.room.game` answers the questions of [the contract](../src/frabjous/core/contract.py).
"""
ERRORS: Final = """## Errors

Each is a `GameError`: `str()` is one English sentence, fit to be shown.

| error | meaning |
|---|---|
"""


def page() -> str:
    """Put the page together."""
    offered = [(name, getattr(frabjous, name)) for name in frabjous.__all__]
    functions = [section(name, one) for name, one in offered if callable(one) and not inspect.isclass(one)]
    classes = [(name, one) for name, one in offered if inspect.isclass(one)]
    kinds = ["\n".join(class_section(name, one)) for name, one in classes if not issubclass(one, Exception)]
    errors = "".join(error_row(name, one) for name, one in classes if issubclass(one, Exception))
    return "\n".join([HEAD, *functions, *kinds, ERRORS + errors])


def section(name: str, function: object) -> str:
    """Explain a function of the package."""
    real = vars(sys.modules["frabjous.games"])[name] if inspect.ismodule(function) else function
    return f"## frabjous.{name}\n\n`{signature(name, real)}`\n\n{text_of(real)}\n"


def class_section(name: str, kind: type) -> Iterator[str]:
    """Explain a class, what it holds, and what can be asked of it."""
    yield f"## {name}\n\n{text_of(kind)}\n"
    if is_dataclass(kind):
        yield f"It holds {', '.join(f'`{field.name}`' for field in fields(kind))}.\n"
    for inner, member in vars(kind).items():
        if inner.startswith("_") or not (inspect.isfunction(member) or isinstance(member, property)):
            continue
        if isinstance(member, property):
            yield f"### .{inner}\n\n{text_of(member)}\n"
        else:
            yield f"### .{inner}\n\n`{signature(inner, member)}`\n\n{text_of(member)}\n"


def error_row(name: str, kind: type) -> str:
    return f"| `{name}` | {text_of(kind).splitlines()[0]} |\n"


def signature(name: str, function: object) -> str:
    """Write how a function is called, as its source says it."""
    assert inspect.isfunction(function), name
    found = re.search(r"def \w+\((.*?),?\s*\) -> (.*?):\n", inspect.getsource(function), re.DOTALL)
    assert found, name
    arguments, returns = [" ".join(part.split()) for part in found.groups()]
    return f"{name}({arguments.removeprefix('self').removeprefix(', ')}) -> {returns}"


def text_of(thing: object) -> str:
    """Give a docstring with its examples set apart."""
    text = inspect.getdoc(thing)
    assert text, f"{thing} has no docstring"
    parts = [f"```python\n{part}\n```" if part.startswith(">>>") else part for part in text.split("\n\n")]
    return "\n\n".join(parts)


def main() -> int:
    made = page()
    if "--check" in sys.argv:
        return int(made != PAGE.read_text("utf-8"))
    PAGE.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
