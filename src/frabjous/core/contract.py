"""What a game is: fourteen questions, none of them optional."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeAlias, TypeVar, Union, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from frabjous.core.kinds import Kind, Row
from frabjous.core.remember import remembered

if TYPE_CHECKING:
    from frabjous.core.chance import Dice
    from frabjous.core.options import Chosen, Option

Seat: TypeAlias = int

CHANCE: Final = -1  # the deck, the dice: acts, never watches
ONLOOKER: Final = -2  # watches, never acts
TABLE: Final = -3  # what the people agreed: undo, resignation, draw, takeover
NOBODY: Final = -1  # where a seat could be named, and none is meant

# Who must act, as `to_act` says it
NO_SEATS: Final[tuple[int, ...]] = ()
BY_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(6)]  # by seat


class Player(NamedTuple):
    """The person at a seat, named at the edge: "you", "Wim", "the crown"."""

    seat: int


class Said:
    """A sentence or a word to come: a message key with values, translated at the edge."""

    def __init__(self, key: str, values: tuple[tuple[str, Value], ...] = ()) -> None:
        self.key: Final = key
        self.values: Final = values
        self.hash: Final = hash((key, values))  # it is looked up far more often than made

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Said) and self.key == other.key and self.values == other.values)

    def __hash__(self) -> int:
        return self.hash

    def __repr__(self) -> str:
        return f"Said({self.key!r}, {self.values!r})"


Value: TypeAlias = Union[str, int, Said, Player]  # noqa: UP007 - a recursive alias needs the typing form
MOST_SAID: Final = 20_000  # sentences that are the same object when they are said again


@remembered(MOST_SAID)
def said(key: str, **values: Value) -> Said:
    """Write `said("stepped", piece=said("troll"), to="e5")` for a message with its values."""
    return Said(key, tuple(values.items()))


def listed(words: Sequence[Said], joined: str = "list-and") -> Said:
    """Join words: "a, b and c", or, by another message, "a, b or c"."""
    if len(words) == 1:
        return words[0]
    but_the_last = words[0]
    for word in words[1:-1]:
        but_the_last = said("list-more", some=but_the_last, one=word)
    return said(joined, some=but_the_last, last=words[-1])


@dataclass(frozen=True)
class Victory:
    """One way to have won, by name, and the seats that share it."""

    name: str
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Outcome:
    """How a game ended: a score from 0 to 1 a seat, the victories by name, and why."""

    scores: tuple[float, ...]
    victories: tuple[Victory, ...]
    why: Said


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something a seat or chance can do; `text` is its short form: free of context, for people too.

    It `shows` when doing it reveals something that was hidden (a hand card), so it cannot be undone freely;
    it is `secret` when the others may only learn that it was done.
    """

    def __init__(self, text: str, shows: bool = False, secret: bool = False) -> None:
        self.text: Final = text
        self.shows: Final = shows
        self.secret: Final = secret
        self.id: i64 = -1  # its place in the notation of its game

    def __repr__(self) -> str:
        return self.text


S = TypeVar("S")  # a position
A = TypeVar("A", bound=Action)  # an action
O = TypeVar("O")  # what one seat can see  # noqa: E741 - state, action, observation: S, A, O


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, A, O]):
    """The rules of one game. It holds no position of its own: every question is asked of a state."""

    def __init__(self, key: str, rules_version: int, seats: range) -> None:
        self.key: Final = key  # the folder's name, the name in records and addresses
        self.rules_version: Final = rules_version  # changes only when a legal game could come out differently
        self.seats: Final = seats  # how many can play

    # play

    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """Tell what a host may choose, and for which seat counts."""

    @abstractmethod
    def start(self, seats: int, chosen: Chosen) -> S:
        """Set up a game. What does not fit is refused with a BadOption."""

    @abstractmethod
    def chosen(self, state: S) -> tuple[int, Chosen]:
        """Tell how many play and what the host chose; an option that only mattered at the start has its default."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[int, ...]:
        """Name the seats that must act now: several when they choose secretly at once, (CHANCE,), () at the end."""

    def asked(self, state: S) -> tuple[int, ...]:
        """Name the seats that must choose something now; nobody while chance acts."""
        actors = self.to_act(state)
        return NO_SEATS if actors == BY_CHANCE else actors

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[A]:
        """List all that this seat may do now, in a fixed order; empty when it is not to act."""

    def random_action(self, state: S, seat: int, dice: Dice) -> A:
        """Let the dice choose what a seat does, as random playouts do; a game may do it without listing everything."""
        return dice.pick(self.legal(state, seat))

    def mark(self, cells: vec[u8], first: i64, actions: list[A], bit: u8) -> None:
        """Mark the ids of some actions, from a cell on; a game with long lists does it faster: it knows their type."""
        for action in actions:
            cells[first + action.id] = bit

    @abstractmethod
    def chances(self, state: S) -> list[tuple[A, int]]:
        """List what chance may do now, with whole-number weights; the order belongs to the rules version."""

    @abstractmethod
    def apply(self, state: S, seat: int, action: A) -> S:
        """Give the position after a legal action. Unchecked; never alters `state`."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Tell how the game ended, or None while it goes on."""

    @abstractmethod
    def out(self, state: S) -> tuple[int, ...]:
        """Name the seats that are out of the game: they never act again, never come back, and cannot win any more."""

    # sight

    @abstractmethod
    def observe(self, state: S, seat: int) -> O:
        """Give all that a seat (or ONLOOKER) may know and remember, built from what is allowed."""

    def put(self, row: Row, kinds: vec[Kind], state: S, seat: int) -> None:
        """Write what a seat sees as numbers of these kinds; a game may do it without making an observation."""
        seen = cast(Any, self.observe(state, seat))
        for kind, name in zip(kinds, seen.__struct_fields__, strict=True):
            kind.put(row, getattr(seen, name))

    @abstractmethod
    def told(self, state: S, actor: int, action: A, seat: int) -> list[Said]:
        """Tell a seat what `actor` just did; `state` is the position before it."""

    @abstractmethod
    def imagine(self, seen: O, dice: Dice) -> S:
        """Give a whole position that this observer cannot tell from the real one."""

    # notation

    @abstractmethod
    def read(self, text: str) -> A:
        """Find an action by its text; read(action.text) is action. Anything else is refused with a BadNotation."""

    @abstractmethod
    def position(self, text: str) -> S:
        """Read a position; `str()` of it is such a text again. What cannot be is refused with a BadPosition."""
