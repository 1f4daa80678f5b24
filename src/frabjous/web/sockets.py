"""Talking with a browser or a program at a table: what it says becomes a command, what the table tells is sent."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from frabjous.core.chance import SECRET_BYTES
from frabjous.core.errors import GameError
from frabjous.table import commands
from frabjous.table.allowed import asked_for, is_allowed
from frabjous.table.refusals import NotAway, Stale, StillAwaited
from frabjous.table.taking_back import latest_mover
from frabjous.web import messages
from frabjous.web.cookies import is_own_page, is_program, language_of, own_chairs
from frabjous.web.drawing import Eyes
from frabjous.web.limits import Allowance
from frabjous.web.live import Hub, Live, Viewer
from frabjous.web.messages import TALK_LENGTH, Message, Refused, Request
from frabjous.web.thinking import STAND_IN

TOO_MUCH: Final = 1008  # policy violation
NO_SUCH_TABLE: Final = 4404
Socket = WebSocket[Any, Any, State]


class NotYours(GameError):  # noqa: N818
    """Somebody tried to play another's seat."""

    def __init__(self) -> None:
        super().__init__("not-yours", "That seat is not yours.")


class OneSeatOnly(GameError):  # noqa: N818
    """A program with several seats in one connection: one seat's observation would be another's secret."""

    def __init__(self) -> None:
        super().__init__("one-seat-only", "A program plays one seat in one connection.")


class NotUnderstood(GameError):  # noqa: N818
    """A message that is none."""

    def __init__(self) -> None:
        super().__init__("not-understood", "The table did not understand that message.")


@websocket("/t/{code:str}/live")
async def live_socket(socket: Socket, code: str, state: State) -> None:
    """Serve one browser or program at one table until it goes."""
    if not is_own_page(socket) and not is_program(socket):
        await socket.close(TOO_MUCH, "another origin")
        return
    hub: Hub = state.hub
    async with hub.table(code) as live:
        await socket.accept()
        if live is None:
            await socket.close(NO_SUCH_TABLE, "no such table")
            return
        await serve(socket, live, code)


async def serve(socket: Socket, live: Live, code: str) -> None:
    viewer = Viewer(Eyes(own_chairs(socket, code, live.keys), language_of(socket)))
    sending = asyncio.create_task(send_all(socket, viewer))
    live.join(viewer)
    try:
        with suppress(WebSocketDisconnect):
            await listen(socket, live, viewer)
    finally:
        live.leave(viewer)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def send_all(socket: Socket, viewer: Viewer) -> None:
    """Send what is in the outbox, until the browser is let go."""
    while (body := await viewer.outbox.get()) is not None:
        await socket.send_data(body.decode(), mode="text")
    await socket.close(TOO_MUCH, "too slow")


async def listen(socket: Socket, live: Live, viewer: Viewer) -> None:
    """Hear a browser out; one that says too much at once is shown the door."""
    allowance = Allowance(20, 5.0)
    while True:
        text = await socket.receive_data(mode="text")
        if not allowance.spend(""):
            await socket.close(TOO_MUCH, "too many messages")
            return
        await answer(live, viewer, text)


async def answer(live: Live, viewer: Viewer, text: str) -> None:
    """Do what a message asks, or refuse it with a sentence."""
    try:
        await obey(live, viewer, understood(text))
    except GameError as error:
        painter = live.painter(viewer.eyes)
        frame = None
        if isinstance(error, Stale) and viewer.shape is not None:
            frame = painter.frame(live.table.play.length, viewer.shape, with_log=False)
        viewer.tell(Refused(painter.refusal(error), frame))


def understood(text: str) -> Message:
    try:
        message: Message = DECODER.decode(text)
        return message
    except msgspec.DecodeError as error:
        raise NotUnderstood from error


DECODER: Final = msgspec.json.Decoder(Message)


async def obey(live: Live, viewer: Viewer, message: Message) -> None:
    if isinstance(message, messages.Hello):
        viewer.shape, viewer.place, viewer.seen, viewer.plain = message.shape, message.game, message.seen, False
        live.send_news(viewer, live.news_for(viewer, message.shape))
    elif isinstance(message, messages.Plain):
        if len(viewer.eyes.chairs) > 1:
            raise OneSeatOnly
        viewer.shape, viewer.plain = None, True
        live.send_news(viewer, live.painter(viewer.eyes).position())
    elif isinstance(message, messages.Say):
        text = " ".join(message.text.split())[:TALK_LENGTH]
        if text:
            await live.say(viewer.eyes, text)
    else:
        await live.submit(command_of(live, viewer, message))
        if isinstance(message, messages.Hint):
            live.advise(message.seat)


def command_of(live: Live, viewer: Viewer, message: Request) -> commands.Command:
    """Turn a message into a command of the table, for a chair that is the asker's own."""
    if isinstance(message, messages.Absent):
        return commands.LetBotPlay(absent_chair(live, viewer, message.seat), STAND_IN)
    chair = own_chair(live, viewer, message.seat)
    if type(message) in BY_ANY_CHAIR:
        chair = able_chair(live, viewer, chair, BY_ANY_CHAIR[type(message)])
    if isinstance(message, messages.Act):
        return commands.Act(chair, message.text, message.seen, message.game)
    if isinstance(message, messages.Answer):
        return commands.Answer(chair, message.yes, message.seen)
    if isinstance(message, messages.Rematch):
        return commands.Rematch(chair, secrets.token_hex(16), secrets.token_bytes(SECRET_BYTES))
    if isinstance(message, messages.Undo):
        mover = latest_mover(live.table, viewer.eyes.chairs)
        return commands.TakeBack(chair if mover is None else mover)
    return PLAIN[type(message)](chair)


PLAIN: Final[dict[type[messages.Heard], Callable[[int], commands.Command]]] = {
    messages.Draw: commands.OfferDraw,
    messages.Resign: commands.Resign,
    messages.Back: commands.ComeBack,
    messages.Hint: commands.AskHint,
}


# What is asked for whoever of a shared device can ask it: its page does not know whose turn that is.
BY_ANY_CHAIR: Final[dict[type[messages.Heard], str]] = {
    messages.Draw: "draw",
    messages.Answer: "answer",
    messages.Back: "back",
}


def able_chair(live: Live, viewer: Viewer, chair: int, deed: str) -> int:
    """Choose, of the chairs of one device, the named one or else the first that may do this."""
    own = [chair, *sorted(viewer.eyes.chairs)]
    return next((one for one in own if is_allowed(live.table, asked_for(one)[deed])), chair)


def own_chair(live: Live, viewer: Viewer, seat: int) -> int:
    chair = live.table.chair(seat)
    if not 0 <= seat < len(live.table.chairs) or chair not in viewer.eyes.chairs:
        raise NotYours
    return chair


def absent_chair(live: Live, viewer: Viewer, seat: int) -> int:
    """Only people at the table may call a bot, and only for a seat with nobody there for long enough."""
    if not viewer.eyes.chairs:
        raise NotYours
    painter = live.painter(viewer.eyes)
    if seat in painter.absent():
        return live.table.chair(seat)
    for away in painter.away_parts():
        if away.seat == seat and away.wait:
            raise StillAwaited(away.wait)
    raise NotAway
