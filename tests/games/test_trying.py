"""Every figure can be played with: its own course is open, what it forbids is refused, and chance is fair game."""

from __future__ import annotations

from typing import Final

import pytest

from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE, NOBODY
from frabjous.core.errors import GameError
from frabjous.games import IN_ORDER, ROOMS
from frabjous.games.room import AnyRoom
from frabjous.games.teaching import Figure, NoSuchFigure, figure_of, teaching
from frabjous.games.trying import AnyReplay, chooser, shown_next, tried_out

FIGURES: Final = [(room, figure) for room in IN_ORDER for figure in teaching(room).figures]
SOME_DEEDS: Final = 25
every_figure = pytest.mark.parametrize(
    ("room", "figure"), FIGURES, ids=[f"{room.key}-{figure.number}" for room, figure in FIGURES]
)


def followed(room: AnyRoom, figure: Figure) -> tuple[list[str], AnyReplay]:
    """Do what the figure shows, by the hands of whoever chooses."""
    deeds: list[str] = []
    play = tried_out(room, figure, deeds, 7)
    while (act := shown_next(figure, play)) is not None:
        assert act.actor == chooser(figure, play)
        deeds.append(act.text)
        play = tried_out(room, figure, deeds, 7)
    return deeds, play


@every_figure
def test_what_a_figure_shows_can_be_done_there(room: AnyRoom, figure: Figure) -> None:
    _, play = followed(room, figure)
    lines = [(line.seat, line.text) for line in play.record.lines]
    assert lines[: len(figure.acts)] == [(act.actor, act.text) for act in figure.acts]
    assert all(seat == CHANCE for seat, _ in lines[len(figure.acts) :])


@every_figure
def test_what_a_figure_forbids_is_refused_there(room: AnyRoom, figure: Figure) -> None:
    deeds, play = followed(room, figure)
    for text in figure.forbidden:
        with pytest.raises(GameError):
            tried_out(room, figure, [text], 7)
    if chooser(figure, play) == figure.seat:
        for text in figure.forbidden_after:
            with pytest.raises(GameError):
                tried_out(room, figure, [*deeds, text], 7)


@every_figure
def test_a_figure_can_be_played_on(room: AnyRoom, figure: Figure) -> None:
    deeds: list[str] = []
    play, dice = tried_out(room, figure, deeds, 3), Dice(figure.number)
    while (seat := chooser(figure, play)) != NOBODY and len(deeds) < SOME_DEEDS:
        deeds.append(dice.pick(room.game.legal(play.state, seat)).text)
        play = tried_out(room, figure, deeds, 3)
    assert len(deeds) == SOME_DEEDS or play.outcome() is not None
    if play.outcome() is not None:
        with pytest.raises(GameError):
            tried_out(room, figure, [*deeds, deeds[-1]], 3)


def test_chance_does_as_the_figure_shows_and_else_as_its_luck_will() -> None:
    room = ROOMS["snits_revenge"]
    figure = figure_of(room, 5)

    def rolled(deed: str) -> list[str]:
        return [tried_out(room, figure, [deed], luck).record.lines[1].text for luck in range(20)]

    assert set(rolled("Thudd kicks Snorg")) == {"die 4"}
    others = rolled("Nib kicks Snorg")
    assert len(set(others)) > 3
    assert others == rolled("Nib kicks Snorg")


@pytest.mark.parametrize("number", [0, 99])
def test_there_is_no_figure_of_that_number(number: int) -> None:
    with pytest.raises(NoSuchFigure):
        figure_of(ROOMS["splut"], number)
