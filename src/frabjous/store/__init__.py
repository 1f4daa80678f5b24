"""What is kept: tables, chairs, games, lines, talk and the codes that carry a seat to another device."""

from frabjous.store.store import Store

__all__ = ["Store"]
