"""Whole turns: what comes of three steps, and of the three that answer them.

Alpha-beta over steps, in which a seat goes on until its turn ends, so it is over whole turns; many orders of steps lead
to one position, which is thought about once. All others are taken to be against the seat that thinks. At the end of
every turn it is found out exactly whether the next seat has a kill; where thinking ends, the position is judged.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core.chance import WORD, Dice
from frabjous.core.mind import Enough, Mind
from frabjous.games.splut.actions import STEPS, Step
from frabjous.games.splut.arena import SQUARES, beside
from frabjous.games.splut.bot import judge
from frabjous.games.splut.kills import OFF_LINE, STEPS_APART, Kill, enemies_of
from frabjous.games.splut.pieces import DWARF, FRESH, GONE, NOTHING, ROCKS, SORCERER, SPENT, TROLL, piece_of
from frabjous.games.splut.rules import STEPS_A_TURN, Splut, end_turn, is_over, numbers_of
from frabjous.games.splut.state import Position

RULES: Final = Splut()
WON: Final = 1.0
LOST: Final = 0.0
HAIR: Final = 1e-9  # what cannot be told from nothing
UNSURE: Final = 0.05  # no judgement is as sure as a kill: it stays apart from one by more than a whim
DEEPEST: Final = 20  # turns
PACE: Final = 40  # its positions are cheap, and it pays to look at many
WHIM: Final = 0.04  # differences that are a matter of taste: not always the same opening
ASK_EVERY: Final = 200  # positions between two looks at the budget
KILL_AHEAD: Final = 0.5  # a kill that does not end the game brings so much of what is missing to a sure win


# How well a team stands; one makes it e times as likely to win.
DWARF_ALIVE: Final = 0.3
STEP_TO_A_ROCK: Final = 0.08  # each step that the troll is nearer to a rock …
STEP_TO_ANOTHER: Final = 0.04  # … and to a second one
FREEDOM: Final = 0.04  # each empty square beside the sorcerer
# What a rock takes from the sorcerer that it threatens, by the steps that an enemy's troll is short of throwing it.
SHORT_OF_A_KILL: Final = vec[float]([0.45, 0.36, 0.27, 0.19, 0.12, 0.07, 0.03])


# How teams stand


def standing(state: Position, seat: i64) -> float:
    """Say how well one living team stands."""
    where, board = state.where, state.board
    sorcerer, troll = where[piece_of(seat, SORCERER)], where[piece_of(seat, TROLL)]
    worth = DWARF_ALIVE if where[piece_of(seat, DWARF)] != GONE else 0.0
    for direction in range(4):
        if board[beside(sorcerer, direction)] == NOTHING:
            worth += FREEDOM
    nearest: i64 = SQUARES
    second: i64 = SQUARES
    for rock in range(ROCKS):
        steps = STEPS_APART[SQUARES * troll + where[rock]]
        if steps < nearest:
            nearest, second = steps, nearest
        elif steps < second:
            second = steps
    worth -= STEP_TO_A_ROCK * int(nearest) + STEP_TO_ANOTHER * int(second)
    for enemy in range(len(state.sides)):
        if enemy != seat and state.is_alive(enemy):
            worth -= danger(where, sorcerer, where[piece_of(enemy, TROLL)])
    return worth


def danger(where: vec[i64], sorcerer: i64, troll: i64) -> float:
    """Add up how soon each rock could be thrown by an enemy's troll at a sorcerer, by distance alone."""
    total = 0.0
    for rock in range(ROCKS):
        at = where[rock]
        short = STEPS_APART[SQUARES * troll + at] - 1 + OFF_LINE[SQUARES * at + sorcerer]
        if short < len(SHORT_OF_A_KILL):
            total += SHORT_OF_A_KILL[short]
    return total


# One position, one number


WIDTH: Final = SQUARES + 1
# Kinds of things that stand on squares: the pieces of four teams, then rocks and what magic knows of them.
ROCK: Final = 12
LOCKED: Final = 13
MOVED: Final = 14
ALOFT: Final = 15
MOMENT: Final = 16  # what stands on no square


def numbered() -> vec[i64]:
    """Draw a number for everything that makes two positions different."""
    dice = Dice(SQUARES)
    return vec[i64]([(dice.below(WORD) << 30) ^ dice.below(WORD) for _ in range((MOMENT + 2) * WIDTH)])


NUMBERED: Final = numbered()


def number_of(state: Position) -> int:
    """Give a number that stands for a position: one rock is like another, but for what magic can do with it."""
    where = state.where
    aloft, locked, moved = state.aloft, state.locked, state.moved
    moment = 4 * state.mover + state.left
    if aloft == SPENT:
        moment += 16
    if state.turn == 1:
        moment += 32  # the next turn is shorter
    number = NUMBERED[WIDTH * MOMENT + moment]
    for piece in range(ROCKS, len(where)):
        number ^= NUMBERED[WIDTH * (piece - ROCKS) + where[piece]]
    for rock in range(ROCKS):
        at = where[rock]
        number ^= NUMBERED[WIDTH * ROCK + at]
        if locked >> rock & 1:
            number ^= NUMBERED[WIDTH * LOCKED + at]
        if moved >> rock & 1:
            number ^= NUMBERED[WIDTH * MOVED + at]
        if aloft == rock:
            number ^= NUMBERED[WIDTH * ALOFT + at]
    return number


# Thinking


class Known:
    """What was found about a position: between what bounds its worth lies, and the step to try first."""

    def __init__(self, turns: int, least: float, most: float, step: int) -> None:
        self.turns: Final = turns
        self.least: Final = least
        self.most: Final = most
        self.step: Final = step


class Turns(Kill):
    """What one seat thinks about one position."""

    def __init__(self, seat: int, enough: Enough) -> None:
        super().__init__()
        self.seat: Final[i64] = seat
        self.enough: Final = enough
        self.asked = 0  # how many positions had been looked at when the budget was asked last
        self.stopped = False
        self.known: Final[dict[int, Known]] = {}
        self.liked: Final = vec[i64]([0] * len(STEPS))  # how often each step was too good to be allowed

    def must_stop(self) -> bool:
        """Ask now and then whether it is enough."""
        if self.looked >= self.asked + ASK_EVERY:
            self.asked = self.looked
            self.stopped = self.enough(self.looked)
        return self.stopped

    def next(self, state: Position, number: i64) -> Position:
        """Make any step."""
        self.looked += 1
        return RULES.apply(state, state.mover, STEPS[number])

    def worth(self, state: Position, turns: int, low: float, high: float, begins: bool) -> float:
        """Say what a position is worth to the seat, looking so many turns ahead, this one included.

        Only what lies between `low` and `high` is told exactly. `begins` asks for a kill in this turn first.
        """
        if self.must_stop():
            return LOST
        if is_over(state) or not state.is_alive(self.seat):
            return share_at_the_end(state, self.seat)
        number = number_of(state)
        known = self.known.get(number)
        first = -1
        if known is not None:
            first = known.step
            if known.turns == turns or (known.least == known.most and known.least in (WON, LOST)):
                if known.least >= high or known.least == known.most:
                    return known.least
                if known.most <= low:
                    return known.most
        if begins and (known is None or turns == 0):
            settled = self.at_the_beginning(state, turns)
            if settled >= 0.0:
                self.known[number] = Known(turns, settled, settled, -1)
                return settled
        found, step = self.best_step(state, turns, low, high, first)
        if not self.stopped:
            self.known[number] = Known(turns, LOST if found <= low else found, WON if found >= high else found, step)
        return found

    def at_the_beginning(self, state: Position, turns: int) -> float:
        """Settle what needs no trying at the beginning of a turn: a kill, or the end of thinking; else give -1."""
        mover = state.mover
        mine = mover == self.seat
        enemies = enemies_of(state, self.seat)
        if self.is_there(state, enemies if mine else 1 << self.seat):
            if not mine:
                return LOST
            if enemies & (enemies - 1) == 0:
                return WON
            if turns == 0:
                hope = self.look(state)
                return hope + (WON - hope) * KILL_AHEAD
        return -1.0 if turns else self.look(state)

    def look(self, state: Position) -> float:
        """Judge a position at the end of a turn: by how the teams stand."""
        mine = exp(standing(state, self.seat))
        total = 0.0
        for seat in range(len(state.sides)):
            if state.is_alive(seat):
                total += exp(standing(state, seat))
        return min(max(UNSURE, mine / total), WON - UNSURE)

    def best_step(self, state: Position, turns: int, low: float, high: float, first: int) -> tuple[float, int]:
        """Try the steps, the most promising first; give the best for the mover and what it is worth to the seat."""
        numbers = numbers_of(state)
        if not len(numbers):  # S15
            passed = state.copy()
            end_turn(passed)
            return self.worth(passed, turns - 1, low, high, True), -1
        mine = state.mover == self.seat
        best = -1.0 if mine else 2.0
        best_number = -1
        for number in self.in_order(numbers, first):
            after = self.next(state, number)
            if after.turn != state.turn:
                found = self.worth(after, turns - 1, low, high, True)
            else:
                found = self.worth(after, turns, low, high, False)
            if self.stopped:
                return LOST, -1
            if mine:
                if found > best:
                    best, best_number = found, number
                    low = max(low, found)
            elif found < best:
                best, best_number = found, number
                high = min(high, found)
            if low >= high:
                self.liked[number] += turns
                break
        return best, best_number

    def in_order(self, numbers: vec[i64], first: int) -> list[int]:
        """Sort steps: the one that was best before, then those that were good elsewhere."""
        keys: list[int] = []
        for number in numbers:
            keys.append(-(self.liked[number] << 13) + number if number != first else FIRST)
        keys.sort()
        return [first if key == FIRST else key & ANY_STEP for key in keys]


FIRST: Final = -(1 << 60)
ANY_STEP: Final = (1 << 13) - 1


def share_at_the_end(state: Position, seat: i64) -> float:
    """Share the victory among the living."""
    return 1.0 / len(state.living()) if state.is_alive(seat) else LOST


class TurnMind(Mind[Position, Step]):
    """Plays Splut! by whole turns."""

    def __init__(self) -> None:
        super().__init__(pace=PACE, whim=WHIM)

    def weigh(
        self, state: Position, seat: int, actions: list[Step], leanings: list[float], enough: Enough, dice: Dice
    ) -> list[float]:
        thought = Turns(seat, enough)
        after = [RULES.apply(state, seat, action) for action in actions]
        worths = [judge(one)[seat] for one in after]
        for turns in range(1, DEEPEST):
            found, done = self.weighed(thought, state.turn, after, worths, leanings, turns)
            best = max([found[at] + leanings[at] for at in done], default=LOST)
            if done and max([found[at] for at in done]) <= LOST:
                if len(done) == len(actions):  # whatever it does: then what seemed best before it saw that
                    return [worth * HAIR for worth in worths]
            elif done:
                for at in range(len(actions)):
                    worths[at] = found[at] if at in done else min(worths[at], best - leanings[at] - HAIR)
            if thought.stopped or max(worths) >= WON:
                break
        return worths

    def weighed(
        self,
        thought: Turns,
        turn: i64,
        after: list[Position],
        worths: list[float],
        leanings: list[float],
        turns: int,
    ) -> tuple[list[float], list[int]]:
        """Weigh actions so many turns deep, the best of before first; name those it got to."""
        found = worths.copy()
        done: list[int] = []
        best = -1.0
        order = sorted(range(len(after)), key=lambda at: -worths[at] - leanings[at])
        for at in order:
            low = max(LOST - HAIR, best - leanings[at])
            further = turns if after[at].turn == turn else turns - 1
            one = thought.worth(after[at], further, low, WON + HAIR, True)  # a kill may be left in this turn, too
            if thought.stopped:
                break
            found[at] = one - HAIR if one <= low else one
            best = max(best, one + leanings[at])
            done.append(at)
        return found, done

    def hope(self, state: Position, seat: int, enough: Enough, dice: Dice) -> float:
        if is_over(state) or not state.is_alive(seat):
            return share_at_the_end(state, seat)
        if seat != state.mover and len(state.living()) == 2:  # what one may hope for, the other must fear
            return WON - self.hope(state, state.mover, enough, dice)
        thought = Turns(seat, enough)
        hope = judge(state)[seat]
        begins = state.left == STEPS_A_TURN and state.aloft == FRESH and not state.moved
        for turns in range(1, DEEPEST):
            found = thought.worth(state, turns, LOST, WON, begins)
            if thought.stopped:
                break
            hope = found
        return hope
