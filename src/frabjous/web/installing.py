"""Frabjous as an app: its manifest and icons, its service worker, and the page it shows without a connection."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from frabjous.core.contract import said
from frabjous.web.cookies import language_of
from frabjous.web.files import STATIC, address, files, mark_of
from frabjous.web.templating import message, voice_for

PAPER: Final = "#F6EFE0"
# Width, and how much of it the drawing takes: systems cut the edges of a picture that fills its square.
ICONS: Final = {"192.png": (192, 100), "512.png": (512, 100), "maskable.png": (512, 72), "apple.png": (180, 84)}
A_WEEK: Final = "public, max-age=604800"
Asked = Request[Any, Any, State]


@get("/manifest.webmanifest")
async def manifest(request: Asked) -> Response[dict[str, Any]]:
    """Describe the app to a browser that may install it."""
    language = language_of(request)
    about = {
        "id": "/",
        "name": "Frabjous",
        "description": voice_for(language).say(said("page-tagline")),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": [
            {"src": address("icon.svg"), "type": "image/svg+xml", "sizes": "any"},
            {"src": "/icons/192.png", "type": "image/png", "sizes": "192x192"},
            {"src": "/icons/512.png", "type": "image/png", "sizes": "512x512"},
            {"src": "/icons/maskable.png", "type": "image/png", "sizes": "512x512", "purpose": "maskable"},
        ],
    }
    headers = {"vary": "Accept-Language, Cookie"}
    return Response(about, media_type="application/manifest+json", headers=headers)


@get("/icons/{name:str}")
async def icon(name: str) -> Response[bytes]:
    """Draw the icon for a system that takes no SVG."""
    if name not in ICONS:
        raise NotFoundException
    return await icon_file(name)


@get("/apple-touch-icon.png")
async def apple_icon() -> Response[bytes]:
    """Give the icon where phones of one maker look for it unasked."""
    return await icon_file("apple.png")


async def icon_file(name: str) -> Response[bytes]:
    picture = await asyncio.to_thread(drawn_icon, *ICONS[name])
    return Response(picture, media_type="image/png", headers={"cache-control": A_WEEK})


@cache
def drawn_icon(width: int, part: int) -> bytes:
    """Draw the icon so wide, on paper if it does not take the whole square."""
    import resvg_py  # noqa: PLC0415 - it is not waited for when the server starts

    edge = (100 - part) / 2
    svg = re.sub("^<svg ", f'<svg x="{edge}" y="{edge}" width="{part}" height="{part}" ', icon_drawing())
    paper = f'<rect width="100" height="100" fill="{PAPER}"/>' if edge else ""
    whole = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{paper}{svg}</svg>'
    return bytes(resvg_py.svg_to_bytes(svg_string=whole, width=width, height=width))


def icon_drawing() -> str:
    return (STATIC / "icon.svg").read_text("utf-8")


@get("/sw.js", media_type="text/javascript")
async def service_worker() -> bytes:
    """Give the service worker under the mark of all files: with other files it is another one, which keeps those."""
    mark = mark_of("".join(file.address for file in files().values()))
    return f'const MARK = "{mark}";\n'.encode() + files()["sw.js"].body


@get("/offline")
async def offline(request: Asked) -> Response[str]:
    """Say that there is no connection; the service worker keeps this page for then."""
    voice = voice_for(language_of(request))
    heading, sentence = voice.say(said("offline-heading")), voice.say(said("offline"))
    return message(request, heading, sentence, 200, way="page-try-again", back="")
