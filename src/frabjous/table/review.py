"""A finished game looked back upon: how each seat stood from moment to moment, and what luck and choices did.

A game is cut into steps: all that one seat chose in a row, or what chance did between two choices. At each moment
between steps every seat is asked what it could hope for, knowing what it knew then; the end is what it got. What a
chance step changed is luck. A seat's own choices can only give away: what the best of them would have kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Generic, TypeAlias

from frabjous.core import agreed
from frabjous.core.contract import CHANCE, ONLOOKER, TABLE, A, O, Outcome, S, Said
from frabjous.core.record import Line, Replay
from frabjous.table.telling import told

MOST_TURNS: Final = 5  # turning points that are shown
LEAST_SWING: Final = 0.1  # less than this is no turning point, and no slip
APART: Final = 12  # turning points are at least this part of the game's lines away from each other
SURPRISE: Final = 0.05  # a seat's own choice that seems to better its lot by more was not foreseen
MOST_SAID: Final = 8  # sentences about one turning point


@dataclass(frozen=True)
class Step:
    """Some lines that belong together, and who made them: a seat by its choices, CHANCE, or TABLE.

    TABLE is what nobody alone did: secrets that came to light, or a draw that was agreed.
    """

    lines: tuple[int, ...]
    actor: int
    choices: tuple[int, ...] = ()  # those of the lines at which the seat could have done something else


@dataclass(frozen=True)
class Question(Generic[S, A]):
    """A moment as one seat knew it: what could it hope for? And, if it chose then, what did the choice give away?"""

    step: int
    line: int  # that came next
    seat: int
    state: S  # only to be observed by that seat
    chosen: A | None
    seed: int


AnyQuestion: TypeAlias = Question[Any, Any]


@dataclass(frozen=True)
class Answer:
    """A chance to win, how much of it the choice gave away, and what was better, in notation."""

    hope: float
    lost: float = 0.0
    better: str = ""


@dataclass(frozen=True)
class Slip:
    """A choice that gave something away, where another was plainly better."""

    line: int
    seat: int
    lost: float
    better: str  # in notation; nothing for whoever resigned


@dataclass(frozen=True)
class Review:
    """The whole story in figures: `hopes[n][seat]` before step n, and after the last."""

    steps: tuple[Step, ...]
    hopes: tuple[tuple[float, ...], ...]
    slips: tuple[Slip, ...]

    @property
    def seats(self) -> range:
        return range(len(self.hopes[0]))

    def change(self, step: int, seat: int) -> float:
        """Say what a step meant to a seat."""
        return self.hopes[step + 1][seat] - self.hopes[step][seat]

    def luck(self, seat: int) -> float:
        """Add up what dice and decks did to a seat; more than a whole game is one."""
        found = sum(self.change(at, seat) for at, step in enumerate(self.steps) if step.actor == CHANCE)
        return max(-1.0, min(found, 1.0))

    @property
    def has_luck(self) -> bool:
        return any(step.actor == CHANCE for step in self.steps)

    def slips_of(self, seat: int) -> list[Slip]:
        """Give the slips of a seat, the costliest first."""
        return sorted((slip for slip in self.slips if slip.seat == seat), key=lambda slip: -slip.lost)

    def swing(self, step: int) -> float:
        """Say how much changed hands in a step."""
        return sum(abs(self.change(step, seat)) for seat in self.seats) / 2

    def turning_points(self) -> list[int]:
        """Name the steps with the biggest swings, in the order of the game and spread over it.

        What had to happen at the very end is no turning point: counting only tells what was decided before.
        """
        gap = self.steps[-1].lines[-1] / APART
        turns = [at for at in range(len(self.steps)) if self.swing(at) >= LEAST_SWING and not self.is_the_count(at)]
        found: list[int] = []
        for at in sorted(turns, key=lambda at: -self.swing(at)):
            if all(abs(self.middle(at) - self.middle(other)) >= gap for other in found):
                found.append(at)
        return sorted(found[:MOST_TURNS])

    def middle(self, step: int) -> float:
        lines = self.steps[step].lines
        return (lines[0] + lines[-1]) / 2

    def is_the_count(self, step: int) -> bool:
        return step == len(self.steps) - 1 and self.steps[step].actor == TABLE


# Cutting a game into steps


def steps_of(play: Replay[S, A, O]) -> tuple[Step, ...]:
    """Cut a game into steps; what was taken back, and talk, is no part of it."""
    steps: list[Step] = []
    for number in play.mainline:
        line = play.record.lines[number - 1]
        chosen = (number,) if line.seat >= 0 and not is_forced(play, line) else ()
        if steps and belongs_to(play, line, steps[-1]):
            last = steps[-1]
            steps[-1] = Step((*last.lines, number), last.actor, (*last.choices, *chosen))
        else:
            steps.append(Step((number,), actor_of(play, line), chosen))
    if play.pact.ended is not None:
        end = play.record.lines[-1]
        word = agreed.read(end.text)
        steps.append(Step((end.number,), word.seat if isinstance(word, agreed.Resign) else TABLE))
    return tuple(steps)


def belongs_to(play: Replay[S, A, O], line: Line, step: Step) -> bool:
    """Draws in a row belong together, choices of one seat in a row, and what had to happen to what led to it.

    But lines of chance that had to follow a choice are a step of their own: whoever chose foresaw what it could know of
    them, so all they change is what comes to light of others' secrets.
    """
    if line.seat == CHANCE:
        return step.actor == CHANCE or (step.actor == TABLE and is_forced(play, line))
    return step.actor == line.seat or is_forced(play, line)


def is_forced(play: Replay[S, A, O], line: Line) -> bool:
    """Say whether nothing else could have happened."""
    before = play.state_after(line.number - 1)
    return len(play.game.chances(before) if line.seat == CHANCE else play.game.legal(before, line.seat)) == 1


def actor_of(play: Replay[S, A, O], line: Line) -> int:
    """Name who made a step that begins with this line."""
    return TABLE if line.seat == CHANCE and is_forced(play, line) else line.seat


# Asking and settling


def questions_of(play: Replay[S, A, O], steps: tuple[Step, ...]) -> Iterator[Question[S, A]]:
    """Ask, at every moment between steps, every seat what it could hope for, and whoever chose what that gave away.

    The end is no question.
    """
    for at, step in enumerate(steps):
        first = step.lines[0]
        for seat in range(play.record.seats):
            yield question(play, at, first, seat, chosen=step.actor == seat and first in step.choices)
        for number in step.choices:
            if number != first:
                yield question(play, at, number, step.actor, chosen=True)


def question(play: Replay[S, A, O], step: int, number: int, seat: int, *, chosen: bool) -> Question[S, A]:
    """Ask a seat about the moment before a line."""
    action = play.game.read(play.record.lines[number - 1].text) if chosen else None
    return Question(step, number, seat, play.state_after(number - 1), action, seed_of(play, number))


def seed_of(play: Replay[S, A, O], number: int) -> int:
    """Give the dice to think with about a line: the same for the same game, and for all seats."""
    return int.from_bytes(sha256(f"{play.record.seal} {number}".encode()).digest()[:7], "big")


def settled(play: Replay[Any, Any, Any], steps: tuple[Step, ...], answers: list[Answer]) -> Review:
    """Make a review of all answers, in the order in which they were asked."""
    outcome: Outcome | None = play.outcome()
    assert outcome is not None, "only a finished game is reviewed"
    hopes: list[list[float]] = [[] for _ in steps]
    slips: list[Slip] = []
    for asked, answer in zip(questions_of(play, steps), answers, strict=True):
        if asked.line == steps[asked.step].lines[0]:
            hopes[asked.step].append(answer.hope)
        if answer.lost >= LEAST_SWING:
            slips.append(Slip(asked.line, asked.seat, answer.lost, answer.better))
    rows = foreseen(steps, [*map(tuple, hopes), outcome.scores])
    last = steps[-1]
    if last.actor >= 0 and play.pact.ended is not None and rows[-2][last.actor] >= LEAST_SWING:  # it was resigned
        slips.append(Slip(last.lines[0], last.actor, rows[-2][last.actor], ""))
    return Review(steps, tuple(rows), tuple(slips))


def foreseen(steps: tuple[Step, ...], hopes: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """Mend what was short-sighted: by choosing nobody can come to hope for more than the choice held before.

    Where a choice seems to have bettered its own seat's lot, what it brought was there to be seen before it. So what
    made it possible is what counts: the other's step that allowed a kill, not the kill.
    """
    found = hopes.copy()
    for at in reversed(range(len(steps))):
        actor = steps[at].actor
        if actor >= 0 and found[at + 1][actor] > found[at][actor] + SURPRISE:
            found[at] = found[at + 1]
    return found


# Telling


def kind_of(play: Replay[Any, Any, Any], step: Step) -> str:
    """Name what a step was: a choice, luck, an agreement, or something that came to light."""
    if step.actor != TABLE:
        return "luck" if step.actor == CHANCE else "choice"
    return "agreed" if play.record.lines[step.lines[0] - 1].seat == TABLE else "shown"


@dataclass(frozen=True)
class Telling:
    """What everybody is told of a step, and the line that shows it best: the one with most to tell, or the last."""

    line: int
    sayings: tuple[Said, ...]
    cut: bool = False  # there was more between the first half and the second


def told_in(play: Replay[Any, Any, Any], step: Step) -> Telling:
    """Tell a step whole; of a very long one, its beginning and its end."""
    stories = [(number, told(play, number, ONLOOKER)) for number in step.lines]
    line = max(stories, key=lambda one: (len(one[1]), one[0]))[0]
    sayings = tuple([one for _, each in stories for one in each])
    if len(sayings) <= MOST_SAID:
        return Telling(line, sayings)
    half = MOST_SAID // 2
    return Telling(line, (*sayings[:half], *sayings[-half:]), cut=True)
