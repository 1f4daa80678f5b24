"""A forged draw is blamed on its own line: every act of chance of a game is forged in turn, in every room."""

from __future__ import annotations

from dataclasses import replace

import pytest

from contract.promises import play_some
from contract.walks import AnyReplay, Setting, in_every_setting
from frabjous.core.contract import CHANCE
from frabjous.core.errors import BadRecord
from frabjous.core.record import Line, Record, verify
from frabjous.core.scroll import scroll

LINES = 150


def forgeries(play: AnyReplay, line: Line) -> list[str]:
    """Write what else chance could have done there, once; where it had no choice, nothing can be forged."""
    chances = play.game.chances(play.state_after(line.number - 1))
    others = [text for outcome, _ in chances if (text := outcome.text) != line.text]
    return others[:1]


def forged(record: Record, number: int, text: str) -> Record:
    lines = record.lines
    return replace(record, lines=scroll((*lines[: number - 1], replace(lines[number - 1], text=text), *lines[number:])))


def has_luck(play: AnyReplay) -> bool:
    return any(len(play.game.chances(play.state_after(number))) > 1 for number in range(play.length + 1))


@in_every_setting
def test_every_forged_draw_is_blamed_on_its_own_line(setting: Setting) -> None:
    play = play_some(setting, 1, LINES)
    tries = [(line, text) for line in play.record.lines if line.seat == CHANCE for text in forgeries(play, line)]
    assert tries or not has_luck(play), "nothing was forged"
    for line, text in tries:
        with pytest.raises(BadRecord) as refusal:
            verify(setting.game, forged(play.record, line.number, text))
        assert refusal.value.values["line"] == line.number
        assert str(refusal.value).endswith(f"the dice say “{line.text}”, the record says “{text}”.")
