"""Figures are drawn by their rooms: before, after, and what is forbidden."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Final
from xml.etree import ElementTree

import pytest

from frabjous.games import IN_ORDER, ROOMS
from frabjous.games.figures import changed, drawing, scenes, stretch, window_of
from frabjous.games.room import AnyRoom
from frabjous.games.teaching import Figure, teaching, teaching_words
from frabjous.scene.model import Scene
from frabjous.scene.words import LANGUAGES, Voice

FIGURES: Final = [(room, figure) for room in IN_ORDER for figure in teaching(room).figures]
every_figure = pytest.mark.parametrize(
    ("room", "figure"), FIGURES, ids=[f"{room.key}-{figure.number}" for room, figure in FIGURES]
)


@cache
def course_of(room: AnyRoom, figure: Figure) -> tuple[Scene, ...]:
    return scenes(room, figure)


@cache
def drawn(room: AnyRoom, figure: Figure, language: str = "en") -> str:
    return drawing(room, figure, Voice(teaching_words(room, language)).say)


@every_figure
def test_a_figure_shows_before_and_after(room: AnyRoom, figure: Figure) -> None:
    course = course_of(room, figure)
    assert len(course) == len(figure.acts) + 1
    assert not any(scene.choices for scene in course)
    assert drawn(room, figure).count("fig-edge") == (2 if figure.acts else 1)


@every_figure
def test_what_changes_is_inside_the_window(room: AnyRoom, figure: Figure) -> None:
    course = course_of(room, figure)
    window, board = window_of(course), course[0]
    assert 0 <= window.x <= window.x + window.width <= board.width + 0.01
    assert 0 <= window.y <= window.y + window.height <= board.height + 0.01
    for before, after in pairwise(course):
        for one in changed(before, after):
            if 0 <= one.x <= board.width and 0 <= one.y <= board.height:
                assert window.x <= one.x <= window.x + window.width
                assert window.y <= one.y <= window.y + window.height


@every_figure
def test_what_is_forbidden_is_written_below(room: AnyRoom, figure: Figure) -> None:
    root = ElementTree.fromstring(drawn(room, figure))
    crossed = [group for group in root.iter("g") if group.get("class") == "fig-no"]
    written = ["".join(group.itertext()) for group in crossed]
    assert written == [*figure.forbidden, *figure.forbidden_after]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_figure_says_what_it_shows(language: str) -> None:
    room = ROOMS["snark"]
    figure = teaching(room).figures[12]
    root = ElementTree.fromstring(drawn(room, figure, language))
    assert root.get("aria-label") == Voice(teaching_words(room, language)).say(figure.caption)


@pytest.mark.parametrize(
    ("low", "high", "least", "expected"),
    [
        (20, 40, 0, (20, 20)),
        (20, 40, 40, (10, 40)),
        (-10, 30, 0, (0, 40)),
        (80, 120, 0, (60, 40)),
        (0, 90, 300, (0, 100)),
    ],
)
def test_a_window_stays_on_the_board(low: float, high: float, least: float, expected: tuple[float, float]) -> None:
    assert stretch(low, high, least, 100) == expected
