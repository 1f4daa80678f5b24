"""What lies in the pond, on the shores and in the hand of Snatch It!, and what of it can be pointed at."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeAlias

from frabjous.core.contract import Said, said
from frabjous.core.declared import Counts
from frabjous.core.remember import remembered
from frabjous.games.snatch_it import view_inside as inside
from frabjous.games.snatch_it import view_layout as layouts
from frabjous.games.snatch_it.cards import NAMES, NONE, card_said
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.view_cards import count_disc, edges, face, hit, ring, rise
from frabjous.games.snatch_it.view_choices import BAIT, stack_id
from frabjous.games.snatch_it.view_layout import Layout, Spot
from frabjous.scene import pointing
from frabjous.scene.model import Look, Part, Thing
from frabjous.scene.once import RECENT

ANGLES: Final = (-2.6, 0.4, -1.3, 1.0, 1.3, -4.3, -4.9, 2.4, -0.6, 3.1, -3.2, 1.8)  # of the pond's places

Came: TypeAlias = tuple[tuple[str, str], ...]  # ids of what has moved, each with the one it had before


class Food(NamedTuple):
    """A card or a stack that may be pointed at."""

    id: str
    spot: Spot
    label: Said
    turn: float = 0
    card: int = NONE  # in the pond
    was: str = ""  # before the latest deed


@remembered(RECENT)
def in_the_pond(pond: tuple[int, ...], bait: int, came: Came, layout: Layout) -> list[Food]:
    """List what lies in the pond; a bait that may be called out lies on the next free place."""
    cards, free, were = list(pond), NONE, dict(came)
    if bait != NONE:
        free = [*cards, NONE].index(NONE)
        cards[free : free + 1] = [bait]
    found = []
    for place, spot in enumerate(layouts.pond_places(layout, len(cards))[: len(cards)]):
        card = cards[place]
        if card != NONE:
            name, key = (BAIT, "bait-card") if place == free else (f"pond-{place + 1}", "pond-card")
            label, turn = said(key, card=card_said(card)), ANGLES[place % len(ANGLES)]
            found.append(Food(name, spot, label, turn, card, were.get(name, "")))
    return found


@remembered(4000)
def pond_card(food: Food, lit: bool) -> list[Thing]:
    spot = food.spot
    look = face(food.card, spot.scale, food.turn)
    return [*glows(food, 0, lit), Thing(food.id, spot.x, spot.y, look, food.label, was=food.was)]


Pile: TypeAlias = tuple[Food, tuple[str, str], tuple[int, int, int]]


class Stacks:
    """Every stack with its place; the same for every picture in which none has changed."""

    def __init__(self, by_seat: list[list[int]], piles: dict[int, Pile], open_to: dict[int, tuple[int, ...]]) -> None:
        self.by_seat: Final = by_seat
        # By the stacks' numbers: what is pointed at, its top card's id and the one it had before, and what is seen of
        # it: how many cards, the top one, and one that has just been covered.
        self.piles: Final = piles
        self.open_to: Final = open_to  # the cards of those that the viewer may look at


def on_the_shores(seen: Seen, came: Came, layout: Layout) -> Stacks:
    """Find the place of every stack."""
    looks = tuple([inside.may_look(seen, stack) for stack in range(len(seen.owners))])
    return stacked(seen.owners, seen.stacks, seen.moved, looks, came, layout)


@remembered(RECENT)
def stacked(
    owners: tuple[int, ...],
    stacks: tuple[tuple[int, ...], ...],
    moved: int,
    looks: tuple[bool, ...],
    came: Came,
    layout: Layout,
) -> Stacks:
    were, found = dict(came), dict[int, Pile]()
    by_seat: list[list[int]] = [[] for _ in layout.shores]
    for stack, owner in enumerate(owners):
        if owner >= 0:
            by_seat[owner].append(stack)
    for seat, own in enumerate(by_seat):
        for stack, spot in zip(own, layouts.stack_places(layout.shores[seat], len(own)), strict=True):
            name, top, cards = stack_id(stack), f"top-{stack + 1}", stacks[stack]
            food = Food(name, spot, inside.stack_label(seat, cards, known=looks[stack]), was=were.get(name, ""))
            covered = cards[-2] if moved == stack and len(cards) > 2 else NONE  # it was the top until the theft
            found[stack] = (food, (top, were.get(top, "")), (len(cards), cards[-1], covered))
    piles = dict(sorted(found.items()))
    return Stacks(by_seat, piles, {stack: stacks[stack] for stack in piles if looks[stack]})


@remembered(4000)
def stack_things(
    layout: Layout, food: Food, top: tuple[str, str], cards: tuple[int, int, int], lit: bool
) -> list[Thing]:
    """Draw a stack: its edges, its top card, and how many cards it has."""
    (name, was), (height, card, covered), spot = top, cards, food.spot
    right = min(36 * spot.scale, layout.width - spot.x - 1.6 * layout.badge)  # inside the picture
    disc = count_disc(f"×{height}", layout.badge, right, -62 * spot.scale, tiny=layout.tall)
    return [
        *glows(food, rise(height, spot.scale), lit),
        Thing(food.id, spot.x, spot.y, edges(height, spot.scale, covered), was=food.was),
        Thing(name, spot.x, spot.y, face(card, spot.scale) + disc, food.label, was=was),
    ]


@remembered(RECENT)
def hand(cards: Counts, lit: frozenset[str]) -> tuple[Thing, ...]:
    """Draw the own hand, each card with all its parts."""
    return tuple([part for name, card in pointing.held(cards, NAMES) for part in in_hand(name, card, name in lit)])


@cache
def in_hand(name: str, card: int, lit: bool) -> list[Thing]:
    food = Food(name, Spot(0, 0), card_said(card))
    body = Thing(name, 0, 0, face(card, 1), food.label)
    return [*glows(food, 0, lit), body, Thing(name, 0, 0, hit(1), food.label, Part.TARGET)] if lit else [body]


# What may be pointed at


def glows(food: Food, above: float, lit: bool) -> list[Thing]:
    """Prepare what shines around a card while it may be chosen, and once it is."""
    if not lit:
        return []
    look = ring(food.spot.scale, above, food.turn)
    return [Thing(food.id, food.spot.x, food.spot.y, look, part=part) for part in (Part.GLOW, Part.CHOSEN)]


@remembered(RECENT)
def peeks(layout: Layout, stacks: Stacks, bellies: tuple[Counts, ...]) -> list[Thing]:
    """Prepare what shows its inside to whoever points at it (F11)."""
    found = []
    for stack in stacks.open_to:
        spot = stacks.piles[stack][0].spot
        found.append(Thing("", spot.x, spot.y, hit_stack(layout, stack, stacks), css=inside.PEEK))
    for seat, eaten in enumerate(bellies):
        spot = layout.shores[seat].belly
        if any(eaten):
            look = hit(spot.scale / layouts.CARD[1]) + inside.inside_belly(eaten, seat, layout)
            found.append(Thing("", spot.x, spot.y, look, css=inside.PEEK))
    return found


def targets(layout: Layout, pond: list[Food], stacks: Stacks, lit: frozenset[str]) -> list[Thing]:
    """Prepare what is tapped, focused and read aloud."""
    found = [(food, hit(food.spot.scale, food.turn), "") for food in pond if food.id in lit]
    for stack, (food, _, _) in stacks.piles.items():
        if food.id in lit:
            found.append((food, hit_stack(layout, stack, stacks), inside.PEEK if stack in stacks.open_to else ""))
    return [
        Thing(food.id, food.spot.x, food.spot.y, look, food.label, Part.TARGET, css=css) for food, look, css in found
    ]


def hit_stack(layout: Layout, stack: int, stacks: Stacks) -> Look:
    """Give what is tapped of a stack, not so wide that it reaches a neighbour's middle, with the stack's inside."""
    spot, others = stacks.piles[stack][0].spot, [food.spot for food, _, _ in stacks.piles.values()]
    aside = [abs(other.x - spot.x) for other in others if other.y == spot.y and other.x != spot.x]
    within = inside.inside_stack(stacks.open_to.get(stack, ()), spot, layout)
    return hit(spot.scale, most=1.9 * min(aside, default=spot.x)) + within
