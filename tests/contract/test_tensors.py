"""Every game in numbers: each action has an id, and each observation a row of its own."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32

from contract.walks import Figures, Setting, in_every_setting, possible, walks
from frabjous.core.kinds import Row
from frabjous.core.tensor import Layout
from frabjous.games.room import AnyRoom

STRIDE: Final = 5


@cache
def layout_of(room: AnyRoom, seats: int) -> Layout[Any, Any]:
    assert room.layout is not None
    return room.layout(seats)


@in_every_setting
def test_everything_that_can_be_done_has_an_id(setting: Setting, figures: Figures) -> None:
    layout = layout_of(setting.room, setting.seats)
    for walk in walks(setting, figures):
        for move in walk.some_moves(STRIDE):
            for action in possible(setting.game, move.state, move.actor):
                assert layout.actions[action.id] is action


@in_every_setting
def test_rows_are_as_long_as_the_layout_says_and_differ_where_observations_differ(
    setting: Setting, figures: Figures
) -> None:
    layout = layout_of(setting.room, setting.seats)
    known: dict[bytes, object] = {}
    for walk in walks(setting, figures):
        for state in walk.states(STRIDE):
            for viewer in setting.viewers():
                seen = setting.game.observe(state, viewer)
                row = layout.row(seen)
                assert len(row) == layout.size
                assert min(row) >= 0 and max(row) <= 1
                assert known.setdefault(row.tobytes(), seen) == seen
                assert layout.row(setting.game.observe(state, viewer)) == row
                figures.add("rows")


@in_every_setting
def test_a_row_that_is_written_from_the_fields_of_a_position_is_that_of_the_observation(
    setting: Setting, figures: Figures
) -> None:
    layout = layout_of(setting.room, setting.seats)
    cells = vec[i32](bytes(layout.size))
    row = Row(cells, 0, layout.items)  # the same for all: what was written before must leave no trace
    for walk in walks(setting, figures):
        for state in walk.states(STRIDE):
            for viewer in setting.viewers():
                row.rewind()
                setting.game.put(row, layout.kinds, state, viewer)
                assert memoryview(cells).tobytes() == layout.row(setting.game.observe(state, viewer)).tobytes()
                figures.add("rows")


@in_every_setting
def test_the_parts_of_a_row_lie_side_by_side(setting: Setting) -> None:
    layout = layout_of(setting.room, setting.seats)
    end = 0
    for part in layout.parts:
        assert part.offset == end and part.size > 0
        end += part.size
    assert end == layout.size
