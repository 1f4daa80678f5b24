"""What lies in a stack or a belly, shown when it is pointed at: to a stack's owner; with a good memory to all (F11)."""

from __future__ import annotations

from functools import reduce
from math import ceil
from typing import Final

from frabjous.core.contract import Player, Said, said
from frabjous.core.declared import Counts
from frabjous.core.remember import remembered
from frabjous.games.snatch_it.cards import card_said
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.view_cards import count_disc, symbol_of
from frabjous.games.snatch_it.view_layout import CARD, Layout, Spot
from frabjous.scene.model import Box, Look, Mark, Shape, Use
from frabjous.scene.once import RECENT

PEEK: Final = "peek"  # the class of what shows its inside when it is pointed at
ACROSS: Final = 7  # cards in a row
SCALE: Final = {Shape.WIDE: 0.6, Shape.TALL: 0.3}
GAP: Final = 1.12  # from card to card, in cards
LIFT: Final = 0.85  # how far from the middle of a thing its inside begins, in cards as large as the thing


def may_look(seen: Seen, stack: int) -> bool:
    return seen.memory or seen.owners[stack] == seen.seat


def kinds_in(belly: Counts) -> list[tuple[int, int]]:
    """List the kinds of food in a belly, and how many of each."""
    return [(card, count) for card, count in enumerate(belly) if count]


# Words


def stack_label(seat: int, cards: tuple[int, ...], *, known: bool) -> Said:
    """Say whose a stack is, and how high; to whoever may look, what is in it."""
    if not known:
        return said("stack-of", who=Player(seat), top=card_said(cards[-1]), height=len(cards))
    return said("stack-with", who=Player(seat), height=len(cards), cards=stack_listed(cards))


def belly_label(seat: int, belly: Counts, *, known: bool) -> Said:
    if not known or not any(belly):
        return said("belly-of", who=Player(seat), count=sum(belly))
    return said("belly-with", who=Player(seat), count=sum(belly), cards=belly_listed(belly))


@remembered(RECENT)
def stack_listed(cards: tuple[int, ...]) -> Said:
    return in_a_row([card_said(card) for card in cards])


def belly_listed(belly: Counts) -> Said:
    return in_a_row([said("counted", count=many, card=card_said(card)) for card, many in kinds_in(belly)])


def in_a_row(words: list[Said]) -> Said:
    """Name cards as they lie: "a, b, c"."""
    return reduce(lambda some, one: said("list-more", some=some, one=one), words)


# Looks


def inside_stack(cards: tuple[int, ...], spot: Spot, layout: Layout) -> Look:
    """Show the cards of a stack from its lowest to its top, or nothing to whoever may not look."""
    return row_of(tuple([(card, 1) for card in cards]), spot, layout) if cards else ()


def inside_belly(belly: Counts, seat: int, layout: Layout) -> Look:
    """Show the kinds in a belly and how many there are of each."""
    spot = layout.shores[seat].belly
    return row_of(tuple(kinds_in(belly)), Spot(spot.x, spot.y, spot.scale / CARD[0]), layout)


@remembered(2000)
def row_of(cards: tuple[tuple[int, int], ...], spot: Spot, layout: Layout) -> Look:
    """Lay cards side by side on a sheet of paper: above the thing if there is room, otherwise below it."""
    scale = SCALE[layout.shape]
    step, down = CARD[0] * scale * GAP, CARD[1] * scale * GAP
    columns, rows = min(len(cards), ACROSS), ceil(len(cards) / ACROSS)
    width, height = (columns + 0.3) * step, (rows + 0.2) * down
    aside = min(max(spot.x, width / 2), layout.width - width / 2) - spot.x
    away = CARD[1] * spot.scale * LIFT + height / 2
    up = -away if spot.y - away - height / 2 > 0 else away
    marks: list[Mark] = [Box(width, height, aside, up, 10 * scale, css="mat inside")]
    for at, (card, count) in enumerate(cards):
        row, column = divmod(at, ACROSS)
        x, y = aside + (column - (columns - 1) / 2) * step, up + (row - (rows - 1) / 2) * down
        marks.append(Use(symbol_of(card), CARD[0] * scale, x, y, CARD[1] * scale, css="inside"))
        if count > 1:
            marks += count_disc(f"×{count}", layout.badge, x, y + down * 0.3, tiny=layout.tall, css=" inside")
    return tuple(marks)
