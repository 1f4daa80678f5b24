"""Whoever is connected to a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from frabjous.scene.model import Shape
from frabjous.web.messages import Told
from frabjous.web.queue import Queue
from frabjous.web.sight import Eyes

OUTBOX: Final = 64
TOO_MUCH: Final = 1008  # policy violation


class Viewer:
    """One connected browser or program: its eyes, and what is still to be sent."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.shape: Shape | None = None  # of the sheet it looks at, once it has said hello
        self.at = -1  # the game that its page shows; a page stays with a game that is over, a program never does
        self.plain = False  # a program wants no pictures
        self.place = -1  # a program knows, and the line
        self.seen = -1
        self.came = 0  # after this had been said
        self.farewell = TOO_MUCH  # the code to close with
        self.said_goodbye = False  # once it has closed the connection, rather than lost it
        # Sends a message at once, or says that it cannot; what is written down before goes first.
        self.post: Callable[[bytes], bool] | None = None
        self.outbox: Final = Queue[bytes | None]()
        self.unsent = 0  # of what was put there, with the one that is being sent

    def is_at(self, place: int) -> bool:
        """Say whether this is somebody at a game of the table, and not one who has stayed with an earlier one."""
        return self.plain or self.at in (-1, place)

    def tell(self, message: Told) -> None:
        """Hand a message over for sending; a browser that does not keep up is let go and will resume."""
        self.send(msgspec.json.encode(message))

    def send(self, body: bytes) -> None:
        """The same for a message that is written already."""
        if self.post is not None and not self.unsent and self.post(body):
            return
        if len(self.outbox.things) < OUTBOX:
            self.outbox.put_nowait(body)
            self.unsent += 1
        else:
            self.let_go()

    def let_go(self, code: int = TOO_MUCH) -> None:
        """Close the connection with a code, whatever is still to be sent."""
        self.outbox.things.clear()
        self.farewell = code
        self.outbox.put_nowait(None)
        self.unsent += 1  # it is never sent: nothing comes after it
