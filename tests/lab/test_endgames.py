"""What is exactly known near the end of a game."""

from __future__ import annotations

import pytest
from sparring import endgames
from sparring.exactly import Exactly, best_of
from sparring.puzzle import positions
from sparring.revenge_ends import LastTurn, can_mend
from sparring.snark_ends import LastHunts

from frabjous.bots.levels import level_of
from frabjous.core.contract import CHANCE
from frabjous.games.snark import SNARK
from frabjous.games.snark.actions import HUNT
from frabjous.games.snatch_it import SNATCH_IT
from frabjous.games.snits_revenge.body import NAMES
from games.snits_revenge.drawing import GAME, body

DEAD = "".join(f"{name}: dead\n" for name in NAMES[:6]) + "Gulpus: dead\nBloatbulb: dead\n"


@pytest.mark.parametrize(
    ("makums", "count", "can"),
    [
        ("Wamblum: Makum", 1, True),  # through the canal to the Eye, to the Gulpus, or the channel
        ("Wamblum: 2 Makum", 2, True),
        ("Forebosinator: Makum", 1, True),  # it is there
        ("Hemiplonk: 3 Makum", 1, False),  # nothing that is dead is next to it
        ("Dreenle: 2 Makum", 2, False),  # one canal leads to the Fleotis, and nothing else is dead there
    ],
)
def test_what_can_be_mended_is_what_a_walk_through_the_turn_finds(makums: str, count: int, can: bool) -> None:
    needed = 8 - count + 1
    state = body(
        DEAD + makums + "\nout: Nib", "travelling", turn=30, options=f"clock=30 organs={needed} runnungitms=no"
    )
    assert can_mend(state, count) is can
    assert (Exactly(GAME, int(state.bolotomus)).worth(state) == 1) is can


def test_a_last_kick_is_worth_what_the_dice_say() -> None:
    """R8: the hammer stops the organ with 4 of 6, the other with 2 of 6, and one of them is enough."""
    alive = ("Squidgium", "Wamblum", "Lapotum", "Antephellum", "Glut", "Gulpus")
    dead = "".join(f"{name}: dead\n" for name in NAMES if name not in alive)
    last = body(dead + "Squidgium: Thudd Nib\nout: Zip", "kicking", turn=30, options="clock=30 organs=11")
    worths = LastTurn(GAME, 0).choices(last)
    assert worths["Thudd kicks Snorg"] == worths["Nib kicks Snorg"] == pytest.approx(1 - 2 / 6 * 4 / 6)
    assert worths["end phase"] == 0
    assert best_of(worths) == {"Thudd kicks Snorg", "Nib kicks Snorg"}


def test_whoever_does_not_hunt_at_the_last_moment_retires() -> None:
    puzzle, game = LastHunts(), SNARK.game
    last = next(found for state in positions(SNARK, 3) if (found := puzzle.posed(state)))
    seat = int(last.mover)
    for deed in [deed for deed in game.legal(last, seat) if deed.verb != HUNT]:
        state = game.apply(last, seat, deed)
        while not state.retired[seat]:
            assert game.to_act(state) == (CHANCE,), deed.text
            state = game.apply(state, CHANCE, game.chances(state)[0][0])
    assert puzzle.is_solved(level_of("greedy"), last, 1)


def test_the_last_card_steals_the_stack_that_wins() -> None:
    """Two points against three: a stack stolen with the c5 makes five, one snatched only four."""
    text = "pond c4 f6 / 1 c5 | | 2c1 / 2 | #1:c3.c4 | 3f1; last now; round 5; first 1; mover 1"
    worths = Exactly(SNATCH_IT.game, 0).choices(SNATCH_IT.game.position(text))
    assert best_of(worths) == {"steal #1 with c5"} and worths["steal #1 with c5"] == 1


def test_the_program_counts_what_was_found(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["endgames.py", "snark", "--of", "greedy", "--positions", "2", "--seed", "3"])
    endgames.main()
    assert capsys.readouterr().out == "snark, greedy: last hunts 2 of 2\n"
