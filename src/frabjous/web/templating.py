"""Rendering pages: one Jinja environment, and what every page is given."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import MediaType, Response
from litestar.datastructures import Cookie
from markupsafe import Markup

from frabjous.core.contract import Said, Value
from frabjous.games.room import AnyRoom
from frabjous.scene.svg import symbols
from frabjous.scene.words import LANGUAGES, Voice, bundle
from frabjous.web.cookies import Connection, language_of, preference
from frabjous.web.sight import TEXTS

HERE: Final = Path(__file__).parent
PAGES: Final = Environment(
    loader=FileSystemLoader(HERE / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def voice_for(language: str, room: AnyRoom | None = None) -> Voice:
    """Speak for a page, with a room's words where the page is about one."""
    folders = (TEXTS,) if room is None else (room.folder / "text", TEXTS)
    return Voice(bundle(language, *folders))


def page(
    connection: Connection,
    template: str,
    *,
    room: AnyRoom | None = None,
    code_of_answer: int = 200,
    cookies: list[Cookie] | None = None,
    path: str = "",
    **context: Any,  # noqa: ANN401 - whatever the template needs
) -> Response[str]:
    """Render a template in the reader's language and theme; `path` is where it is when it answers a form."""
    language = language_of(connection)
    voice = voice_for(language, room)

    def t(key: str, **values: Value) -> str:
        return voice.say(Said(key, tuple(values.items())))

    html = PAGES.get_template(template).render(
        t=t,
        language=language,
        languages=LANGUAGES,
        theme=preference(connection, "theme"),
        motion="reduced" if preference(connection, "motion") == "reduced" else "",
        symbols=symbols_markup(room),
        path=path or address_of(connection),
        **context,
    )
    return Response(html, media_type=MediaType.HTML, status_code=code_of_answer, cookies=cookies or [])


def address_of(connection: Connection) -> str:
    """Give this page's own path and query, so that a form can lead back to it."""
    query = connection.url.query
    return f"{connection.url.path}?{query}" if query else connection.url.path


def symbols_markup(room: AnyRoom | None) -> Markup:
    """Embed the common symbols, and a room's, once a page."""
    files = () if room is None else (room.folder / "symbols.svg",)
    return Markup(f'<svg width="0" height="0" class="symbols" aria-hidden="true"><defs>{symbols(*files)}</defs></svg>')


def trusted(html: str) -> Markup:
    """Mark what our own code has written and escaped."""
    return Markup(html)


def message(connection: Connection, heading: str, sentence: str, status: int) -> Response[str]:
    """Show one sentence."""
    return page(connection, "message.html", code_of_answer=status, heading=heading, sentence=sentence)
