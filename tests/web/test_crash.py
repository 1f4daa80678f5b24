"""The server is killed in the middle of games, again and again: nothing that was told is lost."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from frabjous.core.chance import SECRET_BYTES, Dice
from frabjous.core.record import Replay, begin, step
from frabjous.games import room_of
from servers import Server
from web.visiting import Talk, Visitor, answered

# `make soak RUN=kills` kills for as long as one likes.
BURST: Final = 14
ANSWERS: Final = range(0, BURST, 3)  # before each kill
MOVES: Final = 6
AnyReplay = Replay[Any, Any, Any]


def quiet_step(play: AnyReplay, dice: Dice) -> AnyReplay:
    """Make a random step that throws nothing, so that the game goes on."""
    game, seat = play.game, play.to_act()[0]
    texts = [action.text for action in game.legal(play.state, seat)]
    return step(play, seat, dice.pick([text for text in texts if " x " not in text] or texts))


async def burst(talk: Talk, play: AnyReplay, dice: Dice) -> AnyReplay:
    """Send a number of steps without waiting for any answer."""
    for _ in range(BURST):
        play = quiet_step(play, dice)
        line = play.record.lines[-1]
        await talk.send("act", game=0, seat=line.seat, text=line.text, seen=line.number - 1)
    return play


async def live_until_killed(
    visitor: Visitor, code: str, play: AnyReplay, dice: Dice, enough: int
) -> tuple[AnyReplay, int]:
    """Play in a burst and kill the server after so many answers; give all that was sent, and the last line told."""
    async with visitor.connected(code) as talk:
        news = await talk.hello(game=0, seen=play.length)
        assert news["type"] == "lines"
        sent = await burst(talk, play, dice)
        with suppress(ConnectionClosed):
            while talk.line < play.length + enough:
                await talk.hear_a("lines")
            visitor.server.kill()
            while True:
                await talk.hear()
        return sent, talk.line


def test_no_told_line_is_lost_when_the_server_is_killed(quick_server: Server) -> None:
    """One browser plays both seats in bursts; the server dies after a different number of answers each time."""
    dice = Dice(11)
    play = fresh = begin(room_of("splut").game, 2, {}, bytes(SECRET_BYTES))
    with Visitor(quick_server) as visitor:
        code = visitor.open("here")
        for enough in ANSWERS:
            sent, told = asyncio.run(live_until_killed(visitor, code, play, dice, enough))
            quick_server.restart()
            kept = quick_server.kept_lines(code)
            wanted = [(line.number, line.seat, line.text) for line in sent.record.lines]
            assert len(kept) >= told, f"{enough} answers: told {told}, kept {len(kept)}"
            assert kept == wanted[: len(kept)], f"{enough} answers: something else was kept than was played"
            play = fresh
            for _, seat, text in kept:
                play = step(play, seat, text)
        html = visitor.get(f"/t/{code}").text
        assert [int(row) for row in re.findall(r'data-line="(\d+)"', html)] == list(range(1, play.length + 1))


def test_bots_go_on_where_they_were_when_the_server_was_killed(quick_server: Server) -> None:
    """Three bots play; whatever was told of it is still there after each kill, word for word."""
    with Visitor(quick_server) as visitor:
        code = visitor.open("mixed", seats="3", chair_1="bot:fool", chair_2="bot:fool")
        told: dict[int, str] = {}
        asyncio.run(watch(visitor, code, told, 4, leave_it_to_bots=True))
        for kill in range(1, 5):
            quick_server.restart()
            asyncio.run(watch(visitor, code, told, 4 + kill))
        quick_server.restart()
        numbers = [number for number, _, _ in quick_server.kept_lines(code)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(told) > 8  # the bot that stands in may win soon
        rows = rows_of(visitor.get(f"/t/{code}").text)
        assert {number: rows[number] for number in told} == told


async def watch(
    visitor: Visitor, code: str, told: dict[int, str], enough: int, *, leave_it_to_bots: bool = False
) -> None:
    """Take down what is told, and kill the server after so many more lines."""
    server = visitor.server
    async with visitor.connected(code) as talk:
        known = max(told, default=0)
        news = await talk.hello(game=0, seen=known)
        note(told, news["frames"])
        if leave_it_to_bots:
            await talk.send("resign", seat=0)
        with suppress(ConnectionClosed):
            while talk.line < known + enough and not talk.status["over"]:
                note(told, (await talk.hear_a("lines"))["frames"])
            server.kill()
            while True:
                note(told, (await talk.hear()).get("frames", []))


def note(told: dict[int, str], frames: list[dict[str, Any]]) -> None:
    for frame in frames:
        told |= rows_of(frame["log"])


def rows_of(html: str) -> dict[int, str]:
    """Give the rows of a log by their numbers."""
    return {int(number): text for number, text in re.findall(r'<li data-line="(\d+)"[^>]*>(.*?)</li>', html, re.DOTALL)}


# The kill between a move and its answer


def test_a_move_is_kept_once_whenever_the_server_is_killed_between_it_and_its_answer(quick_server: Server) -> None:
    """Each move is sent, the server killed, and the very same message sent again to the next server.

    Every other time somebody else has seen the move before the kill, so that it was written and its answer lost.
    """
    dice = Dice(7)
    play: AnyReplay = begin(room_of("splut").game, 2, {}, bytes(SECRET_BYTES))
    with Visitor(quick_server) as visitor:
        code = visitor.open("here")
        for kill in range(MOVES):
            play = quiet_step(play, dice)
            asyncio.run(sent_and_killed(visitor, code, play, seen_first=kill % 2 == 0))
            quick_server.restart()
            asyncio.run(sent_again(visitor, code, play))
        kept = quick_server.kept_lines(code)
    assert kept == [(line.number, line.seat, line.text) for line in play.record.lines]


def move_of(play: AnyReplay) -> dict[str, object]:
    line = play.record.lines[-1]
    fields = {"game": 0, "seat": line.seat, "text": line.text, "seen": line.number - 1}
    return {"id": f"page-{line.number}", **fields}


async def sent_and_killed(visitor: Visitor, code: str, play: AnyReplay, *, seen_first: bool) -> None:
    async with visitor.at(code) as onlooker, visitor.connected(code) as mover:
        await mover.send("act", **move_of(play))
        if seen_first:
            await onlooker.hear_line(play.length)
        visitor.server.kill()
        with suppress(ConnectionClosed):
            while True:
                await onlooker.hear()


async def sent_again(visitor: Visitor, code: str, play: AnyReplay) -> None:
    async with visitor.at(code) as talk:
        for _ in range(2):
            assert (await answered(talk, "act", **move_of(play)))["type"] == "done"
