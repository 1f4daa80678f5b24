"""How a deed is pointed out.

card, exchange|bewilder      a card of the hand is discarded
man                          a man on the Ark is hired; the licence is taken
hunt                         all Marks are shown and the hunt begins
hunt, mark …, set-out        with "hold back": which Marks are shown, in any order
card, card, confirm          what is passed: to the right, then to the left
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from typing import Final

from frabjous.core.contract import Player, Said, listed, said
from frabjous.core.remember import remembered
from frabjous.games.snark.actions import BEWILDER, EXCHANGE, GIVE, HIRE, HUNT, LICENCE, NO, PAIR, PASS, Deed
from frabjous.games.snark.cards import CARDS, COSTS, CREW, crew_of, marks_in
from frabjous.games.snark.observation import Seen
from frabjous.games.snark.odds import ENOUGH, odds
from frabjous.games.snark.telling import card_word, cards_listed, crew_word
from frabjous.games.snark.terms import next_player
from frabjous.scene.model import Ask, Button, Choice, Look
from frabjous.scene.once import RECENT
from frabjous.scene.pointing import Path, asks_along, held

EXCHANGE_IT: Final = "exchange"
BEWILDER_ALL: Final = "bewilder"
GO_HUNTING: Final = "hunt"
SET_OUT: Final = "set-out"
CONFIRM: Final = "confirm"
BUTTONS: Final = (GO_HUNTING, SET_OUT, EXCHANGE_IT, BEWILDER_ALL, CONFIRM)
LABELS: Final = {
    EXCHANGE: "label-exchange",
    HIRE: "label-hire",
    LICENCE: "label-licence",
    BEWILDER: "label-bewilder",
    GIVE: "label-pass-one",
    PASS: "label-pass",
    PAIR: "label-pass-pair",
}
# What can be done in a turn, in the rules' order (4.2).
TO_DO: Final = {EXCHANGE: "exchange", HIRE: "hire", LICENCE: "licence", BEWILDER: "bewilder", HUNT: "hunt"}
ASK_TO_PASS: Final = {GIVE: "ask-pass-only", PASS: "ask-pass-right", PAIR: "ask-pass-pair"}


def choices(seen: Seen, legal: list[Deed]) -> tuple[Choice, ...]:
    """Give every legal deed its paths and its label."""
    return tuple(
        Choice(path, deed.text, label)
        for deed in legal
        for label in (label_of(seen, deed),)
        for path in paths(seen, deed)
    )


def paths(seen: Seen, deed: Deed) -> Iterator[Path]:
    if deed.verb in (EXCHANGE, BEWILDER):
        mode = EXCHANGE_IT if deed.verb == EXCHANGE else BEWILDER_ALL
        yield from ((name, mode) for name, card in held(seen.hand, CARDS) if card == deed.what)
    elif deed.secret:
        yield from pass_paths(seen, deed)
    elif deed.verb != HUNT:
        yield (f"crew-{CREW[deed.what]}",)
    elif not seen.hold_back:
        yield (GO_HUNTING,)
    else:
        names = [f"hand-{CARDS[mark]}-1" for mark in marks_in(deed.what)]
        yield from ((GO_HUNTING, *order, SET_OUT) for order in permutations(names))


def pass_paths(seen: Seen, deed: Deed) -> list[Path]:
    """Point at the cards: first the one for the right; with one opponent in any order."""
    wanted = (deed.what,) if deed.verb == GIVE else (deed.what, deed.other)
    found = picks(seen.hand, len(wanted), deed.verb == PAIR)
    return found[tuple(sorted(wanted)) if deed.verb == PAIR else wanted]


@remembered(RECENT)
def picks(hand: tuple[int, ...], count: int, in_any_order: bool) -> dict[tuple[int, ...], list[Path]]:
    """List the ways to pick so many cards of a hand, by their kinds."""
    found: dict[tuple[int, ...], list[Path]] = {}
    for picked in permutations(held(hand, CARDS), count):
        kinds = [card for _, card in picked]
        path = (*(name for name, _ in picked), CONFIRM)
        found.setdefault(tuple(sorted(kinds) if in_any_order else kinds), []).append(path)
    return found


def label_of(seen: Seen, deed: Deed) -> Said:
    """Say what a deed would do; a hunt tells its chance."""
    if deed.verb == HUNT:
        marks = marks_in(deed.what)
        return said("label-hunt", marks=cards_listed(marks), chance=chance_of(seen, len(marks)))
    if deed.verb in (HIRE, LICENCE):
        return said(LABELS[deed.verb], man=crew_word(deed.what), cards=cards_listed(list(COSTS[deed.what])))
    if deed.other == NO:
        return said(LABELS[deed.verb], card=card_word(deed.what))
    return said(LABELS[deed.verb], right=card_word(deed.what), left=card_word(deed.other))


# Odds


def odds_with(party: tuple[int, ...], marks: int, warrants: int) -> Fraction:
    """Give the exact chance of a hunt: with a party, so many Marks, and the Warrants there are for losses."""
    return odds(party, marks, min(ENOUGH, warrants))


def chance_of(seen: Seen, marks: int) -> Said:
    """Say the mover's chance with so many Marks."""
    chance = odds_with(tuple(crew_of(seen.holders, seen.mover)), marks, seen.warrants[seen.mover])
    return said("odds", top=chance.numerator, bottom=chance.denominator, about=tenths(chance))


def tenths(chance: Fraction) -> Said:
    """Say x of "1 in x", to one decimal."""
    rounded = round(10 / chance)
    return said("tenths", whole=rounded // 10, tenth=rounded % 10)


# Buttons and questions


def buttons(legal: list[Deed], pointed: frozenset[str]) -> tuple[Button, ...]:
    """Give the buttons that some path needs."""
    most = most_marks(legal)
    return tuple(Button(name, said(f"button-{name}", count=most)) for name in BUTTONS if name in pointed)


def most_marks(legal: list[Deed]) -> int:
    """Say how many Marks can be shown on a hunt; 0 where there can be none."""
    return max([deed.what.bit_count() for deed in legal if deed.verb == HUNT], default=0)


def asks(seen: Seen, legal: list[Deed], ways: tuple[Choice, ...], first: Ask) -> tuple[Ask, ...]:
    """Ask the right question at each point of a path."""
    cards = dict(held(seen.hand, CARDS))
    return (first, *asks_along(ways, lambda path, _: ask_after(seen, legal, path, first, cards)))


def ask_after(seen: Seen, legal: list[Deed], path: Path, first: Ask, cards: dict[str, int]) -> Ask:
    if path[0] == GO_HUNTING:
        return Ask(path, said("ask-marks"), shown_so_far(seen, path), first.look, first.team)
    if legal[0].secret:
        return Ask(path, *asked_to_pass(seen, legal, [cards[name] for name in path]), first.look, first.team)
    both = any(deed.verb == BEWILDER for deed in legal)
    question = said("ask-discard-how" if both else "ask-discard", card=card_word(cards[path[0]]))
    return Ask(path, question, said("note-bewilder") if both else None, first.look, first.team)


def shown_so_far(seen: Seen, path: Path) -> Said:
    """Tell the chance with the Marks chosen so far."""
    return chance_of(seen, len(path) - 1) if len(path) > 1 else said("note-marks")


def asked_to_pass(seen: Seen, legal: list[Deed], chosen: list[int]) -> tuple[Said, Said | None]:
    if len(chosen) == (1 if legal[0].verb == GIVE else 2):
        return said("ask-pass-sure", cards=cards_listed(chosen)), said("note-pass-final")
    key = "ask-pass-second" if legal[0].verb == PAIR else "ask-pass-left"
    return said(key, who=Player(next_player(seen.retired, seen.seat))), None


def first_question(seen: Seen, legal: list[Deed], look: Look) -> Ask:
    """Ask what the viewer must decide now."""
    if legal[0].secret:
        question = said(ASK_TO_PASS[legal[0].verb], who=Player(next_player(seen.retired, seen.seat, -1)))
        return Ask((), question, said("note-pass"), look, seen.seat)
    return Ask((), turn_question(legal), turn_note(seen, legal), look, seen.mover)


def turn_question(legal: list[Deed]) -> Said:
    """Ask for what can be done, and for nothing else."""
    verbs = {deed.verb for deed in legal}
    able = [said(f"do-{word}") for verb, word in TO_DO.items() if verb in verbs]
    return said("ask-turn", what=listed(able, "list-or")) if len(able) > 1 else said("ask-exchange")


def turn_note(seen: Seen, legal: list[Deed]) -> Said:
    """Tell the chance of a hunt, or what else can be done."""
    most = most_marks(legal)
    if most:
        return said("note-hunt", chance=chance_of(seen, most))
    if any(deed.verb not in (EXCHANGE, BEWILDER) for deed in legal):
        return said("note-hire")
    return said("note-exchange")
