"""What the things of Snark! are, in a sentence or two: crew, cards, animals and piles."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import said
from frabjous.games.snark.cards import ANIMALS, CARDS, CREW, is_mark
from frabjous.games.snark.observation import Seen
from frabjous.scene.model import Reason

# What is said, and where it is written; men without a friend or a foe among the animals are alike.
MEN: Final = {
    "banker": Reason(said("what-banker"), "8.3"),
    "beaver": Reason(said("what-beaver"), "8.4"),
    "baker": Reason(said("what-baker"), "8.4"),
    "barrister": Reason(said("what-barrister"), "8.4"),
    "butcher": Reason(said("what-butcher"), "8.4"),
    "bellman": Reason(said("what-bellman"), "5.2"),
}
ANY_MAN: Final = Reason(said("what-any-man"), "7.1")
MARK: Final = Reason(said("what-mark"), "7.2")
KIT: Final = Reason(said("what-kit"), "2.4")
LICENCE: Final = Reason(said("what-licence-card"), "5.2")
ANIMAL: Final = {name: Reason(said(f"what-{name}"), "8.4") for name in ANIMALS} | {
    "snark": Reason(said("what-snark"), "8.1"),
    "boojum": Reason(said("what-boojum"), "8.2"),
    "bandersnatch": Reason(said("what-bandersnatch"), "8.3"),
}
DISCARDS: Final = Reason(said("what-discards"), "4.5")
PILES: Final = {
    "pack": Reason(said("what-pack"), "2.2"),
    "stock": Reason(said("what-stock"), "4.4"),
    "pool": Reason(said("what-pool"), "10.1"),
    "provisions": Reason(said("what-provisions"), "10.3"),
    "discards": DISCARDS,
}


def what_is(seen: Seen, thing: str) -> Reason | None:
    """Say what a man, a card, an animal or a pile is."""
    place, _, rest = thing.partition("-")
    if place == "crew" and rest in CREW:
        return MEN.get(rest, ANY_MAN)
    if place == "hand" and rest.rpartition("-")[0] in CARDS:
        return what_card_is(rest.rpartition("-")[0])
    if place == "turned":
        return ANIMAL.get(rest.partition("-")[2])
    return DISCARDS if place == "discard" else PILES.get(thing)


def what_card_is(name: str) -> Reason:
    if is_mark(CARDS.index(name)):
        return MARK
    return LICENCE if name in ("bell", "map") else KIT
