"""What the table says over its socket, and how it bears what it is told."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Final

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from servers import Server
from web.visiting import Message, Talk, Visitor

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


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(30):
            await work()

    asyncio.run(in_time())


def two_seated(host: Visitor, friend: Visitor) -> str:
    code = host.open()
    assert friend.sit(code).status_code == 303
    return code


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


def test_the_same_command_twice_is_stale_and_kept_once(host: Visitor) -> None:
    code = host.open("here")

    async def work() -> None:
        async with host.at(code) as talk:
            text = talk.frame["choices"][0]["text"]
            for _ in range(2):
                await talk.send("act", game=0, seat=0, text=text, seen=0)
            assert (await talk.hear_a("lines", "refused"))["type"] == "lines"
            refused = await talk.hear_a("lines", "refused")
            assert refused["type"] == "refused"
            assert "moved on" in refused["sentence"]
            assert refused["frame"]["line"] == 1
            assert refused["frame"]["choices"]
            assert set(refused["frame"]) == FRAME

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


async def refused_sentence(talk: Talk, text: str | bytes) -> str:
    await talk.send_text(text)
    message = await talk.hear_a("refused", "lines", "table")
    assert message["type"] == "refused", message
    return str(message["sentence"])


def said(kind: str, **fields: object) -> str:
    return json.dumps({"type": kind, **fields})


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


@pytest.mark.parametrize("kind", ["act", "undo", "draw", "resign", "absent", "back", "rematch", "answer"])
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


# Undo, draw, resign, rematch


def test_my_latest_step_is_taken_back_freely(host: Visitor, friend: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as mine, friend.at(code) as other:
            start = mine.frame["board"]
            await mine.play()
            assert "undo" in mine.status["can"]
            answer = await mine.ask("undo", 0)
            assert answer["line"] == 2
            assert "Taken back." in answer["frames"][-1]["log"]
            assert answer["frames"][-1]["board"] == start
            await other.hear_line(2)
            assert "undo" not in mine.status["can"]
            assert "nothing to take back" in await refused_sentence(mine, said("undo", seat=0))
            await mine.play()

    run(work)
    assert [text for _, _, text in host.server.kept_lines(code)][1] == "undo 0"


def test_what_others_have_answered_is_taken_back_only_with_their_consent(host: Visitor, friend: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as mine, friend.at(code) as other:
            await mine.play_turn()
            await other.hear_line(1)
            await other.play()
            await mine.hear_line(2)
            assert "ask-undo" in mine.status["can"]
            await mine.ask("undo", 0)
            assert mine.status["asked"] == "You ask to take a move back."
            await other.hear_line(3)
            assert other.status["asked"] == "Hilda asks to take a move back."
            assert "answer" in other.status["can"]
            assert "answer" not in mine.status["can"]
            await other.answer(1, yes=False)
            await mine.hear_line(4)
            assert mine.status["asked"] == ""
            await mine.ask("undo", 0)
            await other.hear_line(5)
            await other.answer(1, yes=True)
            await mine.hear_line(7)
            assert mine.frame["choices"], "my step is to be made again"

    run(work)
    assert [text for _, _, text in host.server.kept_lines(code)][2:] == [
        "asked undo 0 by 1",
        "declined by 2",
        "asked undo 0 by 1",
        "agreed by 2",
        "undo 0",
    ]


def test_a_move_lets_a_request_lapse(host: Visitor, friend: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as mine, friend.at(code) as other:
            await other.send("draw", seat=1)
            await mine.hear_line(1)
            assert mine.status["asked"]
            await mine.play()
            assert mine.status["asked"] == ""
            assert "Nobody asked" in await refused_sentence(mine, said("answer", seat=0, yes=True, seen=0))

    run(work)


def test_an_answer_to_an_earlier_question_is_stale(host: Visitor, friend: Visitor) -> None:
    """Who says yes to taking back must not have agreed to a draw."""
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as mine, friend.at(code) as other:
            await mine.play_turn()
            await other.hear_line(1)
            await other.play()
            await mine.hear_line(2)
            await mine.ask("undo", 0)
            await other.hear_line(3)
            await other.answer(1, yes=False)
            await mine.hear_line(4)
            await mine.ask("draw", 0)
            await other.send("answer", seat=1, yes=True, seen=3)
            assert "moved on" in (await other.hear_a("refused"))["sentence"]
            assert not other.status["over"]

    run(work)


def test_a_draw_is_agreed(host: Visitor, friend: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as mine, friend.at(code) as other:
            await mine.ask("draw", 0)
            await other.hear_line(1)
            answer = await other.answer(1, yes=True)
            assert answer["status"]["over"] == "A draw, by agreement."
            await mine.hear_line(3)
            assert mine.status["can"] == ["rematch"]
            assert not mine.frame["choices"]

    run(work)


def test_an_offer_repeated_does_not_flood_the_record(host: Visitor, friend: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as mine:
            for _ in range(5):
                await mine.ask("draw", 0)

    run(work)
    assert len(host.server.kept_lines(code)) == 1


def test_nobody_agrees_to_a_draw_for_a_bot(host: Visitor) -> None:
    code = host.open("bot")

    async def work() -> None:
        async with host.at(code) as talk:
            assert "nobody here who could agree" in await refused_sentence(talk, said("draw", seat=0))

    run(work)


def test_resigning_ends_a_game_for_two_and_nothing_can_be_played_after_it(host: Visitor, friend: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as mine, friend.at(code) as other:
            text = mine.frame["choices"][0]["text"]
            await mine.ask("resign", 0)
            assert mine.status["over"] == "You resigned."
            await other.hear_line(1)
            assert other.status["over"] == "Hilda resigned."
            for wrong in (said("act", game=0, seat=0, text=text, seen=1), said("resign", seat=0), said("draw", seat=0)):
                assert "over" in await refused_sentence(mine, wrong)

    run(work)
    assert len(host.server.kept_lines(code)) == 1


def test_resigning_in_a_larger_game_leaves_the_seat_to_a_bot(host: Visitor) -> None:
    code = host.open("mixed", seats="3", chair_1="here", chair_2="here")

    async def work() -> None:
        async with host.at(code) as talk:
            await talk.ask("resign", 0)
            await talk.hear_line(2)
            assert not talk.status["over"]
            assert talk.frame["choices"][0]["seat"] == 1

    run(work)
    kept = host.server.kept_lines(code)
    assert kept[0][1:] == (-3, "bot takes 1")
    assert [seat for _, seat, _ in kept[1:]] == [0]


def test_a_rematch_rotates_the_seats(host: Visitor, friend: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as mine, friend.at(code) as other:
            await mine.ask("resign", 0)
            await other.hear_line(1)
            table = await other.ask("rematch", 1)
            assert (table["type"], table["game"], table["line"]) == ("table", 1, 0)
            assert other.status["seats"] == [0]
            assert other.frame["choices"], "the other one begins"
            await mine.hear_a("table")
            assert mine.status["seats"] == [1]
            assert not mine.frame["choices"]
            assert "not over" in await refused_sentence(mine, said("rematch", seat=1))
            await other.play()
            await mine.hear_line(1)

    run(work)
    assert host.get(f"/t/{code}/replay/0").status_code == 200
    assert host.get(f"/t/{code}/record/0").status_code == 200
    assert host.get(f"/t/{code}/record/1").status_code == 404


def test_who_slept_through_a_rematch_gets_the_new_game(host: Visitor) -> None:
    code = host.open("here")

    async def work() -> None:
        async with host.at(code) as talk:
            await talk.play()
            await talk.ask("resign", 0)
            await talk.ask("rematch", 0)
            await talk.play(2)
        async with host.connected(code) as talk:
            table = await talk.hello(game=0, seen=1)
            assert (table["type"], table["game"], table["line"]) == ("table", 1, 2)

    run(work)


# Chat


def test_chat_reaches_everybody_escaped_and_trimmed(host: Visitor, friend: Visitor, stranger: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as mine, friend.at(code) as other, stranger.at(code) as watching:
            await mine.send("say", text="  <script>alert(1)</script> &\n\n  hello  ")
            row = "<li><b>Hilda</b> <span>&lt;script&gt;alert(1)&lt;/script&gt; &amp; hello</span></li>"
            for talk in (mine, other, watching):
                assert (await talk.hear_a("talk"))["html"] == row
            await watching.send("say", text="x" * 700)
            told = (await mine.hear_a("talk"))["html"]
            assert told == f"<li><b>Onlooker</b> <span>{'x' * 500}</span></li>"
            for nothing in ("", "   ", "\n\t"):
                await mine.send("say", text=nothing)
            await mine.send("say", text="after nothing")
            assert "after nothing" in (await mine.hear_a("talk"))["html"]
        async with stranger.connected(code) as late:
            table = await late.hello()
            assert table["talk"].count("<li>") == 3
            assert table["talk"].startswith(row)

    run(work)


def test_words_in_every_script_can_be_said(host: Visitor) -> None:
    code = host.open("here")

    async def work() -> None:
        async with host.at(code) as talk:
            for text in ("Grüße, 日本, 🦆", "\u202eabc", "a\x00b"):
                await talk.send("say", text=text)
                assert "<li>" in (await talk.hear_a("talk"))["html"]
            await talk.play()

    run(work)


# Who is there


def test_people_are_told_who_comes_and_goes(host: Visitor, friend: Visitor, stranger: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as mine:
            assert mine.status["absent"] == [1]
            assert mine.status["people"] == ""
            async with friend.at(code):
                await mine.hear_status("absent", [])
            await mine.hear_status("absent", [1])
            async with stranger.at(code):
                await mine.hear_status("people", "one onlooker")
                async with stranger.at(code):
                    await mine.hear_status("people", "2 onlookers")
            await mine.hear_status("people", "")

    run(work)


def test_somebody_who_sits_down_is_told_to_those_who_wait(host: Visitor, friend: Visitor) -> None:
    code = host.open()

    async def work() -> None:
        async with host.at(code) as mine:
            assert mine.status["open"] == [1]
            await asyncio.to_thread(friend.sit, code, 1, "Gudrun")
            await mine.hear_status("open", [])
            assert "Gudrun" in mine.status["boxes"]
            assert mine.frame["choices"]

    run(work)


def test_an_absent_player_is_stood_in_for_and_comes_back(host: Visitor, friend: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as mine:
            await mine.play_turn()
            assert "absent" in mine.status["can"]
            await mine.ask("absent", 1)
            await mine.hear_line(4)
            assert mine.frame["choices"], "the bot made its two steps"
            async with friend.at(code) as other:
                assert other.status["can"] == ["back"]
                assert not other.frame["choices"]
                await other.ask("back", 1)
                assert "back" not in other.status["can"]
                await mine.hear_line(5)
                await mine.play_turn()
                await other.hear_line(8)
                await other.play()

    run(work)
    words = [text for _, seat, text in host.server.kept_lines(code) if seat == -3]
    assert words == ["bot takes 2", "person takes 2"]


def test_a_bot_can_take_an_empty_chair_and_then_the_chair_is_taken(host: Visitor, friend: Visitor) -> None:
    code = host.open()

    async def work() -> None:
        async with host.at(code) as mine:
            assert mine.status["absent"] == [1]
            await mine.ask("absent", 1)
            await mine.play_turn()
            await mine.hear_line(3)
            assert mine.frame["choices"]

    run(work)
    assert friend.sit(code).status_code == 409


def test_a_whole_turn_of_a_bot_is_told_line_by_line(host: Visitor) -> None:
    code = host.open("bot")

    async def work() -> None:
        async with host.at(code) as talk:
            await talk.play_turn()
            await talk.hear_line(3)
            assert "Greedy" in talk.frame["seats"]
            assert talk.frame["choices"]

    run(work)


def test_onlookers_see_what_is_public_in_their_own_language(server: Server, host: Visitor, friend: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        with Visitor(server, "de") as visitor:
            async with host.at(code) as mine, visitor.at(code) as watching:
                await mine.play()
                await watching.hear_line(1)
                assert watching.frame["choices"] == []
                assert watching.frame["buttons"] == []
                assert watching.status["seats"] == []
                assert watching.status["can"] == []
                assert "Hilda" in watching.frame["log"]
                assert "Du" not in watching.frame["log"]
                assert "Zug" in watching.frame["heading"] or "Runde" in watching.frame["heading"]

    run(work)
