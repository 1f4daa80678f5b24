"""Positions of Snark! as text: a line a seat, with its cards, its crew and its Warrants.

taste late jest fork soap | bellman baker | 9
map | | 10
retired
"""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import CHANCE
from frabjous.games.snark.cards import CARDS, COPIES, CREW, HAND, KINDS
from frabjous.games.snark.rounds import laid_out
from frabjous.games.snark.rules import Snark
from frabjous.games.snark.state import Position
from frabjous.games.snark.terms import ARK, DEAD, PROVISIONS, TURN

GAME: Final = Snark()


def table(
    text: str,
    *,
    mover: int = 0,
    pool: int = 0,
    dead: str = "",
    discards: str = "",
    stock: str | None = None,
    hold_back: bool = False,
    version: int = PROVISIONS,
) -> Position:
    """Set up a position in the middle of a round; all cards not named lie in the stock, or else in the discards."""
    lines = [line.strip() for line in text.strip().splitlines()]
    position = laid_out(version, len(lines), hold_back)
    position.phase, position.round, position.turn = TURN, 1, HAND * len(lines) + 1
    position.leader, position.mover, position.pool = 0, mover, pool
    for name in dead.split():
        position.holders[CREW.index(name)] = DEAD
    for seat, line in enumerate(lines):
        seat_down(position, seat, line)
    position.discards = counted(discards)
    if stock is None:
        position.stock = [COPIES[card] - held(position, card) - position.discards[card] for card in range(KINDS)]
    else:
        position.stock = counted(stock)
        position.discards = [COPIES[card] - held(position, card) - position.stock[card] for card in range(KINDS)]
    assert min(position.stock + position.discards) >= 0, "there are not so many cards"
    return position


def seat_down(position: Position, seat: int, line: str) -> None:
    if line == "retired":
        position.retired[seat] = True
        position.warrants[seat] = 0
        return
    cards, crew, warrants = line.split("|")
    position.hands[seat] = counted(cards)
    position.warrants[seat] = int(warrants)
    for name in crew.split():
        position.holders[CREW.index(name)] = seat


def counted(names: str) -> list[int]:
    return [names.split().count(card) for card in CARDS]


def held(position: Position, card: int) -> int:
    return sum(hand[card] for hand in position.hands)


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
        return [GAME.write(deed) for deed, _ in GAME.chances(position)]
    return [GAME.write(deed) for deed in GAME.legal(position, position.mover if seat is None else seat)]


def hand(position: Position, seat: int) -> str:
    return " ".join(CARDS[card] for card in range(KINDS) for _ in range(position.hands[seat][card]))


def crew(position: Position, holder: int) -> str:
    return " ".join(CREW[one] for one in range(len(CREW)) if position.holders[one] == holder)


def draw(position: Position) -> str:
    """Write a position as `table` reads it, with what lies in the middle."""
    lines = []
    for seat in range(position.seats):
        here = f"{hand(position, seat)} | {crew(position, seat)} | {position.warrants[seat]}"
        lines.append("retired" if position.retired[seat] else here)
    dead, aboard = crew(position, DEAD) or "nobody", crew(position, ARK) or "nobody"
    piles = f"pool {position.pool}, stock {sum(position.stock)}, discards {sum(position.discards)}"
    lines.append(f"{piles}, on the Ark {aboard}, dead {dead}")
    return "\n".join(lines)
