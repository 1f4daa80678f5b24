"""Whoever is connected to a table."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from frabjous.scene.model import Shape
from frabjous.web.messages import Told
from frabjous.web.sight import Eyes

OUTBOX: Final = 64


class Viewer:
    """One connected browser or program: its eyes, and what is still to be sent."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.shape: Shape | None = None  # of the sheet it looks at, once it has said hello
        self.plain = False  # a program wants no pictures
        self.place = -1  # a program knows, and the line
        self.seen = -1
        self.came = 0  # after this had been said
        self.said_goodbye = False  # once it has closed the connection, rather than lost it
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(OUTBOX)

    def tell(self, message: Told) -> None:
        """Hand a message over for sending; a browser that does not keep up is let go and will resume."""
        self.send(msgspec.json.encode(message))

    def send(self, body: bytes) -> None:
        """The same for a message that is written already."""
        try:
            self.outbox.put_nowait(body)
        except asyncio.QueueFull:
            self.let_go()

    def let_go(self) -> None:
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
