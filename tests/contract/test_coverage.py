"""No room is left out: every contract test runs on every room of the registry, with every number of seats."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from contract.walks import Setting
from frabjous.games import ROOMS

NOT_ABOUT_ROOMS = {"test_coverage", "test_fakes_are_caught"}
MODULES = sorted(path.stem for path in Path(__file__).parent.glob("test_*.py") if path.stem not in NOT_ABOUT_ROOMS)
EVERYTHING = {(key, seats) for key, room in ROOMS.items() for seats in room.game.seats}

Test = Callable[..., None]


def promises_in(module: str) -> list[Test]:
    found = vars(import_module(f"contract.{module}"))
    return [value for name, value in found.items() if name.startswith("test_") and callable(value)]


def settings_of(test: Test) -> set[tuple[str, int]]:
    """Read from a test's marks which rooms and seats it runs on."""
    marks: list[pytest.Mark] = getattr(test, "pytestmark", [])
    values = [value for mark in marks if mark.name == "parametrize" for value in mark.args[1]]
    return {(value.room.key, value.seats) for value in values if isinstance(value, Setting)}


def test_there_are_rooms_and_promises() -> None:
    assert ROOMS
    assert sum(len(promises_in(module)) for module in MODULES) >= 20


@pytest.mark.parametrize("module", MODULES)
def test_every_contract_test_runs_on_every_room_and_every_number_of_seats(module: str) -> None:
    for test in promises_in(module):
        assert settings_of(test) == EVERYTHING, f"{test} leaves a room out"


def test_a_room_stands_in_the_registry_under_its_own_name_and_folder() -> None:
    for key, room in ROOMS.items():
        assert key == room.key == room.game.key == room.folder.name
        assert (room.folder / "RULES.md").exists()
