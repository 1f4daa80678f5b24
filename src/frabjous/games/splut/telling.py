"""What is told of a step: the same to everybody."""

from __future__ import annotations

from frabjous.core.contract import Player, Said, said
from frabjous.games.splut.actions import NO, SKIP, Step
from frabjous.games.splut.arena import NAMES, beside
from frabjous.games.splut.flight import flight
from frabjous.games.splut.pieces import DWARF, KIND_WORDS, NOTHING, SORCERER, kind_of, seat_of
from frabjous.games.splut.state import Position


def told(position: Position, step: Step) -> list[Said]:
    """Tell a step; `position` is the one before it."""
    if step is SKIP:
        return [said("skipped", who=Player(position.mover))]
    return [what_happened(position, step), *who_fell(position, step)]


def what_happened(position: Position, step: Step) -> Said:
    """Tell a step as a sentence."""
    who = Player(position.mover)
    piece = said(KIND_WORDS[step.kind])
    origin, target = NAMES[step.origin], NAMES[step.target]
    if step.throw != NO:
        landing = NAMES[flight(position.board, step.origin, step.target, step.throw)]
        return said("threw", who=who, origin=origin, target=target, landing=landing)
    if step.along != NO:
        rock, rock_to = NAMES[step.along], NAMES[beside(step.along, step.direction)]
        key = "levitated" if step.kind == SORCERER else "pulled"
        return said(key, who=who, origin=origin, target=target, rock=rock, rock_to=rock_to)
    if step.kind == DWARF and position.board[step.target] != NOTHING:
        return said("pushed", who=who, origin=origin, target=target)
    return said("stepped", who=who, piece=piece, origin=origin, target=target)


def who_fell(position: Position, step: Step) -> list[Said]:
    """Tell whom a throw hit, if anybody."""
    if step.throw == NO:
        return []
    landing = flight(position.board, step.origin, step.target, step.throw)
    victim = position.board[landing]
    if landing == step.origin or victim == NOTHING:
        return []
    key = "splut" if kind_of(victim) == SORCERER else "crushed"
    return [said(key, who=Player(seat_of(victim)), square=NAMES[landing])]
