"""A step of a lesson as a table before the learner's eyes. It is made for one answer; nothing of it is kept."""

from __future__ import annotations

import re
from collections.abc import Sequence
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
from frabjous.web.messages import SlipTold
from frabjous.web.picture import Picture
from frabjous.web.sight import Company, Eyes, Sight, lasting_voice

NO_SECRET: Final = bytes(SECRET_BYTES)  # chance does what the script says
SENTENCE: Final = re.compile(r"[.!?…][”“»]* (?=\S)")  # its end, where another follows
CLAUSE: Final = re.compile(r"\((\d+\.\d+)\)")


class LessonSight(Sight):
    """What the learner sees; a choice is only offered where one is to be tried."""

    def __init__(self, table: Table, eyes: Eyes, chooser: int) -> None:
        super().__init__(table, table.match, eyes)
        self.asked: Final = chooser

    def choosing(self) -> int:
        return self.asked

    def company(self) -> Company:
        """Whoever plays every seat is no guest: the seats go by their emblems."""
        known, room, language = super().company(), self.match.room, self.eyes.language
        if len(known.seats) == 1:
            return known
        voice = lasting_voice(language, room.folder, (), ())
        names = tuple([voice.name(seat) for seat in range(self.count)])
        return Company(known.seated, room, language, known.seats, names)


class LessonTable:
    """Draws a moment of a lesson, and what comes of a try, by the table's own drawing."""

    def __init__(self, room: AnyRoom, language: str, shape: Shape) -> None:
        self.room: Final = room
        self.language: Final = language
        self.shape: Final = shape

    def moment(self, here: Moment, words: str) -> MomentPart:
        """Set a step out: the picture, what the coach says, and what is meant."""
        meant = here.meant
        return MomentPart(
            here.number,
            speech(words, self.room.key),
            self.picture(here).frame(0, self.shape),
            "" if meant is None else meant.text,
            bool(here.step.position),
        )

    def answer(self, here: Moment, answer: Answer, words: str) -> AnswerPart:
        """Show what a try led to; `words` are said to a refused one."""
        return self.story(self.picture(here, answer.played), 0, speech(words, self.room.key) if words else None)

    def story(self, picture: Picture, since: int, refusal: Speech | None = None) -> AnswerPart:
        """Tell what happened after a line, picture by picture."""
        play, viewer = picture.play, picture.sight.viewer(now=False)
        story = {number: told(play, number, viewer) for number in range(since + 1, play.length + 1)}
        frames = [picture.frame(number, self.shape) for number in story if story[number] or number == play.length]
        sentences = [picture.sight.voice.sentence(one) for number in story for one in story[number]]
        return AnswerPart(frames, sentences, refusal)

    def picture(self, here: Moment, played: Sequence[Played] = ()) -> Picture:
        """Seat the learner among bots at the position of a step, and play what was played."""
        play: AnyReplay = begin_at(self.room.game, str(here.state), NO_SECRET)
        for one in played:
            play = step(play, one.deed.actor, one.deed.text)
        seat = here.step.seat
        return self.drawn(play, frozenset({seat}), NOBODY if played or not here.step.accepted else seat)

    def drawn(self, play: AnyReplay, own: frozenset[int], chooser: int) -> Picture:
        """Draw a game for the eyes of some seats, one of which chooses; bots sit at the others."""
        others = iter(OFFERED)
        chairs = tuple(
            Chair(Kind.PERSON) if seat in own else Chair(Kind.BOT, "", next(others))
            for seat in range(play.record.seats)
        )
        match = Match("lesson", 0, 0, self.room, NO_SECRET, play)
        table = Table("lesson", (self.room,), {}, chairs, (match,))
        return Picture(LessonSight(table, Eyes(own, self.language), chooser))

    def speech(self, order: str, reason: str) -> Speech:
        """Say two things that are not of one text."""
        return Speech(linked(order, self.room.key), linked(reason, self.room.key))

    def slip(self, picture: Picture, thing: str, path: Sequence[str]) -> SlipTold:
        """Explain a thing; where there is nothing to be tried, there is no reason why not."""
        slip = picture.slip(self.shape, thing, tuple(path))
        if picture.sight.choosing() == NOBODY:
            slip.why = slip.why_clause = ""
        return slip


def speech(words: str, game: str) -> Speech:
    """Part the order from the reason: it is the first sentence. Clauses lead to the rules."""
    end = SENTENCE.search(words)
    cut = len(words) if end is None else end.end()
    return Speech(linked(words[:cut].strip(), game), linked(words[cut:], game))


def linked(words: str, game: str) -> str:
    """Write words safely, each clause they name as a link."""
    return CLAUSE.sub(rf'(<a href="/rules/{game}#\1" target="_blank">\1</a>)', escape(words, quote=False))
