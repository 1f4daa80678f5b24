"""Things are made once, and what was drawn of them is looked up."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from frabjous.core.contract import CHANCE, ONLOOKER, Said, said
from frabjous.games import IN_ORDER
from frabjous.games.room import AnyRoom
from frabjous.scene.model import Disc, Scene, Shape, Thing, Use
from frabjous.scene.once import MEMORY, MOST
from frabjous.scene.svg import Pen, board, cards, picture
from frabjous.scene.words import Voice, bundle


def test_the_same_thing_in_the_same_place_is_the_same_object() -> None:
    assert Thing("a", 1, 2, (Use("rock"), Disc(3))) is Thing("a", 1, 2, (Use("rock"), Disc(3)))
    assert Thing("a", 1, 2, (Use("rock"),)) is not Thing("a", 1, 3, (Use("rock"),))
    assert Thing("a", 1, 2, (), said("x", square="e5")) is Thing("a", 1, 2, (), said("x", square="e5"))


def test_a_pen_writes_what_would_be_written_without_its_memory() -> None:
    for room in IN_ORDER:
        game, say = room.game, Voice(bundle("en", room.folder / "text")).say
        state, pen = game.start(min(game.seats), {}), Pen(say)
        for shape in Shape:
            scene = room.scene(game.observe(state, 0), game.legal(state, 0), shape)
            assert pen.board(scene, shape) == pen.board(scene, shape)
            assert "".join(pen.board(scene, shape)) == board(scene, shape, say)


def test_the_memories_have_limits() -> None:
    pen = Pen(lambda _: "")
    for number in range(max(MOST, MEMORY) + 10):
        pen.things[Thing("a", number, 0, ())]
        pen.picture((Disc(number),))
    assert len(pen.things) <= MEMORY
    assert len(pen.pictures) <= MEMORY
    assert Thing.__new__.cache_info().currsize <= MOST  # type: ignore[attr-defined]


@pytest.mark.parametrize("room", IN_ORDER, ids=lambda room: room.key)
def test_what_a_view_has_kept_is_what_it_would_draw_from_nothing(room: AnyRoom) -> None:
    """No memory of a view leaves out anything that its answer depends on: another position, another seat's cards."""
    positions = [*some_positions(room)]
    kept = [[*drawings(room, state)] for state in positions]
    for state, drawn in zip(positions, kept, strict=True):
        for memory in memories(room):
            memory.cache_clear()  # type: ignore[attr-defined]
        assert [*drawings(room, state)] == drawn


def some_positions(room: AnyRoom) -> Iterator[Any]:
    """Play at random, and give every tenth position."""
    game, dice = room.game, random.Random(7)
    state = game.start(max(game.seats), {})
    for number in range(200):
        if number % 10 == 0:
            yield state
        acting = game.to_act(state)
        if not acting:
            return
        actor = dice.choice(acting)
        able = [one for one, _ in game.chances(state)] if actor == CHANCE else game.legal(state, actor)
        state = game.apply(state, actor, dice.choice(able))


def drawings(room: AnyRoom, state: Any) -> Iterator[object]:  # noqa: ANN401 - of any game
    """Draw a position for an onlooker and two seats, in both shapes."""
    for seat in (ONLOOKER, 0, 1):
        legal = room.game.legal(state, seat) if seat in room.game.to_act(state) else []
        for shape in Shape:
            yield written(room.scene(room.game.observe(state, seat), legal, shape), shape)


def written(scene: Scene, shape: Shape) -> object:
    """Write all of a scene: two of the same look and words are written alike, whichever came first."""
    return (
        board(scene, shape, plainly),
        cards(scene.hand, plainly),
        [(one.path, one.question, one.note, picture(one.look, plainly, one.team)) for one in scene.asks],
        [(one.path, one.action, one.label) for one in scene.choices],
        [
            (one.seat, one.about, one.now, one.out, [picture(kit.look, plainly) for kit in one.kit])
            for one in scene.seats
        ],
        [(one.id, one.label) for one in scene.buttons],
        (scene.heading, scene.progress, scene.description),
    )


def plainly(words: Said) -> str:
    values = [(name, plainly(one) if isinstance(one, Said) else one) for name, one in words.values]
    return f"{words.key} {[(name, int(one) if isinstance(one, int) else one) for name, one in values]}"


def memories(room: AnyRoom) -> list[object]:
    """List all that the views of a room keep."""
    views = [module for name, module in sys.modules.items() if name.startswith(f"frabjous.games.{room.key}.view")]
    owned = [thing for view in views for thing in vars(view).values()]
    return [thing for thing in owned if hasattr(thing, "cache_clear")]
