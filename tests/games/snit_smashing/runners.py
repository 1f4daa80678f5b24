"""Players whose games go as the rulings' figures say: they smash where a rival will run, and run."""

from __future__ import annotations

from typing import Final

from frabjous.core.chance import Dice
from frabjous.games.clan import SPEEDS
from frabjous.games.snit_smashing.actions import DIVE, HIDE, MOVES, NO_ORDER, REST, RUN, SMASHES, Deed
from frabjous.games.snit_smashing.beach import HEXES, STEPS_HOME, STEPS_TO_BODY, TRIPLES_AT
from frabjous.games.snit_smashing.bot import forecast, own_smash
from frabjous.games.snit_smashing.state import Position
from frabjous.games.snit_smashing.terms import ORDERING, runs_inland

SMASHES_A_PUSH: Final = 5  # one order in so many moves the Snandergrab


def run_on(state: Position, seat: int, legal: list[Deed], dice: Dice) -> Deed:
    """Smash where a rival will run, and run."""
    return some_order(state, seat, dice) if state.phase == ORDERING else best_move(state, seat, legal, dice)


def some_order(state: Position, seat: int, dice: Dice) -> Deed:
    """Now and then push the Snandergrab anywhere; else smash where a rival will run."""
    if runs_inland(state.run) and dice.below(SMASHES_A_PUSH) == 0:
        return dice.pick(MOVES)
    return smash_somebody(state, seat, dice)


def smash_somebody(state: Position, seat: int, dice: Dice) -> Deed:
    """Choose a rival's Snit and a hex where it may run, and smash a corner of that hex."""
    rivals = [(clan, snit) for clan in range(state.seats) if clan != seat for snit in state.unmoved(clan)]
    if not rivals:
        return NO_ORDER
    clan, snit = dice.pick(rivals)
    chances = forecast(state, state.where[clan][snit], SPEEDS[snit])
    enough = max(chances) / 3
    likely = [at for at in range(HEXES) if chances[at] >= enough]
    return SMASHES[dice.pick(TRIPLES_AT[dice.pick(likely)])]


def best_move(state: Position, seat: int, legal: list[Deed], dice: Dice) -> Deed:
    """Take the move that gains most steps, but not into the own smash."""
    smash = own_smash(state, seat)
    steps = STEPS_TO_BODY[state.snandergrab] if runs_inland(state.run) else STEPS_HOME
    best, found = -2 * HEXES, list[Deed]()
    for deed in legal:
        gain = 0
        if deed.verb == RUN:
            gain = steps[state.where[seat][deed.what]] - steps[deed.where] - (HEXES if smash[deed.where] else 0)
        elif deed.verb == DIVE:
            gain = HEXES
        elif deed.verb in (HIDE, REST):
            gain = -1
        if gain > best:
            best, found = gain, []
        if gain == best:
            found.append(deed)
    return dice.pick(found)
