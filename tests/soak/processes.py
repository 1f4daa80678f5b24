"""Two processes on one PostgreSQL behind a proxy: killed, drained, cut off, and the database, too, while all play."""

from __future__ import annotations

import asyncio
import random
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import urlsplit

import httpx
from sqlalchemy import Connection, func, select

from frabjous.games import ROOMS
from frabjous.store.copying import opened
from frabjous.store.schema import games, lines
from frabjous.store.store import Store
from frabjous.web.rows import table_from
from newer import NEWER, become_newer
from postgres import Postgres, running_postgres
from proxies import Proxy, proxy_before
from relay import Relay
from servers import FREELY, Server
from soak.kills import all_are_back, check_records, life, new_parties, sum_up
from soak.ledger import FAULTS, check_party
from soak.people import PATIENCE, Party, Person, party
from soak.report import Clock, Report

NEXT: Final = 0.05  # seconds before somebody who was cut off tries again
DIRECT: Final = 0.4  # so many go straight to one of the processes, the others by way of the proxy
DOWN: Final = 1.0  # seconds that a process which was ended stays down, at most
SOON: Final = 3.0  # seconds in which a bot's next line comes, though the process that thought for it was killed
PLAY_GOES_ON: Final = 10.0  # seconds after the database is there again
CHECK_EVERY: Final = 10  # rounds, since the comparison holds everybody up
LEVELS: Final = ("fool", "skilled")  # of bots: some think for a while
SLOW: Final = 0.5  # seconds that each word between a process and the database takes, when it is slow
KEPT_ALIVE: Final = 5.0 + 3 * 2.0  # seconds after which TCP tells PostgreSQL that a process is gone (store/database.py)
ENOUGH: Final = 3  # things that must not happen, after which a run ends
TOO_LATE: Final = "graceful shutdown exceeded"
COUNTED: Final = ("kills", "moves sent", "moves sent again", "moves acknowledged", *FAULTS)


class DatabaseLine(Relay):
    """What is between one process and the database, and can be cut."""

    def __init__(self, postgres: Postgres) -> None:
        super().__init__(self)
        self.notices_after = KEPT_ALIVE
        self.postgres: Final = postgres

    def reached(self) -> socket.socket:
        server = socket.socket(socket.AF_UNIX)
        server.connect(self.postgres.socket)
        return server

    def url_of(self, url: str) -> str:
        """Give the address of a database as it is reached by this line."""
        return f"postgresql://postgres@127.0.0.1:{self.port}{urlsplit(url).path}"


class Pair:
    """Two processes, the proxy before them, and their database, which one of them reaches by a line that can be cut."""

    def __init__(self, postgres: Postgres, line: DatabaseLine, servers: list[Server], proxy: Proxy) -> None:
        self.postgres: Final = postgres
        self.line: Final = line
        self.servers: Final = servers
        self.proxy: Final = proxy

    @property
    def url(self) -> str:
        return self.servers[0].database_url

    def all_ready(self) -> bool:
        """Say whether everybody could play by way of either process."""
        return all(standing(server) == "ready" for server in self.servers)

    def somewhere(self, dice: random.Random) -> int:
        """Give a port at which somebody tries next."""
        return dice.choice(self.servers).port if dice.random() < DIRECT else self.proxy.port


def standing(server: Server) -> str:
    """Ask a process how it is."""
    try:
        return str(httpx.get(f"{server.url}health", timeout=PATIENCE).json()["standing"])
    except httpx.HTTPError:
        return "gone"


@contextmanager
def pair(folder: Path, *, by_a_line: bool = True) -> Iterator[Pair]:
    """Start everything, and end it; the line that can be cut costs time, so it may be left out."""
    with running_postgres() as postgres, DatabaseLine(postgres) as line, ExitStack() as stack:
        url = postgres.new()
        urls = {"one": url, "two": line.url_of(url) if by_a_line else url}
        servers = [stack.enter_context(server_in(folder / name, url)) for name, url in urls.items()]
        proxy = stack.enter_context(proxy_before(folder, *(server.port for server in servers)))
        yield Pair(postgres, line, servers, proxy)
        for server in servers:
            server.kill()


def server_in(folder: Path, url: str) -> Server:
    folder.mkdir()
    return Server(folder, *FREELY, "--proxy", "127.0.0.1", url=url)


Fault: TypeAlias = Callable[["Tables"], Awaitable[None]]


class Tables:
    """All tables of a run; whoever has played enough is followed by others."""

    def __init__(self, both: Pair, store: Store, dice: random.Random, report: Report, rooms: Iterable[str]) -> None:
        self.both: Final = both
        self.rooms: Final = rooms
        self.store: Final = store
        self.dice: Final = dice
        self.report: Final = report
        self.playing: Final[dict[Party, list[asyncio.Task[None]]]] = {}
        self.everybody: Final[list[Party]] = []

    @asynccontextmanager
    async def played(self) -> AsyncIterator[None]:
        """Let people play meanwhile."""
        for room in self.rooms:
            first, second = self.dice.sample(self.both.servers, 2)
            for one in new_parties(first, room, self.dice, self.dice.choice(LEVELS), second):
                self.begin(one)
        try:
            yield
        finally:
            await self.stop(list(self.playing))

    def begin(self, one: Party) -> None:
        self.everybody.append(one)
        self.playing[one] = [asyncio.create_task(self.roam(one, person)) for person in one.people]

    async def roam(self, one: Party, person: Person) -> None:
        """Let somebody play on wherever there is a process, until told to stop."""
        while True:
            await one.stay(person, self.both.somewhere(person.dice))
            await asyncio.sleep(NEXT)

    async def stop(self, parties: list[Party]) -> None:
        tasks = [task for one in parties for task in self.playing.pop(one)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def renew(self) -> None:
        """Let others begin where people have played all they wanted."""
        done = [one for one in self.playing if one.is_done()]
        await self.stop(done)
        if done:
            await self.both_serve()
        for one in done:
            first, second = self.dice.sample(self.both.servers, 2)
            level = self.dice.choice(LEVELS)
            seated = partial(party, first, one.room, len(one.people), one.bots, self.dice, level, second)
            self.begin(await asyncio.to_thread(seated))

    async def survives(self, fault: Fault) -> bool:
        """Let all play for a while, then let something happen; False if somebody is not answered any more."""
        try:
            await self.both_serve()
            if self.dice.random() < 0.8:
                await all_are_back(list(self.playing))
            await asyncio.sleep(life(self.dice))
            await fault(self)
            await self.renew()
        except TimeoutError:
            what = f"{fault.__name__}: somebody was not answered for {PATIENCE:.0f} seconds"
            self.report.complain(f"{what}: {'; '.join(self.waiting())}")
            return False
        return True

    async def both_serve(self) -> None:
        """Wait until both processes are ready, as who updates or mends one does before turning to the other."""
        async with asyncio.timeout(PATIENCE):
            while not await asyncio.to_thread(self.both.all_ready):  # noqa: ASYNC110
                await asyncio.sleep(NEXT)

    def waiting(self) -> list[str]:
        """Say how everybody stands, once something has gone wrong."""
        return [f"{one.room} {one.code}: {person.state()}" for one in self.everybody for person in one.people]

    def check(self, parties: list[Party]) -> None:
        for one in parties:
            check_party(self.both.servers[0], one, self.report)

    async def bots_turns(self) -> dict[str, tuple[int, int]]:
        """Find the tables at which a bot has to choose: the game, and its last line."""
        found = {}
        for one in [one for one in self.playing if one.bots]:
            kept = await self.store.load(one.code)
            assert kept is not None
            table = table_from(kept)
            if table.bots_to_act():
                found[one.code] = (table.match.place, table.play.length)
        return found

    async def went_on(self, since: dict[str, tuple[int, int]], began: float) -> list[float]:
        """Wait until there is more at some tables; give the seconds that each took from the beginning."""
        waits = list[float]()
        try:
            async with asyncio.timeout(PATIENCE):
                while since:
                    now = await self.store.read(how_far, list(since))
                    for code in [code for code, known in since.items() if now[code] > known]:
                        waits.append(time.monotonic() - began)
                        del since[code]
                    await asyncio.sleep(NEXT)
        except TimeoutError:
            self.report.complain(f"bots stand still at {since}")
            raise
        return waits

    async def all_acknowledged(self) -> float:
        """Wait until somebody at every table has made another move, or is done; give the seconds that took.

        Where only bots have something to choose, as when everybody else is out, they have.
        """
        began = time.monotonic()
        before = {one: (acknowledged(one), told(one)) for one in self.playing}
        async with asyncio.timeout(PATIENCE):
            while not all(one.is_done() or went_on(one, *then) for one, then in before.items()):  # noqa: ASYNC110
                await asyncio.sleep(NEXT)
        return time.monotonic() - began


def how_far(connection: Connection, codes: list[str]) -> dict[str, tuple[int, int]]:
    """Read the last game of some tables, and its last line."""
    last = func.coalesce(func.max(lines.c.number), 0)
    found = select(games.c.table_code, games.c.place, last).outerjoin(lines, lines.c.game_id == games.c.id)
    wanted = found.where(games.c.table_code.in_(codes)).group_by(games.c.table_code, games.c.place)
    return {code: (place, number) for code, place, number in connection.execute(wanted.order_by(games.c.place))}


def acknowledged(one: Party) -> int:
    return sum(person.acknowledged() for person in one.people)


def told(one: Party) -> int:
    return sum(line for person in one.people for line in person.farthest.values())


def went_on(one: Party, moves: int, line: int) -> bool:
    """Say whether more was done at a table; of the lines that are told, the first may have been written before."""
    only_bots = not any(person.sight and person.sight.legal for person in one.people)
    return acknowledged(one) > moves or (only_bots and told(one) > line + len(one.people))


async def kill(tables: Tables) -> None:
    """Kill a process and start it again after a while; see how soon the bots go on."""
    victim, report, began = tables.dice.choice(tables.both.servers), tables.report, time.monotonic()
    await asyncio.to_thread(victim.kill)
    report.count("kills")
    try:
        waits = await tables.went_on(await tables.bots_turns(), began)
        note_waits(report, "bots' next lines after a kill", waits, SOON)
        await asyncio.sleep(tables.dice.uniform(0, DOWN))
    finally:
        await asyncio.to_thread(victim.restart)


async def drain(tables: Tables) -> None:
    """Let a process end as for an update: it sends its people elsewhere; then it is there again."""
    victim = tables.dice.choice(tables.both.servers)
    await asyncio.to_thread(victim.stop)
    tables.report.count("processes drained")
    try:
        await tables.all_acknowledged()
    finally:
        await asyncio.to_thread(victim.restart)


async def update(tables: Tables) -> None:
    """Let one process after the other make way for the newer version; both versions serve side by side meanwhile."""
    older = [server for server in tables.both.servers if server.program != NEWER]
    if not older:
        await drain(tables)
    for server in older:
        await asyncio.to_thread(server.stop)
        server.program = NEWER
        await asyncio.to_thread(server.restart)
        tables.report.count("processes updated")
        await tables.all_acknowledged()


async def restart_database(tables: Tables, how: str = "fast") -> None:
    await asyncio.to_thread(tables.both.postgres.restart, how)
    tables.report.count("restarts of the database" if how == "fast" else "crashes of the database")
    note_waits(tables.report, "times until all tables went on", [await tables.all_acknowledged()], PLAY_GOES_ON)


async def crash_database(tables: Tables) -> None:
    await restart_database(tables, "immediate")


async def all_at_the_second(tables: Tables) -> None:
    """Let everybody come to the process that can be cut off: the other one ends, and is there again."""
    first = tables.both.servers[0]
    await asyncio.to_thread(first.stop)
    await asyncio.to_thread(first.restart)
    await tables.both_serve()
    await all_are_back(list(tables.playing))


async def cut_off(tables: Tables) -> None:
    """Let one process lose the database silently, one way, or nearly; its people go on by way of the other."""
    await cut(tables, tables.dice.choice(("silently", "one way", "the other way", "slowly")))


async def cut_silently(tables: Tables) -> None:
    await cut(tables, "silently")


async def cut(tables: Tables, way: str) -> None:
    line, report = tables.both.line, tables.report
    await all_at_the_second(tables)
    if way == "slowly":
        line.slow = SLOW
    else:
        line.swallow(from_browsers=way != "one way", from_server=way != "the other way")
    report.count(f"a process cut off {way}")
    try:
        note_waits(report, "times until all went on elsewhere", [await tables.all_acknowledged()], PATIENCE)
    finally:
        line.mend()


def note_waits(report: Report, what: str, waits: list[float], limit: float) -> None:
    """Count how often something was waited for, the longest wait, and how many were too long."""
    report.count(what, len(waits))
    longest = f"the longest of them ({what}), ms"
    report.figures[longest] = max([report.figures[longest], *(round(1000 * wait) for wait in waits)])
    report.count(f"of them over {limit:g} s ({what})", sum(wait > limit for wait in waits))


OFTEN: Final[tuple[tuple[Fault, int], ...]] = (
    (kill, 90),
    (drain, 3),
    (update, 1),
    (restart_database, 2),
    (crash_database, 2),
    (cut_off, 2),
)


def run(folder: Path, seed: int, clock: Clock) -> Report:
    """Let something happen to one of two processes, or their database, so many times, or for so long."""
    become_newer()  # games of both versions are followed and verified here
    dice = random.Random(seed)
    faults, weights = zip(*OFTEN, strict=True)
    happening = (dice.choices(faults, weights)[0] for _ in iter(clock.goes_on, False))
    return played(folder, seed, happening, ROOMS)


def played(folder: Path, seed: int, faults: Iterable[Fault], rooms: Iterable[str]) -> Report:
    """Let one thing after the other happen while people play some games."""
    report = Report("processes", seed)
    report.figures.update(dict.fromkeys(COUNTED, 0))
    with pair(folder) as both:
        everybody = asyncio.run(all_of_it(both, random.Random(seed), report, faults, rooms))
        sum_up(everybody, report)
        check_records(both.servers[0], everybody, folder, report)
        for server in both.servers:
            for trouble in ("Traceback", TOO_LATE):
                if trouble in server.logged():
                    report.complain(f"a process logged “{trouble}”: {server.logged()[-3000:]}")
    return report.finished()


async def all_of_it(
    both: Pair, dice: random.Random, report: Report, faults: Iterable[Fault], rooms: Iterable[str]
) -> list[Party]:
    """Let people play through both processes while one thing after the other happens; give all tables there were."""
    async with opened(both.url) as store:
        tables = Tables(both, store, dice, report, rooms)
        async with tables.played():
            for number, fault in enumerate(faults, 1):
                if not await tables.survives(fault) and len(report.wrong) >= ENOUGH:
                    break
                if number % CHECK_EVERY == 0:
                    tables.check(list(tables.playing))
        tables.check(tables.everybody)
        return tables.everybody
