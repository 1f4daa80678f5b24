"""Reviews in the making: worked out in the background, once for all who want to read them, and kept for a while."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from frabjous.bots.hindsight import NODES
from frabjous.bots.worker import Sight
from frabjous.bots.workers import BotFailed, Workers
from frabjous.table.review import Answer, AnyQuestion, Review, questions_of, settled, steps_of
from frabjous.table.table import Match
from frabjous.web.limits import EXEMPT, Guest, TooMuch
from frabjous.web.thinking import in_a_line

log = logging.getLogger(__name__)

MOST_KEPT: Final = 64
MOST_OF_ONE: Final = 3  # in the making for one visitor


class Reviewing:
    """One review: how far it has come, and at last what came of it."""

    def __init__(self, match: Match, workers: Workers, guest: Guest) -> None:
        self.guest: Final = guest  # who asked first
        self.steps: Final = steps_of(match.play)
        self.done = 0  # steps looked at
        self.review: Review | None = None
        self.failed = False
        self.task: Final = asyncio.create_task(self.work(match, workers))

    async def work(self, match: Match, workers: Workers) -> None:
        """Ask everything there is to ask, one thing at a time."""
        answers: list[Answer] = []
        try:
            for question in questions_of(match.play, self.steps):
                self.done = question.step
                sight = await seen_again(match, workers, question)
                self.guest.thought(sight.seconds)
                answers.append(Answer(sight.hope, sight.lost))
            self.review = settled(match.play, self.steps, answers)
        except Exception as error:  # whoever waits for it must hear of it
            log.warning("game %s: no review: %s", match.id, in_a_line(error))
            self.failed = True


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


class Reviews:
    """The latest reviews that somebody asked for, by game."""

    def __init__(self, workers: Workers) -> None:
        self.workers: Final = workers
        self.kept: dict[str, Reviewing] = {}  # the one asked for last is the last

    def of(self, match: Match, guest: Guest) -> Reviewing:
        """Give the review of a finished game; it is begun when it is wanted for the first time.

        That may be too much for one visitor. One that failed is told once, and begun again when it is wanted again.
        """
        if match.id not in self.kept:
            self.check(guest)
        found = self.kept.pop(match.id, None) or Reviewing(match, self.workers, guest)
        if not found.failed:
            self.kept[match.id] = found
        if len(self.kept) > MOST_KEPT:
            self.kept.pop(next(iter(self.kept))).task.cancel()
        return found

    def check(self, guest: Guest) -> None:
        """Refuse a visitor for whom enough is being worked out already."""
        guest.check_thought()
        waiting = [one for one in self.kept.values() if one.guest == guest and not one.task.done()]
        if guest.visitor != EXEMPT and len(waiting) >= MOST_OF_ONE:
            raise TooMuch

    async def close(self) -> None:
        tasks = [one.task for one in self.kept.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
