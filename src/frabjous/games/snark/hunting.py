"""What an animal does to the hunters it meets (K15 to K18). The rules, the story and the odds all ask here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frabjous.games.snark.cards import (
    BAKER,
    BANDERSNATCH,
    BANKER,
    BARRISTER,
    BEAR,
    BEAVER,
    BELLMAN,
    BOOJUM,
    BUTCHER,
    DEAD_PIG,
    HYENA,
    JUBJUB,
    LIVE_PIG,
    MARKS,
    PACK,
    SNARK,
    WEIGHTS,
    crew_of,
)
from frabjous.games.snark.state import Position
from frabjous.games.snark.terms import CANCEL, CATCH, DEAD, FORFEIT, GAIN, HUNTING, NOTHING, SNATCH, STOP, VANISH

ALL_MARKS: Final = (1 << MARKS) - 1

# Who is at home with which animal, and who is not (K18)
FRIENDS: Final = ((JUBJUB, BUTCHER), (HYENA, BAKER), (BEAR, BAKER), (LIVE_PIG, BARRISTER))
FOES: Final = ((JUBJUB, BEAVER), (DEAD_PIG, BARRISTER))


def set_out(position: Position, shown: int) -> None:
    """Begin a hunt with these Marks; all five open the whole pack (K14)."""
    position.phase = HUNTING
    position.shown = shown
    position.turned = []
    position.party = crew_of(position.holders, position.mover)
    position.left = PACK if shown == ALL_MARKS else shown.bit_count()


def weight_of(position: Position, animal: int) -> int:
    """Say how likely an animal is to come up next, in sixteenths of the whole pack."""
    weight = WEIGHTS[animal]
    for turned in position.turned:
        if turned == animal:
            weight -= 2
        elif animal >= LIVE_PIG and turned >= LIVE_PIG:  # K19: both sides are one card
            weight = 0
    return max(0, weight)


def meets(position: Position, animal: int) -> tuple[int, int]:
    """Tell what an animal does to the hunters, and to which man."""
    mover = position.mover
    return meeting(position.men_of(mover), position.is_bellman(mover), position.shown, animal)


def story(party: Sequence[int], shown: int, turned: Sequence[int]) -> list[tuple[int, int]]:
    """Tell what each animal of a hunt did, and to which man."""
    men = [one for one in party if one != BELLMAN]
    told: list[tuple[int, int]] = []
    for animal in turned:
        effect, man = meeting(men, BELLMAN in party, shown, animal)
        told.append((effect, man))
        if effect in (VANISH, SNATCH):
            men = [one for one in men if effect == SNATCH and one != man]
    return told


def meeting(men: list[int], with_bellman: bool, shown: int, animal: int) -> tuple[int, int]:
    """Tell what an animal does to these men, with or without the Bellman, and to which of them."""
    if animal == SNARK:
        return CATCH, BELLMAN
    if animal == BOOJUM:
        return (VANISH, men[0]) if men else (NOTHING, BELLMAN)
    if animal == BANDERSNATCH:
        return attack(men, with_bellman)
    if shown == ALL_MARKS:  # K17
        return NOTHING, BELLMAN
    return greeting(men, animal)


def attack(men: list[int], with_bellman: bool) -> tuple[int, int]:
    """K16: a Bandersnatch takes the Banker, or a man alone, or stops a Bellman alone."""
    if BANKER in men:
        return SNATCH, BANKER
    if not men:
        return STOP, BELLMAN
    if len(men) == 1 and not with_bellman:
        return SNATCH, men[0]
    return NOTHING, BELLMAN


def greeting(men: list[int], animal: int) -> tuple[int, int]:
    """K18: one card more for a friend of the animal, one less for a foe."""
    friend, foe = BELLMAN, BELLMAN
    for beast, man in FRIENDS:
        if beast == animal and man in men:
            friend = man
    for beast, man in FOES:
        if beast == animal and man in men:
            foe = man
    if BELLMAN not in (friend, foe):
        return CANCEL, friend
    if friend != BELLMAN:
        return GAIN, friend
    return (FORFEIT, foe) if foe != BELLMAN else (NOTHING, BELLMAN)


def turn_up(position: Position, animal: int) -> int:
    """Turn an animal card and follow it; say what it did."""
    effect, man = meets(position, animal)
    position.turned = [*position.turned, animal]
    position.left -= 1
    if effect == VANISH:
        for one in position.men_of(position.mover):
            lose(position, one)
    elif effect == SNATCH:
        lose(position, man)
    elif effect == GAIN:
        position.left += 1
    elif effect == FORFEIT:
        position.left = max(0, position.left - 1)
    if effect == STOP or not hunters(position):
        position.left = 0
    return effect


def lose(position: Position, man: int) -> None:
    """K15: a man is gone for this round, and a Warrant is paid at once, if there is one (K21)."""
    position.put(man, DEAD)
    if position.warrants[position.mover]:
        position.pay(position.mover)
    else:
        position.unpaid = True


def hunters(position: Position) -> bool:
    """Say whether anybody is left on the hunt."""
    return position.is_bellman(position.mover) or position.count_men(position.mover) > 0
