"""The pages that teach: all games, a game's lessons, a lesson; and what a try there is answered."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeAlias

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.response import Redirect
from markupsafe import Markup

from frabjous.core.contract import Said, said
from frabjous.core.errors import GameError
from frabjous.games import ROOMS
from frabjous.games.room import AnyRoom
from frabjous.games.teaching import Lesson, Moment, NoSuchFigure, NoSuchLesson, moment, teaching, teaching_words
from frabjous.scene.model import Shape
from frabjous.scene.svg import board
from frabjous.scene.words import Voice
from frabjous.web.api import Refusal
from frabjous.web.cookies import forgotten, language_of
from frabjous.web.learnt import LEARNT, learnt_in, sealed
from frabjous.web.lesson_messages import Answered, Speech, Try
from frabjous.web.lesson_table import LessonTable
from frabjous.web.me import me_of
from frabjous.web.pages import marked
from frabjous.web.start import plate, wall
from frabjous.web.templating import COACH_DRAWINGS, LEARN_DRAWINGS, page, trusted, voice_for

Asked = Request[Any, Any, State]
Answering: TypeAlias = Callable[[AnyRoom, int, Try, str], Answered]
TRY: Final = msgspec.json.Decoder(Try)


def room_to_learn(game: str) -> AnyRoom:
    room = ROOMS.get(game)
    if room is None:
        raise NotFoundException
    return room


def coach_voice(room: AnyRoom, language: str) -> Voice:
    return Voice(teaching_words(room, language))


# The lists


@get("/learn")
async def learn_page(request: Asked) -> Response[str]:
    """List all games with what was learnt of each."""
    return page(request, "learn.html", drawings=LEARN_DRAWINGS, games=[plate(room, request) for room in wall()])


@get("/learn/{game:str}")
async def lessons_page(request: Asked, game: str) -> Response[str]:
    """List the lessons of a game: all are open, the next one is marked."""
    room = room_to_learn(game)
    pictures = thumbnails(room, language_of(request))
    cards = [{**card, "picture": picture} for card, picture in zip(lesson_cards(request, room), pictures, strict=True)]
    first = next((card for card in cards if not card["done"]), None)
    return page(
        request,
        "lessons.html",
        room=room,
        drawings=LEARN_DRAWINGS,
        game_key=room.key,
        title=voice_for(language_of(request), room).say(said("game-name")),
        games=[plate(one, request) for one in wall()],
        cards=cards,
        first=None if first is None else first["number"],
        seats=room.usual_seats,
        my_name=me_of(request).name,
    )


def lesson_cards(request: Asked, room: AnyRoom) -> list[dict[str, object]]:
    language = language_of(request)
    voice, done = coach_voice(room, language), learnt_in(request).get(room.key, frozenset())
    return [
        {
            "number": lesson.number,
            "title": voice.say(lesson.title),
            "steps": len(lesson.steps),
            "done": lesson.number in done,
        }
        for lesson in teaching(room).lessons
    ]


@cache
def thumbnails(room: AnyRoom, language: str) -> list[Markup]:
    """Draw the lessons of a game, once for each language."""
    voice = coach_voice(room, language)
    return [trusted(thumbnail(room, lesson, voice)) for lesson in teaching(room).lessons]


def thumbnail(room: AnyRoom, lesson: Lesson, voice: Voice) -> str:
    """Draw the position a lesson begins with, small."""
    return board(room.scene(moment(room, lesson.number).seen, [], Shape.WIDE), Shape.WIDE, voice.say)


@post("/learn/forget")
async def forget_lessons(request: Asked) -> Response[Any]:
    """Forget which lessons this browser has done."""
    return Redirect("/learn", cookies=[forgotten(LEARNT)], status_code=303)


# A lesson


@get("/learn/{game:str}/{number:int}")
async def lesson_page(request: Asked, game: str, number: int) -> Response[str]:
    """Show a lesson at its first step, both shapes; the browser asks for the step its address names."""
    room, language = room_to_learn(game), language_of(request)
    here = first_moment(room, number)
    words = coach_voice(room, language).say(here.step.coach)
    parts = {shape.value: LessonTable(room, language, shape).moment(here, words) for shape in Shape}
    cards = lesson_cards(request, room)
    return page(
        request,
        "lesson.html",
        room=room,
        drawings=COACH_DRAWINGS,
        game_key=room.key,
        title=voice_for(language, room).say(said("game-name")),
        number=number,
        cards=cards,
        lesson=cards[number - 1],
        clauses=here.lesson.clauses,
        frames={shape: marked(part.frame) for shape, part in parts.items()},
        speech={"order": trusted(parts["wide"].speech.order), "reason": trusted(parts["wide"].speech.reason)},
    )


def first_moment(room: AnyRoom, lesson: int) -> Moment:
    try:
        return moment(room, lesson)
    except NoSuchLesson as error:
        raise NotFoundException from error


@post("/learn/{game:str}/{number:int}/try", media_type=MediaType.JSON)
async def try_it(request: Asked, game: str, number: int) -> Response[Answered | Refusal]:
    """Answer a try. Nothing is kept between two of them: the request says all that was done before."""
    return await replied(request, game, number, answer)


async def replied(request: Asked, game: str, number: int, answer: Answering) -> Response[Answered | Refusal]:
    """Read a try and answer it, or refuse it in a sentence."""
    language = language_of(request)
    try:
        asked = TRY.decode(await request.body())
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return Response(Refusal(voice_for(language).say(said("went-wrong"))), status_code=400)
    room = ROOMS.get(game)
    if room is None:
        return Response(Refusal(voice_for(language).say(said("not-found"))), status_code=404)
    try:
        answered = answer(room, number, asked, language)
    except GameError as error:
        status = 404 if isinstance(error, NoSuchLesson | NoSuchFigure) else 400
        return Response(Refusal(voice_for(language, room).refusal(error)), status_code=status)
    return Response(answered, cookies=[sealed(request, game, number)] if answered.sealed else [], status_code=200)


def answer(room: AnyRoom, number: int, asked: Try, language: str) -> Answered:
    """Set out the step that is asked about, and what comes of the deed, if there is one; or explain a thing."""
    here = moment(room, number, asked.step, asked.deeds)
    table, coach = LessonTable(room, language, asked.shape), coach_voice(room, language)
    if asked.thing is not None:
        return Answered(None, None, None, slip=table.slip(table.picture(here), asked.thing, asked.path))
    if asked.text is None:
        return Answered(None, table.moment(here, coach.say(here.step.coach)), None)
    came = here.tried(asked.text) if asked.text else here.went_on()
    if came.refusal is not None:
        return Answered(table.answer(here, came, coach.say(came.refusal)), None, None)
    after = None if came.then is None else table.moment(came.then, coach.say(came.then.step.coach))
    done = None if came.then is not None else farewell(room, here.lesson, coach, language, skipped=asked.skipped)
    return Answered(table.answer(here, came, ""), after, done, sealed=done is not None and not asked.skipped)


def farewell(room: AnyRoom, lesson: Lesson, coach: Voice, language: str, *, skipped: bool) -> Speech:
    """Say what the coach says at a lesson's end."""
    voice = voice_for(language, room)
    last = lesson.number == len(teaching(room).lessons)
    order = Said("learn-done", (("title", coach.say(lesson.title)),))
    reason = "learn-skipped" if skipped else "learn-last-done" if last else "learn-sealed"
    return Speech(voice.say(order), voice.say(said(reason)))
