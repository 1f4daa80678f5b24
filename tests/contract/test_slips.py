"""Whatever somebody points at, the room says what it is and why not now, and gives nothing away."""

from __future__ import annotations

from itertools import islice

from contract.pictures import Heard
from contract.slips import check_slips, clauses
from contract.walks import SOAK, WHOLE, Figures, Setting, in_every_setting, walks

GAMES = max(4, SOAK // 20) if WHOLE else 1
A_GAME = 5  # positions of a game that are looked at: whoever can see them points at everything in them


@in_every_setting
def test_every_thing_is_explained_without_contradiction_and_without_a_leak(setting: Setting, figures: Figures) -> None:
    heard = Heard()
    assert clauses(setting.room)
    games = walks(setting, figures, GAMES)
    for one in games if SOAK else islice(games, GAMES):  # with many options it would be many games
        check_slips(one, max(1, len(one.moves) // A_GAME), heard, figures)
    assert figures.counts["slips"] > 0
