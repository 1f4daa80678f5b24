"""One whole game and a few pictures, as a person has read and accepted them."""

from __future__ import annotations

from pathlib import Path

import pytest

from frabjous.core.chance import Dice
from frabjous.core.contract import ONLOOKER
from frabjous.core.record import Replay, begin, step
from frabjous.games.splut import SPLUT
from frabjous.games.splut.actions import Step
from frabjous.games.splut.observation import Seen
from frabjous.games.splut.state import Position
from frabjous.scene.model import Shape
from frabjous.scene.svg import board
from frabjous.scene.words import Voice, bundle
from frabjous.table.telling import told
from games.splut.drawing import draw
from golden import check

HERE = Path(__file__).parent
VOICE = Voice(bundle("en", SPLUT.folder / "text"), {0: "Ann", 1: "Bob", 2: "Cat", 3: "Dan"})


def random_game(seats: int, seed: int, most: int) -> Replay[Position, Step, Seen]:
    """Play a few lines, or a whole short game, at random."""
    play, dice = begin(SPLUT.game, seats, {}, bytes(32)), Dice(seed)
    while play.outcome() is None and play.length < most:
        seat = play.to_act()[0]
        play = step(play, seat, dice.pick(SPLUT.game.legal(play.state, seat)).text)
    return play


def test_a_whole_game_reads_as_it_did() -> None:
    play = random_game(3, seed=804, most=500)
    outcome = play.outcome()
    assert outcome is not None
    pages = [draw(play.state_after(0))]
    for line in play.record.lines:
        sentences = " ".join(VOICE.say(one) for one in told(play, line.number, ONLOOKER))
        pages.append(f"{line.number}. {VOICE.name(line.seat)}: {line.text}\n{sentences}")
        if play.state_after(line.number).turn != play.state_after(line.number - 1).turn:
            pages.append(draw(play.state_after(line.number)))
    pages.append(f"{VOICE.say(outcome.why)} {outcome.scores}")
    check(HERE / "golden" / "playthrough.txt", "\n\n".join(pages) + "\n")


@pytest.mark.parametrize("shape", list(Shape))
@pytest.mark.parametrize(("seats", "viewer", "lines"), [(2, 0, 0), (3, 1, 40), (4, ONLOOKER, 25)])
def test_a_picture_is_drawn_as_it_was(seats: int, viewer: int, lines: int, shape: Shape) -> None:
    play = random_game(seats, seed=8, most=lines)
    mover = play.to_act()[0]
    seen = SPLUT.game.observe(play.state, viewer)
    legal = SPLUT.game.legal(play.state, mover) if viewer in (mover, ONLOOKER) else []
    drawn = board(SPLUT.scene(seen, legal, shape), shape, VOICE.say)
    check(HERE / "golden" / f"{seats}-seats-{shape.value}.svg", drawn.replace("><g", ">\n<g") + "\n")
