"""A record as sentences and as JSON lines."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from frabjous.core.contract import ONLOOKER, said
from frabjous.core.record import Line, Replay
from frabjous.core.recordfile import line_text
from frabjous.games.room import AnyRoom
from frabjous.library import voice_of
from frabjous.table.telling import told

AnyReplay = Replay[Any, Any, Any]


class Teller:
    """Tells a play in a language, as an onlooker hears it."""

    def __init__(self, room: AnyRoom, language: str) -> None:
        self.voice = voice_of(room, language)

    def sentences(self, play: AnyReplay, line: Line) -> list[str]:
        """Tell one line; nothing, if nobody was told of it."""
        return [self.voice.sentence(each) for each in told(play, line.number, ONLOOKER)]

    def story(self, play: AnyReplay) -> list[str]:
        """Tell all lines, each beside its notation."""
        texts = [line_text(line) for line in play.record.lines]
        width = max(map(len, texts), default=0)
        rows = zip(texts, play.record.lines, strict=True)
        return [f"{text:<{width}}  {' '.join(self.sentences(play, line))}".rstrip() for text, line in rows]

    def ending(self, play: AnyReplay) -> str:
        """Tell how it ended, or that it has not."""
        outcome = play.outcome()
        return self.voice.sentence(said("unfinished") if outcome is None else outcome.why)

    def export(self, play: AnyReplay) -> Iterator[str]:
        """Write head, lines and outcome, each as a JSON object in a line of its own."""
        yield written(head(play))
        counting = set(play.mainline)
        for line in play.record.lines:
            yield written(
                {
                    "type": "line",
                    "number": line.number,
                    "seat": line.seat,
                    "text": line.text,
                    "counts": line.number in counting,
                    "told": self.sentences(play, line),
                }
            )
        yield written(self.outcome(play))

    def outcome(self, play: AnyReplay) -> dict[str, object]:
        end = play.outcome()
        if end is None:
            return {"type": "outcome", "scores": None, "victories": None, "why": None}
        victories = [{"name": victory.name, "seats": victory.seats} for victory in end.victories]
        why = self.voice.sentence(end.why)
        return {"type": "outcome", "scores": end.scores, "victories": victories, "why": why}


def head(play: AnyReplay) -> dict[str, object]:
    record = play.record
    return {
        "type": "record",
        "game": record.game,
        "rules": record.rules_version,
        "seats": record.seats,
        "options": dict(record.options),
        "seal": record.seal,
        "seed": None if record.seed is None else record.seed.hex(),
    }


def written(thing: dict[str, object]) -> str:
    return json.dumps(thing, ensure_ascii=False)
