"""Sparring partners: simple players that the bots were not tuned on, a page for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from frabjous.bots.levels import AnyBot
from frabjous.games.room import AnyRoom
from sparring import revenge, smashing, snark, snatch, splut

PARTNERS: Final[dict[str, dict[str, Callable[[AnyRoom], AnyBot]]]] = {
    "splut": splut.PARTNERS,
    "snark": snark.PARTNERS,
    "snatch_it": snatch.PARTNERS,
    "snit_smashing": smashing.PARTNERS,
    "snits_revenge": revenge.PARTNERS,
}
