"""Where a game stands, told to a program: no more than the picture is drawn from."""

from __future__ import annotations

from frabjous.core import agreed
from frabjous.web.messages import Ending, Position
from frabjous.web.sight import Sight


def position_of(sight: Sight) -> Position:
    """Say where the game stands without a picture."""
    play, seat = sight.play, sight.viewer(now=True)
    outcome = play.outcome()
    return Position(
        game=sight.match.place,
        line=play.length,
        seal=play.record.seal,
        room=sight.match.room.key,
        seat=seat,
        observation=play.game.observe(play.state, seat),
        legal=[action.text for action in sight.legal()],
        asked="" if play.pact.asked is None else agreed.write(play.pact.asked),
        outcome=None if outcome is None else Ending(outcome.scores, outcome.victories, sight.over()),
    )
