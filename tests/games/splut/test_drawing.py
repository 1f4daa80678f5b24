"""The drawings the other tests rely on."""

from __future__ import annotations

import pytest

from frabjous.games.splut.state import SPENT
from games.splut.drawing import GAME, at, draw, find, position, tidy

FOUR_TEAMS = """
            o
          Θ Δ Σ
        . . . . .
      s . . . . . θ
    o d . . . . . δ o
      t . . . . . σ
        . . . . .
          S D T
            o
"""


def test_the_start_of_four_looks_like_the_printed_board() -> None:
    assert draw(GAME.start(4, {})) == tidy(FOUR_TEAMS)


def test_a_drawn_position_has_its_pieces_where_they_are_drawn() -> None:
    drawn = position(FOUR_TEAMS, mover=2, left=1, locked="e1 i5", aloft="spent")
    assert (at(drawn, "d2"), at(drawn, "h6"), at(drawn, "e5")) == ("S", "θ", ".")
    assert (find(drawn, "Δ"), drawn.mover, drawn.left) == ("e8", 2, 1)
    assert (drawn.locked, drawn.aloft) == (0b0101, SPENT)


def test_a_crooked_drawing_is_refused() -> None:
    with pytest.raises(AssertionError, match="not the diamond"):
        position(FOUR_TEAMS.replace("o d . ", "o d "))


def test_a_team_without_its_troll_is_refused() -> None:
    with pytest.raises(AssertionError, match="live and die together"):
        position(FOUR_TEAMS.replace("T", "."))
