"""Numbers with names that a position and what is seen of it share, and the words for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias

from mypy_extensions import i64

# Versions of the rules; they differ in K26 alone
VOID_ROUNDS: Final = 1  # a round in which nobody stirs is void
PROVISIONS: Final = 2  # waiting costs everybody a Warrant now and then

# K26: provisions last for so many reshuffles without a hunt, by the number of players in the game
PROVISIONS_LAST: Final = (0, 0, 2, 3, 6)

# What happens next
Phase: TypeAlias = Annotated[i64, "what happens next"]
LEADING: Final = 0  # the first leader is drawn
ROUND: Final = 1  # the ante
TURN: Final = 2  # the mover acts, or draws with fewer than five cards
PASSING: Final = 3  # everybody chooses what to pass
SWAPPING: Final = 4
DRAWING: Final = 5  # the card that ends a turn
HUNTING: Final = 6
CAUGHT: Final = 7
RETIRING: Final = 8  # somebody has to
VOIDING: Final = 9
PROVIDING: Final = 10  # provisions are bought
LAST: Final = 11  # the last hunt wants a Warrant
OVER: Final = 12
PHASES: Final = (
    "leading", "ante", "turn", "passing", "swapping", "drawing", "hunting",
    "caught", "retiring", "void", "provisions", "last-hunt", "over",
)  # fmt: skip
PHASE: Final = dict(enumerate(PHASES))

# Where a man or the licence is, when no seat has it
ARK: Final = -1
DEAD: Final = -2


def next_player(retired: Sequence[bool], seat: int, step: int = 1) -> int:
    """Find the next seat in the game to the left of one, or with step -1 to its right."""
    at = (seat + step) % len(retired)
    while retired[at]:
        at = (at + step) % len(retired)
    return at


def reshuffles_left(players: int, reshuffles: int) -> int:
    """K26: say how many more reshuffles bring provisions: one at least, however many players have retired since."""
    return max(1, PROVISIONS_LAST[players] - reshuffles)


# What an animal does
NOTHING: Final = 0
CATCH: Final = 1
VANISH: Final = 2  # every man is gone
SNATCH: Final = 3  # one man is gone
STOP: Final = 4  # a Bellman alone must go home
GAIN: Final = 5  # one card more
FORFEIT: Final = 6  # one card less
CANCEL: Final = 7  # one more and one less
EFFECTS: Final = ("nothing", "catch", "vanish", "snatch", "stop", "gain", "forfeit", "cancel")
