"""One whole game, as a person has read and accepted it."""

from __future__ import annotations

from pathlib import Path

from frabjous.core.chance import Dice, TableDice
from frabjous.core.contract import CHANCE
from frabjous.core.record import Play, begin, draw, step
from frabjous.games.snits_revenge import SNITS_REVENGE
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.state import Position
from frabjous.scene.words import Voice, bundle
from frabjous.table.telling import told
from games.snits_revenge import drawing
from golden import check

HERE = Path(__file__).parent
SECRET = bytes(32)
NAMES = {0: "Ann", 1: "Bob", 2: "Cat", 3: "Dan"}
VOICE = Voice(bundle("en", SNITS_REVENGE.folder / "text"), NAMES)
ANNS = Voice(bundle("en", SNITS_REVENGE.folder / "text"), NAMES, (0,))
CHOSEN = {"bolotomus": "seats-2-3", "splops": "3", "organs": "7"}


def game_by_taste(seats: int, seed: int) -> Play[Position, Deed, Seen]:
    """Play a whole game: seats by the room's own taste, chance by the table's dice."""
    game = SNITS_REVENGE.game
    play, dice = begin(game, seats, CHOSEN, SECRET), Dice(seed)
    while play.outcome() is None:
        seat = play.to_act()[0]
        if seat == CHANCE:
            play = draw(play, TableDice(SECRET, play.length + 1 + 1000 * seed))
        else:
            deed = SNITS_REVENGE.taste(play.state, seat, game.legal(play.state, seat), dice)
            play = step(play, seat, game.write(deed))
    return play


def test_a_whole_game_reads_as_it_did() -> None:
    """Three seats, into the Spark fight, as the first seat sees it; the body is drawn at the start of each turn."""
    play = game_by_taste(3, seed=1)
    outcome = play.outcome()
    assert outcome is not None
    pages = []
    for line in play.record.lines:
        sentences = [ANNS.sentence(one) for one in told(play, line.number, 0)]
        if sentences:
            who = "Chance" if line.seat == CHANCE else VOICE.name(line.seat)
            pages.append(f"{line.number}. {who}: {line.text}\n    {' '.join(sentences)}")
        before, after = play.states[line.number - 1], play.states[line.number]
        if (after.turn, after.round) != (before.turn, before.round):
            pages.append(drawing.draw(after))
    pages.append(f"{VOICE.say(outcome.why)} {outcome.scores}")
    check(HERE / "golden" / "playthrough.txt", "\n".join(pages) + "\n")
