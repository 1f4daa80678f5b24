"""What a chair may ask for now, for the page's menus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from frabjous.core.errors import GameError
from frabjous.table.table import Table, is_free, latest_line_of, others_to_ask, people_here, undoes_a_secret


def allowed(table: Table, chair: int, seat_is_away: Callable[[int], bool]) -> set[str]:
    """Name what a chair may ask for now."""
    seat = table.seat(chair)
    play = table.play
    if play.outcome() is not None:
        return {"rematch"}
    can = {"resign"}
    if seat in play.pact.played_by_bot:
        return {"back"}
    if len(people_here(table)) > 1:
        can.add("draw")
    if any(seat_is_away(other) for other in range(len(table.chairs)) if not table.bot_at(other)):
        can.add("absent")
    if table.hints and seat in play.to_act():
        can.add("hint")
    can |= undo_kind(table, chair)
    if play.pact.asked is None:
        return can
    can -= {"draw", "ask-undo"}  # one thing at a time
    return can if seat in play.pact.agreed else can | {"answer"}


UNDO_KINDS: Final = frozenset({"undo", "ask-undo"})


def undo_kind(table: Table, chair: int) -> set[str]:
    """Say whether taking back is free, must be asked for, or is impossible."""
    try:
        line = latest_line_of(table.play, table.seat(chair))
    except GameError:
        return set()
    if undoes_a_secret(table.play, line):
        return set()
    return {"undo"} if is_free(table.play, line) or not others_to_ask(table, chair) else {"ask-undo"}
