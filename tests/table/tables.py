"""Tables to try things on, and what they may never do."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import count
from typing import Final

from fakes import PICKS
from frabjous.core.chance import Dice
from frabjous.core.contract import ONLOOKER
from frabjous.core.record import Line, replay, verify
from frabjous.games.room import AnyRoom
from frabjous.games.splut import SPLUT
from frabjous.table import deed as doing
from frabjous.table.chairs import Chair, Kind
from frabjous.table.deed import AnyDeed
from frabjous.table.deeds import Act, Answer, offered
from frabjous.table.presence import Away
from frabjous.table.table import Filled, Freed, NewGame, NewLines, NewSitter, Outside, Step, Table, opened

SECRET: Final = bytes(range(50, 82))
OPEN: Final = Chair()


def person(name: str, device: str = "") -> Chair:
    """Seat somebody, at a device of their own unless told otherwise."""
    return Chair(Kind.PERSON, name, "", device or name.lower())


def bot(level: str = "greedy") -> Chair:
    return Chair(Kind.BOT, "", level)


WIM: Final = person("Wim")
ADA: Final = person("Ada")
BOB: Final = person("Bob")


def table_of(room: AnyRoom, *chairs: Chair, **options: str) -> Table:
    return opened("jabber", (room,), options, chairs, "game-1", SECRET)


def splut(*chairs: Chair) -> Table:
    """Set up a table of Splut!: no chance, no secrets; the first turn is one step, the second two, then three each."""
    return table_of(SPLUT, *chairs)


def picks(*chairs: Chair, rounds: str = "2") -> Table:
    """Set up a table of Picks, tokens dealt: chance, secrets, and something to show."""
    return table_of(PICKS, *chairs, rounds=rounds)


GAMES: Final = count(2)


def new_game() -> tuple[str, bytes]:
    number = next(GAMES)
    return f"game-{number}", number.to_bytes(32, "big")


def away(*chairs: int, wait: int = 0) -> Outside:
    """Let people be away, by default for long enough."""
    return Outside({chair: Away(seconds=60 - wait, wait=wait) for chair in chairs}, new_game)


ALL_AWAY: Final = away(*range(6))  # so that a bot may be called for anybody


def handle(table: Table, deed: AnyDeed, outside: Outside = ALL_AWAY) -> Step:
    return doing.handle(table, deed, outside)


def can(table: Table, seat: int, outside: Outside | None = None) -> frozenset[str]:
    """Name what somebody alone at a device may ask for, while nobody is away unless said so."""
    return offered(table, [seat], outside or away())


def do(table: Table, *several: AnyDeed) -> Table:
    """Do one thing after the other."""
    for deed in several:
        table, _ = handle(table, deed)
    return table


def act(seat: int, text: str, seen: int, game: int) -> Act:
    return Act(seat, text=text, seen=seen, game=game)


def answer(seat: int, yes: bool, seen: int = 1_000_000) -> Answer:
    """Answer what is asked, by default having seen all that ever will be."""
    return Answer(seat, yes=yes, seen=seen)


def play(table: Table, *texts: str) -> Table:
    """Play texts like “0 high”, each with its chair, always having seen everything."""
    for text in texts:
        chair, _, what = text.partition(" ")
        table = do(table, act(table.seat(int(chair)), what, table.play.length, table.match.place))
    return table


def moved(table: Table, *chairs: int) -> Table:
    """Let chairs make their first legal step, one after the other."""
    for chair in chairs:
        table = play(table, f"{chair} {legal(table, chair)[0]}")
    return table


def with_one_dead(*chairs: Chair) -> Table:
    """Set up a table of Splut! for three where the team of the second seat has died and the game goes on."""
    return play(splut(*chairs), *moves_to_a_death())


@lru_cache
def moves_to_a_death() -> tuple[str, ...]:
    """Find a random game for three in which the second seat is the first to die."""
    for seed in range(100):
        table, dice, moves = splut(WIM, ADA, BOB), Dice(seed), list[str]()
        while table.play.outcome() is None and not table.room.game.out(table.play.state):
            chair = table.play.to_act()[0]
            moves.append(f"{chair} {dice.pick(legal(table, chair))}")
            table = play(table, moves[-1])
        if table.room.game.out(table.play.state) == (1,):
            return tuple(moves)
    raise LookupError("nobody dies")


def legal(table: Table, chair: int) -> list[str]:
    game = table.room.game
    return [action.text for action in game.legal(table.play.state, table.seat(chair))]


def lines(table: Table, since: int = 0) -> list[str]:
    """Give the lines of the present game, each with who said it."""
    return [f"{line.seat} {line.text}" for line in table.play.record.lines[since:]]


def told_by_table(table: Table) -> list[str]:
    return [line.text for line in table.play.record.lines if line.seat == -3]


def check_whole(table: Table) -> None:
    """Every game of the row is its record: replayed and verified, everybody sees the same."""
    for match in table.matches:
        game = match.room.game
        assert match.play.record.seed is None, "the seed stays sealed while the table is open"
        again = replay(game, match.play.record)
        verify(game, replace(match.play.record, seed=match.secret))
        assert again.pact == match.play.pact
        assert again.mainline == match.play.mainline
        assert again.outcome() == match.play.outcome()
        for seat in (*range(len(table.chairs)), ONLOOKER):
            assert game.observe(again.state, seat) == game.observe(match.play.state, seat)


def check_step(before: Table, after: Table, effects: list[object]) -> None:
    """What must be written is exactly what changed."""
    for effect in effects:
        if isinstance(effect, NewLines):
            assert effect.game_id == before.match.id
            assert (*before.play.record.lines, *effect.lines) == tuple(after.play.record.lines)
            assert effect.lines, "an effect without lines"
            assert all(isinstance(line, Line) for line in effect.lines)
        elif isinstance(effect, NewGame):
            assert effect.match is after.match
            assert after.matches[:-1] == before.matches
        elif isinstance(effect, NewSitter):
            assert after.chairs[effect.chair] == effect.sitter
            assert after.matches == before.matches
        elif isinstance(effect, Filled):
            assert all(after.chairs[chair] == effect.sitter for chair in effect.chairs)
            assert Chair() not in after.chairs
        elif isinstance(effect, Freed):
            assert after.chairs[effect.chair] == Chair()
    kinds = [type(effect) for effect in effects]
    assert len(kinds) == 1 or (not kinds and after is before), f"one command, one thing to write: {kinds}"


def as_it_was(table: Table) -> tuple[object, ...]:
    """Take down everything about a table that can be compared later."""
    games = tuple((match.id, match.play.record, tuple(match.play.mainline), match.play.pact) for match in table.matches)
    return (table.code, dict(table.options), table.chairs, games, tuple(str(one.play.state) for one in table.matches))
