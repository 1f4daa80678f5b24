"""Records as data: one row for every choice that a seat made, of any number of games, as Parquet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

from frabjous.core.contract import Outcome
from frabjous.core.errors import BadOption
from frabjous.core.record import Record, replay
from frabjous.games import room_of

Row: TypeAlias = dict[str, object]


def rows_of(record: Record) -> Iterator[Row]:
    """Give a row for each choice that still counts; `chances` are what the room's judgement gave every seat before it.

    Seats are counted from 0, an action's id is its place in the room's notation, and an unfinished game has no outcome.
    """
    room = room_of(record.game, record.rules_version)
    play = replay(room.game, record)
    ended: Outcome | None = play.outcome()
    for number in play.mainline:
        line = record.lines[number - 1]
        if line.seat >= 0:
            before, action = play.state_after(number - 1), room.game.read(line.text)
            yield {
                "record": record.seal,
                "game": record.game,
                "rules": record.rules_version,
                "seats": record.seats,
                "options": " ".join(f"{key}={value}" for key, value in record.options),
                "line": number,
                "seat": line.seat,
                "position": str(before),
                "legal": len(room.game.legal(before, line.seat)),
                "action": line.text,
                "action_id": action.id,
                "chances": room.judge(before),
                "outcome": None if ended is None else list(ended.scores),
            }


def write(records: Iterable[Record], path: Path) -> int:
    """Write all choices of these games into a Parquet file, game by game, and say how many rows that makes."""
    arrow = pyarrow()
    schema = schema_of(arrow)
    count = 0
    with arrow.parquet.ParquetWriter(path, schema) as file:
        for record in records:
            rows = list(rows_of(record))
            file.write_table(arrow.Table.from_pylist(rows, schema))
            count += len(rows)
    return count


def schema_of(arrow: Any) -> Any:  # noqa: ANN401 - pyarrow is an extra: it has no types here
    """Name the columns with their types."""
    whole, text, numbers = arrow.int32(), arrow.string(), arrow.list_(arrow.float32())
    return arrow.schema(
        [
            ("record", text),
            ("game", text),
            ("rules", whole),
            ("seats", whole),
            ("options", text),
            ("line", whole),
            ("seat", whole),
            ("position", text),
            ("legal", whole),
            ("action", text),
            ("action_id", whole),
            ("chances", numbers),
            ("outcome", numbers),
        ]
    )


def pyarrow() -> Any:  # noqa: ANN401
    """Find pyarrow, or refuse in one sentence."""
    try:
        import pyarrow  # noqa: PLC0415
        import pyarrow.parquet  # noqa: PLC0415
    except ImportError as error:
        raise BadOption("no-arrow", "pyarrow is not installed here: pip install frabjous[research].") from error
    return pyarrow
