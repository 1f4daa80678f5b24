"""Messages as they go over a socket: packed each by itself, and so once for all who get it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from isal import isal_zlib
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

# To remember the message before takes 50 kB a browser as uvicorn does it, and spares nothing: its window is shorter
# than a message.
OFFER: Final = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
WINDOW: Final = 12  # bits
LEVEL: Final = 1  # as small as zlib's third, in a quarter of its time
END: Final = b"\x00\x00\xff\xff"  # is not sent (RFC 7692)
WHOLE_TEXT: Final = 0x81  # a frame's first byte
PACKED: Final = 0x40  # in it
SMALL: Final = 1200  # bytes, which go into one packet as they are
TEXT: Final = b"{"  # all our texts begin so, and none that was packed: its first block is never its last
AT_A_TIME: Final = 32  # messages that are being sent, perhaps to several


def framed(body: bytes, to: ServerProtocol) -> bytes:
    """Give a text as it goes to a browser: packed if it is long, and the browser can unpack it."""
    return packed(body) if len(body) > SMALL and unpacks(to) else plain(body)


def unpacks(protocol: ServerProtocol) -> bool:
    """Say whether a browser has agreed to a window as long as ours."""
    agreed = [one for one in protocol.extensions if isinstance(one, PerMessageDeflate)]
    return bool(agreed) and agreed[0].local_max_window_bits >= WINDOW


def plain(body: bytes) -> bytes:
    return head(WHOLE_TEXT, len(body)) + body


@lru_cache(AT_A_TIME)
def packed(body: bytes) -> bytes:
    small_one = smaller(body)
    return head(WHOLE_TEXT | PACKED, len(small_one)) + small_one


def head(first: int, length: int) -> bytes:
    """Write what stands before a message of so many bytes (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((first, length))
    if length < 1 << 16:
        return bytes((first, 126)) + length.to_bytes(2, "big")
    return bytes((first, 127)) + length.to_bytes(8, "big")


def small(body: bytes) -> bytes:
    """Make a text small, as it is sent and kept; one that is small already stays as it is."""
    return body if len(body) <= SMALL else smaller(body)


@lru_cache(AT_A_TIME)
def smaller(body: bytes) -> bytes:
    packer = isal_zlib.compressobj(LEVEL, isal_zlib.DEFLATED, -WINDOW)
    return (packer.compress(body) + packer.flush(isal_zlib.Z_SYNC_FLUSH)).removesuffix(END)


def whole(data: bytes) -> bytes:
    """Give a text back that was made small."""
    return data if data.startswith(TEXT) else isal_zlib.decompressobj(-WINDOW).decompress(data + END)
