"""A figure of the rules, opened as a position to play with: the page of it, and what a try there is answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from frabjous.core.contract import NOBODY, said
from frabjous.games.figures import drawing
from frabjous.games.room import AnyRoom
from frabjous.games.teaching import Figure, NoSuchFigure, figure_of
from frabjous.games.trying import AnyReplay, chooser, shown_next, tried_out
from frabjous.scene.model import Shape
from frabjous.web.api import Refusal
from frabjous.web.cookies import language_of
from frabjous.web.lesson_messages import Answered, MomentPart, Speech, Try
from frabjous.web.lesson_table import LessonTable
from frabjous.web.lessons import coach_voice, replied, room_to_learn
from frabjous.web.pages import marked
from frabjous.web.templating import COACH_DRAWINGS, page, trusted, voice_for

Asked: TypeAlias = Request[Any, Any, State]
ROOM_FOR_SPEECH: Final = 165  # letters, as for the speeches of lessons


@get("/learn/{game:str}/figure/{number:int}")
async def figure_page(request: Asked, game: str, number: int) -> Response[str]:
    """Set a figure out to be played with, beside the figure itself."""
    room, language = room_to_learn(game), language_of(request)
    try:
        figure = figure_of(room, number)
    except NoSuchFigure as error:
        raise NotFoundException from error
    play, coach = tried_out(room, figure, (), 0), coach_voice(room, language)
    parts = {shape.value: Trial(room, figure, play, language, shape).moment() for shape in Shape}
    return page(
        request,
        "figure.html",
        room=room,
        drawings=COACH_DRAWINGS,
        game_key=room.key,
        title=voice_for(language, room).say(said("game-name")),
        number=number,
        lesson={"steps": 0},
        clauses=figure.clauses,
        caption=coach.sentence(figure.caption),
        drawn=trusted(drawing(room, figure, coach.say)),
        frames={shape: marked(part.frame) for shape, part in parts.items()},
        speech={"order": trusted(parts["wide"].speech.order), "reason": trusted(parts["wide"].speech.reason)},
    )


@post("/learn/{game:str}/figure/{number:int}/try", media_type=MediaType.JSON)
async def try_figure(request: Asked, game: str, number: int) -> Response[Answered | Refusal]:
    """Answer a try; all that was done before comes with it, and nothing is kept."""
    return await replied(request, game, number, answer)


def answer(room: AnyRoom, number: int, asked: Try, language: str) -> Answered:
    """Set out how far a figure was played, and what comes of the deed, if there is one; or explain a thing."""
    figure = figure_of(room, number)
    deeds = [*asked.deeds, *([asked.text] if asked.text else [])]
    here = Trial(room, figure, tried_out(room, figure, deeds, asked.luck), language, asked.shape)
    if asked.thing is not None:
        return Answered(None, None, None, slip=here.table.slip(here.picture, asked.thing, asked.path))
    if not asked.text:
        return Answered(None, here.moment(), None)
    before = tried_out(room, figure, asked.deeds, asked.luck).length
    story = here.table.story(here.picture, before)
    if here.chooser == NOBODY:
        return Answered(story, None, here.end())
    return Answered(story, here.moment(latest(story.story)), None)


def latest(story: Sequence[str]) -> str:
    """Give as many of the latest sentences as the tray has room for, at least one; the board needs its place, too."""
    told = list(story[-1:])
    for sentence in reversed(story[:-1]):
        if len(" ".join([sentence, *told])) > ROOM_FOR_SPEECH:
            break
        told.insert(0, sentence)
    return " ".join(told)


class Trial:
    """A figure that is being played with, before the eyes of whoever plays all its seats."""

    def __init__(self, room: AnyRoom, figure: Figure, play: AnyReplay, language: str, shape: Shape) -> None:
        self.figure: Final = figure
        self.play: Final = play
        self.voice: Final = voice_for(language, room)
        self.coach: Final = coach_voice(room, language)
        self.table: Final = LessonTable(room, language, shape)
        self.chooser: Final = chooser(figure, play)
        self.picture: Final = self.table.drawn(play, frozenset(range(play.record.seats)), self.chooser)

    def moment(self, story: str = "") -> MomentPart:
        """Ask what is asked, and say what just happened, at first what the figure is about."""
        frame = self.picture.frame(self.play.length, self.table.shape)
        act = shown_next(self.figure, self.play)
        said_last = story or self.coach.sentence(self.figure.caption)
        told = self.table.speech(frame.asks[0].question, said_last)
        return MomentPart(self.play.length + 1, told, frame, act.text if act else "", fresh=False)

    def end(self) -> Speech:
        """Say how the game ended."""
        return self.table.speech(self.picture.sight.over(), self.voice.say(said("learn-try-over")))
