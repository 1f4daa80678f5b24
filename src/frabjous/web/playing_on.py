"""Play on from here: a new table with bots, from a moment of a game that is over."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.response import Redirect

from frabjous.core import agreed
from frabjous.core.contract import TABLE, said
from frabjous.core.record import begin_at, origin_of
from frabjous.store.keys import hash_of
from frabjous.store.rows import KeyRow
from frabjous.store.store import Store
from frabjous.table.chairs import Chair, Kind, chair_of
from frabjous.table.deeds import STAND_IN
from frabjous.table.table import AnyReplay, Match, Table, gone_on_at
from frabjous.web.cookies import device_of, key_cookie, language_of
from frabjous.web.devices import known_device
from frabjous.web.film import number_in
from frabjous.web.hub import Hub
from frabjous.web.live import Live
from frabjous.web.me import me_of, visitor_cookies
from frabjous.web.names import new_game, new_table_name
from frabjous.web.pages import existing, eyes_of, match_at
from frabjous.web.start import keep, spend
from frabjous.web.templating import message, voice_for

Asked = Request[Any, Any, State]
NOT_YET: Final = "play-on-too-early"


@post("/t/{code:str}/on/{place:int}")
async def play_on(request: Asked, code: str, place: int, state: State) -> Response[Any]:
    """Open a table at a moment of a finished game: its position as it was, before any choice that was still secret."""
    form = await request.form()
    hub: Hub = state.hub
    async with hub.table(code) as live:
        table = existing(live)
        match = match_at(table, place)
        line = before_secrets(match.play, number_in(str(form.get("line", "")), match.play.length, match.play.length))
        if match.play.outcome() is None or is_the_end(match.play, line):
            voice = voice_for(language_of(request))
            return message(request, voice.say(said(f"{NOT_YET}-heading")), voice.say(said(NOT_YET)), 409)
        seat = seat_of_whoever_asks(request, table, match, str(form.get("seat", "")), line)
        others = bots_for(table.table.chairs, match.shift)
    spend(state.limits.tables, request)
    device, me = device_of(request), me_of(request)
    host = Chair(Kind.PERSON, me.name, "", device, me.face)
    key = await known_device(request, state.hub)
    chairs = (*others[:seat], host, *others[seat + 1 :])
    now = state.hub.clock.now()
    opened = await set_out(state.store, match, line, chairs, KeyRow(seat, hash_of(key)), now)
    cookies = [key_cookie(request, key), *visitor_cookies(request, device, me.name, me.face)]
    return Redirect(f"/t/{opened.code}", cookies=cookies, status_code=303)


async def set_out(store: Store, match: Match, line: int, chairs: tuple[Chair, ...], key: KeyRow, now: int) -> Table:
    """Keep a table that begins where another game was."""
    position, origin = str(match.play.state_after(line)), origin_of(match.play.record, line)
    while True:
        game_id, secret = new_game()
        play = begin_at(match.room.game, position, secret, origin=origin)
        table = gone_on_at(new_table_name(), match.room, play, chairs, game_id, secret, now)
        if await keep(store, table, [key]):
            return table


def before_secrets(play: AnyReplay, line: int) -> int:
    """Go back to before the first choice that was still secret after a line; what was taken back goes back too."""
    while line:
        at = play.record.lines[line - 1]
        word = agreed.read(at.text) if at.seat == TABLE else None
        if isinstance(word, agreed.Undo):
            line = word.to
        elif word is not None or (at.seat >= 0 and play.game.read(at.text).secret):
            line -= 1
        else:
            break
    return line


def is_the_end(play: AnyReplay, line: int) -> bool:
    """Say whether nothing is left to play after a line."""
    return play.game.outcome(play.state_after(line)) is not None


def seat_of_whoever_asks(request: Asked, live: Live, match: Match, wish: str, line: int) -> int:
    """Seat whoever asks: where they look from, else where they sat, else where the next choice is."""
    seats = range(len(live.table.chairs))
    if wish in [str(seat) for seat in seats]:
        return int(wish)
    own = eyes_of(request, live).chairs
    sat = [seat for seat in seats if chair_of(seat, match.shift, len(seats)) in own]
    acting = [seat for seat in match.play.game.to_act(match.play.state_after(line)) if seat >= 0]
    return [*sat, *acting, 0][0]


def bots_for(chairs: tuple[Chair, ...], shift: int) -> tuple[Chair, ...]:
    """Seat the bots as they sat, and others in everybody else's place."""
    seated = [chairs[chair_of(seat, shift, len(chairs))] for seat in range(len(chairs))]
    return tuple(one if one.kind is Kind.BOT else Chair(Kind.BOT, "", STAND_IN) for one in seated)
