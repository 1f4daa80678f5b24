"""Why not? Each sentence of Splut! where a newcomer would meet it."""

from __future__ import annotations

from typing import Final

import pytest

from frabjous.games.splut import SPLUT
from frabjous.games.splut.arena import NAMES
from frabjous.games.splut.pieces import ROCKS
from frabjous.games.splut.state import Position
from frabjous.scene.model import Shape
from games import asking
from games.splut.drawing import GAME, do, lane, position

TROLL_BESIDE_A_ROCK: Final = position("""
        .
      t s .
    . . . d .
  . . . . . . .
o . . . o . . . o
  . . . . . . .
    . . T . .
      S D .
        o
""")
A_SHIELD: Final = position("""
        .
      . s .
    . . d . .
  . . . . . . .
o S . . o t . . o
  . . . T . . .
    . . . . .
      . D .
        o
""")
A_PULL: Final = position("""
        .
      . t d
    . . . . .
  . . . . . . .
o . s . T . . . o
  . S . o . . .
    . . . . .
      . D .
        o
""")
A_LEVITATION: Final = position(
    """
        .
      d . t
    . . . . .
  . . . T o . .
o s . . . . . . .
  . . . . . . .
    . . o . .
      S . D
        o
""",
    locked="f6",
)
A_ROCK_AHEAD: Final = position("""
        .
      . t d
    T . . . s
  . . . . . . .
o . . o . . . . o
  . . S . . . .
    . . . . .
      . D .
        o
""")
A_SPELL: Final = position("""
        .
      . t s
    . . . . .
  . . . . . . .
o . . o . . . . o
  . . . . . . .
    . T S . .
      . D .
        o
""")


def why(drawn: Position, path: str, viewer: int = 0) -> tuple[str, str]:
    """Ask about the last thing of a path; "rock e3" is the rock there."""
    return asking.why(SPLUT, drawn, ", ".join(named(drawn, one) for one in path.split(", ")), viewer)


def named(drawn: Position, thing: str) -> str:
    """Turn "rock e3" into the id of the rock there."""
    if not thing.startswith("rock "):
        return thing
    return next(f"rock-{rock + 1}" for rock in range(ROCKS) if NAMES[drawn.where[rock]] == thing.split()[1])


@pytest.mark.parametrize(
    ("drawn", "path", "key", "clause"),
    [
        (TROLL_BESIDE_A_ROCK, "troll-2", "why-not-yours", "4.2"),
        (TROLL_BESIDE_A_ROCK, "troll-1, f4", "why-one-square", "4.2"),
        (do(TROLL_BESIDE_A_ROCK, "T e3-e4"), "troll-1, e6", "why-one-square", "4.2"),
        (A_PULL, "sorcerer-1, sorcerer-2", "why-taken", "4.3"),
        (A_ROCK_AHEAD, "sorcerer-1, d5", "why-onto-rock", "5.7"),
        (lane(". . . . . . D t o"), "dwarf-1, troll-2", "why-no-room", "6.2"),
        (lane(". . . . . . D t o"), "dwarf-1, h5", "why-no-room", "6.2"),
        (A_SHIELD, "troll-1, e5, troll-2", "why-no-flight", "7.4"),
        (A_LEVITATION, "sorcerer-1, rock f6", "why-rests", "5.3"),
        (A_LEVITATION, "rock f6", "why-rests", "5.3"),
        (A_LEVITATION, "sorcerer-1, rock a5, d3", "why-barred", "5.5"),
        (lane(". S . o s . . . ."), "sorcerer-1, rock d5, c5", "why-barred", "5.5"),
        (do(A_LEVITATION, "S d2-d3 + e3"), "sorcerer-1, rock e1", "why-one-rock", "5.2"),
        (do(A_SPELL, "S e3-f3 + d5", "S f3-e3"), "sorcerer-1, rock e5", "why-spell-broken", "5.2"),
        (A_PULL, "troll-1, d5, rock e4", "why-at-the-side", "7.2"),
        (lane(". . . T o . . d s"), "troll-1, e5, rock e5", "why-ahead", "7.1"),
        (TROLL_BESIDE_A_ROCK, "troll-1, e3", "why-no-staying", "4.4"),
        (lane(". S . o s . . . ."), "troll-1, rock e9", "why-no-sorcerer", "5.1"),
        (lane(". S D . . . . o ."), "dwarf-1, rock h5", "why-no-sorcerer", "5.1"),
        # What the scripts do not mention
        (TROLL_BESIDE_A_ROCK, "rock e5", "why-rock", "4.2"),
        (A_SHIELD, "troll-1, e5, e7", "why-flies-on", "8.2"),
        (lane("S . . . . . . . o"), "sorcerer-1, rock i5, b5", "why-barred", "5.5"),
    ],
)
def test_each_sentence_is_said_where_it_is_asked_for(drawn: Position, path: str, key: str, clause: str) -> None:
    assert why(drawn, path) == (key, clause)


def test_after_a_throw_the_thrower_hears_that_the_turn_is_over() -> None:
    thrown = do(lane(". T o . . . d o ."), "T b5-c5 x E")
    assert why(thrown, "sorcerer-1") == ("why-thrown", "7.3")
    assert why(thrown, "sorcerer-2") == ("", "")
    assert why(thrown, "sorcerer-1", viewer=1) == ("why-not-yours", "4.2")


def test_a_piece_without_a_way_out_is_shut_in() -> None:
    drawn = position("""
        T
      S s t
    . d . . .
  D . . . . . .
o . . . . . . . o
  . . . . . . .
    . . . . .
      . . o
        o
""")
    assert why(drawn, "troll-1") == ("why-shut-in", "4.3")


@pytest.mark.parametrize("path", ["e9", "troll-1, rock e5", "nonsense", "nonsense, e9", "troll-9"])
def test_without_a_special_reason_nothing_is_said(path: str) -> None:
    drawn = do(TROLL_BESIDE_A_ROCK, "T e3-e4")
    assert why(drawn, path) == ("", "")


def test_a_slip_says_what_it_is_why_not_and_what_is_asked() -> None:
    seen, legal = GAME.observe(A_PULL, 0), GAME.legal(A_PULL, 0)
    slip = SPLUT.slip(SPLUT.scene(seen, legal, Shape.WIDE), seen, legal, ("sorcerer-1",), "sorcerer-2")
    assert slip.name is not None
    assert slip.name.key == "piece-on"
    assert slip.what is not None
    assert slip.what.said.key == "what-sorcerer"
    assert slip.why is not None
    assert slip.why.said.key == "why-taken"
    assert slip.asked.key == "ask-where"
    assert not slip.can


def test_what_can_be_chosen_gets_no_reason() -> None:
    seen, legal = GAME.observe(A_PULL, 0), GAME.legal(A_PULL, 0)
    for begun, thing in (((), "troll-1"), (("troll-1",), "e6"), (("troll-1",), "sorcerer-1")):
        slip = SPLUT.slip(SPLUT.scene(seen, legal, Shape.WIDE), seen, legal, begun, thing)
        assert slip.can
        assert slip.why is None


@pytest.mark.parametrize(
    ("thing", "clause"),
    [("sorcerer-1", "5.1"), ("dwarf-2", "6.1"), ("troll-1", "7.1"), ("rock-3", "8.3"), ("e5", "4.3"), ("splat", "")],
)
def test_everything_on_the_board_is_explained(thing: str, clause: str) -> None:
    assert asking.what(SPLUT, A_PULL, thing)[1] == clause
