"""What the host of Snatch It! may choose."""

from __future__ import annotations

from typing import Final

from frabjous.core.options import Option

SEATS: Final = range(2, 7)
OPTIONS: Final = (
    Option("call_it_out", ("no", "yes"), tuple(SEATS)),  # F7: a bait may be called out
    Option("good_memory", ("no", "yes"), tuple(SEATS), formerly="no"),  # F11: everybody may look
)
