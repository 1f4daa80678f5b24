"""A position of Snark! as text: a row a seat, then what lies in the middle and how far the round or the hunt has come.

    taste late jest soap | bellman baker | 9      cards, crew and Warrants
    map | | 9 | pass map                          and what is about to be passed
    retired
    ; phase passing; pool 12; dead boots; discards soap fork

All other cards lie in the stock, all other men are on the Ark, all other Warrants in the pool. The last of the discards
is on top; `stock fork` names the stock instead, and then all others are discards. A hunt is told by what was shown and
what came up (`phase hunting; shown taste late; turned hyena bear`), with its `party` if somebody was lost. K10 has
givers remember (`passed 1 to 2: fork`), and all know of a hunter's hand (`kept 1: 3 taste late`) that three cards of it
are kit or one of these Marks. What is not said is as in the turn of the first seat in the first round, after the deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from frabjous.core import written
from frabjous.core.notation import text_of
from frabjous.core.written import Text, called, read_number, require, seat_called
from frabjous.games.snark.actions import NO
from frabjous.games.snark.cards import (
    ANIMALS,
    CARDS,
    COPIES,
    CREW,
    HAND,
    KINDS,
    MARKS,
    WARRANTS,
    crew_of,
    each_of,
    marks_in,
)
from frabjous.games.snark.declared import entries_of, read_entries
from frabjous.games.snark.notation import NOTATION
from frabjous.games.snark.possible import check
from frabjous.games.snark.rounds import laid_out
from frabjous.games.snark.state import Position
from frabjous.games.snark.terms import ARK, DEAD, LEADING, PHASE, PROVISIONS, ROUND, TURN
from frabjous.games.snark.variant import HOLD_BACK, OPTIONS, SEATS, chosen_by

DRAWN: Final = (
    "version", "seats", "hold_back", "phase", "stock", "discards", "top", "hands", "holders", "warrants", "retired",
    "shown", "party", "turned", "left", "picks", "passed", "kept", "kept_marks",
)  # by hand, here  # fmt: skip
RETIRED: Final = "retired"


def draw(position: Position) -> str:
    """Write a position as text."""
    rows = [row_of(position, seat) for seat in range(position.seats)]
    agreed = [
        ("version", written.number(position.version, PROVISIONS)),
        *written.choice(position.seats, chosen_by(position.hold_back), position.seats, OPTIONS),
        ("phase", written.one_of(position.phase, TURN, PHASE)),
    ]
    party = [] if position.party == crew_of(position.holders, position.mover) else position.party
    drawn = [
        ("dead", names(CREW, crew_of(position.holders, DEAD))),
        ("discards", names(CARDS, top_last(position))),
        ("shown", names(CARDS, marks_in(position.shown))),
        ("party", names(CREW, party)),
        ("turned", names(ANIMALS, position.turned)),
        ("passed", ", ".join(memories(position))),
        ("kept", ", ".join(keepings(position))),
    ]
    blank = usual(position.version, position.seats, position.hold_back, position.phase)
    return written.text_of(rows, [*agreed, *entries_of(position, blank), *drawn])


def row_of(position: Position, seat: int) -> str:
    if position.retired[seat]:
        return RETIRED
    cards, crew = names(CARDS, each_of(position.hands[seat])), names(CREW, crew_of(position.holders, seat))
    columns = [cards, crew, str(position.warrants[seat]), text_of(position.picks[seat])]
    return " | ".join(columns[: 3 if position.picks[seat] is None else 4]).replace("  ", " ").strip()


def names(of: Sequence[str], ones: Iterable[int]) -> str:
    return " ".join([of[one] for one in ones])


def top_last(position: Position) -> list[int]:
    cards = each_of(position.discards)
    if position.top != NO:
        cards.remove(position.top)
        cards.append(position.top)
    return cards


def memories(position: Position) -> list[str]:
    pairs: dict[str, list[int]] = {}
    for giver, receiver, card in position.passed:
        pairs.setdefault(f"{giver + 1} to {receiver + 1}", []).append(card)
    return [f"{pair}: {names(CARDS, cards)}" for pair, cards in pairs.items()]


def keepings(position: Position) -> list[str]:
    """Write what is known of hands since a hunt; Marks without a number are known no more, but not forgotten."""
    found = []
    for seat in range(position.seats):
        if position.kept[seat] or position.kept_marks[seat]:
            marks = names(CARDS, marks_in(position.kept_marks[seat]))
            found.append(f"{seat + 1}: {position.kept[seat]} {marks}".strip())
    return found


def usual(version: int, seats: int, hold_back: bool, phase: int) -> Position:
    """Give what goes without saying."""
    position = laid_out(version, seats, hold_back)
    position.phase = phase
    if phase != LEADING:
        position.leader = 0
    if phase not in (LEADING, ROUND):
        position.round, position.turn, position.mover = 1, HAND * seats + 1, 0
    return position


# Reading


def read(text: str, version: int) -> Position:
    """Read a position of a version of the rules back; what cannot be is refused with its place."""
    words = Text(text)
    seats = len(words.rows)
    require(seats in SEATS, " / ".join(words.rows), "two to four play, a row for each.")
    said, chosen = words.chosen(OPTIONS, SEATS, seats)
    require(said == seats, f"seats {said}", f"there are {seats} rows, one for each seat.")
    named = words.number("version", version)
    require(named == version, f"version {named}", f"this game goes by version {version} of the rules.")
    position = usual(version, seats, chosen["marks"] == HOLD_BACK, words.one_of("phase", TURN, PHASE))
    for seat, row in enumerate(words.rows):
        sit_down(position, seat, row)
    position.pool = WARRANTS * seats - sum(position.warrants)
    read_entries(position, words, seats)
    for man in found(CREW, words, "dead"):
        board(position, man, DEAD, "dead")
    lay_cards(position, words)
    read_hunt(position, words)
    read_memories(position, words)
    words.done()
    check(position)
    return position


def sit_down(position: Position, seat: int, row: str) -> None:
    """Give a seat what is in its row."""
    if row == RETIRED:
        position.retired[seat] = True
        position.warrants[seat] = 0
        return
    columns = [column.strip() for column in row.split("|")]
    require(len(columns) in (3, 4), row, "a row is “cards | crew | Warrants” and perhaps what is passed, or “retired”.")
    position.hands[seat] = counted(numbers_of(CARDS, columns[0]))
    for one in numbers_of(CREW, columns[1]):
        board(position, one, seat, row)
    position.warrants[seat] = read_number("Warrants", columns[2])
    if len(columns) == 4:
        position.picks[seat] = NOTATION.read(columns[3])


def board(position: Position, one: int, holder: int, place: str) -> None:
    require(position.holders[one] == ARK, place, f"the {CREW[one]} is in two places.")
    position.holders[one] = holder


def numbers_of(of: Sequence[str], text: str) -> list[int]:
    return [called(word, dict(enumerate(of)), word) for word in text.split()]


def found(of: Sequence[str], words: Text, name: str) -> list[int]:
    return numbers_of(of, words.word(name, ""))


def counted(cards: list[int]) -> list[int]:
    return [cards.count(card) for card in range(KINDS)]


def lay_cards(position: Position, words: Text) -> None:
    """Lay out the cards that nobody holds: those named on one pile, the others on the other."""
    named = "stock" if "stock" in words.entries else "discards"
    pile = found(CARDS, words, named)
    others = [COPIES[card] - pile.count(card) - sum([hand[card] for hand in position.hands]) for card in range(KINDS)]
    for card in range(KINDS):
        require(others[card] >= 0, CARDS[card], f"there are only {COPIES[card]} of this card.")
    position.stock, position.discards = (others, counted(pile)) if named == "discards" else (counted(pile), others)
    lying = pile if named == "discards" else each_of(others)
    position.top = lying[-1] if lying else NO


def read_hunt(position: Position, words: Text) -> None:
    """Read what was shown on a hunt, who set out, and what came up."""
    for mark in found(CARDS[:MARKS], words, "shown"):
        position.shown |= 1 << mark
    party = found(CREW, words, "party") or (crew_of(position.holders, position.mover) if position.shown else [])
    position.party = sorted(party)
    position.turned = found(ANIMALS, words, "turned")


def read_memories(position: Position, words: Text) -> None:
    """K10: read what is remembered of the cards of others."""
    passed: list[tuple[int, int, int]] = []
    for pair, cards in groups(words, "passed"):
        first, _, second = pair.partition(" to ")
        giver, receiver = seat_in(position, first, pair), seat_in(position, second, pair)
        passed += [(giver, receiver, card) for card in numbers_of(CARDS, cards)]
    position.passed = tuple(sorted(passed))
    for name, known in groups(words, "kept"):
        seat = seat_in(position, name, f"kept {name}")
        count, _, marks = known.partition(" ")
        position.kept[seat] = read_number(f"kept {name}:", count)
        for mark in numbers_of(CARDS[:MARKS], marks):
            position.kept_marks[seat] |= 1 << mark


def groups(words: Text, name: str) -> list[tuple[str, str]]:
    """Read several pairs of texts: "1 to 2: fork, 2 to 1: map"."""
    parts = [part.partition(":") for part in words.listed(name)]
    return [(before.strip(), after.strip()) for before, _, after in parts if before.strip()]


def seat_in(position: Position, word: str, place: str) -> int:
    return seat_called(int(word) if word.isdecimal() else 0, position.seats, place)
