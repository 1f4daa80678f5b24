"""The law of the layers: imports point downwards only, drawing code has no name for a secret, nothing grows too big.

1 core, scene (scene may use core) · 2 games · 3 bots, table (apart from each other) · 4 store
5 web, lab, cli, the library and the adapters, of which cli may use the others, the library the lab (for many games),
  and the adapters both
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from origins import Sources, modules_handed_on, secrets_reached

SRC: Final = Path(__file__).parents[1] / "src" / "frabjous"
LAYER: Final = {
    "core": 1,
    "scene": 1,
    "games": 2,
    "bots": 3,
    "table": 3,
    "store": 4,
    "web": 5,
    "lab": 5,
    "cli": 5,
    "library": 5,  # behind `import frabjous`
    "adapters": 5,
}
SIDEWAYS: Final = {
    ("scene", "core"),
    ("cli", "web"),
    ("cli", "lab"),
    ("cli", "library"),
    ("library", "lab"),
    ("adapters", "lab"),
    ("adapters", "library"),
}
UNFORESEEABLE: Final = {"random", "time", "datetime", "uuid", "secrets"}
FOR_RESEARCHERS: Final = {"numpy", "PIL", "gymnasium", "pettingzoo", "pyspiel", "open_spiel"}
LONGEST_FUNCTION: Final = 60
LONGEST_FILE: Final = 400
# What a room is, learned weights and what reckons with them, the Snits of both Snit games.
SHARED_BY_ROOMS: Final = ("room", "learned", "network", "clan")
# Deep copies, pickles and the like do not survive the compiler.
NOT_COMPILABLE: Final = {"pickle", "copy", "copyreg", "shelve", "weakref"}

FILES: Final = sorted(SRC.rglob("*.py"))


@dataclass(frozen=True)
class Import:
    """One imported module, in full."""

    module: str
    line: int

    @property
    def package(self) -> str:
        """Give the package of Frabjous it lies in, or nothing."""
        parts = self.module.split(".")
        if parts[0] != "frabjous":
            return ""
        return parts[1] if len(parts) > 1 and parts[1] in LAYER else "library"

    def is_under(self, module: str) -> bool:
        return self.module == module or self.module.startswith(module + ".")


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def imports_of(path: Path) -> list[Import]:
    """List what a file imports, also inside functions and for types only; `from a import b` counts as a.b."""
    found: list[Import] = []
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            found += [Import(alias.name, node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: imports are written in full"
            found += [Import(f"{node.module}.{alias.name}", node.lineno) for alias in node.names]
    return found


def package_of(path: Path) -> str:
    """Give the package a file lies in; the front door belongs to the library behind it."""
    first = path.relative_to(SRC).parts[0].removesuffix(".py")
    return "library" if first == "__init__" else first


def room_of(path: Path) -> str:
    """Give the room a file belongs to, or nothing."""
    parts = path.relative_to(SRC).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


def files_of(package: str) -> list[Path]:
    return [path for path in FILES if package_of(path) == package]


def top_of(one: Import) -> str:
    return one.module.split(".")[0]


def said(path: Path, one: Import) -> str:
    return f"{path.relative_to(SRC)}:{one.line} imports {one.module}"


def importing(paths: Iterable[Path], modules: set[str]) -> list[str]:
    """List where modules from elsewhere are imported."""
    return [said(path, one) for path in paths for one in imports_of(path) if top_of(one) in modules]


def beyond(package: str, allowed: set[str]) -> list[str]:
    """List where a package imports more of Frabjous than it may."""
    return [
        said(path, one) for path in files_of(package) for one in imports_of(path) if one.package not in {*allowed, ""}
    ]


def test_every_package_has_its_layer() -> None:
    assert {package_of(path) for path in FILES} <= set(LAYER)


def points_down(package: str, one: Import) -> bool:
    if one.package in ("", package):
        return True
    return LAYER[one.package] < LAYER[package] or (package, one.package) in SIDEWAYS


def test_imports_point_downwards_only() -> None:
    assert [said(p, one) for p in FILES for one in imports_of(p) if not points_down(package_of(p), one)] == []


@pytest.mark.parametrize("package", ["cli", "adapters"])
def test_nothing_imports_the_command_line_or_the_adapters(package: str) -> None:
    others = [path for path in FILES if package_of(path) != package]
    assert [said(path, one) for path in others for one in imports_of(path) if one.package == package] == []


def test_only_the_adapters_know_what_researchers_install() -> None:
    assert importing([path for path in FILES if package_of(path) != "adapters"], FOR_RESEARCHERS) == []


def test_the_core_imports_nothing_of_frabjous_but_itself() -> None:
    assert beyond("core", {"core"}) == []


def test_bots_know_neither_table_nor_store_nor_web() -> None:
    assert beyond("bots", {"core", "games", "bots"}) == []


def test_the_table_knows_neither_bots_nor_sockets() -> None:
    assert beyond("table", set(LAYER) - {"bots", "store", "web"}) == []
    assert importing(files_of("table"), {"asyncio", "socket", "os", *UNFORESEEABLE}) == []


ROOM_FILES: Final = [path for path in FILES if room_of(path)]


def is_drawing(path: Path) -> bool:
    """Say whether a file draws, or explains what is drawn."""
    return path.name.startswith(("view", "what_is", "why_not"))


DRAWING: Final = [path for path in ROOM_FILES if is_drawing(path)]
SOURCES: Final = Sources(SRC.parent)
PEEPHOLES: Final = {"importlib", "sys", "inspect", "gc", "builtins"}  # ways to a module without naming it


@pytest.mark.parametrize("path", DRAWING, ids=lambda path: f"{room_of(path)}/{path.name}")
def test_drawing_code_has_no_name_for_a_secret(path: Path) -> None:
    """A view names nothing of its room's state and rules, nor of a bot that knows them, by whatever detour."""
    room = f"frabjous.games.{room_of(path)}"
    module = f"{room}.{path.stem}"
    assert secrets_reached(SOURCES, room, module) == []
    assert modules_handed_on(SOURCES, module) == []
    assert importing([path], PEEPHOLES) == []


def test_a_room_imports_names_and_not_whatever_there_is() -> None:
    assert [said(path, one) for path in ROOM_FILES for one in imports_of(path) if one.module.endswith(".*")] == []


def is_at_home(path: Path, one: Import) -> bool:
    """Say whether a room imports what is its own, or for all."""
    allowed = (room_of(path), *SHARED_BY_ROOMS)
    return one.package != "games" or any(one.is_under(f"frabjous.games.{name}") for name in allowed)


def test_a_room_knows_no_other_room() -> None:
    assert [said(path, one) for path in ROOM_FILES for one in imports_of(path) if not is_at_home(path, one)] == []


def draws(path: Path, one: Import) -> bool:
    return one.package == "scene" or one.is_under(f"frabjous.games.{room_of(path)}.view")


def test_rules_do_not_draw() -> None:
    rules = [path for path in ROOM_FILES if not is_drawing(path) and path.name != "__init__.py"]
    assert [said(path, one) for path in rules for one in imports_of(path) if draws(path, one)] == []


def test_rules_neither_roll_dice_of_their_own_nor_read_a_clock() -> None:
    assert importing([*files_of("core"), *ROOM_FILES], UNFORESEEABLE | NOT_COMPILABLE) == []


def test_no_file_is_too_long() -> None:
    assert [path for path in FILES if len(path.read_text("utf-8").splitlines()) > LONGEST_FILE] == []


def length_of(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def too_long(path: Path) -> list[str]:
    """Name a file's functions that have too many lines."""
    found = [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [f"{path}: {node.name}: {length_of(node)}" for node in found if length_of(node) > LONGEST_FUNCTION]


def test_no_function_is_too_long() -> None:
    assert [function for path in FILES for function in too_long(path)] == []


def test_every_file_says_what_it_is() -> None:
    assert [path for path in FILES if path.read_text("utf-8").strip() and not ast.get_docstring(tree_of(path))] == []


# The law itself is tried on a few lines.


def test_an_import_is_seen_wherever_it_stands(tmp_path: Path) -> None:
    path = tmp_path / "sample.py"
    path.write_text(
        "import random\n"
        "from frabjous.web import app as other\n"
        "def f():\n    from frabjous.games.splut.state import Position\n"
    )
    assert [one.module for one in imports_of(path)] == [
        "random",
        "frabjous.web.app",
        "frabjous.games.splut.state.Position",
    ]
    assert imports_of(path)[1].package == "web"
    assert imports_of(path)[2].is_under("frabjous.games.splut.state")


ROOM: Final = "frabjous.games.tiny"
TINY: Final = {
    "state": "class Position:\n    pass\nNOBODY = -1\n",
    "rules": f"from {ROOM}.state import Position\ndef winner(position: Position) -> int:\n    return 0\n",
    "terms": "DEAD = 7\n",
    "telling": (
        f"from {ROOM}.state import Position\nfrom {ROOM}.terms import DEAD\nWord = str\nPlace = Position\n"
        "class Twin(Position):\n    pass\n"
        "class Diary:\n    page: Position\n"
        "def told(position: Position) -> str:\n    return ''\n"
        "def card_word(card: int) -> Word:\n    return str(Position)\n"
    ),
    "words": f"from {ROOM} import telling\nfrom {ROOM}.telling import Position as Where, card_word\n",
}


def tiny_room(folder: Path, view: str) -> Sources:
    """Write a room with this view."""
    room = folder / "frabjous" / "games" / "tiny"
    room.mkdir(parents=True)
    for name, text in (TINY | {"view": view, "__init__": f"from {ROOM}.rules import winner\n"}).items():
        (room / f"{name}.py").write_text(text)
    return Sources(folder)


@pytest.mark.parametrize(
    "view",
    [
        f"from {ROOM}.state import Position",
        f"from {ROOM}.telling import Position",
        f"from {ROOM}.telling import Position as Anything",
        f"from {ROOM}.words import Where",
        f"from {ROOM}.telling import Place",
        f"from {ROOM}.telling import Twin",
        f"from {ROOM}.telling import Diary",
        f"from {ROOM}.telling import told",
        f"from {ROOM} import winner",
        f"from {ROOM} import state",
        f"import {ROOM}.rules as r",
        f"from {ROOM} import telling\nx = telling.Position",
        f"import {ROOM}.telling\nx = {ROOM}.telling.Position",
        f"import {ROOM}.words as w\ndef f():\n    return w.telling.Position()",
        f"def f():\n    from {ROOM}.words import Where",
        f"if TYPE_CHECKING:\n    from {ROOM}.words import Where",
    ],
)
def test_a_secret_is_known_by_whatever_name_it_goes(view: str, tmp_path: Path) -> None:
    assert secrets_reached(tiny_room(tmp_path, view), ROOM, f"{ROOM}.view")


@pytest.mark.parametrize(
    "view",
    [
        f"from {ROOM}.telling import card_word, Word, DEAD",
        f"from {ROOM}.words import card_word",
        f"from {ROOM} import telling\nx = telling.card_word(telling.DEAD)",
        "from math import pi\nimport os.path\nx = os.path.sep",
    ],
)
def test_what_is_no_secret_may_be_named(view: str, tmp_path: Path) -> None:
    sources = tiny_room(tmp_path, view)
    assert secrets_reached(sources, ROOM, f"{ROOM}.view") == []
    assert modules_handed_on(sources, f"{ROOM}.view") == []


@pytest.mark.parametrize("use", ["vars(telling)", "getattr(telling, 'Position')", "[telling]", "f(telling)"])
def test_a_module_that_is_handed_on_is_seen(use: str, tmp_path: Path) -> None:
    sources = tiny_room(tmp_path, f"from {ROOM} import telling\nx = {use}")
    assert modules_handed_on(sources, f"{ROOM}.view") == ["telling"]
