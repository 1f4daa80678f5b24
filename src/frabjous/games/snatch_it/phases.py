"""What a game is waiting for, how near its end is, and what was answered: plain numbers with names."""

from __future__ import annotations

from typing import Final

# What comes next. The first five happen before the first round.
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

# How near the end is.
NOT_YET: Final = 0
NEXT_ROUND: Final = 1  # the marker appeared in a stork phase: the next round is the last
THIS_ROUND: Final = 2

# What a seat answered to a bait.
SILENT: Final = 0
LET: Final = 1
CALLED: Final = 2
