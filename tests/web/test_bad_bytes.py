"""Whatever bytes come in, at every address: a refusal, never a failure."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.client import HTTPConnection
from itertools import product
from typing import Final

import pytest
from litestar.routes import HTTPRoute

from servers import Server, application
from web.visiting import PATIENCE, Visitor, run

# As they stand in an address.
BAD: Final = {
    "nothing": "",
    "nul": "%00",
    "invalid utf-8": "%ff%fe",
    "half a character": "%ed%a0%80",
    "long": "a" * 3500,
    "many bytes": "%f0%9f%90%9f" * 700,
    "huge number": "9" * 3000,
    "number": "-99999999999999999999",
    "other digits": "%d9%a3",
    "up": "..%2f..%2fapp",
    "slash": "%2f%2f",
    "line end": "x%0d%0aset-cookie:%20a=b",
    "markup": "%3Cscript%3E",
    "broken": "%",
    "direction": "%e2%80%ae",
}
BODIES: Final = {
    "application/x-www-form-urlencoded": (
        "{value}",
        *(f"{field}={{value}}" for field in ("name", "game", "seats", "way", "code", "seat", "back", "language")),
        "game=splut&way=mixed&chair-1={value}&name={value}",
        "game=splut&way=bot&option-{value}={value}",
        "game=splut&way=link&sequel={value}&hints={value}",
    ),
    "application/json": (
        "{value}",
        '"{value}"',
        '{{"game":"splut","others":["{value}"],"name":"{value}"}}',
        '{{"game":"{value}","others":["open"]}}',
        '{{"game":"splut","others":["open"],"name":"{value}","options":{{"{value}":"{value}"}}}}',
        '{{"name":"{value}","seat":{value}}}',
    ),
    "multipart/form-data; boundary=x": (
        '--x\r\nContent-Disposition: form-data; name="{value}"\r\n\r\n{value}\r\n--x--',
    ),
    "multipart/form-data": ("{value}",),
    "text/plain; charset={value}": ("{value}",),
}
RAW: Final = {
    "nul": b"\x00",
    "escaped nul": b"\\u0000",
    "half a character": b"\\ud800",
    "invalid utf-8": b"\xff\xfe",
    "deep": b"[" * 4000,
    "long": b"a" * 15_000,
    "percent": b"%00%ff%ed%a0%80",
}


def routes() -> list[tuple[str, str]]:
    """Name every address of the site and every method it takes."""
    found: set[tuple[str, str]] = set()
    for route in application().routes:
        if isinstance(route, HTTPRoute):
            found |= {
                (method, route.path_format) for handler in route.route_handlers for method in handler.http_methods
            }
    return sorted(found)


ROUTES: Final = routes()


def filled(path: str, **values: str) -> str:
    for name, value in values.items():
        path = path.replace("{" + name + "}", value)
    return path


@pytest.fixture(scope="module")
def code(server: Server) -> Iterator[str]:
    with Visitor(server) as visitor:
        yield visitor.open("link")


def answered(server: Server, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, str, bytes]:
    """Send exactly these bytes and give status, kind and body of what comes back."""
    connection = HTTPConnection(server.host, timeout=PATIENCE)
    try:
        connection.putrequest(method, path, skip_host="host" in headers, skip_accept_encoding=True)
        for name, value in {**headers, "content-length": str(len(body))}.items():
            connection.putheader(name.replace("_", "-"), value.encode("latin-1"))
        connection.endheaders(body)
        answer = connection.getresponse()
        return answer.status, answer.getheader("content-type") or "", answer.read()
    finally:
        connection.close()


def check(server: Server, method: str, path: str, body: bytes = b"", **headers: str) -> None:
    status, kind, said = answered(server, method, path, body, **headers)
    assert status < 500, f"{method} {path[:80]} {body[:80]!r} {headers}: {status} {said[:300]!r}"
    if path.startswith("/api/") and status >= 400:
        assert kind.startswith("application/json"), f"{method} {path[:80]} {status}: {kind}"
        assert set(json.loads(said)) == {"sentence"}


def test_there_are_routes_to_try() -> None:
    assert ("GET", "/t/{code}/qr.svg") in ROUTES
    assert ("POST", "/api/tables/{code}/seats") in ROUTES


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_a_bad_address_is_refused(method: str, path: str, server: Server, code: str) -> None:
    for value in BAD.values():
        check(server, method, filled(path, code=value, place=value, game=value, mark=value, name=value) or "/")
        check(server, method, filled(path, code=code, place=value))
        query = "&".join(f"{name}={value}" for name in ("game", "seats", "line", "seat", "change", value))
        address = filled(path, code=code, place="0", game="splut", mark="now", name="table.js")
        check(server, method, f"{address}?{query}")


@pytest.mark.parametrize(("method", "path"), [route for route in ROUTES if route[0] == "POST"])
def test_a_bad_body_is_refused(method: str, path: str, server: Server, code: str) -> None:
    address = filled(path, code=code)
    for kind, bodies in BODIES.items():
        for body, value in product(bodies, RAW.values()):
            sent = body.replace("{{", "{").replace("}}", "}").encode().replace(b"{value}", value)
            name = value.decode("latin-1").replace("\0", "")[:9]  # a NUL in a header is no HTTP at all
            check(server, method, address, sent[:16_000], content_type=kind.replace("{value}", name))


@pytest.mark.parametrize("header", ["cookie", "accept-language", "authorization", "origin", "host", "content-type"])
@pytest.mark.parametrize(("method", "path"), [route for route in ROUTES if "static" not in route[1]])
def test_bad_headers_are_refused_or_passed_over(header: str, method: str, path: str, server: Server, code: str) -> None:
    address = filled(path, code=code, place="0", game="splut")
    for value in ("\xff\xfe", "%00%ff", "a" * 4000, '"', f"device=%00; name=%ff%00; seat-{code}=0.%00~99999.x~\xff.y"):
        check(server, method, address, b"", **{header: value})


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/x/y/z", "/api/tables/%00", "/api/"])
@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"])
def test_the_api_answers_errors_in_json(method: str, path: str, server: Server) -> None:
    check(server, method, path)


@pytest.mark.parametrize("text", ["a\\u0000b", "\\ud800", "\\u202eabc", "\\u0000", "\x00", "\x7f", "\\u200b" * 99])
@pytest.mark.parametrize("field", ["text", "type", "seat"])
def test_bad_text_over_the_socket_is_refused_or_tidied(text: str, field: str, server: Server, code: str) -> None:
    async def work() -> None:
        with Visitor(server) as visitor:
            async with visitor.at(code) as talk:
                for kind in ("say", "act"):
                    await talk.send_text(f'{{"type":"{kind}","{field}":"{text}","seat":0,"game":0,"seen":0}}')
                await talk.send("say", text="still here")
                while "still here" not in (await talk.hear_a("talk", "refused")).get("html", ""):
                    pass

    run(work)
