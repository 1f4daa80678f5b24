"""Reviews of games that are over: one a game, by the latest judgement that somebody asked."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from frabjous.store.database import insert_unless_there
from frabjous.store.schema import reviews


def kept(connection: Connection, game_id: str, judgement: str) -> bytes | None:
    """Give the review of a game, if it was made by this judgement."""
    found = select(reviews.c.review).where(reviews.c.game_id == game_id, reviews.c.judgement == judgement)
    return (connection.execute(found)).scalar()


def keep(connection: Connection, game_id: str, judgement: str, review: bytes) -> None:
    """Keep the review of a game; an earlier one goes."""
    connection.execute(delete(reviews).where(reviews.c.game_id == game_id))
    fresh = insert_unless_there(connection, reviews, "game_id")  # another process may have made the same
    connection.execute(fresh, {"game_id": game_id, "judgement": judgement, "review": review})
