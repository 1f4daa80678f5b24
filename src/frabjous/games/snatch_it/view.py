"""The picture of Snatch It!: the pond, the shores around it, the hand, and what can be pointed at."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import Player, Said, said
from frabjous.games.snatch_it.actions import Deed
from frabjous.games.snatch_it.bunch import gathered, points_of
from frabjous.games.snatch_it.cards import KINDS, NAMES, NONE, card_said
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.terms import NOT_YET, OVER, THIS_ROUND
from frabjous.games.snatch_it.view_cards import (
    back,
    belly,
    count_disc,
    edges,
    face,
    fan,
    hit,
    lit,
    pile_look,
    rise,
)
from frabjous.games.snatch_it.view_choices import BAIT, asks, buttons, choices, stack_id
from frabjous.games.snatch_it.view_inside import (
    PEEK,
    belly_label,
    belly_listed,
    eaten,
    inside_belly,
    inside_stack,
    may_look,
    stack_label,
    stack_listed,
)
from frabjous.games.snatch_it.view_motion import whence
from frabjous.games.snatch_it.view_places import (
    CARD,
    Plan,
    Shore,
    Spot,
    bank_line,
    grass,
    plan_for,
    pond_line,
    pond_places,
    stack_places,
)
from frabjous.scene.model import Box, Disc, Line, Part, Scene, SeatBox, Shape, Thing, Use, Words
from frabjous.scene.pieces import figure

NAME_LENGTH: Final = 9  # letters that fit under a frog
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
TALL_PLANTS: Final[tuple[tuple[str, float, float, float], ...]] = (
    ("lily", 22, 0.3, 34),
    ("lily-flower", 334, 0.52, 34),
)


def scene(seen: Seen, legal: list[Deed], shape: Shape) -> Scene:
    """Draw what a seat sees, with paths of ids to each legal action."""
    plan = plan_for(seen.seats, max(seen.seat, 0), shape)
    pond = pond_cards(seen, plan)
    stacks = stack_spots(seen, plan)
    paths = choices(seen, legal)
    lit_ids = {name for choice in paths for name in choice.path}
    things = (
        *water(plan),
        *shores(seen, plan, stacks, lit_ids),
        *around(seen, plan),
        *pond_things(seen, pond, lit_ids),
        *peeks(seen, plan, stacks),
        *targets(seen, plan, pond, stacks, lit_ids),
    )
    return Scene(
        plan.width,
        plan.height,
        said("board-title", round=seen.round),
        heading(seen),
        things,
        hand(seen, lit_ids),
        tuple(seat_box(seen, seat) for seat in range(seen.seats)),
        asks(seen, legal),
        buttons(seen, legal),
        paths,
        None,
        description(seen),
    )


def heading(seen: Seen) -> Said:
    """Say which round it is, and of a game for two that it is not the official one."""
    variant = "unofficial" if seen.seats == 2 else "official"
    return said("heading", round=seen.round, last="yes" if seen.last == THIS_ROUND else "no", variant=variant)


# The ground


def water(plan: Plan) -> list[Thing]:
    """Draw the pond with its plants."""
    line = pond_line(plan.water.width, plan.water.height)
    x, y = plan.water.x, plan.water.y
    pond = [
        Thing("", x, y + plan.line * 2, (Line(line, css="bank-shade"),)),
        Thing("", x, y, (Line(line, css="pond"), Line(line, css="ripples"), Line(line, css="pond-edge"))),
    ]
    if plan.shape is Shape.TALL:
        top, height = y - plan.water.height / 2, plan.water.height
        plants = tuple((name, px, top + part * height, size) for name, px, part, size in TALL_PLANTS)
    else:
        plants = PLANTS
    return [*pond, *(Thing("", px, py, (Use(name, size),)) for name, px, py, size in plants)]


def shores(seen: Seen, plan: Plan, stacks: dict[int, Spot], lit_ids: set[str]) -> list[Thing]:
    """Draw every shore with its stacks, row after row, so that a lower one covers what sticks out of the one above."""
    found = []
    for seat in sorted(range(seen.seats), key=lambda seat: (plan.shores[seat].bank.y, plan.shores[seat].bank.x)):
        found += bank(seen, plan, seat)
        for stack in seen.shore(seat):
            found += stack_things(seen, stack, stacks[stack], lit_ids, plan)
    return found


def bank(seen: Seen, plan: Plan, seat: int) -> list[Thing]:
    """Draw a shore with its frog, its name, its hand and its belly."""
    shore = plan.shores[seat]
    area, thin = shore.bank, plan.shape is Shape.TALL
    css = ("bank-own" if seat == seen.seat else "bank") + (" now" if seat in seen.asked else "") + " thin" * thin
    line = bank_line(area.width, area.height, 0.35 if thin else 1)
    tufts = grass(area.width, area.height, 6.5 if thin else 16)
    ground = Thing("", area.x, area.y, (Line(line, css=css), Line(tufts, css="grass thin" if thin else "grass")))
    size = shore.face.scale
    frog = Thing(f"frog-{seat + 1}", shore.face.x, shore.face.y, figure("frog", seat, FROG_BROOCH, size, 0), team=seat)
    name = Words(said("plate", who=Player(seat)), css="tiny" if thin else "plate mid", most=NAME_LENGTH)
    found = [ground, frog, Thing("", shore.name.x, shore.name.y, (name,))]
    if seen.first == seat:
        found.append(me_first(shore, plan))
    return [*found, *held(seen, plan, seat), *bellies(seen, plan, seat), *thrown(seen, plan, seat)]


def me_first(shore: Shore, plan: Plan) -> Thing:
    """Mark the player who goes first in a round."""
    reach = shore.face.scale * 0.42
    look = (Disc(plan.badge * 0.9, css="badge"), Words(said("me-first-short"), y=plan.badge * 0.42, css=one_css(plan)))
    return Thing("me-first", shore.face.x - reach, shore.face.y - reach, look, said("me-first"))


def one_css(plan: Plan) -> str:
    return "one tiny mid" if plan.shape is Shape.TALL else "one mid"


def held(seen: Seen, plan: Plan, seat: int) -> list[Thing]:
    """Draw another player's hand from behind; the own one is in the tray."""
    shore, count = plan.shores[seat], seen.hands[seat]
    if seat == seen.seat:
        return []
    spot, label = shore.hand, said("hand-of", who=Player(seat), count=count)
    group = Thing(f"hand-of-{seat + 1}", spot.x, spot.y, (), label)
    if shore.fanned:
        cards = [
            Thing(f"back-{seat + 1}-{at + 1}", spot.x + across, spot.y, back(spot.scale, turn))
            for at, (across, turn) in enumerate(fan(count))
        ]
        return [group, *cards]
    disc = count_disc(str(count), plan.badge, y=50 * spot.scale, tiny=plan.shape is Shape.TALL)
    return [group, Thing(f"back-{seat + 1}-{count}", spot.x, spot.y, back(spot.scale) + disc)]


def bellies(seen: Seen, plan: Plan, seat: int) -> list[Thing]:
    """Draw a belly as thick as it is full."""
    spot, count = plan.shores[seat].belly, sum(seen.bellies[seat])
    look = belly(count, spot.scale)
    found = [Thing(f"belly-{seat + 1}", spot.x, spot.y, look, belly_label(seen, seat))]
    if seen.actor == seat and (was := whence(seen, "morsel")):
        found.append(Thing("morsel", spot.x, spot.y, back(spot.scale / 400, 8), was=was))
    return found


def thrown(seen: Seen, plan: Plan, seat: int) -> list[Thing]:
    if not seen.thrown[seat]:
        return []
    spot, name = plan.shores[seat].thrown, f"thrown-{seat + 1}"
    return [Thing(name, spot.x, spot.y, back(spot.scale, 6), said("has-thrown", who=Player(seat)))]


def around(seen: Seen, plan: Plan) -> list[Thing]:
    """Draw the pile, the discard, the stork, and the card that decides for it."""
    stork, spot = plan.stork, plan.decided
    found = [*pile(seen, plan), *discard(seen, plan), Thing("stork", stork.x, stork.y, (Use("stork", stork.scale),))]
    if seen.decided != NONE:
        label = said("decided", card=card_said(seen.decided))
        found.append(Thing("decided", spot.x, spot.y, face(seen.decided, spot.scale, 4), label))
    return found


def pile(seen: Seen, plan: Plan) -> list[Thing]:
    spot, tall = plan.pile, plan.shape is Shape.TALL
    look = pile_look(seen.pile, spot.scale) if seen.pile else ()
    found = [Thing("pile", spot.x, spot.y, look, said("pile", count=seen.pile))]
    if tall:
        found.append(Thing("", spot.x, spot.y + 30, count_disc(str(seen.pile), 12, tiny=True)))
    else:
        found.append(Thing("", spot.x, spot.y + 118, (Words(said("left", count=seen.pile), css="small mid"),)))
    if seen.last != NOT_YET:
        flag = said("last-flag", next="no" if seen.last == THIS_ROUND else "yes")
        word = Words(flag, css="tiny mid" if tall else "small mid")
        found.append(Thing("last", spot.x, spot.y + (-28 if tall else 144), (word,)))
    return found


def discard(seen: Seen, plan: Plan) -> list[Thing]:
    count = sum(seen.discard)
    if not count:
        return []
    spot, tall = plan.discard, plan.shape is Shape.TALL
    look = pile_look(min(count, 24), spot.scale)
    found = [Thing("discard", spot.x, spot.y, look, said("discard", count=count))]
    if not tall:
        found.append(Thing("", spot.x, spot.y + 74, (Words(said("discarded", count=count), css="small mid"),)))
    return found


# The pond


def pond_cards(seen: Seen, plan: Plan) -> list[tuple[str, int, Spot, float]]:
    """List what lies in the pond: id, card, place, angle; a bait that may be called out lies on the next free place."""
    cards = list(seen.pond)
    if seen.bait != NONE:
        if NONE not in cards:
            cards.append(NONE)
        free = cards.index(NONE)
        cards[free] = seen.bait
    else:
        free = NONE
    spots = pond_places(plan, len(cards))
    return [
        (BAIT if place == free else f"pond-{place + 1}", card, spots[place], ANGLES[place % len(ANGLES)])
        for place, card in enumerate(cards)
        if card != NONE
    ]


def pond_things(seen: Seen, pond: list[tuple[str, int, Spot, float]], lit_ids: set[str]) -> list[Thing]:
    found = []
    for name, card, spot, turn in pond:
        if name in lit_ids:
            found += glows(name, spot, 0, turn)
        label = said("bait-card" if name == BAIT else "pond-card", card=card_said(card))
        found.append(Thing(name, spot.x, spot.y, face(card, spot.scale, turn), label, was=whence(seen, name)))
    return found


def glows(name: str, spot: Spot, above: float, turn: float = 0) -> list[Thing]:
    """Prepare what shines around a card while it may be chosen, and once it is."""
    look = lit(spot.scale, above, turn)
    return [Thing(name, spot.x, spot.y, look, part=part) for part in (Part.GLOW, Part.CHOSEN)]


# Stacks


def stack_spots(seen: Seen, plan: Plan) -> dict[int, Spot]:
    """Find the place of every stack, by its number."""
    found: dict[int, Spot] = {}
    for seat in range(seen.seats):
        own = seen.shore(seat)
        found.update(zip(own, stack_places(plan.shores[seat], len(own)), strict=True))
    return found


def stack_things(seen: Seen, stack: int, spot: Spot, lit_ids: set[str], plan: Plan) -> list[Thing]:
    """Draw a stack: its edges, its top card, and how many cards it has."""
    name, top, cards, found = stack_id(stack), f"top-{stack + 1}", seen.stacks[stack], list[Thing]()
    if name in lit_ids:
        found += glows(name, spot, rise(len(cards), spot.scale))
    covered = cards[-2] if seen.moved == stack and len(cards) > 2 else NONE  # until it was stolen
    disc = count_disc(f"×{len(cards)}", plan.badge, 36 * spot.scale, -62 * spot.scale, tiny=plan.shape is Shape.TALL)
    look = face(cards[-1], spot.scale) + disc
    found.append(Thing(name, spot.x, spot.y, edges(len(cards), spot.scale, covered), was=whence(seen, name)))
    found.append(Thing(top, spot.x, spot.y, look, stack_label(seen, stack), was=whence(seen, top)))
    return found


# What may be pointed at


def peeks(seen: Seen, plan: Plan, stacks: dict[int, Spot]) -> list[Thing]:
    """Prepare what shows its inside to whoever points at it (F11)."""
    found = list[Thing]()
    for stack, spot in sorted(stacks.items()):
        if may_look(seen, stack):
            look = hit(spot.scale, most=elbow_room(spot, stacks)) + inside_stack(seen, stack, spot, plan)
            found.append(Thing("", spot.x, spot.y, look, css=PEEK))
    for seat in range(seen.seats):
        spot = plan.shores[seat].belly
        if eaten(seen, seat):
            look = hit(spot.scale / CARD[1]) + inside_belly(seen, seat, plan)
            found.append(Thing("", spot.x, spot.y, look, css=PEEK))
    return found


def targets(
    seen: Seen, plan: Plan, pond: list[tuple[str, int, Spot, float]], stacks: dict[int, Spot], lit_ids: set[str]
) -> list[Thing]:
    """Prepare what is tapped, focused and read aloud."""
    found = []
    for name, card, spot, turn in pond:
        if name in lit_ids:
            label = said("bait-card" if name == BAIT else "pond-card", card=card_said(card))
            found.append(Thing(name, spot.x, spot.y, hit(spot.scale, turn), label, Part.TARGET))
    for stack, spot in sorted(stacks.items()):
        name = stack_id(stack)
        if name in lit_ids:
            look = hit(spot.scale, most=elbow_room(spot, stacks)) + inside_stack(seen, stack, spot, plan)
            css = PEEK if may_look(seen, stack) else ""
            found.append(Thing(name, spot.x, spot.y, look, stack_label(seen, stack), Part.TARGET, css=css))
    return found


def elbow_room(spot: Spot, stacks: dict[int, Spot]) -> float:
    """Say how wide a stack's target may be so that its neighbours' do not reach its middle."""
    aside = [abs(other.x - spot.x) for other in stacks.values() if other.y == spot.y and other.x != spot.x]
    return 1.9 * min(aside, default=spot.x)


def hand(seen: Seen, lit_ids: set[str]) -> tuple[Thing, ...]:
    """Draw the own hand, each card with all its parts."""
    found = []
    for card in range(KINDS):
        for copy in range(seen.hand[card]):
            name, label = f"hand-{NAMES[card]}-{copy + 1}", card_said(card)
            if name in lit_ids:
                found += glows(name, Spot(0, 0), 0)
            found.append(Thing(name, 0, 0, face(card, 1), label))
            if name in lit_ids:
                found.append(Thing(name, 0, 0, (Box(108, 148, round=12, css="hit"),), label, Part.TARGET))
    return tuple(found)


# Around the board


def seat_box(seen: Seen, seat: int) -> SeatBox:
    now = seat in seen.asked
    if seen.phase == OVER:
        points = points_of(gathered(seen.bellies[seat]))
        return SeatBox(seat, said("about-over", points=points), (), False)
    return SeatBox(
        seat, said("about", hand=seen.hands[seat], stacks=len(seen.shore(seat)), now="yes" if now else "no"), (), now
    )


def description(seen: Seen) -> tuple[Said, ...]:
    """Tell the position in sentences."""
    found = [said("told-pond", card=card_said(card)) for card in seen.pond if card != NONE]
    for seat in range(seen.seats):
        found.append(said("told-seat", who=Player(seat), hand=seen.hands[seat], belly=sum(seen.bellies[seat])))
        if eaten(seen, seat):
            found.append(said("told-eaten", cards=belly_listed(seen, seat)))
        for stack in seen.shore(seat):
            top, height = card_said(seen.tops[stack]), len(seen.stacks[stack])
            found.append(said("told-stack", who=Player(seat), top=top, height=height))
            found += [said("told-within", cards=stack_listed(seen, stack))] if may_look(seen, stack) else []
    found += [
        said("told-hand", card=card_said(card), count=seen.hand[card]) for card in range(KINDS) if seen.hand[card]
    ]
    return (*found, said("told-pile", count=seen.pile))
