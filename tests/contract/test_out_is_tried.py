"""The promise about who is out is tried on something, and a game that breaks it is caught."""

from __future__ import annotations

from dataclasses import replace

import pytest

from contract.test_out import check_out
from contract.walks import Figures, Setting, walk
from fakes import PICKS, Picks, Position
from frabjous.core.contract import Outcome, said
from frabjous.games import ROOMS


@pytest.mark.parametrize(("key", "seats"), [("splut", 4), ("snark", 3), ("snits_revenge", 4)])
def test_random_games_do_put_seats_out(key: str, seats: int) -> None:
    """Otherwise the promise would be tried on nothing."""
    setting = Setting(ROOMS[key], seats)
    assert sum(bool(setting.game.out(walk(setting, seed).end)) for seed in range(20)) >= 5


class OutOfTurn(Picks):
    """Says that who has to call is out."""

    def out(self, state: Position) -> tuple[int, ...]:
        return (state.opener,)


class OutForARound(Picks):
    """Puts the last seat out for one round only."""

    def out(self, state: Position) -> tuple[int, ...]:
        return (2,) if state.coin else ()


class OutInSecret(Picks):
    """Puts out who was dealt a hidden 0, once nobody has to act any more."""

    def out(self, state: Position) -> tuple[int, ...]:
        last = state.round == state.rounds - 1 and bool(state.coin)
        return tuple(seat for seat, token in enumerate(state.tokens) if token == 0 and (last or state.over))

    def outcome(self, state: Position) -> Outcome | None:
        return None if super().outcome(state) is None else Outcome((0.0,) * state.seats, (), said("fake-ask"))


class OutAndWinning(Picks):
    """Puts everybody out at the end, the winners too."""

    def out(self, state: Position) -> tuple[int, ...]:
        return tuple(range(state.seats)) if state.over else ()


@pytest.mark.parametrize(
    ("game", "why"),
    [
        (OutOfTurn(), "is to act"),
        (OutForARound(), "is in again"),
        (OutInSecret(), "cannot know who is out"),
        (OutAndWinning(), "has a share"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Picks) else "",
)
def test_a_game_that_breaks_it_is_caught(game: Picks, why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        for seed in range(12):
            check_out(walk(Setting(replace(PICKS, game=game), 3), seed), 1, Figures())


def test_an_honest_game_keeps_it() -> None:
    for seed in range(12):
        check_out(walk(Setting(PICKS, 3), seed), 1, Figures())
