"""A review in three sentences: what turned the game, what luck did, and how the reader played.

The unit is a game: the whole way from no hope to certain victory. Its parts are told in words, since they are guesses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from frabjous.core.contract import Player, Said, said
from frabjous.table.review import Review, Slip

# Up to where each part of a game is called so; the rest is a whole game.
PARTS: Final = (
    (0.05, "sliver"),
    (0.075, "twentieth"),
    (0.13, "tenth"),
    (0.21, "sixth"),
    (0.29, "quarter"),
    (0.42, "third"),
    (0.58, "half"),
    (0.71, "two-thirds"),
    (0.83, "three-quarters"),
    (0.95, "most"),
)
DECIDES: Final = 0.3  # luck of the winner that decides a game …
HELPS: Final = 0.15  # … or helps


@dataclass(frozen=True)
class Verdict:
    """One thing to know about a game, and what it rests on."""

    about: str  # turning, luck or choice
    heading: Said
    detail: Said


def part_of(amount: float) -> str:
    """Name a part of a game."""
    return next((name for most, name in PARTS if abs(amount) < most), "whole")


def part(amount: float) -> Said:
    """Say how much of a game something was worth."""
    return said("review-part", part=part_of(amount))


def side_of(luck: float) -> str:
    """Say whether luck was for or against somebody, or neither."""
    if part_of(luck) == "sliver":
        return "even"
    return "for" if luck > 0 else "against"


def verdicts(review: Review, reader: int) -> list[Verdict]:
    """Say it all in ten seconds; `reader` is a seat, or nobody's."""
    return [turned(review), lucky(review), played(review, reader) if reader >= 0 else all_played(review)]


def turned(review: Review) -> Verdict:
    """Say how often it turned, and when most."""
    turns = review.turning_points()
    heading = said("review-turned", turns=len(turns))
    if not turns:
        return Verdict("turning", heading, said("review-turned-slowly"))
    most = max(turns, key=review.swing)
    who = max(review.seats, key=lambda seat: review.change(most, seat))
    by, number = part(review.change(most, who)), turns.index(most) + 1
    return Verdict("turning", heading, said("review-turned-most", who=Player(who), number=number, part=by))


def lucky(review: Review) -> Verdict:
    """Say what luck had to do with the victory."""
    if not review.has_luck:
        return Verdict("luck", said("review-luck", luck="none"), said("review-no-luck"))
    winner = max(review.seats, key=lambda seat: review.hopes[-1][seat])
    luck = review.luck(winner)
    kind = "decided" if luck >= DECIDES else "helped" if luck >= HELPS else "against" if luck <= -HELPS else "choices"
    detail = said("review-luck-of", who=Player(winner), side=side_of(luck), part=part(luck))
    return Verdict("luck", said("review-luck", luck=kind), detail)


def played(review: Review, seat: int) -> Verdict:
    """Say how the reader played."""
    slips = review.slips_of(seat)
    heading = said("review-play", slips=len(slips))
    if not slips:
        return Verdict("choice", heading, said("review-play-well"))
    dearest = said("review-play-dearest", slips=len(slips), line=slips[0].line, part=part(slips[0].lost))
    return Verdict("choice", heading, dearest)


def all_played(review: Review) -> Verdict:
    """Say how everybody played."""
    slips: list[Slip] = [slip for seat in review.seats for slip in review.slips_of(seat)]
    heading = said("review-play-all", slips=len(slips))
    if not slips:
        return Verdict("choice", heading, said("review-play-all-well"))
    dearest = max(slips, key=lambda slip: slip.lost)
    by = part(dearest.lost)
    return Verdict("choice", heading, said("review-dearest", who=Player(dearest.seat), line=dearest.line, part=by))
