"""The log of a game, a row a line, and the chat beside it."""

from __future__ import annotations

from html import escape
from typing import Final

from frabjous.core import agreed
from frabjous.core.contract import TABLE
from frabjous.scene.pieces import medal
from frabjous.scene.svg import picture
from frabjous.scene.words import Voice
from frabjous.store.rows import TalkRow
from frabjous.table.table import Match, Table
from frabjous.table.telling import told
from frabjous.web.faces import person_face
from frabjous.web.sight import Sight


class Log:
    """What is told of a game to one kind of eyes: a seat or an onlooker, in one language. It only ever grows."""

    def __init__(self, match: Match, viewer: int, voice: Voice) -> None:
        self.match: Final = match
        self.play: Final = match.play
        self.viewer: Final = viewer
        self.voice: Final = voice

    def html(self) -> str:
        """Write all rows."""
        return "".join(self.row(number) for number in range(1, self.play.length + 1))

    def row(self, number: int) -> str:
        """Write the row of one line, under a heading where a new turn begins."""
        sentences = [self.voice.sentence(one) for one in told(self.play, number, self.viewer)]
        if not sentences:
            return ""
        seat = self.play.record.lines[number - 1].seat
        face = picture(medal(seat), self.voice.say, seat) if seat >= 0 else ""
        text = escape(" ".join(sentences))
        row = f'<li data-line="{number}"{self.undoing(number)}>{face or "<i></i>"}<span>{text}</span></li>'
        return self.turn_heading(number) + row

    def undoing(self, number: int) -> str:
        """Mark a row that was taken back, and the one that did it with the line it went back to."""
        line = self.play.record.lines[number - 1]
        if line.seat != TABLE:
            return "" if line.seat < 0 or self.play.counts(number) else ' class="undone"'
        word = agreed.read(line.text)
        return f' data-undoes="{word.to}"' if isinstance(word, agreed.Undo) else ""

    def turn_heading(self, number: int) -> str:
        """Write a heading when the line before belongs to an earlier turn."""
        heading = self.heading_before(number)
        if number > 1 and heading == self.heading_before(number - 1):
            return ""
        return f'<li class="turn">{escape(heading)}</li>'

    def heading_before(self, number: int) -> str:
        seen = self.play.game.observe(self.play.state_after(number - 1), self.viewer)
        return self.voice.sentence(self.match.room.heading(seen))


def log_of(sight: Sight) -> Log:
    """Give the log as these eyes read it."""
    return Log(sight.match, sight.viewer(now=False), sight.voice)


def talk_row(row: TalkRow, table: Table) -> str:
    """Write something said, safe to show, beside the face of whoever said it."""
    face = "" if row.chair < 0 else person_face(row.chair, table.chairs[row.chair])
    return f'<li data-said="{row.id}">{face}<span><b>{escape(row.name)}</b> {escape(row.text)}</span></li>'
