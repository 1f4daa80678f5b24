"""Nothing in memory grows without bound, however many visitors click."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest

import frabjous
from frabjous.bots.workers import Workers
from frabjous.core.errors import BadNotation
from frabjous.games import ROOMS
from frabjous.store import Store
from frabjous.store.devices import MOST_DEVICES
from frabjous.store.reading import MOST_TALK
from frabjous.table.chairs import Chair, Kind
from frabjous.web import start
from frabjous.web.hub import Hub
from frabjous.web.limits import Guest, Limits, TooMuch
from frabjous.web.live import Live
from frabjous.web.reviews import MOST_OF_ONE
from frabjous.web.sight import Eyes, lasting_voice
from frabjous.web.start import set_up
from servers import Server
from web.test_review import over, reviewing
from web.visiting import Visitor, run

WIM: Final = Chair(Kind.PERSON, "Wim", "", "phone")
ONLOOKER: Final = Eyes(frozenset(), "en")

# What they are asked for comes from our own files and the games' own figures, never from what a visitor typed.
ASKED_FOR_FEW: Final = {
    "bundle",
    "digest",
    "drawn_icon",
    "files",
    "phrases",
    "refusal",
    "rules_of",
    "teaching",
    "thumbnails",
}


@asynccontextmanager
async def table_in(folder: Path) -> AsyncIterator[tuple[Hub, Live]]:
    """Keep a table in a store of its own, and hold it."""
    store, workers = await Store.open(folder / "x.db"), Workers(1)
    hub = Hub(store, workers, 0)
    try:
        table = await set_up(store, (ROOMS["splut"],), {}, (WIM, Chair()), hints=False)
        async with hub.table(table.code) as live:
            assert live is not None
            yield hub, live
    finally:
        await hub.close()
        await workers.close()
        await store.close()


def modules() -> list[Any]:
    """Load everything that a server does, but for the games."""
    names = [module.name for module in pkgutil.walk_packages(frabjous.__path__, "frabjous.")]
    apart = ("frabjous.games.", "frabjous.store.migrations", "frabjous.cli.__main__", "frabjous.adapters")
    return [importlib.import_module(name) for name in names if not name.startswith(apart)]


def test_every_memory_of_a_function_has_a_limit() -> None:
    """Of those that have none the names are known, so that somebody has thought about it."""
    found = {
        name: getattr(thing, "most", thing.cache_info().maxsize)
        for module in modules()
        for name, thing in vars(module).items()
        if isinstance(thing, type(lasting_voice))
    }
    assert "lasting_voice" in found
    assert {name for name, most in found.items() if most is None} == ASKED_FOR_FEW


def test_voices_of_many_names_and_refusals_of_many_words_are_forgotten() -> None:
    folder = ROOMS["splut"].folder
    for number in range(1000):
        voice = lasting_voice("de", folder, (f"Guest {number}", "Ada"), (0,))
    assert lasting_voice.cache_info().currsize <= 200
    before = len(voice.spoken)
    for number in range(100):
        voice.refusal(BadNotation(f"nonsense {number}", "D e2-e3"))
    assert len(voice.spoken) == before


def test_of_long_talk_the_latest_is_shown(tmp_path: Path) -> None:
    async def work() -> None:
        async with table_in(tmp_path) as (hub, live):
            for number in range(MOST_TALK + 20):
                await live.say(ONLOOKER, f"word {number}")
            assert len(live.talk) == MOST_TALK
            kept = await hub.store.load(live.table.code)
            assert kept is not None
            assert [row.text for row in kept.talk] == [row.text for row in live.talk]
            assert kept.talk[-1].text == f"word {MOST_TALK + 19}"

    run(work)


def test_tables_nobody_holds_are_let_go_and_those_that_are_not_there_leave_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with table_in(tmp_path) as (hub, live):
            for number in range(200):
                async with hub.table(f"nowhere-{number}") as nothing:
                    assert nothing is None
            assert list(hub.tables) == [live.table.code]
        assert not hub.tables

    run(work)


def test_one_visitor_has_only_so_many_reviews_in_the_making(tmp_path: Path) -> None:
    async def work() -> None:
        limits = Limits(30, 10, 10)
        guest, other = Guest("192.0.2.1", limits), Guest("192.0.2.2", limits)
        async with reviewing(tmp_path) as reviews:
            begun = [await reviews.of(over(number), guest) for number in range(MOST_OF_ONE)]
            with pytest.raises(TooMuch):
                await reviews.of(over(99), guest)
            assert await reviews.of(over(0), guest) is begun[0], "what is begun already costs nothing"
            assert await reviews.of(over(99), other) is await reviews.of(over(99), guest)

    run(work)


def test_a_seat_goes_to_only_so_many_devices(tmp_path: Path) -> None:
    with Server(tmp_path, "--proxy", "127.0.0.1") as server, Visitor(server) as host:
        code = host.open("link")
        for number in range(MOST_DEVICES - 1):
            host.web.headers["x-forwarded-for"] = f"203.0.113.{number}"
            with Visitor(server) as device:
                device.web.headers["x-forwarded-for"] = f"203.0.113.{number}"
                assert device.post("/code", code=host.device_code(code)).status_code == 303
        refused = host.post(f"/t/{code}/device")
        assert refused.status_code == 409
        assert "Too many devices play this seat already." in refused.text


def test_codes_for_devices_are_not_made_without_end(tmp_path: Path) -> None:
    with Server(tmp_path, "--proxy", "127.0.0.1") as server, Visitor(server) as host:
        code = host.open("link")
        host.web.headers["x-forwarded-for"] = "203.0.113.7"
        statuses = [host.post(f"/t/{code}/device").status_code for _ in range(12)]
        assert statuses[:10] == [200] * 10
        assert 429 in statuses[10:]


def test_a_name_that_is_taken_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = iter(["mome-rath-222222", "mome-rath-222222", "mome-rath-222222", "tulgey-wabe-333333"])
    monkeypatch.setattr(start, "new_table_name", lambda: next(names))

    async def work() -> None:
        store = await Store.open(tmp_path / "x.db")
        try:
            chairs = (WIM, Chair())
            codes = [(await set_up(store, (ROOMS["splut"],), {}, chairs, hints=False)).code for _ in range(2)]
            assert codes == ["mome-rath-222222", "tulgey-wabe-333333"]
            assert await store.load("tulgey-wabe-333333") is not None
        finally:
            await store.close()

    run(work)
