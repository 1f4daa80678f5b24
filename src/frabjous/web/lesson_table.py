"""A step of a lesson as a table before the learner's eyes. It is made for one answer; nothing of it is kept."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Final

from frabjous.bots.levels import OFFERED
from frabjous.core.chance import SECRET_BYTES
from frabjous.core.contract import NOBODY
from frabjous.core.record import begin_at, step
from frabjous.games.room import AnyRoom
from frabjous.games.teaching import Answer, Moment, Played
from frabjous.scene.model import Shape
from frabjous.table.chairs import Chair, Kind
from frabjous.table.table import AnyReplay, Match, Table
from frabjous.table.telling import told
from frabjous.web.lesson_messages import AnswerPart, MomentPart, Speech
from frabjous.web.picture import Picture
from frabjous.web.sight import Eyes, Sight

NO_SECRET: Final = bytes(SECRET_BYTES)  # chance does what the script says
SENTENCE: Final = re.compile(r"[.!?…][”“»]* (?=\S)")  # its end, where another follows
CLAUSE: Final = re.compile(r"\((\d+\.\d+)\)")


class LessonSight(Sight):
    """What the learner sees; a choice is only offered where one is to be tried."""

    def __init__(self, table: Table, eyes: Eyes, *, tries: bool) -> None:
        super().__init__(table, table.match, eyes)
        self.tries: Final = tries

    def choosing(self) -> int:
        return super().choosing() if self.tries else NOBODY


class LessonTable:
    """Draws a moment of a lesson, and what comes of a try, by the table's own drawing."""

    def __init__(self, room: AnyRoom, language: str, shape: Shape) -> None:
        self.room: Final = room
        self.language: Final = language
        self.shape: Final = shape

    def moment(self, here: Moment, words: str) -> MomentPart:
        """Set a step out: the picture, what the coach says, and what is meant."""
        picture = self.picture(here, (), tries=bool(here.step.accepted))
        meant = here.meant
        return MomentPart(
            here.number,
            speech(words, self.room.key),
            picture.frame(0, self.shape),
            "" if meant is None else meant.text,
            bool(here.step.position),
        )

    def answer(self, here: Moment, answer: Answer, words: str) -> AnswerPart:
        """Show what a try led to, line by line; `words` are said to a refused one."""
        picture = self.picture(here, answer.played, tries=False)
        play, sentence = picture.play, picture.voice.sentence
        story = {number: told(play, number, here.step.seat) for number in range(1, play.length + 1)}
        frames = [picture.frame(number, self.shape) for number in story if story[number] or number == play.length]
        sentences = [sentence(one) for number in story for one in story[number]]
        return AnswerPart(frames, sentences, speech(words, self.room.key) if words else None)

    def picture(self, here: Moment, played: Iterable[Played], *, tries: bool) -> Picture:
        """Seat the learner among bots at the position of a step, and play what was played."""
        play: AnyReplay = begin_at(self.room.game, str(here.state), NO_SECRET)
        for one in played:
            play = step(play, one.deed.actor, one.deed.text)
        seat = here.step.seat
        others = iter(OFFERED)
        chairs = tuple(
            Chair(Kind.PERSON) if number == seat else Chair(Kind.BOT, "", next(others))
            for number in range(play.record.seats)
        )
        match = Match("lesson", 0, 0, self.room, NO_SECRET, play)
        table = Table("lesson", (self.room,), {}, chairs, (match,))
        return Picture(LessonSight(table, Eyes(frozenset({seat}), self.language), tries=tries))


def speech(words: str, game: str) -> Speech:
    """Part the order from the reason: it is the first sentence. Clauses lead to the rules."""
    end = SENTENCE.search(words)
    cut = len(words) if end is None else end.end()
    return Speech(linked(words[:cut].strip(), game), linked(words[cut:], game))


def linked(words: str, game: str) -> str:
    """Write words safely, each clause they name as a link."""
    return CLAUSE.sub(rf'(<a href="/rules/{game}#\1" target="_blank">\1</a>)', escape(words, quote=False))
