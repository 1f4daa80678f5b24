"""No room is left out: every contract test runs on every room, every version of its rules and every number of seats."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from contract.walks import Setting
from frabjous.core.errors import BadOption
from frabjous.games import ROOMS, VERSIONS, room_of
from tic_tac_toe import TIC_TAC_TOE

NOT_ABOUT_ROOMS = {"test_coverage", "test_fakes_are_caught", "test_out_is_tried"}
MODULES = sorted(path.stem for path in Path(__file__).parent.glob("test_*.py") if path.stem not in NOT_ABOUT_ROOMS)
EVERYTHING = {
    (room.key, version, seats)
    for versions in (*VERSIONS.values(), {1: TIC_TAC_TOE})
    for version, room in versions.items()
    for seats in room.game.seats
}

Test = Callable[..., None]


def promises_in(module: str) -> list[Test]:
    found = vars(import_module(f"contract.{module}"))
    return [value for name, value in found.items() if name.startswith("test_") and callable(value)]


def settings_of(test: Test) -> set[tuple[str, int, int]]:
    """Read from a test's marks which rooms, versions and seats it runs on."""
    marks: list[pytest.Mark] = getattr(test, "pytestmark", [])
    values = [value for mark in marks if mark.name == "parametrize" for value in mark.args[1]]
    return {(value.room.key, value.game.rules_version, value.seats) for value in values if isinstance(value, Setting)}


def test_there_are_rooms_and_promises() -> None:
    assert ROOMS
    assert sum(len(promises_in(module)) for module in MODULES) >= 20


@pytest.mark.parametrize("module", MODULES)
def test_every_contract_test_runs_on_every_room_every_version_and_every_number_of_seats(module: str) -> None:
    for test in promises_in(module):
        assert settings_of(test) == EVERYTHING, f"{test} leaves a room out"


def test_a_room_stands_in_the_registry_under_its_own_name_and_folder() -> None:
    for key, room in ROOMS.items():
        assert key == room.key == room.game.key == room.folder.name
        assert (room.folder / "RULES.md").exists()


def test_a_room_has_its_newest_rules_unless_another_version_is_asked_for() -> None:
    for key, versions in VERSIONS.items():
        assert list(versions) == list(range(1, len(versions) + 1)), "versions are counted from 1, none is left out"
        assert room_of(key) is ROOMS[key] is versions[max(versions)]
        for version, room in versions.items():
            assert room_of(key, version) is room
            assert (room.key, room.game.rules_version) == (key, version)


def test_an_unknown_version_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match=r"no version 9 of the rules of “snark”; the versions are: 1, 2\."):
        room_of("snark", 9)
    with pytest.raises(BadOption, match="no game “chess”"):
        room_of("chess", 1)
