"""From message keys to sentences, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from frabjous.core.contract import Player, Said, Value
from frabjous.core.errors import GameError
from frabjous.scene.names import STAND_INS, capital
from frabjous.scene.phrases import phrases

LANGUAGES: Final = ("en", "de", "fr")
MEMORY: Final = 4000  # sentences one voice remembers
# With what a name may begin a later sentence of a message: its stand-in, or the article of an emblem.
LATER: Final = re.compile(rf"(?<=[.!?] )(?:[{''.join(STAND_INS.values())}]|(?:the|der|die|das|le|la)\b|l’)")
SHARED: Final = Path(__file__).parent / "text"

Say: TypeAlias = Callable[[Said], str]


@cache
def bundle(language: str, *folders: Path) -> FluentBundle:
    """Load the shared texts of a language, then those of the folders (a room's, the web's)."""
    loaded = FluentBundle([language], use_isolating=False)
    for folder in (SHARED, *folders):
        resource = FluentResource((folder / f"{language}.ftl").read_text("utf-8"))
        loaded.add_resource(resource, allow_overrides=False)
    return loaded


class Voice:
    """Says things to one reader: in a language, with the players' names, knowing which of them is the reader."""

    def __init__(self, texts: FluentBundle, names: Mapping[int, str] | None = None, you: Iterable[int] = ()) -> None:
        self.texts = texts
        self.phrases = phrases(texts)
        self.names = dict(names or {})
        self.you = frozenset(you)
        self.spoken: dict[Said, str] = {}

    def say(self, said: Said) -> str:
        """Translate a message with its values; what was said before is remembered."""
        text = self.spoken.get(said)
        if text is None:
            if len(self.spoken) >= MEMORY:
                self.spoken.clear()
            text = self.spoken[said] = self.translated(said)
        return text

    def sentence(self, said: Said) -> str:
        """Say whole sentences: each begins with a capital, even when a name that does not comes first."""
        text = capital(self.say(said))
        is_one = ". " not in text and "! " not in text and "? " not in text
        return text if is_one else LATER.sub(lambda first: capital(first[0]), text)

    def translated(self, said: Said) -> str:
        phrase = self.phrases[said.key]
        try:
            return phrase(self.variables(said.values))
        except KeyError as missing:
            raise LookupError(f"the message {said.key} cannot be said: there is no {missing}") from missing

    def variables(self, values: tuple[tuple[str, Value], ...]) -> dict[str, str | int]:
        """Prepare values: a player is a name and, as `…_is`, "you", "unnamed" or "other"."""
        ready: dict[str, str | int] = {}
        for key, value in values:
            if isinstance(value, Said):
                ready[key] = self.say(value)
            elif isinstance(value, Player):
                ready[key] = self.name(value.seat)
                ready[f"{key}_is"] = self.relation(value.seat)
            else:
                ready[key] = value
        return ready

    def relation(self, seat: int) -> str:
        """Say who a player is to the reader; the name of an unnamed one is the emblem already."""
        return "you" if seat in self.you else "other" if seat in self.names else "unnamed"

    def name(self, seat: int) -> str:
        """Name a player; one without a name goes by the emblem of the seat."""
        return self.names.get(seat) or self.say(Said("seat-name", (("seat", seat + 1),)))

    def refusal(self, error: GameError) -> str:
        """Say an error, not to be remembered, as it may quote anything; English is the error's own sentence."""
        if self.texts.has_message(error.key):
            return self.translated(Said(error.key, tuple(error.values.items())))
        return str(error)
