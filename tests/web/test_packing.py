"""What goes over a socket is packed once for all who get it, and not for those who cannot unpack it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from websockets.client import ClientProtocol
from websockets.extensions import ClientExtensionFactory
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from frabjous.web.packing import OFFER, framed, small, whole

LONG = ('{"type":"lines","frames":[' + "{},".join(str(number) for number in range(900)) + "]}").encode()


BODIES = [b"{}", "{“é”}".encode(), b'{"a":"' + 117 * b"a" + b'"}', LONG, LONG + LONG * 20]


@pytest.mark.parametrize("body", BODIES, ids=len)
def test_what_is_kept_small_is_given_back_whole(body: bytes) -> None:
    assert whole(small(body)) == body
    assert len(small(body)) <= len(body)


def met(offers: Sequence[ClientExtensionFactory] | None) -> tuple[ServerProtocol, ClientProtocol]:
    """Let a server and a browser that offers this shake hands."""
    browser = ClientProtocol(parse_uri("ws://localhost/"), extensions=offers)
    server = ServerProtocol(extensions=[OFFER])
    browser.send_request(browser.connect())
    server.receive_data(b"".join(browser.data_to_send()))
    [asked] = server.events_received()
    assert isinstance(asked, Request)
    server.send_response(server.accept(asked))
    browser.receive_data(b"".join(server.data_to_send()))
    assert isinstance(browser.events_received()[0], Response)
    return server, browser


@pytest.mark.parametrize(
    "offers",
    [None, [ClientPerMessageDeflateFactory()], [ClientPerMessageDeflateFactory(server_max_window_bits=9)]],
    ids=["none", "usual", "narrow"],
)
@pytest.mark.parametrize("body", BODIES, ids=len)
def test_every_browser_reads_what_was_written(offers: Sequence[ClientExtensionFactory] | None, body: bytes) -> None:
    server, browser = met(offers)
    browser.receive_data(framed(body, server))
    [heard] = browser.events_received()
    assert isinstance(heard, Frame)
    assert bytes(heard.data) == body


def test_two_browsers_get_the_very_same_packed_message() -> None:
    servers = [met([ClientPerMessageDeflateFactory()])[0] for _ in range(2)]
    first, second = (framed(LONG, server) for server in servers)
    assert first is second
    assert len(first) < len(LONG) / 2
