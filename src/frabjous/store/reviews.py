"""Reviews of games that are over: one a game, by the latest judgement that somebody asked."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from frabjous.store.schema import reviews


async def kept(connection: AsyncConnection, game_id: str, judgement: str) -> bytes | None:
    """Give the review of a game, if it was made by this judgement."""
    found = select(reviews.c.review).where(reviews.c.game_id == game_id, reviews.c.judgement == judgement)
    return (await connection.execute(found)).scalar()


async def keep(connection: AsyncConnection, game_id: str, judgement: str, review: bytes) -> None:
    """Keep the review of a game; an earlier one goes."""
    await connection.execute(delete(reviews).where(reviews.c.game_id == game_id))
    await connection.execute(insert(reviews).values(game_id=game_id, judgement=judgement, review=review))
