"""A picture as data: things with places and looks, and the choices that can be made by pointing at them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from frabjous.core.contract import NOBODY, Said
from frabjous.scene.once import made_once


class Shape(Enum):
    """The two shapes every picture is drawn in."""

    WIDE = "wide"
    TALL = "tall"

    __hash__ = object.__hash__  # what was drawn is looked up by it, and an Enum's own is slow


# What a thing looks like: marks drawn one over the other, around the thing's place. Marks and things are made once: the
# same one again is the same object, so what was drawn of it is looked up.


@made_once
@dataclass(frozen=True, eq=False)
class Use:
    """A drawn symbol, centred; `size` is its width, and its height too unless `height` says otherwise."""

    symbol: str
    size: float = 100
    x: float = 0
    y: float = 0
    height: float = 0
    turn: float = 0
    css: str = ""


@made_once
@dataclass(frozen=True, eq=False)
class Stroke:
    """A path in SVG's own notation."""

    d: str
    css: str
    turn: float = 0
    scale: float = 1


@made_once
@dataclass(frozen=True, eq=False)
class Disc:
    r: float
    x: float = 0
    y: float = 0
    css: str = ""


@made_once
@dataclass(frozen=True, eq=False)
class Box:
    """A rectangle, centred."""

    width: float
    height: float
    x: float = 0
    y: float = 0
    round: float = 0
    turn: float = 0
    css: str = ""


@made_once
@dataclass(frozen=True, eq=False)
class Words:
    """A text; a longer one than `most` letters, if that is given, is cut short.

    Where there is only so much `space` for it, letters of this `size` that would need more are set narrower.
    """

    said: Said
    x: float = 0
    y: float = 0
    css: str = ""
    most: int = 0
    space: float = 0
    size: float = 0


Mark: TypeAlias = Use | Stroke | Disc | Box | Words
Look: TypeAlias = tuple[Mark, ...]


class Part(Enum):
    """What a thing is for. Several things may carry one id: its body, and what shows while it can be chosen."""

    BODY = "body"  # always there; moves when its place changes
    GLOW = "glow"  # under the pieces, only while it may be chosen
    CHOSEN = "chosen"  # only while it is the one chosen
    TARGET = "target"  # on top, only while it may be chosen: tapped, focused, read aloud
    PLACE = "place"  # always there, never moves and is silent: a bare square, which can be asked about

    __hash__ = object.__hash__


@made_once
@dataclass(frozen=True, eq=False)
class Thing:
    """Something in the picture. Its id names a piece only while the seat could follow it with its eyes."""

    id: str
    x: float
    y: float
    look: Look
    label: Said | None = None
    part: Part = Part.BODY
    team: int = NOBODY  # a seat's colour, pattern and emblem
    css: str = ""
    motion: str = ""  # how it travels when its place changes: "" for a step, "fly" for a throw
    was: str = ""  # the id it had in the picture before: a hand card that became the top of a stack
    when: tuple[str, ...] | None = None  # shown only while exactly this much of a path is chosen


@made_once
@dataclass(frozen=True, eq=False)
class Button:
    """A choice that is no place on the board: a mode, a yes or no, a confirmation."""

    id: str
    label: Said
    icon: str = ""


@made_once
@dataclass(frozen=True, eq=False)
class Choice:
    """One way to point out an action: ids in order. No path is the beginning of another."""

    path: tuple[str, ...]
    action: str
    label: Said


@made_once
@dataclass(frozen=True, eq=False)
class Ask:
    """What the tray asks once `path` is chosen: the empty path is the first question."""

    path: tuple[str, ...]
    question: Said
    note: Said | None = None
    look: Look = ()  # the picture beside it
    team: int = NOBODY


@made_once
@dataclass(frozen=True, eq=False)
class Kit:
    """Something a seat has, shown in its box; what it has lost lies there grey, on its side."""

    look: Look
    lost: bool = False


@made_once
@dataclass(frozen=True, eq=False)
class SeatBox:
    """What a seat's box shows beside its name."""

    seat: int
    about: Said
    kit: tuple[Kit, ...]
    now: bool
    out: bool = False


@made_once
@dataclass(frozen=True, eq=False)
class Progress:
    """How far a turn has come: footprints in the tray."""

    done: int
    total: int
    label: Said


Layer: TypeAlias = Sequence[Thing]


@dataclass(eq=False, slots=True)
class Scene:
    """A whole picture. The middle `width` by `height` is always shown; what lies outside is ornament.

    Its things lie in layers, the lowest first. A view has the same layers in every scene of one shape, and gives the
    same object again for a layer in which nothing has changed: then nobody looks through it.
    """

    width: float
    height: float
    title: Said  # what the board is called when read aloud
    heading: Said  # where the game stands, beside the table's name
    layers: tuple[Layer, ...]
    hand: tuple[Thing, ...]
    seats: tuple[SeatBox, ...]
    asks: tuple[Ask, ...]
    buttons: tuple[Button, ...]
    choices: tuple[Choice, ...]
    progress: Progress | None
    describe: Callable[[], tuple[Said, ...]] = field(repr=False)

    @property
    def things(self) -> list[Thing]:
        """All that is on the board."""
        return [thing for layer in self.layers for thing in layer]

    @property
    def description(self) -> tuple[Said, ...]:
        """The position in sentences, for the ear and the terminal; found only when somebody asks."""
        return self.describe()

    @property
    def question(self) -> Said:
        return self.asks[0].question

    def label_of(self, thing: str) -> Said | None:
        """Say what a thing is called, or nothing where it has no name."""
        labels = [(one.id, one.label) for one in (*self.things, *self.hand)]
        labels += [(button.id, button.label) for button in self.buttons]
        return next((label for name, label in labels if name == thing and label is not None), None)


@dataclass(frozen=True)
class Reason:
    """A sentence that explains something, and the clause of the rules it stands on ("8.5")."""

    said: Said
    clause: str


@dataclass(frozen=True)
class Slip:
    """What is known of a thing that somebody points at: what it is, and why it cannot be chosen now."""

    name: Said | None
    what: Reason | None
    why: Reason | None  # None if there is no special reason, or if it can be chosen
    asked: Said  # what the table asks now, or whom it waits for
    can: bool  # whether it may be chosen now
