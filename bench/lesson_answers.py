"""How long a learner waits for the answer to a try, over loopback: every legal deed of every step is tried.

    .venv/bin/python bench/lesson_answers.py
    .venv/bin/python bench/lesson_answers.py --games splut --rounds 5

The server is a process of its own on a fresh SQLite file. The clock runs from before a try is sent until its answer has
arrived whole; the server's processor time a try stands beside it, which is the figure to compare on a busy machine. The
first round, after each lesson's page as in a browser, meets whatever is made only once, and is told apart.
"""

from __future__ import annotations

import argparse
from statistics import median, quantiles
from time import perf_counter
from typing import Final

import httpx
from table_load import GAMES, processor_time, server_of_our_own

from frabjous.games import ROOMS
from frabjous.games.teaching import Moment, moment, teaching

AIM: Final = 50  # milliseconds


def tries(game: str) -> list[tuple[int, Moment, str]]:
    """List every legal deed of every step of a game's lessons."""
    found = []
    for lesson in teaching(ROOMS[game]).lessons:
        for number in range(1, len(lesson.steps) + 1):
            here = moment(ROOMS[game], lesson.number, number)
            found += [(lesson.number, here, action.text) for action in here.legal]
    return found


def waited(web: httpx.Client, game: str, one: tuple[int, Moment, str]) -> float:
    """Try something and give the milliseconds until the answer is here."""
    lesson, here, text = one
    body = {"step": here.number, "shape": "wide", "text": text}
    begun = perf_counter()
    answer = web.post(f"/learn/{game}/{lesson}/try", json=body)
    taken = (perf_counter() - begun) * 1000
    assert answer.status_code == 200, answer.text
    return taken


def report(game: str, web: httpx.Client, pid: int, rounds: int) -> None:
    every = tries(game)
    for lesson in teaching(ROOMS[game]).lessons:
        web.get(f"/learn/{game}/{lesson.number}")
    first = [waited(web, game, one) for one in every]
    before = processor_time(pid)
    later = [waited(web, game, one) for _ in range(rounds) for one in every]
    used = (processor_time(pid) - before) * 1000 / len(later)
    most = quantiles(later, n=20)[-1]
    over = sum(one >= AIM for one in later)
    print(
        f"{game:14} {len(every):5} tries  first round {median(first):5.1f} ms (most {max(first):5.1f})  "
        f"then {median(later):5.1f} ms, 95 in 100 {most:5.1f}, most {max(later):5.1f}; "
        f"{over} of {len(later)} over {AIM} ms; processor {used:4.1f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--rounds", type=int, default=2)
    asked = parser.parse_args()
    with server_of_our_own() as (url, pid), httpx.Client(base_url=url, timeout=30) as web:
        for game in asked.games.split(","):
            report(game, web, pid, asked.rounds)


if __name__ == "__main__":
    main()
