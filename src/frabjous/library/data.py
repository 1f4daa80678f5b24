"""A game as plain data: what `frabjous record export` prints line by line, and `game.json()` at once."""

from __future__ import annotations

import json
from typing import Any, TypeAlias

from frabjous.core.contract import ONLOOKER, Outcome
from frabjous.core.record import Line, Record, Replay
from frabjous.scene.words import Voice
from frabjous.table.telling import told

AnyReplay = Replay[Any, Any, Any]
Data: TypeAlias = dict[str, object]


def as_json(play: AnyReplay, voice: Voice) -> str:
    """Write head, lines and outcome as one object."""
    outcome = play.outcome()
    end = None if outcome is None else outcome_data(outcome, voice)
    return written({**head_data(play.record), "lines": lines_data(play, voice), "outcome": end})


def head_data(record: Record) -> Data:
    return {
        "game": record.game,
        "rules": record.rules_version,
        "seats": record.seats,
        "options": dict(record.options),
        **({"from": record.origin} if record.origin else {}),
        **({"position": record.position} if record.position else {}),
        "seal": record.seal,
        "seed": None if record.seed is None else record.seed.hex(),
    }


def lines_data(play: AnyReplay, voice: Voice) -> list[Data]:
    """Give all lines, each with whether it still counts and what an onlooker was told."""
    counting = set(play.mainline)
    return [
        {
            "number": line.number,
            "seat": line.seat,
            "text": line.text,
            "counts": line.number in counting,
            "told": sentences(play, line, voice),
        }
        for line in play.record.lines
    ]


def sentences(play: AnyReplay, line: Line, voice: Voice) -> list[str]:
    """Tell one line as an onlooker hears it; nothing, if nobody was told of it."""
    return [voice.sentence(each) for each in told(play, line.number, ONLOOKER)]


def outcome_data(outcome: Outcome, voice: Voice) -> Data:
    victories = [{"name": victory.name, "seats": victory.seats} for victory in outcome.victories]
    return {"scores": outcome.scores, "victories": victories, "why": voice.sentence(outcome.why)}


def written(thing: Data) -> str:
    return json.dumps(thing, ensure_ascii=False)
