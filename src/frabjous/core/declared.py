"""How a field of a position is declared: tools/declared.py writes copies and observations from it."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

T = TypeVar("T")

# A field without a mark is open: copied, and seen by everybody.
Secret: TypeAlias = Annotated[T, "secret"]  # copied; the room's `observe` says what a seat may know of it
Fleeting: TypeAlias = Annotated[T, "of this line only"]  # seen, but a copy begins without it
Worked: TypeAlias = Annotated[T, "worked out from the rest"]  # neither seen nor copied

# Numbers that stand for something, so that a position's text can say it in words.
Who: TypeAlias = Annotated[i64, "a seat, or -1 for nobody"]
Each: TypeAlias = Annotated[i64, "several of something, one bit each"]

# In an observation: how many of each thing. What a seat knows of it is one number, `gathered`.
Counts: TypeAlias = Annotated[tuple[int, ...], "how many of each"]

# A vector that is never altered, but replaced: copies share it. In quotes, since compiled code cannot make this type.
Numbers: TypeAlias = "vec[i64]"
