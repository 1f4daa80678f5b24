"""Whether a review's chances are honest, measured."""

from __future__ import annotations

import pytest

from frabjous.bots.hindsight import NODES, looked_back
from frabjous.games import room_of
from frabjous.lab.calibration import guesses, main, table

ANY = 0  # luck: a room that thinks for itself needs none


def test_every_seat_is_asked_now_and_then_and_the_end_is_known() -> None:
    pairs = list(guesses(room_of("splut"), 2, 1, "casual"))
    assert len(pairs) >= 2 and len(pairs) % 2 == 0
    assert all(0 <= said <= 1 and came in (0, 1) for said, came in pairs)
    assert pairs == list(guesses(room_of("splut"), 2, 1, "casual"))


def test_the_first_choice_is_asked_about_as_the_review_does() -> None:
    room = room_of("splut")
    seen = room.game.observe(room.game.start(2, {}), 0)
    assert next(guesses(room, 2, 1, "casual"))[0] == looked_back(room, 0, seen, None, ANY, NODES).hope


def test_what_was_said_stands_beside_what_came() -> None:
    rows = table([(0.1, 0.0), (0.7, 1.0), (0.7, 0.0), (1.0, 1.0)]).splitlines()
    assert rows[1].split() == ["0", "to", "20", "%", "10", "%", "0", "%", "1"]
    assert rows[2].split() == ["60", "to", "80", "%", "70", "%", "50", "%", "2"]
    assert rows[3].split() == ["80", "to", "100", "%", "100", "%", "100", "%", "1"]
    assert rows[-1] == "mean square of the error 0.147"


def test_the_program_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(["splut", "2", "1", "beginner", "3"])
    assert capsys.readouterr().out.startswith("splut, 2 seats, 1 games of beginner bots from seed 3\nsaid ")
