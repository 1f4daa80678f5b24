"""Every game in numbers: each action has an id, and each observation a row of its own."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest

import golden
from contract.walks import Figures, Setting, in_every_setting, possible, walks
from frabjous.core.tensor import Flag, Layout
from frabjous.games import IN_ORDER
from frabjous.games.room import AnyRoom
from tic_tac_toe import TIC_TAC_TOE
from tic_tac_toe.notation import NOTATION
from tic_tac_toe.observation import Seen

FROZEN: Final = Path(__file__).parent / "numbers.txt"
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
                assert layout.actions[layout.ids[action]] is action


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
def test_the_parts_of_a_row_lie_side_by_side(setting: Setting) -> None:
    layout = layout_of(setting.room, setting.seats)
    end = 0
    for part in layout.parts:
        assert part.offset == end and part.size > 0
        end += part.size
    assert end == layout.size


@pytest.mark.parametrize("room", IN_ORDER, ids=lambda room: room.key)
def test_ids_are_all_different_and_lead_back(room: AnyRoom) -> None:
    layout = layout_of(room, room.game.seats.start)
    assert [layout.ids[action] for action in layout.actions] == list(range(len(layout.actions)))
    assert [room.game.read(action.text) for action in layout.actions] == layout.actions


def test_numbers_stay_as_they_are_within_a_version_of_the_rules() -> None:
    golden.check(FROZEN, "".join(in_short(room) for room in IN_ORDER))


def in_short(room: AnyRoom) -> str:
    """Sum up the ids of a room, and where everything lies in its rows."""
    actions = layout_of(room, room.game.seats.start).actions
    digest = sha256("\n".join(action.text for action in actions).encode()).hexdigest()[:16]
    rows = [f"{room.key}, rules version {room.game.rules_version}: {len(actions)} actions, {digest}"]
    for seats in room.game.seats:
        layout = layout_of(room, seats)
        rows.append(f"  {seats} seats: {layout.size} numbers")
        rows += [f"    {part.offset:5} {part.name} {part.size}" for part in layout.parts]
    return "\n".join(rows) + "\n"


def test_a_layout_without_a_field_is_refused() -> None:
    with pytest.raises(TypeError, match="the fields of its observation: seat, over, squares, mover"):
        Layout(NOTATION, Seen, {"seat": Flag()})


def test_the_room_to_copy_has_numbers_too() -> None:
    assert layout_of(TIC_TAC_TOE, 2).size == 3 + 1 + 9 * 3 + 3
