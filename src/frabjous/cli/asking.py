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
    ways = [way for way in one_way_each(scene) if begins(way.path, begun)]
    if len(ways) <= MOST_AT_ONCE:
        return [whole(way, say) for way in ways]
    picks: dict[str, list[Choice]] = {}
    for way in ways:
        picks.setdefault(way.path[len(begun)], []).append(way)
    if len(picks) == 1:  # nothing to choose yet
        return answers(scene, (*begun, *picks), say)
    if len(picks) == len(ways) > MOST_AT_ONCE:  # no end of them: notation is shorter
        return [Answer(way.action, way.action, way.path) for way in ways]
    return [
        whole(behind[0], say) if len(behind) == 1 else Answer(f"{name_of(scene, pick, say)} …", "", (*begun, pick))
        for pick, behind in picks.items()
    ]


def one_way_each(scene: Scene) -> list[Choice]:
    """Several paths may lead to one action; the first is enough."""
    ways: dict[str, Choice] = {}
    for choice in scene.choices:
        ways.setdefault(choice.action, choice)
    return list(ways.values())


def whole(way: Choice, say: Say) -> Answer:
    return Answer(f"{say(way.label)} ({way.action})", way.action, way.path)


def name_of(scene: Scene, thing: str, say: Say) -> str:
    label = scene.label_of(thing)
    return thing if label is None else say(label)
