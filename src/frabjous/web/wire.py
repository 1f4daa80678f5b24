"""The wire: HEAD is GET without a body, what a browser has already is not sent again, and text is sent small.

Lengths tell nobody a secret: no key stands in a page, a device code only in the answer to a form that no other site
can send, and what an address carries is not repeated beside what a seat alone may see. Names and chat are; but whoever
puts guesses there sits at the same table, and would have to listen to the player's line and have the page loaded anew
for each.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, TypeAlias

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from frabjous.web.encodings import AS_IT_IS, QUICK, encoded, understood

SMALL: Final = 1_000  # bytes, which fit into one packet anyhow
TEXTS: Final = ("text/", "image/svg+xml", "application/json", "application/vnd.oai.openapi+json")
NOT_IN_304: Final = ("content-type", "content-length", "content-encoding", "content-disposition")

Start: TypeAlias = Any  # Litestar's HTTPResponseStartEvent, whose headers may be changed


class Wire:
    """Stands around the application, behind the doorkeeper."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            send = Answer(scope, send).take
            if scope["method"] == "HEAD":
                scope = {**scope, "method": "GET"}
        await self.app(scope, receive, send)


class Answer:
    """One answer, held back until it is whole."""

    def __init__(self, scope: HTTPScope, send: Send) -> None:
        self.method: Final = scope["method"]
        self.asked: Final = {name: value.decode("latin-1") for name, value in scope["headers"]}
        self.send: Final = send
        self.start: Start = None
        self.body = b""

    async def take(self, message: Message) -> None:
        """Take the next part of an answer, and send all when it was the last."""
        if message["type"] == "http.response.start":
            self.start = message
        elif message["type"] == "http.response.body":
            self.body += message["body"]
            if not message["more_body"]:
                await self.give()
        else:
            await self.send(message)

    async def give(self) -> None:
        headers = MutableScopeHeaders.from_message(self.start)
        if self.is_text(headers):
            headers.extend_header_value("vary", "Accept-Encoding")
        if self.method in ("GET", "HEAD") and self.start["status"] == 200 and self.is_known(headers):
            self.start["status"], self.body = 304, b""
            for name in NOT_IN_304:
                if name in headers:
                    del headers[name]
        elif self.is_text(headers) and "content-encoding" not in headers and len(self.body) > SMALL:
            self.shrink(headers)
        await self.send(self.start)
        body = b"" if self.method == "HEAD" else self.body
        await self.send({"type": "http.response.body", "body": body, "more_body": False})

    def is_text(self, headers: MutableScopeHeaders) -> bool:
        return str(headers.get("content-type", "")).startswith(TEXTS)

    def is_known(self, headers: MutableScopeHeaders) -> bool:
        """Mark an answer by its content, and say whether the browser has that already."""
        mark = headers.setdefault("etag", f'W/"{blake2b(self.body, digest_size=12).hexdigest()}"')
        known = self.asked.get(b"if-none-match", "")
        return mark.removeprefix("W/") in [one.strip().removeprefix("W/") for one in known.split(",")]

    def shrink(self, headers: MutableScopeHeaders) -> None:
        encoding = understood(self.asked.get(b"accept-encoding", ""))
        if encoding != AS_IT_IS:
            self.body = encoded(self.body, encoding, QUICK)
            headers["content-encoding"], headers["content-length"] = encoding, str(len(self.body))
