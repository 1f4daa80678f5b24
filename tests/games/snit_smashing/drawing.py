"""Positions for tests, drawn as the room draws them, and a few words to play on from them."""

from __future__ import annotations

from typing import Final

from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE
from frabjous.games.clan import SNITS
from frabjous.games.snit_smashing.beach import NAMES
from frabjous.games.snit_smashing.drawing import PLACES
from frabjous.games.snit_smashing.rules import SnitSmashing, seal
from frabjous.games.snit_smashing.state import Position
from games.snit_smashing.runners import run_on

GAME: Final = SnitSmashing()


def beach(
    picture: str,
    *orders: str,
    run: int = 1,
    bound: int = 2,
    primus: int = 0,
    snandergrab: str = "D10",
    peek: bool = True,
) -> Position:
    """Read a drawn position: before the orders are written, or with all of them, before the first Snit moves."""
    options = "" if peek else "; options peek=no"
    entries = f"run {run}; bound {bound}; primus {primus + 1}; snandergrab {snandergrab}{options}"
    drawn = GAME.position(f"{picture}; {entries}")
    for seat, order in enumerate(orders):
        seal(drawn, seat, GAME.read(order))
    return drawn


def crowded(clan: str, free: str = "") -> str:
    """Draw a clan, and the Snits of three others on all the land up to row 9, but for some hexes."""
    taken = [f"{column}{row}" for column in "ABCDEFG" for row in range(2, 10) if f"{column}{row}" not in free.split()]
    rows = [zip(SNITS, taken[at : at + 20], strict=False) for at in (0, 20, 40)]
    return "\n".join([clan, *(" ".join(f"{name}:{at}" for name, at in row) for row in rows)])


def do(state: Position, *texts: str) -> Position:
    """Go on: each text is done by whoever is to act, orders by the first who owes one."""
    for text in texts:
        actor = GAME.to_act(state)[0]
        deed = GAME.read(text)
        allowed = GAME.legal(state, actor) if actor != CHANCE else [one for one, _ in GAME.chances(state)]
        assert deed in allowed, f"“{text}” is not allowed; allowed are {allowed}"
        state = GAME.apply(state, actor, deed)
    return state


def rest(state: Position) -> Position:
    """Let nobody move any more."""
    while GAME.to_act(state) not in ((CHANCE,), ()):
        state = do(state, "rest stay")
    return state


def revealed(state: Position) -> Position:
    """Let nobody move, and let the orders be read and fall, until the bound is over."""
    state = rest(state)
    while offered(state) in (["read"], ["shelter"], ["fall"]):
        state = do(state, *offered(state))
    return state


def let_chance(state: Position, dice: Dice | None = None) -> Position:
    """Let chance act until a seat must choose or the game is over; without dice the first of everything happens."""
    while GAME.to_act(state) == (CHANCE,):
        chances = GAME.chances(state)
        state = GAME.apply(state, CHANCE, dice.weighted(chances) if dice else chances[0][0])
    return state


def offered(state: Position, seat: int | None = None) -> list[str]:
    """List what whoever is to act, or this seat, may do."""
    actors = GAME.to_act(state)
    if actors == (CHANCE,):
        return [deed.text for deed, _ in GAME.chances(state)]
    return [deed.text for deed in GAME.legal(state, actors[0] if seat is None else seat)]


def moves(state: Position, name: str) -> list[str]:
    """List where a Snit of the mover may go."""
    return [text.removeprefix(f"{name} ") for text in offered(state) if text.startswith(f"{name} ")]


def where(state: Position, clan: int, name: str) -> str:
    """Say where a Snit is, in the words of the drawing."""
    return PLACES[state.where[clan][SNITS.index(name)]]


def told(state: Position, text: str, seat: int) -> list[str]:
    """Give the keys of what a seat is told when whoever is to act does this."""
    return [one.key for one in GAME.told(state, GAME.to_act(state)[0], GAME.read(text), seat)]


def hexes(text: str) -> list[int]:
    return [NAMES.index(name) for name in text.split()]


def played(seats: int, seed: int, *, running: bool = True, peek: str = "yes") -> list[Position]:
    """Give all positions of a game: of Snits that run, or of uniform random play."""
    dice, state = Dice(seed), GAME.start(seats, {"peek": peek})
    states = [state]
    while actors := GAME.to_act(state):
        actor = dice.pick(list(actors))
        if actor == CHANCE:
            deed = dice.weighted(GAME.chances(state))
        else:
            legal = GAME.legal(state, actor)
            deed = run_on(state, actor, legal, dice) if running else dice.pick(legal)
        state = GAME.apply(state, actor, deed)
        states.append(state)
    return states
