"""A program that plays Splut! at random against a bot of the house: python docs/random_bot.py http://localhost:8000"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

PAUSE = 0.25  # a connection may send 20 messages in 5 seconds


def ask(address: str, **fields: object) -> dict[str, Any]:
    """Post a JSON object and read the answer."""
    request = Request(address, json.dumps(fields).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def play(seat: dict[str, Any]) -> dict[str, Any]:
    """Play a game to its end, and tell how it came out."""
    with connect(seat["socket"], additional_headers={"Authorization": f"Bearer {seat['key']}"}) as table:
        table.send(json.dumps({"type": "plain"}))
        for text in table:
            now = json.loads(text)
            if now["type"] != "position":
                continue  # talk, or a choice that came too late: the next position follows by itself
            if now["outcome"]:
                return {"seat": now["seat"], **now["outcome"]}
            if now["legal"]:
                time.sleep(PAUSE)
                choice = random.choice(now["legal"])
                act = {"type": "act", "game": now["game"], "seat": now["seat"], "text": choice, "seen": now["line"]}
                table.send(json.dumps(act))
    raise ConnectionError("the table closed the connection")


if __name__ == "__main__":
    seat = ask(f"{sys.argv[1]}/api/tables", game="splut", others=["casual"], name="Random")
    end = play(seat)
    print(f"{end['sentence']} My score: {end['scores'][end['seat']]:g}")
