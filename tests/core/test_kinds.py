"""A row that is written again is what it would be if it were new."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from frabjous.core.kinds import Bits, Count, Counts, Each, Flag, Growing, Kind, OneOf, Piles, Row, Several, Together


def cells_of(kind: Kind, *values: object) -> bytes:
    """Write several values over each other into one row, and give what is there at the end."""
    cells = vec[i32]([0] * int(kind.size))
    row = Row(cells, 0, kind.items)
    for value in values:
        row.rewind()
        kind.put(row, value)
        assert (row.at, row.item) == (kind.size, kind.items)
    return memoryview(cells).tobytes()


EVERY_KIND: list[tuple[Kind, list[object]]] = [
    (Flag(), [True, False]),
    (Count(5, least=-1), [-1, 5, 0]),
    (Counts(9, 3), [(0, 9, 1), (2, 0, 0)]),
    (Growing(3), [0, 7, 1000]),
    (OneOf((-1, 4, 2)), [2, -1, 4]),
    (OneOf(("yes", "no")), ["no", "yes"]),
    (Bits(4), [15, 0, 6]),
    (Each(OneOf(range(3)), 2), [(1, 2), [2, 2]]),
    (Several(Count(3), 4), [(1, 2, 3), (), [3], [0, 0, 0, 0]]),
    (Several(Several(OneOf(range(3)), 2), 2), [((1, 2), (0,)), ((2,),), ((), (1, 1))]),
    (Piles(OneOf(range(3)), 3, 4), [((1, 2), (0,)), ((2,),), ((), (1, 1), (0,)), ()]),
    (Together(Flag(), Several(Count(2), 2)), [(True, (1, 2)), (False, ()), (True, (2,))]),
]


@pytest.mark.parametrize(("kind", "values"), EVERY_KIND)
def test_what_was_written_before_leaves_no_trace(kind: Kind, values: list[object]) -> None:
    for before in values:
        for value in values:
            assert cells_of(kind, before, value) == cells_of(kind, value)
            assert cells_of(kind, before, value, before, value) == cells_of(kind, value)


@pytest.mark.parametrize(("kind", "values"), EVERY_KIND)
def test_different_values_are_written_differently(kind: Kind, values: list[object]) -> None:
    assert len({cells_of(kind, value) for value in values}) == len(values)
