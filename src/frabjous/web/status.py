"""What stands around the picture: what may be done, who is awaited, who is away, how it ended."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from html import escape
from typing import Final

from msgspec.structs import replace

from frabjous.core import agreed
from frabjous.core.contract import NOBODY, TABLE, Player, Said, listed, said
from frabjous.scene.words import Voice
from frabjous.table.chairs import Chair, Kind, seat_of
from frabjous.table.deed import Deed
from frabjous.table.deeds import BY_THE_LINE, LASTING, Absent, Dismiss, offered
from frabjous.table.table import HOST, Outside
from frabjous.table.time_deeds import StartClock, missing
from frabjous.web.ending import ending
from frabjous.web.evening import what_came_before
from frabjous.web.faces import person_face
from frabjous.web.messages import AwayPart, Status
from frabjous.web.picture import Picture
from frabjous.web.sight import Company, Sight

OF_REQUESTS: Final = (agreed.Request, agreed.Reply, agreed.Undo, agreed.Lapse)  # what is asked, and what comes of it


class Around:
    """What stands around a picture from line to line: whatever a move does not change is found once."""

    def __init__(self) -> None:
        self.hangs_on: object = None  # what the status was found for
        self.menu: frozenset[str] = frozenset()  # of what moves do not decide
        self.status: Status | None = None

    def now(self, picture: Picture, outside: Outside, watching: int) -> Status:
        """Say all that the page shows around the picture; names are still to be put in."""
        sight = picture.sight
        hangs_on = (sight.known, sight.table.circumstances, outside.away, watching)
        if self.status is None or hangs_on != self.hangs_on:
            self.hangs_on, self.menu = hangs_on, offered(sight.table, sight.seats, outside, LASTING)
            self.status = lasting(sight, outside, watching)
        can = sorted(self.menu | offered(sight.table, sight.seats, outside, BY_THE_LINE))
        known, news = self.status, (can, asked(sight), waiting(sight, picture.question), curtain(sight))
        if news != (known.can, known.asked, known.waiting, known.curtain):
            self.status = replace(known, can=news[0], asked=news[1], waiting=news[2], curtain=news[3])
        return self.status


def lasting(sight: Sight, outside: Outside, watching: int) -> Status:
    """Say what stays as long as nobody does more than play on."""
    table, say = sight.table, sight.teller.say
    return Status(
        seats=sight.seats,
        can=[],
        asked="",
        over=sight.over(),
        waiting="",
        people=say(said("watching", count=watching)) if watching else "",
        curtain="",
        absent=absent(sight, outside),
        away=away(sight),
        open=[seat for seat in range(sight.count) if table.sitter(seat).kind is Kind.OPEN],
        begun=table.has_begun,
        guests=guests(sight, outside),
        sat=sat_rows(sight.known) + what_came_before(sight),
        end=ending(sight),
    )


def absent(sight: Sight, outside: Outside) -> list[int]:
    """Name the seats for which these people may call a bot."""
    return allowed(Absent, sight, outside)


def guests(sight: Sight, outside: Outside) -> list[int]:
    """Name the seats whose people these people may ask to leave."""
    return allowed(Dismiss, sight, outside)


def allowed(deed: type[Deed], sight: Sight, outside: Outside) -> list[int]:
    possible = deed.possible(sight.table, sight.seats, outside)
    return [one.seat for one in possible if one.is_allowed(sight.table, outside)]


@lru_cache(maxsize=1000)
def sat_rows(company: Company) -> str:
    """Write for the log who has sat down; whoever opened the table, and bots, did not have to."""
    chairs, shift = company.seated
    rows = [
        sat_row(company.voice, seat_of(chair, shift, len(chairs)), chair, sitter)
        for chair, sitter in enumerate(chairs)
        if chair != HOST and sitter.kind is Kind.PERSON and sitter.device != chairs[HOST].device
    ]
    return "".join(rows)


def sat_row(voice: Voice, seat: int, chair: int, sitter: Chair) -> str:
    sentence = voice.sentence(said("told-sat-down", who=Player(seat)))
    return f'<li class="sat">{person_face(chair, sitter)}<span>{escape(sentence)}</span></li>'


def away(sight: Sight) -> list[AwayPart]:
    """Tell who is away, for how long, and when a bot may be called."""
    people = {sight.table.seat(chair): one for chair, one in sight.away.items()}
    return [AwayPart(seat, people[seat].seconds, people[seat].wait) for seat in sorted(people)]


def asked(sight: Sight) -> str:
    """Say what is asked and how it is answered, until the game goes on; whoever answered last knows it."""
    words = words_since_the_last_request(sight) if sight.play.outcome() is None else []
    thread = [word for word in words if isinstance(word, OF_REQUESTS)]
    answers = [word.seat for word in thread if isinstance(word, agreed.Reply)]
    if sight.play.pact.asked is None and answers and answers[-1] in sight.seats:
        return ""
    return " ".join(sight.teller.sentence(word.told(sight.count)) for word in thread)


def words_since_the_last_request(sight: Sight) -> list[agreed.Word]:
    """Give what the table wrote last, from a request on; nothing once somebody has moved."""
    words: list[agreed.Word] = []
    for line in reversed(sight.play.record.lines):
        if line.seat != TABLE:
            break
        words.insert(0, agreed.read(line.text))
        if isinstance(words[0], agreed.Request):
            return words
    return []


def waiting(sight: Sight, question: Callable[[], str] = str) -> str:
    """Say who is awaited, when it is not me and no question names them: people rather than bots, which are quick.

    Nobody is at a closed table.
    """
    if sight.table.is_closed:
        return sight.voice.sentence(said("table-is-closed"))
    if not sight.table.has_begun:
        free = sum(chair.kind is Kind.OPEN for chair in sight.table.chairs)
        return sight.voice.sentence(said("waiting-to-begin", free=free))
    awaited = [seat for seat in sight.play.to_act() if seat >= 0 and seat not in sight.seats]
    if not awaited or sight.choosing() != NOBODY:
        return ""
    if any(sight.table.sitter(seat).kind is Kind.OPEN for seat in awaited):
        return sight.teller.sentence(said("waiting-open"))
    late = [] if StartClock().was_done(sight.table) else [seat for seat in missing(sight.table) if seat in awaited]
    if late:
        return sight.teller.sentence(said("waiting-to-join", who=names_of(late)))
    slow = [seat for seat in awaited if not sight.table.bot_at(seat)] or awaited
    names = names_of(slow)
    return "" if sight.teller.say(names) in question() else sight.teller.sentence(said("waiting", who=names))


def names_of(seats: list[int]) -> Said:
    return listed([said("player-named", who=Player(seat)) for seat in seats])


def curtain(sight: Sight) -> str:
    """Say to whom a shared device is passed, if what comes is for their eyes only."""
    if len(sight.seats) < 2 or not sight.is_private():
        return ""
    return sight.teller.say(said("pass-the-device", who=Player(sight.choosing())))
