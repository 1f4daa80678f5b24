"""Sheets: messages carry differences, whoever comes back gets what is missing, and different eyes share nothing."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from frabjous.bots.workers import Workers
from frabjous.core.errors import GameError
from frabjous.games import IN_ORDER, ROOMS
from frabjous.scene.model import Shape
from frabjous.store.store import Store
from frabjous.table.chair_deeds import CallMe
from frabjous.table.chairs import Chair, Kind
from frabjous.table.deeds import Absent, Act, Answer, Back, Begin, Dismiss, Draw, Hint, Rematch, Resign, Undo
from frabjous.web.edits import Pieces
from frabjous.web.hub import Hub
from frabjous.web.live import Live
from frabjous.web.messages import Hello
from frabjous.web.picture import Picture
from frabjous.web.sheets import MOST_BYTES, MOST_KEPT, Sheet
from frabjous.web.sight import Eyes
from frabjous.web.start import set_up
from frabjous.web.status import Around
from frabjous.web.viewer import Viewer
from shown import Message, Shown, joined

WIM, ADA = (Chair(Kind.PERSON, name, "", name) for name in ("Wim", "Ada"))


class Looker:
    """Somebody at a table, who makes whole what is told."""

    def __init__(self, live: Live, *chairs: int, shape: Shape = Shape.WIDE) -> None:
        self.live: Final = live
        self.shape: Final = shape
        self.shown: Final = Shown()
        self.told: Final[list[Message]] = []
        self.latest: Message = {}
        self.come(chairs)

    def come(self, chairs: tuple[int, ...]) -> None:
        self.viewer = Viewer(Eyes(frozenset(chairs), "en"))
        known = {name: self.told[-1][field] for name, field in (("sheet", "sheet"), ("told", "number")) if self.told}
        self.live.join(self.viewer)
        self.live.greet(
            self.viewer, Hello(self.shape, self.latest.get("game", -1), self.latest.get("line", -1), **known)
        )
        self.hear()

    def hear(self) -> list[Message]:
        """Take all that was told since."""
        told = [json.loads(self.viewer.outbox.things.pop(0) or b"{}") for _ in range(len(self.viewer.outbox.things))]
        news = [message for message in told if "sheet" in message]
        for message in news:
            whole = self.shown.read(message)
            self.latest = whole if "frames" in whole else {**self.latest, "status": whole["status"]}
        self.told.extend(news)
        return told

    def sees_what_is_there(self) -> None:
        """What the messages add up to is what would be drawn for these eyes from nothing."""
        sight = self.live.sight(self.viewer.eyes)
        latest = self.latest["frames"][-1]
        whole = Picture(sight).frame(self.live.table.play.length, self.shape)
        expected = joined(msgspec.to_builtins(whole), ("board", "hand", "seats"))
        assert {**latest, "log": ""} == json.loads(json.dumps(expected))
        around = msgspec.to_builtins(sight.names.named(self.live.status(Picture(sight), Around())))
        assert {**self.latest["status"], "boxes": ""} == {**around, "boxes": ""}


def at_a_table(folder: Path, key: str, work: Callable[[Live], Awaitable[None]], *chairs: Chair) -> None:
    """Do something at a new table of two people."""

    async def whole() -> None:
        store, workers = await Store.open(folder / "x.db"), Workers(1)
        hub = Hub(store, workers, 0)
        try:
            table = await set_up(store, (ROOMS[key],), {}, chairs or (WIM, ADA), hints=False)
            async with hub.table(table.code) as live:
                assert live is not None
                await work(live)
        finally:
            await hub.close()
            await workers.close()
            await store.close()

    asyncio.run(whole())


async def move(live: Live, dice: random.Random) -> None:
    """Make a random move."""
    play = live.table.play
    seat = next(seat for seat in play.to_act() if seat >= 0)
    action = dice.choice(play.game.legal(play.state, seat))
    await live.submit(Act(seat, text=action.text, seen=play.length, game=live.table.match.place))


ROOMS_FOR_TWO = pytest.mark.parametrize("key", [room.key for room in IN_ORDER if 2 in room.game.seats])


@ROOMS_FOR_TWO
def test_differences_add_up_to_the_picture(key: str, tmp_path: Path) -> None:
    async def work(live: Live) -> None:
        lookers = [Looker(live, 0), Looker(live, 1, shape=Shape.TALL), Looker(live), Looker(live)]
        dice = random.Random(3)
        for _ in range(25):
            await move(live, dice)
            for looker in lookers:
                looker.hear()
                looker.sees_what_is_there()
            if live.table.play.outcome() is not None:
                break

    at_a_table(tmp_path, key, work)


@ROOMS_FOR_TWO
def test_whatever_is_done_what_stands_around_the_picture_is_what_would_be_found_anew(key: str, tmp_path: Path) -> None:
    async def work(live: Live) -> None:
        lookers = [Looker(live, 0), Looker(live, 1), Looker(live), Looker(live, 0, 1)]
        dice = random.Random(6)
        for _ in range(60):
            if dice.random() < 0.5 and live.table.play.outcome() is None:
                await move(live, dice)
            else:
                await ask_for_something(live, dice)
            for looker in lookers:
                looker.hear()
                looker.sees_what_is_there()

    at_a_table(tmp_path, key, work)


async def ask_for_something(live: Live, dice: random.Random) -> None:
    """Let somebody do a deed that a menu may offer, or be refused."""
    kind = dice.choice([Undo, Draw, Hint, Absent, Back, Begin, Dismiss, Rematch, Answer, Resign])
    seat = dice.randrange(2)
    deed = Answer(seat, yes=dice.random() < 0.3, seen=live.table.play.length) if kind is Answer else kind(seat)
    with suppress(GameError):
        await live.submit(deed.by(live.table, [seat], live.outside()))


@ROOMS_FOR_TWO
def test_different_eyes_never_share_a_sheet_and_alike_ones_do(key: str, tmp_path: Path) -> None:
    async def work(live: Live) -> None:
        lookers = [Looker(live, 0), Looker(live, 1), Looker(live), Looker(live), Looker(live, 0, 1)]
        dice = random.Random(4)
        for _ in range(12):
            await move(live, dice)
        for looker in lookers:
            looker.hear()
        names = [{message["sheet"] for message in looker.told} for looker in lookers]
        assert names[2] == names[3]
        for one, other in ((0, 1), (0, 2), (1, 2), (0, 4), (2, 4)):
            assert names[one].isdisjoint(names[other])

    at_a_table(tmp_path, key, work)


def test_who_comes_back_gets_what_is_missing(tmp_path: Path) -> None:
    async def work(live: Live) -> None:
        mine, other, dice = Looker(live, 0), Looker(live, 0), random.Random(5)
        for _ in range(4):
            live.leave(mine.viewer)
            await move(live, dice)
            await move(live, dice)
            mine.come((0,))
            other.hear()
            assert mine.told[-2:] == other.told[-2:]
            mine.sees_what_is_there()
        assert [message["type"] for message in mine.told].count("table") == 1

    at_a_table(tmp_path, "splut", work)


def test_a_box_is_told_with_its_frame_and_alone_when_somebody_goes(tmp_path: Path) -> None:
    async def work(live: Live) -> None:
        mine, other = Looker(live, 0), Looker(live, 1)
        await move(live, random.Random(6))
        mine.hear()
        assert "boxes" not in mine.told[-1]["status"]
        before = mine.latest["status"]["boxes"]
        live.leave(other.viewer)
        mine.hear()
        assert "boxes" in mine.told[-1]["status"]
        assert mine.latest["status"]["boxes"] != before

    at_a_table(tmp_path, "splut", work)


def test_who_is_up_to_date_hears_only_that_somebody_is_there(tmp_path: Path) -> None:
    async def work(live: Live) -> None:
        mine = Looker(live, 0)
        known = mine.told[-1]
        live.greet(mine.viewer, Hello(Shape.WIDE, 0, 0, known["sheet"], known["number"]))
        assert [message["type"] for message in mine.hear()] == ["pong"]

    at_a_table(tmp_path, "splut", work)


def test_another_name_begins_the_sheet_anew(tmp_path: Path) -> None:
    async def work(live: Live) -> None:
        mine, dice = Looker(live, 0), random.Random(6)
        await move(live, dice)
        mine.hear()
        before = mine.told[-1]["sheet"]
        await live.submit(CallMe(1, "Ottokar", ""))
        mine.hear()
        assert mine.told[-1]["sheet"] != before
        assert "Ottokar" in mine.latest["frames"][-1]["seats"]
        mine.sees_what_is_there()

    at_a_table(tmp_path, "splut", work)


def test_a_shared_device_gets_a_new_sheet_for_each_pair_of_eyes(tmp_path: Path) -> None:
    """What was drawn for one is nothing the next one's picture is told from, and cannot be resumed."""

    async def work(live: Live) -> None:
        both, dice, drawn_for = Looker(live, 0, 1), random.Random(7), dict[str, set[int]]()
        for _ in range(20):
            seat = live.sight(both.viewer.eyes).viewer(now=True)
            drawn_for.setdefault(both.told[-1]["sheet"], set()).add(seat)
            await move(live, dice)
            both.hear()
        assert all(len(seats) == 1 for seats in drawn_for.values())
        assert set.union(*drawn_for.values()) >= {0, 1}

    at_a_table(tmp_path, "snark", work)


def test_what_is_kept_to_resume_from_has_limits(tmp_path: Path) -> None:
    async def work(live: Live) -> None:
        mine, dice, most = Looker(live, 0), random.Random(8), 0
        for _ in range(2 * MOST_KEPT):
            await move(live, dice)
            mine.hear()
            (sheet,) = live.sheets.values()
            assert len(sheet.kept) <= MOST_KEPT
            assert sum(len(body) for body in sheet.kept) <= MOST_BYTES
            most = max(most, len(sheet.kept))
        assert most > 1

    at_a_table(tmp_path, "snit_smashing", work)


ROWS = st.lists(st.integers(0, 60).map(str)).flatmap(lambda row: st.sampled_from([row, tuple(row), row * 8]))


@given(st.lists(st.tuples(ROWS, st.booleans())))
def test_edits_lead_from_any_list_to_any_other(rows: list[tuple[Sequence[str], bool]]) -> None:
    """What was put in before is known by its number, a row that never changes too; until it is forgotten."""
    pieces, shown, before = Pieces(), Shown(), list[str]()
    for row, forget in rows:
        if forget:
            pieces.forget()
        del shown.pieces[pieces.count() :]
        assert shown.edited(before, pieces.edits(before, row, str)) == [*row]
        before = [*row]


def test_of_a_message_only_what_is_new_is_written() -> None:
    pieces = Pieces()
    assert pieces.edits("ab", "axb", str) == [-2, "a", "x", "b"]
    assert pieces.edits("ab", "axyb", str) == [-2, [0, 1], "y", [2]]
    assert pieces.edits("ab", "", str) == [-2]


def test_a_row_that_never_changes_is_known_as_one() -> None:
    pieces = Pieces()
    assert pieces.edits("", tuple("abcdefghi"), str) == [[*"abcdefghi"]]
    assert pieces.edits("ax", tuple("abcdefghi"), str) == [-2, [0]]


def test_of_a_long_row_the_changes_are_told() -> None:
    long = [str(number) for number in range(100)]
    assert Pieces().edits(long, long, str) == [100]
    assert Pieces().edits(long, [*long[:40], "new", *long[41:60], *long[70:]], str) == [40, "new", -1, 19, -10, 30]


def test_a_forged_memory_gets_the_whole() -> None:
    sheet = Sheet(Eyes(frozenset(), "en"), Shape.WIDE)
    for name, number in ((sheet.name, 1), (sheet.name, -1), ("", 0), ("x", 0), (sheet.name, 10**30)):
        assert sheet.missed(name, number) is None
