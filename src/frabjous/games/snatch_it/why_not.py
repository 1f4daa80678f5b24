"""Why something cannot be chosen in Snatch It!: what does not fit, and what nobody may do."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import ONLOOKER, said
from frabjous.games.snatch_it import actions
from frabjous.games.snatch_it.actions import Deed
from frabjous.games.snatch_it.cards import FITS, NONE, SWARM, colour_of
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.terms import FORCED, SNATCHING, STOLEN, STORK, TURN
from frabjous.games.snatch_it.view_choices import BUTTONS
from frabjous.games.snatch_it.view_inside import may_look
from frabjous.games.snatch_it.what_is import open_card
from frabjous.scene.model import Reason
from frabjous.scene.pointing import Path

NUMBER: Final = Reason(said("why-number"), "2.2")
OTHER_COLOUR: Final = Reason(said("why-other-colour"), "2.2")
SWARM_ON_SIX: Final = Reason(said("why-swarm-on-six"), "2.2")
SWARM_ON_SWARM: Final = Reason(said("why-swarm-on-swarm"), "2.2")
ON_A_SWARM: Final = Reason(said("why-on-a-swarm"), "2.2")
OWN_STACK: Final = Reason(said("why-own-stack"), "4.3")
NOT_YOUR_STACK: Final = Reason(said("why-not-your-stack"), "4.4")
FITS_NOTHING: Final = Reason(said("why-fits-nothing"), "4.4")
NEVER_MERGED: Final = Reason(said("why-never-merged"), "4.7")
NO_BAIT: Final = Reason(said("why-no-bait"), "4.5")
NO_SCARING: Final = Reason(said("why-no-scaring"), "4.6")
MUST_MUNCH: Final = Reason(said("why-must-munch"), "4.6")
NO_PASSING: Final = Reason(said("why-no-passing"), "4.1")
ONLY_THE_ROBBED: Final = Reason(said("why-only-the-robbed"), "5.1")
NO_LOOKING: Final = Reason(said("why-no-looking"), "4.7")
TALLEST: Final = Reason(said("why-tallest"), "7.4")


def why_not(seen: Seen, legal: list[Deed], begun: Path, thing: str) -> Reason | None:
    """Say why a card, a stack or a button cannot be chosen now."""
    stack = stack_named(seen, thing)
    if not legal:
        return why_not_out_of_turn(seen, stack)
    if seen.phase == STORK:
        return TALLEST if stack != NONE else None
    if seen.phase == STOLEN:
        card = open_card(seen, thing)
        return why_not_on(card, seen.tops[seen.stack]) if card != NONE and thing.startswith("hand-") else None
    if seen.phase not in (TURN, FORCED):
        return None
    if thing in ("pile", BUTTONS[actions.LETS_GO]):
        return NO_PASSING
    card = open_card(seen, begun[0]) if begun else NONE
    if card != NONE:
        return why_not_with_card(seen, legal, card, thing)
    chosen = stack_named(seen, begun[0]) if begun else NONE
    return why_not_first(seen, stack, thing) if chosen == NONE else why_not_munching(seen, chosen, stack, thing)


def stack_named(seen: Seen, thing: str) -> int:
    """Find the stack that an id names, by itself or by its top card, or NONE."""
    kind, _, number = thing.partition("-")
    if kind not in ("stack", "top") or not number.isdecimal():
        return NONE
    stack = int(number) - 1
    return stack if 0 <= stack < len(seen.owners) and seen.owners[stack] >= 0 else NONE


def why_not_out_of_turn(seen: Seen, stack: int) -> Reason | None:
    """Somebody else is asked: all one could want is to take something back, or to look into a stack."""
    if stack == NONE or seen.phase not in SNATCHING:
        return None
    if seen.phase == STOLEN and stack == seen.stack and seen.seat not in (ONLOOKER, seen.owners[stack]):
        return ONLY_THE_ROBBED
    return None if seen.owners[stack] == seen.seat or may_look(seen, stack) else NO_LOOKING


def why_not_on(card: int, below: int) -> Reason | None:
    """Say why a card does not fit on another."""
    if FITS[card][below]:
        return None
    if card == SWARM:
        return SWARM_ON_SWARM if below == SWARM else SWARM_ON_SIX
    if below == SWARM:
        return ON_A_SWARM
    return NUMBER if colour_of(card) == colour_of(below) else OTHER_COLOUR


def why_not_with_card(seen: Seen, legal: list[Deed], card: int, thing: str) -> Reason | None:
    """A hand card is chosen, or the bait that must be played."""
    stack, below = stack_named(seen, thing), open_card(seen, thing)
    if stack != NONE:
        return OWN_STACK if seen.owners[stack] == seen.mover else why_not_on(card, seen.tops[stack])
    if below != NONE and thing.startswith("pond-"):
        return why_not_on(card, below)
    playable = any(deed.card == card and deed.verb in (actions.SNATCHES, actions.STEALS) for deed in legal)
    return NO_BAIT if thing == BUTTONS[actions.BAITS] and playable and not seen.calling else None


def why_not_munching(seen: Seen, chosen: int, stack: int, thing: str) -> Reason | None:
    """One of the own stacks is chosen, to munch with."""
    below = open_card(seen, thing)
    if below != NONE and thing.startswith("pond-"):
        return why_not_on(seen.tops[chosen], below)
    if stack in (NONE, chosen):
        return None
    return NEVER_MERGED if seen.owners[stack] == seen.mover else NOT_YOUR_STACK


def why_not_first(seen: Seen, stack: int, thing: str) -> Reason | None:
    """Nothing is chosen yet: a hand card is wanted, or an own stack."""
    if stack != NONE:
        return FITS_NOTHING if seen.owners[stack] == seen.mover else NOT_YOUR_STACK
    if open_card(seen, thing) == NONE or not thing.startswith("pond-"):
        return None
    return NO_SCARING if any(seen.hand) else MUST_MUNCH
