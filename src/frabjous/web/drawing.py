"""What one browser may see of a table: pictures, log, and what is around them, drawn and translated."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from html import escape
from pathlib import Path
from typing import Any, Final

from frabjous.core import agreed
from frabjous.core.contract import NOBODY, ONLOOKER, TABLE, Outcome, Player, said
from frabjous.core.errors import GameError
from frabjous.scene.model import Scene, SeatBox, Shape, Thing
from frabjous.scene.pieces import medal
from frabjous.scene.svg import board, cards, picture
from frabjous.scene.words import Voice, bundle, capital
from frabjous.store.rows import TalkRow
from frabjous.table.allowed import UNDO_KINDS, allowed, undo_kind
from frabjous.table.chairs import Chair, Kind, chair_of, seat_of
from frabjous.table.presence import Away
from frabjous.table.table import Match, Table
from frabjous.table.taking_back import latest_mover
from frabjous.table.telling import told
from frabjous.web.messages import (
    AskPart,
    AwayPart,
    ButtonPart,
    ChoicePart,
    Ending,
    Frame,
    HintTold,
    NoticeTold,
    Position,
    ProgressPart,
    Status,
)

TEXTS: Final = Path(__file__).parent / "text"
SMALL: Final = "0 0 100 100"


@dataclass(frozen=True)
class Eyes:
    """Who looks: the chairs this browser plays, and its language."""

    chairs: frozenset[int]
    language: str


@lru_cache(maxsize=200)
def lasting_voice(language: str, room: Path, names: tuple[str, ...], you: tuple[int, ...]) -> Voice:
    """Keep voices from picture to picture: they remember what they have said."""
    return Voice(bundle(language, room / "text", TEXTS), dict(enumerate(names)), you)


class Painter:
    """Draws one game of a table for one pair of eyes.

    With one chair the picture is that seat's. With none, or with several people at one device, it is the
    onlooker's; only a choice that is secret or made from a hidden hand is drawn for its seat, behind a curtain.
    """

    def __init__(self, table: Table, match: Match, eyes: Eyes, away: Mapping[int, Away] | None = None) -> None:
        self.scenes: Final[dict[int, tuple[Shape, Scene]]] = {}
        self.table: Final = table
        self.match: Final = match
        self.play: Final = match.play
        self.eyes: Final = eyes
        self.away: Final = away or {}  # people who are not connected and for whom no bot plays, by chair
        self.count: Final = len(table.chairs)
        self.seats: Final = sorted(seat_of(chair, match.shift, self.count) for chair in eyes.chairs)

    @cached_property
    def voice(self) -> Voice:
        plain = lasting_voice(self.eyes.language, self.match.room.folder, (), ())
        names = tuple(self.called(seat, plain) for seat in range(self.count))
        you = tuple(self.seats) if len(self.seats) == 1 else ()
        return lasting_voice(self.eyes.language, self.match.room.folder, names, you)

    def sitter(self, seat: int) -> Chair:
        """Say who plays a seat in this game of the row."""
        return self.table.chairs[chair_of(seat, self.match.shift, self.count)]

    def called(self, seat: int, voice: Voice) -> str:
        """Name whoever sits at a seat."""
        chair, sitter = chair_of(seat, self.match.shift, self.count), self.sitter(seat)
        if sitter.kind is not Kind.BOT:
            return sitter.name or voice.name(seat)
        alike = [number for number, other in enumerate(self.table.chairs) if other == sitter]
        name = voice.say(said(f"level-{sitter.level}"))
        return name if len(alike) == 1 else f"{name} {alike.index(chair) + 1}"

    # who looks, and what may be chosen

    def choosing(self) -> int:
        """Name the seat of mine that chooses now, or NOBODY."""
        if self.match is not self.table.match:
            return NOBODY
        mine = [seat for seat in self.play.to_act() if seat in self.seats and not self.table.bot_at(seat)]
        return mine[0] if mine else NOBODY

    def legal(self) -> list[Any]:
        seat = self.choosing()
        return [] if seat == NOBODY else self.play.game.legal(self.play.state, seat)

    def is_private(self) -> bool:
        """Say whether what is chosen now must not be seen by the others at this device."""
        return any(action.shows or action.secret for action in self.legal())

    def viewer(self, *, now: bool) -> int:
        """Name the seat the picture is drawn for."""
        if len(self.seats) == 1:
            return self.seats[0]
        return self.choosing() if now and self.seats and self.is_private() else ONLOOKER

    # pictures

    def scene(self, number: int, shape: Shape | None = None) -> Scene:
        """Give the picture after line `number`, in whichever shape if that does not matter; it is made once.

        Only the present one has choices.
        """
        if number in self.scenes and shape in (None, self.scenes[number][0]):
            return self.scenes[number][1]
        now = number == self.play.length
        seen = self.play.game.observe(self.play.states[number], self.viewer(now=now))
        made = self.match.room.scene(seen, self.legal() if now else [], shape or Shape.WIDE)
        self.scenes[number] = (shape or Shape.WIDE, made)
        return made

    def frame(self, number: int, shape: Shape, *, with_log: bool = True) -> Frame:
        """Draw the picture after line `number`, with the log row of that line."""
        scene, say, sentence = self.scene(number, shape), self.voice.say, self.voice.sentence
        return Frame(
            number,
            self.log_row(number) if with_log and number else "",
            board(scene, shape, say),
            self.hand(scene.hand),
            self.boxes(number, scene),
            say(scene.heading),
            [
                AskPart(
                    ask.path,
                    sentence(ask.question),
                    sentence(ask.note) if ask.note else "",
                    picture(ask.look, say, ask.team, "who") if ask.look else "",
                )
                for ask in scene.asks
            ],
            [ButtonPart(button.id, say(button.label), button.icon) for button in scene.buttons],
            [ChoicePart(one.path, one.action, sentence(one.label), self.choosing()) for one in scene.choices],
            self.footprints(scene),
            [sentence(one) for one in scene.description],
        )

    def footprints(self, scene: Scene) -> ProgressPart | None:
        far = scene.progress
        return None if far is None else ProgressPart(far.done, far.total, self.voice.say(far.label))

    def hand(self, things: tuple[Thing, ...]) -> str:
        """Draw the cards in the tray."""
        return "".join(f"<li>{card}</li>" for card in cards(things, self.voice.say))

    def boxes(self, number: int, scene: Scene) -> str:
        """Draw the seats' boxes as they are after line `number`."""
        outcome = self.play.outcome() if number == self.play.length else None
        return "".join(self.box(box, outcome) for box in scene.seats)

    def box(self, box: SeatBox, outcome: Outcome | None) -> str:
        """Draw a seat's box: medal, name, what it is about, and its kit."""
        say = self.voice.say
        states = " now" * (box.now and outcome is None) + " out" * box.out
        emblem = say(said("emblem", seat=box.seat + 1))
        name, shown = self.voice.name(box.seat), self.shown_name(box.seat)
        kit = "".join(picture(kit.look, say, box.seat, "lost" if kit.lost else "") for kit in box.kit)
        return (
            f'<li class="seat team-{box.seat + 1}{states}" data-seat="{box.seat}" data-name="{escape(name)}">'
            f'<svg class="flag" viewBox="{SMALL}" aria-hidden="true"><use href="#ui-hand"/></svg>'
            f"{picture(medal(box.seat), say, box.seat, 'medal', emblem)}"
            f'<span class="name">{escape(shown)}</span>'
            f'<span class="about">{escape(self.about(box, outcome))}</span>'
            f'<span class="kit" aria-hidden="true">{kit}</span></li>'
        )

    def shown_name(self, seat: int) -> str:
        """Name a seat where the name stands alone; a typed one is shown as it was typed."""
        if seat in self.voice.you:
            return self.voice.say(said("you"))
        return self.sitter(seat).name or capital(self.voice.name(seat))

    def about(self, box: SeatBox, outcome: Outcome | None) -> str:
        """Say what a seat's box is about, and first that its player is away, if so."""
        about = self.state_of(box, outcome)
        away = self.away.get(chair_of(box.seat, self.match.shift, self.count))
        if away is None or outcome is not None:
            return about
        words = self.voice.say(said("seat-away" if away.wait else "seat-away-long"))
        return f"{words} · {about}" if about else words

    def state_of(self, box: SeatBox, outcome: Outcome | None) -> str:
        """Say how it ended for a seat, or that nobody or a bot plays it, or what the scene says of it."""
        if outcome is not None:
            score = outcome.scores[box.seat]
            return self.voice.say(said("seat-won" if score == 1 else "seat-shared" if score else "seat-lost"))
        if self.sitter(box.seat).kind is Kind.OPEN:
            return self.voice.say(said("chair-open"))
        if box.seat in self.play.pact.played_by_bot:
            return self.voice.say(said("bot-stands-in"))
        return self.voice.say(box.about)

    def position(self) -> Position:
        """Say where the game stands without a picture: no more than the picture is drawn from."""
        play, seat = self.play, self.viewer(now=True)
        observation = play.game.observe(play.state, seat)
        legal = [action.text for action in self.legal()]
        asked = "" if play.pact.asked is None else agreed.write(play.pact.asked)
        place, seal, room = self.match.place, play.record.seal, self.match.room.key
        return Position(place, play.length, seal, room, seat, observation, legal, asked, self.ending())

    def ending(self) -> Ending | None:
        outcome = self.play.outcome()
        return None if outcome is None else Ending(outcome.scores, outcome.victories, self.over())

    def hint(self, text: str, *, cut: bool) -> HintTold:
        """Name what a bot would choose in my place, and whether the clock cut it short."""
        line = self.play.length
        label = next(one.label for one in self.scene(line).choices if one.action == text)
        sentence = self.voice.say(said("hint-cut-short" if cut else "hint", choice=label))
        return HintTold(self.match.place, line, self.choosing(), text, sentence)

    def mishap(self, key: str, seat: int) -> NoticeTold:
        """Say what happened to the bot that plays a seat."""
        return NoticeTold(self.voice.sentence(said(key, who=Player(seat))))

    # log

    def log(self) -> str:
        """Write all rows of the log."""
        return "".join(self.log_row(number) for number in range(1, self.play.length + 1))

    def log_row(self, number: int) -> str:
        """Write the row of one line, under a heading where a new turn begins."""
        sentences = [self.voice.sentence(one) for one in told(self.play, number, self.viewer(now=False))]
        if not sentences:
            return ""
        seat = self.play.record.lines[number - 1].seat
        face = picture(medal(seat), self.voice.say, seat) if seat >= 0 else ""
        text = escape(" ".join(sentences))
        row = f'<li data-line="{number}"{self.undoing(number)}>{face or "<i></i>"}<span>{text}</span></li>'
        return self.turn_heading(number) + row

    def undoing(self, number: int) -> str:
        """Mark a row that was taken back, and the one that did it with the line it went back to."""
        line = self.play.record.lines[number - 1]
        if line.seat != TABLE:
            return "" if line.seat < 0 or number in self.play.mainline else ' class="undone"'
        word = agreed.read(line.text)
        return f' data-undoes="{word.to}"' if isinstance(word, agreed.Undo) else ""

    def turn_heading(self, number: int) -> str:
        """Write a heading when the line before belongs to an earlier turn."""
        heading = self.heading_before(number)
        if number > 1 and heading == self.heading_before(number - 1):
            return ""
        return f'<li class="turn">{escape(heading)}</li>'

    def heading_before(self, number: int) -> str:
        seen = self.play.game.observe(self.play.states[number - 1], self.viewer(now=False))
        return self.voice.sentence(self.match.room.heading(seen))

    # around

    def status(self, watching: int) -> Status:
        """Say all that the page shows around the picture."""
        return Status(
            self.seats,
            sorted(self.can()),
            self.asked(),
            self.over(),
            self.waiting(),
            self.voice.say(said("watching", count=watching)) if watching else "",
            self.curtain(),
            self.absent(),
            self.away_parts(),
            [seat for seat in range(self.count) if self.table.sitter(seat).kind is Kind.OPEN],
            self.boxes(self.play.length, self.scene(self.play.length)),
        )

    def can(self) -> set[str]:
        """Name what this browser may ask for; several people at one device take back whatever was done last there."""
        absent = self.absent()
        can = set[str]().union(*(allowed(self.table, chair, absent.__contains__) for chair in self.eyes.chairs))
        awake = [chair for chair in self.eyes.chairs if not self.table.bot_at(self.table.seat(chair))]
        mover = latest_mover(self.table, awake)
        if mover is None or self.play.outcome() is not None:
            return can - UNDO_KINDS
        return can - UNDO_KINDS | undo_kind(self.table, mover)

    def absent(self) -> list[int]:
        """Name the seats a bot could be asked to play: empty, or with somebody who has been away for long enough."""
        return [seat for seat in range(self.count) if not self.table.bot_at(seat) and self.has_waited(seat)]

    def has_waited(self, seat: int) -> bool:
        """Say whether nobody, or nobody for long enough, is at a seat."""
        away = self.away.get(self.table.chair(seat))
        return self.table.sitter(seat).kind is Kind.OPEN or (away is not None and away.wait == 0)

    def away_parts(self) -> list[AwayPart]:
        """Tell who is away, for how long, and when a bot may be called."""
        people = {self.table.seat(chair): one for chair, one in self.away.items()}
        return [AwayPart(seat, people[seat].seconds, people[seat].wait) for seat in sorted(people)]

    def asked(self) -> str:
        asked = self.play.pact.asked
        return "" if asked is None else self.voice.sentence(asked.told(self.count))

    def over(self) -> str:
        outcome = self.play.outcome()
        return "" if outcome is None else self.voice.sentence(outcome.why)

    def waiting(self) -> str:
        """Say who is awaited, when it is not me."""
        awaited = [seat for seat in self.play.to_act() if seat >= 0]
        if not awaited or self.choosing() != NOBODY:
            return ""
        open_seats = [seat for seat in awaited if self.table.sitter(seat).kind is Kind.OPEN]
        return self.voice.sentence(said("waiting-open" if open_seats else "waiting", who=Player(awaited[0])))

    def curtain(self) -> str:
        if len(self.seats) < 2 or not self.is_private():
            return ""
        return self.voice.say(said("pass-the-device", who=Player(self.choosing())))

    def onlooker_name(self) -> str:
        return self.voice.say(said("onlooker-name"))

    def refusal(self, error: GameError) -> str:
        return self.voice.refusal(error)


def talk_row(row: TalkRow) -> str:
    """Write something said, safe to show."""
    return f'<li data-said="{row.id}"><b>{escape(row.name)}</b> <span>{escape(row.text)}</span></li>'
