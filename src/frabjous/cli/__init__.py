"""The `frabjous` command."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from argparse import Namespace

FINE: Final = 0
REFUSED: Final = 2
INTERRUPTED: Final = 130
NOBODY_READS: Final = 141  # what a shell reports when the reader of a pipe has gone

NOTHING_ASKED: Final = ("serve", "--open")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code. Without a command the table is served and opened."""
    from frabjous.cli.usage import parser  # noqa: PLC0415

    speak_any_letter()
    given = sys.argv[1:] if arguments is None else list(arguments)
    return outcome_of(parser().parse_args(given or NOTHING_ASKED))


def outcome_of(args: Namespace) -> int:
    """Run a command; whatever can be said in one sentence is."""
    from frabjous.core.errors import GameError  # noqa: PLC0415

    try:
        code = int(args.run(args))
        sys.stdout.flush()
    except GameError as error:
        return refused(str(error))
    except BrokenPipeError:
        return hang_up()
    except OSError as error:
        return refused(what_failed(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def refused(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return REFUSED


def what_failed(error: OSError) -> str:
    """Say what the system refused, and about which file."""
    if error.filename is None:
        return f"{error.strerror or error}."
    if isinstance(error, FileNotFoundError):
        return f"There is no file “{error.filename}”."
    if isinstance(error, FileExistsError):
        return f"There is already a file “{error.filename}”; it is not overwritten."
    return f"“{error.filename}” cannot be used: {error.strerror}."


def hang_up() -> int:
    """End quietly when whoever read our output has gone; Python must not try to write to them once more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return NOBODY_READS


def speak_any_letter() -> None:
    """Let a terminal of few letters show a question mark rather than fail."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
