"""The client's checks: small enough, whole, and nothing the content security policy would refuse."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator

from frabjous.web.files import STATIC
from frabjous.web.modules import EXPORT, IMPORT, imported, joined

WEB = STATIC.parent
TEMPLATES = WEB / "templates"
TABLE = "table"
MOST_AT_THE_TABLE = 25_000  # bytes, compressed as a browser would fetch them: what a table page loads by itself
MOST_IN_ALL = 60_000  # with what is loaded only when it is needed: nobody waits for all of it
WHEN_NEEDED = re.compile(r'const \{([^}]+)\} = await import\("\./([^"]+)\.js"\)')
FORBIDDEN = {
    r"\sstyle=": "a style attribute",
    r"<style": "a style element",
    r"<script(?![^>]*\ssrc=)": "a script without a source",
    r"\son[a-z]+=": "an event attribute",
    r"javascript:": "a script in an address",
}


def main() -> int:
    problems = [*broken_imports(), *forbidden_markup(), *syntax_errors()] or [*too_big()]
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        return 1
    own, every = size_of(TABLE), size_of(*first_modules())
    print(f"The client: {len(texts())} modules, {every:,} bytes compressed, {own:,} of them at every table.")
    return 0


def texts() -> dict[str, str]:
    return {file.stem: file.read_text("utf-8") for file in sorted(STATIC.glob("*.js"))}


def first_modules() -> list[str]:
    """Name the modules that no other imports; each is fetched with all it does."""
    modules = texts()
    others = {source for text in modules.values() for source in imported(text)}
    return [name for name in modules if name not in others]


def size_of(*names: str) -> int:
    return sum(len(gzip.compress(joined(name, texts()).encode(), 9, mtime=0)) for name in names)


def too_big() -> Iterator[str]:
    own, every = size_of(TABLE), size_of(*first_modules())
    if own >= MOST_AT_THE_TABLE:
        yield f"The table's own modules have {own:,} bytes compressed, and must stay under {MOST_AT_THE_TABLE:,}."
    if every >= MOST_IN_ALL:
        yield f"All modules have {every:,} bytes compressed, and must stay under {MOST_IN_ALL:,}."


def broken_imports() -> Iterator[str]:
    """Every import must name a module that is there and something it exports, and no export may be idle."""
    modules = texts()
    exported = {name: set(EXPORT.findall(text)) for name, text in modules.items()}
    used: dict[str, set[str]] = {name: set() for name in modules}
    for name, text in modules.items():
        if re.search(r"^(import|export)\b", EXPORT.sub("", IMPORT.sub("", text)), re.M):
            yield f"{name} imports or exports something in a way that the server cannot join."
        for names, source in IMPORT.findall(text) + WHEN_NEEDED.findall(text):
            wanted = {one.split(" as ")[0].strip() for one in names.split(",") if one.strip()}
            for missing in sorted(wanted - exported.get(source, set())):
                yield f"{name} imports {missing}, which {source} does not export."
            used.setdefault(source, set()).update(wanted)
    for name, names in exported.items():
        for idle in sorted(names - used[name]):
            yield f"{name} exports {idle}, which nobody imports."


def forbidden_markup() -> Iterator[str]:
    for file in sorted([*TEMPLATES.glob("*.html"), *WEB.parent.rglob("*.svg")]):
        text = file.read_text("utf-8")
        for pattern, what in FORBIDDEN.items():
            if re.search(pattern, text):
                yield f"{file.relative_to(WEB.parent)} has {what}, which the content security policy refuses."


def syntax_errors() -> Iterator[str]:
    """Let Node parse the modules where it is installed; the browser tests run them anyway."""
    node = shutil.which("node")
    for name, text in texts().items() if node else ():
        command = [str(node), "--check", "--input-type=module", "-"]
        result = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
        for problem in re.findall(r"^\w*Error: .*", result.stderr, re.M):
            yield f"{name}: {problem}"


if __name__ == "__main__":
    sys.exit(main())
