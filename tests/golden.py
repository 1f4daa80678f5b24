"""Golden files: what a person has read and accepted. With FRABJOUS_GOLDEN=write they are written anew, to be read."""

from __future__ import annotations

import os
from pathlib import Path


def check(file: Path, text: str) -> None:
    """Compare with the accepted file, or write it when asked to."""
    if os.environ.get("FRABJOUS_GOLDEN") == "write":
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    accepted = file.read_text("utf-8") if file.exists() else ""
    assert text == accepted, (
        f"{file.name} has changed; if that is right, write it with FRABJOUS_GOLDEN=write and read it"
    )
