"""The files that pages need: scripts, style sheets and symbols, each at an address that lasts as its content does."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from frabjous.games import ROOMS
from frabjous.scene.svg import STYLE, defined, symbols
from frabjous.web.encodings import AS_IT_IS, BEST, encoded, understood
from frabjous.web.modules import joined

STATIC: Final = Path(__file__).parent / "static"
DRAWINGS: Final = Path(__file__).parent / "drawings"
KINDS: Final = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
A_YEAR: Final = "public, max-age=31536000, immutable"
LATER: Final = "<!--later-->"  # in a room's symbols: those behind it are not in the picture that a game begins with
COMMENT: Final = re.compile(r"/\*.*?\*/\n?", re.S)
TITLE: Final = re.compile(r"<title>[^<]*</title>")  # for whoever opens the drawing; a picture has labels


class File:
    """A file, made small once for each encoding."""

    def __init__(self, name: str, body: bytes, mark: str) -> None:
        self.name: Final = name
        self.body: Final = body
        self.mark: Final = mark
        self.kind: Final = KINDS[Path(name).suffix]
        self.made: Final = {AS_IT_IS: body}

    @property
    def address(self) -> str:
        return f"/static/{self.mark}/{self.name}"

    async def written(self, encoding: str) -> bytes:
        """Give the file in an encoding; making it small takes up to half a second, in which others are answered."""
        if encoding not in self.made:
            self.made[encoding] = await asyncio.to_thread(encoded, self.body, encoding, BEST)
        return self.made[encoding]


@cache
def files() -> dict[str, File]:
    """Gather all files, by name."""
    texts = dict(gathered())
    scripts = mark_of("".join(text for name, text in sorted(texts.items()) if is_module(name)))
    return {
        name: File(name, text.encode(), scripts if is_module(name) else mark_of(text)) for name, text in texts.items()
    }


def gathered() -> Iterator[tuple[str, str]]:
    """Read every file, under the name by which pages know it."""
    modules = {file.stem: file.read_text("utf-8") for file in STATIC.glob("*.js")}
    for name in modules:
        yield f"{name}.js", joined(name, modules)
    for file in STATIC.glob("*.svg"):
        yield file.name, file.read_text("utf-8")
    sheets = {file.name: without_comments(file) for file in STATIC.glob("*.css")}
    sheets["frabjous.css"] = without_comments(STYLE) + sheets["frabjous.css"]  # every page needs both
    yield from sheets.items()
    for key, room in ROOMS.items():
        yield f"room-{key}.css", without_comments(room.folder / "style.css")
        at_once, _, later = symbols(room_drawing(room.folder)).partition(LATER)
        yield f"symbols-{key}.js", symbols_script(at_once)
        if later:
            yield f"symbols-{key}-later.js", symbols_script(later)
    for drawing in DRAWINGS.glob("*.svg"):
        yield f"drawings-{drawing.stem}.js", symbols_script(defined(drawing))


def is_module(name: str) -> bool:
    """Say whether a file may load others by their names, so that all of them must be of one make."""
    return name.endswith(".js") and (STATIC / name).exists()


def without_comments(file: Path) -> str:
    return COMMENT.sub("", file.read_text("utf-8"))


def mark_of(text: str) -> str:
    """Give a short name to a content."""
    return blake2b(text.encode(), digest_size=9).hexdigest()


def hidden_symbols(*others: Path) -> str:
    """Write the common symbols and others, to be used by pictures in the same page."""
    return hidden(symbols(*others))


def hidden(found: str) -> str:
    return f'<svg width="0" height="0" class="symbols" aria-hidden="true"><defs>{found}</defs></svg>'


def room_drawing(room: Path) -> Path:
    """Name the file of drawings that a table of a room needs, beside the common ones."""
    return room / "symbols.svg"


def symbols_script(found: str) -> str:
    """Write a script that puts symbols where it stands, before anything after it is read and shown.

    Symbols of another file would lose their classes and patterns, and those in the page would travel with every page.
    """
    text = TITLE.sub("", hidden(found))
    assert not re.search(r"[`\\]|\$\{", text), f"{text[:80]} does not fit into a template"
    return f"document.currentScript.insertAdjacentHTML('afterend',`{text}`);\n"


def symbols_of(room: str, *, later: bool) -> list[str]:
    """Name the scripts with a room's symbols: those that every picture needs, or those that can come later, if any."""
    name = f"symbols-{room}-later.js" if later else f"symbols-{room}.js"
    return [name] if name in files() else []


def address(name: str) -> str:
    """Give the address of a file."""
    return files()[name].address


@get("/static/{mark:str}/{name:str}")
async def static_file(request: Request[Any, Any, State], mark: str, name: str) -> Response[bytes]:
    """Give a file: for ever under the mark of its content, otherwise (to a page from before an update) as it is now."""
    file = files().get(name)
    if file is None:
        raise NotFoundException
    encoding = understood(request.headers.get("accept-encoding", ""))
    headers = {"etag": f'W/"{file.mark}"', "cache-control": A_YEAR if mark == file.mark else "no-cache"}
    if encoding != AS_IT_IS:
        headers["content-encoding"] = encoding
    return Response(await file.written(encoding), media_type=file.kind, headers=headers)
