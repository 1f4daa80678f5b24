"""What a chair may ask for now, for the page's menus: whatever the table would not refuse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from frabjous.core import agreed
from frabjous.core.errors import GameError
from frabjous.table.commands import Answer, AskHint, ComeBack, Command, LetBotPlay, OfferDraw, Resign, TakeBack
from frabjous.table.table import NewLines, Table

UNDO_KINDS: Final = frozenset({"undo", "ask-undo"})


def allowed(table: Table, chair: int, seat_is_away: Callable[[int], bool]) -> set[str]:
    """Name what a chair may ask for now."""
    can = {deed for deed, command in asked_for(chair).items() if is_allowed(table, command)} | undo_kind(table, chair)
    if table.play.outcome() is not None:
        can.add("rematch")
    away = [table.chair(seat) for seat in range(len(table.chairs)) if seat_is_away(seat)]
    if any(is_allowed(table, LetBotPlay(other, "")) for other in away):
        can.add("absent")
    return can


def asked_for(chair: int) -> dict[str, Command]:
    """Give the commands behind the words of a menu."""
    return {
        "draw": OfferDraw(chair),
        "answer": Answer(chair, True),
        "resign": Resign(chair),
        "back": ComeBack(chair),
        "hint": AskHint(chair),
    }


def is_allowed(table: Table, command: Command) -> bool:
    """Say whether the table would do this."""
    try:
        table.handle(command)
    except GameError:
        return False
    return True


def undo_kind(table: Table, chair: int) -> set[str]:
    """Say whether taking back is free, must be asked for, or is impossible."""
    try:
        _, effects = table.handle(TakeBack(chair))
    except GameError:
        return set()
    asks = [isinstance(agreed.read(one.lines[0].text), agreed.AskUndo) for one in effects if isinstance(one, NewLines)]
    return {"ask-undo"} if any(asks) else {"undo"}
