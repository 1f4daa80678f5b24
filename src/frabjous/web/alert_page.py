"""How somebody wishes to be called: the page, and what is chosen there. Nothing is asked of a browser unasked."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from frabjous.core.errors import GameError
from frabjous.store.alerting import Reach, Subscription
from frabjous.store.keys import hash_of, new_key
from frabjous.web.cookies import device_key, language_of
from frabjous.web.hub import Hub
from frabjous.web.mail import tidy_address
from frabjous.web.posting import Post, Unsent
from frabjous.web.reach import is_secure
from frabjous.web.start import spend
from frabjous.web.templating import page, voice_for

log = logging.getLogger(__name__)

MOST_LETTERS: Final = 3  # that ask for an address, a device and day
HOURS: Final = range(24)
LONGEST_ZONE: Final = 64
Asked = Request[Any, Any, State]
Form = Mapping[str, Any]


class EnoughLetters(GameError):  # noqa: N818
    """Somebody was asked often enough for today."""

    def __init__(self) -> None:
        super().__init__("enough-letters", "Enough letters were sent for today; try again tomorrow.")


class LetterUnsent(GameError):  # noqa: N818
    """The mail server did not take a letter."""

    def __init__(self) -> None:
        super().__init__("letter-unsent", "The letter could not be sent just now; try again later.")


@get("/alerts")
async def alerts_page(request: Asked, state: State) -> Response[str]:
    return await shown(request, state)


async def shown(request: Asked, state: State, problem: str = "", status: int = 200) -> Response[str]:
    """Show what can be chosen here, and what was."""
    hub: Hub = state.hub
    post, ways, key = hub.alerts.post, state.ways, device_key(request)
    known = await hub.store.alerting.reach(hash_of(key)) if key else None
    return page(
        request,
        "alerts.html",
        path="/alerts",
        code_of_answer=status,
        problem=problem,
        has_key=bool(key),
        reach=known or Reach(b""),
        push=ways.push,
        mail=ways.mail is not None,
        public_key=await post.public_key() if ways.push and key else "",
        secure=is_secure(request),
        hours=HOURS,
    )


async def own_reach(request: Asked, state: State, form: Form) -> Reach:
    """Give how this device is reached, in its language and by its time; a stranger's is not."""
    hub: Hub = state.hub
    key = device_key(request)
    if not key or not await hub.store.seats_of_device(hash_of(key)):
        raise NotFoundException
    await hub.store.see_device(hash_of(key), hub.clock.now())
    known = await hub.store.alerting.reach(hash_of(key)) or Reach(hash_of(key))
    zone = str(form.get("zone", ""))[:LONGEST_ZONE] or known.zone
    return replace(known, language=language_of(request), zone=zone)


async def kept(state: State, reach: Reach) -> Response[Any]:
    await state.hub.store.alerting.set_reach(reach)
    return Redirect("/alerts", status_code=303)


def refused(request: Asked, error: GameError) -> str:
    return voice_for(language_of(request)).refusal(error)


# By the browser's push service


@post("/alerts/push")
async def call_this_device(request: Asked, state: State) -> Response[Any]:
    """Keep a browser's subscription, if it is to a service that browsers use."""
    form: Form = await request.form()
    post: Post = state.hub.alerts.post
    if not state.ways.push:
        raise NotFoundException
    reach = await own_reach(request, state, form)
    subscription = Subscription(*(str(form.get(name, "")) for name in ("endpoint", "p256dh", "auth")))
    try:
        await post.check(subscription)
    except GameError as error:
        return await shown(request, state, refused(request, error), 400)
    return await kept(state, replace(reach, **asdict(subscription)))


@post("/alerts/push/off")
async def leave_this_device(request: Asked, state: State) -> Response[Any]:
    """Forget a browser's subscription."""
    reach = await own_reach(request, state, {})
    return await kept(state, replace(reach, endpoint="", p256dh="", auth=""))


# By mail


@post("/alerts/mail")
async def write_to(request: Asked, state: State) -> Response[Any]:
    """Ask whoever reads an address whether they want letters; until then they get no others."""
    form: Form = await request.form()
    post: Post = state.hub.alerts.post
    if state.ways.mail is None:
        raise NotFoundException
    reach = await own_reach(request, state, form)
    now = state.hub.clock.now()
    try:
        spend(state.limits.codes, request)
        address = tidy_address(str(form.get("address", "")))
        if not await post.store.may_write(await post.hidden(address), reach.device, now, MOST_LETTERS):
            raise EnoughLetters
        reach = replace(reach, address=address, letter_key=new_key(), confirmed=False, asked_at=now)
        await asked(post, reach)
    except GameError as error:
        return await shown(request, state, refused(request, error), 400)
    return await kept(state, reach)


async def asked(post: Post, reach: Reach) -> None:
    try:
        await post.ask(reach)
    except Unsent as error:
        log.warning("a letter was not sent: %s", error)
        raise LetterUnsent from error


@post("/alerts/mail/off")
async def write_no_more(request: Asked, state: State) -> Response[Any]:
    """Forget an address."""
    return await kept(state, without_address(await own_reach(request, state, {})))


def without_address(reach: Reach) -> Reach:
    return replace(reach, address="", letter_key="", confirmed=False)


# When


@post("/alerts/quiet")
async def be_quiet(request: Asked, state: State) -> Response[Any]:
    """Keep the quiet hours."""
    form: Form = await request.form()
    reach = await own_reach(request, state, form)
    hours = [str(form.get(name, "")) for name in ("first", "until")]
    if not all(hour in map(str, HOURS) for hour in hours):
        raise NotFoundException
    return await kept(state, replace(reach, quiet_from=int(hours[0]), quiet_until=int(hours[1])))
