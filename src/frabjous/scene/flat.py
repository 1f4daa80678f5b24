"""Pictures that any program can draw: no style sheets, no tokens, no symbols elsewhere.

A browser works out classes, custom properties and what they hand on into a `<use>`; hardly any other program does. Here
it is worked out beforehand: each element gets values of its own, and each use the drawing it stands for.
"""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import cssselect2
import tinycss2

from frabjous.core.remember import remembered
from frabjous.scene.svg import STYLE, symbols

Values: TypeAlias = dict[str, str]
Styles: TypeAlias = Mapping[Element, Values]  # what a style sheet says of elements

SVG: Final = "http://www.w3.org/2000/svg"
G, NESTED, DEFS, USE, SYMBOL = [f"{{{SVG}}}{name}" for name in ("g", "svg", "defs", "use", "symbol")]
UNSEEN: Final = (DEFS, SYMBOL, f"{{{SVG}}}title")
TOKEN: Final = re.compile(r"var\((--[\w-]+)(?:,([^()]*))?\)")
FONT: Final = re.compile(r"(?:(italic) )?(?:(\d+) )?([\d.]+px) (.+)")
REFERENCE: Final = re.compile(r"url\(#([\w-]+)\)")
# What a picture needs of its style; the rest is for pointing and moving.
DRAWN: Final = re.compile(r"fill|stroke|opacity|color$|font|text-|letter-spacing|paint-order|filter|display")
# What an element says to the page around it.
FOR_PAGES: Final = re.compile(r"class$|id$|data-|tabindex$|href$")
POINTED_AT: Final = re.compile(r":has\(|:hover|:focus|:active")
# Programs that do not know what these names stand for find one of the fonts before them on most systems.
FONTS: Final = {
    "serif": '"Times New Roman","Liberation Serif","DejaVu Serif","Noto Serif",serif',
    "sans-serif": 'Arial,"Liberation Sans","DejaVu Sans","Noto Sans",sans-serif',
}
NO_ORNAMENT: Final = ".deco{display:none}"  # it lies half outside, where only a page has room for it
PLACE: Final = ("x", "y", "width", "height")


def standalone(svg: str, room: Path) -> str:
    """Write a picture of a room that needs no page around it and no browser: for notebooks, files and PNG."""
    return flattener(room).flat(svg)


@remembered(16)
def flattener(room: Path) -> Flattener:
    style = STYLE.read_text("utf-8") + (room / "style.css").read_text("utf-8") + NO_ORNAMENT
    return Flattener(style, symbols(room / "symbols.svg"))


class Sheet:
    """A style sheet, without its rules for some media only (so pictures are drawn by day) or for what is pointed at."""

    def __init__(self, css: str) -> None:
        self.matcher: Final = cssselect2.Matcher()
        for rule in tinycss2.parse_stylesheet(css, skip_comments=True, skip_whitespace=True):
            if rule.type == "qualified-rule" and not POINTED_AT.search(tinycss2.serialize(rule.prelude)):
                said = declared(rule.content)
                for selector in cssselect2.compile_selector_list(rule.prelude):
                    self.matcher.add_selector(selector, said)

    def styles(self, root: Element) -> Styles:
        """Say of every element what the sheet says of it; the more exact and the later rule wins."""
        found: dict[Element, Values] = {}
        for element in cssselect2.ElementWrapper.from_xml_root(root).iter_subtree():
            for *_, said in self.matcher.match(element):  # the weakest first
                found.setdefault(element.etree_element, {}).update(said)
        return found


def declared(content: list[Any]) -> Values:
    """Read what stands between the braces of a rule; a font is taken apart, as a later rule may change a part."""
    values: Values = {}
    for one in tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True):
        if one.type == "declaration":
            value = tinycss2.serialize(one.value).strip()
            values |= font(value) if one.name == "font" else {one.name: value}
    return values


class Flattener:
    """Makes pictures flat that share a style sheet and symbols."""

    def __init__(self, css: str, symbols: str) -> None:
        root = ElementTree.fromstring(f'<svg xmlns="{SVG}"><defs>{symbols}</defs></svg>')
        self.sheet: Final = Sheet(css)
        self.styles: Final = self.sheet.styles(root)
        self.tokens: Final = tokens_of(self.styles[root], {})
        self.named: Final = {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}

    def flat(self, svg: str) -> str:
        """Write a picture that stands alone."""
        root = ElementTree.fromstring(svg.replace("<svg ", f'<svg xmlns="{SVG}" ', 1))
        styles: Styles = ChainMap(dict(self.sheet.styles(root)), dict(self.styles))
        root.attrib.pop("overflow", None)
        picture = self.drawn(root, styles, {})
        assert picture is not None, "a whole picture is always shown"
        picture.insert(0, self.definitions(picture, styles))
        ElementTree.register_namespace("", SVG)
        return ElementTree.tostring(picture, "unicode")

    def drawn(self, element: Element, styles: Styles, tokens: Values) -> Element | None:
        """Draw an element and all in it with its own values; None, if it does not show."""
        said = styles.get(element, {})
        tokens = tokens_of(said, tokens)
        values = values_of(element, said, tokens)
        if element.tag in UNSEEN or values.pop("display", "") == "none":
            return None
        if element.tag == USE:
            return self.used(element, values, styles, tokens)
        copy = Element(element.tag, values)
        copy.text = element.text
        return self.filled(copy, element, styles, tokens)

    def filled(self, copy: Element, of: Iterable[Element], styles: Styles, tokens: Values) -> Element:
        copy.extend([inner for child in of if (inner := self.drawn(child, styles, tokens)) is not None])
        return copy

    def used(self, element: Element, values: Values, styles: Styles, tokens: Values) -> Element:
        """Draw what a use stands for, in its place."""
        target = self.named[element.attrib["href"].removeprefix("#")]
        place = {name: values.pop(name) for name in PLACE if name in values}
        if target.tag == SYMBOL:
            frame = Element(NESTED, values_of(target, {}, tokens) | place)
            copy = Element(G, values)
            copy.append(self.filled(frame, target, styles, tokens))
            return copy
        if place:
            moved = f"translate({place.get('x', 0)} {place.get('y', 0)})"
            values["transform"] = f"{values.get('transform', '')} {moved}".strip()
        return self.filled(Element(G, values), [target], styles, tokens)

    def definitions(self, picture: Element, styles: Styles) -> Element:
        """Give the patterns and outlines that a picture refers to."""
        values = {value for element in picture.iter() for value in element.attrib.values()}
        defs = Element(DEFS)
        for name in sorted({name for value in values for name in REFERENCE.findall(value)}):
            made = self.drawn(self.named[name], styles, self.tokens)
            assert made is not None, f"{name} shows"
            made.set("id", name)
            defs.append(made)
        return defs


def tokens_of(said: Values, tokens: Values) -> Values:
    """Give the tokens that hold inside an element."""
    own = {name: value for name, value in said.items() if name.startswith("--")}
    if not own:
        return tokens
    known = tokens | own
    return known | {name: filled_in(value, known) for name, value in own.items()}


def values_of(element: Element, said: Values, tokens: Values) -> Values:
    """Give an element's own values: its attributes, and over them what the style sheet says."""
    values = {name: value for name, value in element.attrib.items() if not FOR_PAGES.match(name)}
    values |= {name: value for name, value in said.items() if DRAWN.match(name)}
    filled = {name: filled_in(value, tokens) for name, value in values.items()}
    if "font-family" in filled:
        *families, last = filled["font-family"].split(",")
        filled["font-family"] = ",".join([*families, FONTS.get(last, last)])
    return {name: value for name, value in filled.items() if "var(" not in value}


def filled_in(value: str, tokens: Values) -> str:
    """Put values in the place of tokens, the inner ones first; a token that nobody set and without another stays."""
    while (filled := TOKEN.sub(lambda token: tokens.get(token[1]) or token[2] or token[0], value)) != value:
        value = filled
    return value


def font(value: str) -> Values:
    """Take a font apart: hardly any program but a browser knows the short form."""
    found = FONT.fullmatch(value)
    assert found, f"a font is written like “italic 700 24px …”, not “{value}”"
    style, weight, size, family = found.groups()
    return {"font-style": style or "normal", "font-weight": weight or "400", "font-size": size, "font-family": family}
