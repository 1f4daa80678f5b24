"""What a line of the record is told as, to one viewer."""

from __future__ import annotations

from typing import Any

from frabjous.core import agreed
from frabjous.core.contract import TABLE, Player, Said, said
from frabjous.core.record import Replay


def told(play: Replay[Any, Any, Any], number: int, viewer: int) -> list[Said]:
    """Tell line `number` to a seat or an onlooker."""
    line = play.record.lines[number - 1]
    if line.seat == TABLE:
        return [told_of_table(agreed.read(line.text), play.record.seats)]
    before = play.states[number - 1]
    return play.game.told(before, line.seat, play.game.read(line.text), viewer)


def told_of_table(word: agreed.Word, seats: int) -> Said:
    """Tell what the people agreed in a game of so many seats."""
    if isinstance(word, agreed.Undo):
        return said("told-undo", line=word.to)
    if isinstance(word, agreed.Draw):
        return agreed.drawn(word, seats).why
    if isinstance(word, agreed.Lapse):
        return said("told-lapsed")
    return said(KEYS[type(word)], who=Player(word.seat))


KEYS: dict[type[agreed.Word], str] = {
    agreed.AskUndo: "told-asked-undo",
    agreed.OfferDraw: "told-offered-draw",
    agreed.Agree: "told-agreed",
    agreed.Decline: "told-declined",
    agreed.Resign: "resigned",
    agreed.BotTakes: "told-bot-takes",
    agreed.PersonTakes: "told-person-takes",
    agreed.AskHint: "told-asked-hint",
}
