"""Things are made once, and what was drawn of them is looked up."""

from __future__ import annotations

from frabjous.core.contract import said
from frabjous.games import IN_ORDER
from frabjous.scene.model import Disc, Shape, Thing, Use
from frabjous.scene.once import MOST
from frabjous.scene.svg import MEMORY, Pen, board
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
        pen.thing(Thing("a", number, 0, ()))
        pen.picture((Disc(number),))
    assert len(pen.things) <= MEMORY
    assert len(pen.pictures) <= MEMORY
    assert Thing.__new__.cache_info().currsize <= MOST  # type: ignore[attr-defined]
