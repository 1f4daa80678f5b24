"""Talking with a browser or a program at a table: what it says becomes a command, what the table tells is sent."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import reduce
from operator import or_
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from frabjous.core.errors import GameError
from frabjous.store.writer import is_trouble, may_be_done
from frabjous.table.deed import Deed, Named
from frabjous.table.deeds import Act, Hint
from frabjous.table.typed import fit_to_show
from frabjous.web import messages
from frabjous.web.coaching import tips_of
from frabjous.web.connections import socket_of
from frabjous.web.cookies import is_own_page, is_program, language_of, own_chairs
from frabjous.web.devices import make_known
from frabjous.web.elsewhere import TRY_ELSEWHERE, Elsewhere
from frabjous.web.hub import Hub
from frabjous.web.limits import Allowance, Guest, TooMuch
from frabjous.web.live import Live
from frabjous.web.meanwhile import note_absence
from frabjous.web.messages import HEARD, TALK_LENGTH, Done, Message, Pong, Refused
from frabjous.web.metrics import Metrics
from frabjous.web.open_tables import see_host
from frabjous.web.picture import Picture
from frabjous.web.queue import Queue
from frabjous.web.sight import Eyes
from frabjous.web.templating import voice_for
from frabjous.web.thinking import in_a_line
from frabjous.web.viewer import TOO_MUCH, Viewer
from frabjous.web.visitors import guest_of

log = logging.getLogger(__name__)

GOODBYES: Final = (1000, 1001)  # a page that is closed or left says one of them
FAILED: Final = 1011
TRY_LATER: Final = 1013
NO_SUCH_TABLE: Final = 4404
MOST_ONLOOKERS: Final = 200  # at one table
MOST_OF_ONE_SEAT: Final = 20
MOST_WAITING: Final = 64  # messages that one connection may send ahead of the answers
Socket = WebSocket[Any, Any, State]
Inbox: TypeAlias = Queue[Message | None]


class OneSeatOnly(GameError):  # noqa: N818
    """A program with several seats in one connection: one seat's observation would be another's secret."""

    def __init__(self) -> None:
        super().__init__("one-seat-only", "A program plays one seat in one connection.")


class NotUnderstood(GameError):  # noqa: N818
    """A message that is none."""

    def __init__(self) -> None:
        super().__init__("not-understood", "The table did not understand that message.")


class NotNow(GameError):  # noqa: N818
    """Something failed that is nobody's fault, the database for instance."""

    def __init__(self) -> None:
        super().__init__("not-now", "The table could not do that just now; try again in a moment.")


@websocket("/t/{code:str}/live")
async def live_socket(socket: Socket, code: str, state: State) -> None:
    """Serve one browser or program at one table until it goes; what nobody expected is logged with the table."""
    if not is_own_page(socket) and not is_program(socket):
        await socket.close(TOO_MUCH, "another origin")
        return
    guest = guest_of(socket, state.limits)
    try:
        await socket.accept()
        if not state.limits.sockets.enter(guest.visitor):
            await turn_away(socket)
            return
        try:
            await serve(socket, state, code, guest)
        except Elsewhere:
            await socket.close(TRY_ELSEWHERE, "elsewhere")
        finally:
            state.limits.sockets.leave(guest.visitor)
    except (WebSocketDisconnect, ClientDisconnected):
        return
    except Exception as error:
        farewell = note_failure(code, error)
        with suppress(Exception):  # it may have been closed already
            await socket.close(farewell, "failed")


def note_failure(code: str, error: Exception) -> int:
    """Log why a socket failed, and say with which code it is closed; another process may still reach the database."""
    if is_trouble(error) or isinstance(error, GameError):  # as when nobody knows the rules of a table
        log.warning("table %s: a socket failed: %s", code, in_a_line(error))
        return FAILED if isinstance(error, GameError) else TRY_ELSEWHERE
    log.error("table %s: a socket failed", code, exc_info=error)
    return FAILED


async def turn_away(socket: Socket) -> None:
    """Say that there are too many connections already, and close."""
    sentence = voice_for(language_of(socket)).refusal(TooMuch())
    await socket.send_data(msgspec.json.encode(Refused(sentence)).decode(), mode="text")
    await socket.close(TRY_LATER, "too many connections")


async def serve(socket: Socket, state: State, code: str, guest: Guest) -> None:
    hub: Hub = state.hub
    hub.others.check_ready()
    async with hub.table(code) as live:
        if live is None:
            await socket.close(NO_SUCH_TABLE, "no such table")
            return
        await make_known(socket, live)
        eyes = Eyes(own_chairs(socket, code, live.keys), language_of(socket))
        if is_crowded(live, eyes):
            await turn_away(socket)
            return
        viewer = Viewer(eyes)
        await see_host(live, eyes)
        try:
            await talk(socket, live, viewer, guest, state.metrics)
        finally:
            await see_host(live, viewer.eyes)
            await note_absence(live, viewer.eyes)


def is_crowded(live: Live, eyes: Eyes) -> bool:
    """Say whether enough look on, or enough devices play the same seat, already."""
    alike = sum(1 for viewer in live.viewers if viewer.eyes.chairs == eyes.chairs)
    return alike >= (MOST_OF_ONE_SEAT if eyes.chairs else MOST_ONLOOKERS)


async def talk(socket: Socket, live: Live, viewer: Viewer, guest: Guest, metrics: Metrics) -> None:
    inbox: Inbox = Queue()
    sending = asyncio.create_task(send_all(socket, viewer))
    answering = asyncio.create_task(answer_all(live, viewer, guest, inbox, metrics))
    live.join(viewer)
    try:
        await listen(socket, live, viewer, inbox)
    except WebSocketDisconnect as end:
        viewer.said_goodbye = end.code in GOODBYES
        raise
    finally:
        live.leave(viewer)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        inbox.put_nowait(None)
        await answering  # what was heard is done, even if nobody is left to hear of it


async def send_all(socket: Socket, viewer: Viewer) -> None:
    """Send at once what can be, and else what is in the outbox, until the browser is let go."""
    connection = socket_of(socket.scope)
    connection.forget_request()
    viewer.post = connection.post_at_once
    while (body := await viewer.outbox.get()) is not None:
        await connection.post(body)
        viewer.unsent -= 1
        del body  # a picture is large, and the next message may be long in coming
    await socket.close(viewer.farewell, "too slow" if viewer.farewell == TOO_MUCH else "elsewhere")


async def listen(socket: Socket, live: Live, viewer: Viewer, inbox: Inbox) -> None:
    """Hear a browser out; one that says too much at once is shown the door.

    Whether anybody is here is answered at once, so that a slow database is not mistaken for a dead connection.
    """
    messages_left = Allowance(20, 5.0)
    while True:
        text = await socket.receive_data(mode="text")
        if not messages_left.spend("this connection") or len(inbox.things) >= MOST_WAITING:
            await socket.close(TOO_MUCH, "too many messages")
            return
        try:
            message = understood(text)
        except NotUnderstood as error:
            refuse(live, viewer, error)
            continue
        if isinstance(message, messages.Ping):
            viewer.tell(Pong())
        else:
            inbox.put_nowait(message)


async def answer_all(live: Live, viewer: Viewer, guest: Guest, inbox: Inbox, metrics: Metrics) -> None:
    """Answer one message after the other; without that there is nothing to stay for."""
    try:
        while (message := await inbox.get()) is not None:
            began = time.monotonic()
            await answer(live, viewer, guest, message, metrics)
            metrics.answers.note(time.monotonic() - began)
    finally:
        viewer.let_go()


async def answer(live: Live, viewer: Viewer, guest: Guest, message: Message, metrics: Metrics) -> None:
    """Do what a message asks, or refuse it with a sentence; say so in the name the message gave itself."""
    deed = message.id if isinstance(message, Named) else ""
    try:
        guest.check_work()
        await obey(live, viewer, guest, message)
    except GameError as error:
        metrics.refusals[error.key] += 1
        refuse(live, viewer, error, deed)
    except Exception as error:  # a database that fails for a moment must cost nobody the connection
        log.warning("table %s: a message failed: %s", live.table.code, in_a_line(error))
        metrics.failures += 1
        if may_be_done(error):
            viewer.let_go(TRY_ELSEWHERE)  # whoever asks again, by whatever process, hears whether it is
        else:
            refuse(live, viewer, NotNow(), deed)
    else:
        if isinstance(message, Act):
            metrics.moves[live.table.room.key] += 1
        if deed:
            viewer.tell(Done(deed))


def refuse(live: Live, viewer: Viewer, error: GameError, deed: str = "") -> None:
    viewer.tell(Refused(live.sight(viewer.eyes).voice.refusal(error), deed))


def understood(text: str) -> Message:
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:  # the latter for what is nested too deep
        raise NotUnderstood from error


EVERYTHING: Final[Any] = reduce(or_, HEARD)
DECODER: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(EVERYTHING)


async def obey(live: Live, viewer: Viewer, guest: Guest, message: Message) -> None:
    if isinstance(message, messages.Hello):
        viewer.plain = False
        live.greet(viewer, message)
    elif isinstance(message, messages.Plain):
        if len(viewer.eyes.chairs) > 1:
            raise OneSeatOnly
        live.put_down_sheet(viewer)
        viewer.plain = True
        live.tell_position(viewer)
    elif isinstance(message, messages.Ask):
        picture = Picture(live.sight(viewer.eyes))
        viewer.tell(picture.slip(viewer.shape, message.thing, message.path))
    elif isinstance(message, messages.Tips):
        viewer.tell(tips_of(Picture(live.sight(viewer.eyes))))
    elif isinstance(message, messages.Sure):
        guest.check_thought()
        live.counsel.consider(viewer, message, guest.thought)
    elif isinstance(message, messages.Say):
        text = fit_to_show(message.text, TALK_LENGTH)
        if text:
            await live.say(viewer.eyes, text, message.heard)
    elif isinstance(message, Deed):
        await do(live, viewer, guest, message)


async def do(live: Live, viewer: Viewer, guest: Guest, message: Deed) -> None:
    """Do what is asked, if it is the asker's to ask; a hint is thought about afterwards."""
    if isinstance(message, Hint):
        guest.check_thought()
    deed = message.by(live.table, live.table.seats_of(viewer.eyes.chairs), live.outside())
    guest.worked(await live.submit(deed))
    if isinstance(deed, Hint):
        live.counsel.advise(deed.seat, guest.thought)
