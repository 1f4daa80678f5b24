"""Writes what follows from the declaration of a position: how it is copied, compared, seen and laid out again.

    tools/declared.py            writes every room anew
    tools/declared.py --check    says which room is not up to date, for a test

A room declares each field of its position once, in `Position.__init__` of state.py:

    self.pool: i64 = 0                                 open: copied, and every seat sees it
    self.hands: Secret[list[list[int]]] = NO_HANDS     copied; `observe` says what a seat may know of it
    self.gone: Fleeting[list[int]] = NO_NUMBERS        of this line only: seen, but a copy begins without it
    self.legal: Worked[vec[i64]] = NO_NUMBERS          worked out from the rest: neither seen nor copied

What is written stands in declared.py (`observed`, `put` and `lying_open`, and the entries of a position's text that are
not in the DRAWN of drawing.py) and, since a class cannot be taken apart, between two marks in state.py (copy, ==) and
observation.py (the fields that all see). Nothing of this happens while a game is played.
"""

from __future__ import annotations

import ast
import builtins
import sys
import textwrap
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
BEGIN: Final = "# Written by tools/declared.py from the fields of Position."
OFF: Final = "# fmt: off"
END: Final = "# fmt: on"
HEAD: Final = f"{BEGIN[2:-1]}: not to be read, nor changed by hand."
WIDTH: Final = 112  # of what is written, before its indent
MARKS: Final = ("Secret", "Fleeting", "Worked")


@dataclass(frozen=True)
class Form:
    """How values of one type are copied and compared, how they travel in an observation, and how they are written."""

    seen: str  # the type in an observation
    entry: str = ""  # in the text of a position: written and read by these, with {0} for the field's name
    taken: str = ""
    copied: str = "{}"
    compared: str = "{}"
    sent: str = "{}"  # into an observation, …
    got: str = "{}"  # … and out of it
    put: str = "put(row, {})"  # into a row of numbers, …
    kind: str = ""  # … as this, if the type tells


def listed(seen: str, made: str) -> Form:
    """Several numbers, made a list, a tuple or a vector."""
    entry = "written.numbers(position.{0}, blank.{0})"
    return Form(seen, entry, made.format('words.numbers("{0}", position.{0})'), sent="tuple({})", got=made)


def number(how: str, seen: str = "int", kind: str = "") -> Form:
    """Something that is a number at heart, written and read by the function of this name."""
    entry, taken = f"written.{how}(position.{{0}}, blank.{{0}})", f'words.{how}("{{0}}", position.{{0}})'
    return Form(seen, entry, taken, put=IN_A_ROW, kind=kind)


IN_A_ROW: Final = "number(row, {})"
FOR_EACH_SEAT: Final = "Each(Flag(), seats)"
VECTOR: Final = replace(listed("tuple[int, ...]", "vec[i64]({})"), compared="tuple({})", put="vector(row, {})")
FORMS: Final = {
    "i64": number("number"),
    "int": number("number"),
    "Who": replace(number("seat", kind="seat_of(seats)"), taken='words.seat("{0}", position.{0}, seats)'),
    "Each": number("each"),
    "bool": number("answer", "bool", "Flag()"),
    "tuple[int, ...]": replace(listed("tuple[int, ...]", "tuple({})"), sent="{}", got="{}", put="tupled(row, {})"),
    "list[int]": replace(listed("tuple[int, ...]", "list({})"), put="numbers(row, {})"),
    "vec[i64]": replace(VECTOR, copied="{}[:]"),
    "Numbers": VECTOR,
    "Variant": Form(
        "tuple[int, tuple[tuple[str, str], ...]]", sent="{}.agreed", got="variant_of({})", put="put(row, {}.agreed)"
    ),
    "list[bool]": replace(
        listed("tuple[bool, ...]", "list({})"),
        taken='[one != 0 for one in words.numbers("{0}", position.{0})]',
        kind=FOR_EACH_SEAT,
    ),
    "list[list[int]]": replace(
        Form("tuple[tuple[int, ...], ...]", put="lists(row, {})"),
        sent="tuple([tuple(one) for one in {}])",
        got="[list(one) for one in {}]",
    ),
}
# What an observation declares by itself, if a room knows it in another form: of which type that is.
KNOWN: Final = {
    "int": Form("int", put=IN_A_ROW),
    "bool": Form("bool", put=IN_A_ROW, kind="Flag()"),
    "tuple[int, ...]": Form("tuple[int, ...]", put="tupled(row, {})"),
    "tuple[bool, ...]": Form("tuple[bool, ...]", put="tupled(row, {})", kind=FOR_EACH_SEAT),
    "Counts": Form("i64", sent="counts_of({})", put=IN_A_ROW),
    "tuple[Counts, ...]": Form("Numbers", sent="tuple([counts_of(one) for one in {}])", put="vector(row, {})"),
}


def special(kind: str) -> Form:
    """A number of a room's own kind is written by its table: an Organ by ORGAN."""
    table = kind.upper()
    entry, taken = "written.one_of(position.{0}, blank.{0}, TABLE)", 'words.one_of("{0}", position.{0}, TABLE)'
    form = number("one_of", kind=f"OneOf({table})")
    return replace(form, entry=entry.replace("TABLE", table), taken=taken.replace("TABLE", table))


def action() -> Form:
    """An action that may be none travels, and is written, in the game's notation."""
    entry, taken, put = "text_of(position.{0})", 'NOTATION.read_back(words.word("{0}", ""))', "number(row, code_of({}))"
    return Form("str", entry, taken, "{}", "{}", "text_of({})", "NOTATION.read_back({})", put, "Written(NOTATION)")


@dataclass(frozen=True)
class Field:
    """One field of a position, as it is declared."""

    name: str
    kind: str  # its type
    mark: str  # "" for what is open
    given: bool  # to the constructor, and never changed

    @property
    def form(self) -> Form:
        if self.kind.startswith("tuple[") and self.kind not in FORMS:
            return Form(self.kind)  # tuples travel as they are
        if self.kind.endswith(" | None"):
            return action()
        return FORMS.get(self.kind) or special(self.kind)

    @property
    def is_seen(self) -> bool:
        return self.mark in ("", "Fleeting")


def fields_of(source: str) -> list[Field]:
    """Read the declaration: the annotated attributes that `Position.__init__` sets."""
    position = next(n for n in ast.parse(source).body if isinstance(n, ast.ClassDef) and n.name == "Position")
    begins = next(n for n in position.body if isinstance(n, ast.FunctionDef) and n.name == "__init__")
    given = {argument.arg for argument in begins.args.args}
    found = []
    for node in begins.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            mark, kind = kind_of(node.annotation)
            is_given = isinstance(node.value, ast.Name) and node.value.id in given
            found.append(Field(node.target.attr, kind, mark, is_given))
    return found


def kind_of(annotation: ast.expr) -> tuple[str, str]:
    """Take the mark off a type: Secret[list[int]] is a list[int]."""
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) in (*MARKS, "Final"):
        return ast.unparse(annotation.value).removeprefix("Final"), ast.unparse(annotation.slice)
    return "", ast.unparse(annotation)


def own_fields(source: str) -> list[tuple[str, str]]:
    """Read what an observation declares by itself, above what is written here: names and types."""
    seen = next(n for n in ast.parse(source).body if isinstance(n, ast.ClassDef) and n.name == "Seen")
    ends = source[: source.index(BEGIN)].count("\n") if BEGIN in source else len(source)
    return [
        (node.target.id, ast.unparse(node.annotation))
        for node in seen.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.lineno <= ends
    ]


# What is written


def copying(fields: list[Field], package: str) -> str:
    given = ", ".join(f"self.{field.name}" for field in fields if field.given)
    kept = [f for f in fields if f.mark in ("", "Secret") and not f.given]
    sets = [(f"twin.{f.name}", f.form.copied.format(f"self.{f.name}")) for f in kept]
    same = [
        f"{f.form.compared.format(f'self.{f.name}')} == {f.form.compared.format(f'other.{f.name}')}"
        for f in fields
        if f.mark != "Worked"
    ]
    return f"""
def copy(self) -> Position:
    \"\"\"Give a position to go on from.\"\"\"
    twin = Position({given})
{settings(sets)}
    return twin

def __eq__(self, other: object) -> bool:
    return (
{filled("isinstance(other, Position) and " + " and ".join(same))}
    )

def __repr__(self) -> str:
    from {package}.drawing import draw  # noqa: PLC0415 - drawing knows positions, not the other way round

    return draw(self)
"""


def settings(sets: list[tuple[str, str]], most: int = 3) -> str:
    """Set several attributes a row, as many as it has room for."""
    rows: list[list[tuple[str, str]]] = []
    for one in sets:
        row = rows[-1] if rows and len(rows[-1]) < most else []
        if not row or len(setting([*row, one])) > WIDTH:
            row = []
            rows.append(row)
        row.append(one)
    return "\n".join("    " + setting(row) for row in rows)


def setting(row: list[tuple[str, str]]) -> str:
    return ", ".join(left for left, _ in row) + " = " + ", ".join(right for _, right in row)


def filled(text: str, indent: int = 8) -> str:
    """Break a long list of values or conditions into rows."""
    spaces = " " * indent
    return textwrap.fill(text, WIDTH, initial_indent=spaces, subsequent_indent=spaces, break_long_words=False)


def seeing(fields: list[Field], own: list[tuple[str, str]]) -> str:
    known = ", ".join(name for name, _ in own)
    forms = [(name, KNOWN.get(kind) or Form(kind)) for name, kind in own]
    values = [form.sent.format(name) for name, form in forms]
    values += [f.form.sent.format(f"state.{f.name}") for f in fields if f.is_seen]
    puts = [form.put.format(name) for name, form in forms]
    puts += [f.form.put.format(f"state.{f.name}") for f in fields if f.is_seen]
    rows = "\n".join(f"    kinds[{at}].{put}" for at, put in enumerate(puts))
    given = ", ".join(f.form.got.format(f"seen.{f.name}") for f in fields if f.given)
    sets = [(f"position.{f.name}", f.form.got.format(f"seen.{f.name}")) for f in fields if f.is_seen and not f.given]
    return f"""
Known: TypeAlias = tuple[
{filled(", ".join(form.seen for _, form in forms), 4)}
]  # {known}


def observed(state: Position, known: Known) -> Seen:
    \"\"\"Add what everybody sees to what this seat may know of the rest.\"\"\"
    {known} = known
    return Seen(
{filled(", ".join(values))}
    )


def put(row: Row, kinds: vec[Kind], state: Position, known: Known) -> None:
    \"\"\"Write the same as numbers, field by field.\"\"\"
    {known} = known
{rows}


def lying_open(seen: Seen) -> Position:
    \"\"\"Lay out what everybody sees.\"\"\"
    position = Position({given})
{settings(sets)}
    return position

"""


def numbering(fields: list[Field], own: list[tuple[str, str]]) -> str:
    """Say of which kind in a row of numbers each field is whose type tells it."""
    told = [(name, (KNOWN.get(kind) or Form(kind)).kind) for name, kind in own if name != "seat"]
    told += [(field.name, field.form.kind) for field in fields if field.is_seen]
    rows = "\n".join(f'        "{name}": {kind},' for name, kind in told if kind)
    return f"""

def kinds(seats: int) -> dict[str, Kind]:
    \"\"\"Give the kinds that follow from the types of the fields; tensor.py has the others.\"\"\"
    return {{
        "seat": viewer_of(seats),
{rows}
    }}

"""


def open_fields(fields: list[Field]) -> str:
    return "\n" + "\n".join(f"{field.name}: {field.form.seen}" for field in fields if field.is_seen) + "\n"


def entries(fields: list[Field], drawn: tuple[str, ...]) -> str:
    """Write and read every field that is not drawn by hand as an entry of its own."""
    named = [field for field in fields if field.name not in drawn and field.mark != "Worked"]
    writes = "\n".join(f'        ("{f.name}", {f.form.entry.format(f.name)}),' for f in named)
    reads = "\n".join(f"    position.{f.name} = {f.form.taken.format(f.name)}" for f in named)
    return f"""
def entries_of(position: Position, blank: Position) -> list[tuple[str, str]]:
    \"\"\"Write what is not drawn and not as in a blank position.\"\"\"
    return [
{writes}
    ]


def read_entries(position: Position, words: Text, seats: int) -> None:
    \"\"\"Read what is not drawn; what is not said stays as it is.\"\"\"
{reads}


"""


def drawn_by_hand(source: str) -> tuple[str, ...]:
    """Read the names of the fields that a room draws itself."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "DRAWN":
            assert node.value is not None
            return tuple(ast.literal_eval(node.value))
    raise ValueError("drawing.py does not say what it draws by hand")


# Imports

SHARED: Final = {
    "TypeAlias": "typing",
    "vec": "librt.vecs",
    "i64": "mypy_extensions",
    "written": "frabjous.core",
    "Numbers": "frabjous.core.declared",
    "Text": "frabjous.core.written",
    **dict.fromkeys(("Each", "Flag", "Kind", "OneOf", "Row"), "frabjous.core.kinds"),
    **dict.fromkeys(("code_of", "text_of"), "frabjous.core.notation"),
    **dict.fromkeys(("Written", "seat_of", "viewer_of"), "frabjous.core.tensor"),
}

# Modules of a room that define the rest.
MODULES: Final = ("bunch", "variant", "terms", "notation", "observation", "state")
COMES_FIRST: Final = {"typing": 0, "librt": 1, "mypy_extensions": 1}  # before the project's own


def defined_in(file: Path) -> list[str]:
    """List what a module defines, as far as others can import it."""
    nodes = ast.parse(file.read_text("utf-8")).body
    set_here = [node.target for node in nodes if isinstance(node, ast.AnnAssign)]
    made = [node.name for node in nodes if isinstance(node, ast.ClassDef | ast.FunctionDef)]
    return made + [target.id for target in set_here if isinstance(target, ast.Name)]


def imports(room: Path, text: str) -> str:
    """Import every name that a text uses and does not set, from wherever it is defined."""
    files = [room / f"{module}.py" for module in MODULES]
    places = {name: f"{package_of(room)}.{file.stem}" for file in files if file.exists() for name in defined_in(file)}
    names = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)]
    own = {node.arg for node in ast.walk(ast.parse(text)) if isinstance(node, ast.arg)} | {*dir(builtins), "Known"}
    own |= {node.id for node in names if isinstance(node.ctx, ast.Store)}
    modules: dict[str, list[str]] = {}
    for name in sorted({node.id for node in names} - own, key=lambda name: (not name.isupper(), name.islower(), name)):
        modules.setdefault(SHARED.get(name) or places[name], []).append(name)
    blocks: list[list[str]] = [[], [], []]
    for module in sorted(modules):
        block = blocks[COMES_FIRST.get(module.partition(".")[0], 2)]
        block.append(f"from {module} import {', '.join(modules[module])}")
    return "\n\n".join("\n".join(block) for block in blocks if block)


def put_in(source: str, text: str) -> str:
    """Replace what stands between the marks, at their indent."""
    before, _, rest = source.partition(BEGIN)
    _, _, after = rest.partition(END)
    indent = before[before.rindex("\n") + 1 :]
    body = "".join(indent + line if line.strip() else line for line in text.splitlines(keepends=True))
    return f"{before}{BEGIN}\n{indent}{OFF}{body}{indent}{END}{after}"


def package_of(room: Path) -> str:
    """Give the name under which a room's modules are imported."""
    return ".".join(room.relative_to(ROOT / ("src" if ROOT / "src" in room.parents else "examples")).parts)


def written(room: Path) -> dict[Path, str]:
    """Give the text of each file of a room as it should be."""
    state, observation, drawing = (room / f"{name}.py" for name in ("state", "observation", "drawing"))
    fields = fields_of(state.read_text("utf-8"))
    own = own_fields(observation.read_text("utf-8"))
    text = seeing(fields, own) + numbering(fields, own) + entries(fields, drawn_by_hand(drawing.read_text("utf-8")))
    first = f'"""{HEAD}"""\n\nfrom __future__ import annotations\n\n{imports(room, text)}\n\n{OFF}'
    return {
        state: put_in(state.read_text("utf-8"), copying(fields, package_of(room))),
        observation: put_in(observation.read_text("utf-8"), open_fields(fields)),
        room / "declared.py": first + text.rstrip() + "\n",
    }


def main() -> int:
    states = [*ROOT.glob("src/frabjous/games/*/state.py"), *ROOT.glob("examples/*/state.py")]
    rooms = sorted(file.parent for file in states if BEGIN in file.read_text("utf-8"))
    stale = 0
    for room in rooms:
        for file, text in written(room).items():
            if not file.exists() or text != file.read_text("utf-8"):
                stale += 1
                print(f"{file.relative_to(ROOT)} does not follow from the fields of its position.")
                if "--check" not in sys.argv[1:]:
                    file.write_text(text, "utf-8")
    return 1 if stale and "--check" in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
