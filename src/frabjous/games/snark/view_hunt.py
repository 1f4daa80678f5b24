"""The hunt: who is out, which Marks were shown, which animals came up, and how many are still to turn."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from frabjous.core.contract import Player, Said, listed, said
from frabjous.core.remember import remembered
from frabjous.games.snark.cards import ANIMALS, CARDS, MARKS, PACK, SNARK, crew_of, marks_in
from frabjous.games.snark.hunting import story
from frabjous.games.snark.observation import Seen
from frabjous.games.snark.telling import animal_word
from frabjous.games.snark.terms import CATCH, DEAD, EFFECTS, FORFEIT, GAIN, SNATCH
from frabjous.games.snark.view_cards import animal_card, bust, name_of, pile, place_to_come
from frabjous.games.snark.view_choices import odds_with, tenths
from frabjous.scene.model import Box, Look, Stroke, Thing, Use, Words
from frabjous.scene.once import RECENT

FOLD: Final = "M0 0c-1.1 51-3.2 90-3.2 141 0 58 3.1 102 3.4 159 .4 55-1.3 97-1.4 151-.2 40 .4 71 .6 111"
LEFT: Final = 636.0  # where the hunt's half begins
WIDE: Final = 290.0  # what is written there at most


class Hunt(NamedTuple):
    """What is to be seen of a hunt: under way, or just over."""

    mover: int
    is_last: bool  # of the only player left
    party: tuple[int, ...]
    lost: tuple[int, ...]  # of the party
    shown: int
    turned: tuple[int, ...]
    left: int

    @property
    def to_come(self) -> int:
        """Say how many cards are still to turn: none once the Snark is caught."""
        return 0 if self.is_caught else self.left

    @property
    def is_caught(self) -> bool:
        return SNARK in self.turned

    @property
    def height(self) -> float:
        """Say how much of a tall picture the hunt takes."""
        return 210.0 if len(self.turned) + self.to_come <= 4 else 324.0


def hunt_of(seen: Seen) -> Hunt | None:
    """Give the hunt there is to see, if any."""
    if not is_hunting(seen):
        return None
    lost = tuple([one for one in seen.party if seen.holders[one] == DEAD])
    return Hunt(seen.mover, seen.retired.count(False) == 1, seen.party, lost, seen.shown, seen.turned, seen.left)


def is_hunting(seen: Seen) -> bool:
    """Say whether there is a hunt to be seen: under way, or just over."""
    return bool(seen.party)


@cache
def fold() -> Thing:
    return Thing("", 612, 19, (Stroke(FOLD, "fold"),))


@remembered(RECENT)
def hunt_things(hunt: Hunt, tall: bool) -> tuple[Thing, ...]:
    """Draw the hunt."""
    if tall:
        return (title(hunt, 4, 17), *hunters(hunt, 24, 50, 20), *marks(hunt, 112, 50), *cards_in_fours(hunt, 43, 136))
    first = (fold(), title(hunt, LEFT, 33), *hunters(hunt, 668, 80, 31), *marks(hunt, 778, 80))
    return (*first, *cards_in_rows(hunt), *pack(hunt))


def asleep_things(seen: Seen, tall: bool) -> tuple[Thing, ...]:
    """Draw the animals asleep; on a phone they take no room."""
    if tall:
        return ()
    party = crew_of(seen.holders, seen.seat) if seen.seat >= 0 else []
    odds = chances(tuple(party), seen.warrants[seen.seat]) if party else ()
    return (fold(), *asleep(), *odds)


@cache
def asleep() -> tuple[Thing, ...]:
    snores = [Words(said("snore"), 98 + 14 * at, -78 - 14 * at, css=f"snore-{at}") for at in range(3)]
    look: Look = (*pile(150, PACK, 6), *snores)
    return (
        Thing("", LEFT, 33, (Words(said("animals-asleep"), css="ttl"),), said("animals-asleep")),
        Thing("pack", 776, 210, look, said("pack-label", count=PACK)),
    )


@remembered(RECENT)
def chances(party: tuple[int, ...], warrants: int) -> tuple[Thing, ...]:
    """Tell the viewer what its party's chances are with each number of Marks."""
    names = listed([name_of(one, tall=True) for one in reversed(party)])
    title = said("your-chances", party=names)
    found = [Thing("", LEFT, 430, (Words(title, css="chances", space=WIDE, size=16),), title)]
    for count in range(1, MARKS + 1):
        marks, about = said("marks-shown", count=count), said("one-in", about=tenths(odds_with(party, count, warrants)))
        look: Look = (Words(marks, css="sub"), Words(about, 110, css="sub"))
        found.append(Thing("", LEFT, 432 + 25 * count, look, said("chance-with", marks=marks, chance=about)))
    return tuple(found)


def title(hunt: Hunt, x: float, y: float) -> Thing:
    key = "hunt-title-last" if hunt.is_last else "hunt-title"
    return Thing("", x, y, (Words(said(key, who=Player(hunt.mover)), css="ttl"),))


def hunters(hunt: Hunt, x: float, y: float, r: float) -> list[Thing]:
    """Draw who set out; the lost are pale."""
    found: list[Thing] = []
    for at, one in enumerate(sorted(hunt.party, reverse=True)):  # the Bellman first
        look = bust(one, r, lost=one in hunt.lost)
        found.append(Thing("", x + at * 2.2 * r, y, look, team=hunt.mover))
    return found


def marks(hunt: Hunt, x: float, y: float) -> list[Thing]:
    """Draw the Marks that were shown."""
    found: list[Thing] = []
    for at, mark in enumerate(marks_in(hunt.shown)):
        look: Look = (Box(33, 36, round=6, css="pap thin"), Use(f"mark-{CARDS[mark]}", 28))
        found.append(Thing("", x + 17 + at * 36, y, look))
    return found


# The cards that came up, and those to come


def cards_in_rows(hunt: Hunt) -> list[Thing]:
    """Lay them out in threes, or smaller in fours when there are many."""
    if len(hunt.turned) + hunt.to_come <= 6:
        return laid(hunt, 3, (686, 195), (106, 146), 1.0)
    return cards_in_fours(hunt, 676, 182)


def cards_in_fours(hunt: Hunt, x: float, y: float) -> list[Thing]:
    return laid(hunt, 4, (x, y), (82 if x > 100 else 86, 114), 0.8)


def laid(hunt: Hunt, across: int, first: tuple[float, float], pitch: tuple[float, float], scale: float) -> list[Thing]:
    found: list[Thing] = []
    told = story(hunt.party, hunt.shown, hunt.turned)
    turned = len(told)
    for at in range(turned + hunt.to_come):
        x, y = first[0] + at % across * pitch[0], first[1] + at // across * pitch[1]
        if at < turned:
            label = said("came-up-label", animal=animal_word(hunt.turned[at]), effect=effect_words(*told[at]))
            good = told[at][0] in (CATCH, GAIN)
            look = animal_card(hunt.turned[at], effect_words(*told[at]), good, scale)
            found.append(Thing(f"turned-{at}-{ANIMALS[hunt.turned[at]]}", x, y, look, label))
        else:
            found.append(Thing("", x, y, place_to_come(scale, at == turned)))
    return found


def effect_words(effect: int, man: int) -> Said:
    """Say in a word or two what an animal did."""
    key = f"fx-{EFFECTS[effect]}"
    return said(key, man=name_of(man, tall=True)) if effect in (GAIN, FORFEIT, SNATCH) else said(key)


def pack(hunt: Hunt) -> tuple[Thing, ...]:
    """Draw what is left of the pack, and say how many are still to turn and why."""
    left = PACK - len(hunt.turned)
    cards = Thing("pack", 674, 512, pile(72, left, 4), said("pack-label", count=left))
    if hunt.is_caught:
        return (cards,)
    words: Look = (
        Words(said("still-to-turn", count=hunt.left), css="ttl"),
        Words(said("because-marks", count=hunt.shown.bit_count()), y=26, css="sub"),
        *bonus_words(hunt),
    )
    return (cards, Thing("", 738, 490, words))


def bonus_words(hunt: Hunt) -> Look:
    """Name what changed the number of cards on the way."""
    told = story(hunt.party, hunt.shown, hunt.turned)
    gained = [man for effect, man in told if effect == GAIN]
    lost = [man for effect, man in told if effect == FORFEIT]
    if not gained and not lost:
        return ()
    man = name_of((gained + lost)[0], tall=True)
    return (Words(said("because-bonus", man=man, change=len(gained) - len(lost)), y=47, css="sub"),)
