"""Fuzzing: schemathesis asks for everything there is over HTTP; what is said over sockets is in soak/babble.py.

The interface for programs describes itself; the pages are described here, from the application's own routes.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

import hypothesis
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from hypothesis.strategies import SearchStrategy
from litestar.routes import HTTPRoute
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from frabjous.games import ROOMS
from servers import FREELY, Server, application
from soak.babble import babble
from soak.people import party
from soak.report import Clock, Report

PATIENCE: Final = 30.0
FAILED: Final = 500
CASES: Final = 40  # for each operation, in each mode, in a round
CONNECTIONS: Final = 400  # in a round

Schema: TypeAlias = dict[str, Any]  # JSON
TEXT: Final[Schema] = {"type": "string"}
ANY_NUMBER: Final[Schema] = {"anyOf": [{"type": "integer"}, TEXT]}
# What pages read from addresses and forms; everything is offered to every page.
QUERY: Final = {"game": TEXT, "seats": ANY_NUMBER, "line": ANY_NUMBER, "seat": ANY_NUMBER, "change": TEXT}
FORM: Final = {
    **dict.fromkeys(("name", "code", "language", "theme", "motion", "back", "chair-1"), TEXT),
    "game": {"anyOf": [{"enum": list(ROOMS)}, TEXT]},
    "seats": ANY_NUMBER,
    "seat": ANY_NUMBER,
    "way": {"anyOf": [{"enum": ["link", "here", "mixed", "bots"]}, TEXT]},
}
HEADERS: Final = ("accept-language", "cookie", "origin", "authorization")


def run(folder: Path, seed: int, clock: Clock) -> Report:
    """Ask nonsense of one server for a while."""
    report = Report("fuzz", seed)
    dice = random.Random(seed)
    with Server(folder, *FREELY) as server:
        while clock.goes_on():
            one_round(server, dice, report, CASES, CONNECTIONS)
        check_well(server, report)
    return report.finished()


def one_round(server: Server, dice: random.Random, report: Report, cases: int, connections: int) -> None:
    """Open a table of each game, fuzz all addresses, then the tables' sockets."""
    report.figures.update(dict.fromkeys(("requests", "messages", "answers 5xx"), 0))
    tables = [party(server, room, 2, 0, dice) for room in ROOMS]
    codes = [table.code for table in tables]
    for schema in (requests.get(f"{server.url}api/openapi.json", timeout=PATIENCE).json(), pages_schema(codes)):
        ask_everything(server, schema, dice, report, cases)
    asyncio.run(babble(server, [one for table in tables for one in table.people], dice, report, connections))


def check_well(server: Server, report: Report) -> None:
    """After all that, the server answers, and has logged nothing that nobody expected."""
    health = requests.get(f"{server.url}health", timeout=PATIENCE)
    if not health.ok:
        report.complain(f"the server is not well: {health.status_code}")
    report.count("tracebacks", server.logged().count("Traceback"))
    if report.figures["tracebacks"]:
        report.complain(f"the log says: …{server.logged()[-3000:]}")


# Pages


def pages_schema(codes: list[str]) -> Schema:
    """Describe all pages as an OpenAPI document."""
    routes = [
        route
        for route in application().routes
        if isinstance(route, HTTPRoute) and not route.path.startswith("/api/tables")
    ]
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pages", "version": "1"},
        "paths": {plain_path(route): dict(operations(route, codes)) for route in routes},
    }


def plain_path(route: HTTPRoute) -> str:
    parts = [part if isinstance(part, str) else f"{{{part.name}}}" for part in route.path_components]
    return "/" + "/".join(parts)


def operations(route: HTTPRoute, codes: list[str]) -> Iterator[tuple[str, Schema]]:
    known: Schema = {"anyOf": [{"enum": [*codes, "x" * 150, "x" * 3500]}, TEXT]}
    numbers: Schema = {"anyOf": [{"enum": [0, 1]}, {"type": "integer"}]}
    named = [part for part in route.path_components if not isinstance(part, str)]
    path = [parameter("path", part.name, numbers if part.type is int else known, required=True) for part in named]
    others = [parameter("query", name, schema) for name, schema in QUERY.items()]
    headers = [parameter("header", name, TEXT) for name in HEADERS]
    form = {"type": "object", "properties": FORM, "additionalProperties": TEXT}
    kinds = ("application/x-www-form-urlencoded", "multipart/form-data")
    body = {"requestBody": {"content": {kind: {"schema": form} for kind in kinds}}}
    for method in sorted(route.methods - {"OPTIONS"}):
        asked = {"parameters": [*path, *others, *headers], "responses": {"200": {"description": "a page"}}}
        yield method.lower(), asked | (body if method == "POST" else {})


def parameter(place: str, name: str, schema: Schema, *, required: bool = False) -> Schema:
    return {"in": place, "name": name, "schema": schema, "required": required}


# Asking


def ask_everything(server: Server, schema: Schema, dice: random.Random, report: Report, cases: int) -> None:
    """Let schemathesis make up requests that fit a description, and some that do not."""
    api = schemathesis.openapi.from_dict(schema)
    with requests.Session() as session:
        for found in api.get_all_operations():
            assert isinstance(found, Ok), f"a description that is none: {found}"
            for mode in GenerationMode:
                ask_one(server, session, found.ok().as_strategy(generation_mode=mode), dice, report, cases)


def ask_one(
    server: Server,
    session: requests.Session,
    strategy: SearchStrategy[schemathesis.Case[Any]],
    dice: random.Random,
    report: Report,
    cases: int,
) -> None:
    def ask(case: schemathesis.Case[Any]) -> None:
        session.cookies.clear()
        try:
            answer = case.call(server.url.rstrip("/"), session=session, timeout=PATIENCE, allow_redirects=False)
        except (requests.exceptions.InvalidHeader, requests.exceptions.InvalidURL, UnicodeError):
            return  # cannot even be sent
        except requests.RequestException as error:
            report.complain(f"{case.method} {case.formatted_path} was not answered: {error!r}")
            return
        report.count("requests")
        if answer.status_code >= FAILED:
            report.count("answers 5xx")
            report.complain(f"{answer.status_code}: {case.as_curl_command()[:400]}")

    asked: Callable[[], None] = hypothesis.seed(dice.randrange(2**32))(quickly(cases)(hypothesis.given(strategy)(ask)))
    try:
        asked()
    except hypothesis.errors.Unsatisfiable:
        report.count("operations without such cases")


def quickly(cases: int) -> settings:
    """Make up so many cases, and keep nothing of them."""
    return settings(
        max_examples=cases,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
