"""Where a name comes from, however many modules it was handed through: read from the source, nothing is imported."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final, TypeAlias

Definition: TypeAlias = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef | ast.expr


@dataclass
class Module:
    """One file: what it imports under which name, and what it defines itself."""

    name: str
    tree: ast.Module

    @cached_property
    def imported(self) -> dict[str, str]:
        """Give, for each name, what is behind it: a module, or a module's name; `import a.b` gives `a`."""
        found: dict[str, str] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    found[alias.asname or alias.name.partition(".")[0]] = (
                        alias.name if alias.asname else alias.name.partition(".")[0]
                    )
            elif isinstance(node, ast.ImportFrom):
                found |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
        return found

    @cached_property
    def defined(self) -> dict[str, Definition]:
        """Give what the module binds at its top: classes, functions, and the values of names."""
        found: dict[str, Definition] = {}
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                found[node.name] = node
            elif isinstance(node, ast.Assign):
                found |= {name.id: node.value for name in node.targets if isinstance(name, ast.Name)}
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
                found[node.target.id] = node.value
        return found


@dataclass
class Sources:
    """All modules under a folder that holds a package."""

    folder: Path
    read: dict[str, Module | None] = field(default_factory=dict)

    def module(self, name: str) -> Module | None:
        """Read a module; None when there is none of that name here."""
        if name not in self.read:
            path = self.folder.joinpath(*name.split("."))
            files = [file for file in (path.with_suffix(".py"), path / "__init__.py") if file.exists()]
            self.read[name] = Module(name, ast.parse(files[0].read_text("utf-8"))) if files else None
        return self.read[name]

    def origins(self, dotted: str, seen: frozenset[str] = frozenset()) -> set[str]:
        """Name the modules and definitions that are behind `module.name`, and those its own form is made of.

        Behind an alias is what it was assigned; behind a function what its signature names; behind a class its bases,
        its fields and its methods.
        """
        module, name = self.split(dotted)
        if module is None or not name or dotted in seen:
            return {dotted}
        seen |= {dotted}
        first, _, rest = name.partition(".")
        if first in module.imported:
            return self.origins(".".join([module.imported[first], *([rest] if rest else [])]), seen)
        found = {f"{module.name}.{first}"}
        for used in used_by(module.defined.get(first)):
            if used.partition(".")[0] in (*module.imported, *module.defined):
                found |= self.origins(f"{module.name}.{used}", seen)
        return found

    def split(self, dotted: str) -> tuple[Module | None, str]:
        """Part a dotted name into the longest module there is, and the rest."""
        parts = dotted.split(".")
        for at in range(len(parts), 0, -1):
            module = self.module(".".join(parts[:at]))
            if module is not None:
                return module, ".".join(parts[at:])
        return None, dotted


def used_by(definition: Definition | None) -> list[str]:
    """List the dotted names that a definition shows to whoever imports it."""
    if definition is None:
        return []
    if isinstance(definition, ast.expr):
        return dotted_names(definition)
    if isinstance(definition, ast.ClassDef):
        fields = [node.annotation for node in definition.body if isinstance(node, ast.AnnAssign)]
        shown = [name for one in [*definition.bases, *fields] for name in dotted_names(one)]
        methods = [node for node in definition.body if isinstance(node, ast.FunctionDef)]
        return shown + [name for method in methods for name in used_by(method)]
    arguments = definition.args
    every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
    notes = [one.annotation for one in every if one is not None] + [definition.returns]
    return [name for note in notes if note is not None for name in dotted_names(note)]


def dotted_names(tree: ast.AST) -> list[str]:
    """List the names in a piece of code, with the attributes asked of them."""
    inner = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    whole = [node for node in ast.walk(tree) if isinstance(node, ast.Name | ast.Attribute) and id(node) not in inner]
    return [name for node in whole if (name := dotted(node))]


def dotted(node: ast.expr) -> str:
    """Write `a.b.c` for such an expression, nothing for any other."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        before = dotted(node.value)
        return f"{before}.{node.attr}" if before else ""
    return ""


def reached(sources: Sources, module: str) -> dict[str, set[str]]:
    """Give, for everything a module imports or asks of what it imports, where that comes from."""
    read = sources.module(module)
    assert read is not None, f"there is no {module}"
    asked = {name for name in dotted_names(read.tree) if name.partition(".")[0] in read.imported}
    return {name: sources.origins(f"{module}.{name}") for name in sorted(asked | set(read.imported))}


def modules_handed_on(sources: Sources, module: str) -> list[str]:
    """List the modules that a module uses as a thing, so that nobody can tell what is asked of them."""
    read = sources.module(module)
    assert read is not None, f"there is no {module}"
    asked = [name for name in dotted_names(read.tree) if name.partition(".")[0] in read.imported]
    behind = {name: sources.origins(f"{module}.{name}") for name in asked}
    return [name for name, origins in behind.items() if any(sources.module(one) is not None for one in origins)]


SECRET: Final = ("state", "rules", "bot")


def secrets_reached(sources: Sources, room: str, module: str) -> list[str]:
    """List what a drawing module can name of its room's secrets: of its state, its rules, or a bot that knows them."""
    forbidden = [f"{room}.{secret}" for secret in SECRET]
    found: list[str] = []
    for name, origins in reached(sources, module).items():
        behind = sorted(one for one in origins if any(one == bad or one.startswith(f"{bad}.") for bad in forbidden))
        if behind:
            found.append(f"{name} is {', '.join(behind)}")
    return found
