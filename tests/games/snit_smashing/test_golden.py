"""One whole game of each kind, as a person has read and accepted it."""

from __future__ import annotations

from pathlib import Path

import pytest

from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE, ONLOOKER
from frabjous.core.record import Replay, begin, draw, step
from frabjous.games.snit_smashing import SNIT_SMASHING
from frabjous.games.snit_smashing.actions import Deed
from frabjous.games.snit_smashing.observation import Seen
from frabjous.games.snit_smashing.state import Position
from frabjous.scene.words import Voice, bundle
from frabjous.table.telling import told
from golden import check

HERE = Path(__file__).parent
GAME = SNIT_SMASHING.game
VOICE = Voice(bundle("en", SNIT_SMASHING.folder / "text"), dict(enumerate(["Ann", "Bob", "Cat", "Dan"])))


def tasteful_game(seats: int, seed: int, most: int = 2000, **options: str) -> Replay[Position, Deed, Seen]:
    """Play a whole game, or its beginning, by the room's own taste."""
    play, dice = begin(GAME, seats, options, bytes(32)), Dice(seed)
    while play.outcome() is None and play.length < most:
        seat = dice.pick(list(play.to_act()))
        if seat == CHANCE:
            play = draw(play, dice)
        else:
            deed = SNIT_SMASHING.taste(play.state, seat, GAME.legal(play.state, seat), dice)
            play = step(play, seat, GAME.write(deed))
    return play


@pytest.mark.parametrize(("seats", "peek"), [(2, "yes"), (3, "no")])
def test_a_whole_game_reads_as_it_did(seats: int, peek: str) -> None:
    """The lines as they are kept, and below each what an onlooker is told of it."""
    play = tasteful_game(seats, 11, peek=peek)
    outcome = play.outcome()
    assert outcome is not None
    pages = []
    for line in play.record.lines:
        who = "chance" if line.seat == CHANCE else VOICE.name(line.seat)
        pages.append(f"{line.number}. {who}: {line.text}")
        pages += [f"    {VOICE.say(one)}" for one in told(play, line.number, ONLOOKER)]
    pages.append(f"{VOICE.say(outcome.why)} {[round(score, 3) for score in outcome.scores]}")
    check(HERE / "golden" / f"playthrough-{seats}-seats.txt", "\n".join(pages) + "\n")
