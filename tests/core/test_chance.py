"""Dice: fair, the same everywhere for the same seed, and at the table open to audit."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import pytest

from frabjous.core.chance import MULTIPLIER, WORD_BITS, Dice, TableDice, seal_of

SECRET: Final = bytes(range(32))
ROLLS: Final = 24_000
# Chi-square: the value that fair dice pass 999 times in a thousand, by degrees of freedom.
LIMIT: Final = {1: 10.83, 2: 13.82, 5: 20.52, 6: 22.46, 19: 43.82, 37: 69.35}

# The first rolls of Dice(7), Dice(2026) and Dice(0), and of TableDice(SECRET, 12).
FROZEN_SIX: Final = [3, 5, 4, 3, 0, 4, 3, 5, 4, 5, 5, 0]
FROZEN_MILLION: Final = [652392, 839329, 492368, 921308, 222228]
FROZEN_WORDS: Final = [158098870, 1980597289, 1018350009, 1431350927]
FROZEN_TABLE: Final = [40, 30, 47, 10, 35, 51, 47, 3]


def chi_square(counts: list[int], weights: list[int]) -> float:
    rolls, total = sum(counts), sum(weights)
    expected = [rolls * weight / total for weight in weights]
    return sum((count - wanted) ** 2 / wanted for count, wanted in zip(counts, expected, strict=True))


def counted(rolls: list[int], sides: int) -> list[int]:
    return [rolls.count(side) for side in range(sides)]


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 20, 38])
@pytest.mark.parametrize("seed", [1, 2, 2026])
def test_fast_dice_are_fair(sides: int, seed: int) -> None:
    dice = Dice(seed)
    counts = counted([dice.below(sides) for _ in range(ROLLS)], sides)
    assert chi_square(counts, [1] * sides) < LIMIT[sides - 1]


@pytest.mark.parametrize("sides", [2, 3, 6, 7])
def test_table_dice_are_fair_from_line_to_line(sides: int) -> None:
    counts = counted([TableDice(SECRET, line).below(sides) for line in range(6000)], sides)
    assert chi_square(counts, [1] * sides) < LIMIT[sides - 1]


def test_table_dice_are_fair_within_a_line() -> None:
    dice = TableDice(SECRET, 7)
    counts = counted([dice.below(6) for _ in range(6000)], 6)
    assert chi_square(counts, [1] * 6) < LIMIT[5]


def test_pairs_of_rolls_are_independent() -> None:
    dice = Dice(99)
    pairs = [dice.below(2) * 3 + dice.below(3) for _ in range(ROLLS)]
    assert chi_square(counted(pairs, 6), [1] * 6) < LIMIT[5]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [Dice(seed).below(6) for seed in range(6000)]
    assert chi_square(counted(first, 6), [1] * 6) < LIMIT[5]


def test_first_rolls_are_the_same_plain_and_compiled_today_and_forever() -> None:
    """Frozen: simulations are quoted by their seeds."""
    dice = Dice(7)
    assert [dice.below(6) for _ in range(12)] == FROZEN_SIX
    dice = Dice(2026)
    assert [dice.below(1_000_000) for _ in range(5)] == FROZEN_MILLION
    dice = Dice(0)
    assert [dice.word() for _ in range(4)] == FROZEN_WORDS
    dice = TableDice(SECRET, 12)
    assert [dice.below(52) for _ in range(8)] == FROZEN_TABLE


@pytest.mark.parametrize("seed", [0, 1, -1, 2**62, -(2**62), 2**200])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert 0 <= Dice(seed).below(6) < 6
    assert [Dice(seed).below(1000) for _ in range(3)] == [Dice(seed).below(1000)] * 3


def test_no_value_ever_passes_62_bits() -> None:
    """The wheel's largest values stay below what plain and compiled treat alike."""
    largest = (1 << WORD_BITS) - 1
    assert MULTIPLIER * largest + (MULTIPLIER * largest >> WORD_BITS) < 1 << 62
    dice = Dice(3)
    for _ in range(1000):
        assert 0 <= dice.word() < 1 << WORD_BITS
        assert dice.carry < 1 << 62


@pytest.mark.parametrize("sides", [1, 2, 3, 2**30, 2**30 + 1, 2**31 - 1])
def test_a_roll_is_always_below_its_sides(sides: int) -> None:
    dice = Dice(5)
    assert all(0 <= dice.below(sides) < sides for _ in range(300))


def test_a_large_die_is_fair_although_it_does_not_divide_the_wheel() -> None:
    """Without rejection, the lower half of a die with 3 * 2**29 sides would come up twice as often as the rest."""
    dice = Dice(11)
    sides = 3 << 29
    thirds = [dice.below(sides) * 3 // sides for _ in range(6000)]
    assert chi_square(counted(thirds, 3), [1] * 3) < LIMIT[2]


def test_picking_gives_every_thing_its_turn() -> None:
    dice = Dice(1)
    assert {dice.pick(["a", "b", "c"]) for _ in range(50)} == {"a", "b", "c"}


def test_weights_are_kept() -> None:
    dice = Dice(4)
    chances = [("hare", 1), ("tortoise", 2), ("snail", 5)]
    drawn = [dice.weighted(chances) for _ in range(ROLLS)]
    counts = [drawn.count(name) for name, _ in chances]
    assert chi_square(counts, [1, 2, 5]) < LIMIT[2]


def test_weights_are_counted_in_their_order() -> None:
    """The order of chances belongs to the rules version, since it decides what a roll means."""
    for seed in range(30):
        roll = Dice(seed).below(8)
        expected = "hare" if roll < 1 else "tortoise" if roll < 3 else "snail"
        assert Dice(seed).weighted([("hare", 1), ("tortoise", 2), ("snail", 5)]) == expected


def test_a_single_outcome_needs_no_luck() -> None:
    assert TableDice(SECRET, 1).weighted([("stork", 1)]) == "stork"
    assert Dice(1).weighted([("never", 0), ("stork", 3)]) == "stork"


# At the table


def by_hand(secret: bytes, line: int, sides: int) -> int:
    """Roll as docs tell anybody to: hash secret, line and try; throw away what would be unfair."""
    span, tries = 1 << 256, 0
    while True:
        digest = sha256(secret + line.to_bytes(8, "big") + tries.to_bytes(8, "big")).digest()
        roll = int.from_bytes(digest, "big")
        if roll < span - span % sides:
            return roll % sides
        tries += 1


@pytest.mark.parametrize("sides", [1, 2, 6, 38, 2**31, 2**63 + 1])
def test_table_dice_can_be_rolled_by_hand(sides: int) -> None:
    for line in range(1, 40):
        assert TableDice(SECRET, line).below(sides) == by_hand(SECRET, line, sides)


def test_unfair_rolls_are_thrown_away() -> None:
    """With 2**255 + 1 sides nearly every second hash is too high."""
    sides = (1 << 255) + 1
    tries = 0
    for line in range(60):
        dice = TableDice(SECRET, line)
        assert dice.below(sides) == by_hand(SECRET, line, sides)
        tries += dice.tries
    assert 90 <= tries <= 160


def test_another_line_or_another_secret_is_another_roll() -> None:
    rolls = {TableDice(SECRET, line).below(2**60) for line in range(50)}
    assert len(rolls) == 50
    assert TableDice(bytes(32), 1).below(2**60) != TableDice(SECRET, 1).below(2**60)


def test_the_seal_is_the_hash_of_the_secret() -> None:
    assert seal_of(SECRET) == sha256(SECRET).hexdigest()
    assert seal_of(SECRET) != seal_of(bytes(32))
