"""How an action is pointed out: the card or stack, then what it goes on.

hand card, pond card     snatch            hand card, stack     steal, steal back
stack, pond card         munch             hand card, button    bait, throw
pond card                scare away        stack                what the stork takes
button                   let go, call, let be
"""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import Player, Said, said
from frabjous.games.snatch_it import actions, terms
from frabjous.games.snatch_it.actions import Deed
from frabjous.games.snatch_it.cards import NAMES, NONE, card_said
from frabjous.games.snatch_it.notation import NOTATION
from frabjous.games.snatch_it.observation import Seen
from frabjous.scene.model import Ask, Button, Choice
from frabjous.scene.pointing import Path, asks_along, held

BAIT: Final = "bait"
# How messages name what a seat does, by the verbs of the actions.
WORDS: Final = ("snatch", "steal", "back", "let-go", "munch", "bait", "scare", "throw", "call", "let-be", "take")
AT_ONCE: Final = (actions.LETS_GO, actions.CALLS, actions.LETS_BE)  # a button does it
BUTTONS: Final = {verb: WORDS[verb] for verb in (actions.THROWS, *AT_ONCE)} | {actions.BAITS: "lay-bait"}
# What the others are asked; everybody knows that much.
AWAITED: Final = {terms.STOLEN: "theft", terms.THROWING: "throw", terms.CALLING: "call", terms.STORK: "stork"}


def hand_ids(seen: Seen, card: int) -> list[str]:
    """Name each copy of a card in the own hand; a bait that was called out is played from where it lies."""
    if seen.phase == terms.FORCED:
        return [BAIT]
    return [name for name, kind in held(seen.hand, NAMES) if kind == card]


def pond_ids(seen: Seen, card: int) -> list[str]:
    return [f"pond-{place + 1}" for place, other in enumerate(seen.pond) if other == card]


def stack_id(number: int) -> str:
    return f"stack-{number + 1}"


def choices(seen: Seen, legal: list[Deed]) -> tuple[Choice, ...]:
    """Give every legal action its label and all the paths that lead to it: cards that look alike are one choice."""
    return tuple(
        [
            Choice(path, deed.text, label)
            for deed in legal
            for label in (label_of(seen, deed),)
            for path in paths(seen, deed)
        ]
    )


def paths(seen: Seen, deed: Deed) -> list[Path]:
    verb = deed.verb
    if verb == actions.SNATCHES:
        return [(card, place) for card in hand_ids(seen, deed.card) for place in pond_ids(seen, deed.below)]
    if verb in (actions.STEALS, actions.STEALS_BACK):
        target = stack_id(deed.stack if verb == actions.STEALS else seen.stack)
        return [(card, target) for card in hand_ids(seen, deed.card)]
    if verb == actions.MUNCHES:
        return [(stack_id(deed.stack), place) for place in pond_ids(seen, deed.below)]
    if verb in (actions.BAITS, actions.THROWS):
        return [(card, BUTTONS[verb]) for card in hand_ids(seen, deed.card)]
    if verb == actions.SCARES:
        return [(place,) for place in pond_ids(seen, deed.card)]
    return [(stack_id(deed.stack),)] if verb == actions.TAKES else [(BUTTONS[verb],)]


def label_of(seen: Seen, deed: Deed) -> Said:
    """Say what an action would do."""
    if deed.verb in AT_ONCE:
        return said(f"button-{WORDS[deed.verb]}")
    values: dict[str, str | int | Said | Player] = {"where": where(seen)}
    if deed.card != NONE:
        values["card"] = card_said(deed.card)
    if deed.below != NONE:
        values["below"] = card_said(deed.below)
    stack = seen.stack if deed.verb == actions.STEALS_BACK else deed.stack
    if stack != NONE:
        values["who"] = Player(seen.owners[stack])
        values["top"], values["height"] = card_said(seen.tops[stack]), len(seen.stacks[stack])
    return said(f"label-{WORDS[deed.verb]}", **values)


def where(seen: Seen) -> str:
    return "pond" if seen.round == 0 else "stork"


def buttons(seen: Seen, legal: list[Deed]) -> tuple[Button, ...]:
    found = dict.fromkeys(BUTTONS[deed.verb] for deed in legal if deed.verb in BUTTONS)
    return tuple(Button(name, said(f"button-{name}", where=where(seen))) for name in found)


# Questions


def asks(seen: Seen, legal: list[Deed], ways: tuple[Choice, ...]) -> tuple[Ask, ...]:
    """Ask the right question at each point of a path."""
    later = asks_along(ways, lambda path, choice: second_ask(seen, legal, path, choice))
    return (first_ask(seen, legal), *later)


def first_ask(seen: Seen, legal: list[Deed]) -> Ask:
    if not legal:
        if seen.asked:
            return Ask((), said("ask-wait", who=Player(seen.asked[0]), what=AWAITED.get(seen.phase, "turn")))
        return Ask((), said("ask-over" if seen.phase == terms.OVER else "ask-chance"))
    who = Player(seen.asked[0])
    if seen.phase == terms.THROWING:
        return Ask((), said("ask-throw", where=where(seen)), said("note-throw", where=where(seen)))
    if seen.phase == terms.STOLEN:
        note = said("note-back" if len(legal) > 1 else "note-no-card", top=card_said(seen.tops[seen.stack]))
        stolen = card_said(seen.stacks[seen.stack][-2])
        return Ask((), said("ask-back", who=Player(seen.owners[seen.stack]), top=stolen), note)
    if seen.phase == terms.CALLING:
        return Ask((), said("ask-call", who=Player(seen.mover), card=card_said(seen.bait)), said("note-call"))
    if seen.phase == terms.FORCED:
        return Ask((), said("ask-forced", card=card_said(seen.bait)))
    if legal[0].verb == actions.TAKES:
        owner = Player(seen.owners[legal[0].stack])
        return Ask((), said("ask-take", who=owner), None if seen.memory else said("note-take"))
    if legal[0].verb == actions.SCARES:
        return Ask((), said("ask-scare", who=who), said("note-scare"))
    verbs = {deed.verb for deed in legal}
    can = "munch" if verbs == {actions.MUNCHES} else "play"
    return Ask((), said("ask-turn", who=who, can=can), turn_note(verbs))


def turn_note(verbs: set[int]) -> Said:
    """Say what kinds of things can be done."""
    if actions.MUNCHES in verbs:
        return said("note-only-munch" if len(verbs) == 1 else "note-munch")
    return said("note-bait") if verbs == {actions.BAITS} else said("note-turn", can=ways(verbs))


def second_ask(seen: Seen, legal: list[Deed], path: Path, choice: Choice) -> Ask:
    """Ask what a chosen card or stack shall do."""
    deed = NOTATION.read(choice.action)
    if deed.verb == actions.MUNCHES:
        return Ask(path, said("ask-munch", top=card_said(seen.tops[deed.stack])), said("note-munch-which"))
    card = card_said(deed.card)
    if deed.verb == actions.THROWS:
        return Ask(path, said("ask-throw-sure", card=card, where=where(seen)), said("note-secret"))
    verbs = {other.verb for other in legal if other.card == deed.card}
    if verbs == {actions.BAITS}:
        return Ask(path, said("ask-bait", card=card), said("note-only-bait"))
    return Ask(path, said("ask-play", card=card, can=ways(verbs)))


def ways(verbs: set[int]) -> str:
    """Name what can be done with a card, for the question that asks which."""
    if actions.STEALS_BACK in verbs:
        return "back"
    if actions.SNATCHES in verbs:
        return "both" if actions.STEALS in verbs else "snatch"
    return "steal"
