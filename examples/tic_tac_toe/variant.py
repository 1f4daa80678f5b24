"""What the host may choose: nothing."""

from __future__ import annotations

from typing import Final

from frabjous.core.options import Option

SEATS: Final = range(2, 3)
OPTIONS: Final[tuple[Option, ...]] = ()
