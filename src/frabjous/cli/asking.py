"""What a person in the terminal can answer: whole actions where there are few, else one pick after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from frabjous.scene.model import Choice, Scene
from frabjous.scene.pointing import Path, begins
from frabjous.scene.words import Say

MOST_AT_ONCE: Final = 24  # whole actions in one list


@dataclass(frozen=True)
class Answer:
    """Something to choose: an action in notation, or "" with the path so far if more will be asked."""

    label: str
    action: str
    path: Path


def answers(scene: Scene, begun: Path, say: Say) -> list[Answer]:
    """List what can be chosen with so much picked."""
    left = [choice for choice in scene.choices if begins(choice.path, begun)]
    ways = one_way_each(left)
    if len(ways) <= MOST_AT_ONCE:
        return [whole(way, say) for way in ways]
    picks: dict[str, list[Choice]] = {}
    for choice in left:
        picks.setdefault(choice.path[len(begun)], []).append(choice)
    if len(picks) == 1:  # nothing to choose yet
        return answers(scene, (*begun, *picks), say)
    if len(picks) == len(ways):  # no end of them: notation is shorter
        return [Answer(way.action, way.action, way.path) for way in ways]
    if len(picks) > MOST_AT_ONCE:  # a board: only places, in order, are found among so many
        return [more(scene, (*begun, pick), say) for pick in sorted(picks, key=lambda pick: (len(pick), pick))]
    return [
        whole(behind[0], say) if len(one_way_each(behind)) == 1 else more(scene, (*begun, pick), say)
        for pick, behind in picks.items()
    ]


def more(scene: Scene, path: Path, say: Say) -> Answer:
    """Answer with one thing, after which more is asked."""
    return Answer(f"{name_of(scene, path[-1], say)} …", "", path)


def one_way_each(choices: list[Choice]) -> list[Choice]:
    """Several paths may lead to one action; the first is enough."""
    ways: dict[str, Choice] = {}
    for choice in choices:
        ways.setdefault(choice.action, choice)
    return list(ways.values())


def whole(way: Choice, say: Say) -> Answer:
    return Answer(f"{say(way.label)} ({way.action})", way.action, way.path)


def name_of(scene: Scene, thing: str, say: Say) -> str:
    label = scene.label_of(thing)
    return thing if label is None else say(label)
