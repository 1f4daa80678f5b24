"""The course of a game: what happens by itself, from the deal to the last feast."""

from __future__ import annotations

from frabjous.games.snatch_it import pile, sight, stork
from frabjous.games.snatch_it.actions import (
    BEGINS,
    DECIDES,
    DRAWS,
    DROPS,
    FEAST,
    FEASTS,
    JUDGE,
    JUDGES,
    MARKS,
    OPEN,
    OPENS,
    PASS,
    PASSES,
    SHARE,
    SHARES,
    SHUFFLES,
    SLIPS,
    TAKE,
    TAKES,
    Deed,
)
from frabjous.games.snatch_it.cards import NONE, SLIP, hand_size
from frabjous.games.snatch_it.phases import (
    BEGINNING,
    CALLED,
    DROPPING,
    FEASTING,
    FILLING,
    FORCED,
    JUDGING,
    NEXT_ROUND,
    OPENING,
    OVER,
    PASSING,
    REFILLING,
    REWARD,
    SHARING,
    SILENT,
    STORK,
    THIS_ROUND,
    THROWING,
    TURN,
)
from frabjous.games.snatch_it.state import Position
from frabjous.games.snatch_it.turn import plays


def forced(position: Position) -> Deed:
    """Give the one thing that happens by itself now."""
    phase = position.phase
    if phase == STORK:
        return TAKE[stork.sure_prey(position)]
    if phase == OPENING:
        return OPEN
    if phase == JUDGING:
        return JUDGE
    if phase == PASSING:
        return PASS
    return SHARE if phase == SHARING else FEAST


def end_turn(position: Position) -> None:
    """Pass the turn to the left; or end the phase, the pond or all hands being empty (F10)."""
    position.stack = NONE
    position.robbed = NONE
    if position.in_pond() > 0 and position.anybody_has_cards():
        position.mover = (position.mover + 1) % position.seats
        position.phase = TURN
    else:
        position.mover = NONE
        position.phase = FEASTING if position.last == THIS_ROUND else PASSING  # F15: no stork after the last round


def by_chance(position: Position, deed: Deed) -> None:
    verb = deed.verb
    if verb == DRAWS:
        pile.draw(position, deed.card)
        after_a_draw(position)
    elif verb == MARKS:
        pile.marker_appears(position)
    elif verb == SHUFFLES:
        pile.shuffle_in(position)
    elif verb == DECIDES:
        position.decided = deed.card
        after_the_stork(position)
    elif verb == TAKES:
        stork.take(position, deed.stack)
        after_the_stork(position)
    elif verb == OPENS:
        open_the_pond(position)
    elif verb == JUDGES:
        judge_the_bait(position)
    else:
        between_rounds(position, deed)


def between_rounds(position: Position, deed: Deed) -> None:
    verb = deed.verb
    if verb == SLIPS:
        position.above += deed.card - SLIP
        position.phase = BEGINNING
    elif verb == BEGINS:
        position.first = deed.card
        position.phase = REFILLING
    elif verb == PASSES:
        position.first = (position.first + 1) % position.seats
        refill(position)
    elif verb == SHARES:
        pile.share(position)
        after_a_drop(position)
    elif verb == DROPS:
        pile.drop(position, deed.card)
        after_a_drop(position)
    elif verb == FEASTS:
        feast(position)


def refill(position: Position) -> None:
    """F12: fill the hands; F13: unless there are too few cards, which is tested once, before."""
    if pile.too_few(position):
        position.phase = SHARING
    else:
        position.phase = REFILLING
        after_a_draw(position)


def after_a_drop(position: Position) -> None:
    if pile.dropper(position) != NONE:
        position.phase = DROPPING
    else:
        position.phase = REFILLING
        after_a_draw(position)


def after_a_draw(position: Position) -> None:
    """Go on when nothing more is to be drawn here."""
    if position.phase == REWARD:
        end_turn(position)
    elif position.phase == REFILLING:
        if pile.drawer(position) == NONE:
            position.phase = THROWING
    elif not pile.pond_is_low(position):
        begin_round(position)


def open_the_pond(position: Position) -> None:
    """F1, F12: the thrown cards go into the pond, which is then filled."""
    for card in as_laid(position):
        position.lay(card)
    position.thrown = [NONE] * position.seats
    position.decided = NONE
    position.visited = [False] * position.seats
    position.phase = FILLING
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
    position.phase = TURN
    if position.last == NEXT_ROUND:
        position.last = THIS_ROUND


def judge_the_bait(position: Position) -> None:
    """F7: a bait that was called out and could be played must be; otherwise it goes into the pond."""
    position.callers = tuple([seat for seat in range(position.seats) if position.answers[seat] == CALLED])
    position.answers = [SILENT] * position.seats
    if position.callers and plays(position, position.bait):
        position.phase = FORCED
    else:
        position.lay(position.bait)
        position.bait = NONE
        end_turn(position)


def after_the_stork(position: Position) -> None:
    """Let the stork go on while it finds something (F12)."""
    found = stork.sure_prey(position) != NONE or stork.torn(position) != NONE
    position.phase = STORK if found else OPENING


def feast(position: Position) -> None:
    """F15: all stacks go into their owners' bellies."""
    for stack in sight.standing(position):
        seat = position.owners[stack]
        position.swallow(seat, position.clear(stack))
    position.phase = OVER
