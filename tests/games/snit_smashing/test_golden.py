"""One whole game of each kind, as a person has read and accepted it."""

from __future__ import annotations

from pathlib import Path

import pytest

from frabjous.core.contract import CHANCE, ONLOOKER
from frabjous.core.record import replay
from frabjous.core.recordfile import loads
from frabjous.games.snit_smashing import SNIT_SMASHING
from frabjous.scene.words import Voice, bundle
from frabjous.table.telling import told
from golden import check

HERE = Path(__file__).parent
VOICE = Voice(bundle("en", SNIT_SMASHING.folder / "text"), dict(enumerate(["Ann", "Bob", "Cat", "Dan"])))


@pytest.mark.parametrize("seats", [2, 3])
def test_a_whole_game_reads_as_it_did(seats: int) -> None:
    """The lines as they are kept, and below each what an onlooker is told of it."""
    record = loads((HERE / "golden" / f"playthrough-{seats}-seats.record").read_text("utf-8"))
    play = replay(SNIT_SMASHING.game, record)
    outcome = play.outcome()
    assert outcome is not None
    pages = []
    for line in play.record.lines:
        who = "chance" if line.seat == CHANCE else VOICE.name(line.seat)
        pages.append(f"{line.number}. {who}: {line.text}")
        pages += [f"    {VOICE.say(one)}" for one in told(play, line.number, ONLOOKER)]
    pages.append(f"{VOICE.say(outcome.why)} {[round(score, 3) for score in outcome.scores]}")
    check(HERE / "golden" / f"playthrough-{seats}-seats.txt", "\n".join(pages) + "\n")
