"""The picture of a game after each of its lines: board, hand, seats, and what may be chosen."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import Outcome, said
from frabjous.games.teaching import clause_of
from frabjous.scene.model import Ask, Scene, SeatBox, Shape, Slip, Thing
from frabjous.scene.names import STAND_INS, capital, escaped
from frabjous.table.chairs import Kind
from frabjous.web.clock_faces import clock, is_hurried
from frabjous.web.faces import seat_face
from frabjous.web.messages import AskPart, ButtonPart, ChoicePart, Frame, ProgressPart, SlipTold
from frabjous.web.sight import Sight
from frabjous.web.whereabouts import SMALL, in_a_box, mark, whereabouts

PALE: Final = {"away": " away", "gone": " gone-away"}


class Picture:
    """Draws what one pair of eyes may see of a game."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        self.play: Final = sight.play
        self.voice: Final = sight.voice
        self.teller: Final = sight.teller
        self.pen: Final = sight.pen
        self.scenes: Final[dict[int, tuple[Shape, Scene]]] = {}
        self.drawn_boxes: Final[dict[int, list[str]]] = {}

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
        """Draw the picture after line `number`."""
        return self.sight.names.named(self.drawn(number, shape))

    def drawn(self, number: int, shape: Shape, log: str = "") -> Frame:
        """Draw the picture after line `number`, with the rows it adds to the log; names are still to be put in."""
        scene, say, sentence = self.scene(number, shape), self.teller.say, self.teller.sentence
        chooser = self.sight.choosing()
        return Frame(
            number,
            log,
            self.pen.board(scene, shape),
            self.hand(scene.hand),
            self.boxes(number),
            say(scene.heading),
            [self.ask(ask) for ask in scene.asks],
            [ButtonPart(button.id, say(button.label), button.icon) for button in scene.buttons],
            [ChoicePart(one.path, one.action, sentence(one.label), chooser) for one in scene.choices],
            self.footprints(scene),
            [sentence(one) for one in scene.description],
        )

    def ask(self, ask: Ask) -> AskPart:
        return AskPart(
            ask.path,
            self.teller.sentence(ask.question),
            self.teller.sentence(ask.note) if ask.note else "",
            self.pen.picture(ask.look, ask.team, "who") if ask.look else "",
            clause_of(self.sight.match.room, ask.question, ask.note),
        )

    def footprints(self, scene: Scene) -> ProgressPart | None:
        far = scene.progress
        return None if far is None else ProgressPart(far.done, far.total, self.teller.say(far.label))

    def hand(self, things: tuple[Thing, ...]) -> list[str]:
        """Draw the cards in the tray."""
        return [f"<li>{card}</li>" for card in self.pen.cards(things)]

    def slip(self, shape: Shape | None, thing: str, path: tuple[str, ...]) -> SlipTold:
        """Explain a thing of the present picture, and why it cannot be chosen with so much of a path chosen."""
        line, sentence = self.play.length, self.voice.sentence
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
        name = self.voice.say(slip.name) if slip.name else ""
        return capital(name) if " " in name else name

    # the seats' boxes

    def boxes(self, number: int) -> list[str]:
        """Draw the seats' boxes as they are after line `number`, once; names are still to be put in."""
        if number not in self.drawn_boxes:
            outcome = self.play.outcome() if number == self.play.length else None
            self.drawn_boxes[number] = [self.box(box, outcome) for box in self.scene(number).seats]
        return self.drawn_boxes[number]

    def box(self, box: SeatBox, outcome: Outcome | None) -> str:
        """Draw a seat's box: medal, name, what it is about, and its kit."""
        hurries = outcome is None and is_hurried(self.sight, box.seat)
        where = whereabouts(self.sight, box.seat, over=outcome is not None)
        states = " now" * (box.now and outcome is None) + " out" * box.out + " hurry" * hurries + PALE.get(where, "")
        face, label = seat_face(self.sight.sitter(box.seat), box.seat), self.sight.face_in_words(box.seat)
        name = escaped(STAND_INS[box.seat])
        about = self.state_of(box, outcome)
        kit = "".join([self.pen.picture(kit.look, box.seat, "lost" if kit.lost else "") for kit in box.kit])
        return (
            f'<li class="seat team-{box.seat + 1}{states}" data-seat="{box.seat}"'
            f' data-name="{name}" title="{name}">'
            f'<svg class="flag" viewBox="{SMALL}" aria-hidden="true"><use href="#ui-hand"/></svg>'
            f"{self.pen.picture(face, box.seat, 'medal', label)}"
            f'<span class="name">{escaped(self.shown_name(box.seat))}</span>'
            f'<span class="about">{self.level(box.seat, about)}{in_a_box(self.sight, box.seat, where, about)}</span>'
            f'<span class="kit" aria-hidden="true">{kit}</span>{clock(self.sight, box.seat)}</li>'
        )

    def shown_name(self, seat: int) -> str:
        """Name a seat where the name stands alone; a typed one is shown as it was typed."""
        if seat in self.teller.you:
            return self.teller.say(said("you"))
        return STAND_INS[seat] if self.sight.sitter(seat).name else capital(STAND_INS[seat])

    def level(self, seat: int, about: str) -> str:
        """Say of a bot that it is one, and how good, before what else is said of its seat."""
        sitter = self.sight.sitter(seat)
        if sitter.kind is not Kind.BOT:
            return ""
        words = self.teller.say(said(f"level-{sitter.level}"))
        return (
            f'{mark("bot")}<span class="level">{escaped(words)} · </span>'
            if about
            else f"{mark('bot')}{escaped(words)}"
        )

    def state_of(self, box: SeatBox, outcome: Outcome | None) -> str:
        """Say how it ended for a seat, or that nobody or a bot plays it, or what the scene says of it."""
        if outcome is not None:
            score = outcome.scores[box.seat]
            return self.teller.say(said("seat-won" if score == 1 else "seat-shared" if score else "seat-lost"))
        if self.sight.sitter(box.seat).kind is Kind.OPEN:
            return self.teller.say(said("chair-open"))
        if box.seat in self.play.pact.played_by_bot:
            return self.teller.say(said("bot-stands-in"))
        return self.teller.say(box.about)
