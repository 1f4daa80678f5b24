"""The record: one checked door for a line, branches by undo, and a replay that believes nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from fakes import PICKS, Act, Position, Seen
from frabjous.core.agreed import (
    Agree,
    AskUndo,
    BotTakes,
    CannotAgree,
    Draw,
    NothingAsked,
    OfferDraw,
    PersonTakes,
    Resign,
    Undo,
)
from frabjous.core.chance import TableDice, seal_of
from frabjous.core.contract import CHANCE, ONLOOKER, TABLE
from frabjous.core.errors import BadNotation, BadOption, BadRecord, GameIsOver, IllegalAction, NotYourTurn
from frabjous.core.record import Line, Record, Replay, agree, begin, begin_at, checked, draw_all, replay, step, verify
from frabjous.core.recordfile import dumps, loads
from frabjous.core.scroll import scroll
from frabjous.games.splut import SPLUT

GAME: Final = PICKS.game
SECRET: Final = bytes(range(100, 132))
Game = Replay[Position, Act, Seen]


def dealt(seats: int = 2, rounds: str = "2") -> Game:
    """Begin a game and let chance deal: as many lines as seats; then the first seat is to call."""
    return draw_all(begin(GAME, seats, {"rounds": rounds}, SECRET, sealed=False), SECRET)


def played(*texts: str, seats: int = 2, rounds: str = "2") -> Game:
    """Play texts like “0 high”, each with its seat, chance acting by itself."""
    play = dealt(seats, rounds)
    for text in texts:
        seat, _, what = text.partition(" ")
        play = draw_all(step(play, int(seat), what), SECRET)
    return play


ROUND: Final = ("0 high", "0 pick 2", "1 pick 0")


def lines_of(play: Game) -> list[str]:
    return [f"{line.number} {line.seat} {line.text}" for line in play.record.lines]


def states_of(play: Game) -> list[Position]:
    return [play.state_after(number) for number in range(play.length + 1)]


# Beginning and going on


def test_a_sealed_record_publishes_only_the_hash() -> None:
    sealed = begin(GAME, 2, {}, SECRET).record
    assert sealed.seed is None
    assert sealed.seal == seal_of(SECRET)
    assert begin(GAME, 2, {}, SECRET, sealed=False).record.seed == SECRET


def test_a_record_keeps_every_option_with_its_value() -> None:
    assert begin(GAME, 2, {"rounds": "5"}, SECRET).record.options == (("rounds", "5"), ("coin", "fair"))
    with pytest.raises(BadOption):
        begin(GAME, 2, {"rounds": "7"}, SECRET)


def test_chance_acts_by_the_dice_of_each_line() -> None:
    play = dealt()
    tokens = [TableDice(SECRET, line).weighted([(0, 3), (1, 2), (2, 1)]) for line in (1, 2)]
    assert play.state.tokens == tuple(tokens)
    assert [line.seat for line in play.record.lines] == [CHANCE, CHANCE]


def test_every_line_has_its_number() -> None:
    play = played(*ROUND)
    assert play.length == len(play.record.lines) == 7
    assert [line.number for line in play.record.lines] == list(range(1, 8))
    assert list(play.mainline) == list(range(1, 8))


def test_a_play_is_never_altered() -> None:
    play = dealt()
    before = (list(play.record.lines), states_of(play), list(play.mainline), play.pact)
    step(play, 0, "high")
    agree(play, BotTakes(1))
    agree(play, Undo(1))
    assert (list(play.record.lines), states_of(play), list(play.mainline), play.pact) == before


# Beginning in the middle


def test_a_game_may_begin_at_a_position_and_is_replayed_and_verified_from_there() -> None:
    middle = played(*ROUND).state
    play = step(draw_all(begin_at(GAME, str(middle), SECRET, sealed=False), SECRET), 1, "low")
    assert play.record.position == str(middle) and play.state_after(0) == middle
    assert [line.number for line in play.record.lines] == [1]
    assert states_of(verify(GAME, loads(dumps(play.record)))) == states_of(play)


def test_a_position_says_itself_how_many_play_and_by_which_options() -> None:
    record = begin_at(GAME, str(dealt(3, "5").state), SECRET).record
    assert (record.seats, record.options) == (3, (("rounds", "5"),))


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"seats": 3, "options": (("rounds", "2"),)}, "one of another number of seats, or of other options"),
        ({"options": (("rounds", "5"), ("coin", "fair"))}, "one of another number of seats, or of other options"),
        ({"position": "nowhere"}, "“nowhere”: this is no position of Picks"),
    ],
)
def test_a_record_whose_position_does_not_fit_its_head_is_refused(changed: dict[str, Any], problem: str) -> None:
    record = begin_at(GAME, str(dealt().state), SECRET).record
    with pytest.raises(BadRecord, match=problem):
        replay(GAME, replace(record, **changed))


# The one door


def test_what_is_not_written_well_is_refused_first() -> None:
    with pytest.raises(BadNotation):
        step(dealt(), 1, "hihg")


@pytest.mark.parametrize("seat", [1, 2, 17, CHANCE, ONLOOKER, TABLE])
def test_who_is_not_to_act_is_refused(seat: int) -> None:
    with pytest.raises(NotYourTurn):
        step(dealt(), seat, "high")


def test_what_is_not_legal_now_is_refused() -> None:
    with pytest.raises(IllegalAction, match="“pick 1” is not allowed now"):
        step(dealt(), 0, "pick 1")


def test_chance_may_do_only_what_chance_may_do() -> None:
    play = begin(GAME, 2, {}, SECRET)
    assert checked(play, CHANCE, "deal 1") == Line(1, CHANCE, "deal 1")
    with pytest.raises(IllegalAction):
        step(play, CHANCE, "heads")


def test_nothing_can_be_done_after_the_end() -> None:
    play = played(*ROUND, rounds="1")
    assert play.outcome() is not None
    assert play.to_act() == ()
    with pytest.raises(GameIsOver):
        step(play, 0, "high")
    with pytest.raises(GameIsOver):
        agree(play, Undo(0))
    with pytest.raises(BadNotation):
        step(play, 0, "nonsense")


def test_after_a_resignation_nothing_can_be_done_either() -> None:
    play = agree(dealt(), Resign(0))
    outcome = play.outcome()
    assert outcome is not None
    assert outcome.scores == (0.0, 1.0)
    assert play.to_act() == ()
    with pytest.raises(GameIsOver):
        step(play, 0, "high")
    with pytest.raises(GameIsOver):
        agree(play, Draw())


def test_seats_that_choose_at_once_choose_in_any_order() -> None:
    one = played("0 high", "0 pick 2", "1 pick 0")
    other = played("0 high", "1 pick 0", "0 pick 2")
    assert one.state == other.state


def test_a_choice_is_made_once() -> None:
    with pytest.raises(NotYourTurn):
        played("0 high", "0 pick 2", "0 pick 1")


# Undo


def test_an_undo_goes_back_and_keeps_what_was() -> None:
    play = agree(played("0 high"), Undo(2))
    assert play.state == dealt().state
    assert play.length == 4
    assert list(play.mainline) == [1, 2]
    assert lines_of(play)[2:] == ["3 0 high", f"4 {TABLE} undo 2"]


def test_an_undo_of_an_undone_line_is_refused() -> None:
    play = agree(played("0 high"), Undo(2))
    for to in (2, 3, 4):
        with pytest.raises(CannotAgree):
            agree(play, Undo(to))
    assert agree(play, Undo(1)).state.tokens == dealt().state.tokens[:1]


def test_an_undone_draw_is_not_drawn_alike() -> None:
    """The line number goes into the dice, so chance has another try, and another, and not always the same luck."""
    play = begin(GAME, 2, {}, SECRET, sealed=False)
    tokens: set[int] = set()
    for _ in range(12):
        play = agree(draw_all(play, SECRET), Undo(0) if play.length == 0 else Undo(play.length))
        tokens.add(play.state_after(play.length - 1).tokens[0])
    assert len(tokens) > 1
    assert not verify(GAME, play.record).mainline


def test_branches_replay() -> None:
    play = agree(played(*ROUND), Undo(3))
    play = draw_all(step(step(play, 0, "pick 1"), 1, "pick 1"), SECRET)
    again = verify(GAME, play.record)
    assert states_of(again) == states_of(play)
    assert list(again.mainline) == [1, 2, 3, 9, 10, 11, 12]


def test_what_was_asked_lapses_with_a_move() -> None:
    play = agree(dealt(), OfferDraw(1))
    assert play.pact.asked == OfferDraw(1)
    assert step(play, 0, "high").pact.asked is None


def test_who_was_asked_by_nobody_cannot_agree() -> None:
    with pytest.raises(NothingAsked):
        agree(dealt(), Agree(1))


# A replay believes nothing


def replay_with(play: Game, seat: int, text: str) -> Game:
    """Add a line to a record without checking, and replay it."""
    return replay(GAME, play.record.plus(Line(play.length + 1, seat, text)))


@pytest.mark.parametrize(
    ("seat", "text", "why"),
    [
        (0, "hihg", "“hihg” is not an action of this game"),
        (1, "high", "not the turn of seat 2"),
        (CHANCE, "heads", "not the turn"),
        (0, "pick 0", "“pick 0” is not allowed now"),
        (ONLOOKER, "high", "not the turn"),
        (9, "high", "not the turn of seat 10"),
        (TABLE, "undo 2", "cannot be agreed"),
        (TABLE, "undo 99", "cannot be agreed"),
        (TABLE, "high", "“high” is not an action"),
        (TABLE, "resigned 3", "cannot be agreed"),
        (TABLE, "bot takes 0", "cannot be agreed"),
        (TABLE, "agreed by 1", "Nobody asked"),
    ],
)
def test_a_line_that_could_not_have_been_played_is_refused(seat: int, text: str, why: str) -> None:
    with pytest.raises(BadRecord, match=f"Line 3 of the game: .*{why}") as refusal:
        replay_with(dealt(), seat, text)
    assert refusal.value.values["line"] == 3


def test_a_line_after_the_end_is_refused() -> None:
    with pytest.raises(BadRecord, match="Line 8 of the game: The game is over"):
        replay_with(played(*ROUND, rounds="1"), 0, "high")
    with pytest.raises(BadRecord, match="Line 4 of the game: The game is over"):
        replay_with(agree(dealt(), Resign(0)), TABLE, "draw agreed")


def test_a_draw_names_exactly_those_who_are_not_out() -> None:
    offered = agree(dealt(3), OfferDraw(0))
    assert (
        replay_with(offered, TABLE, "draw agreed for 1 2 3").outcome()
        == replay_with(offered, TABLE, "draw agreed").outcome()
    )
    for seats in ("1", "1 2", "1 2 3 4", "3 2 1", "1 1 2 3"):
        with pytest.raises(BadRecord, match="Line 5 of the game: That cannot be agreed"):
            replay_with(offered, TABLE, f"draw agreed for {seats}")


def with_lines(play: Game, *lines: Line) -> Record:
    return replace(play.record, lines=scroll(lines))


def test_wrong_numbers_are_refused() -> None:
    play = played(*ROUND)
    first, second, *rest = play.record.lines
    for wrong in (
        (second, first, *rest),
        (first, *rest),
        (first, first, second, *rest),
        (replace(first, number=0), second, *rest),
    ):
        with pytest.raises(BadRecord, match="it should be number"):
            replay(GAME, with_lines(play, *wrong))


def test_another_version_of_the_rules_is_refused() -> None:
    with pytest.raises(BadRecord, match="played by version 2 of the rules; this is version 1"):
        replay(GAME, replace(dealt().record, rules_version=2))


def test_options_and_seats_that_do_not_fit_are_refused() -> None:
    with pytest.raises(BadRecord, match="seats"):
        replay(GAME, replace(dealt().record, seats=9))
    with pytest.raises(BadRecord, match="rounds"):
        replay(GAME, replace(dealt().record, options=(("rounds", "9"),)))


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="a game of “chess”"):
        replay(GAME, replace(dealt().record, game="chess"))


def test_a_seat_is_handed_to_a_bot_once_and_back_once() -> None:
    away = agree(dealt(3), BotTakes(2))
    with pytest.raises(CannotAgree):
        agree(away, BotTakes(2))
    with pytest.raises(CannotAgree):
        agree(agree(away, PersonTakes(2)), PersonTakes(2))


def test_the_table_can_say_all_its_words_in_a_record() -> None:
    play = agree(agree(agree(dealt(3), AskUndo(0, 1)), BotTakes(2)), Agree(1))
    again = replay(GAME, play.record)
    assert again.pact == play.pact
    assert again.pact.played_by_bot == (2,)
    assert again.pact.agreed == (0, 1)


# The audit


def test_honest_dice_are_verified() -> None:
    play = played(*ROUND, "1 low", "0 pick 1", "1 pick 1")
    assert verify(GAME, play.record).state == play.state


def test_an_altered_draw_is_found() -> None:
    play = played(*ROUND)
    honest = play.record.lines[0].text
    for token in range(3):
        if honest != f"deal {token}":
            lines = (replace(play.record.lines[0], text=f"deal {token}"), *play.record.lines[1:])
            replay(GAME, with_lines(play, *lines))  # by the rules it could have happened
            with pytest.raises(BadRecord, match=f"the dice say “{honest}”, the record says “deal {token}”") as error:
                verify(GAME, with_lines(play, *lines))
            assert error.value.values["line"] == 1


def test_a_forged_draw_is_blamed_before_what_follows_from_it() -> None:
    """With another token the show that follows is not even legal, but it is not what was forged."""
    play = dealt()
    play = step(play, 0, f"show {play.state.tokens[0]}")
    other = (play.state.tokens[0] + 1) % 3
    lines = (replace(play.record.lines[0], text=f"deal {other}"), *play.record.lines[1:])
    with pytest.raises(BadRecord, match="Line 1 of the game: the dice say"):
        verify(GAME, with_lines(play, *lines))


def test_a_sealed_record_cannot_be_verified_yet() -> None:
    with pytest.raises(BadRecord, match="still sealed"):
        verify(GAME, replace(dealt().record, seed=None))


def test_another_seed_than_the_sealed_one_is_found() -> None:
    with pytest.raises(BadRecord, match="not the one that was sealed"):
        verify(GAME, replace(dealt().record, seed=bytes(32)))


def test_a_game_without_chance_is_verified_by_its_seal_alone() -> None:
    play = step(begin(SPLUT.game, 2, {}, SECRET, sealed=False), 0, "D e2-e3")
    assert verify(SPLUT.game, play.record).length == 1
