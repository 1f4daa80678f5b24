"""A process in which bots think: jobs come in on standard input, thoughts go out on standard output.

It sees what a seat sees and nothing else: an observation, actions in notation, a seed and a level or a budget.
"""

from __future__ import annotations

import os
import sys
import time
from typing import BinaryIO, TypeAlias

import msgspec

from frabjous.bots.advice import Adviser, Story
from frabjous.bots.greedy import Greedy
from frabjous.bots.hindsight import looked_back
from frabjous.bots.levels import level_of
from frabjous.bots.thinker import Budget
from frabjous.core.chance import SECRET_BYTES, Dice
from frabjous.core.record import begin, draw_all
from frabjous.games import IN_ORDER, room_of

LENGTH_BYTES = 4


class Job(msgspec.Struct, tag=True):
    """A choice to be made."""

    game: str
    version: int  # of its rules
    level: str
    seat: int
    seen: bytes  # the observation, packed
    legal: list[str]
    seed: int


class Glance(msgspec.Struct, tag=True):
    """A moment to be looked at again after the game."""

    game: str
    version: int
    seat: int
    seen: bytes
    chosen: str  # what the seat did then, in notation; nothing if it was not its choice
    seed: int
    nodes: int


class Request(msgspec.Struct, tag=True):
    """A choice that somebody wants advice about."""

    game: str
    version: int
    seat: int
    seen: bytes
    legal: list[str]
    seed: int


class Thought(msgspec.Struct, tag=True):
    """What came of it: an action in notation, or what went wrong."""

    text: str
    problem: str = ""
    cut: bool = False  # it had to stop thinking before it was done
    seconds: float = 0.0  # of thinking


class Sight(msgspec.Struct, tag=True):
    """What came of a look: the seat's chance to win, how much of it the choice gave away, and what was better."""

    hope: float
    lost: float
    better: str = ""  # in notation
    seconds: float = 0.0  # of looking


class Course(msgspec.Struct):
    """Deeds from the imagined position on: all after the first `known` are worth naming."""

    deeds: list[tuple[int, str]]  # of seats and of chance
    known: int


class Counsel(msgspec.Struct, tag=True):
    """What came of thinking about a choice for somebody: what could be done, best first, and why."""

    ways: list[tuple[str, float]]  # each with the chance to win
    kind: str  # of reason
    why: Course
    luck: int  # of a hundred draws, where chance decides
    answer: Course
    seconds: float = 0.0


Work: TypeAlias = Job | Glance | Request
Result: TypeAlias = Thought | Sight | Counsel
ADVICE_NODES = 1000  # as the levels count them; no clock cuts advice short, or it would not be the same twice


def think(job: Job) -> Thought:
    """Let the bot of this level choose."""
    room = room_of(job.game, job.version)
    level = level_of(job.level)
    seen = msgspec.msgpack.decode(job.seen, type=room.seen)
    legal = [room.game.read(text) for text in job.legal]
    budget = level.budget_now(room)
    action = level.bot(room).choose(job.seat, seen, legal, Dice(job.seed), budget)
    return Thought(action.text, cut=budget.cut)


def see(look: Glance) -> Sight:
    """Say what the seat could hope for."""
    room = room_of(look.game, look.version)
    seen = msgspec.msgpack.decode(look.seen, type=room.seen)
    chosen = room.game.read(look.chosen) if look.chosen else None
    found = looked_back(room, look.seat, seen, chosen, look.seed, look.nodes)
    return Sight(found.hope, found.lost, "" if found.better is None else found.better.text)


def advise(request: Request) -> Counsel:
    """Say what could be done, and why."""
    room = room_of(request.game, request.version)
    seen = msgspec.msgpack.decode(request.seen, type=room.seen)
    legal = [room.game.read(text) for text in request.legal]
    found = Adviser(room, request.seat, seen, request.seed).advice(legal, ADVICE_NODES)
    ways = [(way.text, way.chance) for way in found.ways]
    return Counsel(ways, found.kind, course(found.why), found.luck, course(found.answer))


def course(story: Story) -> Course:
    return Course(story.deeds, story.known)


def done(work: Work) -> Result:
    """Do whatever is asked."""
    if isinstance(work, Job):
        return think(work)
    return see(work) if isinstance(work, Glance) else advise(work)


def read_frame(stream: BinaryIO) -> bytes | None:
    """Read one message; None at the end."""
    head = stream.read(LENGTH_BYTES)
    return stream.read(int.from_bytes(head, "big")) if len(head) == LENGTH_BYTES else None


def frame(body: bytes) -> bytes:
    """Put a message's length before it."""
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def warm() -> None:
    """Think once in every room: what a room works out but once (Snark!: the odds of hunts) is no part of a choice."""
    for room in IN_ORDER:
        secret = bytes(SECRET_BYTES)
        play = draw_all(begin(room.game, room.usual_seats, {}, secret), secret)
        seat = play.to_act()[0]
        seen = room.game.observe(play.state, seat)
        Greedy(room).choose(seat, seen, room.game.legal(play.state, seat), Dice(1), Budget(0))


def main() -> None:
    jobs, thoughts = sys.stdin.buffer, sys.stdout.buffer
    warm()
    say(thoughts, b"")  # ready
    while (body := read_frame(jobs)) is not None:
        result: Result
        began = time.process_time()
        try:
            result = done(msgspec.msgpack.decode(body, type=Work))
        except Exception as error:  # the table must hear of it, whatever it was
            result = Thought("", f"{type(error).__name__}: {error}")
        result.seconds = time.process_time() - began
        say(thoughts, msgspec.msgpack.encode(result))


def say(stream: BinaryIO, body: bytes) -> None:
    try:
        stream.write(frame(body))
        stream.flush()
    except BrokenPipeError:  # the server has gone; nothing is left to say, not even at the end
        os._exit(0)


if __name__ == "__main__":
    main()
