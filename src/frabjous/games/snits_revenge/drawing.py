"""A position of Snits' Revenge as text: a row a place, with what is there, then what cannot be seen on the board.

    Glut: Zip Thudd! Makum      Snits; `!` is a wounded one. Where there are several clans, Zip-2 is that of seat 2
    Eye: dead Nib. 2 Makum.     no Snorg; `.` has done what it can do in this phase
    Fleotis: Spark              under its Snorg, where a Splop may be, too
    Dreenle: new                a Snorg that was replaced, and hides nothing
    out: Skitter                under the Bolotomus
    gone: Pelt                  dead
    ; seats 3; options spark=yes clock=30; phase kicking; senior 2; turn 4; used out Glut Glut, Eye Squidgium

All other organs hold their Snorgs and nothing else; Snits that are not named did not come. What is not said is as at
the beginning of the moving phase of the first turn; the Bolotomus is the last seat, the Senior the first clan. A fight
needs no more than its `holder Nib-2`, or the organ where the Spark is `lying`.
"""

from __future__ import annotations

from typing import Final

from frabjous.core import written
from frabjous.core.written import Text, called, require
from frabjous.games.clan import SNITS, clan_of, piece_of, snit_of
from frabjous.games.snits_revenge import terms
from frabjous.games.snits_revenge.body import EVERY_ORGAN, NAMES, ORGANS, PASSAGE, PASSAGES
from frabjous.games.snits_revenge.declared import entries_of, read_entries
from frabjous.games.snits_revenge.possible import check
from frabjous.games.snits_revenge.state import Position, empty, replaced
from frabjous.games.snits_revenge.terms import AT_HOME, BARE, NO, PHASE, SNIT, SPARK, SPLOP
from frabjous.games.snits_revenge.variant import OPTIONS, SEATS, Variant, variant_with

DRAWN: Final = (
    "variant", "phase", "bolotomus", "senior", "rollers", "armies", "places", "wounded", "acted", "snorgs", "untouched",
    "killers", "under", "makums", "runnungitms", "tired_makums", "tired_runnungitms", "used", "pack",
)  # by hand, here  # fmt: skip
PLACES: Final = (*NAMES, "out", "gone")
NO_SNORG: Final = "dead"
NEW: Final = "new"
DONE: Final = "."
WOUNDED: Final = "!"
ACTIVE: Final = ("Makum", "Runnungitm")
COUNTS: Final = [str(count) for count in range(2, 19)]
THINGS: Final = (*ACTIVE, "Spark", "Splop", NO_SNORG, NEW)


def draw(position: Position) -> str:
    """Write a position as text."""
    seats, options = position.variant.agreed
    fight = position.holder != NO or position.lying != NO
    blank = usual(position.variant, position.phase, position.bolotomus, position.senior, fight)
    drawn = [
        *written.choice(seats, dict(options), SEATS.start, OPTIONS),
        ("phase", written.one_of(position.phase, terms.MOVING, PHASE)),
        ("bolotomus", written.seat(position.bolotomus, usual_bolotomus(position.variant, position.phase))),
        ("senior", written.seat(position.senior, usual_senior(position.bolotomus, position.phase))),
        ("rollers", written.numbers(counted(position.rollers), counted(blank.rollers))),
        ("pack", " ".join([SNIT[snit] for snit in position.pack])),
        ("killers", ", ".join([f"{NAMES[at]} {SNIT[who]}" for at, who in enumerate(position.killers) if who != NO])),
        ("used", ", ".join(traffic_of(position))),
    ]
    return written.text_of(rows_of(position) or [written.NOTHING], drawn + entries_of(position, blank))


def counted(seats: tuple[int, ...]) -> list[int]:
    """Count seats from 1."""
    return [seat + 1 for seat in seats]


def traffic_of(position: Position) -> list[str]:
    """Write the passages that were used, each as often as that: one end, and all the others that were gone to."""
    ends: dict[int, list[str]] = {}
    for passage, (_, one, other) in enumerate(PASSAGES):
        for _ in range(position.used[passage]):
            ends.setdefault(one, [PLACES[one]]).append(PLACES[other])
    return [" ".join(words) for words in ends.values()]


def rows_of(position: Position) -> list[str]:
    """Write a row for each place where something is, or is no more."""
    found = []
    for place, name in enumerate(PLACES):
        things = [snit_word(position, snit) for snit, at in enumerate(position.places) if at == place]
        if place < ORGANS:
            things = snorg_words(position, place) + things + thingie_words(position, place)
        if things:
            found.append(f"{name}: {' '.join(things)}")
    return found


def snorg_words(position: Position, organ: int) -> list[str]:
    if is_fallen(position) or position.untouched >> organ & 1:
        return []
    return [NEW] if position.works(organ) else [NO_SNORG]


def thingie_words(position: Position, organ: int) -> list[str]:
    makums, moved = position.makums[organ], position.tired_makums[organ]
    runnungitms, tired = position.runnungitms[organ], position.tired_runnungitms[organ]
    found = several(makums - moved, "Makum") + several(moved, "Makum" + DONE)
    found += several(runnungitms - tired, "Runnungitm") + several(tired, "Runnungitm" + DONE)
    return found if position.under[organ] == BARE else [*found, terms.COUNTERS[position.under[organ]]]


def several(count: int, word: str) -> list[str]:
    return [f"{count} {word}"] if count > 1 else [word] * count


def snit_word(position: Position, snit: int) -> str:
    """Name a Snit as it is drawn, with its seat where there are several clans."""
    name = SNITS[snit_of(snit)] if position.variant.one_clan else SNIT[snit]
    acted = clan_of(snit) == position.mover and position.has_acted(snit)
    return name + WOUNDED * (snit in position.wounded) + DONE * acted


# What goes without saying


def usual(variant: Variant, phase: int, bolotomus: int, senior: int, fight: bool) -> Position:
    """Give the beginning of a phase, with nobody anywhere."""
    position = empty(variant)
    position.phase, position.bolotomus, position.senior = phase, bolotomus, senior
    position.turn = 0 if phase < terms.MOVING else 1
    if phase in (terms.ROLES, terms.SENIORITY):
        position.awaited = terms.ROLL_OFF
        position.rollers = variant.candidates if phase == terms.ROLES else tuple(position.clans())
    else:
        position.mover = senior if phase == terms.ARMIES or phase in terms.SNIT_TURN else bolotomus
    if fight:
        position.round, position.beginner = 1, senior
    return position


def usual_bolotomus(variant: Variant, phase: int) -> int:
    return NO if phase == terms.ROLES else variant.candidates[0]


def usual_senior(bolotomus: int, phase: int) -> int:
    if phase in (terms.ROLES, terms.SENIORITY):
        return NO
    return 1 if bolotomus == 0 else 0


def is_fallen(position: Position) -> bool:
    """Say whether the Bolotomus has died and left the board to the clans (R18)."""
    return position.phase == terms.FALLING or position.round > 0 or position.ending == terms.LAST_CLAN


# Reading


def read(text: str) -> Position:
    """Read a position back; what cannot be is refused with its place."""
    words = Text(text)
    seats, chosen = words.chosen(OPTIONS, SEATS, SEATS.start)
    variant = variant_with(seats, chosen)
    phase = words.one_of("phase", terms.MOVING, PHASE)
    bolotomus = words.seat("bolotomus", usual_bolotomus(variant, phase), seats)
    senior = words.seat("senior", usual_senior(bolotomus, phase), seats)
    position = usual(variant, phase, bolotomus, senior, "holder" in words.entries or "lying" in words.entries)
    read_entries(position, words, seats)
    read_lists(position, words)
    words.done()
    if is_fallen(position):
        position.snorgs = position.untouched = 0
    for row in words.rows if words.rows != [written.NOTHING] else []:
        read_row(position, row)
    call_up(position)
    check(position)
    return position


def read_lists(position: Position, words: Text) -> None:
    """Read who rolls, who is in the pack, who killed the Snorg of which organ, and who went from where to where."""
    position.rollers = tuple([seat - 1 for seat in words.numbers("rollers", counted(position.rollers))])
    position.pack = tuple([snit_called(position, word, f"pack {word}") for word in words.word("pack", "").split()])
    killers = list(position.killers)
    for organ, *killer in [group.split() for group in words.listed("killers")]:
        snit = " ".join(killer)
        killers[place_called(organ, f"killers {organ}", NAMES)] = snit_called(position, snit, f"killers {snit}")
    position.killers = tuple(killers)
    for one, *others in [group.split() for group in words.listed("used")]:
        for other in others or [""]:
            where = f"used {one} {other}"
            passage = PASSAGE[place_called(one, where, PLACES[:-1])][place_called(other, where, PLACES[:-1])]
            is_open = passage >= 0 and position.is_open(passage)
            require(is_open, where, "there is no such passage, or not for so many.")
            position.used[passage] += 1


def place_called(name: str, where: str, places: tuple[str, ...] = PLACES) -> int:
    return called(name, dict(enumerate(places)), where)


def snit_called(position: Position, word: str, where: str) -> int:
    """Find a Snit by its name, or by its name and its seat."""
    name, _, seat = word.partition("-")
    clans = {str(clan + 1): clan for clan in reversed(position.clans())}
    clans[""] = position.clans()[0]
    known = name in SNITS and seat in clans
    require(known, where, f"nobody and nothing in a game for {position.variant.seats} has this name.")
    return piece_of(clans[seat], SNITS.index(name))


def read_row(position: Position, row: str) -> None:
    """Read a place with all that is there."""
    name, _, things = row.partition(":")
    place = place_called(name.strip(), row)
    times = 1
    for thing in things.split():
        where, bare = f"{name}: {thing}", thing.removesuffix(DONE)
        require(times == 1 or bare in ACTIVE, where, "only Makums and Runnungitms are counted.")
        if thing in COUNTS:
            times = int(thing)
        elif bare not in THINGS:
            stand(position, place, thing, where)
        else:
            require(place < ORGANS, where, "this belongs into an organ.")
            for _ in range(times):
                put(position, place, thing, where)
            times = 1
    require(times == 1, row, "only Makums and Runnungitms are counted.")


def put(position: Position, organ: int, thing: str, where: str) -> None:
    """Put something of the Bolotomus into an organ, or take its first Snorg away."""
    name = thing.removesuffix(DONE)
    done = name != thing
    acts = name in ACTIVE and position.phase in (terms.TRAVELLING, terms.CHOMPING)
    require(acts or not done, where, "this has nothing to do in this phase.")
    if name == "Makum":
        position.makums[organ] += 1
        position.tired_makums[organ] += done
    elif name == "Runnungitm":
        position.runnungitms[organ] += 1
        position.tired_runnungitms[organ] += done
    elif name in (NO_SNORG, NEW):
        position.untouched &= ~(1 << organ)
        position.snorgs &= ~(1 << organ) if name == NO_SNORG else EVERY_ORGAN
    else:
        require(position.under[organ] == BARE, where, "something lies there already.")
        position.under = replaced(position.under, organ, SPARK if name == "Spark" else SPLOP)


def stand(position: Position, place: int, word: str, where: str) -> None:
    """Let a Snit stand somewhere, wounded or not, done with this phase or not."""
    snit = snit_called(position, word.removesuffix(DONE).removesuffix(WOUNDED), where)
    here = position.places[snit]
    require(here == AT_HOME, where, f"this Snit is in another place: {(*PLACES, '')[here]}.")
    position.places[snit] = place
    if WOUNDED in word:
        require(position.is_hammer(snit), where, "only hammer Snits live on when they are caught.")
        position.wounded = tuple(sorted([*position.wounded, snit]))
    if word.endswith(DONE):
        acts = clan_of(snit) == position.mover and position.phase in (*terms.SNIT_TURN, terms.OVER)
        require(acts, where, "this Snit has nothing to do in this phase.")
        position.acted |= 1 << snit_of(snit)


def call_up(position: Position) -> None:
    """Give each clan the army of those who are somewhere."""
    came = [snit for snit, place in enumerate(position.places) if place != AT_HOME]
    position.armies = tuple(
        [tuple([snit for snit in came if clan_of(snit) == seat]) for seat in range(position.variant.seats)]
    )
