"""What can be done in Snatch It!, by the seats and by chance.

Every action is made once, here, and only looked up afterwards: the same action is always the same object. Stacks go
by a number that they keep while they travel from shore to shore.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from frabjous.core.contract import Action
from frabjous.games.snatch_it.cards import COPIES, NAMES, NONE, SLIP
from frabjous.games.snatch_it.terms import MOST_SEATS, MOST_STACKS

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


class Deed(Action):
    """One thing done: a verb, how it is written, perhaps a card, and the pond card or the stack it goes on.

    Where chance begins, `card` is a seat; where the marker slips, how far.
    """

    def __init__(self, verb: i64, text: str, card: i64 = NONE, below: i64 = NONE, stack: i64 = NONE) -> None:
        super().__init__(text, shows=verb in SHOWING, secret=verb in SECRET)
        self.verb: Final = verb
        self.card: Final = card
        self.below: Final = below
        self.stack: Final = stack
        self.is_open: Final = verb in OPEN_DEEDS


def with_each_card(verb: i64, words: str) -> list[Deed]:
    return [Deed(verb, f"{words} {name}", card) for card, name in enumerate(NAMES)]


STACKS: Final = [f"#{stack + 1}" for stack in range(MOST_STACKS)]

SNATCH: Final = [
    [Deed(SNATCHES, f"snatch {under} with {name}", card, below) for below, under in enumerate(NAMES)]
    for card, name in enumerate(NAMES)
]
STEAL: Final = [
    [Deed(STEALS, f"steal {number} with {name}", card, stack=stack) for stack, number in enumerate(STACKS)]
    for card, name in enumerate(NAMES)
]
STEAL_BACK: Final = with_each_card(STEALS_BACK, "back with")
LET_GO: Final = Deed(LETS_GO, "let go")
MUNCH: Final = [
    [Deed(MUNCHES, f"munch {under} with {number}", NONE, below, stack) for below, under in enumerate(NAMES)]
    for stack, number in enumerate(STACKS)
]
BAIT: Final = with_each_card(BAITS, "bait")
SCARE: Final = with_each_card(SCARES, "scare")
THROW: Final = with_each_card(THROWS, "throw")
CALL: Final = Deed(CALLS, "call")
LET_BE: Final = Deed(LETS_BE, "let be")
TAKE: Final = [Deed(TAKES, f"stork {number}", stack=stack) for stack, number in enumerate(STACKS)]

SLIP_BY: Final = [Deed(SLIPS, f"marker {by - SLIP:+d}", by) for by in range(2 * SLIP + 1)]  # from the highest place
BEGIN: Final = [Deed(BEGINS, f"first {seat + 1}", seat) for seat in range(MOST_SEATS)]
DRAW: Final = with_each_card(DRAWS, "draw")
DROP: Final = with_each_card(DROPS, "drop")
DECIDE: Final = with_each_card(DECIDES, "stork")
OPEN: Final = Deed(OPENS, "reveal")
JUDGE: Final = Deed(JUDGES, "answer")
PASS: Final = Deed(PASSES, "me first")
MARK: Final = Deed(MARKS, "last round")
SHUFFLE: Final = Deed(SHUFFLES, "shuffle")
SHARE: Final = Deed(SHARES, "share")
FEAST: Final = Deed(FEASTS, "feast")

# What chance may draw or drop of a kind, with its weight: by how many there are.
DRAW_ONE_OF: Final = [[(deed, count) for count in range(COPIES + 1)] for deed in DRAW]
DROP_ONE_OF: Final = [[(deed, count) for count in range(COPIES + 1)] for deed in DROP]
