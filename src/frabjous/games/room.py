"""A room: everything one game brings to the table, side by side."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Generic

from frabjous.core.contract import A, Game, O, Outcome, S, Said, Seat
from frabjous.core.habits import Habits
from frabjous.core.mind import Mind
from frabjous.core.tensor import Layout
from frabjous.scene.model import Reason, Scene, Shape, Slip
from frabjous.scene.pointing import asked_at, begins, in_reach


@dataclass(frozen=True)
class Sequel:
    """Another game that may follow at the same table, the options it begins with after an outcome, and why those."""

    game: str
    options: Callable[[Outcome], dict[str, str]]
    told: Callable[[Outcome], Said]  # in the words of the first game's room


@dataclass(frozen=True)
class Tally:
    """What counts in a game: what each column is called, and what every seat has of it, in the order of the seats."""

    columns: tuple[Said, ...]
    rows: tuple[tuple[int | Said, ...], ...]


@dataclass(frozen=True)
class Learned(Generic[S]):
    """A judgement that is learned from games: what it looks at, and how to judge with other weights (docs/bots.md)."""

    features: tuple[str, ...]  # in the order of the weights
    lessons: Callable[[S], list[tuple[tuple[Seat, ...], list[float]]]]  # seats, and the features that foretell …
    judge_by: Callable[[list[float]], Callable[[S], list[float]]]  # … that one of them wins
    file: Path  # where the weights are kept
    hunches: int = 0  # of the network that weighs the features
    weighs_luck: Callable[[S], bool] | None = None  # where learners leave luck to the judgement; else as always
    by_hand: Mapping[str, float] = field(default_factory=dict)  # straight weights that whoever learns anew begins with


@dataclass(frozen=True, eq=False)
class Room(Generic[S, A, O]):
    """A game with its judgement, its drawing and its texts."""

    game: Game[S, A, O]  # by the newest version of its rules, by which every new game begins
    seen: type[O]  # the class of its observations, so that they can travel to another process
    judge: Callable[[S], list[float]]
    scene: Callable[[O, list[A], Shape], Scene]
    heading: Callable[[O], Said]  # of its scenes; the log asks for it at every line, and a whole scene is costly
    folder: Path  # RULES.md, text/, symbols.svg and style.css are here
    older: tuple[Game[S, A, O], ...] = ()  # by earlier versions, so that games begun with them can be finished and read
    usual_seats: int = 2  # how many are offered first
    sequel: Sequel | None = None
    # What a thing of its scenes is, by its id: what it can do, with the clause; None where its name says it all.
    what_is: Callable[[O, str], Reason | None] | None = None
    # Why a thing cannot be chosen, with so much of a path chosen; it is asked of nothing that can. None where there is
    # no special reason: then the table says what it asks.
    why_not: Callable[[O, list[A], tuple[str, ...], str], Reason | None] | None = None
    # What of a position matters for what may still happen, where nothing is hidden and many orders of steps lead to one
    # position: a search then thinks about it once.
    position_key: Callable[[S], Hashable] | None = None
    # Where seats choose secretly at once: what a seat sees that has still to choose, as it was before the first of the
    # others chose. They did not know more than it does, so whoever comes late thinks as if all chose together.
    before_secrets: Callable[[O], O] | None = None
    tally: Callable[[O], Tally] | None = None  # what counts by seat, told when a game is over
    layout: Callable[[int], Layout[A, O]] | None = None  # the game in numbers, by seats: for researchers alone
    # Where chance is about to act for long: whether the judgement knows the exact odds of all of it. Bots then stop
    # there, and are not misled by what they happened to draw.
    knows_odds: Callable[[S], bool] | None = None
    roles: Callable[[S], tuple[str, ...]] | None = None  # where seats play different parts: the part of each seat
    # Where the judgement tells better from worse but not how often that wins: the same, fitted to how games came out.
    # The review asks it instead.
    sober: Callable[[S], list[float]] | None = None
    learned: Learned[S] | None = None  # where the judgement has weights that `frabjous learn` finds
    enough: int | None = None  # positions to think about a choice, where no gain was seen with more of them
    # Where one step says little: the room's own thinking, about whole turns. Bots then leave the search to it.
    mind: Mind[S, A] | None = None
    # Where the middle of a turn says little: how plain players go on. Whoever has the time judges what comes of that.
    habits: Habits[S, A] | None = None

    @property
    def key(self) -> str:
        return self.game.key

    def slip(self, scene: Scene, seen: O, legal: list[A], begun: tuple[str, ...], thing: str) -> Slip:
        """Explain a thing of a scene to whoever points at it, with so much of a path chosen."""
        if not any(begins(choice.path, begun) for choice in scene.choices):
            begun = ()
        can = thing in in_reach(scene.choices, begun)
        return Slip(
            scene.label_of(thing),
            self.what_is(seen, thing) if self.what_is else None,
            self.why_not(seen, legal, begun, thing) if self.why_not and not can else None,
            asked_at(scene.asks, begun).question,
            can,
        )

    def versions(self) -> list[Room[S, A, O]]:
        """Give the room once for each version of its rules, the newest last. All else is the same for all of them."""
        return [*[replace(self, game=game, older=()) for game in self.older], self]


AnyRoom = Room[Any, Any, Any]  # where rooms of different games stand in one list
