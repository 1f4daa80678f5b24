"""The client's checks: small enough, whole, and nothing the content security policy would refuse."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).parent.parent / "src" / "frabjous" / "web"
STATIC, TEMPLATES = WEB / "static", WEB / "templates"
TABLE = "table.js"
MOST_AT_THE_TABLE = 25_000  # bytes, compressed as a browser would fetch them: what a table page loads by itself
MOST_IN_ALL = 45_000  # with what is loaded only when it is needed
IMPORTED = r'import \{([^}]+)\} from "\./([^"]+)"'
WHEN_NEEDED = r'const \{([^}]+)\} = await import\("\./([^"]+)"\)'
FORBIDDEN = {
    r"\sstyle=": "a style attribute",
    r"<style": "a style element",
    r"<script(?![^>]*\ssrc=)": "a script without a source",
    r"\son[a-z]+=": "an event attribute",
    r"javascript:": "a script in an address",
}


def main() -> int:
    problems = [*too_big(), *broken_imports(), *forbidden_markup(), *syntax_errors()]
    for problem in problems:
        print(problem, file=sys.stderr)
    own, every = size_of(table_modules()), size_of(scripts())
    print(f"The client: {len(scripts())} modules, {every:,} bytes compressed, {own:,} of them at every table.")
    return 1 if problems else 0


def scripts() -> list[Path]:
    return sorted(STATIC.glob("*.js"))


def table_modules() -> list[Path]:
    """List what a table page loads by itself: its module, and what that imports, however far."""
    texts = {file.name: file.read_text("utf-8") for file in scripts()}
    found, left = {TABLE}, [TABLE]
    while left:
        sources = {source for _, source in re.findall(IMPORTED, texts.get(left.pop(), ""))}
        left += sources - found
        found |= sources
    return [file for file in scripts() if file.name in found]


def size_of(files: list[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes(), 9, mtime=0)) for file in files)


def too_big() -> Iterator[str]:
    own, every = size_of(table_modules()), size_of(scripts())
    if own >= MOST_AT_THE_TABLE:
        yield f"The table's own modules have {own:,} bytes compressed, and must stay under {MOST_AT_THE_TABLE:,}."
    if every >= MOST_IN_ALL:
        yield f"All modules have {every:,} bytes compressed, and must stay under {MOST_IN_ALL:,}."


def broken_imports() -> Iterator[str]:
    """Every import must name a module that is there and something it exports, and no export may be idle."""
    texts = {file.name: file.read_text("utf-8") for file in scripts()}
    pattern = re.compile(r"^export (?:class|(?:async )?function|const) (\w+)", re.M)
    exported = {name: set(pattern.findall(text)) for name, text in texts.items()}
    used: dict[str, set[str]] = {name: set() for name in texts}
    for name, text in texts.items():
        for names, source in re.findall(IMPORTED, text) + re.findall(WHEN_NEEDED, text):
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
    for file in scripts() if node else ():
        result = subprocess.run([str(node), "--check", str(file)], capture_output=True, text=True, check=False)
        if result.returncode:
            yield f"{file.name}: {result.stderr.strip().splitlines()[-1]}"


if __name__ == "__main__":
    sys.exit(main())
