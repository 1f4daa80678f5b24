"""What is asked again because no answer came is done once: whatever it is, and whatever happened meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from frabjous.core.errors import GameError
from frabjous.games.splut import SPLUT
from frabjous.table.deed import Deed
from frabjous.table.deeds import Absent, Back, Draw, Hint, Rematch, Resign, Undo
from frabjous.table.refusals import Stale
from frabjous.table.table import Table, opened
from table.tables import ADA, BOB, SECRET, WIM, act, answer, do, handle, legal, lines, picks, play, splut


def three() -> Table:
    table = opened("jabber", (SPLUT,), {}, (WIM, ADA, BOB), "game-1", SECRET, hints=True)
    return play(table, f"0 {legal(table, 0)[0]}")


def two_steps() -> Table:
    """Give a table at which Ada has two lines of her own that she could take back, one by one."""
    table = three()
    table = play(table, f"1 {legal(table, 1)[0]}")
    return play(table, f"1 {legal(table, 1)[0]}")


# Each deed, the table it is done at, and what makes it possible once more.
DEEDS: dict[str, tuple[Table, Callable[[int], Deed], list[Deed]]] = {
    "undo": (two_steps(), lambda seen: Undo(1, seen=seen), []),
    "asked undo": (play(three(), f"1 {legal(three(), 1)[0]}"), lambda seen: Undo(0, seen=seen), [answer(1, False)]),
    "draw": (three(), lambda seen: Draw(0, seen=seen), [answer(1, False)]),
    "yes": (do(three(), Draw(0)), lambda seen: answer(1, True, seen), [answer(2, False), Draw(0)]),
    "no": (do(three(), Draw(0)), lambda seen: answer(1, False, seen), [Draw(0)]),
    "leave": (three(), lambda seen: Resign(0, seen=seen), [Back(0)]),
    "call a bot": (three(), lambda seen: Absent(0, seen=seen), [Back(0)]),
    "come back": (do(three(), Resign(0)), lambda seen: Back(0, seen=seen), [Resign(0)]),
    "hint": (three(), lambda seen: Hint(1, seen=seen), []),
}


@pytest.mark.parametrize("name", DEEDS)
def test_a_deed_sent_again_is_done_already(name: str) -> None:
    table, deed, _ = DEEDS[name]
    command = deed(table.play.length)
    once = do(table, command)
    assert len(lines(once)) == len(lines(table)) + 1
    assert handle(once, command) == (once, [])


@pytest.mark.parametrize("name", DEEDS)
def test_a_deed_sent_again_later_is_not_done_a_second_time(name: str) -> None:
    table, deed, meanwhile = DEEDS[name]
    command = deed(table.play.length)
    later = do(table, command, *meanwhile)
    assert handle(later, command) == (later, [])


@pytest.mark.parametrize("name", DEEDS)
def test_the_same_deed_decided_anew_is_another(name: str) -> None:
    """But for a hint about the same choice, which is no news."""
    table, deed, meanwhile = DEEDS[name]
    later = do(table, deed(table.play.length), *meanwhile)
    again = do(later, deed(later.play.length))
    assert len(lines(again)) > len(lines(later)) or name == "hint"


def test_a_rematch_sent_again_is_one_game() -> None:
    table = do(splut(WIM, ADA), Resign(0))
    command = Rematch(0, game=0)
    once = do(table, command)
    assert len(once.matches) == 2
    assert handle(once, Rematch(0, game=0)) == (once, [])
    assert handle(do(once, Resign(0)), command)[1] == [], "not even once the new game is over"


def test_a_choice_sent_again_is_known_whatever_others_chose_secretly_meanwhile() -> None:
    table = play(picks(WIM, ADA, BOB), "0 high")
    seen = table.play.length
    table = do(table, act(1, "pick 1", seen, 0), act(0, "pick 2", seen, 0))
    for chair, text in ((0, "pick 2"), (1, "pick 1")):
        assert handle(table, act(chair, text, seen, 0)) == (table, [])


def test_an_equal_move_later_is_played() -> None:
    """There and back and there again: each is a decision of its own, for it names another line."""
    table = splut(WIM, ADA)
    first = legal(table, 0)[0]
    table = do(table, act(0, first, 0, 0), Undo(0))
    again = do(table, act(0, first, table.play.length, 0))
    assert lines(again)[-1] == f"0 {first}"


def test_another_choice_for_the_same_question_is_stale() -> None:
    table = splut(WIM, ADA)
    first, second = legal(table, 0)[:2]
    with pytest.raises(Stale):
        do(table, act(0, first, 0, 0), act(0, second, 0, 0))


def test_a_move_of_an_earlier_game_is_stale_even_if_the_new_game_began_alike() -> None:
    table = splut(WIM, ADA)
    first = legal(table, 0)[0]
    table = do(table, act(0, first, 0, 0), Resign(0), Rematch(0))
    table = do(table, act(0, first, 0, 1))
    with pytest.raises(GameError):
        handle(table, act(0, first, 0, 0))
