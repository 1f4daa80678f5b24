"""Which drawn positions can be: phases with what they need, and nothing else."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import NOBODY
from frabjous.core.written import require
from frabjous.games.snatch_it import actions, pile, stork, terms
from frabjous.games.snatch_it.bunch import EMPTY, PACK, size_of
from frabjous.games.snatch_it.cards import CARDS, DEPTH, NONE, SLIP, hand_size
from frabjous.games.snatch_it.state import Position
from frabjous.games.snatch_it.terms import NOT_YET, PHASE, PLACE, SILENT, STACK, THIS_ROUND
from frabjous.games.snatch_it.turn import plays, unanswered

WITH_BAIT: Final = (terms.CALLING, terms.JUDGING, terms.FORCED)
WITH_STOLEN: Final = (terms.STOLEN, terms.REWARD)
ALL_HAVE_THROWN: Final = (terms.DECIDING, terms.STORK, terms.OPENING)


def check(position: Position) -> None:
    """Refuse what cannot come together."""
    most = hand_size(position.seats)
    for seat in range(position.seats):
        require(position.held(seat) <= most, f"{seat + 1}", f"a hand has {most} cards at most.")
    require(0 <= position.limit <= most, f"limit {position.limit}", f"hands are filled to {most} cards at most.")
    check_marker(position)
    check_round(position)
    check_asked(position)
    check_phase(position)
    check_latest(position)


def check_marker(position: Position) -> None:
    """F14: the marker is in the pile, or it has appeared."""
    left, above = size_of(position.pile), f"above {position.above}"
    if position.last == NOT_YET:
        deep_enough = CARDS - left + position.above <= DEPTH[position.seats] + SLIP
        require(0 <= position.above <= left, above, f"there are {left} cards in the pile.")
        require(deep_enough, "last later", f"{CARDS - left} cards are drawn, so the marker is higher or has appeared.")
    else:
        require(position.above == 0, above, "the marker has appeared.")


def check_round(position: Position) -> None:
    """Refuse a round that the phase is not in, and what nobody has before the first."""
    phase, place = position.phase, f"round {position.round}"
    if phase <= terms.BEGINNING:
        require(position.round == 0, place, "nobody has begun.")
        require(position.pile == PACK and len(position.pond) == 0, PHASE[phase], "all cards are still in the pile.")
        unslipped = phase != terms.SLIPPING or position.above == DEPTH[position.seats]
        require(unslipped, f"above {position.above}", "the marker has not slipped yet.")
    require(position.round > 0 or phase <= terms.FILLING, place, "rounds are counted from 1.")
    require(position.round >= 0, place, "rounds are counted from 1.")
    if position.round == 0:
        bare = position.discard == EMPTY and not position.stacks and not any(position.bellies)
        require(bare, place, "nobody has eaten or snatched anything before the first round.")


def check_asked(position: Position) -> None:
    """Refuse what the phase does not have, or lacks."""
    phase, decided = position.phase, position.decided
    stork_came = phase == terms.STORK or (phase == terms.OPENING and position.round > 0)
    for name, said, needed in (
        ("first", position.first != NOBODY, phase > terms.BEGINNING),
        ("mover", position.mover != NOBODY, phase in terms.SNATCHING),
        ("bait", position.bait != NONE, phase in WITH_BAIT),
        ("stack", position.stack != NONE, phase in WITH_STOLEN),
        ("robbed", position.robbed != NOBODY, phase in WITH_STOLEN),
        ("decided", decided != NONE, stork_came),
        ("thrown", NONE not in position.thrown, phase in ALL_HAVE_THROWN),
    ):
        require(said == needed, name, f"this does not go with the phase “{PHASE[phase]}”.")
    silent, owed = [SILENT] * position.seats, [NONE] * position.seats
    require(position.calling or phase not in WITH_BAIT, "options", "nobody may call a bait out.")
    require(phase in (terms.CALLING, terms.JUDGING) or position.answers == silent, "answers", "nobody is asked.")
    throwing = phase == terms.THROWING or phase in ALL_HAVE_THROWN
    require(throwing or position.thrown == owed, "thrown", "nobody throws anything in this phase.")
    require(decided == NONE or decided in position.thrown, "decided", "this card was not thrown.")
    for name, seats in (("visited", position.visited), ("callers", position.callers)):
        require(seats < 1 << position.seats, name, f"there are {position.seats} seats.")
    require(stork_came or position.visited == 0, "visited", "the stork has not come.")


def check_phase(position: Position) -> None:
    """Refuse a phase in which there is nothing to do."""
    phase, name = position.phase, f"phase {PHASE[position.phase]}"
    goes_on = position.in_pond() > 0 and position.anybody_has_cards()
    require(phase != terms.TURN or goes_on, name, "the pond or all hands are empty (F10).")
    require(phase != terms.PASSING or not goes_on, name, "there is something in the pond and in a hand (F10).")
    require(phase != terms.REFILLING or pile.drawer(position) != NOBODY, name, "nobody draws a card.")
    require(phase != terms.FILLING or pile.pond_is_low(position), name, "the pond is full, or the pile is empty.")
    require(phase != terms.SHARING or pile.too_few(position), name, "there are cards enough (F13).")
    require(phase != terms.DROPPING or pile.dropper(position) != NOBODY, name, "nobody holds too many cards.")
    last = phase in (terms.FEASTING, terms.OVER)
    require(not last or position.last == THIS_ROUND, name, "this was not the last round.")
    require(phase != terms.OVER or not position.stacks, name, "all stacks are munched by now.")
    if phase == terms.THROWING:
        owing = [seat for seat in range(position.seats) if position.thrown[seat] == NONE]
        able = all(position.has_cards(seat) for seat in owing)
        require(able and len(owing) > 0, name, "nobody, or somebody without cards, has to throw one.")
    if phase in WITH_BAIT:
        check_bait(position, name)
    if phase in WITH_STOLEN:
        check_theft(position, name)
    if phase == terms.STORK:
        found = stork.sure_prey(position) != NONE or stork.torn(position) != NOBODY
        require(found, name, "the stork finds nothing more.")


def check_bait(position: Position, name: str) -> None:
    require(position.answers[position.mover] == SILENT, name, "whoever laid the bait is not asked.")
    waiting = len(unanswered(position)) > 0
    require(position.phase != terms.CALLING or waiting, name, "everybody has answered.")
    require(position.phase != terms.JUDGING or not waiting, name, "somebody has not answered.")
    playable = len(plays(position, position.bait)) > 0
    require(position.phase != terms.FORCED or playable, name, "this bait fits nowhere.")


def check_theft(position: Position, name: str) -> None:
    require(position.robbed != position.mover, name, "nobody robs themselves.")
    owner = position.mover if position.phase == terms.STOLEN else position.robbed
    require(position.stack in position.shore(owner), name, "the stack is not on that shore.")
    asked = position.phase == terms.REWARD or position.has_cards(position.robbed)
    require(asked, name, "whoever holds no card is not asked (F5).")
    require(position.phase == terms.STOLEN or pile.is_left(position), name, "there is no card to draw.")


def check_latest(position: Position) -> None:
    """Refuse what cannot have been done last."""
    deed = position.latest
    if deed is None:
        still = position.actor == NOBODY and position.place == NONE and position.moved == NONE
        require(still and not position.callers, "latest", "nothing was moved without a deed.")
        return
    require(deed.is_open or deed.verb == actions.DRAWS, f"latest {deed.text}", "not everybody sees that.")
    by_chance = deed.verb > actions.TAKES
    require(deed.verb == actions.TAKES or by_chance == (position.actor == NOBODY), "actor", "somebody else does this.")
    require(position.place < len(position.pond), f"place {PLACE[position.place]}", "the pond has no such place.")
    require(position.moved < len(position.owners), f"moved {STACK[position.moved]}", "there is no such stack.")
