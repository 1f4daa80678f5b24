"""Of a long game only some positions are kept, and nobody can tell."""

from __future__ import annotations

from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st

from fakes import PICKS, Act, Picks, Position, Seen
from frabjous.core import agreed
from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE, TABLE
from frabjous.core.record import EVERY, LATEST, Line, Replay, agree, begin, draw, replay, step

SECRET: Final = bytes(32)
Play = Replay[Position, Act, Seen]


class CountingPicks(Picks):
    """Picks that counts how often a position was made."""

    def __init__(self) -> None:
        super().__init__()
        self.made = 0

    def apply(self, state: Position, seat: int, action: Act) -> Position:
        self.made += 1
        return super().apply(state, seat, action)


def history(dice: Dice, lines: int) -> Play:
    """Play so many lines at random: many are taken back, near and far, so that the game never ends before."""
    play = begin(PICKS.game, 3, {"rounds": "5"}, SECRET)
    while play.length < lines:
        longer = one_more(play, dice)
        play = agree(play, undo(play, dice)) if longer.outcome() is not None else longer
    return play


def one_more(play: Play, dice: Dice) -> Play:
    what = dice.below(12)
    if what == 0 and play.mainline:
        return agree(play, undo(play, dice))
    if what == 1:
        return agree(play, agreed.AskHint(dice.below(3)))
    if play.to_act() == (CHANCE,):
        return draw(play, dice)
    seat = dice.pick(list(play.to_act()))
    return step(play, seat, dice.pick(play.game.legal(play.state, seat)).text)


def undo(play: Play, dice: Dice) -> agreed.Undo:
    """Take back one line, a few, or very many."""
    back = 1 + dice.below(dice.pick([1, 5, len(play.mainline)]))
    return agreed.Undo(play.mainline[-min(back, len(play.mainline))] - 1)


def every_state(play: Play) -> list[Position]:
    """Play a record through and keep all positions: what must come out."""
    states = [play.game.start(3, {"rounds": "5"})]
    for line in play.record.lines:
        word = agreed.read(line.text) if line.seat == TABLE else None
        if word is None:
            states.append(play.game.apply(states[-1], line.seat, play.game.read(line.text)))
        else:
            states.append(states[word.to] if isinstance(word, agreed.Undo) else states[-1])
    return states


histories = st.builds(history, st.integers(0, 10**9).map(Dice), st.integers(0, 5 * EVERY))


@given(play=histories, seed=st.integers(0, 10**9))
@settings(max_examples=80, deadline=None, derandomize=True, database=None)
def test_the_position_after_any_line_is_the_one_that_was_there(play: Play, seed: int) -> None:
    dice, states = Dice(seed), every_state(play)
    for asked in (range(play.length + 1), [dice.below(play.length + 1) for _ in range(EVERY)]):
        for number in asked:
            assert play.state_after(number) == states[number]
    assert play.state == states[-1]


@given(play=histories, share=st.floats(0, 1), seed=st.integers(0, 10**9))
@settings(max_examples=80, deadline=None, derandomize=True, database=None)
def test_a_play_up_to_a_line_is_the_play_as_it_was(play: Play, share: float, seed: int) -> None:
    """It goes on by itself, and the longer one stays as it was."""
    number = int(share * play.length)
    past, states = play.up_to(number), every_state(play)
    again = replay(play.game, play.record.up_to(number))
    assert (past.record, past.pact, past.mainline) == (again.record, again.pact, again.mainline)
    dice = Dice(seed)
    for _ in range(EVERY):
        longer = one_more(past, dice)
        past = longer if longer.outcome() is None else agree(past, undo(past, dice))
    assert [past.state_after(line) for line in range(past.length + 1)] == every_state(past)
    assert [play.state_after(line) for line in range(play.length + 1)] == states


@given(play=histories)
@settings(max_examples=40, deadline=None, derandomize=True, database=None)
def test_a_line_counts_if_it_is_on_the_mainline(play: Play) -> None:
    counting = set(play.mainline)
    assert [number for number in range(-1, play.length + 2) if play.counts(number)] == sorted(counting)


def with_undos_across_every_kept_line(game: CountingPicks) -> Play:
    """Play long, so that each line whose position is kept is at once undone."""
    play = begin(game, 2, {"rounds": "2"}, SECRET)
    for number in range(1, 20 * EVERY):
        if number % EVERY == 1 and number > 1:
            play = play.plus(Line(number, TABLE, f"undo {number - 2}"))
        else:
            play = play.plus(Line(number, 0, "high"))
    return play


def test_no_position_is_far_from_a_kept_one() -> None:
    """Whoever undoes just the lines whose positions are kept does not make every look at the game a long one."""
    game = CountingPicks()
    play = with_undos_across_every_kept_line(game)
    for number in range(play.length, -1, -1):
        before = game.made
        play.state_after(number)
        assert game.made - before < EVERY


def test_reading_a_record_through_plays_it_once() -> None:
    """Also when each line is looked at from both sides, as the log does."""
    game = CountingPicks()
    play = with_undos_across_every_kept_line(game)
    before = game.made
    for number in range(2, play.length + 1):
        for asked in (number - 1, number, number - 1, number - 2):
            play.state_after(asked)
    assert game.made - before <= play.length


def test_a_long_game_keeps_few_positions_and_shares_its_lines() -> None:
    play = begin(PICKS.game, 2, {}, SECRET)
    for number in range(1, 20 * EVERY + 1):
        play = play.plus(Line(number, 0, "high"))
    longer = play.plus(Line(play.length + 1, 0, "low"))
    assert sum(state is not None for state in play.kept) == 21
    assert len(play.latest) == LATEST
    assert all(one is other for one, other in zip(play.record.lines.pages, longer.record.lines.pages, strict=True))
