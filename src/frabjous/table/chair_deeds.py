"""Taking a chair and being called something. These are no messages, and no lines of the game."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from frabjous.table.chairs import Chair, Kind, name_given
from frabjous.table.refusals import ChairTaken, NotYours
from frabjous.table.table import NewName, Outside, Step, Table


@dataclass(frozen=True)
class Sit:
    """Take an empty chair: a page or a program asks for it, and gets a key.

    `device` tells which chairs one browser plays.
    """

    chair: int
    name: str
    device: str
    face: str = ""

    def was_done(self, table: Table) -> bool:
        return False

    def done(self, table: Table, outside: Outside) -> Step:
        if table.chairs[self.chair].kind is not Kind.OPEN:
            raise ChairTaken
        return table.seated(self.chair, Chair(Kind.PERSON, name_given(self.name), "", self.device, self.face))


@dataclass(frozen=True)
class CallMe:
    """Have another name, or another face, from now on."""

    chair: int
    name: str
    face: str

    def was_done(self, table: Table) -> bool:
        return False

    def done(self, table: Table, outside: Outside) -> Step:
        sitter = table.chairs[self.chair]
        if sitter.kind is not Kind.PERSON:
            raise NotYours
        renamed = replace(sitter, name=name_given(self.name), face=self.face)
        return table.with_sitter(self.chair, renamed), [NewName(self.chair, renamed)]
