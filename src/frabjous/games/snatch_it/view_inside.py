"""What lies in a stack or a belly, shown when it is pointed at: to a stack's owner; with a good memory to all (F11)."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from math import ceil
from typing import Final

from frabjous.core.contract import Player, Said, said
from frabjous.core.remember import remembered
from frabjous.games.snatch_it.cards import card_said
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.view_cards import count_disc, symbol_of
from frabjous.games.snatch_it.view_layout import CARD, Layout, Spot
from frabjous.scene.model import Box, Look, Mark, Shape, Use

PEEK: Final = "peek"  # the class of what shows its inside when it is pointed at
ACROSS: Final = 7  # cards in a row
SCALE: Final = {Shape.WIDE: 0.6, Shape.TALL: 0.3}
GAP: Final = 1.12  # from card to card, in cards
LIFT: Final = 0.85  # how far from the middle of a thing its inside begins, in cards as large as the thing


def may_look(seen: Seen, stack: int) -> bool:
    return seen.memory or seen.owners[stack] == seen.seat


def eaten(seen: Seen, seat: int) -> dict[int, int]:
    """Give what everybody may look at in a belly: kinds and how many of each."""
    return {card: count for card, count in enumerate(seen.bellies[seat]) if count} if seen.memory else {}


# Words


def stack_label(seen: Seen, stack: int) -> Said:
    who, height = Player(seen.owners[stack]), len(seen.stacks[stack])
    if not may_look(seen, stack):
        return said("stack-of", who=who, top=card_said(seen.tops[stack]), height=height)
    return said("stack-with", who=who, height=height, cards=stack_listed(seen, stack))


def belly_label(seen: Seen, seat: int) -> Said:
    who, count = Player(seat), sum(seen.bellies[seat])
    if not eaten(seen, seat):
        return said("belly-of", who=who, count=count)
    return said("belly-with", who=who, count=count, cards=belly_listed(seen, seat))


def stack_listed(seen: Seen, stack: int) -> Said:
    return in_a_row([card_said(card) for card in seen.stacks[stack]])


def belly_listed(seen: Seen, seat: int) -> Said:
    return in_a_row([said("counted", count=many, card=card_said(card)) for card, many in eaten(seen, seat).items()])


def in_a_row(words: list[Said]) -> Said:
    """Name cards as they lie: "a, b, c"."""
    return reduce(lambda some, one: said("list-more", some=some, one=one), words)


# Looks


def inside_stack(seen: Seen, stack: int, spot: Spot, layout: Layout) -> Look:
    """Show the cards of a stack from its lowest to its top, or nothing to whoever may not look."""
    return row_of(tuple([(card, 1) for card in seen.stacks[stack]]), spot, layout) if may_look(seen, stack) else ()


def inside_belly(seen: Seen, seat: int, layout: Layout) -> Look:
    """Show the kinds in a belly and how many there are of each."""
    kinds = tuple(eaten(seen, seat).items())
    spot = layout.shores[seat].belly
    return row_of(kinds, Spot(spot.x, spot.y, spot.scale / CARD[0]), layout) if kinds else ()


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
    marks: list[Mark] = [Box(width, height, aside, up, 10 * scale, css="mat")]
    for at, (card, count) in enumerate(cards):
        row, column = divmod(at, ACROSS)
        x, y = aside + (column - (columns - 1) / 2) * step, up + (row - (rows - 1) / 2) * down
        marks.append(Use(symbol_of(card), CARD[0] * scale, x, y, CARD[1] * scale))
        if count > 1:
            marks += count_disc(f"×{count}", layout.badge, x, y + down * 0.3, tiny=layout.tall)
    return tuple(replace(mark, css=f"{mark.css} inside".strip()) for mark in marks)
