"""Why not? Each sentence of Snatch It! where a newcomer would meet it."""

from __future__ import annotations

from typing import Final

import pytest

from frabjous.core.contract import ONLOOKER
from frabjous.games.snatch_it import SNATCH_IT
from frabjous.games.snatch_it.state import Position
from games.asking import what, why
from games.snatch_it.drawing import do, position

WHAT_FITS: Final = position("pond c2 f4 f6 sw c5 c5 f1 f1\n1 c3 f4 sw c1 c4\n2 c5 c6 f2 f5\n3 f1 f2 c2 c6")
STEALING: Final = position("pond c1 f5 f3\n1 c5 f2 sw\n2 c1 f4 | c2.c3.c4\n3 f2 c6 | f1.f1")
STOLEN_TWICE: Final = do(STEALING, "steal #1 with c5", "let go", "snatch c1 with c1", "steal #1 with c6")
STOLEN_BACK: Final = do(STOLEN_TWICE, "back with sw", "draw f4")
MUNCHING: Final = position("pond c4 sw f3\n1 f5 c2 | c2.c3.c4.c5 sw.f1\n2 c6 f4 | f2.f2\n3 c3 f3 | c1.c2")
BAITING: Final = position("pond c4 f2 c6\n1 f5 c1 | f4.f5.f6\n2 c2 c5 | f3.f3\n3 f2 c3 | c4.c4")
OWN_STACKS: Final = position("pond f5\n1 c4 c3 | c2.c3 c1.c2\n2 c6 | f1.f1\n3 c6")
MUST_MUNCH: Final = position("pond f5 f6\n1 | f4.f5\n2 c2\n3 c2")
STORK: Final = do(
    position(
        "pond c5\n1 c6 f5 f2 c1 c2 f3 | c2.c3.c4.c4 f1.f2\n2 c1 c3 f1 f4 f6 c5 | f2.f3.f4 f5.f5.f6\n"
        "3 c2 c4 f1 f2 f3 c6 | f3.f3.f4 c1.c1",
        "first 3",
    ),
    "snatch c5 with c6", "me first", "draw c3", "throw f2", "throw c1", "throw f3", "stork f2", "stork #2", "stork #5",
)  # fmt: skip


@pytest.mark.parametrize(
    ("state", "path", "key", "clause"),
    [
        (WHAT_FITS, "hand-c4-1, pond-1", "why-number", "2.2"),
        (WHAT_FITS, "hand-c4-1, pond-5", "why-number", "2.2"),
        (WHAT_FITS, "hand-c4-1, pond-2", "why-other-colour", "2.2"),
        (WHAT_FITS, "hand-sw-1, pond-5", "why-swarm-on-six", "2.2"),
        (WHAT_FITS, "hand-sw-1, pond-4", "why-swarm-on-swarm", "2.2"),
        (MUNCHING, "hand-c2-1, pond-2", "why-on-a-swarm", "2.2"),
        (OWN_STACKS, "hand-c4-1, stack-1", "why-own-stack", "4.3"),
        (OWN_STACKS, "hand-c3-1, top-2", "why-own-stack", "4.3"),
        (MUNCHING, "stack-4", "why-not-your-stack", "4.4"),
        (MUNCHING, "stack-2, top-4", "why-not-your-stack", "4.4"),
        (BAITING, "stack-1", "why-fits-nothing", "4.4"),
        (BAITING, "top-1", "why-fits-nothing", "4.4"),
        (MUNCHING, "stack-2, stack-1", "why-never-merged", "4.7"),
        (MUNCHING, "stack-2, pond-3", "why-number", "2.2"),
        (WHAT_FITS, "hand-c3-1, lay-bait", "why-no-bait", "4.5"),
        (WHAT_FITS, "hand-c1-1, lay-bait", "why-no-bait", "4.5"),
        (BAITING, "pond-1", "why-no-scaring", "4.6"),
        (MUST_MUNCH, "pond-2", "why-must-munch", "4.6"),
        (WHAT_FITS, "let-go", "why-no-passing", "4.1"),
        (WHAT_FITS, "pile", "why-no-passing", "4.1"),
        (STORK, "stack-6", "why-tallest", "7.4"),
        (STOLEN_TWICE, "hand-f2-1", "why-other-colour", "2.2"),
        # Without a special reason
        (WHAT_FITS, "stork", "", ""),
        (WHAT_FITS, "stack-77", "", ""),
        (WHAT_FITS, "pond-99", "", ""),
        (BAITING, "hand-f5-1, lay-bait", "", ""),
        (STOLEN_TWICE, "pond-1", "", ""),
    ],
)
def test_each_sentence_is_said_where_it_is_asked_for(state: Position, path: str, key: str, clause: str) -> None:
    assert why(SNATCH_IT, state, path) == (key, clause)


def test_the_own_stack_takes_no_card_after_it_was_stolen_back() -> None:
    own_turn = do(STOLEN_BACK, "steal #2 with f2", "back with f2", "draw c3")
    assert why(SNATCH_IT, own_turn, "stack-1", viewer=0) == ("", "")
    assert why(SNATCH_IT, STOLEN_BACK, "hand-f2-1, stack-1") == ("why-own-stack", "4.3")


def test_only_the_robbed_may_steal_back() -> None:
    robbed = do(MUNCHING, "munch sw with #2", "steal #1 with c6")
    assert why(SNATCH_IT, robbed, "stack-1", viewer=2) == ("why-only-the-robbed", "5.1")
    assert why(SNATCH_IT, robbed, "stack-1", viewer=1) == ("", "")


def test_nobody_looks_into_a_stack_of_somebody_else() -> None:
    assert why(SNATCH_IT, MUNCHING, "top-4", viewer=1) == ("why-no-looking", "4.7")
    assert why(SNATCH_IT, MUNCHING, "stack-4", viewer=ONLOOKER) == ("why-no-looking", "4.7")
    assert why(SNATCH_IT, MUNCHING, "stack-4", viewer=2) == ("", "")


@pytest.mark.parametrize(
    ("thing", "clause"),
    [
        ("hand-c2-1", "2.2"),
        ("pond-2", "2.2"),
        ("top-1", "4.3"),
        ("stack-1", "4.3"),
        ("hand-of-2", "4.7"),
        ("belly-1", "8.6"),
        ("stork", "7.4"),
        ("me-first", "4.1"),
        ("word", ""),
    ],
)
def test_everything_around_the_pond_is_explained(thing: str, clause: str) -> None:
    assert what(SNATCH_IT, MUNCHING, thing)[1] == clause
