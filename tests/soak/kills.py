"""The kill loop: people and bots play all games over real sockets while the server is killed again and again."""

from __future__ import annotations

import asyncio
import io
import random
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Final

import httpx

from frabjous.cli import main as frabjous
from frabjous.games import ROOMS
from servers import Server
from soak.ledger import FAULTS, check_party
from soak.people import PATIENCE, Party, party
from soak.report import Clock, Report

SHORTEST_LIFE: Final = 0.1  # seconds from the moment everybody is back, or sometimes from the start
LONGEST_LIFE: Final = 1.5
LONG_LIFE: Final = 6.0  # now and then, so that bots, who start slowly, come to play too
PEOPLE: Final = 2
BOTS: Final = 2


def run(folder: Path, seed: int, clock: Clock) -> Report:
    """Kill a server so many times, or for so long."""
    report = Report("kills", seed)
    report.figures.update(dict.fromkeys(("kills", "moves sent", "moves sent again", "moves acknowledged", *FAULTS), 0))
    server = Server(folder)
    server.start()
    try:
        everybody = asyncio.run(killed_again_and_again(server, random.Random(seed), clock, report))
        sum_up(everybody, report)
        check_records(server, everybody, folder, report)
        if "Traceback" in server.logged():
            report.complain(f"the server logged a traceback: {server.log_file}")
    finally:
        server.kill()
    return report.finished()


async def killed_again_and_again(server: Server, dice: random.Random, clock: Clock, report: Report) -> list[Party]:
    """Let people play and kill the server at random moments; they come back each time. Give all tables there were."""
    parties = [table for room in ROOMS for table in new_parties(server, room, dice)]
    everybody = list(parties)
    try:
        while clock.goes_on():
            parties = await killed_once(server, dice, parties, report)
            everybody += [one for one in parties if one not in everybody]
    except TimeoutError:
        report.complain(f"somebody did not come back or was not answered for {PATIENCE:.0f} seconds")
    for one in everybody:
        check_party(server, one, report)
    return everybody


async def killed_once(server: Server, dice: random.Random, parties: list[Party], report: Report) -> list[Party]:
    """Let people play for a while, kill the server, and compare; give who plays on, with others for who went home."""
    playing = [asyncio.create_task(one.stay(person, server.port)) for one in parties for person in one.people]
    if dice.random() < 0.8:
        await all_are_back(parties)
    await asyncio.sleep(life(dice))
    await asyncio.to_thread(server.kill)
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*playing)  # all have read what was on its way to them
    report.count("kills")
    for one in parties:
        check_party(server, one, report)
    await asyncio.to_thread(server.restart)
    gone = [one for one in parties if one.is_done()]
    fresh = [party(server, one.room, len(one.people), one.bots, dice) for one in gone]
    return [one for one in parties if one not in gone] + fresh


async def all_are_back(parties: list[Party]) -> None:
    """Wait until everybody knows where their game stands."""
    async with asyncio.timeout(PATIENCE):
        for person in [person for one in parties for person in one.people]:
            await person.is_back.wait()


def new_parties(
    server: Server, room: str, dice: random.Random, level: str = "fool", other: Server | None = None
) -> list[Party]:
    """Open two tables of a game: one of people, and one of a person with bots."""
    return [party(server, room, PEOPLE, 0, dice, other=other), party(server, room, 1, BOTS, dice, level)]


def life(dice: random.Random) -> float:
    return dice.uniform(SHORTEST_LIFE, LONG_LIFE if dice.random() < 0.1 else LONGEST_LIFE)


def sum_up(everybody: list[Party], report: Report) -> None:
    """Count what all the people did and saw."""
    for one in everybody:
        report.count("tables")
        report.count("lines kept", sum(len(lines) for lines in one.kept.values()))
        report.count("of them by bots", one.lines_of_bots())
        for person in one.people:
            report.count("moves sent", len(person.attempts))
            report.count("moves sent again", person.sent_twice)
            report.count("moves acknowledged", person.acknowledged())
            report.count("messages heard", person.heard)
            report.count("cut off by a busy server", person.cut_off)
            report.count("log rows compared", len(person.rows))
            for complaint in person.complaints:
                report.complain(complaint)


def check_records(server: Server, everybody: list[Party], folder: Path, report: Report) -> None:
    """Let `frabjous record verify` check every game that came to its end."""
    for one in everybody:
        for place in sorted(one.ended()):
            answer = httpx.get(f"{server.url}t/{one.code}/record/{place}", timeout=PATIENCE)
            file = folder / f"{one.code}-{place}.txt"
            file.write_bytes(answer.content)
            said = io.StringIO()
            with redirect_stdout(said), redirect_stderr(said):
                code = frabjous(["record", "verify", str(file)])
            report.count("finished games verified")
            if answer.status_code != 200 or code != 0 or "dice verified" not in said.getvalue():
                report.complain(f"{one.room}, {file}: {answer.status_code}, {said.getvalue()}")
