"""Nothing leaks: whatever a seat cannot know changes nothing that reaches it."""

from __future__ import annotations

from contract.namings import NAMING, Nameless, check_nameless
from contract.sights import check_open_actions, check_secret_actions, check_seen, check_sight, check_told, differing
from contract.walks import SOAK, WHOLE, Figures, Setting, in_every_setting, walks

EVERY = 1 if SOAK else 4
PICTURES_EVERY = 10 if SOAK else 15
NEVER = 10**9


@in_every_setting
def test_imagined_positions_look_like_the_real_one(setting: Setting, figures: Figures) -> None:
    for one in walks(setting, figures):
        draws = not SOAK or one.seed % 20 == 0  # pictures take their time
        check_sight(one, EVERY, PICTURES_EVERY if draws else NEVER, 2, figures)
        if SOAK:
            figures.add("differing", differing(one, 10))


@in_every_setting
def test_what_looks_the_same_is_told_the_same(setting: Setting, figures: Figures) -> None:
    for one in walks(setting, figures):
        check_told(one, EVERY * 3, figures)


@in_every_setting
def test_what_is_told_the_same_looks_the_same(setting: Setting, figures: Figures) -> None:
    for one in walks(setting, figures):
        check_seen(one, EVERY * 3, figures)


@in_every_setting
def test_an_action_that_shows_nothing_is_legal_wherever_others_imagine(setting: Setting, figures: Figures) -> None:
    for one in walks(setting, figures):
        check_open_actions(one, EVERY, figures)


@in_every_setting
def test_secret_choices_look_alike_until_the_last_is_in(setting: Setting, figures: Figures) -> None:
    for one in walks(setting, figures):
        check_secret_actions(one, EVERY, figures)


@in_every_setting
def test_where_choices_come_to_light_without_names_nobody_can_tell_who_chose(
    setting: Setting, figures: Figures
) -> None:
    naming, secrets = NAMING.get(setting.room.key), 0
    for one in walks(setting, figures):
        secrets += sum(move.action.secret for move in one.moves)
        if isinstance(naming, Nameless):
            draws = one.seed % (20 if SOAK else 4) == 0
            check_nameless(one, naming, figures, partners=setting.seats if SOAK else 1, draws=draws)
    says_how = "a room with secret choices says how they come to light"
    assert (secrets > 0) == (naming is not None) if WHOLE else secrets == 0 or naming is not None, says_how
    assert not isinstance(naming, Nameless) or figures.counts["exchanges"] > 0
