"""Looking for garbage is quick, and finds everything in the end."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from frabjous.web.garbage import SELDOM, Looks


class Ring:
    """Something that only the collector lets go of."""

    def __init__(self) -> None:
        self.itself = self


class Hand:
    """A clock that a test moves on."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hand() -> Iterator[Hand]:
    hand, threshold = Hand(), gc.get_threshold()
    looks = Looks(hand)
    looks.begin()
    yield hand
    gc.callbacks.remove(looks.note)
    gc.set_threshold(*threshold)
    gc.unfreeze()


def test_what_has_outlived_a_look_is_not_looked_at_again(hand: Hand) -> None:
    ring = Ring()
    gc.collect()
    assert not any(one is ring for one in gc.get_objects())


def test_what_is_let_go_young_is_found_by_the_next_look(hand: Hand) -> None:
    found = ref(Ring())
    gc.collect()
    assert found() is None


def test_what_is_let_go_later_is_found_when_everything_is_looked_through(hand: Hand) -> None:
    ring = Ring()
    found = ref(ring)
    gc.collect()
    del ring
    gc.collect()
    assert found() is not None
    hand.now += SELDOM + 1
    gc.collect()
    assert found() is None
