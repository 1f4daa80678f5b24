"""One whole game and a few pictures, as a person has read and accepted them."""

from __future__ import annotations

from pathlib import Path

import pytest

from frabjous.core.contract import CHANCE, ONLOOKER
from frabjous.core.record import Replay, replay
from frabjous.core.recordfile import loads
from frabjous.games.snatch_it import SNATCH_IT
from frabjous.games.snatch_it.actions import Deed
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.state import Position
from frabjous.scene.model import Shape
from frabjous.scene.svg import board, thing
from frabjous.scene.words import Voice, bundle
from frabjous.table.telling import told
from golden import check

HERE = Path(__file__).parent
GAME = SNATCH_IT.game
VOICE = Voice(bundle("en", SNATCH_IT.folder / "text"), dict(enumerate(["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"])))


def stored(name: str) -> Replay[Position, Deed, Seen]:
    """Replay a stored game, or its beginning."""
    return replay(GAME, loads((HERE / "golden" / f"{name}.record").read_text("utf-8")))


@pytest.mark.parametrize("call", ["no", "yes"])
def test_a_whole_game_reads_as_it_did(call: str) -> None:
    """The lines as they are kept, and below each what an onlooker is told of it."""
    play = stored(f"playthrough-calling-{call}")
    outcome = play.outcome()
    assert outcome is not None
    pages = []
    for line in play.record.lines:
        who = "chance" if line.seat == CHANCE else VOICE.name(line.seat)
        pages.append(f"{line.number}. {who}: {line.text}")
        pages += [f"    {VOICE.say(one)}" for one in told(play, line.number, ONLOOKER)]
    pages.append(f"{VOICE.say(outcome.why)} {[round(score, 3) for score in outcome.scores]}")
    check(HERE / "golden" / f"playthrough-calling-{call}.txt", "\n".join(pages) + "\n")


@pytest.mark.parametrize("shape", list(Shape))
@pytest.mark.parametrize(("seats", "viewer"), [(3, 0), (4, ONLOOKER), (5, ONLOOKER), (6, 2)])
def test_a_picture_is_drawn_as_it_was(seats: int, viewer: int, shape: Shape) -> None:
    play = stored(f"{seats}-seats")
    scene = SNATCH_IT.scene(GAME.observe(play.state, viewer), GAME.legal(play.state, viewer), shape)
    drawn = board(scene, shape, VOICE.say) + "".join(thing(card, VOICE.say) for card in scene.hand)
    check(HERE / "golden" / f"{seats}-seats-{shape.value}.svg", drawn.replace("><g", ">\n<g") + "\n")
