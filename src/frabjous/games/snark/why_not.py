"""Why something cannot be chosen in Snark!: a man, the licence, a hunt, a card."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import ONLOOKER, said
from frabjous.games.snark.actions import Deed
from frabjous.games.snark.cards import BELLMAN, CARDS, COSTS, CREW, HAND, MARKS, crew_of, is_mark
from frabjous.games.snark.observation import Seen
from frabjous.games.snark.telling import cards_listed
from frabjous.games.snark.terms import ARK, DEAD, HUNTING
from frabjous.games.snark.view_choices import BEWILDER_ALL, GO_HUNTING, SET_OUT
from frabjous.scene.model import Reason
from frabjous.scene.pointing import Path, held

PARTY: Final = 2  # men, or a man and the licence
PACK: Final = "pack"

GONE: Final = Reason(said("why-gone"), "8.2")
SIGNED_ELSEWHERE: Final = Reason(said("why-signed-elsewhere"), "5.1")
NO_DISMISSAL: Final = Reason(said("why-no-dismissal"), "5.1")
FULL_PARTY: Final = Reason(said("why-full-party"), "5.1")
BELLMAN_ALREADY: Final = Reason(said("why-bellman-already"), "5.2")
NO_ROOM: Final = Reason(said("why-no-room"), "5.2")
BELL_AND_MAP: Final = Reason(said("why-bell-and-map"), "5.2")
NO_WARRANT: Final = Reason(said("why-no-warrant"), "9.3")
NO_PARTY: Final = Reason(said("why-no-party"), "7.1")
NO_MARK: Final = Reason(said("why-no-mark"), "7.1")
ALL_MARKS: Final = Reason(said("why-all-marks"), "7.2")
ONE_DEED: Final = Reason(said("why-one-deed"), "4.3")
FEWER_THAN_FIVE: Final = Reason(said("why-fewer-than-five"), "4.2")
NOT_BELLMAN: Final = Reason(said("why-not-bellman"), "6.1")
NO_TURNING_BACK: Final = Reason(said("why-no-turning-back"), "7.3")


def why_not(seen: Seen, legal: list[Deed], begun: Path, thing: str) -> Reason | None:
    """Say why a man, a card, a button or the animal pack cannot be chosen now."""
    if thing.startswith("crew-") and thing[5:] in CREW:
        return why_not_this_man(seen, legal, CREW.index(thing[5:]))
    if seen.seat == ONLOOKER:
        return None
    card = dict(held(seen.hand, CARDS)).get(thing)
    if not legal:
        return why_not_out_of_turn(seen, thing in (PACK, GO_HUNTING), card is not None)
    if legal[0].secret:
        return None
    if thing in (PACK, GO_HUNTING):
        return why_not_hunting(seen)
    if thing == BEWILDER_ALL and seen.holders[BELLMAN] != seen.seat:
        return NOT_BELLMAN
    marked = thing == SET_OUT or (card is not None and is_mark(card))
    return ALL_MARKS if begun[:1] == (GO_HUNTING,) and marked and not seen.hold_back else None


def why_not_this_man(seen: Seen, legal: list[Deed], one: int) -> Reason | None:
    """Say why somebody is not for hire; of a man who is gone or hired that is so for everybody, at any time."""
    holder = seen.holders[one]
    if holder == DEAD:
        return GONE
    if one == BELLMAN:
        return why_not_the_licence(seen) if legal and not legal[0].secret else None
    if holder != ARK:
        return NO_DISMISSAL if holder == seen.seat else SIGNED_ELSEWHERE
    if not legal or legal[0].secret:
        return None
    if len(crew_of(seen.holders, seen.seat)) >= PARTY:
        return FULL_PARTY
    lacking = [card for card in COSTS[one] if not seen.hand[card]]
    return Reason(said("why-lacking", cards=cards_listed(lacking)), "2.4") if lacking else None


def why_not_the_licence(seen: Seen) -> Reason | None:
    if seen.holders[BELLMAN] == seen.seat:
        return BELLMAN_ALREADY
    if len(crew_of(seen.holders, seen.seat)) >= PARTY:
        return NO_ROOM
    if not all(seen.hand[card] for card in COSTS[BELLMAN]):
        return BELL_AND_MAP
    return None if seen.warrants[seen.seat] else NO_WARRANT


def why_not_hunting(seen: Seen) -> Reason | None:
    if not crew_of(seen.holders, seen.seat):
        return NO_PARTY
    return None if any(seen.hand[:MARKS]) else NO_MARK


def why_not_out_of_turn(seen: Seen, hunting: bool, card: bool) -> Reason | None:
    """Somebody else acts, or chance does; what would be missing in the own turn can be said already."""
    if seen.retired[seen.seat]:
        return None
    if seen.phase == HUNTING:
        return NO_TURNING_BACK if seen.mover == seen.seat and (hunting or card) else None
    if sum(seen.hand) >= HAND:
        return None
    if hunting and crew_of(seen.holders, seen.seat):
        return ONE_DEED
    return FEWER_THAN_FIVE if card else None
