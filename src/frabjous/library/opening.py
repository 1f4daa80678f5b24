"""How a game is come by: begun anew, set up, or loaded."""

from __future__ import annotations

import secrets
from hashlib import sha256
from pathlib import Path

from frabjous.bots.levels import LEVELS
from frabjous.core.chance import SECRET_BYTES
from frabjous.core.record import begin, replay
from frabjous.core.recordfile import loads
from frabjous.games import ROOMS, room_of
from frabjous.games.room import AnyRoom
from frabjous.library.game import LiveGame


def games() -> list[str]:
    """List the games by their keys, as `new` and `room` take them.

    >>> games()
    ['splut', 'snark', 'snatch_it', 'snit_smashing', 'snits_revenge']
    """
    return list(ROOMS)


def levels() -> list[str]:
    """List the bots by their levels, those that think least first.

    >>> levels()
    ['fool', 'beginner', 'casual', 'greedy', 'skilled', 'expert', 'master']
    """
    return list(LEVELS)


def room(game: str, version: int | None = None) -> AnyRoom:
    """Get everything a game brings: its rules (`.game`, the newest or an older version), judgement, drawing, texts.

    >>> room("splut").game.seats
    range(2, 5)
    >>> [option.key for option in room("snatch_it").game.options()]
    ['bait', 'memory']
    """
    return room_of(game, version)


def new(game: str, seats: int | None = None, *, seed: int | None = None, **options: str) -> LiveGame:
    """Begin a game by its key; the fewest seats unless said otherwise. The same seed gives the same dice.

    >>> new("splut", seats=4, seed=1)
    <splut, 4 seats, 0 lines, seat 1 to act>
    """
    rules = room_of(game).game
    secret = secret_from(seed)
    play = begin(rules, rules.seats.start if seats is None else seats, options, secret, sealed=False)
    begun = LiveGame(room_of(game), play, secret)
    begun.draw()
    return begun


def load(source: str | Path) -> LiveGame:
    """Replay a record, from a file or from its text, and go on from its end.

    A sealed record goes on with dice of its own.

    >>> load(new("splut", seed=1).record())
    <splut, 2 seats, 0 lines, seat 1 to act>
    """
    is_text = isinstance(source, str) and "\n" in source
    record = loads(str(source) if is_text else Path(source).read_text("utf-8"))
    room = room_of(record.game, record.rules_version)
    return LiveGame(room, replay(room.game, record), record.seed or secret_from(None))


def secret_from(seed: int | None) -> bytes:
    """Make the secret of a game's dice: fresh from the system, or from a number, to play the same game again."""
    return secrets.token_bytes(SECRET_BYTES) if seed is None else sha256(b"frabjous %d" % seed).digest()
