"""The host's choice is settled in one place, and what does not fit is refused in one sentence."""

from __future__ import annotations

from typing import Final

import pytest

from fakes import Picks
from frabjous.core.errors import BadOption
from frabjous.core.options import Option, recorded, settled
from frabjous.core.record import Record, begin, replay
from frabjous.core.scroll import scroll

OFFERED: Final = (
    Option("sides", ("south,north", "west,east"), (2,)),
    Option("sides", ("south,west,north",), (3,)),
    Option("marks", ("all", "held back"), (2, 3, 4)),
)
SEATS: Final = range(2, 5)


def test_the_first_value_is_the_default() -> None:
    assert settled(OFFERED, SEATS, 2, {}) == {"sides": "south,north", "marks": "all"}


def test_a_key_may_have_another_list_for_other_seat_counts() -> None:
    assert settled(OFFERED, SEATS, 3, {}) == {"sides": "south,west,north", "marks": "all"}
    assert settled(OFFERED, SEATS, 4, {}) == {"marks": "all"}


def test_what_was_chosen_is_kept_in_the_order_of_the_game() -> None:
    chosen = settled(OFFERED, SEATS, 2, {"marks": "held back", "sides": "west,east"})
    assert list(chosen.items()) == [("sides", "west,east"), ("marks", "held back")]


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadOption, match=f"This game is for 2 to 4 seats, not {seats}.") as refusal:
        settled(OFFERED, SEATS, seats, {})
    assert refusal.value.key == "bad-seats"
    assert refusal.value.values == {"least": 2, "most": 4, "seats": seats}


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="no option “luck” here; the options are: sides, marks") as refusal:
        settled(OFFERED, SEATS, 2, {"luck": "good"})
    assert refusal.value.key == "unknown-option"


def test_an_option_of_another_seat_count_is_unknown() -> None:
    with pytest.raises(BadOption, match="the options are: marks"):
        settled(OFFERED, SEATS, 4, {"sides": "south,north"})


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="the options are: none"):
        settled((), SEATS, 2, {"luck": "good"})


@pytest.mark.parametrize("value", ["", "All", "all ", "south,north"])
def test_an_unknown_value_is_refused_with_the_known_ones(value: str) -> None:
    with pytest.raises(BadOption, match="choose one of: all, held back") as refusal:
        settled(OFFERED, SEATS, 2, {"marks": value})
    assert refusal.value.key == "bad-option-value"


def test_a_sentence_survives_braces_in_what_was_chosen() -> None:
    with pytest.raises(BadOption, match=r"“\{value\}” is not a value"):
        settled(OFFERED, SEATS, 2, {"marks": "{value}"})


# Options that are younger than a record


class PicksWithRounds(Picks):
    """Once it had five rounds; since one may choose, two are the default."""

    def options(self) -> tuple[Option, ...]:
        return (Option("rounds", ("2", "1", "5"), (2, 3, 4), formerly="5"),)


def test_a_record_that_is_older_than_an_option_has_the_value_stated_for_it() -> None:
    older = Record("picks", 1, 3, (), "", None, scroll(()))
    assert replay(PicksWithRounds(), older).state.rounds == 5
    assert replay(PicksWithRounds(), older).record == older
    assert replay(Picks(), older).state.rounds == 2


def test_a_record_that_names_an_option_has_the_value_it_names() -> None:
    assert replay(PicksWithRounds(), Record("picks", 1, 3, (("rounds", "1"),), "", None, scroll(()))).state.rounds == 1


def test_a_new_game_has_the_default_and_writes_every_option() -> None:
    play = begin(PicksWithRounds(), 3, {}, bytes(32))
    assert play.state.rounds == 2
    assert play.record.options == (("rounds", "2"),)


def test_what_is_stated_for_other_seat_counts_is_not_recorded() -> None:
    options = (Option("sides", ("south,north",), (2,), formerly="south,north"), *OFFERED[1:])
    assert recorded(options, 2, {"marks": "all"}) == {"sides": "south,north", "marks": "all"}
    assert recorded(options, 3, {"marks": "all"}) == {"marks": "all"}
