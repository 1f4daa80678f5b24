"""The course of a game: what happens by itself, from the deal to the last feast."""

from __future__ import annotations

from frabjous.core.contract import NOBODY
from frabjous.games.snatch_it import actions, pile, stork, terms
from frabjous.games.snatch_it.actions import Deed
from frabjous.games.snatch_it.cards import NONE, SLIP, hand_size
from frabjous.games.snatch_it.state import Position
from frabjous.games.snatch_it.terms import CALLED, SILENT
from frabjous.games.snatch_it.turn import plays


def end_turn(position: Position) -> None:
    """Pass the turn to the left; or end the phase, the pond or all hands being empty (F10)."""
    position.stack = NONE
    position.robbed = NOBODY
    if position.in_pond() > 0 and position.anybody_has_cards():
        position.mover = (position.mover + 1) % position.seats
        position.phase = terms.TURN
    else:
        position.mover = NOBODY
        # F15: no stork after the last round
        position.phase = terms.FEASTING if position.last == terms.THIS_ROUND else terms.PASSING


def by_chance(position: Position, deed: Deed) -> None:
    verb = deed.verb
    if verb == actions.DRAWS:
        pile.draw(position, deed.card)
        after_a_draw(position)
    elif verb == actions.MARKS:
        pile.marker_appears(position)
    elif verb == actions.SHUFFLES:
        pile.shuffle_in(position)
    elif verb == actions.DECIDES:
        position.decided = deed.card
        after_the_stork(position)
    elif verb == actions.TAKES:
        stork.take(position, deed.stack)
        after_the_stork(position)
    elif verb == actions.OPENS:
        open_the_pond(position)
    elif verb == actions.JUDGES:
        judge_the_bait(position)
    else:
        between_rounds(position, deed)


def between_rounds(position: Position, deed: Deed) -> None:
    verb = deed.verb
    if verb == actions.SLIPS:
        position.above += deed.card - SLIP
        position.phase = terms.BEGINNING
    elif verb == actions.BEGINS:
        position.first = deed.card
        position.phase = terms.REFILLING
    elif verb == actions.PASSES:
        position.first = (position.first + 1) % position.seats
        refill(position)
    elif verb == actions.SHARES:
        pile.share(position)
        after_a_drop(position)
    elif verb == actions.DROPS:
        pile.drop(position, deed.card)
        after_a_drop(position)
    elif verb == actions.FEASTS:
        feast(position)


def refill(position: Position) -> None:
    """F12: fill the hands; F13: unless there are too few cards, which is tested once, before."""
    if pile.too_few(position):
        position.phase = terms.SHARING
    else:
        position.phase = terms.REFILLING
        after_a_draw(position)


def after_a_drop(position: Position) -> None:
    if pile.dropper(position) != NOBODY:
        position.phase = terms.DROPPING
    else:
        position.phase = terms.REFILLING
        after_a_draw(position)


def after_a_draw(position: Position) -> None:
    """Go on when nothing more is to be drawn here."""
    if position.phase == terms.REWARD:
        end_turn(position)
    elif position.phase == terms.REFILLING:
        if pile.drawer(position) == NOBODY:
            position.phase = terms.THROWING
    elif not pile.pond_is_low(position):
        begin_round(position)


def open_the_pond(position: Position) -> None:
    """F1, F12: the thrown cards go into the pond, which is then filled."""
    for card in as_laid(position):
        position.lay(card)
    position.thrown = [NONE] * position.seats
    position.decided = NONE
    position.visited = 0
    position.phase = terms.FILLING
    after_a_draw(position)


def as_laid(position: Position) -> list[int]:
    """Order the thrown cards: before the first round by owners (F1), then by kinds, never by seats (F12)."""
    if position.round == 0:
        return [position.thrown[seat] for seat in position.from_first()]
    return sorted(position.thrown)


def begin_round(position: Position) -> None:
    position.round += 1
    position.mover = position.first
    position.limit = hand_size(position.seats)
    position.phase = terms.TURN
    if position.last == terms.NEXT_ROUND:
        position.last = terms.THIS_ROUND


def judge_the_bait(position: Position) -> None:
    """F7: a bait that was called out and could be played must be; otherwise it goes into the pond."""
    for seat in range(position.seats):
        if position.answers[seat] == CALLED:
            position.callers |= 1 << seat
    position.answers = [SILENT] * position.seats
    if position.callers and plays(position, position.bait):
        position.phase = terms.FORCED
    else:
        position.lay(position.bait)
        position.bait = NONE
        end_turn(position)


def after_the_stork(position: Position) -> None:
    """Let the stork go on while it finds something (F12)."""
    found = stork.sure_prey(position) != NONE or stork.torn(position) != NOBODY
    position.phase = terms.STORK if found else terms.OPENING


def feast(position: Position) -> None:
    """F15: all stacks go into their owners' bellies."""
    for seat in range(position.seats):
        for stack in position.shore(seat):
            position.swallow(seat, position.clear(stack))
    position.phase = terms.OVER
