"""Taking back within a phase: free until dice fall or somebody else acts."""

from __future__ import annotations

from frabjous.games.snits_revenge import SNITS_REVENGE
from frabjous.games.snits_revenge.notation import everything
from frabjous.table.deeds import Undo
from frabjous.table.table import Table
from games.snits_revenge.drawing import phase
from table.tables import ADA, WIM, can, do, legal, play, table_of, told_by_table


def besieged() -> Table:
    """Set up a siege: two Snits are in."""
    table = play(table_of(SNITS_REVENGE, WIM, ADA), "1 duty Eye", "0 leave out Zip", "0 leave out Thudd")
    return play(table, "0 Nib Antephellum", "0 Tock Glut")


def test_only_hiding_is_secret_and_nothing_shows() -> None:
    """R19"""
    for deed in everything():
        assert deed.secret == deed.text.startswith("hide ")
        assert not deed.shows


def test_moves_are_taken_back_one_by_one() -> None:
    table = do(besieged(), Undo(0), Undo(0))
    assert told_by_table(table) == ["undo 4", "undo 3"]
    assert {"Nib Antephellum", "Tock Glut"} <= set(legal(table, 0))


def test_the_end_of_a_phase_can_be_taken_back() -> None:
    table = play(besieged(), "0 end phase")
    assert phase(table.play.state) == "1 kicking"
    assert phase(do(table, Undo(0)).play.state) == "1 moving"


def test_once_dice_have_fallen_the_others_are_asked() -> None:
    assert "undo" in can(besieged(), 0)
    kicked = play(besieged(), "0 end phase", "0 Nib kicks Snorg")
    assert can(kicked, 0) >= {"ask-undo"}
