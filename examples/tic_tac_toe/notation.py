"""Writing and reading actions: b2 marks the middle."""

from __future__ import annotations

from typing import Final

from frabjous.core.notation import Notation
from tic_tac_toe.actions import MARKS

NOTATION: Final = Notation(MARKS, example="b2")
