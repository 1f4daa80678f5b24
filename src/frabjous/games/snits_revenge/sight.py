"""What a seat may see, and whole positions that it could not tell from the real one."""

from __future__ import annotations

from frabjous.core.chance import Dice
from frabjous.games.snits_revenge.body import ORGANS
from frabjous.games.snits_revenge.declared import Known, lying_open
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.state import NOTHING_HIDDEN, Position
from frabjous.games.snits_revenge.terms import BARE, FACE_DOWN, HIDEABLE, SPARK, SPLOP
from frabjous.games.snits_revenge.variant import Variant


def known(state: Position, seat: int) -> Known:
    """Give what a seat or an onlooker may know of what is hidden: nothing of what others hid (R19)."""
    under = state.under if seat == state.bolotomus else counters_shown(state)
    return seat, under, (state.under.count(SPARK), state.under.count(SPLOP))


def counters_shown(state: Position) -> tuple[int, ...]:
    """R20: open counters show where something lies; dummies lie everywhere; what is written down shows nowhere."""
    variant = state.variant
    if variant.hiding == "written" or not (variant.spark or variant.splops):
        return NOTHING_HIDDEN
    if variant.hiding == "open":
        return tuple([BARE if what == BARE else FACE_DOWN for what in state.under])
    return tuple([FACE_DOWN if may_hide(state.untouched, organ) else BARE for organ in range(ORGANS)])


def may_hide(untouched: int, organ: int) -> bool:
    """Say whether something can lie here: under a Snorg that was never replaced, not in the Lapotum (R19)."""
    return untouched & HIDEABLE & 1 << organ != 0


def imagine(seen: Seen, dice: Dice) -> Position:
    """Lay out what this seat sees, and hide the rest where it may be."""
    position = lying_open(seen)
    if seen.seat == seen.bolotomus:
        position.under = seen.under
    else:
        position.under = hidden_somewhere(seen, position.variant, dice)
    return position


def hidden_somewhere(seen: Seen, variant: Variant, dice: Dice) -> tuple[int, ...]:
    """Hide what is still hidden: under marked Snorgs if counters are open, else under any that may hide something."""
    under = [BARE] * ORGANS
    is_open = variant.hiding == "open"
    places = [at for at in range(ORGANS) if (seen.under[at] == FACE_DOWN if is_open else may_hide(seen.untouched, at))]
    sparks, splops = seen.hidden
    for what in [SPARK] * sparks + [SPLOP] * splops:
        organ = dice.pick(places)
        places.remove(organ)
        under[organ] = what
    return tuple(under)
