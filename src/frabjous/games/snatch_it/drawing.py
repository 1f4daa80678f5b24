"""A position of Snatch It! as text: the pond, a row for each seat, then what cannot be seen there.

    pond c2 - f5                       a card a place; - where one was taken
    1 c3 2f1 | c1.c2 f3.f4 | sw 3c5    hand | stacks, the top card last | belly
    2 | #5:f6.sw                       stacks are numbered as they are drawn, or as they say
    3 c6; mover 2; round 3; discard c1 2f2

Cards that are not drawn lie in the pile, with the marker as deep as it usually is. What is not said is as in a turn of
the first round: the first seat goes first, and nobody is asked. `thrown - c1 f3` and `answers - call let` have a word
for each seat.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core import written
from frabjous.core.gathered import gathered, how_many
from frabjous.core.options import Chosen
from frabjous.core.written import Text, called, require
from frabjous.games.snatch_it import terms
from frabjous.games.snatch_it.bunch import Bunch, counts_of, size_of
from frabjous.games.snatch_it.cards import CARDS, COPIES, DEPTH, FITS, KINDS, NAMES, NONE
from frabjous.games.snatch_it.declared import entries_of, read_entries
from frabjous.games.snatch_it.possible import check
from frabjous.games.snatch_it.state import Position, unpacked
from frabjous.games.snatch_it.terms import ANSWER, PHASE, STACK
from frabjous.games.snatch_it.variant import OPTIONS, SEATS

DRAWN: Final = (
    "seats", "calling", "memory", "phase", "pond", "owners", "tops", "stacks", "pile", "hands", "bellies", "discard",
    "above", "answers", "thrown",
)  # by hand, here  # fmt: skip
NOTHING: Final = "-"
POND: Final = "pond"
KIND: Final = dict(enumerate(NAMES))
KIND_OR_NOTHING: Final = {**KIND, NONE: NOTHING}
DIGITS: Final = "123456789"


def draw(position: Position) -> str:
    """Write a position as text."""
    blank = usual(position.seats, position.calling, position.memory, position.phase)
    entries = [
        *written.choice(position.seats, chosen(position), position.seats, OPTIONS),
        ("phase", written.one_of(position.phase, terms.TURN, PHASE)),
        ("discard", bunch_text(position.discard)),
        ("above", written.number(position.above, usual_depth(position))),
        ("thrown", "" if position.thrown == blank.thrown else cards_text(position.thrown)),
        ("answers", "" if position.answers == blank.answers else " ".join([ANSWER[one] for one in position.answers])),
    ]
    rows = [f"{POND} {cards_text(list(position.pond))}".strip()]
    numbers = standing(position)
    numbered = numbers != list(range(len(numbers)))
    rows += [row_of(position, seat, numbered) for seat in range(position.seats)]
    return written.text_of(rows, entries + entries_of(position, blank))


def chosen(position: Position) -> Chosen:
    """Tell what the host chose."""
    said = {True: "yes", False: "no"}
    return {"call_it_out": said[position.calling], "good_memory": said[position.memory]}


def usual(seats: int, calling: bool, memory: bool, phase: int) -> Position:
    """Give what a text need not say in a phase."""
    position = unpacked(seats, calling, memory)
    position.phase = phase
    if phase > terms.BEGINNING:
        position.round, position.first = 1, 0
    if phase in terms.SNATCHING:
        position.mover = 0
    if phase in (terms.FEASTING, terms.OVER):
        position.last = terms.THIS_ROUND
    return position


def usual_depth(position: Position) -> int:
    """Say how many cards lie over the marker if it did not slip."""
    drawn = CARDS - size_of(position.pile)
    return max(0, DEPTH[position.seats] - drawn) if position.last == terms.NOT_YET else 0


def cards_text(cards: list[int]) -> str:
    return " ".join([KIND_OR_NOTHING[card] for card in cards])


def bunch_text(bunch: Bunch) -> str:
    """Write a hand, a belly or the discard: "c1 3f2"."""
    return " ".join(
        [f"{count if count > 1 else ''}{NAMES[card]}" for card, count in enumerate(counts_of(bunch)) if count]
    )


def row_of(position: Position, seat: int, numbered: bool) -> str:
    stacks = []
    for stack in position.shore(seat):
        cards = ".".join([NAMES[card] for card in position.stacks[stack]])
        stacks.append(f"{STACK[stack]}:{cards}" if numbered else cards)
    row = f"{seat + 1} {bunch_text(position.hands[seat])} | {' '.join(stacks)} | {bunch_text(position.bellies[seat])}"
    return " ".join(row.split()).rstrip(" |")


# Reading


def read(text: str) -> Position:
    """Read a position back; what cannot be is refused with its place."""
    words = Text(text)
    seats, options = words.chosen(OPTIONS, SEATS, len(words.rows) - 1)
    require(seats == len(words.rows) - 1, f"seats {seats}", "there is a row for the pond, and one for each seat.")
    phase = words.one_of("phase", terms.TURN, PHASE)
    position = usual(seats, options["call_it_out"] == "yes", options["good_memory"] == "yes", phase)
    position.pond = vec[i64](cards_in(rest_of(words.rows[0], POND), KIND_OR_NOTHING))
    shores = [parts_of(row, seat) for seat, row in enumerate(words.rows[1:])]
    position.hands = vec[i64]([bunch_in(hand) for hand, _, _ in shores])
    position.bellies = vec[i64]([bunch_in(belly) for _, _, belly in shores])
    put_stacks(position, [stacks for _, stacks, _ in shores])
    position.discard = bunch_in(words.word("discard", ""))
    position.thrown = [called(word, KIND_OR_NOTHING, word) for word in one_each(words, "thrown", seats)]
    position.answers = [called(word, ANSWER, word) for word in one_each(words, "answers", seats)]
    read_entries(position, words, seats)
    position.pile = rest_of_the_pack(position)
    position.above = words.number("above", usual_depth(position))
    words.done()
    check(position)
    return position


def rest_of(row: str, name: str) -> str:
    """Give what a row says after its name."""
    first, _, rest = row.partition(" ")
    require(first == name, row, f"this row should begin with “{name}”.")
    return rest


def parts_of(row: str, seat: int) -> list[str]:
    """Give the hand, the stacks and the belly that a row says."""
    parts = rest_of(row, str(seat + 1)).split("|")
    require(len(parts) <= 3, row, "a row has a hand, stacks and a belly.")
    return [part.strip() for part in (*parts, "", "")][:3]


def one_each(words: Text, name: str, seats: int) -> list[str]:
    """Read an entry with a word for each seat."""
    found = words.word(name, " ".join([NOTHING] * seats)).split()
    require(len(found) == seats, name, f"there are {seats} seats, and {len(found)} of these.")
    return found


def cards_in(text: str, names: dict[int, str]) -> list[int]:
    """Read cards: "c2 3f5 sw"."""
    found: list[int] = []
    for word in text.split():
        count, name = (int(word[0]), word[1:]) if word[0] in DIGITS else (1, word)
        found += [called(name, names, name)] * count
    return found


def bunch_in(text: str) -> Bunch:
    cards = cards_in(text, KIND)
    counts = [cards.count(card) for card in range(KINDS)]
    require(max(counts) <= COPIES, text, f"there are {COPIES} cards of a kind.")
    return gathered(counts)


def put_stacks(position: Position, shores: list[str]) -> None:
    """Put the stacks on their shores: first those with a number, then the others under the lowest that are free."""
    drawn = [(seat, word) for seat, shore in enumerate(shores) for word in shore.split()]
    for seat, word in sorted(drawn, key=lambda one: ":" not in one[1]):
        number, _, names = word.rpartition(":")
        cards = [called(name, KIND, name) for name in names.split(".")]
        stack = called(number, STACK, number) if number else position.free_number()
        taken = stack == NONE or stack in standing(position)
        require(not taken, word, "another stack has this number.")
        require(len(cards) > 1, word, "a stack has two cards or more.")
        for below, card in pairwise(cards):
            require(FITS[card][below], word, f"{NAMES[card]} does not fit on {NAMES[below]}.")  # F2
        position.put_on_shore(stack, seat, cards)


def standing(position: Position) -> list[int]:
    return [stack for seat in range(position.seats) for stack in position.shore(seat)]


def rest_of_the_pack(position: Position) -> Bunch:
    """Give what is drawn nowhere."""
    laid = position.laid()
    bunches = [position.discard, *position.hands, *position.bellies]
    found = []
    for card in range(KINDS):
        drawn = sum([how_many(bunch, card) for bunch in bunches]) + laid.count(card)
        require(drawn <= COPIES, NAMES[card], f"there are {COPIES} of these, and {drawn} are drawn.")
        found.append(COPIES - drawn)
    return gathered(found)
