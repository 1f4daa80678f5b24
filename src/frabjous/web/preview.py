"""What a page says of itself to whoever shows its link: a title, a sentence, and where its picture is."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from frabjous.core.contract import said
from frabjous.table.chairs import Kind
from frabjous.table.table import HOST
from frabjous.web.sight import Eyes, Sight

Asked = Request[Any, Any, State]


def preview_of(request: Asked, state: State, sight: Sight, path: str, line: int) -> dict[str, str]:
    """Describe a page of a table: as onlookers see it, whoever asks."""
    match, language = sight.match, sight.eyes.language
    plain = Sight(sight.table, match, Eyes(frozenset(), language))
    base = base_of(request, state)
    picture = f"/t/{sight.table.code}/preview.png?game={match.place}&line={line}&language={language}"
    return {
        "title": plain.voice.say(said("game-name")),
        "sentence": sentence_of(plain),
        "link": base + path,
        "picture": base + picture,
    }


def base_of(request: Asked, state: State) -> str:
    """Give the address of this server: as its owner says, else as the visitor knows it."""
    return str(state.ways.public_url or request.base_url).removesuffix("/")


def sentence_of(sight: Sight) -> str:
    """Say why one would follow the link: a chair is free, or how it ended, or what kind of game it is."""
    say, table = sight.voice.say, sight.table
    if any(chair.kind is Kind.OPEN for chair in table.chairs) and not sight.over():
        return say(said("preview-chair", name=sight.shown_name(table.seat(HOST))))
    return sight.over() or say(said("game-tagline"))
