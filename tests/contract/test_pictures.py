"""Every action can be pointed at, every word said, every picture drawn without harm: in both shapes, for everybody."""

from __future__ import annotations

from contract.pictures import Heard, check_choices, check_svg, check_told_words, check_words
from contract.walks import SOAK, WHOLE, Figures, Setting, in_every_setting, walks

EVERY = 10
GAMES = max(6, SOAK // 20) if WHOLE else 2  # pictures take their time


@in_every_setting
def test_every_legal_action_has_a_path_and_every_path_a_legal_action(setting: Setting, figures: Figures) -> None:
    for one in walks(setting, figures, GAMES):
        check_choices(one, EVERY, figures)


@in_every_setting
def test_every_word_of_a_picture_can_be_said_in_three_languages(setting: Setting, figures: Figures) -> None:
    heard = Heard()
    for one in walks(setting, figures, GAMES):
        check_words(one, EVERY, heard, figures)


@in_every_setting
def test_everything_told_can_be_said_in_three_languages(setting: Setting, figures: Figures) -> None:
    heard = Heard()
    for one in walks(setting, figures):
        check_told_words(one, 2, heard, figures)


@in_every_setting
def test_the_picture_is_clean_svg_in_which_names_do_no_harm(setting: Setting, figures: Figures) -> None:
    for one in walks(setting, figures, GAMES):
        check_svg(one, EVERY, figures)
