"""The picture of Snatch It!: the pond, the shores around it, the hand, and what can be pointed at."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeAlias

from frabjous.core.contract import Player, Said, said
from frabjous.core.declared import Counts
from frabjous.core.gathered import gathered
from frabjous.core.remember import remembered
from frabjous.games.snatch_it import view_inside as inside
from frabjous.games.snatch_it import view_layout as layouts
from frabjous.games.snatch_it.actions import Deed
from frabjous.games.snatch_it.bunch import points_of
from frabjous.games.snatch_it.cards import NAMES, NONE, card_said
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.terms import NOT_YET, OVER, THIS_ROUND
from frabjous.games.snatch_it.view_cards import back, belly, count_disc, edges, face, fan, hit, pile_look, ring, rise
from frabjous.games.snatch_it.view_choices import BAIT, asks, buttons, choices, stack_id
from frabjous.games.snatch_it.view_layout import CROWD, Layout, Spot
from frabjous.games.snatch_it.view_motion import whence
from frabjous.scene import pointing
from frabjous.scene.model import Disc, Look, Part, Scene, SeatBox, Shape, Stroke, Thing, Use, Words
from frabjous.scene.names import SHORT
from frabjous.scene.once import RECENT
from frabjous.scene.pieces import figure

FROG_BROOCH: Final = (50, 85, 13)
ANGLES: Final = (-2.6, 0.4, -1.3, 1.0, 1.3, -4.3, -4.9, 2.4, -0.6, 3.1, -3.2, 1.8)  # of the pond's places
# What grows in and around the pond: symbol, x, y, size. On a phone y is a part of the pond's height.
PLANTS: Final[tuple[tuple[str, float, float, float], ...]] = (
    ("reed", 150, 310, 150),
    ("lily", 250, 345, 110),
    ("lily-flower", 246, 530, 120),
    ("lily", 1150, 560, 86),
    ("reed", 1256, 310, 120),
)
TALL_PLANTS: Final = (("lily", 22, 0.3, 34), ("lily-flower", 334, 0.52, 34))


class Food(NamedTuple):
    """A card or a stack that may be pointed at."""

    id: str
    spot: Spot
    label: Said
    turn: float = 0
    card: int = NONE  # in the pond
    was: str = ""  # before the latest deed


def scene(seen: Seen, legal: list[Deed], shape: Shape) -> Scene:
    """Draw what a seat sees, with paths of ids to each legal action."""
    layout = layouts.layout_for(seen.seats, max(seen.seat, 0), shape)
    were = whence(seen)
    came = tuple(were.items())
    pond, stacks = in_the_pond(seen.pond, seen.bait, came, layout), on_the_shores(seen, came, layout)
    paths = choices(seen, legal)
    lit = {name for choice in paths for name in choice.path}
    layers = (
        water(layout),
        shores(seen, layout, stacks, lit, were),
        around(seen, layout),
        [thing for food in pond for thing in pond_card(food, food.id in lit)],
        peeks(layout, stacks, seen.bellies if seen.memory else ()),
        targets(layout, pond, stacks, lit) if lit else (),
    )
    return Scene(
        layout.width,
        layout.height,
        said("board-title", round=seen.round),
        heading(seen),
        layers,
        hand(seen, lit),
        tuple(seat_box(seen, seat) for seat in range(seen.seats)),
        asks(seen, legal, paths),
        buttons(seen, legal),
        paths,
        None,
        lambda: description(seen),
    )


def heading(seen: Seen) -> Said:
    """Say which round it is, and of a game for two that it is not the official one."""
    variant = "unofficial" if seen.seats == 2 else "official"
    return said("heading", round=seen.round, last="yes" if seen.last == THIS_ROUND else "no", variant=variant)


# The ground


@cache
def water(layout: Layout) -> list[Thing]:
    """Draw the pond with its plants."""
    x, y, height = layout.water.x, layout.water.y, layout.water.height
    line = layouts.pond_line(layout.water.width, height)
    shade = Thing("", x, y + layout.line * 2, (Stroke(line, css="bank-shade"),))
    pond = Thing("", x, y, tuple(Stroke(line, css=css) for css in ("pond", "ripples", "pond-edge")))
    plants = PLANTS
    if layout.tall:
        plants = tuple((name, px, y - height / 2 + part * height, size) for name, px, part, size in TALL_PLANTS)
    return [shade, pond, *(Thing("", px, py, (Use(name, size),)) for name, px, py, size in plants)]


@cache
def row_by_row(layout: Layout) -> list[int]:
    """Put the seats in the order of their shores, so that a lower one covers what sticks out of the one above."""
    banks = [shore.bank for shore in layout.shores]
    return sorted(range(len(banks)), key=lambda seat: (banks[seat].y, banks[seat].x))


def shores(seen: Seen, layout: Layout, stacks: Stacks, lit: set[str], were: dict[str, str]) -> list[Thing]:
    """Draw every shore with its stacks, row after row."""
    found = []
    for seat in row_by_row(layout):
        now, full = seat in seen.asked, sum(seen.bellies[seat])
        found += bank(layout, seat, seat == seen.seat, now, seen.first == seat)
        if seat != seen.seat:
            found += held(layout, seat, seen.hands[seat])
        found.append(eaten(layout, seat, full, inside.belly_label(seat, seen.bellies[seat], known=seen.memory)))
        if seen.actor == seat and "morsel" in were:
            found.append(morsel(layout, seat, were["morsel"]))
        found += thrown(layout, seat) if seen.thrown[seat] else []
        for stack in stacks.by_seat[seat]:
            food, cards = stacks.foods[stack], seen.stacks[stack]
            covered = cards[-2] if seen.moved == stack and len(cards) > 2 else NONE  # it was the top until the theft
            top, was = f"top-{stack + 1}", were.get(f"top-{stack + 1}", "")
            found += stack_things(layout, food, (top, was), (len(cards), cards[-1], covered), food.id in lit)
    return found


@cache
def bank(layout: Layout, seat: int, own: bool, now: bool, first: bool) -> list[Thing]:
    """Draw a shore with its frog and its name."""
    shore, thin = layout.shores[seat], layout.tall
    area, frog = shore.bank, shore.face
    css = ("bank-own" if own else "bank") + " now" * now + " thin" * thin
    line = layouts.bank_line(area.width, area.height, 0.35 if thin else 1)
    tufts = layouts.grass(area.width, area.height, 6.5 if thin else 16)
    whose = said("plate", who=Player(seat))
    name = Words(whose, css="tiny" if thin else "plate mid", most=SHORT)
    return [
        Thing("", area.x, area.y, (Stroke(line, css=css), Stroke(tufts, css="grass" + " thin" * thin))),
        Thing(f"frog-{seat + 1}", frog.x, frog.y, figure("frog", seat, FROG_BROOCH, frog.scale, 0), whose, team=seat),
        Thing("", shore.name.x, shore.name.y, (name,)),
        *([me_first(frog, layout)] if first else []),
    ]


def me_first(frog: Spot, layout: Layout) -> Thing:
    """Mark the player who goes first in a round."""
    reach = frog.scale * 0.42
    one = Words(said("me-first-short"), y=layout.badge * 0.42, css="one tiny mid" if layout.tall else "one mid")
    look = (Disc(layout.badge * 0.9, css="badge"), one)
    return Thing("me-first", frog.x - reach, frog.y - reach, look, said("me-first"))


@cache
def held(layout: Layout, seat: int, count: int) -> list[Thing]:
    """Draw another player's hand from behind; the own one is in the tray."""
    spot, name = layout.shores[seat].hand, f"back-{seat + 1}"
    group = Thing(f"hand-of-{seat + 1}", spot.x, spot.y, (), said("hand-of", who=Player(seat), count=count))
    if not layout.shores[seat].fanned:
        disc = count_disc(str(count), layout.badge, y=50 * spot.scale, tiny=layout.tall)
        return [group, Thing(f"{name}-{count}", spot.x, spot.y, back(spot.scale) + disc)]
    spread = enumerate(fan(count))
    return [group, *(Thing(f"{name}-{at + 1}", spot.x + x, spot.y, back(spot.scale, turn)) for at, (x, turn) in spread)]


@remembered(2000)
def eaten(layout: Layout, seat: int, count: int, label: Said) -> Thing:
    """Draw a belly as thick as it is full."""
    spot = layout.shores[seat].belly
    return Thing(f"belly-{seat + 1}", spot.x, spot.y, belly(count, spot.scale), label)


def morsel(layout: Layout, seat: int, was: str) -> Thing:
    spot = layout.shores[seat].belly
    return Thing("morsel", spot.x, spot.y, back(spot.scale / 400, 8), was=was)


@cache
def thrown(layout: Layout, seat: int) -> list[Thing]:
    spot, label = layout.shores[seat].thrown, said("has-thrown", who=Player(seat))
    return [Thing(f"thrown-{seat + 1}", spot.x, spot.y, back(spot.scale, 6), label)]


def around(seen: Seen, layout: Layout) -> list[Thing]:
    """Draw the pile, the discard, the stork, and the card that decides for it."""
    decided = [] if seen.decided == NONE else [deciding(layout, seen.decided)]
    return [*piles(layout, seen.pile, seen.last, sum(seen.discard)), stork(layout), *decided]


@cache
def stork(layout: Layout) -> Thing:
    return Thing("stork", layout.stork.x, layout.stork.y, (Use("stork", layout.stork.scale),))


@cache
def deciding(layout: Layout, card: int) -> Thing:
    spot = layout.decided
    return Thing("decided", spot.x, spot.y, face(card, spot.scale, 4), said("decided", card=card_said(card)))


@remembered(RECENT)
def piles(layout: Layout, left: int, last: int, thrown_away: int) -> list[Thing]:
    return [*pile(layout, left, last), *(discard(layout, thrown_away) if thrown_away else [])]


def pile(layout: Layout, cards: int, last: int) -> list[Thing]:
    spot, tall = layout.pile, layout.tall
    look = pile_look(cards, spot.scale) if cards else ()
    left: Look = (Words(said("left", count=cards), css="small mid"),)
    count = count_disc(str(cards), 12, tiny=True) if tall else left
    found = [
        Thing("pile", spot.x, spot.y, look, said("pile", count=cards)),
        Thing("", spot.x, spot.y + (30 if tall else 118), count),
    ]
    return found if last == NOT_YET else [*found, last_flag(layout, last)]


def last_flag(layout: Layout, last: int) -> Thing:
    """Say that the last round is near, beside the pile; between five opponents' shores there is little room for it."""
    flag = said("last-flag", next="no" if last == THIS_ROUND else "yes")
    spot = layout.pile
    if not layout.tall:
        return Thing("last", spot.x, spot.y + 144, (Words(flag, x=80, css="small ends", space=200, size=20),))
    crowded = len(layout.shores) > CROWD
    word = Words(flag, x=31, css="tiny mid", space=112, size=13) if crowded else Words(flag, x=20, css="tiny ends")
    return Thing("last", spot.x, spot.y - 28, (word,))


def discard(layout: Layout, count: int) -> list[Thing]:
    spot = layout.discard
    found = [Thing("discard", spot.x, spot.y, pile_look(min(count, 24), spot.scale), said("discard", count=count))]
    if not layout.tall:
        found.append(Thing("", spot.x, spot.y + 74, (Words(said("discarded", count=count), css="small mid"),)))
    return found


# Food


Came: TypeAlias = tuple[tuple[str, str], ...]  # ids of what has moved, each with the one it had before


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


class Stacks:
    """Every stack with its place; the same for every picture in which none has changed."""

    def __init__(self, by_seat: list[list[int]], foods: dict[int, Food], open_to: dict[int, tuple[int, ...]]) -> None:
        self.by_seat: Final = by_seat
        self.foods: Final = foods  # by the stacks' numbers
        self.open_to: Final = open_to  # the cards of those that the viewer may look at


def on_the_shores(seen: Seen, came: Came, layout: Layout) -> Stacks:
    """Find the place of every stack."""
    looks = tuple([inside.may_look(seen, stack) for stack in range(len(seen.owners))])
    return stacked(seen.owners, seen.stacks, looks, came, layout)


@remembered(RECENT)
def stacked(
    owners: tuple[int, ...], stacks: tuple[tuple[int, ...], ...], looks: tuple[bool, ...], came: Came, layout: Layout
) -> Stacks:
    were, found = dict(came), dict[int, Food]()
    by_seat = [[stack for stack, owner in enumerate(owners) if owner == seat] for seat in range(len(layout.shores))]
    for seat, own in enumerate(by_seat):
        for stack, spot in zip(own, layouts.stack_places(layout.shores[seat], len(own)), strict=True):
            name, label = stack_id(stack), inside.stack_label(seat, stacks[stack], known=looks[stack])
            found[stack] = Food(name, spot, label, was=were.get(name, ""))
    foods = dict(sorted(found.items()))
    return Stacks(by_seat, foods, {stack: stacks[stack] for stack in foods if looks[stack]})


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


def hand(seen: Seen, lit: set[str]) -> tuple[Thing, ...]:
    """Draw the own hand, each card with all its parts."""
    return tuple([part for name, card in pointing.held(seen.hand, NAMES) for part in in_hand(name, card, name in lit)])


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
        spot = stacks.foods[stack].spot
        found.append(Thing("", spot.x, spot.y, hit_stack(layout, stack, stacks), css=inside.PEEK))
    for seat, eaten in enumerate(bellies):
        spot = layout.shores[seat].belly
        if any(eaten):
            look = hit(spot.scale / layouts.CARD[1]) + inside.inside_belly(eaten, seat, layout)
            found.append(Thing("", spot.x, spot.y, look, css=inside.PEEK))
    return found


def targets(layout: Layout, pond: list[Food], stacks: Stacks, lit: set[str]) -> list[Thing]:
    """Prepare what is tapped, focused and read aloud."""
    found = [(food, hit(food.spot.scale, food.turn), "") for food in pond if food.id in lit]
    for stack, food in stacks.foods.items():
        if food.id in lit:
            found.append((food, hit_stack(layout, stack, stacks), inside.PEEK if stack in stacks.open_to else ""))
    return [
        Thing(food.id, food.spot.x, food.spot.y, look, food.label, Part.TARGET, css=css) for food, look, css in found
    ]


def hit_stack(layout: Layout, stack: int, stacks: Stacks) -> Look:
    """Give what is tapped of a stack, not so wide that it reaches a neighbour's middle, with the stack's inside."""
    spot, others = stacks.foods[stack].spot, [food.spot for food in stacks.foods.values()]
    aside = [abs(other.x - spot.x) for other in others if other.y == spot.y and other.x != spot.x]
    within = inside.inside_stack(stacks.open_to.get(stack, ()), spot, layout)
    return hit(spot.scale, most=1.9 * min(aside, default=spot.x)) + within


# Around the board


def seat_box(seen: Seen, seat: int) -> SeatBox:
    if seen.phase == OVER:
        return SeatBox(seat, said("about-over", points=points_of(gathered(seen.bellies[seat]))), (), False)
    now, stacks = seat in seen.asked, seen.owners.count(seat)
    about = said("about", who=Player(seat), hand=seen.hands[seat], stacks=stacks, now="yes" if now else "no")
    return SeatBox(seat, about, (), now)


def counted(card: int, count: int) -> Said:
    return card_said(card) if count == 1 else said("counted", count=count, card=card_said(card))


def description(seen: Seen) -> tuple[Said, ...]:
    """Tell the position in sentences."""
    pond = [card_said(card) for card in seen.pond if card != NONE]
    found = [said("told-pond", cards=inside.in_a_row(pond))] if pond else []
    for seat in range(seen.seats):
        bellies = seen.bellies[seat]
        found.append(said("told-seat", who=Player(seat), hand=seen.hands[seat], belly=sum(bellies)))
        if seen.memory and any(bellies):
            found.append(said("told-eaten", cards=inside.belly_listed(bellies)))
        for stack, owner in enumerate(seen.owners):
            if owner == seat:
                found += told_of_stack(seat, seen.stacks[stack], known=inside.may_look(seen, stack))
    hand = [counted(card, count) for card, count in enumerate(seen.hand) if count]
    found += [said("told-hand", cards=inside.in_a_row(hand))] if hand else []
    return (*found, said("told-pile", count=seen.pile))


@remembered(RECENT)
def told_of_stack(seat: int, cards: tuple[int, ...], *, known: bool) -> list[Said]:
    top = said("told-stack", who=Player(seat), top=card_said(cards[-1]), height=len(cards))
    return [top, said("told-within", cards=inside.stack_listed(cards))] if known else [top]
