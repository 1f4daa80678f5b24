"""Work for thinkers on other machines: a server asks, whoever is free takes it, and answers in its row.

A job is locked as long as somebody thinks about it, in a transaction that ends with whoever holds it: so the job of
a thinker that is killed is free at once. Thinkers say by a lock that they are there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select, text, update

from frabjous.store.notes import NO_TABLE, Kind, Note, tell
from frabjous.store.schema import jobs

THINKERS: Final = 0x5468696E  # "Thin": of all locks those by which thinkers say that they are there
ANYBODY: Final = text(f"""
SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = {THINKERS} AND objid = :program
AND objsubid = 2 AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
""")
STALE_MS: Final = 60_000  # after which nobody waits for an answer any more
NEWS: Final = Note(Kind.JOB, NO_TABLE)


@dataclass(frozen=True)
class Asked:
    """What became of a job so far: its answer, or whether anybody is there to find one."""

    result: bytes | None
    anybody: bool = True


def ask(connection: Connection, program: int, work: bytes, now: int) -> int | None:
    """Ask for a thought by a program, and give the job's number; None if nobody is there who thinks by it."""
    if not anybody(connection, program):
        return None
    asked = insert(jobs).values(program=program, work=work, at=now)
    number = connection.execute(asked.returning(jobs.c.id)).scalar_one()
    tell(connection, NEWS)
    return int(number)


def anybody(connection: Connection, program: int) -> bool:
    return bool(connection.execute(ANYBODY, {"program": program}).scalar())


def answer(connection: Connection, number: int, program: int) -> Asked:
    """Take the answer to a job; while there is none, let thinkers look again: one may have been killed over it."""
    done = delete(jobs).where(jobs.c.id == number, jobs.c.result.is_not(None))
    result = connection.execute(done.returning(jobs.c.result)).scalar()
    if result is not None:
        return Asked(bytes(result))
    tell(connection, NEWS)
    return Asked(None, anybody(connection, program))


def drop(connection: Connection, number: int) -> None:
    """Forget a job that nobody waits for any more; one that is being thought about is forgotten later."""
    free = select(jobs.c.id).where(jobs.c.id == number).with_for_update(skip_locked=True)
    connection.execute(delete(jobs).where(jobs.c.id.in_(free)))


def take(connection: Connection, program: int) -> tuple[int, bytes] | None:
    """Take the next job that nobody thinks about, and hold it to the end of the transaction."""
    open_ones = select(jobs.c.id, jobs.c.work).where(jobs.c.program == program, jobs.c.result.is_(None))
    found = connection.execute(open_ones.order_by(jobs.c.id).limit(1).with_for_update(skip_locked=True)).first()
    return None if found is None else (found.id, bytes(found.work))


def finish(connection: Connection, number: int, result: bytes) -> None:
    """Write what came of a job, and tell whoever waits for it."""
    connection.execute(update(jobs).where(jobs.c.id == number).values(result=result))
    tell(connection, Note(Kind.THOUGHT, NO_TABLE, what=number))


def tidy(connection: Connection, now: int) -> None:
    """Forget jobs for which nobody waits any more."""
    stale = select(jobs.c.id).where(jobs.c.at < now - STALE_MS).with_for_update(skip_locked=True)
    connection.execute(delete(jobs).where(jobs.c.id.in_(stale)))
