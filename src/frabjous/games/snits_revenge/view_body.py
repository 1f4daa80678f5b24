"""The inside of a Bolotomus as one big drawing: flesh, passages with their traffic, organs, and who stands in them."""

from __future__ import annotations

from functools import cache
from math import ceil, cos, radians, sin
from typing import Final, TypeAlias

from frabjous.core.contract import NOBODY, Said, said
from frabjous.core.remember import remembered
from frabjous.games.clan import clan_of
from frabjous.games.snits_revenge import body
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.odds import chomp_odds, dash_odds
from frabjous.games.snits_revenge.terms import CHOMPING, TRANSFORMING, TRAVELLING
from frabjous.games.snits_revenge.variant import Agreed, variant_of
from frabjous.games.snits_revenge.view_choices import NOT_A_THING, Pointing
from frabjous.games.snits_revenge.view_groups import LYING_SPARK, Everybody, Group, place_id
from frabjous.games.snits_revenge.view_layout import (
    EVERY_ORGAN,
    EVERY_PASSAGE,
    RADIUS,
    Layout,
    Spot,
    Tube,
    ground_line,
    organ_line,
    tube,
)
from frabjous.games.snits_revenge.view_looks import (
    count_look,
    group_look,
    kind_word,
    odds_flag,
    organ_word,
    snit_name,
    snit_word,
)
from frabjous.scene.model import Box, Disc, Layer, Look, Part, Stroke, Thing, Use, Words
from frabjous.scene.once import RECENT
from frabjous.scene.widths import width_of

LETTER: Final = (8.4, 6.5)  # how wide one is on a plate, wide and tall
NAME_SIZE: Final = (15, 12)  # of the letters on it
PLATE_HEIGHT: Final = (21.0, 15.0)
ASIDE: Final = {body.COMPOSITOR_3: 12}  # how far to the left a plate hangs on a phone, clear of the organ beside it
ORNAMENTS: Final = {body.EYE: "organ-eye", body.LAPOTUM: "organ-mouth", **dict.fromkeys(body.COMPOSITORS, "organ-brow")}
Standing: TypeAlias = list[tuple[Group, Spot]]
EVERYWHERE: Final = (*EVERY_ORGAN, body.OUTSIDE)


def body_layers(pointing: Pointing, layout: Layout) -> tuple[Layer, ...]:
    """Draw the body from below upwards: flesh, passages, organs, the rings, those inside, plates, targets."""
    seen, here = pointing.seen, pointing.everybody
    dead, fades = is_dead(seen), seen.phase in (TRAVELLING, TRANSFORMING)
    standing = stand(layout, here)
    pointed, lit = pointed_places(pointing, layout), here.ids & pointing.ids
    return (
        ground(layout, dead),
        organs(layout, here, seen.makums, seen.runnungitms, dead),
        place_rings(pointed, layout),
        traffic(seen.variant, seen.used, layout),
        plates(layout, here),
        inside(layout, here, lit, fades),
        flags(pointing, layout, standing),
        place_targets(pointing, pointed, layout),
        group_targets(pointing, standing) if lit else (),
    )


@remembered(RECENT)
def stand(layout: Layout, here: Everybody) -> Standing:
    """Give each group its spot."""
    spots = [spot for place in EVERYWHERE for spot in layout.spots(place, here.crowds[place])]
    return list(zip(here.groups, spots, strict=True))


@remembered(RECENT)
def organs(
    layout: Layout, here: Everybody, makums: tuple[int, ...], runnungitms: tuple[int, ...], dead: bool
) -> list[Thing]:
    labels = [label_of(one, here.works[one], here.heads[one], makums[one], runnungitms[one]) for one in EVERY_ORGAN]
    return [organ(layout, one, here.crowds[one], here.works[one], dead, labels[one]) for one in EVERY_ORGAN]


@remembered(RECENT)
def plates(layout: Layout, here: Everybody) -> list[Thing]:
    return [plate(layout, one, here.crowds[one], here.works[one]) for one in EVERY_ORGAN]


@remembered(RECENT)
def inside(layout: Layout, here: Everybody, lit: frozenset[str], fades: bool) -> list[Thing]:
    """Draw everybody, with what shines around those that may be pointed at."""
    groups = [crowd(layout, group, spot, group.id in lit, fades) for group, spot in stand(layout, here)]
    return [outside_word(layout), *[thing for group in groups for thing in group]]


@cache
def ground(layout: Layout, dead: bool) -> tuple[Thing, ...]:
    return (flesh(layout, "dead-flesh" if dead else ""), *passages(layout))


def is_dead(seen: Seen) -> bool:
    """Say whether the Bolotomus has died: then it must not look alive."""
    return seen.lost >= seen.agreed.needed and bool(seen.ending or seen.round)


def flesh(layout: Layout, css: str) -> Thing:
    height = layout.height - layout.top
    if layout.tall:
        return Thing("", 172, layout.top + 311, (Use("body-tall", 344, height=622),), css=css)
    return Thing("", 575, layout.top + 374, (Use("body-wide", 1150, height=height),), css=css)


# Passages


def passages(layout: Layout) -> list[Thing]:
    """Draw red canals below canals, and those below channels."""
    order = sorted(
        EVERY_PASSAGE, key=lambda one: (body.PASSAGES[one][0] != body.RED_CANAL, body.PASSAGES[one][0] == body.CHANNEL)
    )
    return [Thing("", 0, 0, tube_look(body.PASSAGES[one][0], tube(one, layout.shape), layout)) for one in order]


def tube_look(kind: int, one: Tube, layout: Layout) -> Look:
    width = "wide" if one.width == layout.wide_passage else "narrow"
    edge = Stroke(one.line, css=f"edge {width}")
    if kind == body.RED_CANAL:
        return (edge, Stroke(one.line, css="red-canal"), Stroke(one.line, css="ticks"))
    if kind == body.CHANNEL:
        return (edge, Stroke(one.line, css=f"tube {width}"), Stroke(one.line, css="lane"))
    return (edge, Stroke(one.line, css=f"tube {width}"))


@remembered(RECENT)
def traffic(variant: Agreed, used: tuple[int, ...], layout: Layout) -> list[Thing]:
    """Draw a pip for each creature a passage lets through in a phase; a used one is filled (R5)."""
    return [pips(layout, *one) for one in zip(EVERY_PASSAGE, variant_of(variant).limits, used, strict=True)]


@cache
def pips(layout: Layout, passage: int, limit: int, used: int) -> Thing:
    one = tube(passage, layout.shape)
    r = 3.5 if layout.tall else 5.6
    step = 2.25 * r
    row = tuple(Disc(r, y=(at - (limit - 1) / 2) * step, css="pip used" if at < used else "pip") for at in range(limit))
    return Thing("", one.x, one.y, turned(row, one.angle), traffic_word(passage, used, limit))


def traffic_word(passage: int, used: int, limit: int) -> Said | None:
    """Only used passages are read aloud."""
    kind, one, other = body.PASSAGES[passage]
    if not used:
        return None
    if kind == body.ENTRANCE:
        return said("entrance-used", organ=organ_word(other), used=used, limit=limit)
    return said("passage-used", one=organ_word(one), other=organ_word(other), used=used, limit=limit)


def turned(pips: tuple[Disc, ...], angle: float) -> Look:
    """Lay a row of pips across its passage."""
    turn = radians(angle)
    return tuple(Disc(pip.r, -pip.y * sin(turn), pip.y * cos(turn), css=pip.css) for pip in pips)


# Organs


@remembered(2000)
def organ(layout: Layout, one: int, groups: int, works: bool, dead: bool, label: Said) -> Thing:
    """Draw an organ: silent and hatched without its Snorg, swollen with a crowd."""
    radius = layout.radius(groups)
    kind = (
        "lapotum"
        if one == body.LAPOTUM
        else "gate"
        if one in body.ENTRANCE_LIMITS
        else "maker"
        if one in body.COMPOSITORS
        else ""
    )
    css = f"organ {kind} {'' if works else 'silent'}".strip()
    look: Look = (Stroke(organ_line(one, radius), css=css),)
    if one in ORNAMENTS:
        look += (Use("organ-eye-dead" if one == body.EYE and dead else ORNAMENTS[one], 2 * radius),)
    look += (Use("organ-hatch" if works else "organ-silent", 2 * radius),)
    x, y = layout.place(one)
    return Thing(place_id(one), x, y, look, label, css="place")


def organ_label(seen: Seen, one: int) -> Said:
    return label_of(one, seen.works(one), seen.places.count(one), seen.makums[one], seen.runnungitms[one])


@remembered(4000)
def label_of(one: int, works: bool, snits: int, makums: int, runnungitms: int) -> Said:
    counts = {"snits": snits, "makums": makums, "runnungitms": runnungitms}
    return said("organ-label", organ=organ_word(one), works="yes" if works else "no", **counts)


@cache
def plate(layout: Layout, one: int, groups: int, works: bool) -> Thing:
    """Draw an organ's name under it, struck through once it is silent."""
    x, y = layout.place(one)
    name = body.NAMES[one].replace("-", " ")
    size = NAME_SIZE[layout.tall]
    width = 4 * ceil(max(len(name) * LETTER[layout.tall] + 14, width_of(name) * size + 3) / 4)
    height = PLATE_HEIGHT[layout.tall]
    down = layout.radius(groups) * 0.98
    x -= ASIDE.get(one, 0) if layout.tall else 0
    x = min(max(x, width / 2 + 2), layout.width - width / 2 - 2)
    shown = said("plate", organ=body.NAMES[one], name=name)
    words = Words(shown, y=height * 0.26, css="plate-name", space=width - 2, size=size)
    box = Box(width, height, round=height * 0.4, css="plate-box")
    return Thing("", x, y + down, (box, words), css="" if works else "struck")


@cache
def outside_word(layout: Layout) -> Thing:
    x, y, width, height = layout.outside
    if layout.tall:
        return Thing("", 4, y + height / 2 + 10, (Words(said("outside"), css="outside-word"),), said("outside"))
    return Thing("", x - width / 2, y - height / 2 - 4, (Words(said("outside"), css="outside-word"),), said("outside"))


# Those inside


@remembered(4000)
def crowd(layout: Layout, group: Group, spot: Spot, lit: bool, fades: bool) -> list[Thing]:
    """Draw a group: one over the other, and how many they are."""
    found = rings(group, spot) if lit else []
    count = len(group.ids)
    for at in reversed(range(count)):
        aside = min(at, 2) * spot.size * 0.05
        found.append(member(group, at, Spot(spot.x + aside, spot.y - aside, spot.size), fades))
    if count > 1:
        found.append(Thing("", spot.x, spot.y, count_look(count, spot.size, tall=layout.tall)))
    return found


def member(group: Group, at: int, spot: Spot, fades: bool) -> Thing:
    team = clan_of(group.snits[0]) if group.snits else NOBODY
    label = snit_name(group.snits[at], alone=group.brooch == NOBODY) if group.snits else kind_word(group.kind)
    # What the Bolotomus moves or makes has no name to be followed by: it fades here and appears there.
    moves = fades and not group.snits and group.kind != LYING_SPARK
    css = "piece tired" if group.tired else "piece"
    look = group_look(group, spot.size)
    return Thing(group.ids[at], spot.x, spot.y, look, label, team=team, css=css, motion="fade" if moves else "")


def rings(group: Group, spot: Spot) -> list[Thing]:
    """Prepare the light around a group that may be pointed at."""
    look = tuple(Disc(spot.size * 0.53, css=f"glow {kind}") for kind in "acb")
    return [Thing(group.id, spot.x, spot.y, look, part=part, css="near") for part in (Part.GLOW, Part.CHOSEN)]


def group_targets(pointing: Pointing, standing: Standing) -> list[Thing]:
    return [
        Thing(
            group.id,
            spot.x,
            spot.y,
            (Disc(max(spot.size * 0.53, 24), css="hit"),),
            group_label(pointing.seen, group),
            Part.TARGET,
        )
        for group, spot in standing
        if group.id in pointing.ids
    ]


def group_label(seen: Seen, group: Group) -> Said:
    """Say who stands there, how many, and where."""
    thing = snit_word(seen, group.snits[0]) if group.snits else kind_word(group.kind)
    if group.place == body.OUTSIDE:
        return said("group-outside", thing=thing, count=len(group.ids))
    return said("group-label", thing=thing, count=len(group.ids), organ=organ_word(group.place))


# What may be pointed at


def pointed_places(pointing: Pointing, layout: Layout) -> list[tuple[int, str]]:
    """List the places that may be pointed at, with their outlines."""
    crowds = pointing.everybody.crowds
    places = [place for place in EVERYWHERE if place_id(place) in pointing.ids] if pointing.ids else []
    return [(place, place_line(layout, place, crowds[place])) for place in places]


def place_line(layout: Layout, place: int, groups: int) -> str:
    return ground_line(*layout.outside[2:]) if place == body.OUTSIDE else organ_line(place, layout.radius(groups))


def place_rings(pointed: list[tuple[int, str]], layout: Layout) -> list[Thing]:
    return [thing for place, line in pointed for thing in rings_around(place, line, layout)]


@remembered(2000)
def rings_around(place: int, line: str, layout: Layout) -> list[Thing]:
    look = tuple(Stroke(line, css=f"glow {kind}") for kind in "acb")
    glow = Thing(place_id(place), *layout.place(place), look, part=Part.GLOW)
    return [glow, Thing(place_id(place), *layout.place(place), (Stroke(line, css="picked"),), part=Part.CHOSEN)]


def place_targets(pointing: Pointing, pointed: list[tuple[int, str]], layout: Layout) -> list[Thing]:
    found = []
    for place, line in pointed:
        label = said("outside") if place == body.OUTSIDE else organ_label(pointing.seen, place)
        found.append(Thing(place_id(place), *layout.place(place), (Stroke(line, css="hit"),), label, Part.TARGET))
    return found


def flags(pointing: Pointing, layout: Layout, standing: Standing) -> list[Thing]:
    """Show the chance of a dash at the Fleotis, and of a chomp at each Snit, once somebody is picked."""
    seen, found = pointing.seen, list[Thing]()
    for lead, (who, kind) in pointing.every_lead:
        if kind == NOT_A_THING:
            if who in pointing.dashers:
                x, y = layout.place(body.FLEOTIS)
                look = odds_flag(dash_odds(seen.speed(who), seen.snorgs), tall=layout.tall)
                found.append(Thing("", x, y - RADIUS * layout.unit, look, css="flagged", when=lead))
        elif seen.phase == CHOMPING and not layout.tall:
            for group, spot in standing:
                if group.place == who and group.snits:
                    look = odds_flag(chomp_odds(seen.speed(group.snits[0])), tall=False)
                    found.append(Thing("", spot.x, spot.y - spot.size * 0.62, look, css="flagged", when=lead))
    return found
