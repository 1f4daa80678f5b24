"""What is told of each thing that happens, and how it ended."""

from __future__ import annotations

from frabjous.core.contract import Player, Said, Value, listed, said
from frabjous.games.clan import SNITS, clan_of, piece_of, snit_of
from frabjous.games.snits_revenge import actions as does
from frabjous.games.snits_revenge import terms
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.body import COMPOSITORS, FLEOTIS, LAPOTUM, NAMES, OUTSIDE
from frabjous.games.snits_revenge.odds import catches, kick_hits
from frabjous.games.snits_revenge.state import Position


def told(state: Position, after: Position, actor: int, deed: Deed, seat: int) -> list[Said]:
    """Tell a seat what just happened; `state` is the position before it, `after` the one it led to."""
    if deed.verb == does.HIDE:
        return [told_of_hiding(state, deed, seat)]
    if deed.verb in (does.DIE, does.DICE):
        found = told_of_dice(state, after, deed)
    elif deed.verb == does.SPARK_FOUND:
        found = [told_of_spark(after)]
    elif deed.verb in (does.GO, does.PICK_UP, does.KICK, does.JOIN, does.LEAVE_OUT, does.TAKE):
        found = told_of_a_snit(state, after, piece_of(actor, deed.what), deed)
    else:
        found = [told_of_the_bolotomus(state, actor, deed)]
    return found + told_of_what_begins(state, after)


# Words


def snit_word(state: Position, snit: int) -> Value:
    """Name a Snit, with its clan where there are several."""
    name = SNITS[snit_of(snit)]
    return name if state.variant.one_clan else said("snit-of", snit=name, whose=Player(clan_of(snit)))


def organ_word(organ: int) -> Said:
    return said(f"organ-{NAMES[organ].lower()}")


def roll_word(faces: tuple[int, ...]) -> Said:
    if len(faces) == 1:
        return said("one-die", pips=faces[0])
    return said("two-dice", low=faces[0], high=faces[1], total=sum(faces))


def compositors_word(some: int) -> Said:
    return listed([organ_word(organ) for at, organ in enumerate(COMPOSITORS) if some >> at & 1])


# Before the first turn


def told_of_hiding(state: Position, deed: Deed, seat: int) -> Said:
    """Tell the Bolotomus what it hid; the others, only if counters are open, where (R20)."""
    who = Player(state.bolotomus)
    if seat == state.bolotomus:
        return said("you-hid-spark" if deed.what == terms.SPARK else "you-hid-splop", organ=organ_word(deed.where))
    if state.variant.hiding == "open":
        return said("hid-open", who=who, organ=organ_word(deed.where))
    return said("hid", who=who)


def told_of_roll_off(state: Position, after: Position, deed: Deed) -> list[Said]:
    """Tell a roll, and after the last who has won (R0, R1)."""
    found = [said("rolled-off", who=Player(state.rollers[0]), roll=roll_word(deed.faces))]
    if len(state.rollers) > 1:
        return found
    if state.phase == terms.ROLES and after.bolotomus != terms.NO:
        found.append(said("is-bolotomus", who=Player(after.bolotomus)))
    elif state.phase != terms.ROLES and after.senior != terms.NO:
        found.append(said("is-senior", who=Player(after.senior)))
    else:
        found.append(said("tied"))
    return found


# Snits


def told_of_a_snit(state: Position, after: Position, snit: int, deed: Deed) -> list[Said]:
    """Tell what a Snit does, or is called up for."""
    word, who = snit_word(state, snit), Player(clan_of(snit))
    if deed.verb == does.GO:
        took = [said("took-spark", snit=word)] if state.lying != terms.NO and after.holder == snit else []
        return [told_of_a_move(state, after, snit, deed.where), *took]
    if deed.verb == does.KICK:
        return [told_of_a_kick(state, snit, deed.aim)]
    if deed.verb == does.JOIN:
        return [said("joins-pack", snit=word, organ=organ_word(state.places[snit]))]
    if deed.verb == does.PICK_UP:
        return [said("took-spark", snit=word)]
    return [said("left-out" if deed.verb == does.LEAVE_OUT else "took", who=who, snit=SNITS[deed.what])]


def told_of_a_move(state: Position, after: Position, snit: int, to: int) -> Said:
    word = snit_word(state, snit)
    if to == OUTSIDE:
        return said("went-out", snit=word, organ=organ_word(state.places[snit]))
    if after.awaited == terms.DASH:
        return said("dashes", snit=word)
    key = "entered" if state.places[snit] == OUTSIDE else "moved"
    return said(key, snit=word, organ=organ_word(to))


def told_of_a_kick(state: Position, snit: int, aim: int) -> Said:
    word, organ = snit_word(state, snit), organ_word(state.places[snit])
    if aim >= 0:
        return said("kicks-snit", snit=word, victim=snit_word(state, aim))
    return said(f"kicks-{terms.PREY[aim].lower()}", snit=word, organ=organ)


# The Bolotomus


def told_of_the_bolotomus(state: Position, actor: int, deed: Deed) -> Said:
    """Tell what the Bolotomus does; a pack's attack and the end of a phase too."""
    who = Player(actor)
    if deed.verb == does.END:
        return said("ended", who=who, phase=said(f"phase-{terms.PHASE[state.phase]}"))
    if deed.verb == does.ATTACK:
        return said("pack-attacks", who=who, count=len(state.pack), organ=organ_word(state.places[state.pack[0]]))
    if deed.verb == does.CHOMP:
        key = "turns-on" if state.awaited == terms.VICTIM else "snaps"
        return said(key, snit=snit_word(state, deed.aim), organ=organ_word(state.places[deed.aim]))
    if deed.verb == does.COMPOSE:
        return said("composed", who=who, where=compositors_word(deed.what))
    if deed.verb == does.TRAVEL:
        key = "makum-moved" if deed.what == terms.MAKUM else "runnungitm-moved"
        return said(key, here=organ_word(deed.where), there=organ_word(deed.aim))
    if deed.verb == does.GUARD:
        return said("posted", who=who, organ=organ_word(deed.where))
    if deed.where == LAPOTUM:
        return said("became-runnungitm", who=who)
    return said("became-snorg", who=who, organ=organ_word(deed.where))


# Dice


def told_of_dice(state: Position, after: Position, deed: Deed) -> list[Said]:
    """Tell what the dice say, and what comes of it."""
    if state.awaited == terms.ROLL_OFF:
        return told_of_roll_off(state, after, deed)
    if state.awaited == terms.DASH:
        through = after.places[state.doer] == FLEOTIS
        key = "got-through" if through else "smashed"
        return [said(key, snit=snit_word(state, state.doer), roll=roll_word(deed.faces))]
    if state.awaited in (terms.KICK, terms.PACK):
        return told_of_a_rolled_kick(state, after, deed)
    return told_of_a_rolled_chomp(state, deed)


def told_of_a_rolled_kick(state: Position, after: Position, deed: Deed) -> list[Said]:
    snit, aim = state.doer, state.aim
    word, roll = snit_word(state, snit), roll_word(deed.faces)
    if not kick_hits(deed.faces[0], state.is_hammer(snit)):
        missed = said("missed", snit=word, roll=roll)
        if after.awaited == terms.VICTIM:
            return [missed, said("pack-missed")]
        return [missed, said("snaps-back", snit=word)] if after.awaited == terms.CHOMP else [missed]
    if aim >= 0:
        hit = said("hit-snit", snit=word, victim=snit_word(state, aim), roll=roll)
        return [hit, said("took-spark", snit=word)] if state.holder == aim else [hit]
    organ = state.places[snit]
    found = [said(f"hit-{terms.PREY[aim].lower()}", snit=word, roll=roll, organ=organ_word(organ))]
    under = state.under[organ] if aim == terms.SNORG else terms.BARE
    if under == terms.SPLOP:
        found.append(said("splopped", snit=word))
    elif under == terms.SPARK:
        found.append(said("spark-kicked"))
    return found


def told_of_a_rolled_chomp(state: Position, deed: Deed) -> list[Said]:
    """Tell a chomp, or the last kick after it (R12)."""
    snit = state.aim
    word, roll, speed = snit_word(state, snit), roll_word(deed.faces), state.speed(snit)
    over = catches(sum(deed.faces), speed)
    if state.awaited != terms.LAST_KICK:
        return [said("caught" if over else "escaped", snit=word, roll=roll, speed=speed)]
    kicked = said("last-kick-hit" if over else "last-kick-missed", snit=word, roll=roll)
    return [kicked, said("was-wounded" if state.is_hammer(snit) else "was-eaten", snit=word)]


# Turns


def told_of_spark(after: Position) -> Said:
    """Tell who has the Spark now, or where it lies (R18a)."""
    if after.holder != terms.NO:
        return said("spark-held", snit=snit_word(after, after.holder))
    return said("spark-lies", organ=organ_word(after.lying))


def told_of_what_begins(state: Position, after: Position) -> list[Said]:
    """Tell of a new turn, the totem, the death of the Bolotomus, and the rounds of the fight."""
    found: list[Said] = []
    if after.turn > state.turn:
        found.append(said("turn-begins", turn=after.turn))
        if state.turn and not state.variant.one_clan:
            found.append(said("is-senior", who=Player(after.senior)))
    if state.snorgs and not after.snorgs:
        found.append(said("bolotomus-died"))
    if after.round > state.round:
        found.append(said("round-begins", round=after.round, who=Player(after.mover)))
    return found


def why(state: Position) -> Said:
    """Say how it ended."""
    key = f"won-{terms.ENDING[state.ending]}"
    winners = state.winners()
    if len(winners) == 1:
        return said(key, who=Player(winners[0]), lost=state.organs_lost(), turn=state.turn)
    return said(key, lost=state.organs_lost(), turn=state.turn)
