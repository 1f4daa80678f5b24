"""Positions for tests, drawn as the room draws them, and a few words to play on from them."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import CHANCE
from frabjous.games.snark.cards import CARDS, CREW, crew_of, each_of
from frabjous.games.snark.drawing import names
from frabjous.games.snark.rules import Snark
from frabjous.games.snark.state import Position
from frabjous.games.snark.terms import ARK, DEAD, PROVISIONS

GAME: Final = Snark()


def table(text: str, *, version: int = PROVISIONS, **entries: str | int) -> Position:
    """Read a position in the middle of a round, with entries such as `pool=3` or `mover=2`."""
    return Snark(version).position("; ".join([text.strip(), *(f"{name} {value}" for name, value in entries.items())]))


WAITED: Final = ((12, 0), (1, 0), (12, 1), (1, 1))  # cards left in the stock, and reshuffles: longer and longer
LEFT: Final = "late late jest jest jest taste taste bathing bathing ambition share soap"


def waiting(stock: int, reshuffles: int, warrants: int, version: int = PROVISIONS) -> Position:
    """Lay a table of two, of whom the first has so many Warrants, with so many cards left in the stock."""
    rows = f"taste late fork fork map | | {warrants}\nfork soap map bell bell | | 9"
    return table(rows, version=version, stock=" ".join(LEFT.split()[:stock]), reshuffles=reshuffles)


def do(position: Position, *lines: str) -> Position:
    """Do one thing after the other, each checked: "hire baker", or for a seat of several "2: pass fork"."""
    for line in lines:
        seat_text, colon, text = line.rpartition(": ")
        actors = GAME.to_act(position)
        assert actors, f"it is over before “{line}”"
        actor = int(seat_text) - 1 if colon else actors[0]
        deed = GAME.read(text)
        possible = [one for one, _ in GAME.chances(position)] if actor == CHANCE else GAME.legal(position, actor)
        assert deed in possible, f"“{line}” is not possible; {possible} are"
        position = GAME.apply(position, actor, deed)
    return position


def offered(position: Position, seat: int | None = None) -> list[str]:
    """List what a seat, or chance, may do now."""
    if seat is None and GAME.to_act(position) == (CHANCE,):
        return [deed.text for deed, _ in GAME.chances(position)]
    return [deed.text for deed in GAME.legal(position, position.mover if seat is None else seat)]


def hand(position: Position, seat: int) -> str:
    return names(CARDS, each_of(position.hands[seat]))


def crew(position: Position, holder: int) -> str:
    return names(CREW, crew_of(position.holders, holder))


def draw(position: Position) -> str:
    """Write a position for whoever reads a whole game: without memories, with what is on the Ark and in the middle."""
    lines = []
    for seat in range(position.seats):
        here = f"{hand(position, seat)} | {crew(position, seat)} | {position.warrants[seat]}"
        lines.append("retired" if position.retired[seat] else here)
    dead, aboard = crew(position, DEAD) or "nobody", crew(position, ARK) or "nobody"
    piles = f"pool {position.pool}, stock {sum(position.stock)}, discards {sum(position.discards)}"
    lines.append(f"{piles}, on the Ark {aboard}, dead {dead}")
    return "\n".join(lines)
