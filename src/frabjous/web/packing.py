"""Messages as they go over a socket: packed each by itself, and so once for all who get it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from isal import isal_zlib
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

# To remember the message before takes 50 kB a browser as uvicorn does it, and spares nothing: its window is shorter
# than a message.
OFFER: Final = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
WINDOW: Final = 12  # bits
LEVEL: Final = 1  # as small as zlib's third, in a quarter of its time
END: Final = b"\x00\x00\xff\xff"  # is not sent (RFC 7692)
PACKED: Final = 0x40  # in a frame's first byte
SMALL: Final = 200  # bytes, which are sent as they are
AT_A_TIME: Final = 32  # messages that are being sent, perhaps to several


def framed(body: bytes, to: ServerProtocol) -> bytes:
    """Give a text as it goes to a browser, packed if it can unpack it."""
    return packed(body) if len(body) > SMALL and unpacks(to) else plain(body)


def unpacks(protocol: ServerProtocol) -> bool:
    """Say whether a browser has agreed to a window as long as ours."""
    agreed = [one for one in protocol.extensions if isinstance(one, PerMessageDeflate)]
    return bool(agreed) and agreed[0].local_max_window_bits >= WINDOW


def plain(body: bytes) -> bytes:
    return Frame(Opcode.TEXT, body).serialize(mask=False)


@lru_cache(AT_A_TIME)
def packed(body: bytes) -> bytes:
    frame = plain(small(body))
    return bytes([frame[0] | PACKED]) + frame[1:]


@lru_cache(AT_A_TIME)
def small(body: bytes) -> bytes:
    """Make a text small, as it is sent and kept."""
    packer = isal_zlib.compressobj(LEVEL, isal_zlib.DEFLATED, -WINDOW)
    return (packer.compress(body) + packer.flush(isal_zlib.Z_SYNC_FLUSH)).removesuffix(END)


def whole(data: bytes) -> bytes:
    """Give a text back that was made small."""
    return isal_zlib.decompressobj(-WINDOW).decompress(data + END)
