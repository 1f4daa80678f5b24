"""What the host of Snit Smashing may choose."""

from __future__ import annotations

from typing import Final

from frabjous.core.options import Option

SEATS: Final = range(2, 5)
OPTIONS: Final = (Option("peek", ("yes", "no"), tuple(SEATS)),)  # B3: everybody may look at their own order
