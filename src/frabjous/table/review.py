"""A finished game looked back upon: how each seat stood from moment to moment, and what luck and choices did.

A game is cut into steps: one choice, or what chance did between two choices. At each moment between steps every seat is
asked what it could hope for, knowing what it knew then; the end is what it got. What a chance step changed is luck. A
seat's own choices can only give away: what the best of them would have kept. All the rest is what the others chose, and
what nobody had foreseen. So for every seat

    at the start + luck - given away + the rest = at the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Generic, TypeAlias

from frabjous.core import agreed
from frabjous.core.contract import CHANCE, TABLE, A, O, Outcome, S, Said
from frabjous.core.record import Line, Replay
from frabjous.table.telling import told

MOST_TURNS: Final = 5  # turning points that are shown
LEAST_SWING: Final = 0.05  # less than this is no turning point
MOST_SAID: Final = 3  # sentences about one turning point


@dataclass(frozen=True)
class Step:
    """Some lines that belong together, and who made them: a seat by a choice, CHANCE, or TABLE.

    TABLE is what nobody alone did: secrets that came to light, or a draw that was agreed.
    """

    lines: tuple[int, ...]
    actor: int


@dataclass(frozen=True)
class Question(Generic[S, A]):
    """A moment as one seat knew it: what could it hope for? And, if it chose then, what did the choice give away?"""

    step: int  # the step that came next
    seat: int
    state: S  # only to be observed by that seat
    chosen: A | None
    seed: int


AnyQuestion: TypeAlias = Question[Any, Any]


@dataclass(frozen=True)
class Answer:
    """A chance to win, and how much of it the choice gave away."""

    hope: float
    lost: float = 0.0


@dataclass(frozen=True)
class Account:
    """How one seat came from its chance at the start to what it got."""

    start: float
    luck: float
    lost: float  # given away by its own choices
    end: float

    @property
    def rest(self) -> float:
        """What the others' choices did, and what nobody had foreseen."""
        return self.end - self.start - self.luck + self.lost

    def in_percent(self) -> Percents:
        """Round to whole percents that still add up."""
        start, luck, lost, end = (round(100 * part) for part in (self.start, self.luck, self.lost, self.end))
        return Percents(start, luck, lost, end - start - luck + lost, end)


@dataclass(frozen=True)
class Percents:
    """An account in whole percents."""

    start: int
    luck: int
    lost: int
    rest: int
    end: int


@dataclass(frozen=True)
class Review:
    """The whole story in figures: `hopes[n][seat]` before step n, and after the last."""

    steps: tuple[Step, ...]
    hopes: tuple[tuple[float, ...], ...]
    lost: tuple[float, ...]  # what the choice of each step gave away

    @property
    def seats(self) -> range:
        return range(len(self.hopes[0]))

    def change(self, step: int, seat: int) -> float:
        """Say what a step meant to a seat."""
        return self.hopes[step + 1][seat] - self.hopes[step][seat]

    def account(self, seat: int) -> Account:
        """Add up what luck did to a seat, and what its own choices gave away."""
        luck = lost = 0.0
        for at, step in enumerate(self.steps):
            if step.actor == CHANCE:
                luck += self.change(at, seat)
            elif step.actor == seat:
                lost += self.lost[at]
        return Account(self.hopes[0][seat], luck, lost, self.hopes[-1][seat])

    def swing(self, step: int) -> float:
        """Say how much changed hands in a step."""
        return sum(abs(self.change(step, seat)) for seat in self.seats) / 2

    def turning_points(self) -> list[int]:
        """Name the steps with the biggest swings, in the order of the game."""
        turns = [at for at in range(len(self.steps)) if self.swing(at) >= LEAST_SWING]
        return sorted(sorted(turns, key=lambda at: -self.swing(at))[:MOST_TURNS])

    @property
    def has_luck(self) -> bool:
        return any(step.actor == CHANCE for step in self.steps)


def signed(by: int) -> str:
    """Write a change: +7, −7, 0."""
    return f"+{by}" if by > 0 else f"−{-by}" if by else "0"


# Cutting a game into steps


def steps_of(play: Replay[S, A, O]) -> tuple[Step, ...]:
    """Cut a game into steps; what was taken back, and talk, is no part of it."""
    steps: list[Step] = []
    for number in play.mainline:
        line = play.record.lines[number - 1]
        if steps and belongs_to(play, line, steps[-1]):
            steps[-1] = Step((*steps[-1].lines, number), steps[-1].actor)
        else:
            steps.append(Step((number,), actor_of(play, line)))
    if play.pact.ended is not None:
        last = play.record.lines[-1]
        word = agreed.read(last.text)
        steps.append(Step((last.number,), word.seat if isinstance(word, agreed.Resign) else TABLE))
    return tuple(steps)


def belongs_to(play: Replay[S, A, O], line: Line, step: Step) -> bool:
    """Draws in a row belong together, and what had to happen belongs to the draw or the choice that led to it.

    But lines of chance that had to follow a choice are a step of their own: whoever chose foresaw what it could know of
    them, so all they change is what comes to light of others' secrets.
    """
    if line.seat == CHANCE:
        return step.actor == CHANCE or (step.actor == TABLE and is_forced(play, line))
    return is_forced(play, line)


def is_forced(play: Replay[S, A, O], line: Line) -> bool:
    """Say whether nothing else could have happened."""
    before = play.state_after(line.number - 1)
    return len(play.game.chances(before) if line.seat == CHANCE else play.game.legal(before, line.seat)) == 1


def actor_of(play: Replay[S, A, O], line: Line) -> int:
    """Name who made a step that begins with this line."""
    return TABLE if line.seat == CHANCE and is_forced(play, line) else line.seat


# Asking and settling


def questions_of(play: Replay[S, A, O], steps: tuple[Step, ...]) -> Iterator[Question[S, A]]:
    """Ask, for every moment between steps and every seat, what it could hope for; the end is no question."""
    for at, step in enumerate(steps):
        number = step.lines[0]
        line = play.record.lines[number - 1]
        for seat in range(play.record.seats):
            chosen = play.game.read(line.text) if line.seat == seat and not is_forced(play, line) else None
            yield Question(at, seat, play.state_after(number - 1), chosen, seed_of(play, number))


def seed_of(play: Replay[S, A, O], number: int) -> int:
    """Give the dice to think with about a line: the same for the same game, and for all seats."""
    return int.from_bytes(sha256(f"{play.record.seal} {number}".encode()).digest()[:7], "big")


def settled(play: Replay[Any, Any, Any], steps: tuple[Step, ...], answers: list[Answer]) -> Review:
    """Make a review of all answers, in the order in which they were asked."""
    outcome: Outcome | None = play.outcome()
    assert outcome is not None, "only a finished game is reviewed"
    seats = play.record.seats
    rows = [answers[at : at + seats] for at in range(0, len(answers), seats)]
    hopes = [tuple(answer.hope for answer in row) for row in rows]
    lost = [sum(answer.lost for answer in row) for row in rows]
    last = steps[-1]
    if last.actor >= 0 and play.pact.ended is not None:  # it was resigned
        lost[-1] = hopes[-1][last.actor]
    return Review(steps, (*hopes, outcome.scores), tuple(lost))


# Telling


def kind_of(play: Replay[Any, Any, Any], step: Step) -> str:
    """Name what a step was: a choice, luck, an agreement, or something that came to light."""
    if step.actor != TABLE:
        return "luck" if step.actor == CHANCE else "choice"
    return "agreed" if play.record.lines[step.lines[0] - 1].seat == TABLE else "shown"


def told_in(play: Replay[Any, Any, Any], step: Step, viewer: int) -> tuple[int, list[Said]]:
    """Give the first line of a step that a viewer was told of, and what was said; of a long story, both its ends."""
    stories = [(number, told(play, number, viewer)) for number in step.lines]
    first = next((number for number, sayings in stories if sayings), step.lines[0])
    sayings = [one for _, each in stories for one in each]
    return first, sayings if len(sayings) <= MOST_SAID else [*sayings[:2], sayings[-1]]
