"""What the tray asks: a question for every moment, and for everybody who has been picked."""

from __future__ import annotations

from frabjous.core.contract import NOBODY, Player, Said, said
from frabjous.games.clan import SNITS, snit_of
from frabjous.games.snits_revenge import actions as does
from frabjous.games.snits_revenge import terms
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.odds import chomp_odds, dash_odds, kick_odds, pack_odds
from frabjous.games.snits_revenge.view_choices import NOT_A_THING, Pointing, Unit
from frabjous.games.snits_revenge.view_groups import place_id
from frabjous.games.snits_revenge.view_looks import (
    SYMBOLS,
    chance,
    hidden_word,
    kind_word,
    organ_word,
    snit_look,
    snit_word,
)
from frabjous.scene.model import Ask, Look, Use
from frabjous.scene.pointing import Path


def asks(pointing: Pointing) -> tuple[Ask, ...]:
    """Ask the right question at each point of a path."""
    found = [first_ask(pointing)]
    found += [who_ask(pointing, lead, unit) for lead, unit in pointing.every_lead]
    found += [
        Ask((place_id(deed.where),), said("ask-hide-sure", organ=organ_word(deed.where)), said("note-final"))
        for deed in pointing.legal
        if deed.verb == does.HIDE
    ]
    return tuple(found)


# First questions


def first_ask(pointing: Pointing) -> Ask:
    seen = pointing.seen
    if not pointing.legal:
        return Ask((), waiting(seen))
    if seen.awaited == terms.VICTIM:
        return Ask((), said("ask-victim"), said("note-victim"), (Use("runnungitm", 100),), seen.bolotomus)
    if seen.pack:
        return pack_ask(seen)
    word = terms.PHASE[seen.phase]
    face = Use("runnungitm" if seen.mover == seen.bolotomus else "snit", 100)
    return Ask((), question(pointing, word), note(seen, word), (face,), seen.mover)


def waiting(seen: Seen) -> Said:
    """Say what everybody waits for."""
    if seen.phase == terms.OVER:
        return said("ask-over")
    if seen.rollers or seen.phase == terms.FALLING or seen.awaited not in (0, terms.VICTIM):
        return said("ask-dice")
    who = seen.bolotomus if seen.awaited == terms.VICTIM else seen.mover
    return said("ask-wait", who=Player(who), what=said(f"step-{terms.PHASE[seen.phase]}"))


def question(pointing: Pointing, word: str) -> Said:
    seen, deed = pointing.seen, pointing.legal[0]
    if deed.verb == does.HIDE:
        return said("ask-hiding", what=hidden_word(deed.what))
    if seen.phase == terms.ARMIES:
        to_go = abs(len(seen.armies[seen.mover]) - seen.agreed.army)
        return said("ask-leave-out" if deed.verb == does.LEAVE_OUT else "ask-take", count=to_go)
    return said(f"ask-{word}")


def note(seen: Seen, word: str) -> Said:
    """Say one thing that helps."""
    return said("note-fight", round=seen.round) if seen.round else said(f"note-{word}")


def pack_ask(seen: Seen) -> Ask:
    """R10: a pack gathers."""
    first = seen.pack[0]
    odds = pack_odds([seen.is_hammer(one) for one in seen.pack])
    about = said("note-pack", count=len(seen.pack), chance=chance(odds))
    return Ask((), said("ask-pack", snit=snit_word(seen, first)), about, snit_look(seen, first, 100), seen.mover)


# Once somebody is picked


def who_ask(pointing: Pointing, lead: Path, unit: Unit) -> Ask:
    """Ask what the picked one shall do."""
    seen, (who, kind) = pointing.seen, unit
    if kind != NOT_A_THING:
        return thing_ask(pointing, lead, unit)
    word = said("verbatim", text=SNITS[snit_of(who)])
    look = snit_look(seen, who, 100)
    if seen.phase != terms.KICKING:
        return Ask(lead, said("ask-where", snit=word), where_note(pointing, lead, who), look, seen.mover)
    return Ask(lead, said("ask-kick", snit=word), kick_note(seen, who), look, seen.mover)


def where_note(pointing: Pointing, lead: Path, snit: int) -> Said:
    seen = pointing.seen
    if snit in pointing.dashers:
        return said("note-dash", chance=chance(dash_odds(seen.speed(snit), seen.snorgs)))
    if len(lead) == 1 and len(pointing.crowds[lead[0]]) > 1:
        return said("note-others")
    return said("note-where")


def kick_note(seen: Seen, snit: int) -> Said:
    """Tell the chance of a kick and, beside a Runnungitm, what a miss may cost (R9)."""
    kick = chance(kick_odds(seen.is_hammer(snit)))
    if not seen.runnungitms[seen.places[snit]]:
        return said("note-kick", chance=kick)
    return said("note-kick-back", chance=kick, caught=chance(chomp_odds(seen.speed(snit))))


def thing_ask(pointing: Pointing, lead: Path, unit: Unit) -> Ask:
    _, kind = unit
    look: Look = (Use(SYMBOLS[kind], 100),)
    if pointing.seen.phase == terms.CHOMPING:
        return Ask(lead, said("ask-chomp"), said("note-chomp"), look, NOBODY)
    others = len(lead) == 1 and len(pointing.crowds[lead[0]]) > 1
    key = "ask-runnungitm-where" if kind == terms.RUNNUNGITM else "ask-makum-where"
    return Ask(lead, said(key, thing=kind_word(kind)), said("note-others" if others else "note-where"), look, NOBODY)
