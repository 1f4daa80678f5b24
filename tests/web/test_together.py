"""What people do with each other at a table: taking back, draws, rematches, talk, coming and going."""

from __future__ import annotations

import asyncio
from typing import Final

from servers import Server
from web.visiting import Visitor, refused_sentence, run, said, two_seated

ON_BOTH: Final = True  # kinds of database

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
            assert mine.status["asked"] == "You ask to take a move back. Fritz declines."
            assert other.status["asked"] == "", "who answered knows it"
            await mine.ask("undo", 0)
            assert mine.status["asked"] == "You ask to take a move back."
            await other.hear_line(5)
            await other.answer(1, yes=True)
            await mine.hear_line(7)
            assert mine.status["asked"] == "You ask to take a move back. Fritz agrees. Taken back."
            assert mine.frame["choices"], "my step is to be made again"
            await mine.play()
            assert mine.status["asked"] == ""

    run(work)
    assert [text for _, _, text in host.server.kept_lines(code)][2:-1] == [
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
    assert "1 seat" not in host.get(f"/t/{code}/record/1").text, "of a running game the head alone"


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


def test_the_clock_of_a_rematch_waits_for_whoever_stays_with_the_last_game(host: Visitor, friend: Visitor) -> None:
    code = host.open(clock="live", minutes="10", seconds="5")
    friend.sit(code)

    async def work() -> None:
        async with host.connected(code) as mine, friend.connected(code) as other:
            await mine.hello(game=0)
            await other.hello(game=0)
            await mine.ask("resign", 0)
            await other.hear_line(2)
            await other.ask("rematch", 1)
            await other.hello(game=1)  # whoever asked goes there
            await other.hear_line(1)
            assert other.status["away"], "the other stays where they are"
            assert not any("data-runs" in box for box in other.status["boxes"])
            await mine.hello(game=1)
            await mine.hear_line(3)

    run(work)
    assert [text for _, _, text in host.server.kept_lines(code, 1)] == ["comes 1", "comes 2", "clock starts"]


# Chat


def test_chat_reaches_everybody_escaped_and_trimmed(host: Visitor, friend: Visitor, stranger: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as mine, friend.at(code) as other, stranger.at(code) as watching:
            await mine.send("say", text="  <script>alert(1)</script> &\n\n  hello  ")
            row = "<span><b>Hilda</b> &lt;script&gt;alert(1)&lt;/script&gt; &amp; hello</span></li>"
            for talk in (mine, other, watching):
                assert (await talk.hear_a("talk"))["html"].endswith(row)
            await watching.send("say", text="x" * 700)
            told = (await mine.hear_a("talk"))["html"]
            assert told.endswith(f"><span><b>Onlooker</b> {'x' * 500}</span></li>")
            for nothing in ("", "   ", "\n\t"):
                await mine.send("say", text=nothing)
            await mine.send("say", text="after nothing")
            assert "after nothing" in (await mine.hear_a("talk"))["html"]
        async with stranger.connected(code) as late:
            table = await late.hello()
            assert table["talk"].count("<li ") == 3
            assert table["talk"].partition("</li>")[0].endswith(row.removesuffix("</li>"))

    run(work)


def test_words_in_every_script_can_be_said(host: Visitor) -> None:
    code = host.open("here")

    async def work() -> None:
        async with host.at(code) as talk:
            for text in ("Grüße, 日本, 🦆", "\u202eabc", "a\x00b"):
                await talk.send("say", text=text)
                assert "<li " in (await talk.hear_a("talk"))["html"]
            await talk.play()

    run(work)


# Who is there


def test_people_are_told_who_comes_and_goes(host: Visitor, friend: Visitor, stranger: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        def gone() -> list[int]:
            return [one["seat"] for one in mine.status["away"]]

        async with host.at(code) as mine:
            assert gone() == [1]
            assert mine.status["people"] == ""
            async with friend.at(code):
                await mine.hear_status("away", [])
            while not gone():
                await mine.hear()
            assert gone() == [1]
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


def test_who_left_is_stood_in_for_and_comes_back(host: Visitor, friend: Visitor) -> None:
    """How long one must be away before others may call a bot is tried with a clock of its own, in test_away.py."""
    code = host.open("mixed", seats="3", chair_1="open", chair_2="here")
    assert friend.sit(code).status_code == 303

    async def work() -> None:
        async with host.at(code) as mine, friend.at(code) as other:
            await mine.play_turn()
            await other.hear_line(1)
            await other.ask("resign", 1)
            await mine.hear_line(4)
            assert mine.frame["choices"], "the bot made its two steps"
            await other.hear_line(4)
            assert other.status["can"] == ["back"]
            assert not other.frame["choices"]
            await other.ask("back", 1)
            assert "back" not in other.status["can"]

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
            assert "Casual" in talk.frame["seats"]
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
