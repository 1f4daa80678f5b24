"""Fluent's messages as plain functions of their values: what its runtime finds out at every sentence is found out once.

Our texts hold words, values, and branches chosen by a value; nothing else of Fluent's notation is read here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TypeAlias

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from frabjous.core.remember import remembered
from frabjous.scene.once import Kept

Values: TypeAlias = Mapping[str, str | int]
Phrase: TypeAlias = Callable[[Values], str]
Branch: TypeAlias = tuple[str | int, Phrase]


@cache
def phrases(texts: FluentBundle) -> Kept[str, Phrase]:
    """Give the phrases of a language by their keys."""
    locale = Locale.parse(texts.locales[0])
    return Kept(lambda key: phrase_of(texts, key, locale))


def phrase_of(texts: FluentBundle, key: str, locale: Locale) -> Phrase:
    pattern = texts.get_message(key).value
    if pattern is None:
        raise LookupError(f"the message {key} has no text")
    return phrase(pattern, locale)


def phrase(pattern: ast.SyntaxNode, locale: Locale) -> Phrase:
    """Put the parts of a pattern one after the other; Fluent has made a pattern of one part into that part."""
    parts = [part(element, locale) for element in (pattern.elements if isinstance(pattern, ast.Pattern) else [pattern])]
    if all(isinstance(one, str) for one in parts):
        return words("".join(one for one in parts if isinstance(one, str)))
    if len(parts) == 1:
        return parts[0] if callable(parts[0]) else words(parts[0])
    return lambda values: "".join([one if isinstance(one, str) else one(values) for one in parts])


def words(text: str) -> Phrase:
    return lambda _: text


def part(element: ast.SyntaxNode, locale: Locale) -> str | Phrase:
    """Give a part of a pattern: its words, if they are always the same."""
    if isinstance(element, ast.TextElement):
        return element.value
    inner = element.expression if isinstance(element, ast.Placeable) else element
    if isinstance(inner, ast.StringLiteral):
        return str(inner.parse()["value"])
    if isinstance(inner, ast.VariableReference):
        return value(inner.id.name, str(locale))
    assert isinstance(inner, ast.SelectExpression), f"{type(inner).__name__} is nothing that our texts hold"
    return chosen(inner, locale)


def value(name: str, language: str) -> Phrase:
    """Put a value in its place."""

    def put(values: Values) -> str:
        given = values[name]
        return given if isinstance(given, str) else number(given, language)

    return put


@remembered(4096)
def number(given: int, language: str) -> str:
    return str(given) if abs(given) < 1000 else format_decimal(given, locale=language)


def chosen(select: ast.SelectExpression, locale: Locale) -> Phrase:
    """Choose a branch by a value: the first whose key it is, or into whose plural form it falls; else the usual one."""
    assert isinstance(select.selector, ast.VariableReference), "our texts choose by values only"
    name, language = select.selector.id.name, str(locale)
    branches = [(key_of(one), phrase(one.value, locale)) for one in select.variants]
    usual = next(phrase(one.value, locale) for one in select.variants if one.default)
    by_word = {key: said for key, said in reversed(branches) if isinstance(key, str)}

    def choose(values: Values) -> str:
        given = values[name]
        if isinstance(given, str):
            return by_word.get(given, usual)(values)
        return branch(branches, given, form(given, language), usual)(values)

    return choose


@remembered(4096)
def form(given: int, language: str) -> str:
    """Name the plural form of a number."""
    found: str = Locale.parse(language).plural_form(given)
    return found


def branch(branches: Iterable[Branch], given: int, form: str, usual: Phrase) -> Phrase:
    return next((said for key, said in branches if key in (given, form)), usual)


def key_of(variant: ast.Variant) -> str | int:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else int(variant.key.value)
