"""Answers that are remembered: a question that was asked before is not worked out again."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from typing import Final, Generic, ParamSpec, TypeVar, overload

P = ParamSpec("P")
S = TypeVar("S")
T = TypeVar("T")


def remembered(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Let a function remember so many answers; when they are too many it begins anew.

    The standard `lru_cache` forgets the oldest one, and for that moves every answer it is asked for to the front of a
    row: four more places in memory to touch, far apart, where the answer itself is two.
    """

    def remembering(work_out: Callable[P, T]) -> Callable[P, T]:
        left = most  # until it begins anew

        @cache
        @wraps(work_out)
        def answer(*values: P.args, **named: P.kwargs) -> T:
            nonlocal left
            if not left:
                answer.cache_clear()
                left = most
            left -= 1
            return work_out(*values, **named)

        answer.__dict__["most"] = most  # a test asks every memory for its limit
        return answer  # type: ignore[return-value]  # the standard library forgets what its function is asked

    return remembering


class worked_out_once(Generic[S, T]):  # noqa: N801 - it stands where `property` does
    """A property that is worked out when it is first asked for; the standard one takes a lock for that."""

    def __init__(self, work_out: Callable[[S], T]) -> None:
        self.work_out: Final = work_out
        self.name: Final = work_out.__name__
        self.__doc__ = work_out.__doc__

    @overload
    def __get__(self, one: None, of: type[S]) -> worked_out_once[S, T]: ...

    @overload
    def __get__(self, one: S, of: type[S]) -> T: ...

    def __get__(self, one: S | None, of: type[S]) -> worked_out_once[S, T] | T:
        if one is None:
            return self
        value = one.__dict__[self.name] = self.work_out(one)
        return value
