"""What a room teaches: lessons, tips and figures; and the coach, who plays the lessons.

A room's `teaching.toml` has lessons, tips and figures; its `text/teaching/` has the sentences, by these keys:

    lesson-2          the title of the second lesson
    lesson-2-1        what the coach says at its first step: an order, then the reason
    lesson-2-1-not-1  the answer to a legal deed that the first refused pattern matches
    lesson-2-1-else   the answer to every other legal deed
    tip-ask-throw     said the first time this question is asked
    figure-3          the words under the third figure

Patterns are as in file names: `T e4-e5 x *`, `Zip [DEF][4-8]`. Who does something is written as in records:
`seat 2: T d8-d7`, `chance: die 3`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle

from frabjous.core.contract import CHANCE, Action, Said, said
from frabjous.core.errors import GameError, IllegalAction
from frabjous.core.recordfile import actor_seat
from frabjous.games.room import AnyRoom
from frabjous.scene.words import bundle


class NoSuchLesson(GameError):  # noqa: N818 - an error is named for what was wrong
    """A lesson, or a step of it, that the room does not have."""

    def __init__(self, game: str, lesson: int, step: int) -> None:
        super().__init__(
            "no-such-lesson",
            "The lessons of “{game}” have no number {lesson} with a step {step}.",
            game=game,
            lesson=lesson,
            step=step,
        )


class NoSuchFigure(GameError):  # noqa: N818 - an error is named for what was wrong
    """A figure that the rules do not have."""

    def __init__(self, game: str, figure: int) -> None:
        super().__init__("no-such-figure", "The rules of “{game}” have no figure {figure}.", game=game, figure=figure)


@dataclass(frozen=True)
class Deed:
    """Something a seat or chance does, in the game's notation."""

    actor: int
    text: str


@dataclass(frozen=True)
class Step:
    """One thing the coach says; unless it is only to be read, the learner then does something, and others reply."""

    key: str
    seat: int  # whose eyes the learner has
    position: str  # where it begins; "" for where the step before ended
    accepted: tuple[str, ...]  # patterns; the first is the main line; none at all: it is only to be read
    refused: tuple[str, ...]  # patterns of legal deeds; the first that matches counts
    replies: tuple[Deed, ...]

    @property
    def coach(self) -> Said:
        return said(self.key)

    def accepts(self, text: str) -> bool:
        return any(fnmatchcase(text, pattern) for pattern in self.accepted)

    def refusal(self, text: str) -> Said:
        """Say why another legal deed is not the one that is meant."""
        for number, pattern in enumerate(self.refused, 1):
            if fnmatchcase(text, pattern):
                return said(f"{self.key}-not-{number}")
        return said(f"{self.key}-else")


@dataclass(frozen=True)
class Lesson:
    """A minute with the coach. Its first step has a position, later ones may."""

    number: int
    clauses: tuple[str, ...]  # of the rules, that are learnt
    steps: tuple[Step, ...]

    @property
    def title(self) -> Said:
        return said(f"lesson-{self.number}")


@dataclass(frozen=True)
class Tip:
    """A sentence for the first time one of these messages is met: a question, a note, a label, a line of the story.

    `ask-throw` is met whenever that is asked, `ask-throw-stork` only with the value "stork".
    """

    met: tuple[str, ...]
    clauses: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"tip-{self.met[0]}"


@dataclass(frozen=True)
class Figure:
    """A drawn rule: a position, what is done there, and what is forbidden before or after it."""

    number: int
    clauses: tuple[str, ...]
    position: str
    seat: int  # who looks, and to whom the forbidden is forbidden
    acts: tuple[Deed, ...]
    forbidden: tuple[str, ...]
    forbidden_after: tuple[str, ...]
    whole: bool  # whether all of the board is shown, and not only where something changes

    @property
    def caption(self) -> Said:
        return said(f"figure-{self.number}")


@dataclass(frozen=True)
class Teaching:
    """All that a room teaches."""

    lessons: tuple[Lesson, ...]
    tips: tuple[Tip, ...]
    figures: tuple[Figure, ...]

    def tip(self, *messages: Said | None) -> Tip | None:
        """Find the tip for the first of these messages that has one, such as a question and its note."""
        tips = {key: tip for tip in self.tips for key in tip.met}
        keys = [key for message in messages if message for key in names_of(message)]
        return next((tips[key] for key in keys if key in tips), None)


def names_of(message: Said) -> list[str]:
    """Name a message by its key with one of its values, then by its key alone."""
    values = [value.key if isinstance(value, Said) else value for _, value in message.values]
    return [*(f"{message.key}-{value}" for value in values if isinstance(value, str)), message.key]


@cache
def teaching(room: AnyRoom) -> Teaching:
    """Read what a room teaches, once."""
    found = tomllib.loads((room.folder / "teaching.toml").read_text("utf-8"))
    return Teaching(
        tuple([read_lesson(number, one) for number, one in enumerate(found["lesson"], 1)]),
        tuple([Tip(tuple(one["met"]), tuple(one["clauses"])) for one in found["tip"]]),
        tuple([read_figure(number, one) for number, one in enumerate(found["figure"], 1)]),
    )


@cache
def clauses_met(room: AnyRoom) -> dict[str, str]:
    """Give the first clause of what a message is about, by its name; none in a room that teaches nothing."""
    if not (room.folder / "teaching.toml").exists():
        return {}
    return {key: tip.clauses[0] for tip in teaching(room).tips if tip.clauses for key in tip.met}


def clause_of(room: AnyRoom, *messages: Said | None) -> str:
    """Name the clause that the first of these messages is about that has one, "" if none has."""
    known = clauses_met(room)
    keys = [key for message in messages if message for key in names_of(message)]
    return next((known[key] for key in keys if key in known), "")


def teaching_words(room: AnyRoom, language: str) -> FluentBundle:
    """Load the words of the lessons beside those of the table."""
    return bundle(language, room.folder / "text", room.folder / "text" / "teaching")


def read_lesson(number: int, found: dict[str, Any]) -> Lesson:
    """Read a lesson; a step's seat stays the learner's until another is named."""
    steps: list[Step] = []
    seat = found.get("seat", 1)
    for at, one in enumerate(found["step"], 1):
        seat = one.get("seat", seat)
        steps.append(
            Step(
                f"lesson-{number}-{at}",
                seat - 1,
                one.get("position", ""),
                tuple(one.get("do", ())),
                tuple(one.get("not", ())),
                read_deeds(one.get("reply", ())),
            )
        )
    return Lesson(number, tuple(found["clauses"]), tuple(steps))


def read_figure(number: int, found: dict[str, Any]) -> Figure:
    return Figure(
        number,
        tuple(found["clauses"]),
        found["position"],
        found.get("seat", 1) - 1,
        read_deeds(found["acts"]),
        tuple(found.get("forbidden", ())),
        tuple(found.get("forbidden_after", ())),
        found.get("whole", False),
    )


def figure_of(room: AnyRoom, number: int) -> Figure:
    """Find a figure by its number, from 1."""
    figures = teaching(room).figures
    if not 1 <= number <= len(figures):
        raise NoSuchFigure(room.key, number)
    return figures[number - 1]


def read_deeds(lines: Sequence[str]) -> tuple[Deed, ...]:
    """Read lines like those of a record, without their numbers."""
    deeds: list[Deed] = []
    for line in lines:
        actor, _, text = line.partition(": ")
        deeds.append(Deed(actor_seat(actor, 0), text))
    return tuple(deeds)


# The coach at work. Nothing is kept: a moment is made again from the numbers of a lesson and of its step.


@dataclass(frozen=True)
class Played:
    """A deed and the positions before and after it, to be told and drawn."""

    deed: Deed
    before: Any
    after: Any


@dataclass(frozen=True)
class Answer:
    """What came of a try. A refused one was played, too, so that it can be seen, but the lesson has not moved on."""

    refusal: Said | None
    played: tuple[Played, ...]  # the learner's deed, then the replies if it was accepted
    then: Moment | None  # the next step; None after the last one, and after a refusal


@dataclass(frozen=True)
class Moment:
    """A step of a lesson on the table: a position, before the learner acts."""

    room: AnyRoom
    lesson: Lesson
    number: int  # of the step, from 1
    state: Any

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number - 1]

    @property
    def seen(self) -> Any:  # noqa: ANN401 - rooms differ
        """Give what the learner sees."""
        return self.room.game.observe(self.state, self.step.seat)

    @property
    def legal(self) -> list[Any]:
        """List what the learner may try; nothing where the step is only to be read."""
        return self.room.game.legal(self.state, self.step.seat) if self.step.accepted else []

    @property
    def meant(self) -> Action | None:
        """Give the deed that the coach shows when asked; None where the step is only to be read."""
        fitting = (one for pattern in self.step.accepted for one in self.legal if fnmatchcase(one.text, pattern))
        return next(fitting, None)

    def tried(self, text: str) -> Answer:
        """Answer a deed; one that is not legal is refused as at any table, with a GameError."""
        played = play(self.room, self.state, [Deed(self.step.seat, self.room.game.read(text).text)])
        if not self.step.accepts(text):
            return Answer(self.step.refusal(text), played, None)
        return self.replied(played)

    def went_on(self) -> Answer:
        """Go to the next step as if the main line had been played: what is to be read is read, all else skipped."""
        meant = self.meant
        return self.replied(()) if meant is None else self.tried(meant.text)

    def replied(self, played: tuple[Played, ...]) -> Answer:
        """Let the others and chance do what the script says, and set up the next step."""
        state = played[-1].after if played else self.state
        played += play(self.room, state, self.step.replies)
        if self.number == len(self.lesson.steps):
            return Answer(None, played, None)
        state = played[-1].after if played else state
        return Answer(None, played, set_up(self.room, self.lesson, self.number + 1, state))


def moment(room: AnyRoom, lesson: int, step: int = 1, deeds: Sequence[str] = ()) -> Moment:
    """Set up a step of a lesson by their numbers, from 1.

    `deeds` are what the learner did at the steps before, in order, if it matters; what is missing, or "" because it was
    skipped or only to be read, is the main line.
    """
    lessons = teaching(room).lessons
    if not (1 <= lesson <= len(lessons) and 1 <= step <= len(lessons[lesson - 1].steps)):
        raise NoSuchLesson(room.key, lesson, step)
    here = set_up(room, lessons[lesson - 1], 1, None)
    while here.number < step:
        deed = deeds[here.number - 1] if here.number <= len(deeds) else ""
        answer = here.tried(deed) if deed and here.step.accepted else here.went_on()
        if answer.then is None:
            raise IllegalAction(deed)
        here = answer.then
    return here


def set_up(room: AnyRoom, lesson: Lesson, number: int, state: Any) -> Moment:  # noqa: ANN401
    """Set up a step: in its own position, if it has one."""
    position = lesson.steps[number - 1].position
    return Moment(room, lesson, number, room.game.position(position) if position else state)


def play(room: AnyRoom, state: Any, deeds: Iterable[Deed]) -> tuple[Played, ...]:  # noqa: ANN401
    """Play deeds one after the other, each checked."""
    played: list[Played] = []
    for deed in deeds:
        action = room.game.read(deed.text)
        if action not in possible(room, state, deed.actor):
            raise IllegalAction(deed.text)
        after = room.game.apply(state, deed.actor, action)
        played.append(Played(deed, state, after))
        state = after
    return tuple(played)


def possible(room: AnyRoom, state: Any, actor: int) -> list[Any]:  # noqa: ANN401
    """List what a seat may do now, or what chance may."""
    if actor == CHANCE:
        return [action for action, _ in room.game.chances(state)]
    return room.game.legal(state, actor)
