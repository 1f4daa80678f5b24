"""Judgements are shares, and bots think the same wherever they think."""

from __future__ import annotations

from contract.promises import check_bots, check_judgement
from contract.walks import Figures, Setting, in_every_setting, walks


@in_every_setting
def test_a_judgement_is_one_share_a_seat(setting: Setting, figures: Figures) -> None:
    for one in walks(setting, figures):
        check_judgement(one, 4, figures)


@in_every_setting
def test_every_bot_chooses_something_legal_from_what_has_travelled(setting: Setting, figures: Figures) -> None:
    for one in walks(setting, figures):
        check_bots(one, 240, figures)
