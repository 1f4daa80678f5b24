"""The left half of the picture: the Ark with its crew, the sea, the stock, the discards and the pool."""

from __future__ import annotations

from functools import cache
from typing import Final

from frabjous.core.contract import NOBODY, Player, Said, said
from frabjous.core.remember import remembered
from frabjous.games.snark.actions import HIRE, LICENCE, NO, Deed
from frabjous.games.snark.cards import BELLMAN, CARDS, COSTS, CREW, MEN
from frabjous.games.snark.observation import Seen
from frabjous.games.snark.telling import card_word, cards_listed, crew_word
from frabjous.games.snark.terms import ARK, DEAD, OVER, PROVIDING, VOID_ROUNDS, reshuffles_left
from frabjous.games.snark.view_cards import (
    CARD_LINE,
    CREW_LINE,
    choosable,
    hit,
    man_away,
    man_dead,
    man_for_hire,
    pile,
    symbol_of,
)
from frabjous.scene.model import Layer, Look, Shape, Stroke, Thing, Use, Words
from frabjous.scene.once import RECENT

# How Warrants lie in the pool: x, y and turn, for a Warrant 43 wide.
HEAP: Final[tuple[tuple[float, float, float], ...]] = (
    (-21.6, -1.4, -12), (0, -10, 6), (23, 0, 16), (-10, 17.3, -4), (14.4, 18.8, 9),
)  # fmt: skip
WAVES: Final = (-12.0, 10.0, 32.0)


class Layout:
    """Where things are in one shape; `top` is where the Ark's part of a tall picture begins."""

    def __init__(self, shape: Shape, top: float) -> None:
        tall = shape is Shape.TALL
        self.tall: Final = tall
        self.top: Final = top
        self.scale: Final = 0.667 if tall else 1.0
        self.width: Final = 344.0 if tall else 600.0
        self.hull: Final = "ark-hull" if tall else "ark"  # without masts where men would stand in front of them
        self.ark: Final = (172.0, top + 218, 398.2, 256.0) if tall else (301.0, 236.6, 600.4, 433.2)
        self.sea: Final = top + 340 if tall else 483.0
        self.stock: Final = (34.0, top + 47) if tall else (65.0, 530.0)
        self.discards: Final = (92.0, top + 47) if tall else (226.0, 530.0)
        self.provisions: Final = (8.0, top + 97) if tall else (262.0, 557.0)
        self.pool: Final = (314.0, top + 36) if tall else (443.0, 521.0)

    def crew(self, one: int) -> tuple[float, float]:
        """Find the place of a crew card: one, five and three in the rows, the licence beside the first."""
        if one == BELLMAN:
            return (247.0, self.top + 50) if self.tall else (464.5, 80.0)
        row, at, wide = (0, 0, 1) if one == 0 else (1, one - 1, 5) if one <= 5 else (2, one - 6, 3)
        middle, pitch = (172.0, 66.5) if self.tall else (300.5, 99.8)
        y = (self.top + 50, self.top + 144, self.top + 246)[row] if self.tall else (82.0, 207.0, 349.6)[row]
        return middle + (at - (wide - 1) / 2) * pitch, y


@cache
def layout_for(shape: Shape, top: float) -> Layout:
    return Layout(shape, top)


def ark_layers(seen: Seen, legal: list[Deed], layout: Layout) -> tuple[Layer, ...]:
    """Draw the ship and all that lies around it."""
    counts = seen.stock, sum(seen.discards), seen.pool
    wanted = frozenset([deed.what for deed in legal if deed.verb in (HIRE, LICENCE)])
    return ship(layout), crew(seen.holders, wanted, layout), piles(counts, seen.top, until_provisions(seen), layout)


@cache
def ship(layout: Layout) -> tuple[Thing, ...]:
    """Draw what never changes: waves and hull."""
    x, y, width, height = layout.ark
    hull = Thing("", x, y, (Use(layout.hull, width, height=height),))
    waves = [Thing("", 0, layout.sea + down * layout.scale, (wave(layout.width, layout.scale),)) for down in WAVES]
    front = Thing("", 0, layout.sea - 30 * layout.scale, (Stroke(wave_line(layout.width, layout.scale * 1.1), "wv2"),))
    name = () if layout.tall else (Thing("", 139, 84, (Words(said("ark-name"), css="arkn"),)),)
    return (*waves, hull, front, *name)


def wave(width: float, scale: float) -> Stroke:
    return Stroke(wave_line(width, scale), "wv")


def wave_line(width: float, scale: float) -> str:
    half = 24 * scale
    humps = int(width / (2 * half))
    bow = 14 * scale
    return f"M-10 0{f'q{half / 2:.1f} {bow:.1f} {half:.1f} 0t{half:.1f} 0' * humps}"


# The crew


@remembered(RECENT)
def crew(holders: tuple[int, ...], wanted: frozenset[int], layout: Layout) -> list[Thing]:
    """Draw every card of the crew, alive, hired or dead, with what is needed to choose one."""
    return [thing for one in range(MEN + 1) for thing in member(one, holders[one], one in wanted, layout)]


@cache
def member(one: int, holder: int, wanted: bool, layout: Layout) -> list[Thing]:
    look = crew_look(one, holder, layout)
    body = Thing(crew_id(one), *layout.crew(one), look, crew_label(one, holder), team=max(holder, NOBODY))
    target = hit(94 * layout.scale, 118 * layout.scale)
    return choosable(body, CREW_LINE, layout.scale, target) if wanted else [body]


def crew_id(one: int) -> str:
    return f"crew-{CREW[one]}"


def crew_look(one: int, holder: int, layout: Layout) -> Look:
    if holder == ARK:
        return man_for_hire(one, layout.scale, layout.tall)
    if holder == DEAD:
        return man_dead(one, layout.scale, layout.tall)
    return man_away(one, holder, layout.scale)


def crew_label(one: int, holder: int) -> Said:
    """Say who it is, and what it costs or where it went."""
    if holder == DEAD:
        return said("crew-is-dead", man=crew_word(one))
    if holder != ARK:
        return said("crew-is-hired", man=crew_word(one), who=Player(holder))
    key = "licence-costs" if one == BELLMAN else "crew-costs"
    return said(key, man=crew_word(one), cards=cards_listed(list(COSTS[one])))


# The piles


@remembered(RECENT)
def piles(counts: tuple[int, int, int], top: int, provided: int | None, layout: Layout) -> list[Thing]:
    """Draw the stock, the discards and the pool, and say how long the provisions last."""
    stock, thrown, pool = counts
    return [
        Thing("stock", *layout.stock, pile(58 * layout.scale, stock, 4), said("stock-label", count=stock)),
        discards(top, thrown, layout),
        Thing("pool", *layout.pool, pool_look(pool, layout), said("pool-label", count=pool)),
        *([] if provided is None else [provisions(provided, layout)]),
        *([] if layout.tall else captions()),
    ]


def discards(top: int, count: int, layout: Layout) -> Thing:
    """Draw the latest discard; its id changes with each, so that the old one fades."""
    scale = 0.62 * layout.scale
    if top == NO:
        look: Look = (Stroke(CARD_LINE, "slot", scale=scale),)
        return Thing("discards", *layout.discards, look, said("discards-empty"), motion="fade")
    look = (Stroke(CARD_LINE, "pap", scale=scale), Use(symbol_of(top), 46 * layout.scale))
    label = said("discards-label", card=card_word(top), count=count)
    return Thing(f"discard-{CARDS[top]}-{count}", *layout.discards, look, label, motion="fade")


def provisions(left: int, layout: Layout) -> Thing:
    """Write how many more reshuffles bring provisions."""
    look: Look = (Words(said("provisions-word", left=left), css="nm2 st"),)
    return Thing("provisions", *layout.provisions, look, said("provisions-in", left=left))


def until_provisions(seen: Seen) -> int | None:
    """K26: count the reshuffles to come; None where no provisions are bought: by version 1, or with one player left."""
    players = seen.retired.count(False)
    if seen.version == VOID_ROUNDS or players < 2 or seen.phase == OVER:
        return None
    return 0 if seen.phase == PROVIDING else reshuffles_left(players, seen.reshuffles)


def pool_look(pool: int, layout: Layout) -> Look:
    scale = layout.scale
    heap = [Use("warrant", 43.2 * scale, x * scale, y * scale, turn=turn) for x, y, turn in HEAP[: min(pool, 5)]]
    return (*heap, Words(said("pool-word", count=pool), y=56.5 * scale + (7 if layout.tall else 0), css="nm2"))


def captions() -> list[Thing]:
    return [
        Thing("", 100, 535, (Words(said("stock-word"), css="nm2 st"),)),
        Thing("", 262, 535, (Words(said("discards-word"), css="nm2 st"),)),
    ]
