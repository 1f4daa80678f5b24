"""Advice in words: what could be done, what speaks for it, and what the others will probably answer."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

import msgspec

from frabjous.bots.advice import BETTER, DICE, ONLY, PREVENTS, THREATENS, WINS
from frabjous.bots.worker import Counsel, Course
from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE, NOBODY, Player, Said, said
from frabjous.games.room import AnyRoom
from frabjous.scene.model import Choice, Shape
from frabjous.scene.words import Voice
from frabjous.web.messages import HintTold, WayPart
from frabjous.web.picture import Picture

ALIKE: Final = 3  # percents: less is much the same
HOPELESS: Final = 5


def seed_of(room: AnyRoom, seat: int, seen: Any) -> int:  # noqa: ANN401 - rooms differ
    """Take the dice from the position, so that whoever asks twice is told the same."""
    place = f"{room.key} {room.game.rules_version} {seat} ".encode()
    return int.from_bytes(sha256(place + msgspec.msgpack.encode(seen)).digest()[:7], "big")


class Wording:
    """Says one piece of advice to whoever is choosing."""

    def __init__(self, picture: Picture, counsel: Counsel) -> None:
        sight = picture.sight
        self.picture: Final = picture
        self.counsel: Final = counsel
        self.room: Final = sight.match.room
        self.seat: Final = sight.choosing()
        self.seen: Final = sight.play.game.observe(sight.play.state, self.seat)
        self.voice: Final = picture.sight.voice
        self.say: Final = picture.sight.voice.say
        self.sentence: Final = picture.sight.voice.sentence

    def hint(self) -> HintTold:
        """Put it together: the best first."""
        line, place = self.picture.play.length, self.picture.sight.match.place
        labels = {one.action: one.label for one in self.picture.scene(line).choices}
        percents = [round(100 * chance) for _, chance in self.counsel.ways]
        ways = [
            WayPart(text, self.sentence(labels[text]), percent, percents[0] - percent < ALIKE)
            for (text, _), percent in zip(self.counsel.ways, percents, strict=True)
        ]
        label = said("hint", choice=labels[ways[0].text])
        why, path = self.why()
        return HintTold(
            place,
            line,
            self.seat,
            ways[0].text,
            self.say(label),
            ways,
            percents[0] < HOPELESS,
            why,
            path,
            *self.answer(),
        )

    def why(self) -> tuple[str, tuple[str, ...]]:
        """Say what speaks for the best choice, and where on the board a threat is to be seen."""
        counsel = self.counsel
        if counsel.kind == WINS and len(counsel.why.deeds) == 1:
            return self.sentence(said("hint-wins-now")), ()
        if counsel.kind == DICE:
            return self.sentence(said("hint-dice", luck=counsel.luck)), ()
        if counsel.kind == ONLY:
            return self.sentence(said("hint-only")), ()
        if counsel.kind == BETTER:
            return self.sentence(self.by_how_much()), ()
        named = list(self.named(counsel.why))
        path = named[-1].path if counsel.kind in (PREVENTS, THREATENS) else ()
        return self.sentence(said(f"hint-{counsel.kind}", choice=self.words(named, counsel.why))), path

    def by_how_much(self) -> Said:
        (_, best), *others = self.counsel.ways
        by = round(100 * best) - round(100 * others[0][1]) if others else 0
        return said("hint-better", by=by) if by >= ALIKE else said("hint-alike")

    def answer(self) -> tuple[str, int]:
        """Say what another seat will probably do then, and which."""
        course = self.counsel.answer
        if not course.deeds:
            return "", NOBODY
        who = course.deeds[-1][0]
        words = self.words(list(self.named(course)), course)
        return self.sentence(said("hint-answer", who=Player(who), choice=words)), who

    def words(self, named: list[Choice], course: Course) -> str:
        """Say what is done: what somebody else does to the reader is not done to "your own"."""
        if course.deeds[-1][0] == self.seat:
            return self.say(in_turn(named))
        return Voice(self.voice.texts, self.voice.names).say(in_turn(named))

    def named(self, course: Course) -> Iterator[Choice]:
        """Play a course in the imagined position, and name what is worth it as the one who does it would."""
        game = self.room.game
        state = game.imagine(self.seen, Dice(seed_of(self.room, self.seat, self.seen)))
        for number, (seat, text) in enumerate(course.deeds):
            if number >= course.known and seat != CHANCE:
                scene = self.room.scene(game.observe(state, seat), game.legal(state, seat), Shape.WIDE)
                yield next(one for one in scene.choices if one.action == text)
            state = game.apply(state, seat, game.read(text))


def in_turn(named: list[Choice]) -> Said:
    """Join what is done one after the other."""
    words = named[0].label
    for one in named[1:]:
        words = said("hint-then", some=words, one=one.label)
    return words
