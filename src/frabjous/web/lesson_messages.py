"""What a lesson's page and the server say to each other: a try, and what came of it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from frabjous.scene.model import Shape
from frabjous.web.messages import Frame, SlipTold

MOST_DEEDS = 200
DEED_LENGTH = 200
MOST_LUCK = 2**32 - 1

Text = Annotated[str, msgspec.Meta(max_length=DEED_LENGTH)]
Texts = Annotated[list[Text], msgspec.Meta(max_length=MOST_DEEDS)]


class Try(msgspec.Struct, forbid_unknown_fields=True):
    """A deed of the learner at a step, with those before it; "" goes on, and nothing at all only looks."""

    step: int
    shape: Shape
    deeds: Texts = []
    text: Text | None = None
    skipped: bool = False  # a step, or this one: then there is no seal
    luck: Annotated[int, msgspec.Meta(ge=0, le=MOST_LUCK)] = 0  # that the dice come from, where a figure is tried
    thing: Text | None = None  # that is asked about …
    path: Texts = []  # … with so much chosen


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
    """All that a try is answered with: what happened, the next step, that the lesson is done, or what a thing is."""

    answer: AnswerPart | None
    next: MomentPart | None
    done: Speech | None
    sealed: bool = False
    slip: SlipTold | None = None
