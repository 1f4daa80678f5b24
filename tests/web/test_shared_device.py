"""Several people at one device: no page of a running game shows anybody's secrets without the curtain."""

from __future__ import annotations

import random
import re
from typing import Final

import pytest

from frabjous.games import ROOMS
from web.visiting import Talk, Visitor, run

STEPS: Final = 7
OPTIONS: Final = {"snits_revenge": {"option_spark": "yes"}}  # or nothing is hidden there
# What stands around the picture stays in sight when the curtain hides the rest (frabjous.css).
IN_SIGHT: Final = {
    "seats": r'<ol class="seats">(.*?)</ol>',
    "heading": r'<span class="heading">(.*?)</span>',
    "log": r'<ol class="log"[^>]*>(.*?)</ol>',
}


def pages_of(code: str, line: int, seats: int) -> list[str]:
    """List the addresses that tell of a running game, beside the table itself."""
    replay = f"/t/{code}/replay/0"
    eyes = [f"{replay}?line={line}&seat={seat}" for seat in range(seats)]
    others = [f"/t/{code}/{page}/0" for page in ("record", "review", "dice")]
    return [replay, f"{replay}?line={line // 2}", *eyes, *others]


def shows_no_more_than_to_an_onlooker(host: Visitor, stranger: Visitor, code: str, line: int, seats: int) -> None:
    for path in pages_of(code, line, seats):
        mine, theirs = host.get(path), stranger.get(path)
        assert mine.status_code == theirs.status_code, path
        assert mine.text == theirs.text, f"{path} shows a shared device more than an onlooker"


def keeps_the_table_behind_the_curtain(host: Visitor, stranger: Visitor, code: str, *, closed: bool) -> None:
    """The table page, also as the answer to a form, hides what is one person's; what stays in sight all may know."""
    theirs = stranger.get(f"/t/{code}").text
    for html in (host.get(f"/t/{code}").text, host.post(f"/t/{code}/device").text):
        assert (re.search(r'<body class="[^"]*\bcurtained\b', html) is not None) == closed
        for name, pattern in IN_SIGHT.items():
            parts = [re.findall(pattern, text, re.S) for text in (html, theirs)]
            assert parts[0], name
            assert parts[0] == parts[1], f"the {name} of a shared device tell more than an onlooker's"


async def play_something(talk: Talk, dice: random.Random) -> None:
    choice = dice.choice(talk.frame["choices"])
    answer = await talk.act(choice["text"], choice["seat"])
    assert answer["type"] == "lines", answer


@pytest.mark.parametrize("room", ROOMS)
def test_on_a_shared_device_no_page_shows_a_secret_without_the_curtain(
    room: str, host: Visitor, stranger: Visitor
) -> None:
    seats, dice = ROOMS[room].usual_seats, random.Random(3)
    code = host.open("here", game=room, seats=str(seats), **OPTIONS.get(room, {}))
    curtains = set[bool]()

    async def work() -> None:
        async with host.at(code) as talk:
            for _ in range(STEPS):
                if talk.status["over"]:
                    break
                closed = talk.status["curtain"] != ""
                curtains.add(closed)
                shows_no_more_than_to_an_onlooker(host, stranger, code, talk.line, seats)
                keeps_the_table_behind_the_curtain(host, stranger, code, closed=closed)
                await play_something(talk, dice)

    run(work)
    assert (True in curtains) == (room != "splut")


def test_with_one_seat_the_replay_of_a_running_game_is_seen_with_its_own_eyes(host: Visitor, stranger: Visitor) -> None:
    code = host.open("bot", game="snark", seats="3")
    path = f"/t/{code}/replay/0?line=0"
    assert 'aria-label="Your hand"><li>' in host.get(f"/t/{code}/replay/0").text
    assert 'aria-label="Your hand"><li>' not in stranger.get(path).text
