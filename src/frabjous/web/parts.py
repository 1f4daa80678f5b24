"""The parts of a frame as they are told to one kind of eyes: each is written once, and looked up from then on."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final, NamedTuple

from frabjous.core.contract import Player, Said, said
from frabjous.games.room import AnyRoom
from frabjous.games.teaching import clause_of
from frabjous.scene.model import Ask, Button, Choice, Progress, SeatBox, Thing
from frabjous.scene.names import SEATS, STAND_INS, capital, escaped
from frabjous.scene.once import LONG, Kept
from frabjous.scene.svg import Pen, by_card
from frabjous.scene.words import Voice
from frabjous.table.chairs import Kind
from frabjous.web.drawn import Drawn
from frabjous.web.edits import Edits, Pieces
from frabjous.web.faces import face_word, seat_face
from frabjous.web.messages import AskPart, ButtonPart, Changes, ChoicePart, Frame, ProgressPart
from frabjous.web.whereabouts import PALE, SMALL, Whereabouts, in_a_box, mark


class Sitting(NamedTuple):
    """What the table knows of whoever sits at a seat."""

    kind: Kind
    level: str  # of a bot
    has_name: bool
    where: Whereabouts
    stands_in: bool  # a bot, for somebody who left
    clock: str
    hurries: bool


class Boxed(NamedTuple):
    """A seat's box, who sits there, and, once the game is over, the score."""

    box: SeatBox
    sitting: Sitting
    score: float | None


class Parts:
    """Writes what belongs to frames in one voice; names are still to be put in."""

    def __init__(self, room: AnyRoom, teller: Voice, pen: Pen) -> None:
        self.room: Final = room
        self.teller: Final = teller
        self.pen: Final = pen
        self.sentences: Final = Kept[Said, str](teller.sentence)
        self.asks: Final = Kept[Ask, AskPart](self.ask)
        self.buttons: Final = Kept[Button, ButtonPart](self.button)
        self.choices: Final = [Kept[Choice, ChoicePart](partial(self.choice, seat)) for seat in range(SEATS)]
        self.cards: Final = Kept[tuple[Thing, ...], str](lambda card: f"<li>{pen.card(card)}</li>", LONG)
        self.boxes: Final = Kept[Boxed, str](self.box, LONG)
        self.write_thing: Final = pen.things.__getitem__
        self.write_ask: Final = self.asks.__getitem__
        self.write_sentence: Final = self.sentences.__getitem__

    # pictures

    def frame(self, drawn: Drawn) -> Frame:
        """Write all of a picture."""
        scene = drawn.scene
        return Frame(
            drawn.line,
            "",
            self.pen.board(scene, drawn.shape),
            self.hand(scene.hand),
            drawn.boxes,
            self.teller.say(drawn.heading),
            self.asks.each(drawn.asks),
            self.buttons.each(scene.buttons),
            self.chosen(drawn),
            self.footprints(scene.progress),
            self.sentences.each(scene.description),
        )

    def whole(self, now: Drawn, pieces: Pieces) -> Changes:
        """Write all of a picture as what is new to somebody who has seen nothing."""
        scene = now.scene
        now.description = scene.description
        return {
            "line": now.line,
            "log": "",
            "board": pieces.put(self.pen.board(scene, now.shape), str),
            "hand": pieces.put(self.hand(scene.hand), str),
            "seats": pieces.put(now.boxes, str),
            "heading": self.teller.say(now.heading),
            "asks": pieces.put(now.asks, self.write_ask),
            "buttons": self.buttons.each(scene.buttons),
            "choices": self.chosen(now),
            "progress": self.footprints(scene.progress),
            "description": pieces.put(now.description, self.write_sentence),
        }

    def news(self, now: Drawn, before: Drawn, pieces: Pieces) -> Changes:
        """Write what is new in a picture since another before the same eyes."""
        new: Changes = {"line": now.line, "log": ""}
        scene, was = now.scene, before.scene
        if board := self.board_edits(now, before, pieces):
            new["board"] = board
        if scene.hand != was.hand:
            new["hand"] = pieces.edits(self.hand(was.hand), self.hand(scene.hand), str)
        if now.boxes != before.boxes:
            new["seats"] = pieces.edits(before.boxes, now.boxes, str)
        if now.heading != before.heading:
            new["heading"] = self.teller.say(now.heading)
        if now.asks != before.asks:
            new["asks"] = pieces.edits(before.asks, now.asks, self.write_ask)
        if scene.buttons != was.buttons:
            new["buttons"] = self.buttons.each(scene.buttons)
        if scene.choices != was.choices or now.chooser != before.chooser:
            new["choices"] = self.chosen(now)
        if scene.progress is not was.progress:
            new["progress"] = self.footprints(scene.progress)
        now.description = before.description if now.passing else scene.description
        if now.description != before.description:
            new["description"] = pieces.edits(before.description, now.description, self.write_sentence)
        return new

    def board_edits(self, now: Drawn, before: Drawn, pieces: Pieces) -> Edits:
        """Say how one board becomes another, layer by layer; nothing if it is the same."""
        scene, was = now.scene, before.scene
        same_frame = (scene.width, scene.height, scene.title) == (was.width, was.height, was.title)
        if same_frame and scene.layers == was.layers:
            return []
        kept = int(same_frame)  # since the latest change
        found: Edits = [] if same_frame else [-1, *pieces.put([self.pen.opening(scene, now.shape)], str)]
        for layer, old in zip(scene.layers, was.layers, strict=True):
            if layer == old:
                kept += len(old)
                continue
            if kept:
                found.append(kept)
                kept = 0
            found += pieces.edits(old, layer, self.write_thing)
        return [*found, kept + 1]

    def ask(self, ask: Ask) -> AskPart:
        return AskPart(
            ask.path,
            self.sentences[ask.question],
            self.sentences[ask.note] if ask.note else "",
            self.pen.picture(ask.look, ask.team, "who") if ask.look else "",
            clause_of(self.room, ask.question, ask.note),
        )

    def button(self, button: Button) -> ButtonPart:
        return ButtonPart(button.id, self.teller.say(button.label), button.icon)

    def chosen(self, drawn: Drawn) -> list[ChoicePart]:
        return self.choices[drawn.chooser].each(drawn.scene.choices)

    def choice(self, chooser: int, one: Choice) -> ChoicePart:
        return ChoicePart(one.path, one.action, self.sentences[one.label], chooser)

    def footprints(self, far: Progress | None) -> ProgressPart | None:
        return None if far is None else ProgressPart(far.done, far.total, self.teller.say(far.label))

    def hand(self, things: tuple[Thing, ...]) -> list[str]:
        """Draw the cards in the tray."""
        return self.cards.each(by_card(things))

    # the seats' boxes

    def box(self, one: Boxed) -> str:
        """Draw a seat's box: medal, name, what it is about, and its kit."""
        seat, now, sitting = one.box.seat, one.box.now and one.score is None, one.sitting
        hurries = sitting.hurries and one.score is None
        states = " now" * now + " out" * one.box.out + " hurry" * hurries + PALE.get(sitting.where.word, "")
        face, label = seat_face(sitting.kind, sitting.level, seat), self.teller.say(face_word(sitting.kind, seat))
        name, about = escaped(STAND_INS[seat]), self.state_of(one)
        kit = "".join([self.pen.picture(kit.look, seat, "lost" if kit.lost else "") for kit in one.box.kit])
        return (
            f'<li class="seat team-{seat + 1}{states}" data-seat="{seat}"'
            f' data-name="{name}" title="{name}">'
            f'<svg class="flag" viewBox="{SMALL}" aria-hidden="true"><use href="#ui-hand"/></svg>'
            f"{self.pen.picture(face, seat, 'medal', label)}"
            f'<span class="name">{escaped(self.shown_name(one))}</span>'
            f'<span class="about">{self.level(one, about)}{in_a_box(self.teller, sitting.where, about)}</span>'
            f'<span class="kit" aria-hidden="true">{kit}</span>{sitting.clock}</li>'
        )

    def shown_name(self, one: Boxed) -> str:
        """Name a seat where the name stands alone; a typed one is shown as it was typed."""
        if one.box.seat in self.teller.you:
            return self.teller.say(said("you"))
        return STAND_INS[one.box.seat] if one.sitting.has_name else capital(STAND_INS[one.box.seat])

    def level(self, one: Boxed, about: str) -> str:
        """Say of a bot that it is one, and how good, before what else is said of its seat."""
        if one.sitting.kind is not Kind.BOT:
            return ""
        words = escaped(self.teller.say(said(f"level-{one.sitting.level}")))
        return f'{mark("bot")}<span class="level">{words} · </span>' if about else f"{mark('bot')}{words}"

    def state_of(self, one: Boxed) -> str:
        """Say how it ended for a seat, or that nobody or a bot plays it, or what the scene says of it."""
        if one.score is not None:
            how = "seat-won" if one.score == 1 else "seat-shared" if one.score else "seat-lost"
            return self.teller.say(said(how, who=Player(one.box.seat)))
        if one.sitting.kind is Kind.OPEN:
            return self.teller.say(said("chair-open"))
        return self.teller.say(said("bot-stands-in") if one.sitting.stands_in else one.box.about)


@lru_cache(maxsize=100)
def lasting_parts(room: AnyRoom, teller: Voice, pen: Pen) -> Parts:
    """Keep what was written for one kind of eyes: all tables share it, since names come last."""
    return Parts(room, teller, pen)
