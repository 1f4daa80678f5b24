"""Learning from the command line."""

from __future__ import annotations

from cli.running import Command
from frabjous.games import room_of


def test_what_was_not_proved_is_not_kept(command: Command) -> None:
    learned = room_of("snits_revenge").learned
    assert learned is not None
    before = learned.file.read_text("utf-8")
    ran = command(
        *("learn", "snits_revenge", "--seats", "2", "--option", "clock=30", "--bots", "beginner"),
        *("--games", "5", "--deals", "1"),
    )
    assert (ran.code, ran.err) == (0, "")
    assert all(name in ran.out for name in learned.features)
    assert "on 1 fresh deals. Undecided: thrown away." in ran.out
    assert learned.file.read_text("utf-8") == before


def test_a_game_that_learns_nothing_is_refused_in_one_sentence(command: Command) -> None:
    ran = command("learn", "splut")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "The judgement of “splut” has nothing that is learned.\n"
