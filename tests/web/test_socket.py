"""What the table says over its socket, and how it bears what it is told."""

from __future__ import annotations

import asyncio
import re
from typing import Final

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from web.visiting import Message, Visitor, refused_sentence, run, said, two_seated

ON_BOTH: Final = True  # kinds of database

FRAME: Final = {
    "line",
    "log",
    "board",
    "hand",
    "seats",
    "heading",
    "asks",
    "buttons",
    "choices",
    "progress",
    "description",
}


def rows(log: str) -> list[int]:
    """Number the rows of a log."""
    return [int(number) for number in re.findall(r'data-line="(\d+)"', log)]


# Hello


def test_hello_is_answered_with_the_whole_table(host: Visitor) -> None:
    code = host.open("here")

    async def work() -> None:
        async with host.connected(code) as talk:
            table = await talk.hello()
            assert table["type"] == "table"
            assert (table["game"], table["line"], table["log"], table["talk"]) == (0, 0, "", "")
            assert len(table["frames"]) == 1
            assert set(table["frames"][0]) == FRAME
            assert table["frames"][0]["choices"]
            assert "shape-wide" in table["frames"][0]["board"]
            await talk.play(2)
            again = await talk.hello(shape="tall")
            assert again["line"] == 2
            assert rows(again["log"]) == [1, 2]
            assert "shape-tall" in again["frames"][0]["board"]

    run(work)


def test_resuming_gives_exactly_the_missing_lines(host: Visitor, friend: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as mine, friend.at(code) as other:
            await mine.play_turn()
            await other.hear_line(1)
            await other.play_turn()
            await mine.hear_line(3)
            await mine.play(2)
        for seen in range(6):
            async with host.connected(code) as talk:
                news = await talk.hello(game=0, seen=seen)
                assert news["type"] == "lines"
                lines = [frame["line"] for frame in news["frames"]]
                assert lines == (list(range(seen + 1, 6)) or [5])
                assert rows("".join(frame["log"] for frame in news["frames"])) == list(range(seen + 1, 6))
                assert all(not frame["choices"] for frame in news["frames"][:-1])
                assert news["frames"][-1]["choices"]

    run(work)


@pytest.mark.parametrize(
    ("game", "seen"), [(-1, -1), (0, -1), (0, -20), (0, 99), (7, 0), (-5, 1), (10**30, 10**30), (0, -(10**30))]
)
def test_an_impossible_memory_gets_the_whole_table(game: int, seen: int, host: Visitor) -> None:
    code = host.open("here")

    async def work() -> None:
        async with host.connected(code) as talk:
            table = await talk.hello(game=game, seen=seen)
            assert table["type"] == "table"
            await talk.play()

    run(work)


def test_who_was_away_for_long_gets_the_present_picture_and_the_whole_log(host: Visitor) -> None:
    code = host.open("here")

    async def work() -> None:
        for _ in range(3):
            async with host.at(code) as talk:
                await talk.play(12)
        async with host.connected(code) as talk:
            table = await talk.hello(game=0, seen=2)
            assert table["type"] == "table"
            assert rows(table["log"]) == list(range(1, 37))

    run(work)


def test_an_unknown_table_is_4404(host: Visitor) -> None:
    async def work() -> None:
        async with host.connected("no-such-table") as talk:
            assert await talk.closed_with() == 4404

    run(work)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[evil", "http://127.0.0.1"])
def test_a_page_of_another_origin_is_refused(origin: str, host: Visitor) -> None:
    code = host.open("here")

    async def work() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with host.connected(code, origin=origin):
                pass
        assert refused.value.response.status_code == 403

    run(work)


def test_a_socket_without_an_origin_is_refused(host: Visitor) -> None:
    code = host.open("here")

    async def work() -> None:
        with pytest.raises(InvalidStatus):
            async with connect(f"ws://{host.server.host}/t/{code}/live"):
                pass

    run(work)


# Acting


def test_a_move_is_told_to_everybody_at_once(host: Visitor, friend: Visitor, stranger: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as mine, friend.at(code) as other, stranger.at(code) as watching:
            await mine.play()
            assert "Your" in mine.frame["log"]
            for talk in (other, watching):
                await talk.hear_line(1)
                assert "Hilda’s" in talk.frame["log"]
            assert not mine.frame["choices"]
            assert other.frame["choices"]
            assert not watching.frame["choices"]

    run(work)


def test_another_choice_after_the_same_line_is_stale(host: Visitor) -> None:
    code = host.open("here")

    async def work() -> None:
        async with host.at(code) as talk:
            for choice in talk.frame["choices"][:2]:
                await talk.send("act", game=0, seat=0, text=choice["text"], seen=0)
            assert (await talk.hear_a("lines", "refused"))["type"] == "lines"
            refused = await talk.hear_a("lines", "refused")
            assert refused["type"] == "refused"
            assert "moved on" in refused["sentence"]
            assert talk.frame["line"] == 1
            assert talk.frame["choices"]

    run(work)
    assert len(host.server.kept_lines(code)) == 1


def test_two_devices_that_play_the_same_turn_at_once_are_kept_apart(host: Visitor, friend: Visitor) -> None:
    code = host.open("here")
    friend.post("/code", code=host.device_code(code))

    async def work() -> None:
        async with host.at(code) as one, friend.at(code) as other:
            texts = [choice["text"] for choice in one.frame["choices"]]
            await asyncio.gather(*(talk.send("act", game=0, seat=0, text=texts[0], seen=0) for talk in (one, other)))
            kinds = [(await talk.hear_a("lines", "refused"))["type"] for talk in (one, other)]
            assert "lines" in kinds

    run(work)
    assert len(host.server.kept_lines(code)) == 1


NOT_UNDERSTOOD: Final = "The table did not understand that message."
WRONG: Final[dict[str, tuple[str | bytes, str]]] = {
    "not json": ("hello", NOT_UNDERSTOOD),
    "nothing": ("", NOT_UNDERSTOOD),
    "half": ('{"type":"act","seat":0', NOT_UNDERSTOOD),
    "list": ("[]", NOT_UNDERSTOOD),
    "null": ("null", NOT_UNDERSTOOD),
    "number": ("7", NOT_UNDERSTOOD),
    "deep": ("[" * 1500 + "]" * 1500, NOT_UNDERSTOOD),
    "no type": ("{}", NOT_UNDERSTOOD),
    "unknown type": (said("fly", seat=0), NOT_UNDERSTOOD),
    "type is a number": ('{"type":1}', NOT_UNDERSTOOD),
    "missing field": (said("act", game=0, seat=0, text="x"), NOT_UNDERSTOOD),
    "extra field": (said("undo", seat=0, admin=True), NOT_UNDERSTOOD),
    "seat is text": (said("act", game=0, seat="0", text="x", seen=0), NOT_UNDERSTOOD),
    "seat is a half": (said("undo", seat=0.5), NOT_UNDERSTOOD),
    "seat is true": (said("undo", seat=True), NOT_UNDERSTOOD),
    "text is a list": (said("act", game=0, seat=0, text=["x"], seen=0), NOT_UNDERSTOOD),
    "yes is a word": (said("answer", seat=0, yes="yes", seen=0), NOT_UNDERSTOOD),
    "unknown shape": (said("hello", shape="round", game=-1, seen=-1), NOT_UNDERSTOOD),
    "half a character": ('{"type":"say","text":"\\ud800"}', NOT_UNDERSTOOD),
    "binary": (b"\x00\xff", NOT_UNDERSTOOD),
    "binary json": (said("undo", seat=0).encode(), NOT_UNDERSTOOD),
    "wrong turn": (said("act", game=0, seat=1, text="D e8-e7", seen=0), "turn"),
    "wrong notation": (said("act", game=0, seat=0, text="castle", seen=0), "castle"),
    "hostile notation": (said("act", game=0, seat=0, text="<script>\x00" * 9, seen=0), "script"),
    "no such step": (said("act", game=0, seat=0, text="T e4-e5", seen=0), "T e4-e5"),
    "words of the table": (said("act", game=0, seat=0, text="draw agreed", seen=0), "draw agreed"),
    "foreseen": (said("act", game=0, seat=0, text="D e2-e3", seen=5), "moved on"),
    "before time": (said("act", game=0, seat=0, text="D e2-e3", seen=-1), "moved on"),
    "another game": (said("act", game=1, seat=0, text="D e2-e3", seen=0), "moved on"),
    "foreign seat": (said("resign", seat=2), "not yours"),
    "seat of chance": (said("act", game=0, seat=-1, text="skip", seen=0), "not yours"),
    "seat of the table": (said("act", game=0, seat=-3, text="resigned 1", seen=0), "not yours"),
    "huge seat": (said("undo", seat=10**40), "not yours"),
    "nothing to undo": (said("undo", seat=0), "nothing to take back"),
    "nothing to answer": (said("answer", seat=0, yes=True, seen=0), "Nobody asked"),
    "nobody is away": (said("absent", seat=1), "does not need a bot"),
    "was never away": (said("back", seat=0), "does not need a bot"),
    "not over": (said("rematch", seat=0), "not over"),
    "no hints here": (said("hint", seat=0), "no hints"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_refused_and_the_table_is_unharmed(name: str, host: Visitor) -> None:
    text, sentence = WRONG[name]
    code = host.open("here")

    async def work() -> None:
        async with host.at(code) as wrong, host.at(code) as other:
            assert sentence in await refused_sentence(wrong, text)
            await other.play()
            await wrong.hear_line(1)
            await wrong.play()

    run(work)
    assert len(host.server.kept_lines(code)) == 2


@pytest.mark.parametrize("kind", ["act", "undo", "draw", "resign", "absent", "back", "rematch", "answer", "hint"])
def test_an_onlooker_can_ask_for_nothing(kind: str, host: Visitor, stranger: Visitor) -> None:
    code = host.open("here")
    known: dict[str, Message] = {"act": {"game": 0, "text": "D e2-e3", "seen": 0}, "answer": {"yes": True, "seen": 0}}
    fields = known.get(kind, {})

    async def work() -> None:
        async with stranger.at(code) as talk:
            for seat in (0, 1, -2):
                assert "not yours" in await refused_sentence(talk, said(kind, seat=seat, **fields))

    run(work)
    assert host.server.kept_lines(code) == []


def test_a_message_that_is_too_long_closes_the_connection(host: Visitor) -> None:
    code = host.open("here")

    async def work() -> None:
        async with host.at(code) as wrong, host.at(code) as other:
            await wrong.send_text(said("say", text="x" * 5000))
            assert await wrong.closed_with() == 1009
            await other.play()

    run(work)


def test_too_many_messages_at_once_close_the_connection(host: Visitor) -> None:
    code = host.open("here")

    async def work() -> None:
        async with host.at(code) as wrong, host.at(code) as other:
            try:
                for _ in range(40):
                    await wrong.send("undo", seat=0)
            except ConnectionClosed:
                pass
            while wrong.socket.close_code is None:
                try:
                    await wrong.hear()
                except ConnectionClosed:
                    break
            assert await wrong.closed_with() == 1008
            await other.play()

    run(work)


def test_who_never_says_hello_is_told_no_lines_and_can_come_later(host: Visitor) -> None:
    code = host.open("here")

    async def work() -> None:
        async with host.connected(code) as quiet, host.at(code) as talk:
            await talk.play(2)
            table = await quiet.hello()
            assert (table["type"], table["line"]) == ("table", 2)

    run(work)
