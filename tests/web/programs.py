"""A program at a table: a seat by HTTP, and a connection that tells positions."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import httpx
from websockets.asyncio.client import connect

from servers import Server
from web.visiting import PATIENCE, Message, Talk

HOUSE: Final = "beginner"  # the usual opponent


def seat_at_new_table(server: Server, game: str = "splut", *others: str, **fields: object) -> Message:
    answer = asked(server, "/api/tables", game=game, others=list(others) or [HOUSE], **fields)
    assert answer.status_code == 201, answer.text
    seat: Message = answer.json()
    return seat


def asked(server: Server, path: str, **fields: object) -> httpx.Response:
    return httpx.post(f"{server.url}{path}", json=fields, verify=False, timeout=PATIENCE)


class Program(Talk):
    """One connection without pictures; it keeps every position it was told."""

    position: Message
    positions: list[Message]

    async def hear(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            message: Message = json.loads(await self.socket.recv())
        if message["type"] == "position":
            self.position = message
            self.positions.append(message)
        return message

    async def plain(self) -> Message:
        self.positions = []
        await self.send("plain")
        return await self.hear_a("position", "refused")

    async def choose(self, text: str) -> Message:
        """Play something and wait for the answer."""
        now = self.position
        await self.send("act", game=now["game"], seat=now["seat"], text=text, seen=now["line"])
        return await self.hear_a("position", "refused")


@asynccontextmanager
async def program_at(seat: Message, key: str | None = None) -> AsyncIterator[Program]:
    """Sit down at a socket with a key, and ask for positions."""
    headers = {"Authorization": f"Bearer {seat['key'] if key is None else key}"}
    async with connect(seat["socket"], additional_headers=headers, max_size=None) as socket:
        program = Program(socket)
        await program.plain()
        yield program
