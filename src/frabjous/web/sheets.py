"""What one kind of eyes has been shown in one shape: a sheet. Messages carry differences to it.

Whoever looks with the same eyes in the same shape shares a sheet, onlookers one; different eyes never do. It has a
random name, so that nobody resumes from one that is no longer there.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Sequence
from itertools import repeat
from operator import eq
from typing import Any, Final

import msgspec
from msgspec.structs import astuple, replace

from frabjous.core.contract import NOBODY
from frabjous.scene.model import Shape
from frabjous.web import packing
from frabjous.web.log import Log
from frabjous.web.messages import Changes, Edits, Frame, Lines, Pong, Status, StatusTold, WholeTable
from frabjous.web.picture import Picture
from frabjous.web.sight import Eyes
from frabjous.web.viewer import Viewer

MOST_LINES: Final = 30  # a browser that missed more than this gets the present picture only
MOST_KEPT: Final = 30  # messages to resume from, and their bytes
MOST_BYTES: Final = 8_000  # as much as a whole picture: then it is no dearer to draw anew what was missed
ZONES: Final = ("board", "hand", "seats")  # of a frame


class View:
    """What is to be seen now, with names still to be put in."""

    def __init__(
        self, picture: Picture, log: Log, around: Callable[[Picture], Status], talk: Callable[[], str]
    ) -> None:
        self.picture: Final = picture
        self.log: Final = log
        self.around: Final = around
        self.talk: Final = talk
        self.known: Status | None = None  # once it has been asked for

    @property
    def status(self) -> Status:
        """What stands around the picture."""
        if self.known is None:
            self.known = self.around(self.picture)
        return self.known

    @property
    def boxes(self) -> list[str]:
        """The seats' boxes, as they are now."""
        return self.picture.boxes(self.line)

    @property
    def place(self) -> int:
        return self.picture.sight.match.place

    @property
    def line(self) -> int:
        return self.picture.play.length

    @property
    def manner(self) -> tuple[int, tuple[str, ...], int]:
        """What must stay the same for a sheet to go on: the game, the names, and the seat it is drawn for."""
        sight = self.picture.sight
        return self.place, sight.called, sight.viewer(now=True)

    def can_follow(self, line: int) -> bool:
        """Say whether what came after a line can be told line by line."""
        return max(0, self.line - MOST_LINES) <= line <= self.line

    def frames_since(self, line: int, shape: Shape) -> list[Frame]:
        """Draw a frame for every line since that is told, and always the present one."""
        match = self.picture.sight.match
        rows = {number: self.log.row(match, number) for number in range(line + 1, self.line + 1)}
        told = [self.picture.drawn(number, shape, row) for number, row in rows.items() if row or number == self.line]
        return told or [self.picture.drawn(self.line, shape)]


NOTHING: Final = (-1, (), NOBODY)
NO_FIELD: Final[Any] = object()  # other than whatever may stand in one


class Sheet:
    """What the viewers of one kind have before them, and the last messages that brought it there."""

    def __init__(self, eyes: Eyes, shape: Shape) -> None:
        self.eyes: Final = eyes
        self.shape: Final = shape
        self.viewers: Final[set[Viewer]] = set()
        self.kept: Final[deque[bytes]] = deque()  # made small
        self.manner: tuple[int, tuple[str, ...], int] = NOTHING
        self.line = -1
        self.begin()

    def begin(self) -> None:
        """Begin anew: with nothing shown, and nothing to resume from."""
        self.name = secrets.token_hex(4)
        self.number = 0  # of the latest message
        self.frame: Frame | None = None
        self.status: Status | None = None
        self.kept.clear()
        self.weight = 0  # bytes that are kept

    # telling

    def show(self, view: View) -> None:
        """Tell all who look at this sheet what is new."""
        if view.manner == self.manner and view.can_follow(self.line):
            frames = [self.turn_to(frame) for frame in view.frames_since(self.line, self.shape)]
            self.number += 1
            self.tell(view, Lines(self.name, self.number, *reached(view), frames, self.surround(view)))
        else:
            seen = self.line if view.manner[:2] == self.manner[:2] else -1
            self.begin()
            self.turn_to(view.picture.drawn(view.line, self.shape))
            self.surround(view)
            whole = self.whole(view, seen)
            for viewer in self.viewers:
                viewer.send(whole)
        self.manner, self.line = view.manner, view.line

    def show_status(self, view: View) -> None:
        """Tell what is new around the picture."""
        if (view.manner, view.line) != (self.manner, self.line):
            self.show(view)
        elif news := self.surround(view):
            self.number += 1
            self.tell(view, StatusTold(self.name, self.number, news))

    def tell(self, view: View, message: Lines | StatusTold) -> None:
        body = view.picture.sight.written(message)
        self.kept.append(packing.small(body))
        self.weight += len(self.kept[-1])
        while len(self.kept) > MOST_KEPT or self.weight > MOST_BYTES:
            self.weight -= len(self.kept.popleft())
        for viewer in self.viewers:
            viewer.send(body)

    def turn_to(self, frame: Frame) -> Changes:
        """Show another frame, and give what is new in it."""
        before, self.frame = self.frame, frame
        return new_in(frame, before)

    def surround(self, view: View) -> Changes:
        """Show another status, and give what is new in it, and in the seats' boxes since the frame was drawn."""
        before, self.status = self.status, view.status
        return changes(before, view.status) | self.seat_anew(view.boxes)

    def seat_anew(self, boxes: list[str]) -> Changes:
        """Show other boxes than the frame's: somebody has come or gone, or is called otherwise."""
        assert self.frame is not None, "it has been shown"
        before = self.frame.seats
        if boxes == before:
            return {}
        self.frame = replace(self.frame, seats=boxes)
        return {"boxes": edits(before, boxes)}

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
        assert self.frame is not None, "it has been shown"
        assert self.status is not None, "so has what stands around it"
        sight, status = view.picture.sight, changes(None, self.status)
        if view.can_follow(seen):
            frames = chained(view.frames_since(seen, self.shape))
            return sight.written(Lines(self.name, self.number, *reached(view), frames, status))
        seal, log, talk = sight.play.record.seal, view.log.html(sight.match), view.talk()
        frames = chained([self.frame])
        return sight.written(WholeTable(self.name, self.number, *reached(view), frames, status, seal, talk, log))


def reached(view: View) -> tuple[int, int]:
    return view.place, view.line


# Differences


def chained(frames: Sequence[Frame]) -> list[Changes]:
    """Write frames as changes, each to the one before, the first to nothing."""
    return [new_in(now, was) for now, was in zip(frames, [None, *frames], strict=False)]


def new_in(frame: Frame, before: Frame | None) -> Changes:
    return {"line": frame.line, "log": frame.log} | changes(before, frame, ZONES)


def changes(before: msgspec.Struct | None, after: msgspec.Struct, drawn: tuple[str, ...] = ()) -> Changes:
    """Give the fields that are new; what is drawn piece by piece, as edits."""
    names = after.__struct_fields__
    befores = repeat(NO_FIELD) if before is None else astuple(before)
    return {
        name: edits([] if was is NO_FIELD else was, now) if name in drawn else now
        for name, was, now in zip(names, befores, astuple(after), strict=False)
        if was is not now and was != now
    }


def edits(before: Sequence[str], after: Sequence[str]) -> Edits:
    """Say how one list becomes another: keep so many, leave out so many (below 0), or put this in.

    >>> edits(["a", "b", "c", "d"], ["a", "c", "d", "x"])
    [1, -1, 2, 'x']
    """
    head = alike(before, after)
    tail = alike(before[head:][::-1], after[head:][::-1])
    end = len(before) - tail
    places = {before[at]: at for at in range(end - 1, head - 1, -1)}
    found: Edits = []
    at = kept = head
    for text in after[head : len(after) - tail]:
        there = at if at < end and before[at] == text else places.get(text, -1)
        if there == at:
            kept += 1
        else:
            found += [kept] * (kept > 0)
            found += [at - there] if there > at else [text]
            kept = int(there > at)
        at = there + 1 if there >= at else at
    if tail and at < end:
        found += [kept] * (kept > 0)
        found.append(at - end)
        kept = 0
    return [*found, kept + tail] if kept + tail else found


def alike(one: Sequence[str], other: Sequence[str]) -> int:
    """Say how far two lists are the same."""
    same = [*map(eq, one, other)]
    return same.index(False) if False in same else len(same)
