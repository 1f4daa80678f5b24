"""The hunt: who is out, which Marks were shown, which animals came up, and how many are still to turn."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import Player, Said, listed, said
from frabjous.games.snark.cards import ANIMALS, CARDS, MARKS, PACK, SNARK, crew_of, marks_in
from frabjous.games.snark.hunting import story
from frabjous.games.snark.observation import Seen
from frabjous.games.snark.telling import animal_word
from frabjous.games.snark.terms import CATCH, DEAD, EFFECTS, FORFEIT, GAIN, SNATCH
from frabjous.games.snark.view_cards import animal_card, bust, name_of, pile, place_to_come
from frabjous.games.snark.view_choices import odds_of, tenths
from frabjous.scene.model import Box, Look, Stroke, Thing, Use, Words

FOLD: Final = "M0 0c-1.1 51-3.2 90-3.2 141 0 58 3.1 102 3.4 159 .4 55-1.3 97-1.4 151-.2 40 .4 71 .6 111"
LEFT: Final = 636.0  # where the hunt's half begins
WIDE: Final = 290.0  # what is written there at most


def is_hunting(seen: Seen) -> bool:
    """Say whether there is a hunt to be seen: under way, or just over."""
    return bool(seen.party)


def to_come(seen: Seen) -> int:
    """Say how many cards are still to turn: none once the Snark is caught."""
    return 0 if is_caught(seen) else seen.left


def is_caught(seen: Seen) -> bool:
    return SNARK in seen.turned


def hunt_height(seen: Seen) -> float:
    """Say how much of a tall picture the hunt takes; sleeping animals take little."""
    if not is_hunting(seen):
        return 0.0
    return 210.0 if len(seen.turned) + to_come(seen) <= 4 else 324.0


def hunt_things(seen: Seen, tall: bool) -> tuple[Thing, ...]:
    """Draw the hunt, or the animals asleep."""
    fold = Thing("", 612, 19, (Stroke(FOLD, "fold"),))
    if not is_hunting(seen):
        return () if tall else (fold, *asleep(), *chances(seen))
    if tall:
        return (title(seen, 4, 17), *hunters(seen, 24, 50, 20), *marks(seen, 112, 50), *cards_in_fours(seen, 43, 136))
    first = (fold, title(seen, LEFT, 33), *hunters(seen, 668, 80, 31), *marks(seen, 778, 80))
    return (*first, *cards_in_rows(seen), *pack(seen))


def asleep() -> tuple[Thing, ...]:
    snores = [Words(said("snore"), 98 + 14 * at, -78 - 14 * at, css=f"snore-{at}") for at in range(3)]
    look: Look = (*pile(150, PACK, 6), *snores)
    return (
        Thing("", LEFT, 33, (Words(said("animals-asleep"), css="ttl"),), said("animals-asleep")),
        Thing("pack", 776, 210, look, said("pack-label", count=PACK)),
    )


def chances(seen: Seen) -> tuple[Thing, ...]:
    """Tell the viewer what its party's chances are with each number of Marks."""
    party = crew_of(seen.holders, seen.seat) if seen.seat >= 0 else []
    if not party:
        return ()
    names = listed([name_of(one, tall=True) for one in reversed(party)])
    found = [Thing("", LEFT, 430, (Words(said("your-chances", party=names), css="chances", space=WIDE, size=16),))]
    for count in range(1, MARKS + 1):
        about = said("one-in", about=tenths(odds_of(seen, seen.seat, count)))
        look: Look = (Words(said("marks-shown", count=count), css="sub"), Words(about, 110, css="sub"))
        found.append(Thing("", LEFT, 432 + 25 * count, look))
    return tuple(found)


def title(seen: Seen, x: float, y: float) -> Thing:
    key = "hunt-title-last" if seen.retired.count(False) == 1 else "hunt-title"
    return Thing("", x, y, (Words(said(key, who=Player(seen.mover)), css="ttl"),))


def hunters(seen: Seen, x: float, y: float, r: float) -> list[Thing]:
    """Draw who set out; the lost are pale."""
    found: list[Thing] = []
    for at, one in enumerate(sorted(seen.party, reverse=True)):  # the Bellman first
        look = bust(one, r, lost=seen.holders[one] == DEAD)
        found.append(Thing("", x + at * 2.2 * r, y, look, team=seen.mover))
    return found


def marks(seen: Seen, x: float, y: float) -> list[Thing]:
    """Draw the Marks that were shown."""
    found: list[Thing] = []
    for at, mark in enumerate(marks_in(seen.shown)):
        look: Look = (Box(33, 36, round=6, css="pap thin"), Use(f"mark-{CARDS[mark]}", 28))
        found.append(Thing("", x + 17 + at * 36, y, look))
    return found


# The cards that came up, and those to come


def cards_in_rows(seen: Seen) -> list[Thing]:
    """Lay them out in threes, or smaller in fours when there are many."""
    if len(seen.turned) + to_come(seen) <= 6:
        return laid(seen, 3, (686, 195), (106, 146), 1.0)
    return cards_in_fours(seen, 676, 182)


def cards_in_fours(seen: Seen, x: float, y: float) -> list[Thing]:
    return laid(seen, 4, (x, y), (82 if x > 100 else 86, 114), 0.8)


def laid(seen: Seen, across: int, first: tuple[float, float], pitch: tuple[float, float], scale: float) -> list[Thing]:
    found: list[Thing] = []
    told = story(seen.party, seen.shown, seen.turned)
    turned = len(told)
    for at in range(turned + to_come(seen)):
        x, y = first[0] + at % across * pitch[0], first[1] + at // across * pitch[1]
        if at < turned:
            label = said("came-up-label", animal=animal_word(seen.turned[at]), effect=effect_words(*told[at]))
            good = told[at][0] in (CATCH, GAIN)
            look = animal_card(seen.turned[at], effect_words(*told[at]), good, scale)
            found.append(Thing(f"turned-{at}-{ANIMALS[seen.turned[at]]}", x, y, look, label))
        else:
            found.append(Thing("", x, y, place_to_come(scale, at == turned)))
    return found


def effect_words(effect: int, man: int) -> Said:
    """Say in a word or two what an animal did."""
    key = f"fx-{EFFECTS[effect]}"
    return said(key, man=name_of(man, tall=True)) if effect in (GAIN, FORFEIT, SNATCH) else said(key)


def pack(seen: Seen) -> tuple[Thing, ...]:
    """Draw what is left of the pack, and say how many are still to turn and why."""
    left = PACK - len(seen.turned)
    cards = Thing("pack", 674, 512, pile(72, left, 4), said("pack-label", count=left))
    if is_caught(seen):
        return (cards,)
    words: Look = (
        Words(said("still-to-turn", count=seen.left), css="ttl"),
        Words(said("because-marks", count=seen.shown.bit_count()), y=26, css="sub"),
        *bonus_words(seen),
    )
    return (cards, Thing("", 738, 490, words))


def bonus_words(seen: Seen) -> Look:
    """Name what changed the number of cards on the way."""
    told = story(seen.party, seen.shown, seen.turned)
    gained = [man for effect, man in told if effect == GAIN]
    lost = [man for effect, man in told if effect == FORFEIT]
    if not gained and not lost:
        return ()
    man = name_of((gained + lost)[0], tall=True)
    return (Words(said("because-bonus", man=man, change=len(gained) - len(lost)), y=47, css="sub"),)
