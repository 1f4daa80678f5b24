"""What one kind of eyes has been shown in one shape: a sheet. Messages carry differences to it.

Whoever looks with the same eyes in the same shape shares a sheet, onlookers one; different eyes never do. It has a
random name, so that nobody resumes from one that is no longer there.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable
from typing import Final

from msgspec.structs import asdict, astuple

from frabjous.core.contract import NOBODY
from frabjous.scene.model import Shape
from frabjous.web import packing
from frabjous.web.drawn import Drawn
from frabjous.web.edits import Pieces
from frabjous.web.log import Log
from frabjous.web.messages import Changes, Lines, Pong, Status, StatusTold, WholeTable
from frabjous.web.picture import Picture
from frabjous.web.sight import Eyes
from frabjous.web.status import Around
from frabjous.web.viewer import Viewer

MOST_LINES: Final = 30  # a browser that missed more than this gets the present picture only
MOST_KEPT: Final = 30  # messages to resume from
MOST_BYTES: Final = 6_000  # of those: as much as a whole picture, and then it is no dearer to draw anew what was missed


class View:
    """What is to be seen now, with names still to be put in."""

    def __init__(
        self, picture: Picture, log: Log, status: Callable[[Picture, Around], Status], talk: Callable[[], str]
    ) -> None:
        self.picture: Final = picture
        self.log: Final = log
        self.status: Final = status  # of a picture, by what is known of it
        self.talk: Final = talk
        sight = picture.sight
        self.place: Final = sight.match.place
        self.line: Final = picture.play.length
        # What must stay the same for a sheet to go on: the game, the names, and the seat it is drawn for.
        self.manner: Final = (self.place, sight.called, sight.viewer(now=True))

    @property
    def boxes(self) -> list[str]:
        """The seats' boxes, as they are now."""
        return self.picture.boxes(self.line)

    def can_follow(self, line: int) -> bool:
        """Say whether what came after a line can be told line by line."""
        return max(0, self.line - MOST_LINES) <= line <= self.line

    def since(self, line: int, before: Drawn | None, shape: Shape, pieces: Pieces) -> tuple[list[Changes], Drawn]:
        """Tell of every line since that is told what it changed, and always of the present one; and draw that."""
        match, parts = self.picture.sight.match, self.picture.parts
        rows = {number: self.log.row(match, number) for number in range(line + 1, self.line + 1)}
        told = [number for number, row in rows.items() if row or number == self.line] or [self.line]
        frames: list[Changes] = []
        for number in told:
            now = self.picture.drawn(number, shape, passing=number < self.line)
            frames.append(parts.whole(now, pieces) if before is None else parts.news(now, before, pieces))
            frames[-1]["log"] = rows.get(number, "")
            before = now
        assert before is not None, "the present one is always drawn"
        return frames, before


NOTHING: Final = (-1, (), NOBODY)


class Sheet:
    """What the viewers of one kind have before them, and the last messages that brought it there."""

    def __init__(self, eyes: Eyes, shape: Shape) -> None:
        self.eyes: Final = eyes
        self.shape: Final = shape
        self.viewers: Final[set[Viewer]] = set()
        self.kept: Final[deque[bytes]] = deque()  # made small
        self.pieces: Final = Pieces()
        self.manner: tuple[int, tuple[str, ...], int] = NOTHING
        self.line = -1
        self.begin()

    def begin(self) -> None:
        """Begin anew: with nothing shown, and nothing to resume from."""
        self.name = secrets.token_hex(4)
        self.number = 0  # of the latest message
        self.drawn: Drawn | None = None
        self.status: Status | None = None
        self.around = Around()
        self.pieces.forget()
        self.kept.clear()
        self.weight = 0  # bytes that are kept

    # telling

    def show(self, view: View) -> None:
        """Tell all who look at this sheet what is new."""
        if view.manner == self.manner and view.can_follow(self.line):
            known = self.pieces.count()
            frames, self.drawn = view.since(self.line, self.drawn, self.shape, self.pieces)
            self.number += 1
            self.tell(view, Lines(self.name, self.number, known, *reached(view), frames, self.surround(view)))
        else:
            seen = self.line if view.manner[:2] == self.manner[:2] else -1
            self.begin()
            self.drawn = view.picture.drawn(view.line, self.shape)
            self.surround(view)
            whole = self.whole(view, seen)
            for viewer in self.viewers:
                viewer.send(whole)
        self.manner, self.line = view.manner, view.line

    def show_status(self, view: View) -> None:
        """Tell what is new around the picture."""
        if (view.manner, view.line) != (self.manner, self.line):
            self.show(view)
            return
        known = self.pieces.count()
        if news := self.surround(view):
            self.number += 1
            self.tell(view, StatusTold(self.name, self.number, known, news))

    def tell(self, view: View, message: Lines | StatusTold) -> None:
        body = view.picture.sight.written(message)
        self.kept.append(packing.small(body))
        self.weight += len(self.kept[-1])
        while len(self.kept) > MOST_KEPT or self.weight > MOST_BYTES:
            self.weight -= len(self.kept.popleft())
        for viewer in self.viewers:
            viewer.send(body)

    def surround(self, view: View) -> Changes:
        """Show another status, and give what is new in it, and in the seats' boxes since the picture was drawn."""
        before, self.status = self.status, view.status(view.picture, self.around)
        return changes(before, self.status) | self.seat_anew(view.boxes)

    def seat_anew(self, boxes: list[str]) -> Changes:
        """Show other boxes than the picture's: somebody has come or gone, or is called otherwise."""
        assert self.drawn is not None, "it has been shown"
        before, self.drawn.boxes = self.drawn.boxes, boxes
        return {} if boxes == before else {"boxes": self.pieces.edits(before, boxes, str)}

    # coming, and coming back

    def welcome(self, viewer: Viewer, view: View, known: tuple[str, int], seen: int) -> bool:
        """Give somebody what they miss, by what they know of this sheet and which line they saw; False if it is all."""
        self.show_status(view)  # nobody may have looked for long
        self.viewers.add(viewer)
        missed = self.missed(*known)
        if missed is None:
            viewer.send(self.whole(view, seen))
            return view.can_follow(seen)
        for body in missed:
            viewer.send(body)
        if not missed:
            viewer.tell(Pong())
        return True

    def missed(self, name: str, number: int) -> list[bytes] | None:
        """Give the messages after one of this sheet; None if they are no longer known."""
        first = self.number - len(self.kept)
        if name != self.name or not first <= number <= self.number:
            return None
        return [packing.whole(body) for body in list(self.kept)[number - first :]]

    def whole(self, view: View, seen: int) -> bytes:
        """Write all of it: as what follows a line that was seen, or with the whole log and chat."""
        assert self.drawn is not None, "it has been shown"
        assert self.status is not None, "so has what stands around it"
        self.pieces.forget()  # whoever comes now does not know them
        sight, status = view.picture.sight, changes(None, self.status)
        if view.can_follow(seen):
            frames, _ = view.since(seen, None, self.shape, Pieces())
            return sight.written(Lines(self.name, self.number, 0, *reached(view), frames, status))
        seal, log, talk = sight.play.record.seal, view.log.html(sight.match), view.talk()
        frames = [view.picture.parts.whole(self.drawn, Pieces())]
        return sight.written(WholeTable(self.name, self.number, 0, *reached(view), frames, status, seal, talk, log))


def reached(view: View) -> tuple[int, int]:
    return view.place, view.line


def changes(before: Status | None, after: Status) -> Changes:
    """Give the fields of a status that are new."""
    if before is None:
        return asdict(after)
    if before is after:
        return {}
    befores, afters = astuple(before), astuple(after)
    return (
        {}
        if befores == afters
        else {name: now for name, was, now in zip(FIELDS, befores, afters, strict=True) if was != now}
    )


FIELDS: Final = Status.__struct_fields__
