"""Telling the chances of a hunt."""

from __future__ import annotations

import pytest

from cli.running import Command


def test_odds_are_told_as_a_fraction_and_as_one_in_so_many(command: Command) -> None:
    ran = command("odds", "snark", "--party", "bellman,boots", "--marks", "3")
    assert ran.code == 0
    assert ran.out == "31/84, or 1 in 84/31 (about 2.71)\n"


def test_the_order_of_the_party_does_not_matter(command: Command) -> None:
    one = command("odds", "snark", "--party", "baker,bellman", "--marks", "4")
    assert one.out == command("odds", "snark", "--party", "bellman,baker", "--marks", "4").out


@pytest.mark.parametrize(
    ("party", "marks", "sentence"),
    [
        ("baker,boots,banker", "3", "Nobody hunts with more than two: two men, or the Bellman and one."),
        ("baker,boots,bellman", "3", "Nobody hunts with more than two: two men, or the Bellman and one."),
        ("", "3", "Somebody has to hunt: the Bellman, one man or two, or the Bellman and one."),
        ("baker,baker", "3", "Everybody can come along only once."),
        ("baker", "0", "A hunt needs one to five Marks, not 0."),
        ("baker", "6", "A hunt needs one to five Marks, not 6."),
    ],
)
def test_an_impossible_hunt_is_refused_in_a_sentence(command: Command, party: str, marks: str, sentence: str) -> None:
    ran = command("odds", "snark", "--party", party, "--marks", marks)
    assert (ran.code, ran.err) == (2, sentence + "\n")


def test_a_stranger_is_refused_with_the_names_of_the_crew(command: Command) -> None:
    ran = command("odds", "snark", "--party", "admiral")
    assert ran.code == 2
    assert ran.err.startswith("There is no “admiral” in the crew; it is: banker, broker,")


def test_a_game_without_hunts_has_no_odds(command: Command) -> None:
    ran = command("odds", "splut", "--party", "baker")
    assert (ran.code, ran.err) == (2, "Nobody hunts in “splut”, so there are no odds to tell.\n")
