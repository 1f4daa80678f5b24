"""One whole game, as a person has read and accepted it."""

from __future__ import annotations

from pathlib import Path

from frabjous.core.contract import CHANCE
from frabjous.core.record import replay
from frabjous.core.recordfile import loads
from frabjous.games.snits_revenge import SNITS_REVENGE
from frabjous.games.snits_revenge.body import ORGANS
from frabjous.games.snits_revenge.drawing import PLACES
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.terms import SNIT
from frabjous.scene.words import Voice, bundle
from frabjous.table.telling import told
from golden import check

HERE = Path(__file__).parent
NAMES = {0: "Ann", 1: "Bob", 2: "Cat", 3: "Dan"}
VOICE = Voice(bundle("en", SNITS_REVENGE.folder / "text"), NAMES)
ANNS = Voice(bundle("en", SNITS_REVENGE.folder / "text"), NAMES, (0,))


def drawn(state: Position) -> str:
    """Draw a body: which organs have lost their Snorgs, and who is where."""
    lines = []
    for place, name in enumerate(PLACES):
        things = [] if place >= ORGANS or state.works(place) else ["dead"]
        for snit, at in enumerate(state.places):
            if at == place:
                things.append(SNIT[snit].replace("-", "/") + "!" * (snit in state.wounded))
        if place < ORGANS:
            things += ["Makum"] * state.makums[place] + ["Runnungitm"] * state.runnungitms[place]
        if things:
            lines.append(f"{name}: {' '.join(things)}")
    return "\n".join(lines)


def test_a_whole_game_reads_as_it_did() -> None:
    """Three seats, into the Spark fight, as the first seat sees it; the body is drawn at the start of each turn."""
    play = replay(SNITS_REVENGE.game, loads((HERE / "golden" / "playthrough.record").read_text("utf-8")))
    outcome = play.outcome()
    assert outcome is not None
    pages = []
    for line in play.record.lines:
        sentences = [ANNS.sentence(one) for one in told(play, line.number, 0)]
        if sentences:
            who = "Chance" if line.seat == CHANCE else VOICE.name(line.seat)
            pages.append(f"{line.number}. {who}: {line.text}\n    {' '.join(sentences)}")
        before, after = play.state_after(line.number - 1), play.state_after(line.number)
        if (after.turn, after.round) != (before.turn, before.round):
            pages.append(drawn(after))
    pages.append(f"{VOICE.say(outcome.why)} {outcome.scores}")
    check(HERE / "golden" / "playthrough.txt", "\n".join(pages) + "\n")
