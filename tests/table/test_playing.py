"""Playing at a table: lines and chance as one unit, stale commands, and refusals that change nothing."""

from __future__ import annotations

import pytest

from frabjous.core.contract import CHANCE
from frabjous.core.errors import BadNotation, GameError, GameIsOver, IllegalAction, NotYourTurn
from frabjous.table.chair_deeds import Sit
from frabjous.table.chairs import Chair
from frabjous.table.deed import Deed
from frabjous.table.deeds import Absent, Back, Draw, Rematch, Resign, Undo
from frabjous.table.refusals import Stale
from frabjous.table.table import NewLines
from table.tables import (
    ADA,
    BOB,
    OPEN,
    WIM,
    act,
    answer,
    as_it_was,
    bot,
    check_step,
    check_whole,
    do,
    handle,
    legal,
    lines,
    picks,
    play,
    splut,
)


def test_a_new_table_has_its_first_game_with_what_chance_dealt() -> None:
    table = picks(WIM, ADA)
    assert [line.seat for line in table.play.record.lines] == [CHANCE, CHANCE]
    assert table.play.to_act() == (0,)
    assert table.options == {"rounds": "2", "coin": "fair"}
    assert table.play.record.seed is None
    check_whole(table)


def test_a_line_and_what_chance_does_after_it_are_one_unit() -> None:
    table = play(picks(WIM, ADA), "0 high", "0 pick 1")
    after, effects = handle(table, act(1, "pick 2", table.play.length, 0))
    assert len(effects) == 1
    assert isinstance(effects[0], NewLines)
    assert effects[0].game_id == "game-1"
    assert [line.text for line in effects[0].lines][::2] == ["pick 2", "reveal"]
    assert effects[0].lines[1].text in ("heads", "tails")
    check_step(table, after, list(effects))
    check_whole(after)


def test_a_table_is_never_altered() -> None:
    table = picks(WIM, ADA)
    before = as_it_was(table)
    play(table, "0 high")
    do(table, Draw(0))
    do(table, Resign(1))
    assert as_it_was(table) == before


def test_chairs_play_seats() -> None:
    table = splut(WIM, ADA, BOB)
    assert [table.seat(chair) for chair in range(3)] == [0, 1, 2]
    assert table.sitter(1) == ADA


# Refusals


FINISHED = play(picks(WIM, ADA, rounds="1"), "0 high", "0 pick 1", "1 pick 1")


@pytest.mark.parametrize(
    ("command", "error"),
    [
        (act(0, "nonsense", 2, 0), BadNotation),
        (act(0, "pick 1", 2, 0), IllegalAction),
        (act(1, "high", 2, 0), NotYourTurn),
        (act(0, "high", 3, 0), Stale),
        (act(0, "high", -1, 0), Stale),
        (Undo(0), GameError),
        (answer(0, True), GameError),
        (answer(1, False), GameError),
        (Back(0), GameError),
        (Rematch(0), GameError),
        (Sit(0, "Eve", "eve"), GameError),
    ],
)
def test_a_refused_command_changes_nothing(command: Deed, error: type[GameError]) -> None:
    table = picks(WIM, ADA)
    before = as_it_was(table)
    with pytest.raises(error) as refusal:
        handle(table, command)
    assert str(refusal.value), "a refusal is a sentence"
    assert as_it_was(table) == before
    check_whole(table)


@pytest.mark.parametrize("command", [act(0, "high", 7, 0), Draw(0), Resign(0), Undo(0), Absent(0)], ids=str)
def test_after_the_end_there_is_only_a_rematch(command: Deed) -> None:
    assert FINISHED.play.outcome() is not None
    with pytest.raises(GameError) as refusal:
        handle(FINISHED, command)
    assert not isinstance(command, Draw | Resign | Absent) or isinstance(refusal.value, GameIsOver)


# Stale commands


def test_a_command_sent_twice_is_played_once() -> None:
    table = splut(WIM, ADA)
    command = act(0, legal(table, 0)[0], 0, 0)
    once = do(table, command)
    assert handle(once, command) == (once, [])


def test_a_command_is_stale_when_this_seat_has_acted_since() -> None:
    """Two steps of one turn: the second was decided without having seen the first."""
    table = splut(WIM, ADA)
    table = play(table, f"0 {legal(table, 0)[0]}")
    first, second = legal(table, 1)[:2]
    seen = table.play.length
    table = do(table, act(1, first, seen, 0))
    with pytest.raises(Stale):
        handle(table, act(1, second, seen, 0))


def test_a_command_sent_again_after_it_was_undone_is_not_played_again() -> None:
    table = picks(WIM, ADA)
    table = do(table, act(0, "high", 2, 0), Undo(0))
    assert handle(table, act(0, "high", 2, 0)) == (table, [])
    assert lines(do(table, act(0, "low", 4, 0)))[-1] == "0 low"


def test_a_command_is_stale_when_what_it_answered_was_taken_back() -> None:
    """The list of steps may be the same, but the position they were chosen in is gone."""
    table = play(splut(WIM, ADA), "0 D e2-e3")
    seen = table.play.length
    table = play(do(table, Undo(0)), "0 T f2-f3")
    with pytest.raises(Stale):
        handle(table, act(1, "D e8-e7", seen, 0))


def test_a_command_of_an_earlier_game_does_not_land_in_the_rematch() -> None:
    late = act(0, "D e2-e3", 0, 0)
    table = do(splut(WIM, ADA), Resign(0), Rematch(1))
    with pytest.raises(Stale):
        handle(table, late)
    assert lines(do(table, act(0, "D e2-e3", 0, 1)))[-1] == "0 D e2-e3"


def test_a_command_is_stale_when_chance_has_acted_since() -> None:
    """A round is over and the next has begun; what was decided before the coin fell does not count."""
    table = picks(WIM, ADA)
    seen = table.play.length
    table = play(table, "0 high", "0 pick 1", "1 pick 1")
    with pytest.raises(Stale):
        handle(table, act(1, "low", seen, 0))
    assert play(table, "1 low").play.to_act() == (0, 1)


def test_a_command_is_stale_when_other_things_are_allowed_now() -> None:
    """The call was taken back before the pick arrived."""
    table = play(picks(WIM, ADA), "0 high")
    seen = table.play.length
    table = do(table, Undo(0))
    with pytest.raises(Stale):
        handle(table, act(1, "pick 1", seen, 0))


def test_secret_choices_of_others_in_between_do_not_make_a_command_stale() -> None:
    table = play(picks(WIM, ADA, BOB), "0 high")
    seen = table.play.length
    table = do(table, act(2, "pick 0", seen, 0), act(0, "pick 2", seen, 0), act(1, "pick 1", seen, 0))
    assert lines(table, seen)[:3] == ["2 pick 0", "0 pick 2", "1 pick 1"]
    check_whole(table)


def test_words_of_the_table_in_between_do_not_make_a_command_stale() -> None:
    table = picks(WIM, ADA)
    seen = table.play.length
    table = do(table, Draw(1), answer(0, False))
    assert lines(do(table, act(0, "high", seen, 0)), seen)[-1] == "0 high"


def test_a_command_out_of_turn_is_refused_as_such_and_not_as_stale() -> None:
    with pytest.raises(NotYourTurn):
        handle(picks(WIM, ADA), act(1, "high", 2, 0))


@pytest.mark.parametrize("seen", [-5, -1, 3, 1000])
def test_nobody_has_seen_a_line_that_is_not_there(seen: int) -> None:
    with pytest.raises(Stale):
        handle(picks(WIM, ADA), act(0, "high", seen, 0))


# Bots


@pytest.mark.parametrize(
    ("chairs", "texts", "bots"),
    [
        ((WIM, bot()), (), []),
        ((bot(), ADA), (), [0]),
        ((bot(), bot()), ("0 high",), [0, 1]),
        ((WIM, bot()), ("0 high",), [1]),
        ((WIM, bot()), ("0 high", "1 pick 0"), []),
        ((bot(), OPEN), (), []),
    ],
)
def test_the_table_names_the_bots_that_must_choose(
    chairs: tuple[Chair, ...], texts: tuple[str, ...], bots: list[int]
) -> None:
    assert play(picks(*chairs), *texts).bots_to_act() == bots


def test_no_bot_must_choose_after_the_end() -> None:
    assert do(picks(WIM, bot()), Resign(0)).bots_to_act() == []
    assert play(picks(bot(), bot(), rounds="1"), "0 low", "1 pick 0", "0 pick 0").bots_to_act() == []
