"""How secret choices come to light in each room, and what is promised where they do without names.

Comparing positions that differ in what is still hidden cannot show whether somebody is named afterwards: by then
nothing is hidden any more. So two seats exchange their hands and choices, and the game goes on alike in both worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contract.sights import Leak, answers, compare, compare_pictures
from contract.walks import AnyGame, Figures, Move, Position, Walk
from frabjous.core.contract import CHANCE
from frabjous.games.snatch_it.cards import NONE
from frabjous.games.snatch_it.state import Position as Pond


@dataclass(frozen=True)
class Named:
    """In this room whoever chose is named when a choice comes to light, or known beforehand."""

    because: str


@dataclass(frozen=True)
class Nameless:
    """In this room choices come to light, and nobody learns whose they were.

    `hand` gives what a seat holds; `exchanged` the position in which two seats have each other's hand and choice, or
    None where not both have chosen, or where the rules name who chose.
    """

    hand: Callable[[Position, int], object]
    exchanged: Callable[[Position, int, int], Position | None]


def food_exchanged(position: Pond, one: int, other: int) -> Pond | None:
    """Exchange what two seats hold and what they threw the stork (F12). The first pond's cards have owners (F1)."""
    if position.round == 0 or NONE in (position.thrown[one], position.thrown[other]):
        return None
    twin = position.copy()
    twin.hands = vec[i64](swapped(list(position.hands), one, other))
    twin.thrown = swapped(position.thrown, one, other)
    return twin


def swapped(of_seats: list[int], one: int, other: int) -> list[int]:
    fresh = list(of_seats)
    fresh[one], fresh[other] = of_seats[other], of_seats[one]
    return fresh


# A room that is not listed has no secret choices.
NAMING: Final[dict[str, Named | Nameless]] = {
    "snark": Named("every passed card goes from one known seat to another, and only that one ever sees it"),
    "snatch_it": Nameless(lambda position, seat: position.hands[seat], food_exchanged),
    "snit_smashing": Named("an order is read out with the name of who gave it"),
    "snits_revenge": Named("only the Bolotomus hides anything"),
}


def check_nameless(walk: Walk, naming: Nameless, figures: Figures, *, partners: int, draws: bool) -> None:
    """Had two seats held and chosen what the other did, nobody else could tell, until one of them acts or is dealt to.

    That goes for all that is told, seen and drawn, and for what chance could have done. Whoever chooses exchanges with
    so many partners who have chosen already; pictures are drawn where the promise ends, if at all.
    """
    seats = walk.setting.seats
    for number, move in enumerate(walk.moves[:-1]):
        if move.action.secret:
            rest = walk.moves[number + 1 :]
            others = [(move.actor + walk.seed + step) % seats for step in range(seats)]
            pairs = [(move.actor, other) for other in others if other != move.actor]
            worlds = [(pair, naming.exchanged(rest[0].state, *pair)) for pair in pairs]
            for pair, twin in [(pair, twin) for pair, twin in worlds if twin is not None][:partners]:
                figures.add("exchanges")
                go_on(walk, naming, rest, twin, pair, figures, draws=draws)


def go_on(
    walk: Walk,
    naming: Nameless,
    rest: tuple[Move, ...],
    twin: Position,
    pair: tuple[int, int],
    figures: Figures,
    *,
    draws: bool,
) -> None:
    """Let the same things happen in both worlds for as long as the promise holds."""
    others = [viewer for viewer in walk.setting.viewers() if viewer not in pair]
    states = [*(move.state for move in rest), walk.end]
    for number, state in enumerate(states):
        compare_worlds(walk, state, twin, others, figures)
        if state is walk.end or ends_here(naming, rest[number], states[number + 1], pair):
            if draws:
                compare_pictures(walk.setting, state, twin, others[number % len(others)])
                figures.add("pictures", 2)
            return
        compare_a_line(walk, rest[number], twin, others)
        twin = walk.setting.game.apply(twin, rest[number].actor, rest[number].action)


def ends_here(naming: Nameless, move: Move, after: Position, pair: tuple[int, int]) -> bool:
    """Say whether one of the two acts now, or is dealt to."""
    return move.actor in pair or any(naming.hand(move.state, seat) != naming.hand(after, seat) for seat in pair)


def compare_worlds(walk: Walk, state: Position, twin: Position, others: list[int], figures: Figures) -> None:
    figures.add("states")
    for viewer in others:
        compare(walk.setting, viewer, answers(walk.setting, state, viewer), answers(walk.setting, twin, viewer))
        figures.add("comparisons")


def compare_a_line(walk: Walk, move: Move, twin: Position, others: list[int]) -> None:
    """Compare what chance might do, and what the others are told of what is done."""
    game = walk.setting.game
    if move.actor == CHANCE and chances(game, move.state) != chances(game, twin):
        raise Leak(f"{walk}: what chance may do depends on who chose what")
    for viewer in others:
        told, otherwise = (game.told(state, move.actor, move.action, viewer) for state in (move.state, twin))
        if told != otherwise:
            raise Leak(f"{walk}: viewer {viewer} is told {told}, or {otherwise} had two seats exchanged their choices")


def chances(game: AnyGame, state: Position) -> list[tuple[str, int]]:
    return [(action.text, weight) for action, weight in game.chances(state)]
