"""What a host may choose before a game, and the one place that checks the choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from frabjous.core.errors import BadOption

Chosen: TypeAlias = Mapping[str, str]


@dataclass(frozen=True)
class Option:
    """One choice of the host: the first value is the default. A key may have another list for other seat counts.

    An option added to a game that had been played without it states the value that those games had in effect; it stays
    even if the default changes one day.
    """

    key: str
    values: tuple[str, ...]
    seats: tuple[int, ...]
    formerly: str | None = None  # the value in older records, and in texts of positions that do not name it

    @property
    def default(self) -> str:
        return self.values[0]

    @property
    def unsaid(self) -> str:
        """The value that the text of a position leaves out: another default must not change what a text means."""
        return self.default if self.formerly is None else self.formerly


def settled(options: tuple[Option, ...], allowed: range, seats: int, chosen: Chosen) -> dict[str, str]:
    """Fill in the defaults and refuse, in one sentence, what does not fit this game with this many seats."""
    if seats not in allowed:
        raise BadOption(
            "bad-seats",
            "This game is for {least} to {most} seats, not {seats}.",
            least=allowed.start,
            most=allowed.stop - 1,
            seats=seats,
        )
    offered = {option.key: option for option in options if seats in option.seats}
    for key, value in chosen.items():
        check(offered, key, value)
    return {key: chosen.get(key, option.default) for key, option in offered.items()}


def recorded(options: tuple[Option, ...], seats: int, chosen: Chosen) -> dict[str, str]:
    """Give what a record names, and for options that are younger than it the value they had in effect."""
    former = {one.key: one.formerly for one in options if seats in one.seats and one.formerly is not None}
    return {**former, **chosen}


def check(offered: Mapping[str, Option], key: str, value: str) -> None:
    """Refuse an option that is not offered, or a value that it does not have."""
    option = offered.get(key)
    if option is None:
        known = ", ".join(offered) or "none"
        raise BadOption(
            "unknown-option",
            "There is no option “{option}” here; the options are: {known}.",
            option=key,
            known=known,
        )
    if value not in option.values:
        raise BadOption(
            "bad-option-value",
            "“{value}” is not a value of “{option}”; choose one of: {known}.",
            value=value,
            option=key,
            known=", ".join(option.values),
        )
