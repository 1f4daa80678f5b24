"""A position as text: a drawing in rows, then named entries.

    row / row / row; seats 3; options key=value key=value; name value; name value

Rows end with "/" or with the line, entries with ";". What an entry does not say is as at the beginning of a game. Seats
are counted from 1, as people do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from frabjous.core.errors import BadOption, GameError
from frabjous.core.options import Chosen, Option, recorded, settled

NO_SEAT: Final = "nobody"
NOTHING: Final = "-"
DIGITS: Final = 9  # a number has no more
BITS: Final = 62  # so many things can be said by one bit each


class BadPosition(GameError):  # noqa: N818 - an error is named for what was wrong
    """A text that is no position of this game; `place` is where in the text."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__("bad-position", "“{place}”: {problem}", place=place[:60], problem=problem)


def require(fits: bool, place: str, problem: str) -> None:
    """Refuse a position unless something fits."""
    if not fits:
        raise BadPosition(place, problem)


class Text:
    """A text that is being read: each entry is taken once, and `done` refuses what nobody took."""

    def __init__(self, text: str) -> None:
        drawing, *entries = text.split(";")
        self.rows: Final = [row.strip() for row in drawing.replace("/", "\n").split("\n") if row.strip()]
        self.entries: Final[dict[str, str]] = {}
        for entry in entries:
            name, _, value = entry.strip().partition(" ")
            if name in self.entries:
                raise BadPosition(entry.strip(), "this is said twice.")
            if name:
                self.entries[name] = value.strip()

    def chosen(self, options: tuple[Option, ...], allowed: range, otherwise: int) -> tuple[int, Chosen]:
        """Read how many play and what the host chose."""
        seats, said = self.number("seats", otherwise), self.word("options", "")
        pairs = [pair.partition("=") for pair in said.split()]
        try:
            chosen = recorded(options, seats, {key: value for key, _, value in pairs})
            return seats, settled(options, allowed, seats, chosen)
        except BadOption as error:
            raise BadPosition(f"seats {seats} {said}".strip(), str(error)) from error

    def word(self, name: str, otherwise: str) -> str:
        return self.entries.pop(name, otherwise)

    def number(self, name: str, otherwise: int) -> int:
        """Read a whole number."""
        word = self.entries.pop(name, None)
        return otherwise if word is None else read_number(name, word)

    def numbers(self, name: str, otherwise: Iterable[int]) -> list[int]:
        """Read several whole numbers; "-" for none."""
        word = self.entries.pop(name, None)
        if word is None:
            return list(otherwise)
        return [] if word == NOTHING else [read_number(name, part) for part in word.split()]

    def answer(self, name: str, otherwise: bool) -> bool:
        """Read a yes or a no."""
        word = self.entries.pop(name, "")
        if word not in ("", "yes", "no"):
            raise BadPosition(f"{name} {word}", "this is answered with yes or no.")
        return word == "yes" if word else otherwise

    def seat(self, name: str, otherwise: int, seats: int) -> int:
        """Read a seat, counted from 1, or nobody."""
        word = self.entries.pop(name, None)
        if word is None:
            return otherwise
        if word == NO_SEAT:
            return -1
        return seat_called(read_number(name, word), seats, f"{name} {word}")

    def each(self, name: str, otherwise: int) -> int:
        """Read several of something by their numbers, counted from 1, and give one bit for each."""
        if name not in self.entries:
            return otherwise
        bits = 0
        for one in self.numbers(name, ()):
            if not 1 <= one <= BITS:
                raise BadPosition(f"{name} {one}", f"these are numbers from 1 to {BITS}.")
            bits |= 1 << (one - 1)
        return bits

    def one_of(self, name: str, otherwise: int, words: dict[int, str]) -> int:
        """Read one of several words and give what it stands for."""
        word = self.entries.pop(name, None)
        return otherwise if word is None else called(word, words, f"{name} {word}")

    def listed(self, name: str) -> list[str]:
        """Read several texts with commas between them."""
        return [part.strip() for part in self.word(name, "").split(",") if part.strip()]

    def done(self) -> None:
        """Refuse entries that this game does not have."""
        for name, value in self.entries.items():
            raise BadPosition(f"{name} {value}".strip(), "a position of this game has no such entry.")


def read_number(name: str, word: str) -> int:
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= DIGITS):
        raise BadPosition(f"{name} {word}", "this should be a whole number.")
    return int(word)


def seat_called(number: int, seats: int, place: str) -> int:
    """Give the seat that has a number, counted from 1."""
    require(1 <= number <= seats, place, f"there are {seats} seats, counted from 1.")
    return number - 1


def called(word: str, words: Mapping[int, str], place: str) -> int:
    """Find what a word stands for."""
    for value, known in words.items():
        if word == known:
            return value
    raise BadPosition(place, f"this is one of: {', '.join(words.values())}.")


def text_of(rows: list[str], entries: list[tuple[str, str]]) -> str:
    """Put a text together; an entry without a value is left out."""
    return "; ".join([" / ".join(rows), *(f"{name} {value}" for name, value in entries if value)])


def choice(seats: int, chosen: Chosen, otherwise: int, options: tuple[Option, ...]) -> list[tuple[str, str]]:
    """Write how many play and what the host chose, where it is not the usual."""
    usual = {option.key: option.unsaid for option in options if seats in option.seats}
    changed = [f"{key}={value}" for key, value in chosen.items() if value != usual[key]]
    return [("seats", number(seats, otherwise)), ("options", " ".join(changed))]


# Values as they are written; "" for what is as at the beginning.


def number(value: int, otherwise: int) -> str:
    return "" if value == otherwise else str(value)


def numbers(values: Iterable[int], otherwise: Iterable[int]) -> str:
    listed = list(values)
    return "" if listed == list(otherwise) else " ".join([f"{value:d}" for value in listed]) or NOTHING


def answer(value: bool, otherwise: bool) -> str:
    return "" if value == otherwise else "yes" if value else "no"


def seat(value: int, otherwise: int) -> str:
    return "" if value == otherwise else NO_SEAT if value < 0 else str(value + 1)


def each(value: int, otherwise: int) -> str:
    ones = [at + 1 for at in range(BITS) if value >> at & 1]
    return "" if value == otherwise else numbers(ones, ()) or NOTHING


def one_of(value: int, otherwise: int, words: dict[int, str]) -> str:
    return "" if value == otherwise else words[value]
