"""Somebody who plays without seeing: keys, what has the focus, and what is said by itself; nothing of the picture."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

# Notes what a screen reader would say by itself: what is added to live regions that are there.
LISTEN: Final = """
window.spoken = []; // each with whether a log says it
const live = "[aria-live=polite],[aria-live=assertive],[role=status],[role=alert],[role=log]";
const say = (node) => {
  const element = node.nodeType === 1 ? node : node.parentElement;
  if (element?.closest(live) && element.checkVisibility({visibilityProperty: true})) {
    const text = node.textContent.trim().replace(/\\s+/g, " ");
    if (text) window.spoken.push([text, !!element.closest("[role=log]")]);
  }
};
new MutationObserver((changes) => changes.forEach((change) => {
  if (change.type === "childList") change.addedNodes.forEach(say);
  else if (change.type === "characterData" || !change.target.hidden) say(change.target);
})).observe(document, {subtree: true, childList: true, characterData: true, attributeFilter: ["hidden"]});
"""
# Presses arrows where the focus is, then where they led nearest to a wanted thing, until that has the focus.
FIND: Final = """function (...wanted) {
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const goals = wanted.map(middle);
  const far = (one, [x, y] = middle(one)) => Math.min(...goals.map((goal) => Math.hypot(goal[0] - x, goal[1] - y)));
  const start = document.activeElement;
  const known = new Set([start]);
  const untried = new Map([[start, far(start)]]);
  while (untried.size) {
    const [[here]] = [...untried].sort((one, other) => one[1] - other[1]);
    untried.delete(here);
    here.focus();
    if (wanted.includes(here)) return true;
    for (const key of ["Home", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
      here.focus();
      here.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const there = document.activeElement;
      if (known.has(there)) continue;
      known.add(there);
      untried.set(there, far(there));
    }
  }
  return false;
}"""
Node = dict[str, Any]  # of the accessibility tree


class Ear:
    """A page that is heard."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.line: Final = page.context.new_cdp_session(page)

    def spoken(self, *, logged: bool) -> list[str]:
        """Give all that was said by itself so far, by the log or by others."""
        found: list[tuple[str, bool]] = self.page.evaluate("window.spoken")
        return [text for text, by_log in found if by_log == logged]

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

    def object(self, expression: str) -> str:
        """Give what a screen reader would hold of something in the page."""
        name: str = self.line.send("Runtime.evaluate", {"expression": expression})["result"]["objectId"]
        return name

    def called(self, name: str) -> list[str]:
        """Look for all buttons of this name in the accessibility tree."""
        asked = {"objectId": self.object("document.body"), "accessibleName": name, "role": "button"}
        nodes: list[Node] = self.line.send("Accessibility.queryAXTree", asked)["nodes"]
        places = [{"backendNodeId": node["backendDOMNodeId"]} for node in nodes if not node["ignored"]]
        return [self.line.send("DOM.resolveNode", place)["object"]["objectId"] for place in places]

    def find(self, name: str) -> None:
        """Go with the arrows to something of this name."""
        things = self.called(name)
        assert things, f"no button is called “{name}”"
        asked = {
            "functionDeclaration": FIND,
            "objectId": things[0],
            "arguments": [{"objectId": thing} for thing in things],
            "returnByValue": True,
        }
        assert self.line.send("Runtime.callFunctionOn", asked)["result"]["value"], f"no key leads to “{name}”"

    def choose(self, name: str) -> None:
        self.find(name)
        self.page.keyboard.press("Enter")
