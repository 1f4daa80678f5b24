"""The numbers of every game are frozen: ids of actions, and where everything lies in a row."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest

import golden
from contract.test_tensors import layout_of
from frabjous.core.kinds import Flag
from frabjous.core.tensor import Layout
from frabjous.games import IN_ORDER
from frabjous.games.room import AnyRoom
from tic_tac_toe import TIC_TAC_TOE
from tic_tac_toe.notation import NOTATION
from tic_tac_toe.observation import Seen

FROZEN: Final = Path(__file__).parent / "numbers.txt"


@pytest.mark.parametrize("room", IN_ORDER, ids=lambda room: room.key)
def test_ids_are_all_different_and_lead_back(room: AnyRoom) -> None:
    layout = layout_of(room, room.game.seats.start)
    assert [action.id for action in layout.actions] == list(range(len(layout.actions)))
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
