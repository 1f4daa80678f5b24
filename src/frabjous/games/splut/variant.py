"""What the host of Splut! may choose: who sits where."""

from __future__ import annotations

from typing import Final

from frabjous.core.options import Option

SEATS: Final = range(2, 5)
# The first seat begins, turns run to the left, two sit opposite, and the third of three sits between the others and
# moves second.
SEATINGS: Final = {
    2: ("south,north", "west,east", "north,south", "east,west"),
    3: ("south,west,north", "north,east,south", "east,south,west", "west,north,east"),
    4: ("south,west,north,east", "west,north,east,south", "north,east,south,west", "east,south,west,north"),
}
OPTIONS: Final = tuple([Option("sides", seatings, (seats,)) for seats, seatings in SEATINGS.items()])
