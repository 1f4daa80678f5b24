"""The socket fuzzer: valid messages changed at random, and frames no browser would send."""

from __future__ import annotations

import asyncio
import json
import random
import zlib
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from servers import Server
from soak.people import Person
from soak.report import Report

PATIENCE: Final = 30.0
AT_ONCE: Final = 6  # connections
MOST: Final = 18  # messages a connection may send in its first seconds, with hello
DEEP: Final = 900
INTERNAL_ERROR: Final = 1011
GOODBYE: Final = (1000).to_bytes(2, "big")
Said: TypeAlias = dict[str, object]


async def babble(server: Server, people: list[Person], dice: random.Random, report: Report, connections: int) -> None:
    """Talk nonsense at tables over so many connections."""
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(seed: int) -> None:
        async with turn:
            person = people[seed % len(people)]
            await Babbler(server, person, random.Random(seed), report).talk()

    await asyncio.gather(*(one(dice.randrange(2**32)) for _ in range(connections)))


class Babbler:
    """One connection of somebody who has a seat, or a wrong key, or none."""

    def __init__(self, server: Server, person: Person, dice: random.Random, report: Report) -> None:
        self.person: Final = person
        self.port: Final = server.port
        self.dice: Final = dice
        self.report: Final = report
        uri = parse_uri(f"ws://127.0.0.1:{server.port}/t/{person.code}/live")
        self.heard_out = False  # or somebody else at the table was
        self.protocol: Final = ClientProtocol(uri, extensions=[ClientPerMessageDeflateFactory()], max_size=None)

    async def talk(self) -> None:
        """Say hello and then anything, hear the answers, and end with something odd."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            async with asyncio.timeout(PATIENCE):
                await self.shake_hands(reader, writer)
                await self.say(writer, *self.sayings(), frame(TEXT, json.dumps(LAST_WORD).encode()))
                while not self.heard_out and (data := await reader.read(65536)):
                    self.hear(data)
                await self.say(writer, b"".join(self.dice.choice(ODD_FRAMES)), frame(CLOSE, GOODBYE))
                while not self.protocol.close_expected() and (data := await reader.read(65536)):
                    self.hear(data)
        except (ConnectionError, BrokenPipeError):
            self.report.count("connections broken off")
        except TimeoutError:
            self.report.complain(f"table {self.person.code} neither answers nor hangs up")
        finally:
            writer.close()
        if self.protocol.close_rcvd is not None and self.protocol.close_rcvd.code == INTERNAL_ERROR:
            self.report.count("answers 5xx")
            self.report.complain(f"table {self.person.code} closed with an internal error")

    async def say(self, writer: asyncio.StreamWriter, *frames: bytes) -> None:
        for one in frames:
            self.report.count("messages")
            writer.write(one)
            await writer.drain()

    async def shake_hands(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request = self.protocol.connect()
        key = self.person.ticket["key"] if self.dice.random() < 0.8 else "0.wrong"
        request.headers["Authorization"] = f"Bearer {key}"
        self.protocol.send_request(request)
        writer.write(b"".join(self.protocol.data_to_send()))
        while not any(isinstance(event, Response) for event in self.protocol.events_received()):
            self.protocol.receive_data(await reader.read(65536))
        assert self.protocol.handshake_exc is None, self.protocol.handshake_exc

    def hear(self, data: bytes) -> None:
        """Whatever the table says is JSON with a type."""
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT and event.fin:
                self.report.count("answers heard")
                answer = json.loads(bytes(event.data))
                if answer["type"] == "talk" and str(LAST_WORD["text"]) in answer["html"]:
                    self.heard_out = True

    # saying

    def sayings(self) -> Iterator[bytes]:
        """Make up frames: mostly a greeting first, then messages that were changed."""
        if self.dice.random() < 0.9:
            yield frame(TEXT, json.dumps(self.dice.choice((HELLO, PLAIN))).encode())
        for _ in range(self.dice.randrange(3, MOST)):
            yield frame(TEXT, self.changed(dict(self.dice.choice(MESSAGES))))

    def changed(self, message: Said) -> bytes:
        """Change a message in one place or two, or what is made of it."""
        for _ in range(self.dice.randrange(3)):
            name = self.dice.choice([*message, "surplus"])
            message[name] = self.dice.choice(VALUES)
            if self.dice.random() < 0.2:
                del message[name]
        text = json.dumps(message).encode()
        if self.dice.random() < 0.7:
            return text
        at = self.dice.randrange(len(text))
        return self.dice.choice(SPOILT)(text, at)


HELLO: Final[Said] = {"type": "hello", "shape": "wide", "game": -1, "seen": -1}
PLAIN: Final[Said] = {"type": "plain"}
LAST_WORD: Final[Said] = {"type": "say", "text": "That is my last word"}
SEATED: Final = ("undo", "draw", "resign", "absent", "back", "rematch", "hint")
MESSAGES: Final[list[Said]] = [
    HELLO,
    PLAIN,
    {"type": "act", "game": 0, "seat": 0, "text": "a1 b2", "seen": 0},
    {"type": "act", "game": 0, "seat": 1, "text": "hide Spark Eye", "seen": 0},
    {"type": "answer", "seat": 0, "yes": True, "seen": 0},
    {"type": "say", "text": "Callooh! Callay!"},
    *[dict[str, object](type=kind, seat=0) for kind in SEATED],
]
VALUES: Final[tuple[object, ...]] = (
    *(None, True, -1, 0, 1, 2**31, 2**63, 2**200, -(2**64), 0.5, 1e308, float("nan"), float("inf")),
    *("", "\0", "\ud800", "\u202e" * 20, "x" * 3000, "undo 1", "😀" * 100, "<script>", "wide", "1"),
    *([], {}, [[]] * 50, {"type": "act"}, {"a": {"b": {"c": {}}}}),
)
SPOILT: Final[tuple[Callable[[bytes, int], bytes], ...]] = (
    lambda text, at: text[:at],
    lambda text, at: text[:at] + "é".encode() + text[at:],
    lambda text, at: text[:at] + b"\0" + text[at:],
    lambda text, at: text + text,
    lambda text, at: b"[" * DEEP + text + b"]" * DEEP,
    lambda text, at: b'{"type":' * (DEEP // 2) + text + b"}" * (DEEP // 2),
    lambda text, at: text.replace(b'"type"', b'"type": "say", "type"'),
    lambda text, at: text.replace(b"}", b"," + b'"x":1,' * at + b'"y":2}'),
)


# Frames (RFC 6455), right and wrong

CONT, TEXT, BINARY, RESERVED, CLOSE, PING = 0, 1, 2, 3, 8, 9
MASK: Final = bytes(4)  # masks nothing, which is allowed


def frame(kind: int, data: bytes, *, more: bool = False, reserved: int = 0, masked: bool = True) -> bytes:
    """Write a frame, whatever is wrong with it."""
    head = (0 if more else 0x80) | reserved << 4 | kind
    mask = 0x80 if masked else 0
    if len(data) < 126:
        length = bytes([mask | len(data)])
    elif len(data) < 1 << 16:
        length = bytes([mask | 126]) + len(data).to_bytes(2, "big")
    else:
        length = bytes([mask | 127]) + len(data).to_bytes(8, "big")
    return bytes([head]) + length + (MASK if masked else b"") + data


def deflated(data: bytes) -> bytes:
    """Compress a message as permessage-deflate does."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return (packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


PACKED: Final = 4  # the reserved bit that says so
BOMB: Final = deflated(bytes(20_000_000))
PLAIN_TEXT: Final = json.dumps(PLAIN).encode()
ODD_FRAMES: Final[tuple[tuple[bytes, ...], ...]] = (
    (),
    (frame(BINARY, bytes(range(256))),),
    (frame(BINARY, PLAIN_TEXT),),
    (frame(TEXT, PLAIN_TEXT[:5], more=True), frame(CONT, PLAIN_TEXT[5:])),
    (frame(TEXT, PLAIN_TEXT[:5], more=True), *[frame(CONT, b" " * 9, more=True)] * 600),
    (frame(TEXT, PLAIN_TEXT[:5], more=True), frame(TEXT, PLAIN_TEXT)),
    (frame(CONT, b"?"),),
    (frame(TEXT, BOMB, reserved=PACKED),),
    (frame(TEXT, deflated(PLAIN_TEXT), reserved=PACKED),),
    (frame(TEXT, b"not deflated at all", reserved=PACKED),),
    (frame(TEXT, PLAIN_TEXT, reserved=2),),
    (frame(TEXT, b"x" * 5_000_000),),
    (frame(TEXT, bytes(range(128, 256))),),
    (frame(PING, bytes(125)),) * 30,
    (frame(PING, bytes(256)),),  # longer than it may be
    (frame(TEXT, PLAIN_TEXT, masked=False),),
    (frame(RESERVED, b""),),
    (bytes([0x81, 0xFF, *[0xFF] * 8]) + MASK,),  # the longest there could be
    (frame(CLOSE, b"\x00"),),
)
