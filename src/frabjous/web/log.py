"""The log of a game, a row a line, and the chat beside it."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Final

from frabjous.core import agreed
from frabjous.core.contract import ONLOOKER, TABLE, Said
from frabjous.core.record import Line
from frabjous.games.room import AnyRoom
from frabjous.scene.names import Names, escaped
from frabjous.scene.once import RECENT
from frabjous.scene.pieces import medal
from frabjous.scene.svg import Pen
from frabjous.scene.words import Voice
from frabjous.store.rows import TalkRow
from frabjous.table.table import AnyReplay, Match, Table
from frabjous.table.telling import told
from frabjous.web.faces import person_face
from frabjous.web.sight import Sight

NOTHING: Final[tuple[tuple[str, ...], int, str]] = ((), 0, "")  # names, rows, and those rows with the names in them


class Log:
    """What is told of a game to one kind of eyes: a seat or an onlooker, in one language.

    It only ever grows: each row is written once, with stand-ins for names, and kept.
    """

    def __init__(self, viewer: int, teller: Voice, pen: Pen) -> None:
        self.viewer: Final = viewer
        self.teller: Final = teller
        self.pen: Final = pen
        self.rows: Final[list[str]] = []
        self.heading = ""  # before the latest row
        self.shown = NOTHING

    def html(self, match: Match) -> str:
        """Write all rows."""
        self.catch_up(match)
        return "".join(self.rows)

    def page(self, match: Match, names: Names) -> str:
        """Write all rows with names in them; those of the last page that was asked for are written already."""
        self.catch_up(match)
        _, count, html = self.shown if self.shown[0] == names.names else NOTHING
        html += names.named("".join(self.rows[count:]))
        self.shown = (names.names, len(self.rows), html)
        return html

    def row(self, match: Match, number: int) -> str:
        """Write the row of one line, under a heading where a new turn begins; some lines have none."""
        self.catch_up(match)
        return self.rows[number - 1]

    def catch_up(self, match: Match) -> None:
        """Write the rows of the lines that are new."""
        for line in match.play.record.lines[len(self.rows) :]:
            word = agreed.read(line.text) if line.seat == TABLE else None
            undo = word if isinstance(word, agreed.Undo) else None
            self.rows.append(self.turn_heading(match, line.number, self.told(match.play, line, undo)))
            if undo:
                self.strike(match.play, undo, line.number)

    def told(self, play: AnyReplay, line: Line, undo: agreed.Undo | None) -> str:
        sentences = [self.teller.sentence(one) for one in told(play, line.number, self.viewer)]
        if not sentences:
            return ""
        face = self.pen.picture(medal(line.seat), line.seat) if line.seat >= 0 else "<i></i>"
        undoes = f' data-undoes="{undo.to}"' if undo else ""
        return f'<li data-line="{line.number}"{undoes}>{face}<span>{escaped(" ".join(sentences))}</span></li>'

    def strike(self, play: AnyReplay, undo: agreed.Undo, number: int) -> None:
        """Mark the rows that line `number` took back."""
        self.shown = NOTHING
        for line in play.record.lines[undo.to : number - 1]:
            if line.seat >= 0:
                plain = f'<li data-line="{line.number}">'
                struck = f'<li data-line="{line.number}" class="undone">'
                self.rows[line.number - 1] = self.rows[line.number - 1].replace(plain, struck)

    def turn_heading(self, match: Match, number: int, row: str) -> str:
        """Put a heading before a row when the line before belongs to an earlier turn."""
        heading = self.teller.sentence(heading_after(match.room, match.play, number - 1))
        is_new = number == 1 or heading != self.heading
        self.heading = heading
        return f'<li class="turn">{escaped(heading)}</li>{row}' if row and is_new else row


@lru_cache(maxsize=RECENT)
def heading_after(room: AnyRoom, play: AnyReplay, number: int) -> Said:
    """Say where a game stood after a line; that is no secret, and the same for all eyes."""
    return room.heading(play.game.observe(play.state_after(number), ONLOOKER))


@lru_cache(maxsize=100)
def lasting_log(_game_id: str, viewer: int, teller: Voice, pen: Pen) -> Log:
    """Keep logs for whoever comes back to a table that everybody had left: a game is only ever written on."""
    return Log(viewer, teller, pen)


class Logs:
    """One log for each game, kind of eyes and language, kept as long as the table is alive."""

    def __init__(self) -> None:
        self.kept: Final[dict[tuple[str, int, Voice], Log]] = {}

    def of(self, sight: Sight) -> Log:
        """Give the log as these eyes read it."""
        key = (sight.match.id, sight.viewer(now=False), sight.teller)
        if key not in self.kept:
            self.kept[key] = lasting_log(*key, sight.pen)
        return self.kept[key]


def talk_row(row: TalkRow, table: Table) -> str:
    """Write something said, safe to show, beside the face of whoever said it."""
    face = "" if row.chair < 0 else person_face(row.chair, table.chairs[row.chair])
    return f'<li data-said="{row.id}">{face}<span><b>{escape(row.name)}</b> {escape(row.text)}</span></li>'
