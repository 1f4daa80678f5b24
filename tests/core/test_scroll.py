"""A scroll is a list that is only ever written on at its end, and never altered."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from frabjous.core.scroll import PAGE, Scroll, scroll

rows = st.lists(st.integers(0, 9), max_size=3 * PAGE + 2)


def written(row: list[int]) -> Scroll[int]:
    """Write a row one by one."""
    longer = Scroll[int]()
    for number in row:
        longer = longer.plus(number)
    return longer


@given(row=rows)
@settings(max_examples=60, deadline=None, derandomize=True, database=None)
def test_a_scroll_reads_as_a_list(row: list[int]) -> None:
    one = written(row)
    assert list(one) == row and list(reversed(one)) == row[::-1] and len(one) == len(row) and bool(one) == bool(row)
    assert [one[at] for at in range(-len(row), len(row))] == row + row
    assert one == scroll(row) and hash(one) == hash(scroll(row)) and repr(one) == f"scroll({row})"
    for at in (len(row), -len(row) - 1):
        with pytest.raises(IndexError):
            one[at]


@given(row=rows, start=st.integers(-200, 200), end=st.integers(-200, 200))
@settings(max_examples=100, deadline=None, derandomize=True, database=None)
def test_a_part_of_a_scroll_is_that_part_of_the_list(row: list[int], start: int, end: int) -> None:
    assert scroll(row)[start:end] == tuple(row[start:end])
    assert scroll(row)[start:] == tuple(row[start:])


@given(row=rows, other=rows, share=st.floats(0, 1))
@settings(max_examples=60, deadline=None, derandomize=True, database=None)
def test_a_branch_leaves_all_others_as_they_are(row: list[int], other: list[int], share: float) -> None:
    stem = scroll(row)
    count = int(share * len(row))
    branch = stem.first(count)
    assert branch == scroll(row[:count])
    for number in other:
        branch = branch.plus(number)
    assert list(branch) == row[:count] + other
    assert list(stem) == row


def test_scrolls_differ_by_what_is_on_them() -> None:
    assert scroll([1, 2]) != scroll([1, 3]) and scroll([1]) != scroll([1, 2]) and scroll([1]) != [1]
