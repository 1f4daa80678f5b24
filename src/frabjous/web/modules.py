"""The client's modules as browsers get them: each with all it imports in one file, and only what a browser reads.

Nothing is built: it is done when they are first asked for, and the files in static/ would work as they are.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

IMPORT: Final = re.compile(r'^import \{([^}]+)\} from "\./([^"]+)\.js";\n', re.M)
EXPORT: Final = re.compile(r"^export (?=(?:class|(?:async )?function|const) (\w+))", re.M)
UNREAD: Final = re.compile(r"^[ \t]*(?://.*|/\*(?:[^*]|\*(?!/))*\*/)\n|(?<=[;,{}()\]]) // .*$|^[ \t]+", re.M)
ENDED: Final = re.compile(r"(?<=[;,{(])\n")  # where the next line may follow at once


def imported(text: str) -> list[str]:
    """Name the modules that a module imports."""
    return [source for _, source in IMPORT.findall(text)]


def gathered(name: str, modules: Mapping[str, str]) -> list[str]:
    """Name a module and all it imports, however far, in the order in which a browser runs them."""
    order: list[str] = []
    for source in imported(modules[name]):
        order += [one for one in gathered(source, modules) if one not in order]
    return [*order, name]


def joined(name: str, modules: Mapping[str, str]) -> str:
    """Write a module behind all it imports, each of those in a scope of its own."""
    *others, own = gathered(name, modules)
    return ENDED.sub("", "".join(scoped(one, modules[one]) for one in others) + bare(modules[own]))


def bare(text: str) -> str:
    """Leave comments and indents out, and take what is imported from the scopes above."""
    body = IMPORT.sub(lambda found: f"const {{{found[1].replace(' as ', ': ')}}} = ${found[2]};\n", text)
    return UNREAD.sub("", body)


def scoped(name: str, text: str) -> str:
    """Write a module as a scope that gives what it exports.

    >>> print(scoped("owl", 'import { cry as hoot } from "./dark.js";\\n// Wise\\nexport const owl = () => hoot();\\n'))
    const $owl = (() => {
    const { cry: hoot } = $dark;
    const owl = () => hoot();
    return { owl };
    })();
    <BLANKLINE>
    """
    body, exported = EXPORT.sub("", bare(text)), ", ".join(EXPORT.findall(text))
    return f"const ${name} = (() => {{\n{body}return {{ {exported} }};\n}})();\n"
