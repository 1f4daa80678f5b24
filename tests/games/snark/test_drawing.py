"""Positions as text: what is written reads back, and what cannot be is refused with its place."""

from __future__ import annotations

import re
from typing import Final

import pytest

from frabjous.core.written import BadPosition
from frabjous.games.snark import drawing
from frabjous.games.snark.rules import Snark
from frabjous.games.snark.terms import PROVISIONS, VOID_ROUNDS
from games.snark.drawing import GAME, crew, do, hand, table

TWO: Final = "taste late jest fork soap | bellman baker | 9 / map | | 9"
OUT: Final = "fork soap | bellman baker | 9 / map | | 9; phase hunting"
GAMES: Final = {version: Snark(version) for version in (VOID_ROUNDS, PROVISIONS)}


def test_the_text_of_the_start_is_short() -> None:
    assert str(GAME.start(2, {})) == "| | 10 / | | 10; phase leading"
    assert str(GAME.start(3, {"leader": "seat-1"})) == "| | 10 / | | 10 / | | 10; phase ante"


def test_what_is_not_named_lies_in_the_stock_on_the_ark_and_in_the_pool() -> None:
    drawn = GAME.position(TWO)
    assert (hand(drawn, 0), crew(drawn, 0), sum(drawn.stock), drawn.pool) == (
        "taste late jest fork soap", "baker bellman", 32, 2,
    )  # fmt: skip
    assert str(drawn) == "taste late jest fork soap | baker bellman | 9 / map | | 9; pool 2"


def test_the_text_that_the_room_shows_as_an_example_is_one() -> None:
    example = (drawing.__doc__ or "").split("\n\n")[1]
    drawn = GAME.position("\n".join([re.sub(r"(\S) {3,}.*", r"\1", line) for line in example.splitlines()]))
    assert (drawn.pool, drawn.retired, GAME.to_act(drawn)) == (12, [False, False, True], (0,))


def test_the_last_of_the_discards_is_on_top() -> None:
    drawn = GAME.position(f"{TWO}; discards soap soap bell thimble")
    assert drawn.top == GAME.read("exchange thimble").what
    assert str(drawn).endswith("discards soap soap bell thimble")


def test_a_named_stock_leaves_all_other_cards_to_the_discards() -> None:
    drawn = GAME.position(f"{TWO}; stock map")
    assert (sum(drawn.stock), sum(drawn.discards)) == (1, 38 - 6 - 1)


def test_a_hunt_says_what_was_shown_and_came_up_and_whom_it_cost() -> None:
    hunt = do(table(TWO), "hunt taste late jest", "meet hyena", "meet boojum")
    assert str(hunt) == (
        "fork soap | bellman | 8 / map | | 9; phase hunting; pool 3; dead baker; discards taste late jest; "
        "shown taste late jest; party baker bellman; turned hyena boojum; kept 1: 2 taste late jest"
    )


def test_what_is_passed_and_remembered_is_written() -> None:
    passing = do(table(TWO), "bewilder fork", "1: pass taste and late")
    assert str(passing) == (
        "taste late jest soap | baker bellman | 9 | pass taste and late / map | | 9; "
        "phase passing; pool 2; discards fork"
    )
    passed = do(passing, "2: pass map", "swap")
    assert str(passed).endswith("; passed 1 to 2: taste late, 2 to 1: map")


def test_a_text_of_the_older_rules_says_so_and_belongs_to_them() -> None:
    old = str(GAMES[VOID_ROUNDS].position(TWO))
    assert old.endswith("; version 1; pool 2")
    with pytest.raises(BadPosition) as refusal:
        GAME.position(old)
    assert str(refusal.value) == "“version 1”: this game goes by version 2 of the rules."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("map | | 10", "“map | | 10”: two to four play, a row for each."),
        ("map | | 10 / map | | 10; seats 3", "“seats 3”: there are 2 rows, one for each seat."),
        ("map | | 10 / map | | 10; options marks=few", "“seats 2 marks=few”: "),
        ("map | 10 / retired", "“map | 10”: a row is “cards | crew | Warrants” and perhaps"),
        ("map | | ten / retired", "“Warrants ten”: this should be a whole number."),
        ("map | | -1 / | | 10", "“Warrants -1”: nobody owes Warrants."),
        ("mop | | 10 / map | | 10", "“mop”: this is one of: taste, late,"),
        ("map | cook | 10 / map | | 10", "“cook”: this is one of: banker, broker,"),
        ("map | boots | 10 / map | boots | 10", "“map | boots | 10”: the boots is in two places."),
        ("map | boots | 10 / map | | 10; dead boots", "“dead”: the boots is in two places."),
        ("map | boots baker butcher | 10 / map | | 10", "“seat 1”: nobody has more than two men,"),
        ("map map map map | | 10 / map | | 10", "“map”: there are only 3 of this card."),
        ("map map | | 9 / map | | 9; discards map", "“map”: there are only 3 of this card."),
        ("taste taste taste late late late | | 9 / map | | 9", "“seat 1”: nobody holds more than 5 cards."),
        ("map | | 9 / map | | 9; stock map map", "“map”: there are only 3 of this card."),
        ("map | | 9 / map | | 9; pool 3", "“pool 3”: there are 20 Warrants, no more, no less."),
        ("map | | 19 / map | | 9", "“pool -8”: there are 20 Warrants, no more, no less."),
        ("map | | 9 / map | | 9; dead bellman", "“dead bellman”: a Bellman never dies."),
        ("map | | 9 / map | | 9; mover 3", "“mover 3”: there are 2 seats, counted from 1."),
        ("map | | 9 / map | | 9; mover nobody", "“phase turn”: a seat in the game is the mover."),
        ("retired / map | | 9 / map | | 9", "“phase turn”: a seat in the game is the mover."),
        ("map | | 9 / retired", "“phase turn”: two are needed for this."),
        ("map | | 9 / map | | 9; phase ante", "“phase ante”: there are no cards, men or dead before a round."),
        ("map | | 9 / map | | 9; phase sleeping", "“phase sleeping”: this is one of: leading, ante,"),
        ("map | | 9 / map | | 9; phase void", "“phase void”: only version 1 has this."),
        ("map | | 9 / map | | 9; phase retiring", "“phase retiring”: nobody has to retire."),
        ("map | | 9 / map | | 9; phase passing", "“phase passing”: only a Bellman bewilders."),
        ("map | | 9 / map | | 9; phase hunting", "“phase hunting”: the hunt is not under way."),
        ("map | | 9 / map | | 9; phase caught", "“phase caught”: the Snark has not come up."),
        ("map | | 9 / map | | 9; phase last-hunt", "“phase last-hunt”: the last hunt is for the last player."),
        ("map | | 9 / map | | 9; phase over", "“phase over”: the Snark wins only if nobody is left to hunt it."),
        ("map | | 9 / map | | 9; winner 1", "“winner”: nobody has won yet."),
        ("map | | 9 / map | | 9; phase over; winner 1", "“winner 1”: this seat has neither 20 Warrants nor"),
        ("map | | 9 / map | | 9; leader nobody", "“leader”: there is one from the first ante on."),
        ("map | | 9 / map | | 9; reshuffles -1", "“reshuffles -1”: this is counted from 0."),
        ("map | | 9 / map | | 9 | pass map", "“seat 2”: nobody passes anything in this phase."),
        ("map | bellman | 9 / map | | 9 | pass fork; phase passing", "“pass fork”: seat 2 cannot pass this."),
        ("| bellman | 9 / map | | 9; phase passing", "“phase passing”: everybody in the game holds a card by now."),
        (f"{TWO}; phase drawing", "“phase drawing”: the mover has laid down a card by now."),
        (f"{TWO}; shown taste", "“shown”: nobody hunts in this phase."),
        (f"{TWO}; shown fork", "“fork”: this is one of: taste, late, jest, bathing, ambition."),
        (f"{TWO}; turned bear", "“shown”: nobody hunts without showing a Mark."),
        (f"{OUT}; shown taste; party boots", "“party”: whoever hunts is with the hunter, or dead."),
        (f"{OUT}; shown taste; party baker", "“party”: the whole crew hunts."),
        ("map | | 9 / map | | 9; phase hunting; shown taste", "“party”: one or two hunt."),
        (f"{OUT}; shown late taste; turned bear bear", "“turned bear”: this card cannot have come up."),
        (f"{OUT}; shown taste; turned boojum", "“turned”: the animals took others"),
        (f"{OUT}; shown taste; turned snark", "“phase hunting”: the hunt is not under way."),
        (f"{TWO}; unpaid yes", "“unpaid”: nobody who was lost is unpaid."),
        (f"{TWO}; passed 1 to 2: fork", "“1 to 2”: seat 2 has got no such fork."),
        (f"{TWO}; passed 1 to 1: fork", "“1 to 1”: seat 1 has got no such fork."),
        (f"{TWO}; passed 1 to 3: fork", "“1 to 3”: there are 2 seats, counted from 1."),
        (f"{TWO}; kept 2: 2", "“kept 2”: there are not so many such cards in this hand."),
        (f"{TWO}; kept 2: some", "“kept 2: some”: this should be a whole number."),
        (f"{TWO}; rain yes", "“rain yes”: a position of this game has no such entry."),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_its_place(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.position(text)
    assert str(refusal.value).startswith(sentence)
