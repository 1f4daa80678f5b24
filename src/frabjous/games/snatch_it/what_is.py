"""What the things of Snatch It! are, in a sentence or two: food, stacks, and what lies around the pond."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import said
from frabjous.games.snatch_it.cards import COLOUR_WORDS, NAMES, NONE, colour_of
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.view_choices import BAIT
from frabjous.scene.model import Reason
from frabjous.scene.pointing import held

FOOD: Final = [Reason(said(f"what-{colour}"), "2.2") for colour in COLOUR_WORDS]
# By the word an id begins with: there is one for each seat, stack or place.
KINDS: Final = {
    "stack": Reason(said("what-stack"), "4.3"),
    "top": Reason(said("what-stack"), "4.3"),
    "belly": Reason(said("what-belly"), "8.6"),
    "frog": Reason(said("what-frog"), "4.1"),
    "back": Reason(said("what-others-hand"), "4.7"),
    "thrown": Reason(said("what-thrown"), "7.3"),
}
SINGLE: Final = {
    "pile": Reason(said("what-pile"), "8.1"),
    "discard": Reason(said("what-discard"), "8.1"),
    "stork": Reason(said("what-stork"), "7.4"),
    "decided": Reason(said("what-decided"), "7.3"),
    "me-first": Reason(said("what-me-first"), "4.1"),
    "last": Reason(said("what-last"), "8.4"),
}


def what_is(seen: Seen, thing: str) -> Reason | None:
    """Say what a card, a stack or anything around the pond is."""
    card = open_card(seen, thing)
    if card != NONE:
        return FOOD[colour_of(card)]
    if thing.startswith("hand-of-"):
        return KINDS["back"]
    return SINGLE.get(thing) or KINDS.get(thing.partition("-")[0])


def open_card(seen: Seen, thing: str) -> int:
    """Find the card of the own hand or of the pond that an id names, or NONE."""
    if thing == BAIT:
        return seen.bait
    place = thing.removeprefix("pond-")
    if place != thing:
        return seen.pond[int(place) - 1] if place.isdecimal() and 0 < int(place) <= len(seen.pond) else NONE
    return dict(held(seen.hand, NAMES)).get(thing, NONE)
