"""Hints over the socket: thought up from what the seat knows, shown to nobody else, and told to all."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from frabjous.bots.workers import Workers
from frabjous.games import ROOMS
from frabjous.store.store import Store
from frabjous.table.chairs import Chair, Kind
from frabjous.table.deeds import Hint
from frabjous.web.hub import Hub
from frabjous.web.live import Live
from frabjous.web.sight import Eyes
from frabjous.web.start import set_up
from frabjous.web.viewer import Viewer
from servers import Server
from web.programs import program_at, seat_at_new_table
from web.visiting import Message, Talk, Visitor, refused_sentence, run, said, two_seated

TESTS = Path(__file__).parents[1]


async def hinted(talk: Talk, seat: int = 0) -> Message:
    await talk.send("hint", seat=seat)
    return await talk.hear_a("hint", "refused")


def may_ask(visitor: Visitor, code: str) -> bool:
    async def look() -> bool:
        async with visitor.at(code) as talk:
            return "hint" in talk.status["can"]

    return asyncio.run(look())


def test_a_hint_names_a_choice_and_does_not_make_it(host: Visitor) -> None:
    code = host.open("bot")

    async def work() -> None:
        async with host.at(code) as talk:
            hint = await hinted(talk)
            choice = next(one for one in talk.frame["choices"] if one["text"] == hint["text"])
            assert hint["label"].lower() == f"a hint: {choice['label']}".lower()
            assert hint["ways"][0]["text"] == hint["text"]
            assert hint["ways"][0]["label"] == choice["label"]
            assert hint["why"]
            assert hint["answer"].startswith("Pottle will probably answer: ")
            assert hint["answerer"] == 1
            assert (hint["game"], hint["line"], hint["seat"]) == (0, 1, 0)
            assert (await talk.act(hint["text"], 0))["type"] == "lines"

    run(work)
    assert host.server.kept_lines(code)[0] == (1, -3, "asked hint by 1")


def test_all_are_told_that_one_asked_and_only_that_one_sees_the_hint(
    host: Visitor, friend: Visitor, stranger: Visitor
) -> None:
    code = host.open("link", hints="yes")
    friend.sit(code)

    async def work() -> None:
        async with host.at(code) as mine, friend.at(code) as other, stranger.at(code) as watching:
            hint = await hinted(mine)
            assert "You asked for a hint." in mine.frame["log"]
            await mine.act(hint["text"], 0)
            for talk in (other, watching):
                kinds = [(await talk.hear())["type"]]
                while talk.line < 2:
                    kinds.append((await talk.hear())["type"])
                    if talk.line == 1:
                        assert "Hilda asked for a hint." in talk.frame["log"]
                assert "hint" not in kinds
            assert "not yours" in await refused_sentence(watching, said("hint", seat=0))

    run(work)


@pytest.mark.parametrize(("language", "sentence"), [("de", "um einen Tipp gebeten"), ("fr", "demandé un conseil")])
def test_hints_speak_the_readers_language(language: str, sentence: str, server: Server) -> None:
    with Visitor(server, language) as visitor:
        code = visitor.open("bot")

        async def work() -> None:
            async with visitor.at(code) as talk:
                hint = await hinted(talk)
                assert sentence in talk.frame["log"]
                assert hint["label"].startswith({"de": "Ein Tipp: ", "fr": "Un conseil\N{NO-BREAK SPACE}: "}[language])

        run(work)


def test_asking_again_gives_the_same_hint_again_but_no_line(host: Visitor) -> None:
    code = host.open("bot")

    async def work() -> None:
        async with host.at(code) as talk:
            first = await hinted(talk)
            assert first["line"] == 1
            for _ in range(2):
                assert await hinted(talk) == first

    run(work)
    assert len(host.server.kept_lines(code)) == 1


def test_stepping_through_the_game_passes_over_hints(host: Visitor) -> None:
    code = host.open("here", hints="yes")

    async def work() -> None:
        async with host.at(code) as talk:
            for _ in range(2):
                await talk.play()
                await hinted(talk, talk.frame["choices"][0]["seat"])

    run(work)
    assert [seat for _, seat, _ in host.server.kept_lines(code)][1::2] == [-3, -3]
    page = host.get(f"/t/{code}/replay/0?line=1").text
    assert "line=3" in page
    assert "line=2" not in page
    assert "line=1" in host.get(f"/t/{code}/replay/0?line=3").text


@pytest.mark.parametrize(
    ("way", "fields", "allowed"),
    [
        ("bot", {}, True),
        ("bot", {"hints": "no"}, False),
        ("link", {}, False),
        ("here", {"hints": "yes"}, True),
        ("here", {}, False),
        ("mixed", {"seats": "3", "chair_1": "bot:casual", "chair_2": "bot:expert"}, True),
        ("mixed", {"seats": "3", "chair_1": "bot:casual", "chair_2": "open"}, False),
    ],
)
def test_the_host_decides_and_otherwise_hints_are_for_games_against_bots(
    way: str, fields: dict[str, str], allowed: bool, host: Visitor
) -> None:
    code = host.open(way, **fields)
    assert may_ask(host, code) is allowed
    assert ('data-do="hint"' in host.get(f"/t/{code}").text) is allowed


def test_a_choice_of_hints_that_is_none_is_refused(host: Visitor) -> None:
    answer = host.post("/tables", game="splut", seats="2", way="bot", hints="perhaps")
    assert answer.status_code == 400
    assert "“perhaps” does not say whether there are hints." in answer.text


def test_an_onlooker_is_offered_no_hint(host: Visitor, stranger: Visitor) -> None:
    code = host.open("bot")
    assert 'data-do="hint"' not in stranger.get(f"/t/{code}").text


def test_the_choice_outlives_the_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Visitor(server) as visitor:
        code = visitor.open("bot")
        server.kill()
        server.restart()
        assert may_ask(visitor, code)


def test_without_leave_there_is_a_sentence(host: Visitor, friend: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as mine:
            assert (await hinted(mine))["sentence"] == "There are no hints at this table."

    run(work)


@pytest.mark.parametrize("room", ROOMS)
def test_every_game_gives_hints_to_programs_too(room: str, server: Server) -> None:
    seat = seat_at_new_table(server, room, *["beginner"] * (ROOMS[room].usual_seats - 1))

    async def work() -> None:
        async with program_at(seat) as program:
            while not program.position["legal"]:
                await program.hear_a("position")
            legal = program.position["legal"]
            await program.send("hint", seat=program.position["seat"])
            hint = await program.hear_a("hint", "refused")
            assert hint["text"] in legal

    run(work)


def test_when_the_adviser_fails_the_player_hears_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The expert of these workers ends its process."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]))

    async def ask() -> bytes | None:
        store, workers = await Store.open(tmp_path / "x.db"), Workers(1, 60.0, "bots.failing_worker")
        chairs = (Chair(Kind.PERSON, "Wim"), Chair(Kind.BOT, "", "casual"))
        table = await set_up(store, (ROOMS["splut"],), {}, chairs, hints=True)
        kept = await store.load(table.code)
        assert kept is not None
        hub = Hub(store, workers, 0)
        live = Live(kept, store, workers, 0, hub.time, hub.alerts)
        viewer = Viewer(Eyes(frozenset({0}), "en"))
        live.viewers.add(viewer)
        try:
            await live.submit(Hint(0))
            live.counsel.advise(0, lambda seconds: None)
            return await viewer.outbox.get()
        finally:
            await live.close()
            await workers.close()
            await store.close()

    heard = asyncio.run(ask())
    assert heard is not None
    assert b"No hint could be found" in heard
    assert "no hint: BotFailed: the adviser failed" in caplog.text


def test_who_plays_before_the_hint_comes_may_ask_about_the_next_choice(host: Visitor) -> None:
    code = host.open("here", hints="yes")

    async def work() -> None:
        async with host.at(code) as talk:
            await talk.play()
            step = next(one["text"] for one in talk.frame["choices"] if " x " not in one["text"])
            await talk.send("hint", seat=1)
            await talk.send("act", game=0, seat=1, text=step, seen=1)
            await talk.send("hint", seat=1)
            hint = await talk.hear_a("hint")
            while hint["line"] < 4:
                hint = await talk.hear_a("hint")
            assert hint["text"] in [choice["text"] for choice in talk.frame["choices"]]

    run(work)
    assert [text for _, _, text in host.server.kept_lines(code)][1::2] == ["asked hint by 2"] * 2
