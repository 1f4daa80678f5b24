"""The picture of Splut!: the arena, its pieces, and what can be pointed at."""

from __future__ import annotations

from functools import cache
from math import sqrt
from operator import attrgetter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core.contract import NOBODY, Player, Said, said
from frabjous.core.remember import remembered
from frabjous.games.splut.actions import NO, SKIP, Step
from frabjous.games.splut.arena import NAMES, SQUARES, file_of, rank_of
from frabjous.games.splut.notation import NOTATION
from frabjous.games.splut.observation import Seen
from frabjous.games.splut.pieces import (
    GONE,
    KIND_WORDS,
    NOTHING,
    ROCKS,
    SORCERER,
    TEAM,
    TROLL,
    is_rock,
    kind_of,
    laid_out,
    piece_of,
    seat_of,
)
from frabjous.games.splut.view_choices import (
    BROOCHES,
    Able,
    asks,
    buttons,
    choices,
    landing_of,
    piece_id,
    victim_of,
)
from frabjous.scene.model import Ask, Box, Kit, Look, Part, Progress, Scene, SeatBox, Shape, Stroke, Thing, Use, Words
from frabjous.scene.once import RECENT
from frabjous.scene.pieces import figure, flag, padlock

MIDDLE: Final = 500.0
PITCH: Final = 104.0  # from square to square
TALL_GROWS: Final = 1.31  # on a phone the diamond is turned by 45 degrees and fills the width

# Which drawing each square has, row by row from the north; c is the crater a rock starts in.
TILES: Final = "c/425/21515/5411311/c5111231c/1341411/51321/113/c"

RIM_LINE: Final = (
    "M65.8-482.8L63.8-375.8L167-378L172.4-276.5L274.3-273.3L271.2-170.7L379.2-170.3L379.4-68.1L480.4-68.3"
    "L482 68.5L378.5 67.6L377.3 171.5L271.6 168.7L275 275.4L169.5 271.5L168.6 376.3L64.7 379.9L64.2 484.3"
    "L-63.7 479.3L-66.7 378L-172.9 377.5L-167.6 271.7L-273.4 271.7L-273.5 172.4L-379.8 167L-380.5 66.2"
    "L-484.9 63.5L-482-63.5L-378.5-66.6L-377.2-172.4L-273.5-172L-273.3-271.3L-172.7-273.7L-169.4-380.1"
    "L-67.4-375L-63-484.3z"
)
# What sits in the margins of a wide picture: symbol, x, y of its middle.
MARGINS: Final = (("cloud", -40, 150), ("night-moon", 1060, 150), ("mushrooms", -20, 850), ("snail", 1070, 850))

# For each side at the bottom of the picture: how east and north turn into right and up.
TURNS: Final = {
    "south": (1, 0, 0, 1),
    "west": (0, -1, 1, 0),
    "north": (-1, 0, 0, -1),
    "east": (0, 1, -1, 0),
}


class Layout:
    """Where squares lie in the picture: the viewer's own side at the bottom, turned by 45 degrees when tall."""

    def __init__(self, side: str, shape: Shape) -> None:
        self.turns: Final = TURNS[side]
        self.tall: Final = shape is Shape.TALL
        self.grow: Final = TALL_GROWS if self.tall else 1.0
        self.turn: Final = 45.0 if self.tall else 0.0
        self.squares: Final = [self.at(file_of(square) - 4, rank_of(square) - 4) for square in range(SQUARES)]

    def at(self, east: float, north: float) -> tuple[float, float]:
        """Find the point `east` and `north` of the middle square, in squares."""
        a, b, c, d = self.turns
        right, down = (a * east + b * north) * PITCH, -(c * east + d * north) * PITCH
        if self.tall:
            right, down = (right - down) / sqrt(2) * self.grow, (right + down) / sqrt(2) * self.grow
        return MIDDLE + right, MIDDLE + down

    def square(self, square: int) -> tuple[float, float]:
        return self.squares[square]


@cache
def layout_for(side: str, shape: Shape) -> Layout:
    return Layout(side, shape)


def scene(seen: Seen, legal: list[Step], shape: Shape) -> Scene:
    """Draw what a seat sees, with a path of ids to each legal step."""
    layout = layout_for(seen.sides[seen.seat] if seen.seat >= 0 else "south", shape)
    able = Able(legal)
    board, ways = laid_out(seen.where), choices(seen, legal, able)
    below, above = to_point_at(seen, board, legal, able, layout)
    layers = (
        ground(layout),
        latest(seen.last, seen.landed, seen.fell, layout),
        below,
        standing(seen.where, seen.locked, seen.landed, seen.aloft, layout),
        above,
        flags(seen, board, able.throws, layout),
    )
    return Scene(
        1000,
        1000,
        said("board-title", turn=seen.turn),
        heading(seen),
        layers,
        (),
        seat_boxes(seen.where, seen.sides, NOBODY if seen.over else seen.mover),
        asks(seen.mover, ways, first_ask(seen.mover, seen.left, mine=bool(legal), over=seen.over), able),
        buttons(able),
        ways,
        None if seen.over else progress(min(seen.turn, 3), seen.left),
        lambda: description(seen.where, seen.locked, len(seen.sides)),
    )


def heading(seen: Seen) -> Said:
    """Say which turn it is."""
    return said("heading", turn=seen.turn)


# The ground


@cache
def ground(layout: Layout) -> tuple[Thing, ...]:
    """Draw the margins, the rim with its hard shadow, the squares and their names; once for all."""
    margins = [] if layout.tall else [ornament(*margin) for margin in MARGINS]
    rim: Look = (Stroke(RIM_LINE, css="rim", turn=layout.turn, scale=layout.grow),)
    shadow = Thing("", MIDDLE + 5, MIDDLE + 14, rim)
    return (*margins, shadow, Thing("", MIDDLE, MIDDLE, rim), *squares(layout), *names(layout))


def ornament(symbol: str, x: float, y: float) -> Thing:
    return Thing("", x, y, (Use(symbol, 280, height=220),), css="deco")


def squares(layout: Layout) -> list[Thing]:
    rows = TILES.split("/")
    found = []
    for square in range(SQUARES):
        file, rank = file_of(square), rank_of(square)
        tile = rows[8 - rank][file - abs(rank - 4)]
        tint = "sq-a" if (file + rank) % 2 == 0 else "sq-b"
        look = Use("sq-crater" if tile == "c" else f"sq-{tile}", 106 * layout.grow, turn=layout.turn)
        found.append(Thing(NAMES[square], *layout.square(square), (look,), square_word(square), Part.PLACE, css=tint))
    return found


def names(layout: Layout) -> list[Thing]:
    """Letter each step of the rim once: ranks to the northwest and southeast, files to the southwest and northeast."""
    found = []
    for away in (1, 2, 3, 4):
        found.append(name(layout, away - 4.81, away + 0.06, str(5 + away)))
        found.append(name(layout, 4.85 - away, -away - 0.12, str(5 - away)))
        found.append(name(layout, -away - 0.04, away - 4.92, "abcd"[4 - away]))
        found.append(name(layout, away + 0.06, 4.81 - away, "fghi"[away - 1]))
    return found


def name(layout: Layout, east: float, north: float, text: str) -> Thing:
    return Thing("", *layout.at(east, north), (Words(said("verbatim", text=text), y=8, css="lab"),))


# What happened last


@remembered(RECENT)
def latest(last: str, landed: int, fell: int, layout: Layout) -> list[Thing]:
    """Mark the squares the latest step left, the way a thrown rock flew, and the splat it made."""
    step = NOTATION.read_back(last)
    if step is None or step is SKIP:
        return []
    left = [step.origin] if step.along == NO else [step.origin, step.along]
    marks = [mark_of("sq-from", square, layout) for square in left]
    if step.throw != NO:
        marks.append(trail(layout, step.target, landed))
    if fell:
        marks.append(Thing("splat", *layout.square(landed), (Use("splat", 130),), css="once"))
    return marks


@cache
def mark_of(symbol: str, square: int, layout: Layout) -> Thing:
    return Thing("", *layout.square(square), (Use(symbol, 104 * layout.grow, turn=layout.turn),))


def trail(layout: Layout, start: int, end: int) -> Thing:
    (x, y), (to_x, to_y) = layout.square(start), layout.square(end)
    return Thing("", x, y, (Stroke(f"M0 0L{to_x - x:.1f} {to_y - y:.1f}", css="trail"),))


# The pieces


@remembered(RECENT)
def standing(where: tuple[int, ...], locked: int, landed: int, aloft: int, layout: Layout) -> list[Thing]:
    """Draw every piece on the board, from back to front."""
    rocks = [
        rock_thing(rock, at, layout, locked=bool(locked >> rock & 1), thrown=landed == at, aloft=aloft == rock)
        for rock, at in enumerate(where[:ROCKS])
    ]
    members = [member_thing(piece, at, layout) for piece, at in enumerate(where) if piece >= ROCKS and at != GONE]
    return sorted(rocks + members, key=attrgetter("y"))


@remembered(4096)
def member_thing(piece: int, square: int, layout: Layout) -> Thing:
    """Draw a piece of a team."""
    x, y = layout.square(square)
    kind, seat = kind_of(piece), seat_of(piece)
    look, label = figure(KIND_WORDS[kind], seat, BROOCHES[kind]), member_word(piece, square)
    return Thing(piece_id(piece), x, y, look, label, team=seat, css="piece")


@remembered(4096)
def rock_thing(rock: int, place: int, layout: Layout, *, locked: bool, thrown: bool, aloft: bool) -> Thing:
    """Draw a rock: appalled while it flies or floats, with a padlock while it is locked (S10)."""
    x, y = layout.square(place)
    if aloft:
        look: Look = (Use("rock-aloft", 94, y=-12),)
    else:
        look = (Use("rock", 94, y=-4, css="at-rest"), Use("rock-aloft", 94, y=-4, css="in-flight"))
    badge = padlock(26, -46) if locked else ()
    return Thing(
        piece_id(rock), x, y, look + badge, rock_word(place, locked), css="piece", motion="fly" if thrown else ""
    )


def piece_label(seen: Seen, piece: int) -> Said:
    square = seen.where[piece]
    return rock_word(square, bool(seen.locked >> piece & 1)) if is_rock(piece) else member_word(piece, square)


def member_word(piece: int, square: int) -> Said:
    word = said(KIND_WORDS[kind_of(piece)])
    return said("piece-on", who=Player(seat_of(piece)), piece=word, square=NAMES[square])


def rock_word(square: int, locked: bool) -> Said:
    return said("rock-locked" if locked else "rock-on", square=NAMES[square])


# What may be pointed at


def pointed(seen: Seen, board: vec[i64], legal: list[Step], able: Able) -> tuple[list[int], list[int]]:
    """Gather the pieces and the squares that occur in some path."""
    pieces = [piece_of(seen.mover, kind) for kind in sorted({*map(attrgetter("kind"), legal)})]
    pieces += [rock for rock in range(ROCKS) if seen.where[rock] in able.lifts]
    landings = {landing_of(board, step) for step in able.throws}
    return pieces, sorted({*map(attrgetter("target"), legal)} | landings)


@cache
def glow(name: str, square: int, layout: Layout) -> list[Thing]:
    """Prepare what shines under a piece or a square while it may be chosen, and once it is."""
    return [
        Thing(name, *layout.square(square), (Use(symbol, 104 * layout.grow, turn=layout.turn),), part=part)
        for symbol, part in (("sq-lit", Part.GLOW), ("sq-chosen", Part.CHOSEN))
    ]


@remembered(4096)
def target(name: str, square: int, label: Said, bare: bool, layout: Layout) -> Thing:
    """Prepare what is tapped, focused and read aloud."""
    hit = Box(100 * layout.grow, 100 * layout.grow, round=10, turn=layout.turn, css="hit")
    look: Look = (hit, Use("spot", 70)) if bare else (hit,)
    return Thing(name, *layout.square(square), look, label, Part.TARGET)


def to_point_at(
    seen: Seen, board: vec[i64], legal: list[Step], able: Able, layout: Layout
) -> tuple[list[Thing], list[Thing]]:
    """Give what lies under the pieces and what lies over them where something may be chosen."""
    if not legal:
        return [], []
    below, above = list[Thing](), list[Thing]()
    pieces, squares = pointed(seen, board, legal, able)
    for piece in pieces:
        name, label = piece_id(piece), piece_label(seen, piece)
        below += glow(name, seen.where[piece], layout)
        above.append(target(name, seen.where[piece], label, False, layout))
    for square in squares:
        below += glow(NAMES[square], square, layout)
        above.append(square_target(square, board[square] == NOTHING, layout))
    return below, above


@cache
def square_target(square: int, bare: bool, layout: Layout) -> Thing:
    return target(NAMES[square], square, square_word(square), bare, layout)


@cache
def square_word(square: int) -> Said:
    return said("verbatim", text=NAMES[square])


def flags(seen: Seen, board: vec[i64], throws: list[Step], layout: Layout) -> list[Thing]:
    """Put a word where a square alone would mislead: "throw", and whom a throw would hit."""
    if not throws:
        return []
    troll = piece_id(piece_of(seen.mover, TROLL))
    found = [flag_at(layout, rock, said("flag-throw"), (troll,)) for rock in sorted({step.target for step in throws})]
    for step in throws:
        victim = victim_of(board, step)
        if victim != NOTHING:
            when = (troll, NAMES[step.target])
            found.append(flag_at(layout, landing_of(board, step), flag_word(seen, victim), when))
    return found


def flag_word(seen: Seen, victim: int) -> Said:
    if seat_of(victim) == seen.mover:
        return said("flag-own")
    return said("flag-splut" if kind_of(victim) == SORCERER else "flag-crush")


def flag_at(layout: Layout, square: int, word: Said, when: tuple[str, ...]) -> Thing:
    x, y = layout.square(square)
    label = said("flag-at", square=NAMES[square], word=word)
    return Thing("", x, y - 58, flag(word), label, css="flagged", when=when)


# Around the board


@remembered(RECENT)
def seat_boxes(where: tuple[int, ...], sides: tuple[str, ...], mover: int) -> tuple[SeatBox, ...]:
    return tuple([seat_box(where, side, seat, now=seat == mover) for seat, side in enumerate(sides)])


def seat_box(where: tuple[int, ...], side: str, seat: int, *, now: bool) -> SeatBox:
    dead = tuple([where[piece_of(seat, kind)] == GONE for kind in range(TEAM)])
    out = dead[SORCERER]
    about = said("about", who=Player(seat), side=said(f"side-{side}"), state="out" if out else "now" if now else "in")
    return SeatBox(seat, about, kit(seat, dead), now, out)


@cache
def kit(seat: int, dead: tuple[bool, ...]) -> tuple[Kit, ...]:
    """Draw a team's pieces for its box; a dead one lies on its side."""
    return tuple(Kit(figure(KIND_WORDS[kind], seat, BROOCHES[kind], 100, 0), dead[kind]) for kind in range(TEAM))


@cache
def first_ask(mover: int, left: int, *, mine: bool, over: bool) -> Ask:
    look = figure("sorcerer", mover, BROOCHES[SORCERER], 100, 0)
    if mine:
        return Ask((), said("ask-piece", who=Player(mover)), said("note-steps", left=left), look, mover)
    return Ask((), said("ask-over" if over else "ask-wait", who=Player(mover)), None, look, mover)


@cache
def progress(steps: int, left: int) -> Progress:
    return Progress(steps - left, steps, said("progress", step=steps - left + 1, total=steps))


@remembered(RECENT)
def description(where: tuple[int, ...], locked: int, seats: int) -> tuple[Said, ...]:
    """Tell the position in sentences."""
    places = [[where[piece_of(seat, kind)] for kind in range(TEAM)] for seat in range(seats)]
    teams = [team_sentence(seat, *standing) for seat, standing in enumerate(places)]
    rocks = said("rocks-on", **{f"rock{rock + 1}": NAMES[where[rock]] for rock in range(ROCKS)})
    stuck = [said("rock-is-locked", square=NAMES[where[rock]]) for rock in range(ROCKS) if locked >> rock & 1]
    return (*teams, rocks, *stuck)


@remembered(4096)
def team_sentence(seat: int, sorcerer: int, dwarf: int, troll: int) -> Said:
    team = said("team-of", who=Player(seat), emblem=said("emblem", seat=seat + 1))
    if sorcerer == GONE:
        return said("team-out", team=team)
    if dwarf == GONE:
        return said("team-without-dwarf", team=team, sorcerer=NAMES[sorcerer], troll=NAMES[troll])
    return said("team-on", team=team, sorcerer=NAMES[sorcerer], dwarf=NAMES[dwarf], troll=NAMES[troll])
