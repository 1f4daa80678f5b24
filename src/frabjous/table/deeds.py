"""What people do at a table. One class a deed: when it is allowed, what it does, and what it writes.

A deed is the very message that asks for it: its type is the class's name, its fields are the message's. So what a
socket hears, what a page's menus offer, and how a deed that was sent twice is known, all follow from the classes here.
How that which it writes is told is said by the word, in `core.agreed`. A further deed is one more class, and its place
in DEEDS.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from frabjous.core import agreed
from frabjous.core.errors import GameError, GameIsOver, NotYourTurn
from frabjous.core.record import agree, step
from frabjous.table.chairs import Chair, Kind
from frabjous.table.choices import has_asked_for_hint, is_stale
from frabjous.table.consent import (
    is_elsewhere,
    lapses_when_left,
    needs_the_absent,
    owing,
    people_in,
)
from frabjous.table.deed import Deed, OfUs, handle
from frabjous.table.refusals import (
    BotPlays,
    CannotBeAsked,
    CannotTakeBack,
    NobodyToAsk,
    NoHints,
    NotAway,
    NothingToTakeBack,
    OutOfTheGame,
    Stale,
    StillAwaited,
)
from frabjous.table.table import HOST, AnyReplay, Filled, Freed, Outside, Step, Table
from frabjous.table.taking_back import is_free, latest_of

STAND_IN: Final = "skilled"  # the bot that plays for somebody who is away, or not there yet


def needs_a_person(table: Table, seat: int) -> None:
    """Refuse what somebody asks who left the seat to a bot: they must be back first."""
    if seat not in table.people_here:
        raise BotPlays


# Playing


class Act(Deed, kw_only=True):
    """Play `text`, decided after line `seen` of the game."""

    text: str
    seen: int
    game: int

    def was_done(self, table: Table) -> bool:
        """What a seat does next after a line is one decision: asked for again, it can only be the same."""
        own = [line.text for line in table.play.record.lines[max(0, self.seen) :] if line.seat == self.seat]
        return self.game == table.match.place and own[:1] == [self.text]

    def do(self, table: Table, outside: Outside) -> Step:
        if is_stale(table.play, self.seat, self.seen):
            raise Stale
        return table.gone_on(step(table.play, self.seat, self.text), outside)


class Hint(Deed):
    """Be shown what a good player would do; everybody is told that I asked."""

    writes = (agreed.AskHint,)
    by_the_line = True

    @classmethod
    def possible(cls, table: Table, own: Sequence[int], outside: Outside) -> Iterator[Deed]:
        return (cls(seat) for seat in own if table.hints)

    def do(self, table: Table, outside: Outside) -> Step:
        """Note that somebody asked; asking about the same choice again is no news."""
        if not table.hints:
            raise NoHints
        if table.play.outcome() is not None:
            raise GameIsOver
        if self.seat not in table.play.to_act() or table.bot_at(self.seat):
            raise NotYourTurn(self.seat)
        if has_asked_for_hint(table.play, self.seat):
            return table, []
        return table.gone_on(agree(table.play, agreed.AskHint(self.seat)), outside)


# Agreeing


class Undo(OfUs):
    """Take back my latest line: freely where the table allows it, otherwise by asking."""

    writes = (agreed.Undo, agreed.AskUndo)
    by_the_line = True

    @classmethod
    def possible(cls, table: Table, own: Sequence[int], outside: Outside) -> Iterator[Deed]:
        """Several people at one device take back whatever was done last there."""
        latest = latest_of(table.play, tuple([seat for seat in table.people_here if seat in own]))
        return iter(() if latest is None else (cls(latest.line.seat),))

    def offer(self, table: Table, outside: Outside) -> str:
        """A menu need not take it back to know, as long as nothing else is asked."""
        if table.is_unhindered:
            return "undo" if isinstance(self.word(table), agreed.Undo) else "ask-undo"
        after, _ = handle(table, self, outside)
        return "undo" if after.play.pact.asked is None else "ask-undo"

    def do(self, table: Table, outside: Outside) -> Step:
        return table.gone_on(agree(table.play, self.word(table)), outside)

    def word(self, table: Table) -> agreed.Word:
        """Undo freely, or ask those who must agree; where nobody must be asked it is done at once."""
        needs_a_person(table, self.seat)
        latest = latest_of(table.play, (self.seat,))
        if latest is None:
            raise NothingToTakeBack
        line, is_final = latest
        if is_final:
            raise CannotTakeBack
        undo, request = agreed.Undo(line.number - 1), agreed.AskUndo(self.seat, line.number - 1)
        if is_free(table.play, line):
            return undo
        if needs_the_absent(table, request):
            raise CannotBeAsked
        alone = not any(is_elsewhere(table, self.seat, other) for other in table.people_here)
        return undo if alone else request


class Draw(OfUs):
    """Offer a draw to all who are still in the game; people at one device agree with themselves (S16)."""

    writes = (agreed.OfferDraw,)

    def offer(self, table: Table, outside: Outside) -> str:
        """A menu need not ask to know, as long as nothing else is asked."""
        if not table.is_unhindered:
            return super().offer(table, outside)
        self.request(table)
        return "draw"

    def do(self, table: Table, outside: Outside) -> Step:
        return granted(table, agree(table.play, self.request(table)), outside)

    def request(self, table: Table) -> agreed.OfferDraw:
        needs_a_person(table, self.seat)
        request = agreed.OfferDraw(self.seat)
        if self.seat not in table.play.still_in:
            raise OutOfTheGame
        if len(people_in(table)) < 2:
            raise NobodyToAsk
        if needs_the_absent(table, request):
            raise CannotBeAsked
        return request


class Answer(OfUs, kw_only=True):
    """Agree to, or decline, what was asked before line `seen`; with the last yes it happens."""

    writes = (agreed.Agree, agreed.Decline)
    yes: bool
    seen: int

    @classmethod
    def possible(cls, table: Table, own: Sequence[int], outside: Outside) -> Iterator[Deed]:
        return (cls(seat, yes=True, seen=table.play.length) for seat in own if table.play.pact.asked is not None)

    def wrote(self, word: agreed.Word) -> bool:
        """A yes is not a no that was sent twice."""
        return word == self.word()

    def word(self) -> agreed.Word:
        return agreed.Agree(self.seat) if self.yes else agreed.Decline(self.seat)

    def do(self, table: Table, outside: Outside) -> Step:
        needs_a_person(table, self.seat)
        asked = table.play.pact.asked
        if asked is None or self.seat not in owing(table):
            raise agreed.NothingAsked
        if self.seen < max(line.number for line in table.play.record.lines if line.text == asked.write()):
            raise Stale
        return granted(table, agree(table.play, self.word()), outside)


def granted(table: Table, play: AnyReplay, outside: Outside) -> Step:
    """Do what was asked, if everybody who must agree has."""
    asked = play.pact.asked
    if asked is not None and not owing(table.with_play(play)):
        play = agree(play, asked.granted(play.still_in))
    return table.gone_on(play, outside)


# Who plays


class Resign(Deed):
    """Concede a game for two (S17 and its like); in a larger one leave the seat to a bot."""

    writes = (agreed.Resign, agreed.BotTakes)

    def offer(self, table: Table, outside: Outside) -> str:
        """A menu need not end the game to know."""
        if len(table.chairs) != 2 or not table.is_unhindered:
            return super().offer(table, outside)
        needs_a_person(table, self.seat)
        return "resign"

    def do(self, table: Table, outside: Outside) -> Step:
        needs_a_person(table, self.seat)
        if len(table.chairs) == 2:
            return table.gone_on(agree(table.play, agreed.Resign(self.seat)), outside)
        return left_to_bot(table, self.seat, outside)


class Absent(Deed):
    """Let a bot play for a seat that nobody has taken, or whose player has been away for long enough."""

    writes = (agreed.BotTakes,)
    before = True

    @classmethod
    def seats(cls, table: Table, own: Sequence[int]) -> Sequence[int]:
        """Only people at the table may call a bot, but for any seat."""
        return range(len(table.chairs)) if own else ()

    @classmethod
    def possible(cls, table: Table, own: Sequence[int], outside: Outside) -> Iterator[Deed]:
        seats = cls.seats(table, own)
        return (cls(one) for one in seats if table.chair(one) in outside.away or table.sitter(one).kind is Kind.OPEN)

    def do(self, table: Table, outside: Outside) -> Step:
        chair = table.chair(self.seat)
        if table.chairs[chair].kind is Kind.OPEN:
            return table.seated(chair, Chair(Kind.BOT, "", STAND_IN))
        if table.bot_at(self.seat) or chair not in outside.away:
            raise NotAway
        if outside.away[chair].wait:
            raise StillAwaited(outside.away[chair].wait)
        return left_to_bot(table, self.seat, outside)


def left_to_bot(table: Table, seat: int, outside: Outside) -> Step:
    """Let a bot play somebody's seat. It never agrees for them: what they had not agreed to lapses."""
    play = agree(table.play, agreed.BotTakes(seat))
    return table.gone_on(agree(play, agreed.Lapse()) if lapses_when_left(table, seat) else play, outside)


class Back(OfUs):
    """Play my seat myself again."""

    writes = (agreed.PersonTakes,)

    @classmethod
    def possible(cls, table: Table, own: Sequence[int], outside: Outside) -> Iterator[Deed]:
        return (cls(seat) for seat in own if seat in table.play.pact.played_by_bot)

    def do(self, table: Table, outside: Outside) -> Step:
        if self.seat not in table.play.pact.played_by_bot:
            raise NotAway
        return table.gone_on(agree(table.play, agreed.PersonTakes(self.seat)), outside)


class Rematch(Deed):
    """Play again, seats rotated by one, once the game is over."""

    @classmethod
    def possible(cls, table: Table, own: Sequence[int], outside: Outside) -> Iterator[Deed]:
        return (cls(seat) for seat in own if table.play.outcome() is not None)

    def was_done(self, table: Table) -> bool:
        return self.game is not None and self.game < table.match.place

    def offer(self, table: Table, outside: Outside) -> str:
        """A menu need not begin a game to know."""
        table.ended()
        return "rematch"

    def do(self, table: Table, outside: Outside) -> Step:
        return table.next_game(*outside.new_game(), outside.now)


# Before the game begins


class OfHost(Deed):
    """Something for whoever opened the table."""

    before = True

    @classmethod
    def is_by_host(cls, table: Table, own: Sequence[int]) -> bool:
        return table.seat(HOST) in own

    @classmethod
    def possible(cls, table: Table, own: Sequence[int], outside: Outside) -> Iterator[Deed]:
        return (cls(seat) for seat in cls.seats(table, own) if not table.has_moved)

    def was_done(self, table: Table) -> bool:
        return False


class Begin(OfHost):
    """Wait no longer: bots take the seats that are still free."""

    @classmethod
    def seats(cls, table: Table, own: Sequence[int]) -> Sequence[int]:
        return [table.seat(HOST)] if cls.is_by_host(table, own) else []

    def do(self, table: Table, outside: Outside) -> Step:
        if table.has_begun:
            raise NotAway
        free = tuple([number for number, chair in enumerate(table.chairs) if chair.kind is Kind.OPEN])
        bot = Chair(Kind.BOT, "", STAND_IN)
        after = table
        for chair in free:
            after = after.with_sitter(chair, bot)
        return after, [Filled(free, bot)]


class Dismiss(OfHost):
    """Ask somebody to leave, who cannot sit here again."""

    @classmethod
    def seats(cls, table: Table, own: Sequence[int]) -> Sequence[int]:
        """Anybody but those who play at the host's own device."""
        return [seat for seat in range(len(table.chairs)) if seat not in own] if cls.is_by_host(table, own) else []

    def do(self, table: Table, outside: Outside) -> Step:
        chair = table.chair(self.seat)
        if not table.is_untouched or table.chairs[chair].kind is not Kind.PERSON:
            raise NotAway
        return table.with_sitter(chair, Chair()), [Freed(chair)]


# What a socket may hear, and what a page's menus may offer: a move is no matter of a menu.
DEEDS: Final[tuple[type[Deed], ...]] = (Act, Undo, Draw, Answer, Resign, Absent, Back, Hint, Rematch, Begin, Dismiss)
MENU: Final = DEEDS[1:]
BY_THE_LINE: Final = tuple([kind for kind in MENU if kind.by_the_line])
LASTING: Final = tuple([kind for kind in MENU if not kind.by_the_line])  # offered as long as the circumstances last


def offered(table: Table, own: Sequence[int], outside: Outside, menu: tuple[type[Deed], ...] = MENU) -> frozenset[str]:
    """Name what a device that plays these seats may ask for now: whatever would not be refused; onlookers nothing."""
    names = set[str]()
    for kind in menu if own and not table.is_closed else ():
        for deed in kind.possible(table, own, outside):
            try:
                names.add(deed.offer(table, outside))
            except GameError:
                continue
            break
    return frozenset(names)
