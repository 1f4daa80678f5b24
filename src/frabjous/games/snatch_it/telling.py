"""What is told of an action, to each seat what it may know."""

from __future__ import annotations

from frabjous.core.contract import CHANCE, Player, Said, said
from frabjous.games.snatch_it import actions, pile
from frabjous.games.snatch_it.actions import Deed
from frabjous.games.snatch_it.cards import COLOUR_WORDS, card_said, colour_of
from frabjous.games.snatch_it.state import Position
from frabjous.games.snatch_it.terms import CALLED, FILLING, REFILLING, REWARD
from frabjous.games.snatch_it.turn import plays


def told(position: Position, actor: int, deed: Deed, seat: int) -> list[Said]:
    """Tell a seat what was done; `position` is the one before. Of hidden draws and answers nobody is told."""
    verb = deed.verb
    if verb == actions.DRAWS:
        return told_of_a_draw(position, deed.card, seat)
    if verb == actions.DROPS:
        return told_of_a_drop(position, deed.card, seat)
    if verb == actions.THROWS:
        return told_of_a_throw(position, actor, deed.card, seat)
    if verb == actions.TAKES:
        return [told_of_the_stork(position, actor, deed.stack)]
    if verb == actions.OPENS:
        return told_of_the_pond(position)
    if verb == actions.JUDGES:
        return told_of_answers(position)
    return by_itself(position, deed) if actor == CHANCE else in_the_open(position, actor, deed)


def in_the_open(position: Position, actor: int, deed: Deed) -> list[Said]:
    """Tell what a seat did openly; answers to a bait are secret until all are in."""
    who, verb = Player(actor), deed.verb
    if verb == actions.SNATCHES:
        return [said("snatched", who=who, card=card_said(deed.card), below=card_said(deed.below))]
    if verb == actions.STEALS:
        robbed = Player(position.owners[deed.stack])
        return [said("stole", who=who, robbed=robbed, card=card_said(deed.card), **about(position, deed.stack))]
    if verb == actions.STEALS_BACK:
        return [said("stole-back", who=who, card=card_said(deed.card), **about(position, position.stack))]
    if verb == actions.LETS_GO:
        return [said("let-go", who=who)]
    if verb == actions.MUNCHES:
        below = card_said(deed.below)
        return [said("munched", who=who, below=below, **about(position, deed.stack))]
    if verb == actions.BAITS:
        return [said("baited", who=who, card=card_said(deed.card))]
    return [said("scared", who=who, card=card_said(deed.card))] if verb == actions.SCARES else []


def about(position: Position, stack: int) -> dict[str, Said | int]:
    """Describe a stack as everybody sees it; its number tells it from one that looks the same."""
    return {"top": card_said(position.tops[stack]), "height": len(position.stacks[stack]), "stack": stack}


def by_itself(position: Position, deed: Deed) -> list[Said]:
    verb = deed.verb
    if verb == actions.BEGINS:
        return [said("begins", who=Player(deed.card))]
    if verb == actions.PASSES:
        return [said("stork-comes", who=Player((position.first + 1) % position.seats))]
    if verb == actions.MARKS:
        return [said("last-now" if position.phase == REWARD else "last-next")]
    if verb == actions.SHUFFLES:
        return [said("shuffled")]
    if verb == actions.SHARES:
        return [said("too-few")]
    if verb == actions.DECIDES:
        return [said("stork-wants", card=card_said(deed.card), colour=COLOUR_WORDS[colour_of(deed.card)])]
    return [said("feasted")] if verb == actions.FEASTS else []


def told_of_a_draw(position: Position, card: int, seat: int) -> list[Said]:
    if position.phase == FILLING:
        return [said("pond-gets", card=card_said(card))]
    if position.phase == REFILLING:
        return []
    who = pile.drawer(position)
    if who == seat:
        return [said("you-draw", card=card_said(card))]
    return [said("draws", who=Player(who))]


def told_of_a_drop(position: Position, card: int, seat: int) -> list[Said]:
    return [said("you-drop", card=card_said(card))] if pile.dropper(position) == seat else []


def told_of_a_throw(position: Position, actor: int, card: int, seat: int) -> list[Said]:
    where = "pond" if position.round == 0 else "stork"
    if actor == seat:
        return [said("you-throw", card=card_said(card), where=where)]
    return [said("threw", who=Player(actor), where=where)]


def told_of_the_stork(position: Position, actor: int, stack: int) -> Said:
    owner = Player(position.owners[stack])
    if actor == CHANCE:
        return said("stork-took", who=owner, **about(position, stack))
    return said("stork-shown", who=owner, chooser=Player(actor), **about(position, stack))


def told_of_the_pond(position: Position) -> list[Said]:
    """F1: before the first round with the owners of the cards; F12: of the stork's food nobody knows whose it was."""
    seats = position.from_first()
    if position.round == 0:
        return [said("laid", who=Player(seat), card=card_said(position.thrown[seat])) for seat in seats]
    return [said("food-laid"), *(said("pond-gets", card=card_said(card)) for card in sorted(position.thrown))]


def told_of_answers(position: Position) -> list[Said]:
    callers = [seat for seat in range(position.seats) if position.answers[seat] == CALLED]
    if not callers:
        return [said("nobody-called")]
    end = said(
        "must-play" if plays(position, position.bait) else "fair-bait",
        who=Player(position.mover),
        card=card_said(position.bait),
    )
    return [*(said("called", who=Player(seat)) for seat in callers), end]
