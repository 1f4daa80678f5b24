"""What every game promises about secrets: a seat learns by its observation, its picture and what it is told, no more.

Two positions that a seat cannot tell apart must be alike to it in every way; so positions are imagined from what it
sees, and everything that can reach the seat is compared with the real one.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from contract.pictures import some_viewers, svg_of
from contract.walks import Figures, Move, Position, Setting, Walk, possible
from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE, Action, Said
from frabjous.scene.model import Shape

MOST_ACTIONS = 6  # tried in one position


class Leak(AssertionError):  # noqa: N818 - that is what it is
    """Something reached a seat that it may not know."""


def check_sight(walk: Walk, every: int, pictures_every: int, dice_each: int, figures: Figures) -> None:
    """Imagined positions look the same as the real one: observation, turn, legal list, outcome and picture."""
    setting = walk.setting
    for number, state in enumerate(walk.states(every)):
        figures.add("states")
        for viewer in setting.viewers():
            real = answers(setting, state, viewer)
            for throw in range(dice_each):
                imagined = imagine(walk, state, viewer, number * dice_each + throw)
                compare(setting, viewer, real, answers(setting, imagined, viewer))
                figures.add("comparisons")
            if number % pictures_every == 0 and viewer in some_viewers(setting, state, number):
                compare_pictures(setting, state, imagined, viewer)
                figures.add("pictures", 2)


def imagine(walk: Walk, state: Position, viewer: int, throw: int) -> Position:
    game = walk.setting.game
    return game.imagine(game.observe(state, viewer), Dice(walk.seed * 1000 + throw))


QUESTIONS: Final = ("observation", "turn", "legal list", "outcome")


def answers(setting: Setting, state: Position, viewer: int) -> tuple[object, ...]:
    """Ask a position what this viewer may ask."""
    game = setting.game
    return game.observe(state, viewer), game.to_act(state), game.legal(state, viewer), game.outcome(state)


def compare(setting: Setting, viewer: int, real: tuple[object, ...], other: tuple[object, ...]) -> None:
    if real != other:
        for question, ours, theirs in zip(QUESTIONS, real, other, strict=True):
            if ours != theirs:
                raise Leak(f"{setting}: viewer {viewer} can tell positions apart by the {question}:\n{ours}\n{theirs}")


def compare_pictures(setting: Setting, state: Position, imagined: Position, viewer: int) -> None:
    for shape in Shape:
        if svg_of(setting, state, viewer, shape) != svg_of(setting, imagined, viewer, shape):
            raise Leak(f"{setting}: viewer {viewer} can tell positions apart by the {shape.value} picture")


# What is told


@dataclass(frozen=True)
class Event:
    """Something that may have happened, as one viewer experiences it."""

    afterwards: object  # what the viewer sees then
    told: list[Said]
    text: str
    done_openly: bool  # by a seat, and everybody may know what it was


def check_told(walk: Walk, every: int, figures: Figures) -> None:
    """If two (position, action) pairs look the same to a seat before and after, it is told the same.

    Two things done openly may be told apart even if what follows wipes out the difference.
    """
    for number, move in enumerate(walk.some_moves(every)):
        figures.add("states")
        for viewer in walk.setting.viewers():
            imagined = imagine(walk, move.state, viewer, number)
            events = events_in(walk, move.state, move, viewer) + events_in(walk, imagined, move, viewer)
            for one, other in combinations(events, 2):
                figures.add("comparisons")
                if one.done_openly and other.done_openly and one.text != other.text:
                    continue
                if one.afterwards == other.afterwards and one.told != other.told:
                    raise Leak(
                        f"{walk}: viewer {viewer} sees no difference between “{one.text}” and “{other.text}” "
                        f"but is told {one.told} or {other.told}"
                    )


def check_seen(walk: Walk, every: int, figures: Figures) -> None:
    """And the other way round: if a seat is told the same of two actions in one position, they look the same to it.

    Without this an observation could hold a secret: imagination would faithfully put it back, and nobody would notice.
    A line of which a seat is told nothing at all is left out, so that deals need not be told one by one.
    """
    for move in walk.some_moves(every):
        figures.add("states")
        for viewer in walk.setting.viewers():
            for one, other in combinations(events_in(walk, move.state, move, viewer), 2):
                figures.add("comparisons")
                if one.told and one.told == other.told and one.afterwards != other.afterwards:
                    raise Leak(
                        f"{walk}: viewer {viewer} is told {one.told} of both “{one.text}” and “{other.text}” "
                        f"but can see which:\n{one.afterwards}\n{other.afterwards}"
                    )


def events_in(walk: Walk, state: Position, move: Move, viewer: int) -> list[Event]:
    """Give what might happen now, as this viewer experiences it."""
    return [event(walk.setting, state, move.actor, action, viewer) for action in tried(walk, state, move)]


def tried(walk: Walk, state: Position, move: Move) -> list[Action]:
    """List what the actor might do here: the real action if it can, and a few others."""
    actions = possible(walk.setting.game, state, move.actor)
    first = Dice(walk.seed).below(len(actions)) if actions else 0
    others = [one for one in actions[first:] + actions[:first] if one != move.action]
    return [one for one in actions if one == move.action] + others[: MOST_ACTIONS - 1]


def event(setting: Setting, state: Position, actor: int, action: Action, viewer: int) -> Event:
    after = setting.game.apply(state, actor, action)
    told = setting.game.told(state, actor, action, viewer)
    openly = actor != CHANCE and not action.secret and not action.shows
    return Event(setting.game.observe(after, viewer), told, action.text, openly)


# What an action gives away


def check_open_actions(walk: Walk, every: int, figures: Figures) -> None:
    """What shows nothing hidden and is not secret is legal in every position any other seat imagines."""
    game = walk.setting.game
    for number, move in enumerate(walk.some_moves(every)):
        figures.add("states")
        if move.actor == CHANCE:
            continue
        plain = [one for one in game.legal(move.state, move.actor) if not one.shows and not one.secret]
        for viewer in walk.setting.viewers():
            if viewer != move.actor:
                imagined = imagine(walk, move.state, viewer, number)
                allowed = game.legal(imagined, move.actor)
                for action in plain:
                    if action not in allowed:
                        raise Leak(f"{walk}: “{action.text}” tells viewer {viewer} something hidden")
                figures.add("comparisons", len(plain))


def check_secret_actions(walk: Walk, every: int, figures: Figures) -> None:
    """While somebody still owes a secret choice, those made look alike to the others, whatever they were."""
    game = walk.setting.game
    for move in walk.some_moves(every):
        figures.add("states")
        hidden = [one for one in possible(game, move.state, move.actor) if one.secret]
        if len(game.to_act(move.state)) < 2 or not hidden:
            continue
        for viewer in walk.setting.viewers():
            if viewer != move.actor:
                events = [event(walk.setting, move.state, move.actor, one, viewer) for one in hidden[:MOST_ACTIONS]]
                for one in events[1:]:
                    figures.add("comparisons")
                    if (one.afterwards, one.told) != (events[0].afterwards, events[0].told):
                        raise Leak(f"{walk}: viewer {viewer} can tell “{events[0].text}” from “{one.text}”")


def differing(walk: Walk, every: int) -> int:
    """Count the imagined positions in which somebody else sees something else: how much the comparison is worth."""
    game, found = walk.setting.game, 0
    for number, state in enumerate(walk.states(every)):
        for viewer in walk.setting.viewers():
            imagined = imagine(walk, state, viewer, number)
            others = [one for one in walk.setting.viewers() if one != viewer]
            found += any(game.observe(state, one) != game.observe(imagined, one) for one in others)
    return found
