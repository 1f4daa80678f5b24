"""The doorkeeper: who comes, how much they ask for at once, and how much work that has been."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Coroutine, Generator, Iterable
from functools import partial
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from types import coroutine
from typing import Any, Final, TypeVar

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from frabjous.core.contract import said
from frabjous.scene.words import Voice
from frabjous.web.cookies import Connection, language_of
from frabjous.web.limits import EXEMPT, Guest, Limits, TooMuch
from frabjous.web.security import SECURITY
from frabjous.web.templating import voice_for

log = logging.getLogger(__name__)

LONGEST_PATH: Final = 200  # twice as long as any of ours
HOUSEHOLD: Final = 64  # bits of an IPv6 address that one household shares

T = TypeVar("T")


def address_of(scope: Scope) -> str:
    """Name a visitor by the address, as a named proxy reports it; an IPv6 household has many and is one visitor."""
    client = scope.get("client")
    return household(client[0] if client else "")


def visitor_of(scope: Scope) -> str:
    """Name a visitor who is to be counted: everybody but this very machine."""
    address = address_of(scope)
    return EXEMPT if is_this_machine(address) else address


def guest_of(connection: Connection, limits: Limits) -> Guest:
    return Guest(visitor_of(connection.scope), limits)


def household(address: str) -> str:
    """Give what all addresses of one household have in common.

    >>> household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1")
    True
    >>> household("::ffff:192.0.2.1")
    '192.0.2.1'
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        return address[:64]
    if not isinstance(parsed, IPv6Address) or parsed.is_loopback:
        return str(parsed)
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(IPv6Address(int(parsed) >> HOUSEHOLD << HOUSEHOLD))


def is_this_machine(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def is_among(networks: Iterable[IPv4Network | IPv6Network], address: str) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return any(parsed in network for network in networks)


class Doorkeeper:
    """Stands before the application: what is too much, or no address of ours, is answered with a sentence."""

    def __init__(self, app: ASGIApp, limits: Limits, *, has_proxy: bool = False) -> None:
        self.app: Final = app
        self.limits: Final = limits
        self.has_proxy: Final = has_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]  # Litestar's Scope leaves it out
            await self.app(scope, receive, send)
            return
        if not self.has_proxy and any(name.startswith(b"x-forwarded-") for name, _ in scope["headers"]):
            log.warning("%s seems to be a proxy; start the server with --proxy if it is yours", address_of(scope))
        visitor = visitor_of(scope)
        if not is_sound(scope["path"]):
            await refuse(scope, send, 404, lambda voice: voice.say(said("not-found")))
        elif not self.may_ask(visitor, scope) or not self.limits.requests.enter(visitor):
            await refuse(scope, send, 429, lambda voice: voice.refusal(TooMuch()))
        else:
            try:
                await self.let_in(visitor, scope, receive, send)
            finally:
                self.limits.requests.leave(visitor)

    def may_ask(self, visitor: str, scope: Scope) -> bool:
        """Say whether a visitor has any work left; over a socket that is asked at every message."""
        return scope["type"] == ScopeType.WEBSOCKET or self.limits.work.is_left(visitor)

    async def let_in(self, visitor: str, scope: Scope, receive: Receive, send: Send) -> None:
        work = self.app(scope, receive, send)
        await timed(work, partial(self.limits.work.charge, visitor))  # type: ignore[arg-type]  # a coroutine indeed


def is_sound(path: str) -> bool:
    """Say whether an address could be one of ours; the system fails on some that cannot."""
    return len(path) <= LONGEST_PATH and path.isprintable()


@coroutine
def timed(work: Coroutine[Any, Any, T], note: Callable[[float], None]) -> Generator[Any, Any, T]:
    """Do some work, and note the seconds of every step of it, but not of the waiting in between.

    A step never waits, so the clock says how much work it was; to ask for the processor's time takes a call to the
    system, which at every step of every socket was a tenth of what a move cost.
    """
    step: Callable[[], Any] = partial(work.send, None)
    while True:
        began = time.perf_counter()
        try:
            awaited = step()
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            note(time.perf_counter() - began)
        try:
            yield awaited
        except BaseException as error:  # whatever ends the waiting, a cancellation for one, is the work's concern
            step = partial(work.throw, error)
        else:
            step = partial(work.send, None)


async def refuse(scope: Scope, send: Send, status: int, tell: Callable[[Voice], str]) -> None:
    """Say why not in the visitor's language, and as cheaply as possible; a socket is just not opened."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    sentence = tell(voice_for(language_of(ASGIConnection(scope))))
    api = is_for_programs(scope["path"])
    headers = {
        **SECURITY,
        "content-type": "application/json" if api else "text/plain; charset=utf-8",
        "retry-after": "60",
    }
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    body = msgspec.json.encode({"sentence": sentence}) if api else sentence.encode()
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def is_for_programs(path: str) -> bool:
    """Say whether a program asks, and expects JSON."""
    return path == "/api" or path.startswith("/api/")
