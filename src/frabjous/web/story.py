"""A review in words and pictures for one pair of eyes: told as that viewer's log tells it."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from frabjous.core.contract import Player, said
from frabjous.games.figures import cut_out, window_of
from frabjous.scene.model import Shape
from frabjous.scene.svg import num, picture
from frabjous.scene.words import Voice
from frabjous.table.review import LEAST_SWING, Review, Slip, Telling, kind_of, told_in
from frabjous.table.verdicts import part, part_of, side_of, verdicts
from frabjous.web.chart import Words, chart, sample
from frabjous.web.faces import face_word, seat_face
from frabjous.web.picture import Picture
from frabjous.web.sight import Sight
from frabjous.web.templating import trusted

Row = dict[str, object]

MOST_ROWS: Final = 40  # of the chart as a table
MOST_DEAR: Final = 3  # choices that are shown
ABOVE_FAIR: Final = 0.1  # whoever begins so far above a fair share starts ahead
BEAM: Final = 60  # from the middle of a beam to its end: a whole game
METER: Final = 200


class Story:
    """Tells one review."""

    def __init__(self, sight: Sight, review: Review, replay: str) -> None:
        self.sight: Final = sight
        self.review: Final = review
        self.replay: Final = replay
        self.say: Final = sight.voice.say
        self.sentence: Final = sight.voice.sentence
        self.reader: Final = sight.viewer(now=False)
        self.picture: Final = Picture(sight)
        self.names: Final = tuple(sight.shown_name(seat) for seat in review.seats)

    def told(self) -> Row:
        return {
            "winners": [self.seat(seat) for seat in self.winners()],
            "verdicts": [
                {"about": one.about, "heading": self.sentence(one.heading), "detail": self.sentence(one.detail)}
                for one in verdicts(self.review, self.reader)
            ],
            "charts": [trusted(chart(self.review, shape, self.words(), self.say)) for shape in Shape],
            "ahead": self.ahead(),
            "seats": [{**self.seat(seat), "sample": trusted(sample(seat))} for seat in self.review.seats],
            "turns": [self.turn(step) for step in self.review.turning_points()],
            "dear": [self.dear(slip) for slip in self.slips()],
            "fortunes": [self.fortune(seat) for seat in self.review.seats],
            "has_luck": self.review.has_luck,
            "rows": self.rows(),
        }

    def winners(self) -> list[int]:
        scores = self.review.hopes[-1]
        return [seat for seat in self.review.seats if scores[seat] == max(scores) > 0]

    def seat(self, seat: int) -> Row:
        sitter = self.sight.sitter(seat)
        face, label = seat_face(sitter.kind, sitter.level, seat), self.say(face_word(sitter.kind, seat))
        return {
            "seat": seat,
            "name": self.names[seat],
            "medal": trusted(picture(face, self.say, seat, "medal", label)),
        }

    # the chart

    def words(self) -> Words:
        count = len(self.names)
        return Words(
            self.say(said("page-chances")),
            " ".join(self.seat_in_words(seat) for seat in self.review.seats),
            self.names,
            self.say(said("page-review-start")),
            self.say(said("page-review-end")),
            self.say(said("page-axis-none")),
            self.say(said("page-axis-fair", seats=count)),
            self.say(said("page-axis-even")),
            self.say(said("page-axis-sure")),
        )

    def seat_in_words(self, seat: int) -> str:
        start, end = (round(100 * self.review.hopes[at][seat]) for at in (0, -1))
        return self.say(said("page-chances-seat", name=self.names[seat], start=start, end=end))

    def ahead(self) -> str:
        """Say who starts ahead, where the parts that seats play are not alike."""
        start = self.review.hopes[0]
        best = max(self.review.seats, key=lambda seat: start[seat])
        if self.sight.match.room.roles is None or start[best] < 1 / len(start) + ABOVE_FAIR:
            return ""
        return self.sentence(said("page-starts-ahead", who=Player(best)))

    def rows(self) -> list[Row]:
        """Give the chart as a table: some moments in even steps, and the last."""
        last = len(self.review.steps)
        every = max(1, -(-last // MOST_ROWS))
        return [
            {
                "line": self.review.steps[at].lines[0] - 1 if at < last else self.sight.play.length,
                "chances": [f"{round(100 * chance)}\u00a0%" for chance in self.review.hopes[at]],
            }
            for at in (*range(0, last, every), last)
        ]

    # turning points

    def turn(self, step: int) -> Row:
        """Tell a turning point: what happened, what it was, and who gained or lost."""
        lines, telling = self.review.steps[step].lines, told_in(self.sight.play, self.review.steps[step])
        changes = [(seat, self.review.change(step, seat)) for seat in self.review.seats]
        changes.sort(key=lambda one: -one[1])
        return {
            "line": telling.line,
            "path": f"{self.replay}?line={telling.line}{self.eyes()}",
            "from": lines[0] - 1,
            "sentence": self.happened(telling),
            "kind": kind_of(self.sight.play, self.review.steps[step]),
            "cause": " ".join(self.causes(step)),
            "thumb": self.thumb(telling.line),
            "changes": [self.swing(seat, by) for seat, by in changes if part_of(by) != "sliver"],
        }

    def happened(self, telling: Telling) -> str:
        sentences = [self.sentence(one) for one in telling.sayings]
        half = len(sentences) // 2
        return " ".join([*sentences[:half], "…", *sentences[half:]] if telling.cut else sentences)

    def causes(self, step: int) -> list[str]:
        """Say what it was, and what would have been better."""
        here = self.review.steps[step]
        kind = kind_of(self.sight.play, here)
        found = [self.sentence(said("review-cause", kind=kind, who=Player(max(here.actor, 0))))]
        slips = [slip for slip in self.review.slips if slip.line in here.lines and slip.better]
        for slip in sorted(slips, key=lambda slip: -slip.lost)[:1]:
            better = self.label(slip, slip.better)
            found.append(self.sentence(said("review-better", choice=better, part=part(slip.lost))))
        return found

    def thumb(self, line: int) -> object:
        """Draw a small board: where something happened, as it was then."""
        scenes = [self.picture.scene(number, Shape.WIDE) for number in (line - 1, line)]
        return trusted(cut_out(scenes[1], window_of(scenes), self.say, ' aria-hidden="true"'))

    def swing(self, seat: int, by: float) -> Row:
        width = max(2.0, min(abs(by), 1.0) * BEAM)
        left = BEAM if by > 0 else BEAM - width
        beam = (
            f'<svg class="beam team-{seat + 1}" viewBox="0 0 {2 * BEAM} 16" aria-hidden="true"><path class="axis" '
            f'd="M0 8H{2 * BEAM}"/><rect class="to" x="{num(left)}" y="2" width="{num(width)}" height="12"/></svg>'
        )
        words = self.say(said("page-fraction", part=part_of(by)))
        return {**self.seat(seat), "beam": trusted(beam), "by": f"{'+' if by > 0 else '−'}\u00a0{words}", "up": by > 0}

    def eyes(self) -> str:
        return f"&seat={self.reader}" if self.reader >= 0 else ""

    # what was given away

    def slips(self) -> list[Slip]:
        """Give the reader's costliest choices, where a better one is known."""
        mine = self.review.slips_of(self.reader) if self.reader >= 0 else []
        return [slip for slip in mine if slip.better][:MOST_DEAR]

    def dear(self, slip: Slip) -> Row:
        """Tell a costly choice: what was done, and what would have been better."""
        return {
            "line": slip.line,
            "from": slip.line - 1,
            "path": f"{self.replay}?line={slip.line - 1}{self.eyes()}",
            "cost": self.say(said("page-dear-cost", part=part(slip.lost))),
            "did": self.label(slip, self.sight.play.record.lines[slip.line - 1].text),
            "better": self.label(slip, slip.better),
            "pie": trusted(pie(slip.lost)),
        }

    def label(self, slip: Slip, text: str) -> str:
        """Name a choice as its seat was offered it; what somebody else chose is not said to "your own"."""
        play, room, voice = self.sight.play, self.sight.match.room, self.sight.voice
        state = play.state_after(slip.line - 1)
        scene = room.scene(play.game.observe(state, slip.seat), play.game.legal(state, slip.seat), Shape.WIDE)
        words = next(one.label for one in scene.choices if one.action == text)
        return (voice if slip.seat == self.reader else Voice(voice.texts, voice.names)).sentence(words)

    # luck

    def fortune(self, seat: int) -> Row:
        luck = self.review.luck(seat)
        slips = len(self.review.slips_of(seat))
        return {
            **self.seat(seat),
            "meter": trusted(meter(seat, luck)),
            "word": self.sentence(said("page-luck-seat", side=side_of(luck), part=part(luck))),
            "slips": self.sentence(said("page-slips", slips=slips)),
        }


def pie(lost: float) -> str:
    """Draw how much of a victory something cost, as a slice."""
    turn = 2 * pi * min(max(lost, LEAST_SWING), 0.999)
    x, y = 50 + 40 * sin(turn), 50 - 40 * cos(turn)
    large = 1 if turn > pi else 0
    return (
        '<svg class="pie" viewBox="0 0 100 100" aria-hidden="true"><circle class="of" cx="50" cy="50" r="42"/>'
        f'<path class="lost" d="M50 50V10A40 40 0 {large} 1 {num(x)} {num(y)}Z"/></svg>'
    )


def meter(seat: int, luck: float) -> str:
    """Draw what luck did, from a game against somebody to a game for them."""
    width = abs(luck) * METER
    left = METER if luck > 0 else METER - width
    ticks = "".join(f"M{at} 10V24" for at in (0, METER // 2, METER, METER * 3 // 2, 2 * METER))
    return (
        f'<svg class="meter team-{seat + 1}" viewBox="-4 0 {2 * METER + 8} 34" preserveAspectRatio="none" '
        f'aria-hidden="true"><path class="rail" d="M0 17H{2 * METER}"/>'
        f'<rect class="to" x="{num(left)}" y="9" width="{num(max(width, 1))}" height="16"/>'
        f'<path class="tick" d="{ticks}"/></svg>'
    )
