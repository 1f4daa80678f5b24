"""What a seat may see, and whole positions that it could not tell from the real one."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core.chance import Dice
from frabjous.core.kinds import Kind, Row
from frabjous.games.snits_revenge.body import ORGANS
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.state import NOTHING_HIDDEN, Position
from frabjous.games.snits_revenge.terms import BARE, FACE_DOWN, HIDEABLE, SPARK, SPLOP
from frabjous.games.snits_revenge.variant import Variant, variant_of


def known(state: Position, seat: int) -> Known:
    """Give what a seat or an onlooker may know of what is hidden: nothing of what others hid (R19)."""
    under = state.under if seat == state.bolotomus else counters_shown(state)
    return seat, under, (state.under.count(SPARK), state.under.count(SPLOP))


# Written by tools/declared.py from the fields of Position.
# fmt: off
Known: TypeAlias = tuple[
    int, tuple[int, ...], tuple[int, int]
]  # seat, under, hidden


def observed(state: Position, known: Known) -> Seen:
    """Add what everybody sees to what this seat may know of the rest."""
    seat, under, hidden = known
    return Seen(
        seat, under, hidden, state.variant.agreed, state.phase, state.turn, state.bolotomus, state.senior,
        state.mover, state.rollers, state.rolls, state.armies, tuple(state.places), state.wounded, state.acted,
        state.snorgs, state.untouched, state.killers, tuple(state.makums), tuple(state.runnungitms),
        tuple(state.tired_makums), tuple(state.tired_runnungitms), tuple(state.used), state.awaited, state.doer,
        state.aim, state.pack, state.rolled, state.holder, state.lying, state.round, state.beginner,
        state.ending
    )


def put(row: Row, kinds: list[Kind], state: Position, known: Known) -> None:
    """Write the same as numbers, field by field."""
    seat, under, hidden = known
    kinds[0].number(row, seat)
    kinds[1].put(row, under)
    kinds[2].put(row, hidden)
    kinds[3].put(row, state.variant.agreed)
    kinds[4].number(row, state.phase)
    kinds[5].number(row, state.turn)
    kinds[6].number(row, state.bolotomus)
    kinds[7].number(row, state.senior)
    kinds[8].number(row, state.mover)
    kinds[9].put(row, state.rollers)
    kinds[10].put(row, state.rolls)
    kinds[11].put(row, state.armies)
    kinds[12].vector(row, state.places)
    kinds[13].put(row, state.wounded)
    kinds[14].number(row, state.acted)
    kinds[15].number(row, state.snorgs)
    kinds[16].number(row, state.untouched)
    kinds[17].put(row, state.killers)
    kinds[18].vector(row, state.makums)
    kinds[19].vector(row, state.runnungitms)
    kinds[20].vector(row, state.tired_makums)
    kinds[21].vector(row, state.tired_runnungitms)
    kinds[22].vector(row, state.used)
    kinds[23].number(row, state.awaited)
    kinds[24].number(row, state.doer)
    kinds[25].number(row, state.aim)
    kinds[26].put(row, state.pack)
    kinds[27].put(row, state.rolled)
    kinds[28].number(row, state.holder)
    kinds[29].number(row, state.lying)
    kinds[30].number(row, state.round)
    kinds[31].number(row, state.beginner)
    kinds[32].number(row, state.ending)


def lying_open(seen: Seen) -> Position:
    """Lay out what everybody sees."""
    position = Position(variant_of(seen.variant))
    position.phase, position.turn, position.bolotomus = seen.phase, seen.turn, seen.bolotomus
    position.senior, position.mover, position.rollers = seen.senior, seen.mover, seen.rollers
    position.rolls, position.armies, position.places = seen.rolls, seen.armies, vec[i64](seen.places)
    position.wounded, position.acted, position.snorgs = seen.wounded, seen.acted, seen.snorgs
    position.untouched, position.killers, position.makums = seen.untouched, seen.killers, vec[i64](seen.makums)
    position.runnungitms, position.tired_makums = vec[i64](seen.runnungitms), vec[i64](seen.tired_makums)
    position.tired_runnungitms, position.used = vec[i64](seen.tired_runnungitms), vec[i64](seen.used)
    position.awaited, position.doer, position.aim = seen.awaited, seen.doer, seen.aim
    position.pack, position.rolled, position.holder = seen.pack, seen.rolled, seen.holder
    position.lying, position.round, position.beginner = seen.lying, seen.round, seen.beginner
    position.ending = seen.ending
    return position


# fmt: on
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
