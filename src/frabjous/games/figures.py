"""The figures of the rules, drawn by their rooms: a position, what is done, and where that leads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from typing import Final

from frabjous.games.room import AnyRoom
from frabjous.games.teaching import Figure, play
from frabjous.scene.model import Look, Part, Scene, Shape, Thing
from frabjous.scene.svg import cards, num, thing
from frabjous.scene.words import Say

FRAME: Final = 480.0  # how wide a state is drawn
GAP: Final = 56.0  # between two, with the arrow
CARD: Final = 56.0  # a card of the hand
CARD_HEIGHT: Final = CARD * 148 / 108
LINE: Final = 30.0  # for what is forbidden
ARROW: Final = "M-16 0H12M2 -10L14 0L2 10"
ACROSS: Final = "M-6 -6L6 6"  # the disc before what is forbidden

# The window on the board
ROUND: Final = 95.0  # how much is shown around what changes
LEAST: Final = 0.45  # of the board's width
SHAPE: Final = 1.25  # how wide at least, for its height
MOST: Final = 0.5  # of the board; if more of it changes, all is shown


@dataclass(frozen=True)
class Window:
    """The part of a board that a figure shows."""

    x: float
    y: float
    width: float
    height: float


def scenes(room: AnyRoom, figure: Figure, shape: Shape = Shape.WIDE) -> tuple[Scene, ...]:
    """Draw a figure before and after each thing that is done. Nothing in it can be chosen."""
    before = room.game.position(figure.position)
    states = [before, *(played.after for played in play(room, before, figure.acts))]
    return tuple([room.scene(room.game.observe(state, figure.seat), [], shape) for state in states])


def drawing(room: AnyRoom, figure: Figure, say: Say) -> str:
    """Draw a figure: before, an arrow, after, and what is forbidden below. It needs a page with the room's symbols."""
    course = scenes(room, figure)
    shown = (course[0], course[-1]) if figure.acts else course
    window = window_of(course[:1] if figure.whole else course)
    height = FRAME * window.height / window.width
    below = height + (CARD_HEIGHT + 12 if any(scene.hand for scene in shown) else 0)
    last = (FRAME + GAP) * (len(shown) - 1)
    parts = [frame(scene, window, at * (FRAME + GAP), height, say) for at, scene in enumerate(shown)]
    if last:
        at = f"translate({num(FRAME + GAP / 2)} {num(height / 2)})"
        parts.append(f'<path d="{ARROW}" class="fig-then" transform="{at}"/>')
    parts += [refused(figure.forbidden, 0, below), refused(figure.forbidden_after, last, below)]
    whole = below + LINE * max(len(figure.forbidden), len(figure.forbidden_after))
    return (
        f'<svg class="figure" viewBox="0 0 {num(last + FRAME)} {num(whole)}" role="img" '
        f'aria-label="{escape(say(figure.caption))}">{"".join(parts)}</svg>'
    )


def frame(scene: Scene, window: Window, x: float, height: float, say: Say) -> str:
    """Draw one state of the figure: the window on its board, and the hand below."""
    place = f'x="{num(x)}" y="0" width="{num(FRAME)}" height="{num(height)}"'
    drawn = cut_out(scene, window, say, f" {place}")
    for at, card in enumerate(cards(scene.hand, say)):
        corner = f'x="{num(x + at * (CARD + 6))}" y="{num(height + 8)}"'
        drawn += card.replace("<svg ", f'<svg {corner} width="{num(CARD)}" height="{num(CARD_HEIGHT)}" ', 1)
    return f'{drawn}<rect {place} class="fig-edge"/>'


def cut_out(scene: Scene, window: Window, say: Say, attributes: str = "") -> str:
    """Draw the part of a board that is seen through a window."""
    seen = f"{num(window.x)} {num(window.y)} {num(window.width)} {num(window.height)}"
    things = "".join(thing(one, say) for one in scene.things)
    return f'<svg class="scene shape-{Shape.WIDE.value}"{attributes} viewBox="{seen}">{things}</svg>'


def refused(texts: Sequence[str], x: float, y: float) -> str:
    """Write what is forbidden, in notation, each with a crossed disc before it."""
    return "".join(
        f'<g class="fig-no" transform="translate({num(x + 14)} {num(y + LINE * (at + 0.5))})"><circle r="9"/>'
        f'<path d="{ACROSS}"/><text x="18" y="6">{escape(text)}</text></g>'
        for at, text in enumerate(texts)
    )


def window_of(course: Sequence[Scene]) -> Window:
    """Find the part of the board where something changes; all of it, if that is much or nothing."""
    first = course[0]
    whole = Window(0, 0, first.width, first.height)
    places = [(one.x, one.y) for before, after in pairwise(course) for one in changed(before, after)]
    if not places:
        return whole
    across, down = [x for x, _ in places], [y for _, y in places]
    y, height = stretch(min(down) - ROUND, max(down) + ROUND, 0, first.height)
    least = max(height * SHAPE, first.width * LEAST)
    x, width = stretch(min(across) - ROUND, max(across) + ROUND, least, first.width)
    return whole if width * height > MOST * whole.width * whole.height else Window(x, y, width, height)


def stretch(low: float, high: float, least: float, end: float) -> tuple[float, float]:
    """Give where a stretch begins and how long it is: at least so long, and moved inside the board."""
    spare = max(least - (high - low), 0) / 2
    length = min(high - low + 2 * spare, end)
    return min(max(low - spare, 0), end - length), length


def changed(before: Scene, after: Scene) -> list[Thing]:
    """List the things of both pictures that are not in the other, or not there, or look otherwise."""
    known, later = [{unlike(one): one for one in bodies(scene)} for scene in (before, after)]
    return [known[look] for look in known if look not in later] + [later[look] for look in later if look not in known]


def bodies(scene: Scene) -> list[Thing]:
    return [one for one in scene.things if one.id and one.part is Part.BODY]


def unlike(one: Thing) -> tuple[str, float, float, Look, int]:
    """Give what tells a thing from the same thing elsewhere."""
    return one.id, one.x, one.y, one.look, one.team
