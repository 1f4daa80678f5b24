"""Which drawn positions can be: what cannot is refused in one sentence with its place."""

from __future__ import annotations

from typing import Final

from frabjous.core import written
from frabjous.core.written import require
from frabjous.games.clan import CLAN, clan_of, snit_of
from frabjous.games.snits_revenge import terms
from frabjous.games.snits_revenge.body import LAPOTUM, NAMES, ORGANS, OUTSIDE
from frabjous.games.snits_revenge.course import LONGEST_FIGHT, candidates
from frabjous.games.snits_revenge.kicking import kick_deeds
from frabjous.games.snits_revenge.setup import BADGED, NIMBLE, to_hide
from frabjous.games.snits_revenge.sight import may_hide
from frabjous.games.snits_revenge.state import Position, total
from frabjous.games.snits_revenge.terms import AT_HOME, AWAITED, KICKING, MAKUM, NO, NOTHING, RUNNUNGITM, SNIT, SNORG
from frabjous.games.snits_revenge.variant import MOST_BADGED

ROLLING: Final = (terms.ROLES, terms.SENIORITY)


def check(position: Position) -> None:
    """Refuse what the rules could not go on from."""
    check_seats(position)
    check_rolls(position)
    check_numbers(position)
    check_organs(position)
    check_armies(position)
    check_phase(position)
    check_spark(position)
    check_awaited(position)


def check_seats(position: Position) -> None:
    """The Bolotomus is one of its candidates, and each phase is that of its side (R0, R1, R4)."""
    rolling, clans = position.phase in ROLLING, position.clans()
    candidates_now = (NO,) if position.phase == terms.ROLES else position.variant.candidates
    for name, seat, allowed in (
        ("bolotomus", position.bolotomus, candidates_now),
        ("senior", position.senior, (NO,) if rolling else clans),
        ("mover", position.mover, movers_of(position)),
        ("beginner", position.beginner, clans if position.round else (NO,)),
    ):
        require(seat in allowed, f"{name} {written.seat(seat, seat + 1)}", "it cannot be this seat now.")


def movers_of(position: Position) -> list[int]:
    """List the seats whose phase it can be."""
    if position.phase == terms.OVER:
        return list(range(position.variant.seats))
    if position.phase in ROLLING:
        return [NO]
    of_clans = position.phase == terms.ARMIES or position.phase in terms.SNIT_TURN
    return position.clans() if of_clans else [position.bolotomus]


def check_rolls(position: Position) -> None:
    """Whoever rolls for something has not rolled yet, and nobody else rolls (R0, R1)."""
    rollers, rolling = position.rollers, position.phase in ROLLING
    allowed = position.variant.candidates if position.phase == terms.ROLES else tuple(position.clans())
    may_roll = len({*rollers} & {*allowed}) == len(rollers)
    require(bool(rollers) == rolling and may_roll, "rollers", "these seats do not roll now.")
    require(len(position.rolls) == position.variant.seats, "rolls", "each seat has one; 0 is nothing yet.")
    for seat, roll in enumerate(position.rolls):
        done = not rolling or (seat in allowed and seat not in rollers)
        require(roll == 0 or (done and 2 <= roll <= 12), f"rolls {roll}", "this seat did not roll this.")
    pips = [one for one in position.rolled if not 1 <= one <= 6]
    require(not pips and len(position.rolled) <= 2, "rolled", "these are one or two dice.")


def check_numbers(position: Position) -> None:
    """There are only so many turns, rounds and counters."""
    variant, under = position.variant, position.under
    turns = range(1) if position.phase < terms.MOVING else range(1, variant.clock + 1)
    until = f"there are {variant.clock} turns, after the set-up."
    require(position.turn in turns, f"turn {position.turn}", until)
    require(0 <= position.round <= LONGEST_FIGHT, f"round {position.round}", "a fight has 60 rounds at most.")
    for name, count, most in (
        ("Makum", total(position.makums), variant.makums),
        ("Runnungitm", total(position.runnungitms), variant.runnungitms),
        ("Splop", under.count(terms.SPLOP), variant.splops),
        ("Spark", under.count(terms.SPARK), 1 if variant.spark else 0),
    ):
        require(count <= most, name, f"there are {count} of these, and only {most} in this game.")


def check_organs(position: Position) -> None:
    """Only first Snorgs hide something, that of the Lapotum stands, and no Snit gets there (R5, R19)."""
    for organ, name in enumerate(NAMES):
        bare = position.under[organ] == terms.BARE
        require(bare or may_hide(position.untouched, organ), name, "nothing can lie under this Snorg.")
        require(position.killers[organ] == NO or not position.works(organ), name, "a killed Snorg is dead.")
    touched = not position.untouched >> LAPOTUM & 1 and position.snorgs != 0
    require(not touched and LAPOTUM not in position.places, NAMES[LAPOTUM], "no Snit gets there, and its Snorg stands.")
    things = total(position.makums) + total(position.runnungitms)
    require(position.snorgs != 0 or things == 0, "Makum", "nothing is left of a dead Bolotomus.")


def check_armies(position: Position) -> None:
    """Only so many came, few of them with badges, and none of the slow (R2, R3)."""
    variant = position.variant
    choosing = position.phase == terms.ARMIES and not variant.is_1978
    most = len(NIMBLE + BADGED) if choosing and variant.one_clan else variant.army
    badges = CLAN if variant.one_clan or variant.is_1978 else MOST_BADGED[variant.seats]
    for army in position.armies:
        for count, snit in enumerate(army):
            came = position.phase >= terms.ARMIES and count < most and snit_of(snit) in NIMBLE + BADGED
            require(came, SNIT[snit], "this Snit is not in the army.")
        badged = [snit for snit in army if snit_of(snit) in BADGED]
        require(len(badged) <= badges, SNIT[badged[-1]] if badged else "", f"only {badges} of a clan have badges.")
    to_go = len(position.armies[position.mover]) - variant.army if choosing else 0
    ready = not choosing or (to_go > 0 if variant.one_clan else to_go < 0)
    require(position.phase != terms.ARMIES or (choosing and ready), "phase armies", "this army is complete.")


def check_phase(position: Position) -> None:
    """Nobody hides what is hidden, posts what there is not, or falls without a killed Snorg; an end has its winner."""
    phase, place = position.phase, f"phase {terms.PHASE[position.phase]}"
    require(phase != terms.HIDING or to_hide(position) != terms.BARE, place, "there is nothing left to hide.")
    require(phase != terms.DUTY or position.variant.runnungitms > 0, place, "there are no Runnungitms.")
    require(phase != terms.FALLING or len(candidates(position)) > 0, place, "no Snorg was killed in this turn.")
    require((phase == terms.OVER) == (position.ending != 0), place, "a game that is over has an ending.")


def check_spark(position: Position) -> None:
    """A fight has at least two clans and one Spark, which is in one place (R18)."""
    holder, lying, ending = position.holder, position.lying, position.ending
    fighting = not position.snorgs and position.phase != terms.OVER
    clans = len(position.living_clans())
    require(
        not fighting or (clans > 1 and not position.variant.one_clan),
        "round",
        "it takes two clans with Snits to fight.",
    )
    in_one_place = (holder == NO) != (lying == NO) if position.round else holder == lying == NO
    require(in_one_place, "holder", "in a fight, and only there, the Spark is held or lies in one organ.")
    require(ending != terms.LAST_CLAN or clans == 1, "ending last-clan", "one clan has Snits then.")
    require(ending != terms.STALEMATE or clans > 0, "ending stalemate", "some clans have Snits then.")
    out, place = ending == terms.SPARK_STOLEN, place_of(position, holder)
    wrong = place != OUTSIDE if out else holder != NO and place >= OUTSIDE
    require(not wrong, f"holder {SNIT[holder]}", "whoever holds the Spark is inside, or has won by leaving.")


def place_of(position: Position, snit: int) -> int:
    """Tell where a Snit is; those of seats that are not there are at home."""
    return position.places[snit] if 0 <= snit < len(position.places) else AT_HOME


# What is awaited


def check_awaited(position: Position) -> None:
    """What the dice or the Bolotomus shall decide can happen here and now."""
    place = f"awaited {AWAITED[position.awaited]}"
    require(can_be_awaited(position), place, "this does not go with the phase, doer, aim and pack.")
    gathering = position.awaited == NOTHING and position.pack
    require(not gathering or len(kick_deeds(position)) > 0, "pack", "there is nobody to attack with.")


def can_be_awaited(position: Position) -> bool:
    awaited, phase = position.awaited, position.phase
    doer, aim, pack = position.doer, position.aim, position.pack
    if awaited in (terms.CHOMP, terms.LAST_KICK):
        return doer == NO and is_bitten(position, aim) and (not pack or is_pack(position))
    if awaited in (terms.PACK, terms.VICTIM):
        kicks = (doer in pack and aim == RUNNUNGITM) if awaited == terms.PACK else doer == aim == NO
        return kicks and is_pack(position)
    if awaited == terms.KICK:
        mine = clan_of(doer) == position.mover and phase == KICKING
        return mine and not pack and is_kicked(position, place_of(position, doer), aim)
    if awaited == terms.DASH:
        mine = clan_of(doer) == position.mover and phase == terms.MOVING
        return mine and aim == NO and not pack and place_of(position, doer) == OUTSIDE
    nothing = doer == aim == NO and (not pack or is_pack(position))
    return nothing and (awaited == terms.ROLL_OFF) == (phase in ROLLING)


def is_bitten(position: Position, snit: int) -> bool:
    """R12: there is a Runnungitm, in its own phase one that has just snapped."""
    organ = place_of(position, snit)
    if organ >= ORGANS or not position.runnungitms[organ]:
        return False
    return position.phase == KICKING or (position.phase == terms.CHOMPING and position.tired_runnungitms[organ] > 0)


def is_pack(position: Position) -> bool:
    """R10: different Snits of the mover, in one organ, with a Runnungitm."""
    pack, organs = position.pack, {place_of(position, snit) for snit in position.pack}
    if position.phase != KICKING or len({*pack}) < len(pack) or len(organs) != 1 or max(organs) >= ORGANS:
        return False
    return {clan_of(snit) for snit in pack} == {position.mover} and position.runnungitms[max(organs)] > 0


def is_kicked(position: Position, organ: int, aim: int) -> bool:
    """R8, R18d: it is in the same organ, and in a fight it is of another clan."""
    if organ >= ORGANS:
        return False
    if aim >= 0:
        return position.is_fight() and place_of(position, aim) == organ and clan_of(aim) != position.mover
    there = {SNORG: position.works(organ), MAKUM: position.makums[organ], RUNNUNGITM: position.runnungitms[organ]}
    return bool(there.get(aim))
