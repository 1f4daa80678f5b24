"""How a deed is pointed out: who, then where or whom.

Wide, one of a group of Snits is pointed at on the board; on a phone, the place it stands in. That means the first who
can still do something there; any other is picked from the chips in the tray, kind first.

who, place               move; a Makum or a Runnungitm too
who, button or thing     kick, lead a pack, take the Spark
who, chip or Snit        kick another clan's Snit; who chomps, and whom
chip                     join the pack, come along, stay at home, be the one to be chomped at
place                    post, transform; with a button: hide, compose
button                   attack, end the phase (always at hand: after a pick, too)
"""

from __future__ import annotations

from itertools import permutations
from typing import Final, TypeAlias

from frabjous.core.contract import Said, said
from frabjous.games.clan import SNITS, piece_of, snit_of
from frabjous.games.snits_revenge import actions as does
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.body import COMPOSITORS, FLEOTIS, LAPOTUM, NAMES, OUTSIDE
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.odds import chomp_odds, dash_dice, dash_odds, kick_odds, pack_odds
from frabjous.games.snits_revenge.terms import PREY, RUNNUNGITM, VICTIM
from frabjous.games.snits_revenge.view_groups import chip_id, everybody, place_id, snit_id, thing_id
from frabjous.games.snits_revenge.view_looks import chance, hidden_word, kind_word, organ_word, snit_word
from frabjous.scene.model import Button, Choice, Shape
from frabjous.scene.pointing import Path

Unit: TypeAlias = tuple[int, int]  # who can do something: a Snit and NOT_A_THING, or an organ and a kind of thingie
NOT_A_THING: Final = 0

END: Final = "end-phase"
PACK: Final = "pack"
ATTACK: Final = "attack"
TAKE_SPARK: Final = "take-spark"
COMPOSE: Final = "compose"
COMPOSE_ALL: Final = "compose-all"
HIDE: Final = "hide"
WITH_SNITS: Final = (does.GO, does.PICK_UP, does.KICK, does.JOIN)
BY_SNITS: Final = (*WITH_SNITS, does.LEAVE_OUT, does.TAKE)


class Pointing:
    """All that can be pointed at in one picture, and what comes of it."""

    def __init__(self, seen: Seen, legal: list[Deed], shape: Shape) -> None:
        self.seen: Final = seen
        self.legal: Final = legal
        self.tall: Final = shape is Shape.TALL
        self.everybody: Final = everybody(seen)
        self.leader: Final = self.everybody.leader
        # By what is pointed at first, who is meant by it: the first one at once, the others by their chips.
        self.crowds: Final = self.found_crowds()
        # The picks that mean each unit.
        self.leads: Final = {unit: self.leads_to(unit) for crowd in self.crowds.values() for unit in crowd}
        self.every_lead: Final = [(lead, unit) for unit, leads in self.leads.items() for lead in leads]
        self.dashers: Final = self.found_dashers()
        self.choices: Final = tuple([choice for deed in legal for choice in self.ways(deed)])
        self.ids: Final = frozenset([name for choice in self.choices for name in choice.path])
        self.buttons: Final = self.found_buttons() if legal else ()

    # Who can do something

    def snit(self, deed: Deed) -> int:
        """Name the Snit of the table that does a deed."""
        return piece_of(self.seen.mover, deed.what)

    def unit(self, deed: Deed) -> Unit | None:
        """Say who does a deed, if it has to be pointed out first."""
        if deed.verb in WITH_SNITS and not self.seen.pack:
            return self.snit(deed), NOT_A_THING
        if deed.verb == does.TRAVEL:
            return deed.where, deed.what
        if deed.verb == does.CHOMP and self.seen.awaited != VICTIM:
            return self.seen.places[deed.aim], RUNNUNGITM
        return None

    def place(self, unit: Unit) -> int:
        return self.seen.places[unit[0]] if unit[1] == NOT_A_THING else unit[0]

    def start(self, unit: Unit) -> str:
        """Name what is pointed at first for a unit."""
        if self.tall:
            return place_id(self.place(unit))
        who, kind = unit
        return snit_id(self.leader[who]) if kind == NOT_A_THING else thing_id(kind, who)

    def found_crowds(self) -> dict[str, list[Unit]]:
        found: dict[str, list[Unit]] = {}
        for deed in self.legal:
            unit = self.unit(deed)
            if unit is not None and unit not in found.setdefault(self.start(unit), []):
                found[self.start(unit)].append(unit)
        return found

    def chip(self, unit: Unit) -> str:
        who, kind = unit
        return chip_id(who) if kind == NOT_A_THING else f"chip-{PREY[kind].lower()}-{NAMES[who]}"

    def leads_to(self, unit: Unit) -> list[Path]:
        """The first of a crowd is meant at once, others by a chip of their kind."""
        start = self.start(unit)
        crowd = self.crowds[start]
        found: list[Path] = [(start,)] if unit == crowd[0] else []
        alike = self.alike(unit, crowd)
        if len(alike) == len(crowd):
            return found if len(crowd) == 1 else [*found, (start, self.chip(unit))]
        if unit == alike[0]:
            return [*found, (start, self.chip(unit))]
        return [*found, (start, self.chip(alike[0]), self.chip(unit))]

    def alike(self, unit: Unit, crowd: list[Unit]) -> list[Unit]:
        """List those of a crowd that look like this one."""
        if unit[1] != NOT_A_THING:
            return [unit]
        same = self.leader[unit[0]]
        return [one for one in crowd if self.leader[one[0]] == same]

    def found_dashers(self) -> frozenset[int]:
        """Name the Snits that may dash for the Fleotis."""
        moves = [(self.snit(deed), deed.where) for deed in self.legal if deed.verb == does.GO and self.unit(deed)]
        return frozenset(snit for snit, to in moves if is_dash(self.seen, snit, to))

    # Paths

    def ways(self, deed: Deed) -> list[Choice]:
        """Give a deed its label and all the paths that lead to it."""
        word = label(self.seen, deed)
        return [Choice(path, deed.text, word) for path in self.paths(deed)]

    def paths(self, deed: Deed) -> list[Path]:
        unit = self.unit(deed)
        if unit is not None:
            return [(*lead, end) for lead in self.leads[unit] for end in self.ends(deed)]
        if deed.verb == does.END:
            return [(END,), *[(*lead, END) for lead, _ in self.every_lead]]
        if deed.verb == does.COMPOSE:
            return self.compositions(deed)
        if deed.verb == does.HIDE:
            return [(place_id(deed.where), HIDE)]
        return [(end,) for end in self.ends(deed)]

    def ends(self, deed: Deed) -> list[str]:
        """Name what completes a deed: each of these does."""
        verb = deed.verb
        if verb in (does.GO, does.GUARD, does.TRANSFORM):
            return [place_id(deed.where)]
        if verb == does.TRAVEL:
            return [place_id(deed.aim)]
        if verb == does.CHOMP or (verb == does.KICK and deed.aim >= 0):
            return self.victims(deed.aim)
        if verb == does.KICK:
            prey = [] if self.tall else [thing_id(deed.aim, self.seen.places[self.snit(deed)])]
            return [kick_button(deed.aim, self.seen.is_hammer(self.snit(deed))), *prey]
        if verb == does.JOIN:
            return self.victims(self.snit(deed)) if self.seen.pack else [PACK]
        if verb in (does.LEAVE_OUT, does.TAKE):
            return [chip_id(self.snit(deed))]
        return [TAKE_SPARK if verb == does.PICK_UP else ATTACK]

    def victims(self, snit: int) -> list[str]:
        """Name a Snit that something happens to: by its chip and, where it is drawn first, on the board."""
        if self.tall or self.leader[snit] != snit:
            return [chip_id(snit)]
        return [chip_id(snit), snit_id(snit)]

    def compositions(self, deed: Deed) -> list[Path]:
        """Compositors in any order, then a button; all of them by a button alone."""
        organs = [place_id(organ) for at, organ in enumerate(COMPOSITORS) if deed.what >> at & 1]
        found: list[Path] = [(*some, COMPOSE) for some in permutations(organs)]
        most = [other for other in self.legal if other.verb == does.COMPOSE]
        if deed is most[0] and len([1 for one in most if one.what.bit_count() == len(organs)]) == 1:
            found.append((COMPOSE_ALL,))
        return found

    # Buttons

    def found_buttons(self) -> tuple[Button, ...]:
        """Offer kicks with their chances, then the rest, and last the end of the phase."""
        found = [
            Button(name, said("button-kick", prey=kind_word(prey), chance=chance(kick_odds(hammer))))
            for prey in PREY
            for hammer in (False, True)
            if (name := kick_button(prey, hammer)) in self.ids
        ]
        others = {
            PACK: said("button-pack"),
            ATTACK: self.attack_word(),
            TAKE_SPARK: said("button-take-spark"),
            COMPOSE: said("button-compose"),
            COMPOSE_ALL: said("button-compose-all"),
            HIDE: said("button-hide"),
            END: said("button-end"),
        }
        return (*found, *[Button(name, word) for name, word in others.items() if name in self.ids])

    def attack_word(self) -> Said:
        return said("button-attack", chance=chance(pack_odds([self.seen.is_hammer(one) for one in self.seen.pack])))


def kick_button(prey: int, hammer: bool) -> str:
    return f"kick-{PREY[prey].lower()}-{'hard' if hammer else 'soft'}"


# Labels


def label(seen: Seen, deed: Deed) -> Said:
    """Say what a deed would do, with its chance where dice decide."""
    verb = deed.verb
    if verb in BY_SNITS:
        return label_with_snit(seen, piece_of(seen.mover, deed.what), deed)
    if verb == does.TRAVEL:
        thing = kind_word(deed.what)
        return said("label-travel", thing=thing, here=organ_word(deed.where), there=organ_word(deed.aim))
    if verb == does.CHOMP:
        return said("label-chomp", snit=snit_word(seen, deed.aim), chance=chance(chomp_odds(seen.speed(deed.aim))))
    if verb == does.COMPOSE:
        return said("label-compose", count=deed.what.bit_count())
    if verb in (does.ATTACK, does.END):
        return said("label-attack" if verb == does.ATTACK else "button-end")
    if verb == does.HIDE:
        return said("label-hide", what=hidden_word(deed.what), organ=organ_word(deed.where))
    if verb == does.TRANSFORM and deed.where == LAPOTUM:
        return said("label-runnungitm")
    return said("label-guard" if verb == does.GUARD else "label-snorg", organ=organ_word(deed.where))


def label_with_snit(seen: Seen, snit: int, deed: Deed) -> Said:
    word = said("verbatim", text=SNITS[snit_of(snit)])
    if deed.verb == does.GO:
        return label_move(seen, snit, word, deed.where)
    if deed.verb == does.KICK:
        aim = snit_word(seen, deed.aim) if deed.aim >= 0 else kind_word(deed.aim)
        return said("label-kick", snit=word, aim=aim, chance=chance(kick_odds(seen.is_hammer(snit))))
    keys = {
        does.JOIN: "label-join",
        does.PICK_UP: "label-pick-up",
        does.LEAVE_OUT: "label-leave-out",
        does.TAKE: "label-take",
    }
    return said(keys[deed.verb], snit=word)


def label_move(seen: Seen, snit: int, word: Said, to: int) -> Said:
    if to == OUTSIDE:
        return said("label-out", snit=word)
    if is_dash(seen, snit, to):
        return said("label-dash", snit=word, chance=chance(dash_odds(seen.speed(snit), seen.snorgs)))
    return said("label-move", snit=word, organ=organ_word(to))


def is_dash(seen: Seen, snit: int, to: int) -> bool:
    """Say whether a move is a dash for the Fleotis: one that dice decide (R7)."""
    return seen.places[snit] == OUTSIDE and to == FLEOTIS and dash_dice(seen.speed(snit), seen.snorgs) > 0
