"""What a seat sees, as pictures that stand alone: SVG, PNG, and HTML for notebooks."""

from __future__ import annotations

from functools import partial
from html import escape

from frabjous.core.contract import said
from frabjous.core.errors import BadOption
from frabjous.games.room import AnyRoom
from frabjous.scene.flat import flattener, standalone
from frabjous.scene.model import Scene, SeatBox, Shape
from frabjous.scene.names import capital
from frabjous.scene.pieces import medal
from frabjous.scene.svg import board, cards, picture
from frabjous.scene.words import Voice


def shape_named(name: str) -> Shape:
    """Find a shape by its name, or refuse in one sentence."""
    if name not in [shape.value for shape in Shape]:
        raise BadOption("unknown-shape", "There is no shape “{shape}”; there are: wide, tall.", shape=name)
    return Shape(name)


def svg_of(scene: Scene, shape: str, room: AnyRoom, voice: Voice) -> str:
    """Draw the board."""
    return standalone(board(scene, Shape(shape), voice.say), room.folder)


def png_of(svg: str, room: AnyRoom, width: int) -> bytes:
    """Paint a picture on paper, so many pixels wide."""
    import resvg_py  # noqa: PLC0415 - only pictures need it

    paper = flattener(room.folder).tokens["--paper"]
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, background=paper))


def html_of(scene: Scene, shape: str, room: AnyRoom, voice: Voice) -> str:
    """Lay out the whole table: where the game stands, the seats, the board, and the hand."""
    tokens = flattener(room.folder).tokens
    flat = partial(standalone, room=room.folder)
    seats = "".join(seat_html(box, room, voice) for box in scene.seats)
    hand = "".join(f'<div style="width:72px">{flat(card)}</div>' for card in cards(scene.hand, voice.say))
    row = "display:flex;flex-wrap:wrap;gap:8px;margin:8px 0"
    return (
        f'<div style="max-width:640px;padding:12px;background:{tokens["--paper"]};color:{tokens["--ink"]}">'
        f"<b>{escape(voice.sentence(scene.heading))}</b> {escape(voice.sentence(scene.question))}"
        f'<div style="{row}">{seats}</div>{svg_of(scene, shape, room, voice)}<div style="{row}">{hand}</div></div>'
    )


def seat_html(box: SeatBox, room: AnyRoom, voice: Voice) -> str:
    """Draw a seat's box: medal, name, what it is about, and its kit; whoever is to act has an edge."""
    flat, say = partial(standalone, room=room.folder), voice.say
    face = flat(picture(medal(box.seat), say, box.seat, label=say(said("emblem", seat=box.seat + 1))))
    kit = "".join(kit_html(flat(picture(one.look, say, box.seat)), one.lost) for one in box.kit)
    edge = flattener(room.folder).tokens["--ink"] if box.now else "transparent"
    return (
        f'<div style="display:flex;align-items:center;gap:6px;padding:4px 8px;border:2px solid {edge};'
        f'border-radius:8px;opacity:{0.5 if box.out else 1}"><div style="width:36px">{face}</div>'
        f"<div><b>{escape(capital(voice.name(box.seat)))}</b> {escape(say(box.about))}"
        f'<div style="display:flex;gap:2px">{kit}</div></div></div>'
    )


def kit_html(svg: str, lost: bool) -> str:
    return f'<div style="width:24px;opacity:{0.3 if lost else 1}">{svg}</div>'
