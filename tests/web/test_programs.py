"""Programs at the table: seats by HTTP, positions over the socket, and no more than a seat may know."""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest
from msgspec.structs import fields
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from frabjous.core.contract import ONLOOKER
from frabjous.core.record import Line, Record, Replay, replay
from frabjous.core.scroll import scroll
from frabjous.games import ROOMS
from servers import Server
from web.programs import HOUSE, asked, program_at, seat_at_new_table
from web.visiting import Message, Visitor, refused_sentence, run, said

EXAMPLE: Final = Path(__file__).parents[2] / "docs" / "random_bot.py"
POSITION: Final = {"type", "game", "line", "seal", "room", "seat", "observation", "legal", "asked", "outcome"}
FAR_ENOUGH: Final = 24  # lines, and fewer messages than a connection may send at once


def replayed(server: Server, seat: Message, room: str, seats: int) -> Replay[Any, Any, Any]:
    """Play what the database holds of a table's game; the options are all the usual ones."""
    game = ROOMS[room].game
    options = tuple((option.key, option.default) for option in game.options() if seats in option.seats)
    lines = scroll(Line(*line) for line in server.kept_lines(seat["table"]))
    return replay(game, Record(room, game.rules_version, seats, options, "", None, lines))


# The documented example


def test_the_documented_program_plays_a_whole_game_against_a_bot(server: Server) -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 50
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), server.url], capture_output=True, text=True, timeout=90, check=False
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r".+ My score: [01]\n", done.stdout)


# Seats by HTTP


def test_a_program_opens_a_table_and_has_its_first_seat(server: Server, host: Visitor) -> None:
    seat = seat_at_new_table(server, "splut", HOUSE, name="Robo")
    assert seat["seat"] == 0
    assert seat["socket"] == f"ws://{server.host}/t/{seat['table']}/live"
    html = host.get(f"/t/{seat['table']}").text
    assert "Robo" in html
    assert "Beginner" in html


def test_a_program_sits_down_at_a_persons_table_and_they_play(server: Server, host: Visitor) -> None:
    code = host.open()
    seat = asked(server, f"/api/tables/{code}/seats", name="Robo").json()
    assert (seat["table"], seat["seat"]) == (code, 1)

    async def work() -> None:
        async with host.at(code) as mine, program_at(seat) as robo:
            assert (robo.position["seat"], robo.position["legal"]) == (1, [])
            assert "Robo" in mine.status["boxes"]
            await mine.play()
            position = await robo.hear_a("position")
            assert position["line"] == 1
            await robo.choose(position["legal"][0])
            await mine.hear_line(2)
            assert "Robo’s" in mine.frame["log"]

    run(work)


def test_a_program_may_name_its_seat(server: Server, host: Visitor) -> None:
    code = host.open("link", seats="4")
    assert asked(server, f"/api/tables/{code}/seats", seat=2).json()["seat"] == 2
    assert asked(server, f"/api/tables/{code}/seats").json()["seat"] == 1


def test_a_taken_seat_and_a_full_table_are_refused(server: Server, host: Visitor) -> None:
    code = host.open()
    asked(server, f"/api/tables/{code}/seats")
    for wish in ({}, {"seat": 0}, {"seat": 1}):
        answer = asked(server, f"/api/tables/{code}/seats", **wish)
        assert (answer.status_code, answer.json()) == (409, {"sentence": "Somebody sits there already."})


WRONG_TABLES: Final[dict[str, dict[str, Any]]] = {
    "no game": {"game": "chess", "others": [HOUSE]},
    "no such level": {"game": "splut", "others": ["genius"]},
    "too many seats": {"game": "splut", "others": [HOUSE] * 900},
    "nobody else": {"game": "splut", "others": []},
    "no such option": {"game": "splut", "others": [HOUSE], "options": {"speed": "high"}},
    "a word too much": {"game": "splut", "others": [HOUSE], "seed": "1"},
    "a word too little": {"others": [HOUSE]},
    "of the wrong kind": {"game": "splut", "others": 3},
}


@pytest.mark.parametrize("name", WRONG_TABLES)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(name: str, server: Server) -> None:
    answer = asked(server, "/api/tables", **WRONG_TABLES[name])
    assert answer.status_code == 400, answer.text
    assert set(answer.json()) == {"sentence"}
    assert answer.json()["sentence"].endswith(".")


def test_a_body_that_is_no_json_is_refused(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/tables", content=b"{", headers={"accept-language": "de"})
    assert answer.status_code == 400
    assert answer.json()["sentence"].startswith("Die Anfrage war nicht zu verstehen")


@pytest.mark.parametrize("seat", [2, -1, 10**30])
def test_a_seat_or_table_that_is_not_there_is_not_found(seat: int, server: Server, host: Visitor) -> None:
    for code in (host.open(), "no-such-table"):
        answer = asked(server, f"/api/tables/{code}/seats", seat=seat)
        assert answer.status_code == 404
        assert "the table is gone" in answer.json()["sentence"]


def test_programs_open_no_more_tables_than_browsers(tmp_path: Path) -> None:
    with Server(tmp_path, "--tables-a-minute", "2") as server:
        for _ in range(2):
            seat_at_new_table(server)
        answer = asked(server, "/api/tables", game="splut", others=[HOUSE])
        assert answer.status_code == 429
        assert "wait a minute" in answer.json()["sentence"]


def test_another_site_cannot_open_a_table_in_a_visitors_name(server: Server) -> None:
    answer = httpx.post(
        f"{server.url}/api/tables",
        json={"game": "splut", "others": [HOUSE]},
        headers={"origin": "https://evil.example"},
    )
    assert answer.status_code == 403


# The socket


def test_wrong_keys_make_an_onlooker(server: Server) -> None:
    seat, other = seat_at_new_table(server, "splut", "open"), seat_at_new_table(server, "splut", "open")

    async def work() -> None:
        for key in (other["key"], seat["key"][:-1], "1" + seat["key"][1:], "x", f"{seat['key']}~{seat['key']}"):
            async with program_at(seat, key) as program:
                assert program.position["seat"] == ONLOOKER
                assert program.position["legal"] == []
                assert "not yours" in await refused_sentence(program, said("resign", seat=0))

    run(work)


@pytest.mark.parametrize(
    "headers", [{}, {"Authorization": "Basic eDp5"}, {"Authorization": "Bearer"}, {"Origin": "https://evil.example"}]
)
def test_only_who_shows_a_key_needs_no_origin(headers: dict[str, str], server: Server) -> None:
    seat = seat_at_new_table(server)
    shown = {"Authorization": f"Bearer {seat['key']}", **headers} if "Origin" in headers else headers

    async def work() -> None:
        with pytest.raises(InvalidStatus):
            async with connect(seat["socket"], additional_headers=shown):
                pass

    run(work)


def test_several_seats_need_several_connections(host: Visitor) -> None:
    code = host.open("here")

    async def work() -> None:
        async with host.connected(code) as talk:
            assert "one seat" in await refused_sentence(talk, said("plain"))

    run(work)


def test_a_refusal_is_a_sentence_and_the_game_goes_on(server: Server) -> None:
    seat = seat_at_new_table(server, "splut", "open")
    asked(server, f"/api/tables/{seat['table']}/seats")

    async def work() -> None:
        async with program_at(seat) as program:
            first, second = program.position["legal"][:2]
            assert "castle" in (await program.choose("castle"))["sentence"]
            stale = program.position
            assert (await program.choose(first))["line"] == 1
            program.position = stale
            refused = await program.choose(second)
            assert "moved on" in refused["sentence"]

    run(work)


def test_a_position_is_told_once_for_what_has_happened(server: Server, host: Visitor) -> None:
    """Coming, going and sitting down are no news for a program: it would choose twice."""
    seat = seat_at_new_table(server, "splut", "open")

    async def work() -> None:
        async with program_at(seat) as program:
            assert program.position["legal"] == [], "the game has not begun"
            async with host.at(seat["table"]):
                assert host.sit(seat["table"]).status_code == 303
            await program.hear_a("position")
            async with host.at(seat["table"]):
                pass
            await program.choose(program.position["legal"][0])
            assert [position["line"] for position in program.positions] == [0, 0, 1]

    run(work)


def test_what_is_asked_and_how_it_ends_is_told_in_plain_words(server: Server, host: Visitor) -> None:
    code = host.open()
    seat = asked(server, f"/api/tables/{code}/seats").json()

    async def work() -> None:
        async with host.at(code) as mine, program_at(seat) as program:
            assert (program.position["asked"], program.position["outcome"]) == ("", None)
            await mine.ask("draw", 0)
            assert (await program.hear_a("position"))["asked"] == "offered draw by 1"
            await program.send("answer", seat=1, yes=True, seen=program.position["line"])
            outcome = (await program.hear_a("position"))["outcome"]
            assert outcome == {
                "scores": [0.5, 0.5],
                "victories": [{"name": "draw", "seats": [0, 1]}],
                "sentence": "A draw, by agreement.",
            }
            await program.send("rematch", seat=1)
            again = await program.hear_a("position")
            assert (again["game"], again["seat"], again["outcome"]) == (1, 0, None)
            assert again["legal"]

    run(work)


# Nothing leaks


@pytest.mark.parametrize("room", ROOMS)
def test_a_program_is_told_exactly_what_its_seat_may_know(room: str, server: Server) -> None:
    """Every position it hears is the observation and the choices of that seat after that line, and nothing else."""
    game, seats = ROOMS[room].game, ROOMS[room].usual_seats
    first = seat_at_new_table(server, room, *["open"] * (seats - 1))
    places = [first, *(asked(server, f"/api/tables/{first['table']}/seats").json() for _ in range(seats - 1))]
    dice = random.Random(5)
    heard: list[Message] = []

    async def take_part(seat: Message) -> None:
        async with program_at(seat) as program:
            while program.position["line"] < FAR_ENOUGH and not program.position["outcome"]:
                if program.position["legal"]:
                    await program.choose(dice.choice(program.position["legal"]))
                else:
                    await program.hear_a("position")
            heard.extend(program.positions)

    async def work() -> None:
        async with asyncio.TaskGroup() as group:
            for seat in (*places, {**first, "key": "nobody's"}):
                group.create_task(take_part(seat))

    run(work)
    play = replayed(server, first, room, seats)
    assert play.length >= FAR_ENOUGH or play.outcome()
    assert {position["seat"] for position in heard} == {*range(seats), ONLOOKER}
    for position in heard:
        state, seat = play.state_after(position["line"]), position["seat"]
        assert set(position) == POSITION
        observation = game.observe(state, seat)
        assert set(position["observation"]) == {field.name for field in fields(observation)}
        assert msgspec.convert(position["observation"], ROOMS[room].seen) == observation
        mine = seat in game.to_act(state)
        assert position["legal"] == [action.text for action in (game.legal(state, seat) if mine else [])]


# The description


def test_the_description_is_of_what_is_meant_for_programs_and_of_nothing_else(server: Server) -> None:
    described = httpx.get(f"{server.url}/api/openapi.json")
    assert described.headers["content-type"].startswith("application/vnd.oai.openapi+json")
    api = described.json()
    assert api["openapi"].startswith("3.1")
    assert {(path, verb) for path, verbs in api["paths"].items() for verb in verbs} == {
        ("/api/tables", "post"),
        ("/api/tables/{code}/seats", "post"),
    }


def test_the_description_fits_what_is_asked_and_answered(server: Server, host: Visitor) -> None:
    api = httpx.get(f"{server.url}/api/openapi.json").json()
    schemas = api["components"]["schemas"]
    opening, sitting = (api["paths"][path]["post"] for path in ("/api/tables", "/api/tables/{code}/seats"))
    code = host.open()
    answers = [
        (opening, asked(server, "/api/tables", game="splut", others=[HOUSE])),
        (opening, asked(server, "/api/tables", game="chess", others=[])),
        (sitting, asked(server, f"/api/tables/{code}/seats")),
        (sitting, asked(server, f"/api/tables/{code}/seats")),
        (sitting, asked(server, "/api/tables/nowhere/seats")),
    ]
    assert [answer.status_code for _, answer in answers] == [201, 400, 201, 409, 404]
    for operation, answer in answers:
        described = schema_in(operation["responses"][str(answer.status_code)], schemas)
        assert set(described["properties"]) == set(described["required"]) == set(answer.json())
    assert schema_in(opening["requestBody"], schemas)["required"] == ["game", "others"]
    assert set(schema_in(sitting["requestBody"], schemas)["properties"]) == {"name", "seat"}


def schema_in(part: Message, schemas: Message) -> Message:
    """Follow a reference to what a body is."""
    reference: str = part["content"]["application/json"]["schema"]["$ref"]
    found: Message = schemas[reference.removeprefix("#/components/schemas/")]
    return found
