"""Both kinds of dice: fast ones for thinking and tests, auditable ones for the table."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

# Multiply with carry on 31-bit words: no value ever passes 62 bits, so plain and compiled agree.
# MULTIPLIER * 2**31 - 1 is a safe prime, which makes the period about 2**61.
MULTIPLIER: Final = 2147471058
WORD_BITS: Final = 31
WORD: Final = (1 << WORD_BITS) - 1
SECRET_BYTES: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Fast dice from a seed: the same seed gives the same rolls, plain and compiled.

    >>> Dice(7).below(6) == Dice(7).below(6)
    True
    """

    def __init__(self, seed: int) -> None:
        digest = sha256(b"%d" % seed).digest()
        self.carry: i64 = int.from_bytes(digest[:7], "big") + 1

    def below(self, sides: int) -> int:
        """Roll a whole number from 0 to sides - 1, each equally likely."""
        assert 0 < sides <= WORD, f"dice have 1 to {WORD} sides, not {sides}"
        n: i64 = sides
        product: i64 = self.word() * n
        if (product & WORD) < n:
            too_low: i64 = ((1 << WORD_BITS) - n) % n
            while (product & WORD) < too_low:
                product = self.word() * n
        return product >> WORD_BITS

    def word(self) -> i64:
        """Turn the wheel: 31 fresh bits."""
        self.carry = MULTIPLIER * (self.carry & WORD) + (self.carry >> WORD_BITS)
        return self.carry & WORD

    def pick(self, things: list[T]) -> T:
        """Choose one of several, each equally likely."""
        return things[self.below(len(things))]

    def weighted(self, chances: list[tuple[T, int]]) -> T:
        """Choose one of several by whole-number weights, counted in their order."""
        total = 0
        for _, weight in chances:
            total += weight
        left = self.below(total)
        for thing, weight in chances:
            if left < weight:
                return thing
            left -= weight
        raise AssertionError(f"weights {[weight for _, weight in chances]} do not add up to {total}")


class TableDice(Dice):
    """Dice anybody can check afterwards: SHA-256 over a secret, the number of the line they decide, and the try.

    The line number goes in, so a draw that was undone is not drawn alike again.
    """

    def __init__(self, secret: bytes, line: int) -> None:
        super().__init__(0)
        self.prefix: Final = secret + line.to_bytes(8, "big")
        self.tries = 0

    def below(self, sides: int) -> int:
        span = 1 << 256
        fair = span - span % sides
        while True:
            digest = sha256(self.prefix + self.tries.to_bytes(8, "big")).digest()
            self.tries += 1
            roll = int.from_bytes(digest, "big")
            if roll < fair:
                return roll % sides


def seal_of(secret: bytes) -> str:
    """Give the hash that is published before the game, so that the secret cannot be changed in the middle."""
    return sha256(secret).hexdigest()
