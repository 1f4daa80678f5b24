"""The picture of Snark!: the Ark, the hunt, the hand, and what each seat has."""

from __future__ import annotations

from functools import cache
from typing import Final

from frabjous.core.contract import NOBODY, Player, Said, listed, said
from frabjous.core.remember import remembered
from frabjous.games.snark.actions import Deed
from frabjous.games.snark.cards import BELLMAN, CARDS, crew_of, each_of
from frabjous.games.snark.notation import NOTATION
from frabjous.games.snark.observation import Seen
from frabjous.games.snark.telling import card_word, cards_listed, crew_word, told_of_pass
from frabjous.games.snark.terms import DEAD, HUNTING, LAST, LEADING, OVER, PASSING, ROUND
from frabjous.games.snark.view_ark import ark_layers, layout_for, until_provisions
from frabjous.games.snark.view_cards import CARD_LINE, bust, card_back, choosable, hit, number, stock_card
from frabjous.games.snark.view_choices import asks, buttons, choices, first_question
from frabjous.games.snark.view_hunt import asleep_things, hunt_of, hunt_things, is_hunting
from frabjous.scene.model import Ask, Box, Kit, Look, Progress, Scene, SeatBox, Shape, Thing, Use, Words
from frabjous.scene.once import RECENT
from frabjous.scene.pointing import held

WIDE: Final = (960.0, 596.0)
TALL: Final = (344.0, 378.0)  # and the hunt on top


def scene(seen: Seen, legal: list[Deed], shape: Shape) -> Scene:
    """Draw what a seat sees, with a path of ids to each legal deed."""
    tall = shape is Shape.TALL
    hunt = hunt_of(seen)
    top = hunt.height if hunt and tall else 0.0
    hunted = hunt_things(hunt, tall) if hunt else asleep_things(seen, tall)
    layers = (hunted, *ark_layers(seen, legal, layout_for(shape, top)))
    ways = choices(seen, legal)
    pointed = frozenset([name for way in ways for name in way.path])
    width, height = (TALL[0], TALL[1] + top) if tall else WIDE
    return Scene(
        width,
        height,
        said("board-title", round=seen.round),
        heading(seen),
        layers,
        hand(seen.hand, pointed),
        tuple(seat_box(seen, seat) for seat in range(seen.seats)),
        asks(seen, legal, ways, first_ask(seen, legal)),
        buttons(legal, pointed),
        ways,
        progress(seen),
        lambda: description(seen),
    )


def heading(seen: Seen) -> Said:
    """Say which round it is, or which hunt."""
    return said("heading-hunt" if is_hunting(seen) else "heading", round=seen.round + (seen.phase in (LEADING, ROUND)))


# The hand


@remembered(RECENT)
def hand(cards: tuple[int, ...], pointed: frozenset[str]) -> tuple[Thing, ...]:
    """Draw the viewer's own cards, with what is needed to choose one."""
    return tuple([part for name, card in held(cards, CARDS) for part in in_hand(name, card, name in pointed)])


@cache
def in_hand(name: str, card: int, choice: bool) -> list[Thing]:
    body = Thing(name, 0, 0, stock_card(card), card_word(card))
    return choosable(body, CARD_LINE, 1.0, hit(96, 134)) if choice else [body]


# The seats


def seat_box(seen: Seen, seat: int) -> SeatBox:
    now = seen.phase != OVER and (seen.mover == seat if seen.phase != PASSING else not seen.chosen[seat])
    out = seen.retired[seat]
    crew = tuple(crew_of(seen.holders, seat))
    has = () if out else kit(seen.warrants[seat], seen.sizes[seat], crew)
    return SeatBox(seat, about(seen, seat, crew), has, now and not out, out)


def about(seen: Seen, seat: int, crew: tuple[int, ...]) -> Said:
    """Say in a few words what a seat is at."""
    if seen.retired[seat]:
        return said("about-out")
    if seen.phase == PASSING:
        return said("about-chosen" if seen.chosen[seat] else "about-choosing", who=Player(seat))
    if seat == seen.mover and is_hunting(seen):
        return said("about-hunting")
    bellman = BELLMAN in crew
    return said("about-crew", men=len(crew) - bellman, bellman="yes" if bellman else "no")


@remembered(2000)
def kit(warrants: int, cards: int, crew: tuple[int, ...]) -> tuple[Kit, ...]:
    """Show what a seat has: Warrants, cards, the licence, its men."""
    piles = Kit((Use("warrant", 92, -8), *badge(warrants))), Kit((card_back(66, -8), *badge(cards)))
    return (*piles, *[Kit(bust(one, 50)) for one in reversed(crew)])


def badge(value: int) -> Look:
    return (Box(72, 56, 26, 30, 26, css="pill"), Words(number(value), 26, 46, css="kit-word"))


# The tray


def first_ask(seen: Seen, legal: list[Deed]) -> Ask:
    look: Look = (Use("crew-bellman", 100),)
    if legal:
        return first_question(seen, legal, look)
    if seen.phase == OVER:
        return Ask((), said("ask-over"), None, (Use("animal-snark", 100),))
    if seen.phase == PASSING:
        return Ask((), said("ask-wait-pass"), own_choice(seen), look)
    if seen.phase in (HUNTING, LAST):
        note = said("note-turning", count=seen.left)
        return Ask((), said("ask-hunt", who=Player(seen.mover)), note, (Use("animal-snark", 100),))
    if seen.mover == NOBODY:
        return Ask((), said("ask-begin"), None, look)
    return Ask((), said("ask-wait", who=Player(seen.mover)), None, look, seen.mover)


def own_choice(seen: Seen) -> Said | None:
    """Remind the viewer of what it will pass."""
    return told_of_pass(seen.seat, NOTATION.read(seen.mine), seen.seat) if seen.mine else None


def progress(seen: Seen) -> Progress | None:
    """Show how far a hunt has come."""
    if seen.phase != HUNTING:
        return None
    done = len(seen.turned)
    return Progress(done, done + seen.left, said("progress", done=done, total=done + seen.left))


# In sentences


def description(seen: Seen) -> tuple[Said, ...]:
    """Tell the position in sentences."""
    seats = [seat_sentence(seen, seat) for seat in range(seen.seats)]
    piles = said("piles", stock=seen.stock, discards=sum(seen.discards), pool=seen.pool)
    left = until_provisions(seen)
    provisions = [] if left is None else [said("provisions-in", left=left)]
    dead = [crew_word(man) for man in crew_of(seen.holders, DEAD)]
    lost = [said("the-dead", men=listed(dead))] if dead else []
    return (*seats, piles, *provisions, *lost, *own_sentences(seen))


def seat_sentence(seen: Seen, seat: int) -> Said:
    who, emblem = Player(seat), said("emblem", seat=seat + 1)
    if seen.retired[seat]:
        return said("seat-out", who=who, emblem=emblem)
    crew = crew_of(seen.holders, seat)[::-1]
    has = {"warrants": seen.warrants[seat], "cards": seen.sizes[seat]}
    if not crew:
        return said("seat-alone", who=who, emblem=emblem, **has)
    return said("seat-with", who=who, emblem=emblem, crew=listed([crew_word(one) for one in crew]), **has)


def own_sentences(seen: Seen) -> list[Said]:
    """Tell the viewer's own hand, and what it remembers of the others' (K10)."""
    if seen.seat < 0:
        return []
    mine = each_of(seen.hand)
    found = [said("your-hand", cards=cards_listed(mine))] if mine else []
    for other in range(seen.seats):
        known = [card for giver, receiver, card in seen.passed if (giver, receiver) == (seen.seat, other)]
        if known:
            found.append(said("you-know", who=Player(other), cards=cards_listed(known)))
    return found
