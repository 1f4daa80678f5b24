"""Orders in the picture: one's own while it is sealed, and the reveal, order after order, smash after smash."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import NOBODY, Player, said
from frabjous.core.remember import remembered
from frabjous.games.clan import CLAN, SNITS, clan_of, snit_of
from frabjous.games.snit_smashing.actions import MOVE, SMASH, Deed
from frabjous.games.snit_smashing.beach import COVERS, HEXES
from frabjous.games.snit_smashing.notation import NOTATION
from frabjous.games.snit_smashing.observation import Seen
from frabjous.games.snit_smashing.terms import (
    BOUND_OVER,
    BREEDING,
    MOVING,
    NO_HEX,
    READING,
    RUN_OVER,
    SAFE,
    SHELTERING,
    SMASHING,
    runs_inland,
)
from frabjous.games.snit_smashing.view_beach import brooch, corner, place, trio, under, verbatim
from frabjous.games.snit_smashing.view_snits import counted, snit_id, snit_look
from frabjous.scene.model import Box, Look, Thing, Use, Words
from frabjous.scene.once import RECENT

REVEALING: Final = (READING, SHELTERING, SMASHING, BOUND_OVER)
AFTER_READING: Final = (SMASHING, BOUND_OVER, BREEDING, RUN_OVER)
POISED: Final = 62.0  # how high a nose is held over its corner
# Where those sit who were just sheltered, around the Snandergrab's middle.
SEATS: Final[tuple[tuple[int, int], ...]] = ((0, -62), (56, -30), (56, 36), (0, 66), (-56, 36), (-56, -30), (0, 4))


def read_so_far(seen: Seen) -> list[tuple[int, Deed]]:
    """List the orders that have been read, with their authors, in reading order."""
    authors = [(seen.primus + turn) % seen.seats for turn in range(seen.read)]
    return [(seat, NOTATION.read(seen.orders[seat])) for seat in authors]


def pending(seen: Seen) -> list[tuple[int, Deed]]:
    """List the smashes that have been read and not yet fallen, with their authors."""
    if seen.phase not in REVEALING:
        return []
    return [(seat, order) for seat, order in read_so_far(seen)[seen.fallen :] if order.verb == SMASH]


def aims(seen: Seen) -> list[Thing]:
    """Mark on the beach what is ordered: what was read, and the viewer's own order while it is sealed."""
    found = [aim(seat, order.what) for seat, order in pending(seen)]
    if seen.phase in (READING, SHELTERING):
        moves = [(seat, order.where) for seat, order in read_so_far(seen) if order.verb == MOVE]
        found += [plan(seat, centre, "overruled") for seat, centre in moves[:-1]]
        found += [plan(seat, centre, "") for seat, centre in moves[-1:]]
    if seen.mine and not seen.orders[seen.seat]:
        found += own(seen.seat, NOTATION.read(seen.mine))
    return found


def aim(seat: int, smash: int) -> Thing:
    look = (Use(trio(smash)),)
    return Thing(f"aim-{seat + 1}", *corner(smash), look, team=seat, css="ordered", motion="fade")


def noses(seen: Seen) -> list[Thing]:
    """Hold a nose over every corner that is about to be hit."""
    found = []
    for seat, order in pending(seen):
        x, y = corner(order.what)
        found.append(Thing(f"nose-{seat + 1}", x, y - POISED, nose(seat), team=seat, css="still"))
    return found


def nose(seat: int) -> Look:
    return (Use("bolotomus-nose", 74), *brooch(seat, 0, 20, 11))


def plan(seat: int, centre: int, css: str) -> Thing:
    """Draw where a seat wants the Snandergrab."""
    look = (Use("body-line"), *brooch(seat, 0, 0, 15))
    return Thing(f"plan-{seat + 1}", *place(centre), look, team=seat, css=f"ordered {css}".rstrip(), motion="fade")


def own(seat: int, order: Deed) -> list[Thing]:
    """Remind the viewer of a sealed order, quietly."""
    if order.verb == SMASH:
        look = (Use(trio(order.what)), Use("smash", 30))
        return [Thing("own-order", *corner(order.what), look, said("own-order"), team=seat, css="ordered own")]
    if order.verb == MOVE:
        look = (Use("body-line"), Use("snandergrab", 34))
        return [Thing("own-order", *place(order.where), look, said("own-order"), team=seat, css="ordered own")]
    return []


# What has just happened


def happened(seen: Seen) -> list[Thing]:
    """Play the latest line over the beach: who was sheltered, what a smash hit, who reached the sea."""
    if seen.phase in AFTER_READING:
        if seen.fallen and (seen.gone or seen.phase in REVEALING):
            return struck(seen)
        if not seen.fallen and (seen.gone or pushed(seen)):
            return saved(seen)
    if seen.phase in (MOVING, READING):
        return [splashing(seen, piece) for piece in seen.gone]
    return []


def struck(seen: Seen) -> list[Thing]:
    """SMASH! The nose is down; whom it hit lies around it."""
    seat, order = read_so_far(seen)[seen.fallen - 1]
    x, y = corner(order.what)
    found = [
        Thing("burst", x, y, (Use("smash", 156),), css="still", motion="fade"),
        Thing(f"nose-{seat + 1}", x, y - 30, nose(seat), team=seat, css="still", motion="fly"),
    ]
    middle = (len(seen.gone) - 1) / 2
    for row, piece in enumerate(seen.gone):
        clan, snit = clan_of(piece), snit_of(piece)
        look = (*laid(snit_look(clan, snit)), Words(verbatim(SNITS[snit]), y=34, css="snit-name"))
        found.append(Thing(snit_id(clan, snit), x + 58 * (row - middle), y + 44, look, team=clan, css="snit"))
    word = said("word-smash") if seen.gone else said("word-missed")
    return [*found, Thing("word", x, y - 84, (Words(word, css="shout"),), css="still", motion="fade")]


def laid(look: Look) -> Look:
    """Lay a figure on its back; brooch and speed go with it no longer."""
    figure = look[0]
    assert isinstance(figure, Use)
    return (Use(figure.symbol, figure.size, turn=180, css="smashed"),)


def pushed(seen: Seen) -> list[int]:
    """List the Snits on top of the Snandergrab that their own Bolotomus has moved (B8)."""
    author = NOBODY
    for seat, order in read_so_far(seen):
        if order.verb == MOVE:
            author = seat
    if author == NOBODY or not runs_inland(seen.run):
        return []
    covered = COVERS[seen.snandergrab]
    return [snit for snit, at in enumerate(seen.where[author]) if at < HEXES and covered[at]]


def saved(seen: Seen) -> list[Thing]:
    """Show who is safe under the Snandergrab, and who is not."""
    x, y = place(seen.snandergrab)
    found: list[Thing] = []
    for number, piece in enumerate(seen.gone):
        clan, snit = clan_of(piece), snit_of(piece)
        across, down = SEATS[number % len(SEATS)]
        look = (*snit_look(clan, snit), Words(verbatim(SNITS[snit]), y=31, css="snit-name"))
        found.append(Thing(snit_id(clan, snit), x + across, y + down, look, team=clan, css="snit"))
    if seen.gone:
        found.append(banner(x, y - 122, "word-safe"))
    if pushed(seen):
        found.append(banner(x, y - (90 if seen.gone else 122), "word-no-no", "alarm"))
    return found


def banner(x: float, y: float, word: str, css: str = "") -> Thing:
    look = (Box(112, 30, round=9, css=f"banner {css}".strip()), Words(said(word), y=6, css="banner-word"))
    return Thing(word, x, max(y, 20), look, css="still", motion="fade")


def havens(seen: Seen) -> list[Thing]:
    """Show how many of each clan are home, or under the Snandergrab while Snits are born there."""
    inland = runs_inland(seen.run)
    if inland and seen.phase not in (BREEDING, RUN_OVER):
        return []
    return at_home(seen.where, NO_HEX if not inland else seen.snandergrab, seen.starts)


@remembered(RECENT)
def at_home(where: tuple[tuple[int, ...], ...], snandergrab: int, starts: tuple[int, ...]) -> list[Thing]:
    """Show who is home: under the Snandergrab if there is one, else in the sea."""
    inland, found = snandergrab != NO_HEX, list[Thing]()
    for clan, places in enumerate(where):
        safe = [snit for snit in range(CLAN) if places[snit] == SAFE] if SAFE in places else []
        if safe:
            at = under(snandergrab, clan) if inland else place(starts[clan])
            label = said("crowd", who=Player(clan), count=len(safe), where=said("under-it" if inland else "the-sea"))
            look = (*snit_look(clan, safe[-1]), *counted(len(safe)))
            found.append(Thing(f"haven-{clan + 1}", *at, look, label, team=clan, css="snit"))
    return found


def splashing(seen: Seen, piece: int) -> Thing:
    """Show a Snit that reached the sea, where its clan once came from."""
    clan, snit = clan_of(piece), snit_of(piece)
    x, y = place(seen.starts[clan])
    look = (*snit_look(clan, snit), Words(said("word-splash"), y=-34, css="splash"))
    return Thing(snit_id(clan, snit), x, y, look, team=clan, css="snit")
