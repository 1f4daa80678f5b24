"""Dice one can check: the seal is known from the start, the secret only at the end, and every draw follows from it."""

from __future__ import annotations

import base64
import random
from typing import Final

import httpx
import pytest

from frabjous.core.chance import TableDice, seal_of
from frabjous.core.contract import CHANCE
from frabjous.core.record import verify
from frabjous.core.recordfile import loads
from frabjous.games import ROOMS
from servers import Server
from web.programs import asked, program_at, seat_at_new_table
from web.visiting import Message, Talk, Visitor, run

STEPS: Final = 7


async def play_something(talk: Talk, dice: random.Random) -> Message:
    """Play anything that is allowed."""
    choice = dice.choice(talk.frame["choices"])
    answer = await talk.act(choice["text"], choice["seat"])
    assert answer["type"] == "lines", answer
    return answer


def fewest(room: str) -> str:
    return str(ROOMS[room].game.seats.start)


def check_draws(opened: Message, secret: bytes) -> None:
    """Every draw is what the table's dice say for its line."""
    assert opened["secret"] == secret.hex()
    assert opened["seal"] == seal_of(secret)
    for draw in opened["draws"]:
        outcomes = [(text, weight) for text, weight in draw["outcomes"]]
        assert TableDice(secret, draw["line"]).weighted(outcomes) == draw["drawn"], draw["line"]


# From the start


@pytest.mark.parametrize("room", ROOMS)
def test_the_seal_is_told_to_everybody_with_the_first_word(
    room: str, server: Server, host: Visitor, stranger: Visitor
) -> None:
    """On the page, in the API, in the first message to players, programs and onlookers, and in the record's head."""
    mine = seat_at_new_table(server, room, *["open"] * (ROOMS[room].usual_seats - 1))
    code = mine["table"]
    seal = seal_of(server.kept_secret(code))
    theirs = asked(server, f"/api/tables/{code}/seats").json()
    host.sit(code, 2 if ROOMS[room].usual_seats > 2 else 1)
    assert [mine["seal"], theirs["seal"]] == [seal, seal]
    for visitor in (host, stranger):
        assert f'data-seal="{seal}"' in visitor.get(f"/t/{code}").text
        record = loads(visitor.get(f"/t/{code}/record/0").text)
        assert (record.seal, record.seed, list(record.lines)) == (seal, None, [])

    async def work() -> None:
        for visitor in (host, stranger):
            async with visitor.connected(code) as talk:
                first = await talk.hello()
                assert (first["type"], first["seal"]) == ("table", seal)
        for key in (mine["key"], "nobody's"):
            async with program_at(mine, key) as program:
                assert program.position["seal"] == seal

    run(work)


@pytest.mark.parametrize("room", ROOMS)
def test_no_byte_sent_while_a_game_runs_holds_the_secret(
    room: str, server: Server, host: Visitor, stranger: Visitor
) -> None:
    code = host.open("here", game=room, seats=fewest(room))
    secret = server.kept_secret(code)
    forms = [secret, secret.hex().encode(), secret.hex().upper().encode(), base64.b64encode(secret)[:-2]]
    sent: list[bytes] = []

    async def work() -> None:
        async with host.at(code) as mine, stranger.at(code) as theirs:
            dice = random.Random(1)
            for _ in range(STEPS):
                told = [await play_something(mine, dice), await mine.hello(shape="tall"), await theirs.hello()]
                sent.extend(repr(message).encode() for message in told)
                sent.extend(page.content for page in pages_of(stranger, code))
            assert mine.status["over"] == ""

    run(work)
    assert all(form not in one for one in sent for form in forms)


def pages_of(visitor: Visitor, code: str) -> list[httpx.Response]:
    pages = ("", "/replay/0", "/record/0", "/dice/0", "/review/0")
    return [visitor.get(f"/t/{code}{page}") for page in pages]


def test_while_a_game_runs_its_dice_stay_closed(host: Visitor) -> None:
    code = host.open("here", game="snark", seats="3")
    assert host.get(f"/t/{code}/dice/0").status_code == 404


# At the end


@pytest.mark.parametrize("room", ROOMS)
def test_after_the_end_the_secret_and_every_draw_are_shown(room: str, server: Server, host: Visitor) -> None:
    code = host.open("here", game=room, seats=fewest(room))

    async def work() -> None:
        async with host.at(code) as talk:
            dice = random.Random(2)
            for _ in range(STEPS):
                await play_something(talk, dice)
            await talk.ask("resign", 0)
            assert talk.status["over"]

    run(work)
    opened = host.get(f"/t/{code}/dice/0").json()
    check_draws(opened, server.kept_secret(code))
    drawn = [(draw["line"], draw["drawn"]) for draw in opened["draws"]]
    assert drawn == [(number, text) for number, seat, text in server.kept_lines(code) if seat == CHANCE]
    assert bool(drawn) == (room != "splut")
    record = loads(host.get(f"/t/{code}/record/0").text)
    assert verify(ROOMS[room].game, record).outcome() is not None


def test_a_draw_that_was_taken_back_is_shown_too(server: Server, host: Visitor) -> None:
    code = host.open("here", game="snits_revenge", seats="2")

    async def work() -> None:
        async with host.at(code) as talk:
            dice = random.Random(4)
            while CHANCE not in [seat for _, seat, _ in server.kept_lines(code)]:
                await play_something(talk, dice)
            await talk.ask("undo", 0)
            await play_something(talk, dice)
            await talk.ask("resign", 0)

    run(work)
    lines = server.kept_lines(code)
    undo = next(number for number, _, text in lines if text.startswith("undo"))
    opened = host.get(f"/t/{code}/dice/0").json()
    assert opened["draws"][0]["line"] < undo
    check_draws(opened, server.kept_secret(code))


def test_a_rematch_has_a_secret_and_a_seal_of_its_own(server: Server, host: Visitor, stranger: Visitor) -> None:
    code = host.open("here", game="snatch_it", seats="2")

    async def work() -> None:
        async with host.at(code) as talk, stranger.at(code) as onlooker:
            await talk.ask("resign", 0)
            again = await talk.ask("rematch", 0)
            told = await onlooker.hear_a("table")
            assert (again["type"], again["game"], again["seal"]) == ("table", 1, told["seal"])
            assert again["seal"] == seal_of(server.kept_secret(code, 1))

    run(work)
    assert server.kept_secret(code, 0) != server.kept_secret(code, 1)
    assert stranger.get(f"/t/{code}/dice/0").json()["secret"] == server.kept_secret(code, 0).hex()
    assert stranger.get(f"/t/{code}/dice/1").status_code == 404
    assert not loads(stranger.get(f"/t/{code}/record/1").text).lines
