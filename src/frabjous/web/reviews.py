"""Reviews in the making: worked out in the background, once for all who want to read them, and kept."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from frabjous import bots
from frabjous.bots.hindsight import NODES
from frabjous.bots.worker import Sight
from frabjous.bots.workers import BotFailed, Workers
from frabjous.games.room import AnyRoom
from frabjous.store.store import Store
from frabjous.table import review as arithmetic
from frabjous.table.review import Answer, AnyQuestion, Review, questions_of, settled, steps_of
from frabjous.table.table import Match
from frabjous.web.limits import EXEMPT, Guest, TooMuch
from frabjous.web.thinking import in_a_line

log = logging.getLogger(__name__)

MOST_AT_HAND: Final = 64
MOST_OF_ONE: Final = 3  # in the making for one visitor


class Reviewing:
    """One review: how far it has come, and at last what came of it."""

    def __init__(self, match: Match, guest: Guest, review: Review | None = None) -> None:
        self.match: Final = match
        self.guest: Final = guest  # who asked first
        self.steps: Final = steps_of(match.play)
        self.done = 0  # steps looked at
        self.review = review
        self.failed = False
        self.task: asyncio.Task[None] | None = None  # that works it out

    async def work(self, workers: Workers, store: Store) -> None:
        """Ask everything there is to ask, one thing at a time, and keep what comes of it."""
        match, answers = self.match, list[Answer]()
        try:
            for question in questions_of(match.play, self.steps):
                self.done = question.step
                sight = await seen_again(match, workers, question)
                self.guest.thought(sight.seconds)
                answers.append(Answer(sight.hope, sight.lost, sight.better))
            made = settled(match.play, self.steps, answers)
            await store.keep_review(match.id, judgement_of(match.room), msgspec.msgpack.encode(made))
            self.review = made
        except Exception as error:  # whoever waits for it must hear of it
            log.warning("game %s: no review: %s", match.id, in_a_line(error))
            self.failed = True

    @property
    def is_over(self) -> bool:
        return self.task is None or self.task.done()


async def seen_again(match: Match, workers: Workers, question: AnyQuestion) -> Sight:
    """Let a worker look at a moment as a seat saw it; a worker that fails gets one successor."""
    game = match.room.game
    seen = game.observe(question.state, question.seat)
    chosen = "" if question.chosen is None else question.chosen.text
    try:
        return await workers.look(match.room, question.seat, seen, chosen, question.seed, NODES)
    except BotFailed as failure:
        log.warning("game %s: %s; once more", match.id, failure)
        return await workers.look(match.room, question.seat, seen, chosen, question.seed, NODES)


def judgement_of(room: AnyRoom) -> str:
    """Name the judgement by which a game is reviewed now: whatever is written where bots think, and in the rooms."""
    return digest(room.folder)


@cache
def digest(room: Path) -> str:
    found = sha256(Path(arithmetic.__file__).with_suffix(".py").read_bytes())
    for folder in (Path(bots.__file__).parent, room.parent, room):
        for file in sorted([*folder.glob("*.py"), *folder.glob("*.json")]):
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


class Reviews:
    """The reviews that somebody asked for lately, by game; all are in the store."""

    def __init__(self, workers: Workers, store: Store) -> None:
        self.workers: Final = workers
        self.store: Final = store
        self.at_hand: dict[str, Reviewing] = {}  # the one asked for last is the last

    async def of(self, match: Match, guest: Guest) -> Reviewing:
        """Give the review of a finished game; it is begun when it is wanted for the first time.

        That may be too much for one visitor. One that failed is told once, and begun again when it is wanted again.
        """
        if match.id not in self.at_hand:
            kept = await self.kept(match)
            if match.id not in self.at_hand:  # nobody else came meanwhile
                self.at_hand[match.id] = self.begun(match, guest) if kept is None else Reviewing(match, guest, kept)
        found = self.at_hand.pop(match.id)
        if not found.failed:
            self.at_hand[match.id] = found
        if len(self.at_hand) > MOST_AT_HAND:
            end(self.at_hand.pop(next(iter(self.at_hand))))
        return found

    async def kept(self, match: Match) -> Review | None:
        """Find a review that was made before, by the judgement of now."""
        known = await self.store.review(match.id, judgement_of(match.room))
        return None if known is None else msgspec.msgpack.decode(known, type=Review)

    def begun(self, match: Match, guest: Guest) -> Reviewing:
        """Begin to work out a review, unless enough is being worked out for a visitor already."""
        guest.check_thought()
        waiting = [one for one in self.at_hand.values() if one.guest == guest and not one.is_over]
        if guest.visitor != EXEMPT and len(waiting) >= MOST_OF_ONE:
            raise TooMuch
        begun = Reviewing(match, guest)
        begun.task = asyncio.create_task(begun.work(self.workers, self.store))
        return begun

    async def close(self) -> None:
        tasks = [end(one) for one in self.at_hand.values()]
        await asyncio.gather(*(task for task in tasks if task), return_exceptions=True)


def end(one: Reviewing) -> asyncio.Task[None] | None:
    """Stop working at a review."""
    if one.task is not None:
        one.task.cancel()
    return one.task
