"""A game is its record."""

from __future__ import annotations

from contract.promises import check_replay, check_two_games_at_once, played
from contract.walks import GAMES, Figures, Setting, in_every_setting, seeds


@in_every_setting
def test_a_record_replays_to_what_everybody_saw(setting: Setting, figures: Figures) -> None:
    for seed in seeds(setting.fit(GAMES // 2)):
        figures.add("games")
        check_replay(setting, played(setting, seed), figures)


@in_every_setting
def test_a_record_with_undone_branches_replays_too(setting: Setting, figures: Figures) -> None:
    for seed in seeds(setting.fit(GAMES // 2)):
        figures.add("games")
        check_replay(setting, played(setting, 1000 + seed, undoing=True), figures)


@in_every_setting
def test_two_games_at_once_do_not_disturb_each_other(setting: Setting) -> None:
    for seed in range(3):
        check_two_games_at_once(setting, (seed, seed + 50), lines=60)
