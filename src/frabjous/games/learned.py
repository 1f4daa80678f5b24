"""Weights that were learned, kept in a file of their room: by name, so that people can read them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def weights_in(file: Path, features: tuple[str, ...]) -> list[float]:
    """Read the present weights, in the order of the features."""
    return in_order(json.loads(file.read_text("utf-8"))["weights"], features)


def earlier_in(file: Path, features: tuple[str, ...]) -> list[list[float]]:
    """Read the weights that were kept before, the latest first; those of other features are of no use any more."""
    kept: list[dict[str, float]] = json.loads(file.read_text("utf-8"))["earlier"]
    return [in_order(one, features) for one in kept if one.keys() == set(features)]


def in_order(named: dict[str, float], features: tuple[str, ...]) -> list[float]:
    return [float(named[name]) for name in features]


def keep(file: Path, features: tuple[str, ...], weights: list[float], how: dict[str, Any], most: int) -> None:
    """Write new weights and how they were found; the present ones are the latest of the earlier ones then."""
    now: dict[str, Any] = json.loads(file.read_text("utf-8"))
    earlier = [now["weights"], *now["earlier"]][:most]
    named = dict(zip(features, weights, strict=True))
    file.write_text(json.dumps({"weights": named, "how": how, "earlier": earlier}, indent=1) + "\n", "utf-8")
