"""Numbers with names that a position and what is seen of it share, and the words for them."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from mypy_extensions import i64

from frabjous.games.snatch_it.cards import CARDS, NAMES, NONE

MOST_SEATS: Final = 6
MOST_STACKS: Final = CARDS // 2

# What comes next. The first six happen before the first round, and most of them again when the stork comes.
Phase: TypeAlias = Annotated[i64, "a phase"]
SLIPPING: Final = 0  # the marker slips a little, unseen
BEGINNING: Final = 1  # who has "Me first!"
REFILLING: Final = 2  # hands are filled, one player at a time
THROWING: Final = 3  # everybody secretly chooses a card, for the pond or for the stork
OPENING: Final = 4  # the chosen cards go into the pond, open
FILLING: Final = 5  # the pond is filled from the pile
TURN: Final = 6
CALLING: Final = 7  # the others secretly say whether they call the bait out
JUDGING: Final = 8  # their answers are opened
FORCED: Final = 9  # a bait that was called out must be played
STOLEN: Final = 10  # the robbed player is asked
REWARD: Final = 11  # the thief who was robbed back draws a card
PASSING: Final = 12  # "Me first!" goes to the left: the stork comes
SHARING: Final = 13  # too few cards: everybody will hold equally many
DROPPING: Final = 14  # who holds too many drops some
DECIDING: Final = 15  # one of the thrown cards decides for the stork
STORK: Final = 16  # stacks go, one by one
FEASTING: Final = 17  # the last round is over, shores are munched
OVER: Final = 18
SNATCHING: Final = (TURN, CALLING, JUDGING, FORCED, STOLEN, REWARD)  # it is somebody's turn
PHASES: Final = (
    "slipping", "beginning", "refilling", "throwing", "opening", "filling", "turn", "calling", "judging", "forced",
    "stolen", "reward", "passing", "sharing", "dropping", "deciding", "stork", "feasting", "over",
)  # fmt: skip
PHASE: Final = dict(enumerate(PHASES))

# How near the last round is.
Last: TypeAlias = Annotated[i64, "when the last round is"]
NOT_YET: Final = 0
NEXT_ROUND: Final = 1  # the marker appeared in a stork phase: the next round is the last
THIS_ROUND: Final = 2
LAST: Final = {NOT_YET: "later", NEXT_ROUND: "next", THIS_ROUND: "now"}

# What a seat answered to a bait.
SILENT: Final = 0
LET: Final = 1
CALLED: Final = 2
ANSWER: Final = {SILENT: "-", LET: "let", CALLED: "call"}

Card: TypeAlias = Annotated[i64, "a kind of card, or NONE"]
CARD: Final = {NONE: "none", **dict(enumerate(NAMES))}
Stack: TypeAlias = Annotated[i64, "the number of a stack, or NONE"]
STACK: Final = {NONE: "none", **{stack: f"#{stack + 1}" for stack in range(MOST_STACKS)}}
Place: TypeAlias = Annotated[i64, "a place in the pond, or NONE"]
PLACE: Final = {NONE: "none", **{place: str(place + 1) for place in range(CARDS)}}
