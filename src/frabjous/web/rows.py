"""Between a live table and the rows in which it is kept."""

from __future__ import annotations

from dataclasses import replace

from frabjous.core.chance import seal_of
from frabjous.core.record import Record, replay
from frabjous.core.scroll import scroll
from frabjous.games import room_of
from frabjous.store.rows import ChairRow, GameRow, Kept
from frabjous.table.chairs import Chair, Kind
from frabjous.table.clock import pace_of
from frabjous.table.table import Match, Table, shift_at


def table_from(kept: Kept) -> Table:
    """Build a table from what is kept: every game is the replay of its lines, by the rules it was begun with.

    The table's own rooms have the newest rules: a rematch begins with those.
    """
    about, pace = kept.table, pace_of(kept.table.clock)
    rooms = tuple(room_of(key) for key in (kept.table.game, kept.table.sequel) if key)
    matches = []
    for row in kept.games:
        record = Record(
            row.game,
            row.rules_version,
            row.seats,
            row.options,
            seal_of(row.seed),
            None,
            scroll(kept.lines[row.id]),
            row.position,
            row.origin,
            row.started_at,
            kept.table.clock,
        )
        room = room_of(row.game, row.rules_version)
        shift = shift_at(row.place, rooms)
        play = replay(room.game, record)
        match = Match(row.id, row.place, shift, room, row.seed, play)
        matches.append(replace(match, spent=match.spent_after(play.length, pace)))
    chairs = tuple(Chair(Kind(row.kind), row.name, row.level, row.device, row.face) for row in kept.chairs)
    return Table(
        about.code,
        rooms,
        dict(about.options),
        chairs,
        tuple(matches),
        about.hints,
        about.grace,
        pace,
        bool(about.closed_at),
    )


def keys_by_chair(kept: Kept) -> dict[int, tuple[bytes, ...]]:
    chairs = {key.chair for key in kept.keys}
    return {chair: tuple(key.key_hash for key in kept.keys if key.chair == chair) for chair in chairs}


def game_row(code: str, match: Match) -> GameRow:
    record = match.play.record
    return GameRow(
        match.id,
        code,
        match.place,
        record.game,
        record.rules_version,
        record.seats,
        record.options,
        match.secret,
        record.begun,
        record.position,
        origin=record.origin,
    )


def chair_row(chair: int, sitter: Chair) -> ChairRow:
    return ChairRow(chair, sitter.kind.value, sitter.name, sitter.level, sitter.device, sitter.face)
