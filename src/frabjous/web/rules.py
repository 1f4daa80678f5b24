"""The rules of a game, as a page and beside the board: chapters, numbered clauses and their figures."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeAlias

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from markupsafe import Markup, escape

from frabjous.core.contract import said
from frabjous.games import ROOMS
from frabjous.games.figures import drawing
from frabjous.games.room import AnyRoom
from frabjous.games.teaching import Figure, teaching, teaching_words
from frabjous.scene.words import Voice
from frabjous.web.cookies import language_of
from frabjous.web.templating import page, trusted, voice_for

Asked: TypeAlias = Request[Any, Any, State]
CHAPTER: Final = re.compile(r"<h2>(\d+) (.+?)</h2>")
CLAUSE: Final = re.compile(r"<p><strong>(\d+\.\d+)</strong> ?")
RULING: Final = re.compile(r"\([A-Z]\d+(?:[,–] ?[A-Z]?\d+)*\)")


@dataclass(frozen=True)
class Clause:
    """A numbered clause: its text, with whatever lists and tables follow, and its figures."""

    number: str
    text: Markup
    figures: tuple[Markup, ...]


@dataclass(frozen=True)
class Chapter:
    """A chapter: what it says before its first clause, and its clauses."""

    number: str
    title: Markup
    text: Markup
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Rules:
    """All rules of a game in one language."""

    title: str
    preface: Markup
    chapters: tuple[Chapter, ...]


@get("/rules/{game:str}")
async def rules_page(request: Asked, game: str) -> Response[str]:
    """Show a game's rules in the reader's language."""
    return await shown(request, game, "rules.html")


@get("/rules/{game:str}/beside")
async def rules_beside(request: Asked, game: str) -> Response[str]:
    """Give the same rules as a part of a page that has a table's symbols and style already."""
    return await shown(request, game, "beside.html")


async def shown(request: Asked, game: str, template: str) -> Response[str]:
    room = ROOMS.get(game)
    if room is None:
        raise NotFoundException
    rules = await asyncio.to_thread(rules_of, room, language_of(request))  # others are answered while figures are drawn
    return page(request, template, room=room, rules=rules, game_key=game)


@cache
def rules_of(room: AnyRoom, language: str) -> Rules:
    """Read a game's rules and draw their figures, once for each language."""
    from markdown_it import MarkdownIt  # noqa: PLC0415 - it is not waited for when the server starts

    file = room.folder / ("RULES.md" if language == "en" else f"RULES.{language}.md")
    html = MarkdownIt("commonmark").enable("table").render(file.read_text("utf-8"))
    preface, *parts = CHAPTER.split(html)
    figures = figures_of(room, language)
    chapters = [chapter(number, title, text, figures) for number, title, text in zip(*[iter(parts)] * 3, strict=True)]
    title = voice_for(language, room).say(said("game-name"))
    return Rules(title, trusted(preface), tuple(chapters))


def chapter(number: str, title: str, html: str, figures: dict[str, list[Markup]]) -> Chapter:
    text, *parts = CLAUSE.split(html)
    clauses = [
        Clause(number, trusted(with_rulings(f"<p>{rest}")), tuple(figures.get(number, ())))
        for number, rest in zip(*[iter(parts)] * 2, strict=True)
    ]
    return Chapter(number, trusted(title), trusted(text), tuple(clauses))


def with_rulings(html: str) -> str:
    """Print the numbers of rulings small: they are for whoever wants to look them up."""
    return RULING.sub(lambda found: f'<em class="ruling">{found[0]}</em>', html)


def figures_of(room: AnyRoom, language: str) -> dict[str, list[Markup]]:
    """Draw all figures of a game, each for the first clause it belongs to."""
    voice, try_it = Voice(teaching_words(room, language), {}, ()), voice_for(language).say(said("learn-try"))
    found: dict[str, list[Markup]] = {}
    for figure in teaching(room).figures:
        found.setdefault(figure.clauses[0], []).append(drawn(room, figure, voice, try_it))
    return found


def drawn(room: AnyRoom, figure: Figure, voice: Voice, try_it: str) -> Markup:
    """Write a figure with its caption, and a link to where it can be played with."""
    caption = escape(voice.sentence(figure.caption))
    return trusted(
        f'<figure class="fig">{drawing(room, figure, voice.say)}<figcaption>{caption}</figcaption>'
        f'<a class="btn try" href="/learn/{room.key}/figure/{figure.number}" aria-label="{try_it}: {caption}">'
        f'<svg viewBox="0 0 100 100" aria-hidden="true"><use href="#ui-hand"/></svg>{try_it}</a></figure>'
    )
