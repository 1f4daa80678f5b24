"""What a lesson's page and the server say to each other: a try, and what came of it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from frabjous.scene.model import Shape
from frabjous.web.messages import Frame

MOST_STEPS = 20
DEED_LENGTH = 200

Text = Annotated[str, msgspec.Meta(max_length=DEED_LENGTH)]


class Try(msgspec.Struct, forbid_unknown_fields=True):
    """A deed of the learner at a step, with those before it; "" goes on, and nothing at all only looks."""

    step: int
    shape: Shape
    deeds: Annotated[list[Text], msgspec.Meta(max_length=MOST_STEPS)] = []
    text: Text | None = None
    skipped: bool = False  # a step, or this one: then there is no seal


class Speech(msgspec.Struct):
    """What the coach says, as HTML: an order, and the reason."""

    order: str
    reason: str


class MomentPart(msgspec.Struct):
    """A step, set out: `meant` is what “Show me” shows, nothing where it is only to be read."""

    step: int
    speech: Speech
    frame: Frame
    meant: str
    fresh: bool  # it begins at a position of its own


class AnswerPart(msgspec.Struct):
    """What came of a try: pictures and sentences of what happened, and why it was not what is meant, if so."""

    frames: list[Frame]
    story: list[str]
    refusal: Speech | None


class Answered(msgspec.Struct):
    """All that a try is answered with: what happened, the next step, or that the lesson is done."""

    answer: AnswerPart | None
    next: MomentPart | None
    done: Speech | None
    sealed: bool
