"""The voice of the terminal: the game's words and the terminal's own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from frabjous.games.room import AnyRoom
from frabjous.library.voices import voice_of
from frabjous.scene.words import Voice, bundle

OWN_TEXTS: Final = Path(__file__).parent / "text"


def terminal_voice(room: AnyRoom, language: str, you: int) -> Voice:
    """Get a voice that tells this game to the person at one seat."""
    voice_of(room, language)  # refuses a language we do not speak
    return Voice(bundle(language, room.folder / "text", OWN_TEXTS), you=(you,))
