"""Rendering pages: one Jinja environment, and what every page is given."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import MediaType, Response
from litestar.datastructures import Cookie
from markupsafe import Markup

from frabjous.core.contract import Said, Value
from frabjous.games.room import AnyRoom
from frabjous.scene.words import LANGUAGES, Voice, bundle
from frabjous.web.cookies import Connection, device_key, key_cookie, language_of, preference
from frabjous.web.files import DRAWINGS, address, hidden_symbols, room_drawing, symbols_of
from frabjous.web.sight import TEXTS

HERE: Final = Path(__file__).parent
PAGES: Final = Environment(
    loader=FileSystemLoader(HERE / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
PAGES.globals["file"] = address
LEARN_DRAWINGS: Final = (DRAWINGS / "learn.svg",)
PLACES_DRAWINGS: Final = (DRAWINGS / "places.svg",)
PORTRAITS: Final = (DRAWINGS / "portraits.svg",)  # of the bots, for pages on which they are met
BIRD_DRAWINGS: Final = (DRAWINGS / "coach.svg",)
COACH_DRAWINGS: Final = (*LEARN_DRAWINGS, *BIRD_DRAWINGS, *PORTRAITS)
SYMBOLS_HERE: Final = "symbols=here"  # in an address: with the symbols in the page, for a browser without script


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
    drawings: tuple[Path, ...] = (),
    whole: bool = True,
    **context: Any,  # noqa: ANN401 - whatever the template needs
) -> Response[str]:
    """Render a template in the reader's language and theme; `path` is where it is when it answers a form.

    What is not shown `whole` does without those symbols of its room that can come later.
    """
    language = language_of(connection)
    own = path or address_of(connection)
    embedded = room is None or wants_symbols_here(connection)
    html = PAGES.get_template(template).render(
        t=texts_of(language, room),
        language=language,
        languages=LANGUAGES,
        theme=preference(connection, "theme"),
        letters=preference(connection, "letters"),
        coach=preference(connection, "coach"),
        call=preference(connection, "call"),
        motion="reduced" if preference(connection, "motion") == "reduced" else "",
        symbols=symbols_markup(room, drawings, embedded=embedded, whole=whole),
        later_symbols=scripts([] if whole or embedded or room is None else symbols_of(room.key, later=True)),
        drawn_path="" if embedded else f"{own}{'&' if '?' in own else '?'}{SYMBOLS_HERE}",
        path=own,
        **context,
    )
    headers = {"vary": "Accept-Language, Cookie"}
    kept = [*renewed(connection), *(cookies or [])]
    return Response(html, media_type=MediaType.HTML, status_code=code_of_answer, cookies=kept, headers=headers)


def texts_of(language: str, room: AnyRoom | None) -> Callable[..., str]:
    """Give a template the function by which it says a message."""
    voice = voice_for(language, room)

    def t(key: str, **values: Value) -> str:
        return voice.say(Said(key, tuple(values.items())))

    return t


def renewed(connection: Connection) -> list[Cookie]:
    """Let a browser keep its key for another year: whoever comes now and then never loses a seat."""
    key = device_key(connection)
    return [key_cookie(connection, key)] if key else []


def address_of(connection: Connection) -> str:
    """Give this page's own path and query, so that a form can lead back to it."""
    query = connection.url.query
    return f"{connection.url.path}?{query}" if query else connection.url.path


def wants_symbols_here(connection: Connection) -> bool:
    """Say whether the symbols are to be in the page itself: a browser without script asked, or a form is answered.

    Such an answer cannot be asked for again, as a browser without script would.
    """
    return connection.scope.get("method") == "POST" or SYMBOLS_HERE in connection.url.query.split("&")


def symbols_markup(room: AnyRoom | None, drawings: tuple[Path, ...], *, embedded: bool, whole: bool) -> Markup:
    """Give a page the common symbols, a room's, and further drawings: in itself, or by scripts that browsers keep."""
    if embedded:
        return Markup(hidden_symbols(*(() if room is None else (room_drawing(room.folder),)), *drawings))
    names = [*symbols_of(room.key, later=False), *(symbols_of(room.key, later=True) if whole else [])] if room else []
    return scripts([*names, *[f"drawings-{drawing.stem}.js" for drawing in drawings]])


def scripts(names: list[str]) -> Markup:
    return Markup("".join(f'<script src="{address(name)}"></script>' for name in names))


def trusted(html: str) -> Markup:
    """Mark what our own code has written and escaped."""
    return Markup(html)


def message(
    connection: Connection, heading: str, sentence: str, status: int, *, way: str = "page-home", back: str = "/"
) -> Response[str]:
    """Show one sentence, and a way on."""
    return page(
        connection, "message.html", code_of_answer=status, heading=heading, sentence=sentence, way=way, back=back
    )
