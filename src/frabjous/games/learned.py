"""Weights that were learned, kept in a file of their room: by name, so that people can read them.

A feature has one weight, straight, and one for each hunch of the network; then the hunches have theirs.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final, TypeAlias

Named: TypeAlias = dict[str, float | list[float]]
HUNCHES: Final = "hunches"


def weights_in(file: Path, features: tuple[str, ...]) -> list[float]:
    """Read the present weights, in the order of the features."""
    return in_order(json.loads(file.read_text("utf-8"))["weights"], features)


def earlier_in(file: Path, features: tuple[str, ...]) -> list[list[float]]:
    """Read the weights that were kept before, the latest first; those of other features are of no use any more."""
    kept: list[Named] = json.loads(file.read_text("utf-8"))["earlier"]
    found = [in_order(one, features) for one in kept if one.keys() - {HUNCHES} == set(features)]
    return [one for one in found if len(one) == len(weights_in(file, features))]


def in_order(named: Named, features: tuple[str, ...]) -> list[float]:
    """Give all weights in a row; those of a feature that is new are nothing until it has been learned."""
    hunches = numbers_of(named, HUNCHES, [])
    nothing = [0.0] * (1 + len(hunches))
    return [one for name in features for one in numbers_of(named, name, nothing)] + hunches


def numbers_of(named: Named, name: str, otherwise: list[float]) -> list[float]:
    found = named.get(name, otherwise)
    return found if isinstance(found, list) else [float(found)]


def by_name(weights: list[float], features: tuple[str, ...], hunches: int) -> Named:
    """Give the weights back their names."""
    if not hunches:
        return dict(zip(features, weights, strict=True))
    lines = [weights[at : at + 1 + hunches] for at in range(0, len(features) * (1 + hunches), 1 + hunches)]
    return {**dict(zip(features, lines, strict=True)), HUNCHES: weights[-hunches:]}


def keep(
    file: Path, features: tuple[str, ...], hunches: int, weights: list[float], how: dict[str, Any], most: int
) -> None:
    """Write new weights and how they were found; the present ones are the latest of the earlier ones then."""
    now: dict[str, Any] = json.loads(file.read_text("utf-8"))
    earlier = [now["weights"], *now["earlier"]][:most]
    weighed = {"weights": by_name(weights, features, hunches), "how": how, "earlier": earlier}
    text = json.dumps(weighed, indent=1)
    file.write_text(re.sub(r"\[[^][{}]*]", on_one_line, text) + "\n", "utf-8")


def on_one_line(numbers: re.Match[str]) -> str:
    return " ".join(numbers[0].split()).replace("[ ", "[").replace(" ]", "]")
