"""Positions for tests, drawn as the room draws them, and a few words to play on from them."""

from __future__ import annotations

from typing import Final

from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE
from frabjous.core.gathered import how_many
from frabjous.games.snatch_it.actions import Deed
from frabjous.games.snatch_it.bunch import Bunch, counts_of
from frabjous.games.snatch_it.cards import KINDS, NAMES, NONE
from frabjous.games.snatch_it.drawing import KIND, bunch_in, cards_in
from frabjous.games.snatch_it.rules import SnatchIt
from frabjous.games.snatch_it.state import Position, rewritten

GAME: Final = SnatchIt()


def position(text: str, *entries: str) -> Position:
    """Read a drawn position, and what else is said of it."""
    return GAME.position("; ".join([text, *entries]))


def with_pile(pile: str, text: str, *entries: str) -> Position:
    """Read a drawn position with only these cards in the pile; the last seat has eaten all that is drawn nowhere."""
    drawn = position(text, "last next", *entries)
    eaten = drawn.bellies[drawn.seats - 1] + drawn.pile - bunch(pile)
    drawn.bellies, drawn.pile = rewritten(drawn.bellies, drawn.seats - 1, eaten), bunch(pile)
    return GAME.position(str(drawn))


def bunch(text: str) -> Bunch:
    return bunch_in(text)


def cards(text: str) -> list[int]:
    """Read cards: "c2 f5 sw"."""
    return cards_in(text, KIND)


def every_card(state: Position) -> list[int]:
    """Count the cards of each kind, wherever they are."""
    everything = [*state.hands, *state.bellies, state.pile, state.discard]
    return [sum(how_many(one, card) for one in everything) + state.laid().count(card) for card in range(KINDS)]


def offered(state: Position, seat: int | None = None) -> list[str]:
    """List what a seat (whoever is to act, if none is named) may do, as texts."""
    seat = GAME.to_act(state)[0] if seat is None else seat
    deeds: list[Deed] = [deed for deed, _ in GAME.chances(state)] if seat == CHANCE else GAME.legal(state, seat)
    return [deed.text for deed in deeds]


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
