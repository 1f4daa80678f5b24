"""Documentation that cannot fall behind: every command, option, message and game is in it, and examples do as they say.

In a block of Python whatever a statement prints stands in the comment behind it; in a block of console what a command
prints stands under it. “…” stands for anything.
"""

from __future__ import annotations

import argparse
import ast
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from frabjous.cli.usage import parser
from frabjous.core import agreed
from frabjous.games import ROOMS
from frabjous.table.deeds import MENU
from frabjous.web import messages

ROOT = Path(__file__).parent.parent
COMMANDS = (ROOT / "docs" / "commands.md").read_text("utf-8")
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
GAMES = (ROOT / "docs" / "games.md").read_text("utf-8")
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
RECORDS = (ROOT / "docs" / "records.md").read_text("utf-8")


def commands(of: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Find every command, with its arguments."""
    for action in of._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, command in action.choices.items():
                yield name, command
                yield from commands(command)


ALL_COMMANDS = dict(commands(parser()))


def options(command: argparse.ArgumentParser) -> list[str]:
    names = [name for action in command._actions for name in action.option_strings]
    return [name for name in names if name.startswith("--") and name != "--help"]


def section(name: str) -> str:
    """Give the part of the page that explains a command; the actions of `record` share theirs."""
    parts = re.split(r"^## ", COMMANDS, flags=re.M)
    found = [part for part in parts if re.match(rf"frabjous [a-z| ]*\b{name}\b", part)]
    assert found, f"docs/commands.md does not explain “frabjous {name}”"
    return found[0]


@pytest.mark.parametrize("name", ALL_COMMANDS)
def test_every_command_is_explained_with_all_its_options(name: str) -> None:
    text = section(name)
    missing = [
        option for option in options(ALL_COMMANDS[name]) if f"`{option}" not in text and f"{option} " not in text
    ]
    assert not missing, f"docs/commands.md does not explain {missing} of “frabjous {name}”"


@pytest.mark.parametrize("kind", [*messages.HEARD, *messages.TOLD], ids=lambda kind: kind.__name__)
def test_every_message_is_explained_with_all_its_fields(kind: type[messages.Heard] | type[messages.Told]) -> None:
    tag = kind.__struct_config__.tag
    rows = [row for row in PROTOCOL.splitlines() if row.startswith(f"| `{tag}` |")]
    assert rows, f"docs/protocol.md does not explain “{tag}”"
    fields = [name for name in kind.__struct_fields__ if not any(f"`{name}`" in row for row in rows)]
    assert not fields, f"docs/protocol.md does not explain {fields} of “{tag}”"


@pytest.mark.parametrize("kind", [messages.Frame, messages.Status], ids=lambda kind: kind.__name__)
def test_every_part_of_a_frame_and_of_a_status_is_explained(kind: type[messages.Frame] | type[messages.Status]) -> None:
    missing = [name for name in kind.__struct_fields__ if f"| `{name}` |" not in PROTOCOL]
    assert not missing, f"docs/protocol.md does not explain {missing}"


def test_everything_a_menu_may_offer_is_explained() -> None:
    row = next(row for row in PROTOCOL.splitlines() if row.startswith("| `can` |"))
    assert not [kind for kind in MENU if f"`{kind.__struct_config__.tag}`" not in row]


@pytest.mark.parametrize("key", ROOMS)
def test_every_game_is_explained_with_its_options_and_values(key: str) -> None:
    game = ROOMS[key].game
    assert f"\n## {key} — " in GAMES
    assert f"games/{key}/RULES.md" in GAMES
    for option in game.options():
        assert f"| `{option.key}` |" in GAMES
        assert not [value for value in option.values if f"`{value}`" not in GAMES]


@pytest.mark.parametrize("key", ROOMS)
def test_every_game_has_its_rules_in_every_language(key: str) -> None:
    for name in ("RULES.md", "RULES.de.md", "RULES.fr.md"):
        clauses = re.findall(r"^\*\*(\d+(?:\.\d+)*)\*\*", (ROOMS[key].folder / name).read_text("utf-8"), re.M)
        assert clauses == re.findall(
            r"^\*\*(\d+(?:\.\d+)*)\*\*", (ROOMS[key].folder / "RULES.md").read_text("utf-8"), re.M
        )
        assert len(clauses) > 10


def test_every_word_of_the_table_is_explained() -> None:
    written = [kind.phrase.removesuffix(" by") for kind in agreed.WORDS]
    assert not [phrase for phrase in written if f"`{phrase}" not in RECORDS]


def test_links_between_pages_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"


def test_every_folder_with_a_law_states_it() -> None:
    package = ROOT / "src" / "frabjous"
    for folder in ("core", "scene", "games", "bots", "table", "store", "web", "lab", "cli", "library", "adapters"):
        law = (package / folder / "README.md").read_text("utf-8")
        assert law.startswith(f"# {folder}: ")
        assert len(law.splitlines()) <= 7


# Examples


def blocks(kind: str) -> list[tuple[str, str]]:
    """Find the blocks of one kind in all pages, each with where it stands; those of docstrings are run there."""
    return [
        (f"{page.name}, block {number}", found)
        for page in PAGES
        for number, found in enumerate(re.findall(rf"^```{kind}\n(.*?)^```$", page.read_text("utf-8"), re.M | re.S))
        if not found.startswith(">>>")
    ]


def fits(shown: str, printed: str) -> bool:
    """Say whether this is what was printed; “…” stands for anything."""
    return (
        re.fullmatch(".*".join(re.escape(part.strip()) for part in shown.split("…")), printed.strip(), re.S) is not None
    )


@pytest.mark.parametrize(("where", "block"), blocks("python"), ids=lambda text: text[:40])
def test_python_prints_what_the_page_says(
    where: str, block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "frabjous.adapters" in block:
        pytest.importorskip("pettingzoo", reason="in .venv-research only")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for statement in ast.parse(block).body:
        said = StringIO()
        with redirect_stdout(said):
            exec(compile(ast.Module([statement], []), where, "exec"), names)
        assert statement.end_lineno is not None
        shown = block.splitlines()[statement.end_lineno - 1].partition("  # ")[2]
        assert not said.getvalue() or fits(shown, said.getvalue()), f"{where} prints {said.getvalue()}"


@pytest.mark.parametrize(("where", "block"), blocks("console"), ids=lambda text: text[:40])
def test_the_console_prints_what_the_page_says(where: str, block: str) -> None:
    for part in block.split("$ ")[1:]:
        command, _, shown = part.partition("\n")
        program, *arguments = shlex.split(command)
        assert program == "frabjous"
        ran = subprocess.run(
            [sys.executable, "-m", "frabjous.cli", *arguments], capture_output=True, text=True, check=True
        )
        assert fits(shown, ran.stdout), f"{where}: {command} prints\n{ran.stdout}"


def test_there_are_examples_of_both_kinds() -> None:
    assert len(blocks("python")) >= 3
    assert len(blocks("console")) >= 3


def test_what_a_page_shows_is_compared() -> None:
    assert fits("(1.0, 0.0)", "(1.0, 0.0)\n")
    assert fits("SPLUT! … is out.", "SPLUT! The rock\ncame down. The team is out.\n")
    assert not fits("(1.0, 0.0)", "(0.0, 1.0)\n")
    assert not fits("", "(0.0, 1.0)\n")


def test_the_reference_is_up_to_date() -> None:
    ran = subprocess.run([sys.executable, ROOT / "tools" / "reference.py", "--check"], check=False)
    assert ran.returncode == 0, "docs/library.md is not what the docstrings say: run tools/reference.py"


def test_the_figures_are_up_to_date() -> None:
    ran = subprocess.run([sys.executable, ROOT / "tools" / "figures.py", "--check"], check=False)
    assert ran.returncode == 0, "docs/figures are not what the rooms draw: run tools/figures.py"
