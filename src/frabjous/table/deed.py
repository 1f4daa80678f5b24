"""What a deed at a table is: who may do it, whether it would be refused, and how it is known when it is sent again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain
from typing import Annotated, ClassVar, Final, Protocol, Self

import msgspec
from msgspec.structs import replace

from frabjous.core import agreed
from frabjous.core.contract import TABLE
from frabjous.core.errors import GameError
from frabjous.table.refusals import NotBegun, NotYours, Stale, TableIsClosed, TableIsFull
from frabjous.table.table import Outside, Step, Table

ID_LENGTH: Final = 40


class AnyDeed(Protocol):
    """Something that can be done at a table."""

    def was_done(self, table: Table) -> bool:
        """Say whether this very thing was asked, and done, before."""

    def done(self, table: Table, outside: Outside) -> Step:
        """Do it; a refusal is a GameError and changes nothing."""


def handle(table: Table, deed: AnyDeed, outside: Outside) -> Step:
    """Give the next table and what must be written first; a refusal is a GameError and changes nothing.

    What has been done already, and is asked again because no answer came, is neither refused nor done again.
    """
    if deed.was_done(table):
        return table, []
    if table.is_closed:
        raise TableIsClosed
    after, effects = deed.done(table, outside)
    if table.is_full and after.play.outcome() is None:
        raise TableIsFull
    return after, effects


class Named(msgspec.Struct, tag_field="type", tag=str.lower, kw_only=True, forbid_unknown_fields=True):
    """Whatever changes something: answered by the name it gives itself, and done once however often it is sent.

    Only what says which line of which game it was decided after can be known again.
    """

    id: Annotated[str, msgspec.Meta(max_length=ID_LENGTH)] = ""
    game: int | None = None
    seen: int | None = None


class Deed(Named):
    """Something done at a table for a seat."""

    writes: ClassVar[tuple[type[agreed.Word], ...]] = ()  # words of the table, by which it is known again
    before: ClassVar[bool] = False  # done also while people are still sitting down
    by_the_line: ClassVar[bool] = False  # a mere move may decide whether it is offered, not only `Circumstances`
    seat: int

    # Who may do it

    @classmethod
    def seats(cls, table: Table, own: Sequence[int]) -> Sequence[int]:
        """Name the seats for which a device that plays these may ask for it."""
        return own

    @classmethod
    def possible(cls, table: Table, own: Sequence[int], outside: Outside) -> Iterator[Deed]:
        """Give the deed as such a device could ask for it now; whatever is left out would be refused."""
        return (cls(seat) for seat in cls.seats(table, own))

    def by(self, table: Table, own: Sequence[int], outside: Outside) -> Self:
        """Give the deed as a device that plays these seats means it; what is not theirs to do is refused."""
        if self.game not in (None, table.match.place):
            if self.was_done(table):
                return self
            raise Stale
        if self.seat not in self.seats(table, own):
            raise NotYours
        return replace(self, seat=self.meant_seat(table, own, outside), game=table.match.place)

    def meant_seat(self, table: Table, own: Sequence[int], outside: Outside) -> int:
        """Say which of several seats at one device it is meant for."""
        return self.seat

    def offer(self, table: Table, outside: Outside) -> str:
        """Give the name under which a menu offers it; a refusal is a GameError."""
        handle(table, self, outside)
        return type(self).__name__.lower()

    def is_allowed(self, table: Table, outside: Outside) -> bool:
        """Say whether it would not be refused."""
        with suppress(GameError):
            return bool(self.offer(table, outside))
        return False

    # What it does

    def was_done(self, table: Table) -> bool:
        """Say whether this very thing was asked, and done, before: its word stands after the line it was decided on."""
        if self.seen is None or self.game not in (None, table.match.place):
            return False
        lines = table.play.record.lines[max(0, self.seen) :]
        return any(self.wrote(agreed.read(line.text)) for line in lines if line.seat == TABLE)

    def wrote(self, word: agreed.Word) -> bool:
        """Say whether a word of the table may be what this wrote; what another seat said is not."""
        return isinstance(word, self.writes) and (not isinstance(word, agreed.OfSeat) or word.seat == self.seat)

    def done(self, table: Table, outside: Outside) -> Step:
        """Do it; a refusal is a GameError and changes nothing."""
        if self.game not in (None, table.match.place):
            raise Stale
        if not (self.before or table.has_begun):
            raise NotBegun
        return self.do(table, outside)

    def do(self, table: Table, outside: Outside) -> Step:
        raise NotImplementedError


class OfUs(Deed):
    """A deed for whichever seat of a shared device can do it: its page does not know whose turn that is."""

    def meant_seat(self, table: Table, own: Sequence[int], outside: Outside) -> int:
        if len(own) == 1:
            return self.seat
        # Sent again, it is the seat's that did it, and not another's of the same device.
        done = (seat for seat in own if replace(self, seat=seat).was_done(table))
        named_first = sorted(self.possible(table, own, outside), key=lambda one: one.seat != self.seat)
        able = (one.seat for one in named_first if one.is_allowed(table, outside))
        return next(chain(done, able), self.seat)
