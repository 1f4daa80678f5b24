"""Storms: whatever is thrown at a table, it refuses in a sentence, or its record replays to the same table."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import replace
from typing import Final

import pytest

from fakes import PICKS
from frabjous.core import agreed
from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE, TABLE
from frabjous.core.errors import GameError
from frabjous.games import ROOMS
from frabjous.games.room import AnyRoom
from frabjous.table.chair_deeds import Sit
from frabjous.table.chairs import Chair, Kind
from frabjous.table.deed import AnyDeed, Deed
from frabjous.table.deeds import Absent, Act, Back, Begin, Dismiss, Draw, Hint, Rematch, Resign, Undo
from frabjous.table.table import HOST, Outside, Table
from frabjous.table.taking_back import is_free
from table.tables import (
    OPEN,
    act,
    answer,
    as_it_was,
    away,
    bot,
    can,
    check_step,
    check_whole,
    do,
    handle,
    person,
    table_of,
)

SOAK: Final = int(os.environ.get("FRABJOUS_SOAK", "0"))
STORMS: Final = SOAK or 6
COMMANDS: Final = 120
TABLES: Final = [(room, seats) for room in (PICKS, *ROOMS.values()) for seats in room.game.seats]


def chair(dice: Dice, number: int) -> Chair:
    """Seat somebody: often a person, sometimes two at one sofa, sometimes a bot or nobody."""
    kinds = [person(f"P{number}"), person(f"P{number}"), person(f"P{number}", "sofa"), bot("fool"), OPEN]
    return dice.pick(kinds)


def an_act(table: Table, at: int, dice: Dice) -> Act:
    """Play something legal for whoever is to act; or, now and then, nonsense, out of turn or long outdated."""
    game, play = table.room.game, table.play
    actors = [seat for seat in play.to_act() if seat != CHANCE]
    if not actors or dice.below(5) == 0:
        text = dice.pick(["nonsense", "", "skip", "high", "pick 1", *(line.text for line in play.record.lines[-3:])])
        return act(at, text, dice.below(play.length + 3) - 1, table.match.place)
    seat = dice.pick(actors)
    text = dice.pick(game.legal(play.state, seat)).text
    return act(seat, text, play.length - (dice.below(3) if dice.below(6) == 0 else 0), table.match.place)


def a_command(table: Table, dice: Dice, number: int) -> AnyDeed:
    at = dice.below(len(table.chairs))
    if not table.has_begun and dice.below(3):
        early: list[AnyDeed] = [Begin(table.seat(HOST)), Sit(at, f" Guest {number} ", "phone"), Dismiss(at)]
        return dice.pick(early)
    if table.play.pact.asked is not None and dice.below(2):
        return answer(at, dice.below(4) > 0)
    if table.play.outcome() is not None and dice.below(2):
        return Rematch(at)
    rare: list[AnyDeed] = [
        Undo(at),
        Undo(at),
        answer(at, dice.below(2) == 0),
        Draw(at),
        Absent(at),
        Back(at),
        Hint(at),
        Sit(at, f" Guest {number} ", "phone"),
        Rematch(at),
    ]
    if dice.below(12) == 0:
        rare.append(Resign(at))
    return an_act(table, at, dice) if dice.below(3) else dice.pick(rare)


@pytest.mark.parametrize(("room", "seats"), TABLES, ids=lambda value: getattr(value, "key", str(value)))
def test_a_storm_of_commands_never_breaks_a_table(room: AnyRoom, seats: int) -> None:
    done = 0
    for seed in range(STORMS):
        dice = Dice(seed)
        table = replace(table_of(room, *(chair(dice, number) for number in range(seats))), hints=True)
        for number in range(COMMANDS):
            command = a_command(table, dice, number + 2)
            before = as_it_was(table)
            try:
                after, effects = handle(table, command)
            except GameError as refusal:
                assert str(refusal)
                assert as_it_was(table) == before, f"seed {seed}: a refused {command} changed something"
                continue
            assert as_it_was(table) == before, f"seed {seed}: {command} altered the old table"
            check_step(table, after, list(effects))
            check_secrets_are_final(table, after)
            done += 1
            table = after
            if number % 8 == 0:
                check_whole(table)
        check_whole(table)
    assert done > STORMS * COMMANDS // 4, "most of the storm was refused"


def check_secrets_are_final(before: Table, after: Table) -> None:
    """No secret choice that counted is taken back."""
    if before.match.id != after.match.id:
        return
    game, lines = before.room.game, before.play.record.lines
    final = {number for number in before.play.mainline if game.read(lines[number - 1].text).secret}
    assert final <= set(after.play.mainline)


@pytest.mark.parametrize(("room", "seats"), TABLES, ids=lambda value: getattr(value, "key", str(value)))
def test_the_page_offers_exactly_what_is_not_refused(room: AnyRoom, seats: int) -> None:
    """For every chair and every deed, wherever a storm leads."""
    for seed in range(STORMS):
        dice = Dice(seed)
        table = replace(table_of(room, *(chair(dice, number) for number in range(seats))), hints=True)
        for number in range(COMMANDS // 2):
            at, gone = dice.below(seats), dice.below(seats)
            outside = away(table.chair(gone))
            offered = can(table, at, outside)
            done = {name for name, deed in possible(table, at) if not refuses(table, deed, outside)}
            assert {"undo" if name == "ask-undo" else name for name in offered} == done, f"seed {seed}, seat {at}"
            if "ask-undo" in offered:
                assert do(table, Undo(at)).play.pact.asked is not None
            with suppress(GameError):
                table, _ = handle(table, a_command(table, dice, number + 2))


def possible(table: Table, at: int) -> list[tuple[str, Deed]]:
    seats = range(len(table.chairs))
    of_host = [("begin", Begin(at)), *(("dismiss", Dismiss(seat)) for seat in seats if seat != at)]
    return [
        *(of_host if table.chair(at) == HOST else ()),
        ("undo", Undo(at)),
        ("draw", Draw(at)),
        ("resign", Resign(at)),
        ("rematch", Rematch(at)),
        ("back", Back(at)),
        ("hint", Hint(at)),
        ("answer", answer(at, True)),
        *(("absent", Absent(seat)) for seat in seats),
    ]


def refuses(table: Table, deed: Deed, outside: Outside) -> bool:
    try:
        handle(table, deed, outside)
    except GameError:
        return True
    return False


@pytest.mark.parametrize(("room", "seats"), TABLES, ids=lambda value: getattr(value, "key", str(value)))
def test_whatever_happens_a_bot_agrees_to_nothing(room: AnyRoom, seats: int) -> None:
    """What is granted without being free was agreed to by every other person, none of them played by a bot since."""
    for seed in range(STORMS):
        dice = Dice(seed + 1000)
        table = table_of(room, *(person(f"P{number}") for number in range(seats)))
        for number in range(COMMANDS):
            leaves = table.play.pact.asked is not None and dice.below(2) == 0
            command = Absent(dice.below(seats)) if leaves else a_command(table, dice, number + 2)
            with suppress(GameError):
                before, (table, _) = table, handle(table, command)
                check_consent(before, table)


def check_consent(before: Table, after: Table) -> None:
    """If one command granted something that is not free, everybody who is still in the game has said yes."""
    fresh = after.play.record.lines[before.play.length :] if before.match.id == after.match.id else ()
    words = [agreed.read(line.text) for line in fresh if line.seat == TABLE]
    for granted in words:
        free = isinstance(granted, agreed.Undo) and is_free(before.play, before.play.record.lines[granted.to])
        if isinstance(granted, agreed.Draw | agreed.Undo) and not free:
            said = [word.seat for word in words if isinstance(word, agreed.Agree)]
            assert {*before.play.pact.agreed, *said} >= set(before.play.still_in)


def test_storms_reach_every_kind_of_end_and_chair() -> None:
    """The storm is worth something: it brings rematches, undone lines, agreed draws and guests."""
    seen: set[str] = set()
    for seed in range(40):
        dice = Dice(seed)
        table = replace(table_of(PICKS, *(chair(dice, number) for number in range(2))), hints=True)
        for number in range(COMMANDS):
            try:
                table, _ = handle(table, a_command(table, dice, number + 2))
            except GameError as refusal:
                seen.add(refusal.key)
        for match in table.matches:
            seen |= {line.text.split(" ")[0] for line in match.play.record.lines if line.seat == -3}
        seen |= {"rematch"} if len(table.matches) > 1 else set()
        seen |= {"guest"} if any(one.kind is Kind.PERSON and "Guest" in one.name for one in table.chairs) else set()
    assert seen >= {
        "undo",
        "asked",
        "offered",
        "agreed",
        "declined",
        "draw",
        "request",
        "bot",
        "person",
        "rematch",
        "guest",
    }
    assert seen >= {"stale", "illegal-action", "not-your-turn", "bad-notation", "cannot-take-back", "nothing-asked"}
