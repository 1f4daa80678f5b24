"""A deed is its own message and its own offer in a menu, and is done for no seat but those of whoever sent it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import msgspec
import pytest

from frabjous.core.chance import Dice
from frabjous.core.errors import GameError
from frabjous.table.deed import Deed
from frabjous.table.deeds import DEEDS, MENU, Absent, Act, Answer, Back, Draw, Hint, Rematch, Resign, Undo
from frabjous.table.refusals import BotPlays, NotYours, Stale
from frabjous.table.table import Table
from table.tables import (
    ADA,
    ALL_AWAY,
    BOB,
    WIM,
    answer,
    away,
    bot,
    can,
    do,
    handle,
    moved,
    person,
    picks,
    splut,
    told_by_table,
)

SOFA = (person("Wim", "sofa"), person("Ada", "sofa"))


def meant(deed: Deed, table: Table, own: Sequence[int]) -> Deed:
    return deed.by(table, own, ALL_AWAY)


def asked(kind: type[Deed], seat: int) -> Deed:
    return answer(seat, True) if kind is Answer else kind(seat)


def test_every_deed_is_a_message_of_its_name() -> None:
    names = {kind.__struct_config__.tag for kind in DEEDS}
    assert names == {"act", "undo", "draw", "answer", "resign", "absent", "back", "hint", "rematch", "begin", "dismiss"}
    assert msgspec.json.decode(b'{"type": "undo", "seat": 1, "seen": 7}', type=Undo) == Undo(1, seen=7)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type": "undo", "seat": 1, "to": 7}', type=Undo)


@pytest.mark.parametrize("kind", MENU, ids=lambda kind: kind.__name__)
def test_nobody_does_anything_for_a_seat_of_others(kind: type[Deed]) -> None:
    """Only a bot may be called for them, and only by people at the table."""
    table = splut(WIM, ADA)
    deed = asked(kind, 0)
    for own in ([], [1]) if kind is not Absent else ([],):
        with pytest.raises(NotYours):
            meant(deed, table, own)
    for seat in (-3, -1, 2):
        with pytest.raises(NotYours):
            meant(asked(kind, seat), table, [0, 1])


@pytest.mark.parametrize("kind", MENU, ids=lambda kind: kind.__name__)
def test_nobody_does_anything_in_a_game_that_is_still_to_come(kind: type[Deed]) -> None:
    """Otherwise it could wait in the queue until the seats have moved on, and be done for somebody else's."""
    table = splut(WIM, ADA)
    with pytest.raises(Stale):
        meant(msgspec.structs.replace(asked(kind, 0), game=1), table, [0])


def test_what_was_meant_for_one_game_is_not_done_in_the_next() -> None:
    table = do(splut(WIM, ADA), Resign(0))
    late = meant(Resign(0), table, [0])
    with pytest.raises(Stale):
        handle(do(table, Rematch(0)), late)


def test_a_rematch_sent_again_is_known_though_the_seats_have_moved_on() -> None:
    table = do(splut(WIM, ADA), Resign(0), Rematch(0, game=0))
    assert table.seats_of({0}) == [1]
    again = meant(Rematch(0, game=0), table, [1])
    assert handle(table, again) == (table, [])


def test_a_call_for_a_bot_sent_again_is_known_though_a_bot_plays_there_now() -> None:
    table = do(splut(WIM, ADA), Absent(1, seen=0))
    again = meant(Absent(1, seen=0), table, [0])
    assert handle(table, again) == (table, [])


# Several people at one device


def test_they_take_back_what_was_done_last_there() -> None:
    table = moved(splut(*SOFA), 0, 1)
    for seat in (0, 1):
        assert meant(Undo(seat), table, [0, 1]) == Undo(1, game=0)
    assert can(table, 0) >= {"undo"}


def test_they_do_not_take_back_for_somebody_whom_a_bot_replaces() -> None:
    table = do(moved(splut(*SOFA, BOB), 0, 1), Resign(1))
    assert meant(Undo(1), table, [0, 1]) == Undo(0, game=0)
    with pytest.raises(BotPlays):
        handle(do(table, Resign(0)), meant(Undo(1), do(table, Resign(0)), [0, 1]))


def test_they_answer_and_offer_and_come_back_as_whoever_can() -> None:
    table = do(splut(*SOFA, BOB), Draw(2), answer(1, True))
    assert meant(answer(1, True), table, [0, 1]).seat == 0
    assert meant(Draw(1), splut(*SOFA, BOB), [0, 1]).seat == 1, "who is named, if they can"
    assert meant(Draw(1), do(splut(*SOFA, BOB), Draw(2)), [0, 1]).seat == 1, "nobody can"
    assert meant(Back(0), do(splut(*SOFA, BOB), Resign(1)), [0, 1]).seat == 1


def test_what_they_sent_again_is_known_as_the_seats_that_did_it() -> None:
    table = do(splut(*SOFA, BOB), Draw(2), answer(0, True, seen=1))
    assert told_by_table(table) == ["offered draw by 3", "agreed by 1"]
    again = meant(answer(1, True, seen=1), table, [0, 1])
    assert handle(table, again) == (table, [])


def test_a_hint_is_for_the_seat_that_is_named() -> None:
    assert meant(Hint(1), splut(*SOFA), [0, 1]).seat == 1


def test_a_menu_offers_a_bot_only_to_people_at_the_table() -> None:
    table = splut(WIM, ADA)
    assert can(table, 0, away(1)) >= {"absent"}
    assert Absent.seats(table, []) == ()


# Menus


def by_doing(deed: Deed, table: Table) -> str:
    """Offer a deed after having tried it; a refusal is named too."""
    try:
        after, _ = handle(table, deed)
    except GameError as error:
        return type(error).__name__
    if isinstance(deed, Undo):
        return "undo" if after.play.pact.asked is None else "ask-undo"
    return type(deed).__name__.lower()


def by_menu(deed: Deed, table: Table) -> str:
    try:
        return deed.offer(table, ALL_AWAY)
    except GameError as error:
        return type(error).__name__


@pytest.mark.parametrize("seed", range(6))
def test_a_menu_that_does_not_try_a_deed_offers_what_trying_it_would(seed: int) -> None:
    dice = Dice(seed)
    chairs = dice.pick([(WIM, ADA), SOFA, (WIM, ADA, BOB), (WIM, bot())])
    table = picks(*chairs) if seed % 2 else splut(*chairs)
    for _ in range(40):
        everything = [asked(kind, seat) for kind in MENU for seat in range(len(chairs))]
        for deed in everything:
            if isinstance(deed, Undo | Draw | Resign):
                assert by_menu(deed, table) == by_doing(deed, table)
        seats = [seat for seat in table.play.to_act() if seat >= 0]
        acts = [
            Act(seat, text=action.text, seen=table.play.length, game=table.match.place)
            for seat in seats
            for action in table.play.game.legal(table.play.state, seat)
        ]
        deed = dice.pick(acts) if acts and dice.below(3) else dice.pick(everything)
        with suppress(GameError):
            table, _ = handle(table, deed)
