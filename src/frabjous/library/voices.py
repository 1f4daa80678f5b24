"""Voices that tell a game in a language."""

from __future__ import annotations

from frabjous.core.errors import BadOption
from frabjous.games.room import AnyRoom
from frabjous.scene.words import LANGUAGES, Voice, bundle


def voice_of(room: AnyRoom, language: str, you: tuple[int, ...] = ()) -> Voice:
    """Get a voice that tells this game in a language, or refuse in one sentence."""
    if language not in LANGUAGES:
        raise BadOption(
            "unknown-language",
            "There is no language “{language}”; the languages are: {known}.",
            language=language,
            known=", ".join(LANGUAGES),
        )
    return Voice(bundle(language, room.folder / "text"), you=you)
