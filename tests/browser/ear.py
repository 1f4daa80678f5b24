"""Somebody who plays without seeing: keys, what has the focus, and what is said by itself; nothing of the picture."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

ARROWS: Final = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
# Notes what a screen reader would say by itself: what is added to live regions that are there.
LISTEN: Final = """
window.spoken = [];
const live = "[aria-live=polite],[aria-live=assertive],[role=status],[role=alert],[role=log]";
const say = (node) => {
  const element = node.nodeType === 1 ? node : node.parentElement;
  if (element?.closest(live) && element.checkVisibility({visibilityProperty: true})) {
    const text = node.textContent.trim().replace(/\\s+/g, " ");
    if (text) window.spoken.push(text);
  }
};
new MutationObserver((changes) => changes.forEach((change) => {
  if (change.type === "childList") change.addedNodes.forEach(say);
  else if (change.type === "characterData" || !change.target.hidden) say(change.target);
})).observe(document, {subtree: true, childList: true, characterData: true, attributeFilter: ["hidden"]});
"""
Stop = tuple[int, str]  # what a screen reader tells one place from another by, and its name


class Ear:
    """A page that is heard."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.line: Final = page.context.new_cdp_session(page)

    def spoken(self) -> list[str]:
        """Give all that was said by itself so far."""
        found: list[str] = self.page.evaluate("window.spoken")
        return found

    def all_there_is(self) -> str:
        """Read the whole page: names, descriptions and values of the accessibility tree."""
        nodes = self.line.send("Accessibility.getFullAXTree")["nodes"]
        words = [
            str(node.get(part, {}).get("value", ""))
            for node in nodes
            if not node.get("ignored")
            for part in ("name", "description", "value")
        ]
        return " ".join(words)

    def here(self) -> Stop:
        """Hear what has the focus."""
        found = self.line.send("Runtime.evaluate", {"expression": "document.activeElement"})
        asked = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        node: dict[str, Any] = self.line.send("Accessibility.getPartialAXTree", asked)["nodes"][0]
        return node["backendDOMNodeId"], node.get("name", {}).get("value", "")

    def press(self, key: str) -> Stop:
        self.page.keyboard.press(key)
        return self.here()

    def find(self, name: str) -> None:
        """Go with the arrows until something of this name has the focus, everywhere if need be."""
        here = self.press("Home")
        ways: dict[Stop, dict[str, Stop]] = {}
        while here[1] != name:
            ways.setdefault(here, {})
            route = to_the_unknown(ways, here)
            assert route, f"“{name}” cannot be reached by arrows, only {sorted(stop[1] for stop in ways)}"
            for key in route:
                before, here = here, self.press(key)
                ways[before][key] = here

    def choose(self, name: str) -> None:
        self.find(name)
        self.page.keyboard.press("Enter")


def to_the_unknown(ways: dict[Stop, dict[str, Stop]], start: Stop) -> list[str]:
    """Find the shortest keys to where an arrow has not been tried, that arrow last; none if all have."""
    waiting: list[tuple[Stop, list[str]]] = [(start, [])]
    known = {start}
    for stop, route in waiting:  # it grows
        for key in ARROWS:
            if key not in ways.get(stop, {}):
                return [*route, key]
            if (further := ways[stop][key]) not in known:
                known.add(further)
                waiting.append((further, [*route, key]))
    return []
