"""The picture of Snatch It!: the pond, the shores around it, and all that lies there."""

from __future__ import annotations

from functools import cache
from typing import Final

from frabjous.core.contract import Player, Said, said
from frabjous.core.declared import Counts
from frabjous.core.gathered import gathered
from frabjous.core.remember import remembered
from frabjous.games.snatch_it import view_inside as inside
from frabjous.games.snatch_it import view_layout as layouts
from frabjous.games.snatch_it.actions import Deed
from frabjous.games.snatch_it.bunch import points_of
from frabjous.games.snatch_it.cards import NONE, card_said
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.terms import NOT_YET, OVER, THIS_ROUND
from frabjous.games.snatch_it.view_cards import back, belly, count_disc, face, fan, pile_look
from frabjous.games.snatch_it.view_choices import asks, buttons, choices, stack_id
from frabjous.games.snatch_it.view_food import (
    Stacks,
    hand,
    in_the_pond,
    on_the_shores,
    peeks,
    pond_card,
    stack_things,
    targets,
)
from frabjous.games.snatch_it.view_layout import CROWD, Layout, Spot
from frabjous.games.snatch_it.view_motion import whence
from frabjous.scene.model import Disc, Look, Scene, SeatBox, Shape, Stroke, Thing, Use, Words
from frabjous.scene.names import SHORT
from frabjous.scene.once import RECENT
from frabjous.scene.pieces import figure

NOT_SHOWN: Final = -1
FROG_BROOCH: Final = (50, 85, 13)
# What grows in and around the pond: symbol, x, y, size. On a phone y is a part of the pond's height.
PLANTS: Final[tuple[tuple[str, float, float, float], ...]] = (
    ("reed", 150, 310, 150),
    ("lily", 250, 345, 110),
    ("lily-flower", 246, 530, 120),
    ("lily", 1150, 560, 86),
    ("reed", 1256, 310, 120),
)
TALL_PLANTS: Final = (("lily", 22, 0.3, 34), ("lily-flower", 334, 0.52, 34))


def scene(seen: Seen, legal: list[Deed], shape: Shape) -> Scene:
    """Draw what a seat sees, with paths of ids to each legal action."""
    layout = layouts.layout_for(seen.seats, max(seen.seat, 0), shape)
    were = whence(seen)
    came = tuple(were.items())
    pond, stacks = in_the_pond(seen.pond, seen.bait, came, layout), on_the_shores(seen, came, layout)
    paths = choices(seen, legal)
    lit = frozenset([name for choice in paths for name in choice.path])
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
        hand(seen.hand, lit),
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


def shores(seen: Seen, layout: Layout, stacks: Stacks, lit: frozenset[str], were: dict[str, str]) -> list[Thing]:
    """Draw every shore with its stacks, row after row."""
    found: list[Thing] = []
    for seat in row_by_row(layout):
        hand = NOT_SHOWN if seat == seen.seat else seen.hands[seat]
        states = (seat in seen.asked, seen.first == seat, seen.thrown[seat])
        found += around_a_frog(layout, seat, hand, seen.bellies[seat], seen.memory, states)
        if seen.actor == seat and "morsel" in were:
            found.append(morsel(layout, seat, were["morsel"]))
        for stack in stacks.by_seat[seat]:
            found += stack_things(layout, *stacks.piles[stack], stack_id(stack) in lit)
    return found


@remembered(2000)
def around_a_frog(
    layout: Layout, seat: int, hand: int, belly: Counts, known: bool, states: tuple[bool, bool, bool]
) -> list[Thing]:
    """Draw a shore without its stacks; a viewer's own hand is in the tray."""
    own, (now, first, has_thrown) = hand == NOT_SHOWN, states
    return [
        *bank(layout, seat, own, now, first),
        *([] if own else held(layout, seat, hand)),
        eaten(layout, seat, sum(belly), inside.belly_label(seat, belly, known=known)),
        *(thrown(layout, seat) if has_thrown else []),
    ]


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


def held(layout: Layout, seat: int, count: int) -> list[Thing]:
    """Draw another player's hand from behind; the own one is in the tray."""
    spot, name = layout.shores[seat].hand, f"back-{seat + 1}"
    group = Thing(f"hand-of-{seat + 1}", spot.x, spot.y, (), said("hand-of", who=Player(seat), count=count))
    if not layout.shores[seat].fanned:
        disc = count_disc(str(count), layout.badge, y=50 * spot.scale, tiny=layout.tall)
        return [group, Thing(f"{name}-{count}", spot.x, spot.y, back(spot.scale) + disc)]
    spread = enumerate(fan(count))
    return [group, *(Thing(f"{name}-{at + 1}", spot.x + x, spot.y, back(spot.scale, turn)) for at, (x, turn) in spread)]


def eaten(layout: Layout, seat: int, count: int, label: Said) -> Thing:
    """Draw a belly as thick as it is full."""
    spot = layout.shores[seat].belly
    return Thing(f"belly-{seat + 1}", spot.x, spot.y, belly(count, spot.scale), label)


def morsel(layout: Layout, seat: int, was: str) -> Thing:
    spot = layout.shores[seat].belly
    return Thing("morsel", spot.x, spot.y, back(spot.scale / 400, 8), was=was)


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
    found = [*told_of_pond(seen.pond)]
    for seat in range(seen.seats):
        found += told_of_seat(seat, seen.hands[seat], seen.bellies[seat], seen.memory)
        for stack, owner in enumerate(seen.owners):
            if owner == seat:
                found += told_of_stack(seat, seen.stacks[stack], known=inside.may_look(seen, stack))
    return (*found, *told_of_hand(seen.hand), said("told-pile", count=seen.pile))


@remembered(RECENT)
def told_of_pond(pond: tuple[int, ...]) -> list[Said]:
    cards = [card_said(card) for card in pond if card != NONE]
    return [said("told-pond", cards=inside.in_a_row(cards))] if cards else []


@remembered(RECENT)
def told_of_seat(seat: int, hand: int, belly: Counts, known: bool) -> list[Said]:
    has = said("told-seat", who=Player(seat), hand=hand, belly=sum(belly))
    return [has, said("told-eaten", cards=inside.belly_listed(belly))] if known and any(belly) else [has]


@remembered(RECENT)
def told_of_stack(seat: int, cards: tuple[int, ...], *, known: bool) -> list[Said]:
    top = said("told-stack", who=Player(seat), top=card_said(cards[-1]), height=len(cards))
    return [top, said("told-within", cards=inside.stack_listed(cards))] if known else [top]


@remembered(RECENT)
def told_of_hand(hand: Counts) -> list[Said]:
    cards = [counted(card, count) for card, count in enumerate(hand) if count]
    return [said("told-hand", cards=inside.in_a_row(cards))] if cards else []
