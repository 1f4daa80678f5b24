"""The picture of Snits' Revenge: the body, the phases, the seats, the chips in the tray, and the position in words."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from frabjous.core.contract import Player, Said, listed, said
from frabjous.core.remember import remembered
from frabjous.games.clan import clan_of
from frabjous.games.snits_revenge import actions as does
from frabjous.games.snits_revenge import terms
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.body import OUTSIDE
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.odds import chomp_odds
from frabjous.games.snits_revenge.view_asks import asks
from frabjous.games.snits_revenge.view_body import body_layers, group_label, label_of
from frabjous.games.snits_revenge.view_choices import NOT_A_THING, Pointing, Unit
from frabjous.games.snits_revenge.view_groups import Everybody, chip_id, everybody
from frabjous.games.snits_revenge.view_layout import EVERY_ORGAN, Layout, layout_for
from frabjous.games.snits_revenge.view_looks import (
    chip_count,
    chip_rings,
    dice_look,
    hidden_word,
    kind_word,
    organ_word,
    snit_chip,
    snit_name,
    snit_word,
    thing_chip,
)
from frabjous.scene.model import Box, Disc, Kit, Look, Mark, Part, Scene, SeatBox, Shape, Thing, Use, Words
from frabjous.scene.once import RECENT


def scene(seen: Seen, legal: list[Deed], shape: Shape) -> Scene:
    """Draw what a seat sees, with paths of ids to each legal deed."""
    layout = layout_for(shape)
    pointing = Pointing(seen, legal, shape)
    layers = (phases(seen, layout), *body_layers(pointing, layout), score(seen, layout), dice(seen, layout))
    return Scene(
        layout.width,
        layout.height,
        said("board-title"),
        heading(seen),
        layers,
        tuple(chips(pointing)),
        tuple(seat_box(seen, seat) for seat in range(seen.agreed.seats)),
        asks(pointing),
        pointing.buttons,
        pointing.choices,
        None,
        lambda: description(seen),
    )


def heading(seen: Seen) -> Said:
    """Say which turn it is, out of how many, and whose."""
    if seen.round:
        return said("heading-fight", round=seen.round)
    if not seen.turn:
        return said("heading-set-up")
    side = "snits" if seen.phase in terms.SNIT_TURN else "bolotomus"
    return said("heading", turn=seen.turn, clock=seen.agreed.clock, side=side)


# The phases

Phases: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]
SETTING_UP: Final[Phases] = (("set-up", terms.SET_UP),)
FIGHT: Final[Phases] = (("snits", terms.SNIT_TURN),)
TURN: Final[Phases] = (*FIGHT, ("bolotomus", terms.BOLOTOMUS_TURN))


def phases(seen: Seen, layout: Layout) -> tuple[Thing, ...]:
    """Draw the phases of the turn in a row, the present one filled."""
    parts = SETTING_UP if not seen.turn else FIGHT if seen.round else TURN
    if seen.phase == terms.OVER:
        return ()
    return tall_phases(seen.phase, parts) if layout.tall else wide_phases(seen.phase, parts)


# How wide the word before its phases is, wide and tall.
SIDE_WIDTH: Final = {"set-up": (92, 52), "snits": (92, 46), "bolotomus": (138, 92)}


@cache
def wide_phases(now: int, parts: Phases) -> tuple[Thing, ...]:
    found, width = [], sum(SIDE_WIDTH[side][0] + 126 * len(some) for side, some in parts)
    x = 575 - width / 2
    for side, some in parts:
        x += SIDE_WIDTH[side][0]
        found.append(Thing("", x - 14, 34, (Words(said(f"side-{side}"), css="side"),), side_label(side)))
        for phase in some:
            found.append(Thing("", x + 59, 28, phase_pill(phase, now, 118, 34), phase_label(phase, now)))
            x += 126
    return tuple(found)


@cache
def tall_phases(now: int, parts: Phases) -> tuple[Thing, ...]:
    """On a phone only the present phase has its name."""
    found, x = [], 4.0
    for side, some in parts:
        word = SIDE_WIDTH[side][1]
        found.append(Thing("", x + word, 21, (Words(said(f"side-{side}"), css="side"),), side_label(side)))
        x += word + 7
        for phase in some:
            if phase == now:
                found.append(Thing("", x + 42, 16, phase_pill(phase, now, 84, 25), phase_label(phase, now)))
                x += 90
            else:
                found.append(Thing("", x + 6, 16, (Disc(5, css="phase-dot"),)))
                x += 15
    return tuple(found)


def side_label(side: str) -> Said | None:
    """Say whose phases these are, where they do not say it themselves."""
    return said("side-set-up") if side == "set-up" else None


def phase_label(phase: int, now: int) -> Said:
    """Say what a phase is called, and which is the present one."""
    word = said(f"step-{terms.PHASE[phase]}")
    return said("phase-now", phase=word) if phase == now else word


def phase_pill(phase: int, now: int, width: float, height: float) -> Look:
    css = " now" if phase == now else ""
    word = Words(said(f"step-{terms.PHASE[phase]}"), y=height * 0.17, css=f"phase-word{css}", space=width - 12, size=17)
    return (Box(width, height, round=12, css=f"phase{css}"), word)


# Beside the body


def score(seen: Seen, layout: Layout) -> tuple[Thing, ...]:
    """Draw the Snorgs that have died and those still needed; on a phone the Bolotomus's seat tells it."""
    return () if layout.tall or seen.round else (score_thing(seen.lost, seen.agreed.needed, score_word(seen)),)


@cache
def score_thing(dead: int, needed: int, word: Said) -> Thing:
    look: list[Mark] = [
        Use("snorg-dead" if at < dead else "snorg", 34, (at - needed + 1) * 33, css="" if at < dead else "to-come")
        for at in range(max(needed, dead))
    ]
    look.append(Words(word, 17, 42, css="score-word"))
    return Thing("score", 1118 - 33 * max(0, dead - needed), 92, tuple(look), word)


def score_word(seen: Seen) -> Said:
    """Say how many organs are stopped; nobody stops ten of nine."""
    key = "score" if seen.lost <= seen.agreed.needed else "score-over"
    return said(key, dead=seen.lost, needed=seen.agreed.needed)


def dice(seen: Seen, layout: Layout) -> list[Thing]:
    """Draw what the latest dice show."""
    if not seen.rolled:
        return []
    faces = "-".join(str(pips) for pips in seen.rolled)
    at = (292, 74) if layout.tall else (64, 118)
    label = said("dice-label", total=sum(seen.rolled), count=len(seen.rolled))
    return [Thing(f"dice-{faces}", *at, dice_look(seen.rolled, 26 if layout.tall else 46), label, motion="fade")]


# The chips in the tray


def chips(pointing: Pointing) -> list[Thing]:
    """Draw those who can be picked one by one; the page shows a chip only while it may be, or is, chosen."""
    found: list[Thing] = []
    for crowd in pointing.crowds.values():
        for unit in crowd if len(crowd) > 1 else ():
            found += chip(pointing, pointing.chip(unit), unit)
    named = {pointing.chip(unit) for crowd in pointing.crowds.values() for unit in crowd}
    for snit in dict.fromkeys(others(pointing)):
        if chip_id(snit) in pointing.ids - named:
            found += chip(pointing, chip_id(snit), (snit, NOT_A_THING))
    return found


def others(pointing: Pointing) -> list[int]:
    """List the Snits that something can happen to, or that are called up."""
    called = (does.JOIN, does.TAKE, does.LEAVE_OUT)
    return [
        pointing.snit(deed) if deed.verb in called else deed.aim
        for deed in pointing.legal
        if deed.verb in called or (deed.verb in (does.KICK, does.CHOMP) and deed.aim >= 0)
    ]


def chip(pointing: Pointing, name: str, unit: Unit) -> list[Thing]:
    seen, (who, kind) = pointing.seen, unit
    if kind == NOT_A_THING:
        risky = seen.phase == terms.CHOMPING or seen.awaited == terms.VICTIM
        look = snit_chip(seen, who, chomp_odds(seen.speed(who)) if risky else None)
        look += chip_count(many) if (many := stands_for(pointing, name)) > 1 else ()
        label, team = snit_word(seen, who), clan_of(who)
    else:
        look, label, team = thing_chip(kind), kind_word(kind), terms.NO
    return [
        Thing(name, 0, 0, look, label, team=team),
        Thing(name, 0, 0, chip_rings(""), part=Part.GLOW),
        Thing(name, 0, 0, chip_rings("picked-chip"), part=Part.CHOSEN),
        Thing(name, 0, 0, (Box(108, 148, round=14, css="hit"),), label, Part.TARGET),
    ]


def stands_for(pointing: Pointing, name: str) -> int:
    """Say of how many a chip is the first: those like it are offered once it is picked."""
    return 1 + sum(len(lead) > 2 and lead[1] == name for lead, _ in pointing.every_lead)


# The seats


@remembered(RECENT)
def living(armies: tuple[tuple[int, ...], ...], places: tuple[int, ...]) -> list[int]:
    """Count the living Snits of each clan."""
    return [sum([places[snit] <= OUTSIDE for snit in army]) for army in armies]


def seat_box(seen: Seen, seat: int) -> SeatBox:
    actor = seen.bolotomus if seen.awaited == terms.VICTIM else seen.mover
    now = seat == actor and seen.phase not in (terms.OVER, terms.FALLING) and not seen.rollers
    out = seat != seen.bolotomus and seen.turn > 0 and not living(seen.armies, seen.places)[seat]
    return SeatBox(seat, about(seen, seat), kit(seen, seat), now, out)


def about(seen: Seen, seat: int) -> Said:
    if seen.rollers or seen.bolotomus == terms.NO:
        return said("about-rolled", who=Player(seat), total=seen.rolls[seat])
    if seat == seen.bolotomus:
        return said("about-dead" if seen.round else "about-bolotomus", dead=seen.lost, needed=seen.agreed.needed)
    senior = "yes" if not seen.agreed.one_clan and seat == seen.senior else "no"
    spark = "yes" if seen.holder_clan == seat else "no"
    return said("about-clan", alive=living(seen.armies, seen.places)[seat], senior=senior, spark=spark)


def kit(seen: Seen, seat: int) -> tuple[Kit, ...]:
    """Show the totem, the living Snits, the Spark; of the Bolotomus its losses and its pools."""
    if seen.bolotomus == terms.NO or (seat == seen.bolotomus and seen.round):
        return ()
    if seat == seen.bolotomus:
        makums, runnungitms = pools(seen)
        left = [("makum", makums), *([("runnungitm", runnungitms)] if seen.agreed.runnungitms else [])]
        losses = Kit((Use("snorg-dead", 88, -6, -8), *badge(losses_of(seen))))
        return (losses, *[Kit((Use(name, 88, -6, -8), *badge(str(count)))) for name, count in left])
    found = [Kit((Use("snit", 88, -6, -8), *badge(str(living(seen.armies, seen.places)[seat]))))]
    if not seen.agreed.one_clan and seat == seen.senior:
        found.append(Kit((Use("totem-senior", 100),)))
    if seen.holder_clan == seat:
        found.append(Kit((Use("spark", 96),)))
    return tuple(found)


def pools(seen: Seen) -> tuple[int, int]:
    """Count the Makums and Runnungitms that are still to come."""
    return seen.agreed.makums - sum(seen.makums), seen.agreed.runnungitms - sum(seen.runnungitms)


def losses_of(seen: Seen) -> str:
    """Write how many organs are stopped, and of how many while more are needed."""
    return str(seen.lost) if seen.lost > seen.agreed.needed else f"{seen.lost}/{seen.agreed.needed}"


@cache
def badge(text: str) -> Look:
    width = 30 + 23 * len(text)
    return (Box(width, 48, 24, 32, 22, css="pill"), Words(said("verbatim", text=text), 24, 46, css="kit-word"))


# In sentences


def description(seen: Seen) -> tuple[Said, ...]:
    """Tell the position in sentences: of the organs only those where there is something to tell."""
    found = [score_word(seen), *told_of_organs(everybody(seen), seen.makums, seen.runnungitms, fight=seen.round > 0)]
    if not seen.round and seen.bolotomus != terms.NO:
        makums, runnungitms = pools(seen)
        found.append(said("told-pools", makums=makums, runnungitms=runnungitms))
    snits = told_of_snits(seen.armies, seen.places, alone=seen.agreed.one_clan)
    return (*found, *snits, *told_of_weary(seen), *told_of_hidden(seen), *told_of_spark(seen))


@remembered(RECENT)
def told_of_organs(
    here: Everybody, makums: tuple[int, ...], runnungitms: tuple[int, ...], *, fight: bool
) -> list[Said]:
    """Tell of the organs in which there is anything but a Snorg at work; in the fight only Snits count."""
    found = []
    for one in EVERY_ORGAN:
        works, snits, others = here.works[one], here.heads[one], makums[one] + runnungitms[one]
        if snits if fight else snits or others or not works:
            found.append(label_of(one, works, snits, makums[one], runnungitms[one]))
    return found


@remembered(RECENT)
def told_of_snits(armies: tuple[tuple[int, ...], ...], places: tuple[int, ...], *, alone: bool) -> list[Said]:
    """Name the Snits, place by place."""
    there: dict[int, list[Said]] = {}
    for army in armies:
        for snit in army:
            if places[snit] <= OUTSIDE:
                there.setdefault(places[snit], []).append(snit_name(snit, alone=alone))
    return [told_at(place, listed(there[place])) for place in sorted(there)]


def told_at(place: int, snits: Said) -> Said:
    if place == OUTSIDE:
        return said("told-outside", snits=snits)
    return said("told-inside", organ=organ_word(place), snits=snits)


def told_of_weary(seen: Seen) -> list[Said]:
    """Name whoever is drawn wounded, or tired because nothing is left to do for it in this phase."""
    alone = seen.agreed.one_clan
    hurt = [snit_name(snit, alone=alone) for snit in seen.wounded if seen.places[snit] != terms.DEAD]
    tired = [group for group in everybody(seen).groups if group.tired]
    done = [snit_name(snit, alone=alone) for group in tired for snit in group.snits]
    done += [group_label(seen, group) for group in tired if not group.snits]
    found = [said("told-wounded", snits=listed(hurt))] if hurt else []
    return [*found, said("told-done", things=listed(done))] if done else found


def told_of_hidden(seen: Seen) -> list[Said]:
    """Tell what is still hidden; to the Bolotomus, where (R20)."""
    sparks, splops = seen.hidden
    if not sparks + splops:
        return []
    mine = [
        said("told-under", organ=organ_word(organ), what=hidden_word(what))
        for organ, what in enumerate(seen.under)
        if what in terms.COUNTERS
    ]
    return [said("told-hidden", sparks=sparks, splops=splops), *mine]


def told_of_spark(seen: Seen) -> list[Said]:
    if seen.holder != terms.NO:
        return [said("told-holder", snit=snit_word(seen, seen.holder))]
    return [said("told-lying", organ=organ_word(seen.lying))] if seen.lying != terms.NO else []
