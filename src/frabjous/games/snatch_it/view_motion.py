"""Whence things came: the id something had in the picture before, so that the eye can follow a card."""

from __future__ import annotations

from frabjous.games.snatch_it import actions
from frabjous.games.snatch_it.actions import Deed
from frabjous.games.snatch_it.cards import NAMES
from frabjous.games.snatch_it.notation import NOTATION
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.terms import TURN


def whence(seen: Seen, name: str) -> str:
    """Give the id a thing had before the latest deed, or nothing if it is where it was or nobody saw."""
    if not seen.latest:
        return ""
    deed = NOTATION.read(seen.latest)
    verb = deed.verb
    if verb in (actions.SNATCHES, actions.STEALS, actions.STEALS_BACK):
        return of_a_stack(seen, deed, name)
    if verb == actions.MUNCHES:
        return f"top-{deed.stack + 1}" if name == "morsel" else ""
    if verb == actions.OPENS:
        return opened(seen, name) if name.startswith("pond-") else ""
    if verb == actions.BAITS and name in ("bait", f"pond-{seen.place + 1}"):
        return from_hand(seen, deed.card)
    if name == f"pond-{seen.place + 1}":
        return {actions.DRAWS: "pile", actions.JUDGES: "bait"}.get(verb, "")
    return ""


def of_a_stack(seen: Seen, deed: Deed, name: str) -> str:
    """A played card becomes the top; what it was laid on becomes, or is, the stack below."""
    if name == f"top-{seen.moved + 1}":
        return from_hand(seen, deed.card)
    if name == f"stack-{seen.moved + 1}" and deed.verb == actions.SNATCHES:
        return f"pond-{seen.place + 1}"
    return ""


def from_hand(seen: Seen, card: int) -> str:
    """Name the card that left a hand: the own one by its face, another's by its place."""
    if seen.actor == seen.seat:
        return f"hand-{NAMES[card]}-{seen.hand[card] + 1}"
    return f"back-{seen.actor + 1}-{seen.hands[seen.actor] + 1}"


def opened(seen: Seen, name: str) -> str:
    """Before the first round everybody sees whose card is turned up; of the stork's food nobody does (F12)."""
    before_the_first = seen.round == 0 or (seen.round == 1 and seen.phase == TURN)
    place = int(name.removeprefix("pond-")) - 1
    if not before_the_first or place >= seen.seats:
        return ""
    return f"thrown-{(seen.first + place) % seen.seats + 1}"
