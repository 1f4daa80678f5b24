"""The picture of a game after each of its lines: board, hand, seats, and what may be chosen."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import Said, said
from frabjous.scene.model import Ask, Scene, Shape, Slip
from frabjous.scene.names import capital
from frabjous.web.clock_faces import clock, is_hurried
from frabjous.web.drawn import Drawn
from frabjous.web.messages import Frame, SlipTold
from frabjous.web.parts import Boxed, Sitting, lasting_parts
from frabjous.web.sight import Sight
from frabjous.web.whereabouts import whereabouts


class Picture:
    """Draws what one pair of eyes may see of a game."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        self.play: Final = sight.play
        self.teller: Final = sight.teller
        self.parts: Final = lasting_parts(sight.match.room, sight.teller, sight.pen)
        self.scenes: Final[dict[int, tuple[Shape, Scene]]] = {}
        self.drawn_boxes: Final[dict[int, list[str]]] = {}
        self.seated: Final[dict[bool, list[Sitting]]] = {}  # while the game is played, and once it is over

    def scene(self, number: int, shape: Shape | None = None) -> Scene:
        """Give the picture after line `number`, in whichever shape if that does not matter; it is made once.

        Only the present one has choices.
        """
        if number in self.scenes and shape in (None, self.scenes[number][0]):
            return self.scenes[number][1]
        legal = self.sight.legal() if number == self.play.length else []
        made = self.sight.match.room.scene(self.seen(number), legal, shape or Shape.WIDE)
        self.scenes[number] = (shape or Shape.WIDE, made)
        return made

    def seen(self, number: int) -> object:
        """Give what these eyes see after line `number`."""
        viewer = self.sight.viewer(now=number == self.play.length)
        return self.play.game.observe(self.play.state_after(number), viewer)

    def frame(self, number: int, shape: Shape) -> Frame:
        """Write the picture after line `number`."""
        return self.sight.names.named(self.parts.frame(self.drawn(number, shape)))

    def drawn(self, number: int, shape: Shape, *, passing: bool = False) -> Drawn:
        """Draw the picture after line `number`."""
        scene, chooser = self.scene(number, shape), self.sight.choosing()
        heading, asks = self.heading(number, scene), self.asks(number, scene)
        return Drawn(number, scene, shape, heading, asks, chooser, self.boxes(number), passing=passing)

    def asks(self, number: int, scene: Scene) -> tuple[Ask, ...]:
        """Give what the tray asks: nothing any more where the people have ended the game before its time."""
        is_ended = number == self.play.length and self.play.pact.ended is not None
        return (Ask((), said("ask-ended")),) if is_ended else scene.asks

    def heading(self, number: int, scene: Scene) -> Said:
        """Say where the game stands, or that it is over."""
        is_over = number == self.play.length and self.play.outcome() is not None
        return said("heading-over") if is_over else scene.heading

    def question(self) -> str:
        """Give what the tray asks, or says, before anything is chosen."""
        return self.teller.say(self.scene(self.play.length).question)

    def slip(self, shape: Shape | None, thing: str, path: tuple[str, ...]) -> SlipTold:
        """Explain a thing of the present picture, and why it cannot be chosen with so much of a path chosen."""
        line, sentence = self.play.length, self.sight.voice.sentence
        room, scene = self.sight.match.room, self.scene(self.play.length, shape)
        slip = room.slip(scene, self.seen(line), self.sight.legal(), path, thing)
        why = sentence(slip.why.said) if slip.why else "" if slip.can else sentence(slip.asked)
        return SlipTold(
            thing,
            self.name_of(slip),
            sentence(slip.what.said) if slip.what else "",
            slip.what.clause if slip.what else "",
            why,
            slip.why.clause if slip.why else "",
            slip.can,
        )

    def name_of(self, slip: Slip) -> str:
        """Name what a slip is about, with a capital unless it is one word, such as a square."""
        name = self.sight.voice.say(slip.name) if slip.name else ""
        return capital(name) if " " in name else name

    # the seats' boxes

    def boxes(self, number: int) -> list[str]:
        """Draw the seats' boxes as they are after line `number`, once; names are still to be put in."""
        if number not in self.drawn_boxes:
            outcome = self.play.outcome() if number == self.play.length else None
            scores = (None,) * self.sight.count if outcome is None else outcome.scores
            boxes, sittings = self.scene(number).seats, self.sittings(over=outcome is not None)
            self.drawn_boxes[number] = self.parts.boxes.each(map(Boxed, boxes, sittings, scores))
        return self.drawn_boxes[number]

    def sittings(self, *, over: bool) -> list[Sitting]:
        """Say of every seat who sits there."""
        if over not in self.seated:
            self.seated[over] = [self.sitting(seat, over=over) for seat in range(self.sight.count)]
        return self.seated[over]

    def sitting(self, seat: int, *, over: bool) -> Sitting:
        sight, sitter = self.sight, self.sight.sitter(seat)
        where, stands_in = whereabouts(sight, seat, over=over), seat in self.play.pact.played_by_bot
        hurries = is_hurried(sight, seat)
        return Sitting(sitter.kind, sitter.level, bool(sitter.name), where, stands_in, clock(sight, seat), hurries)
