"""What can be done in Snatch It!, by the seats and by chance.

Every action is made once, here, and only looked up afterwards: the same action is always the same object. Stacks go
by a number that they keep while they travel from shore to shore.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from frabjous.core.contract import Action
from frabjous.games.snatch_it.cards import CARDS, COPIES, KINDS, NONE, SLIP

# What a seat does.
SNATCHES: Final = 0
STEALS: Final = 1
STEALS_BACK: Final = 2
LETS_GO: Final = 3
MUNCHES: Final = 4
BAITS: Final = 5
SCARES: Final = 6
THROWS: Final = 7  # a card for the stork, or before the first round for the pond
CALLS: Final = 8
LETS_BE: Final = 9
TAKES: Final = 10  # the stork takes a stack: by itself, or the one a neighbour chose
# What only chance does.
SLIPS: Final = 11
BEGINS: Final = 12
DRAWS: Final = 13
DROPS: Final = 14
DECIDES: Final = 15
OPENS: Final = 16
JUDGES: Final = 17
PASSES: Final = 18
MARKS: Final = 19
SHUFFLES: Final = 20
SHARES: Final = 21
FEASTS: Final = 22

SHOWING: Final = (SNATCHES, STEALS, STEALS_BACK, BAITS)  # they lay a hand card open
SECRET: Final = (THROWS, CALLS, LETS_BE)
OPEN_DEEDS: Final = (SNATCHES, STEALS, STEALS_BACK, MUNCHES, BAITS, SCARES, TAKES, OPENS, JUDGES)  # seen by all
MOST_STACKS: Final = CARDS // 2
MOST_SEATS: Final = 6


class Deed(Action):
    """One thing done: a verb, perhaps a card, perhaps the pond card below it or the number of a stack."""

    def __init__(self, verb: i64, card: i64 = NONE, below: i64 = NONE, stack: i64 = NONE) -> None:
        super().__init__(shows=verb in SHOWING, secret=verb in SECRET)
        self.verb: Final = verb
        self.card: Final = card
        self.below: Final = below
        self.stack: Final = stack
        self.is_open: Final = verb in OPEN_DEEDS


SNATCH: Final = [[Deed(SNATCHES, card, below) for below in range(KINDS)] for card in range(KINDS)]
STEAL: Final = [[Deed(STEALS, card, stack=stack) for stack in range(MOST_STACKS)] for card in range(KINDS)]
STEAL_BACK: Final = [Deed(STEALS_BACK, card) for card in range(KINDS)]
LET_GO: Final = Deed(LETS_GO)
MUNCH: Final = [[Deed(MUNCHES, below=below, stack=stack) for below in range(KINDS)] for stack in range(MOST_STACKS)]
BAIT: Final = [Deed(BAITS, card) for card in range(KINDS)]
SCARE: Final = [Deed(SCARES, card) for card in range(KINDS)]
THROW: Final = [Deed(THROWS, card) for card in range(KINDS)]
CALL: Final = Deed(CALLS)
LET_BE: Final = Deed(LETS_BE)
TAKE: Final = [Deed(TAKES, stack=stack) for stack in range(MOST_STACKS)]

SLIP_BY: Final = [Deed(SLIPS, by) for by in range(2 * SLIP + 1)]  # how far, counted from the highest place
BEGIN: Final = [Deed(BEGINS, seat) for seat in range(MOST_SEATS)]
DRAW: Final = [Deed(DRAWS, card) for card in range(KINDS)]
DROP: Final = [Deed(DROPS, card) for card in range(KINDS)]
DECIDE: Final = [Deed(DECIDES, card) for card in range(KINDS)]
OPEN: Final = Deed(OPENS)
JUDGE: Final = Deed(JUDGES)
PASS: Final = Deed(PASSES)
MARK: Final = Deed(MARKS)
SHUFFLE: Final = Deed(SHUFFLES)
SHARE: Final = Deed(SHARES)
FEAST: Final = Deed(FEASTS)

# What chance may draw or drop of a kind, with its weight: by how many there are.
DRAW_ONE_OF: Final = [[(deed, count) for count in range(COPIES + 1)] for deed in DRAW]
DROP_ONE_OF: Final = [[(deed, count) for count in range(COPIES + 1)] for deed in DROP]
