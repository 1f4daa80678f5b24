"""Positions as text: what cannot be is refused with its place."""

from __future__ import annotations

import pytest

from frabjous.core.written import BadPosition
from games.snit_smashing.drawing import GAME, beach


def test_the_text_of_the_start_is_short() -> None:
    assert str(GAME.start(2, {})) == "- / -; phase rolling"


def test_a_drawn_position_says_only_what_is_not_usual() -> None:
    assert (
        str(beach("Zip:C4 Nib:C1\nPlod:safe", run=3, primus=1)) == "Nib:C1 Zip:C4 / Plod:safe; run 3; bound 2; primus 2"
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Zip:C4", "“seats 1”: This game is for 2 to 4 seats, not 1."),
        ("Zip:C4 / Nib:C4", "“Nib:C4”: another Snit is on this hex."),
        ("Zip:C4 Zip:C5 / -", "“Zip:C5”: this Snit is drawn twice."),
        ("Zip:Z4 / -", "“Zip:Z4”: a Snit is drawn like"),
        ("Bob:C4 / -", "“Bob:C4”: a Snit is drawn like"),
        ("Zip:trophy3 / -", "“Zip:trophy3”: a Snit is drawn like"),
        ("Zip:C4 / -; run 5", "“run 5”: this is a number from 1 to 4."),
        ("Zip:C4 / -; bound 7", "“bound 7”: this is a number from 1 to 6."),
        ("Zip:C4 / -; snandergrab A1", "“snandergrab A1”: it does not lie there whole."),
        ("Zip:C4 / -; orders no order", "“orders”: there are 2 seats, and 1 orders."),
        ("Zip:C4 / -; phase moving", "“phase moving”: somebody has not ordered anything."),
        ("- / -; orders no order, no order", "“phase moving”: the mover has no Snit that could move."),
        ("Zip:C4 / -; phase reading; orders no order, no order; read 2", "“phase reading”: all orders have been read."),
        ("Zip:C4 / -; phase breeding", "“phase breeding”: nobody has Snits to draw."),
        ("Zip:under / -", "“run 1”: on a run inland nobody stays under it."),
        ("Zip:C4 / -; orders no order, no order; mover 1; read 2", "“phase moving”: no order has been read yet."),
        ("Zip:C4 / -; phase bound-over; orders no order, no order; read 1", "“phase bound-over”: not all orders have"),
        (
            "Zip:C4 / -; phase bound-over; bound 6; orders no order, no order; read 2",
            "“phase bound-over”: the run is over with the last bound.",
        ),
        ("Zip:C4 / -; phase rolling; orders no order, -", "“orders”: nobody has been asked for an order."),
        ("Zip:C4 / -; births 21 0", "“births”: there are not so many Snits in the pool."),
        ("Zip:C4 / -; phase walking", "“phase walking”: this is one of: rolling, placing,"),
        ("Zip:C4 / -; primus 3", "“primus 3”: there are 2 seats, counted from 1."),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.position(text)
    assert str(refusal.value).startswith(sentence)
