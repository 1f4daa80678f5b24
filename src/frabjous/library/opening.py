"""How a game is come by: begun anew, set up, or loaded."""

from __future__ import annotations

from pathlib import Path

from frabjous.bots.levels import LEVELS
from frabjous.core.errors import BadOption
from frabjous.core.record import begin, begin_at, draw_all, replay
from frabjous.core.recordfile import loads
from frabjous.games import room_of
from frabjous.games.room import AnyRoom
from frabjous.library.dice import secret_from
from frabjous.library.game import LiveGame


def levels() -> list[str]:
    """List the bots by their levels, those that think least first.

    >>> frabjous.levels()
    ['fool', 'beginner', 'casual', 'greedy', 'skilled', 'expert', 'master', 'unhurried']
    """
    return list(LEVELS)


def room(game: str, version: int | None = None) -> AnyRoom:
    """Get everything a game brings: its rules (`.game`, the newest or an older version), judgement, drawing, texts.

    >>> frabjous.room("splut").game.seats
    range(2, 5)
    >>> [option.key for option in frabjous.room("snatch_it").game.options()]
    ['call_it_out', 'good_memory']
    """
    return room_of(game, version)


def new(
    game: str, seats: int | None = None, *, seed: int | None = None, position: str = "", **options: str
) -> LiveGame:
    """Begin a game by its key; the fewest seats unless said otherwise. The same seed gives the same dice.

    With a `position` it begins there; the text says itself how many seats and which options there are.

    >>> frabjous.new("splut", seats=4, seed=1)
    <splut, 4 seats, 0 lines, seat 1 to act>
    >>> frabjous.new("splut", position="1 / tds / ..... / ....... / 2...S...3 / ....... / ..... / .DT / 4; mover 2")
    <splut, 2 seats, 0 lines, seat 2 to act>
    """
    found = room_of(game)
    secret = secret_from(seed)
    if position and (seats is not None or options):
        raise BadOption("position-says-it", "A position says itself how many seats and which options there are.")
    if position:
        play = begin_at(found.game, position, secret, sealed=False)
    else:
        play = begin(found.game, found.game.seats.start if seats is None else seats, options, secret, sealed=False)
    return LiveGame(found, draw_all(play, secret), secret)


def load(source: str | Path) -> LiveGame:
    """Replay a record, from a file or from its text, and go on from its end.

    A sealed record goes on with dice of its own.

    >>> frabjous.load(frabjous.new("splut", seed=1).record())
    <splut, 2 seats, 0 lines, seat 1 to act>
    """
    is_text = isinstance(source, str) and "\n" in source
    record = loads(str(source) if is_text else Path(source).read_text("utf-8"))
    room = room_of(record.game, record.rules_version)
    return LiveGame(room, replay(room.game, record), record.seed or secret_from(None))
