"""What the page knows of its table, without a table: each transition, and what follows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from servers import Server

# A page that has seen the first line, after which there was a choice.
BEFORE: Final = """async () => {
  const { State } = await import("/static/now/state.js");
  const status = (curtain = "") => ({ curtain, can: ["undo"], seats: [0] });
  const frame = (line, choices = []) => ({ line, log: "", choices });
  const lines = (frames) => frames.map((one) => one.line);
  const state = new State("");
  state.reach({ game: 0, line: 1 });
  state.present(frame(1, ["a choice"]), status());
  const follow = (curtain, ...frames) => {
    const hidden = state.surround(status(curtain));
    return [state.follow(frames, status(curtain)), lines(hidden)];
  };
"""

CASES: Final[dict[str, tuple[str, Any]]] = {
    "what is new is played in order, and then the status that came with it is shown": (
        """const run = [follow("", frame(2), frame(3))[0], state.begin() > 0, state.status === state.coming];
        while (state.step()) run.push(state.frame.line);
        state.settle();
        return [...run, state.status === state.coming, state.busy];""",
        [True, True, False, 2, 3, True, False],
    ),
    "what is known already is not played again": (
        """return [follow("", frame(1))[0], state.busy];""",
        [False, False],
    ),
    "skipping goes to the end and outdates what was being played": (
        """follow("", frame(2), frame(3), frame(4));
        const run = state.begin();
        state.step();
        return [lines(state.skip()), state.frame.line, state.run === run];""",
        [[3, 4], 4, False],
    ),
    "a story begins where there last was a choice, and can be told again": (
        """follow("", frame(2), frame(3));
        state.skip();
        follow("", frame(4, ["a choice"]));
        state.skip();
        const before = lines(state.story);
        state.again();
        return [before, state.frame.line, lines(state.queue)];""",
        [[1, 2, 3, 4], 1, [2, 3, 4]],
    ),
    "nothing is played behind a curtain until it is lifted": (
        """follow("for Ada", frame(2, ["hers"]));
        const closed = [state.closed, state.begin()];
        state.lift();
        return [...closed, state.closed, state.begin() > 0];""",
        [True, 0, False, True],
    ),
    "what was drawn for one is neither played nor told again once the device is passed on": (
        """follow("for Ada", frame(2, ["hers"]));
        state.lift();
        const [, hidden] = follow("for Bob", frame(3, ["his"]));
        return [hidden, lines(state.queue), lines(state.story), state.closed];""",
        [[2], [3], [1, 3], True],
    ),
    "a hint holds for the choice it was asked about": (
        """state.advise({ game: 0, line: 1, text: "go" });
        const before = state.advice.text;
        follow("", frame(2));
        state.skip();
        return [before, state.advice];""",
        ["go", None],
    ),
}


@pytest.fixture(scope="module")
def page(chromium: Browser, server: Server) -> Iterator[Page]:
    context = chromium.new_context(base_url=server.url)
    page = context.new_page()
    page.goto("/")
    yield page
    context.close()


@pytest.mark.parametrize("sentence", CASES)
def test_of_what_a_page_knows(sentence: str, page: Page) -> None:
    script, expected = CASES[sentence]
    assert page.evaluate(BEFORE + script + "}") == expected
