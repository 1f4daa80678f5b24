"""Positions drawn as text.

    pond   c2 c3 f5             the cards in the pond
    0      c3 f1 | c1.c2 f3.f4 | sw sw
           hand    shore: stacks with the top card last, numbered from 1 in the order drawn    belly

Seats are counted from 0, as in the rules. What is not drawn lies in the pile, or, when a test says what the pile
holds, in the belly of the last seat.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE
from frabjous.games.snatch_it.actions import Deed
from frabjous.games.snatch_it.bunch import EMPTY, Bunch, counts_of, gathered
from frabjous.games.snatch_it.cards import COPIES, KINDS, NAMES, NONE
from frabjous.games.snatch_it.phases import NOT_YET, TURN
from frabjous.games.snatch_it.rules import SnatchIt
from frabjous.games.snatch_it.state import Position, unpacked

GAME: Final = SnatchIt()


def cards(text: str) -> list[int]:
    """Read cards: "c2 f5 sw"."""
    return [NAMES.index(name) for name in text.split()]


def bunch(text: str) -> Bunch:
    return gathered([cards(text).count(card) for card in range(KINDS)])


def position(
    picture: str,
    *,
    mover: int = 0,
    first: int = 0,
    calling: bool = False,
    memory: bool = False,
    above: int = 20,
    last: int = NOT_YET,
    pile: str | None = None,
    discard: str = "",
) -> Position:
    """Read a drawn position, in the middle of a snatching phase."""
    rows = [row.split(maxsplit=1) for row in picture.strip().splitlines()]
    drawn = unpacked(len(rows) - 1, calling, memory)
    for name, rest in [[*row, ""][:2] for row in rows]:
        if name == "pond":
            drawn.pond = vec[i64](cards(rest))
        else:
            put_seat(drawn, int(name), rest)
    drawn.phase, drawn.round, drawn.mover, drawn.first = TURN, 2, mover, first
    drawn.above, drawn.last, drawn.discard = above, last, bunch(discard)
    put_the_rest(drawn, pile)
    return drawn


def put_seat(drawn: Position, seat: int, text: str) -> None:
    hand, shore, belly = (text + "||").split("|")[:3]
    drawn.hands[seat] = bunch(hand)
    for stack in shore.split():
        drawn.found(seat, cards(stack.replace(".", " ")))
    drawn.bellies[seat] = bunch(belly)


def put_the_rest(drawn: Position, pile: str | None) -> None:
    drawn.pile = EMPTY if pile is None else bunch(pile)
    rest = [COPIES - count for count in every_card(drawn)]
    assert min(rest) >= 0, f"too many of {NAMES[rest.index(min(rest))]} are drawn"
    if pile is None:
        drawn.pile += gathered(rest)
    else:
        drawn.bellies[drawn.seats - 1] += gathered(rest)


def every_card(state: Position) -> list[int]:
    """Count the cards of each kind, wherever they are."""
    everything = [*state.hands, *state.bellies, state.pile, state.discard]
    found = [sum(counts_of(one)[card] for one in everything) for card in range(KINDS)]
    for card in [*state.pond, *state.thrown, state.bait, *(card for stack in state.stacks for card in stack)]:
        if card != NONE:
            found[card] += 1
    return found


def offered(state: Position, seat: int | None = None) -> list[str]:
    """List what a seat (whoever is to act, if none is named) may do, as texts."""
    seat = GAME.to_act(state)[0] if seat is None else seat
    deeds: list[Deed] = [deed for deed, _ in GAME.chances(state)] if seat == CHANCE else GAME.legal(state, seat)
    return [GAME.write(deed) for deed in deeds]


def do(state: Position, *texts: str) -> Position:
    """Do several things one after the other, each by whoever is to act first and may."""
    for text in texts:
        deed = GAME.read(text)
        seat = next(seat for seat in GAME.to_act(state) if text in offered(state, seat))
        state = GAME.apply(state, seat, deed)
    return state


def told(state: Position, text: str, viewer: int, actor: int | None = None) -> list[str]:
    """List the keys of what a viewer is told."""
    actor = GAME.to_act(state)[0] if actor is None else actor
    return [one.key for one in GAME.told(state, actor, GAME.read(text), viewer)]


def let_chance(state: Position) -> Position:
    """Let chance act, the first outcome each time, until a seat is asked or the game is over."""
    while GAME.to_act(state) == (CHANCE,):
        state = GAME.apply(state, CHANCE, GAME.chances(state)[0][0])
    return state


def shore(state: Position, seat: int) -> list[str]:
    """Write a seat's stacks as they are drawn."""
    return [".".join(NAMES[card] for card in state.stacks[stack]) for stack in state.shore(seat)]


def pond(state: Position) -> str:
    return " ".join(NAMES[card] for card in state.pond if card != NONE)


def names(pile: Bunch) -> str:
    """Write the cards of a hand, a belly or a pile."""
    return " ".join(NAMES[card] for card, count in enumerate(counts_of(pile)) for _ in range(count))


def random_step(state: Position, dice: Dice) -> Position:
    """Let whoever is to act do anything."""
    seat = dice.pick(list(GAME.to_act(state)))
    chances = GAME.chances(state)
    return GAME.apply(state, seat, dice.weighted(chances) if chances else dice.pick(GAME.legal(state, seat)))


def played(seats: int, seed: int, most: int = 10_000, **options: str) -> list[Position]:
    """Play a random game, or its beginning, and give every position of it."""
    dice, states = Dice(seed), [GAME.start(seats, options)]
    while GAME.to_act(states[-1]) and len(states) <= most:
        states.append(random_step(states[-1], dice))
    return states
