"""What can be done in Snark!, and what chance does.

Every deed is made once, here, and only looked up afterwards: the same deed is always the same object.
"""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import Action
from frabjous.games.snark.cards import ANIMALS, BELLMAN, CARDS, CREW, MEN, marks_in

# What a seat does
EXCHANGE: Final = 0  # discard a card and draw another
HIRE: Final = 1
LICENCE: Final = 2  # become the Bellman
BEWILDER: Final = 3
HUNT: Final = 4
# What everybody does in secret (K10)
GIVE: Final = 5  # a single card goes right
PASS: Final = 6  # one goes right and one left
PAIR: Final = 7  # two go to the only opponent, in no order
# What chance does
LEAD: Final = 8  # the first leader is drawn
ANTE: Final = 9
DRAW: Final = 10
MEET: Final = 11  # an animal comes up
SWAP: Final = 12  # all that was passed changes hands at once
RETURN: Final = 13  # a hunt is over
POOL: Final = 14  # the pool goes to whoever caught the Snark
RETIRE: Final = 15
VOID: Final = 16  # the round is called off
PROVIDE: Final = 17  # everybody pays for provisions
TRY: Final = 18  # a Warrant for the last hunt

NO: Final = -1  # no card


class Deed(Action):
    """One thing done: a verb, what it is done with, and how it is written."""

    def __init__(self, verb: int, text: str, what: int = NO, other: int = NO) -> None:
        super().__init__(text, shows=verb <= HUNT, secret=GIVE <= verb <= PAIR)
        self.verb: Final = verb
        self.what: Final = what  # a card, a man, an animal, a seat, or Marks as one bit each
        self.other: Final = other  # the second card that is passed


EXCHANGES: Final = [Deed(EXCHANGE, f"exchange {name}", card) for card, name in enumerate(CARDS)]
HIRES: Final = [Deed(HIRE, f"hire {CREW[man]}", man) for man in range(MEN)]
TAKE_LICENCE: Final = Deed(LICENCE, "bellman", BELLMAN)
BEWILDERS: Final = [Deed(BEWILDER, f"bewilder {name}", card) for card, name in enumerate(CARDS)]
HUNTS: Final = [Deed(HUNT, " ".join(["hunt", *[CARDS[mark] for mark in marks_in(mask)]]), mask) for mask in range(32)]
GIVES: Final = [Deed(GIVE, f"pass {name}", card) for card, name in enumerate(CARDS)]
PASSES: Final = [
    [Deed(PASS, f"pass {right} right, {left} left", at, to) for to, left in enumerate(CARDS)]
    for at, right in enumerate(CARDS)
]
PAIRS: Final = [
    [Deed(PAIR, f"pass {one} and {two}", at, to) for to, two in enumerate(CARDS)] for at, one in enumerate(CARDS)
]

LEADS: Final = [Deed(LEAD, f"lead {seat + 1}", seat) for seat in range(4)]
DRAWS: Final = [Deed(DRAW, f"draw {name}", card) for card, name in enumerate(CARDS)]
MEETINGS: Final = [Deed(MEET, f"meet {name}", animal) for animal, name in enumerate(ANIMALS)]
RETIRES: Final = [Deed(RETIRE, f"retire {seat + 1}", seat) for seat in range(4)]
PAY_ANTE: Final = Deed(ANTE, "ante")
SWAP_ALL: Final = Deed(SWAP, "swap")
GO_HOME: Final = Deed(RETURN, "return")
TAKE_POOL: Final = Deed(POOL, "pool")
CALL_OFF: Final = Deed(VOID, "void")
BUY_PROVISIONS: Final = Deed(PROVIDE, "provisions")
TRY_AGAIN: Final = Deed(TRY, "try")
SINGLE: Final = [TAKE_LICENCE, PAY_ANTE, SWAP_ALL, GO_HOME, TAKE_POOL, CALL_OFF, BUY_PROVISIONS, TRY_AGAIN]
