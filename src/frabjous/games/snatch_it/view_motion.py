"""Whence things came: the id something had in the picture before, so that the eye can follow a card."""

from __future__ import annotations

from frabjous.games.snatch_it import actions
from frabjous.games.snatch_it.actions import Deed
from frabjous.games.snatch_it.cards import NAMES
from frabjous.games.snatch_it.notation import NOTATION
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.terms import TURN


def whence(seen: Seen) -> dict[str, str]:
    """Give the ids that things had before the latest deed; not of what is where it was, or what nobody saw."""
    if not seen.latest:
        return {}
    deed = NOTATION.read(seen.latest)
    verb, place = deed.verb, f"pond-{seen.place + 1}"
    if verb in (actions.SNATCHES, actions.STEALS, actions.STEALS_BACK):
        return of_a_stack(seen, deed)
    if verb == actions.MUNCHES:
        return {"morsel": f"top-{deed.stack + 1}"}
    if verb == actions.OPENS:
        return opened(seen)
    if verb == actions.BAITS:
        return dict.fromkeys(("bait", place), from_hand(seen, deed.card))
    if verb in (actions.DRAWS, actions.JUDGES):
        return {place: "pile" if verb == actions.DRAWS else "bait"}
    return {}


def of_a_stack(seen: Seen, deed: Deed) -> dict[str, str]:
    """A played card becomes the top; what it was laid on becomes, or is, the stack below."""
    below = {f"stack-{seen.moved + 1}": f"pond-{seen.place + 1}"} if deed.verb == actions.SNATCHES else {}
    return {f"top-{seen.moved + 1}": from_hand(seen, deed.card), **below}


def from_hand(seen: Seen, card: int) -> str:
    """Name the card that left a hand: the own one by its face, another's by its place."""
    if seen.actor == seen.seat:
        return f"hand-{NAMES[card]}-{seen.hand[card] + 1}"
    return f"back-{seen.actor + 1}-{seen.hands[seen.actor] + 1}"


def opened(seen: Seen) -> dict[str, str]:
    """Before the first round everybody sees whose card is turned up; of the stork's food nobody does (F12)."""
    if seen.round > 1 or (seen.round == 1 and seen.phase != TURN):
        return {}
    return {f"pond-{at + 1}": f"thrown-{(seen.first + at) % seen.seats + 1}" for at in range(seen.seats)}
