"""A record as sentences and as JSON lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from frabjous.core.contract import said
from frabjous.core.record import Replay
from frabjous.core.recordfile import line_text
from frabjous.games.room import AnyRoom
from frabjous.library.data import Data, head_data, lines_data, outcome_data, sentences, written
from frabjous.library.voices import voice_of

AnyReplay = Replay[Any, Any, Any]
UNFINISHED: Data = {"scores": None, "victories": None, "why": None}


class Teller:
    """Tells a play in a language, as an onlooker hears it."""

    def __init__(self, room: AnyRoom, language: str) -> None:
        self.voice = voice_of(room, language)

    def story(self, play: AnyReplay) -> list[str]:
        """Tell all lines, each beside its notation."""
        texts = [line_text(line, play.record.begun) for line in play.record.lines]
        width = max(map(len, texts), default=0)
        rows = zip(texts, play.record.lines, strict=True)
        return [f"{text:<{width}}  {' '.join(sentences(play, line, self.voice))}".rstrip() for text, line in rows]

    def ending(self, play: AnyReplay) -> str:
        """Tell how it ended, or that it has not."""
        outcome = play.outcome()
        return self.voice.sentence(said("unfinished") if outcome is None else outcome.why)

    def export(self, play: AnyReplay) -> Iterator[str]:
        """Write head, lines and outcome, each as a JSON object in a line of its own."""
        yield written({"type": "record", **head_data(play.record)})
        for line in lines_data(play, self.voice):
            yield written({"type": "line", **line})
        outcome = play.outcome()
        yield written({"type": "outcome", **(UNFINISHED if outcome is None else outcome_data(outcome, self.voice))})
