"""The ways by which people are called who are away, as far as the owner allows them: push services, and mail."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, replace
from hashlib import blake2b, sha256
from hmac import digest
from secrets import token_bytes
from typing import Final

from frabjous.core.contract import said
from frabjous.store.alerting import Alerting, Reach, Subscription
from frabjous.web.mail import Letter, MailServer, send
from frabjous.web.templating import voice_for


@dataclass(frozen=True)
class Ways:
    """What the owner allows; addresses that are sent begin with the public one, whatever a visitor calls it."""

    public_url: str = ""
    push: bool = False
    mail: MailServer | None = None
    loopback: bool = False  # a test's push service is on this machine


@dataclass(frozen=True)
class Note:
    """What somebody is told: nothing that anybody might not read on a phone that lies on a table."""

    title: str
    sentence: str
    path: str


class Unsent(Exception):  # noqa: N818
    """It could not be sent now."""


class Post:
    """Sends notes and letters."""

    def __init__(self, store: Alerting, ways: Ways) -> None:
        self.store: Final = store
        self.ways: Final = ways

    @property
    def is_open(self) -> bool:
        return self.ways.push or self.ways.mail is not None

    async def start(self) -> None:
        """Make the key for push services when they are first allowed."""
        if self.ways.push:
            await self.key()

    # push

    async def key(self) -> bytes:
        return await self.store.secret("push", new_push_key)

    async def public_key(self) -> str:
        """Give what a browser needs to subscribe."""
        raw = await self.key()
        return await asyncio.to_thread(public_text, raw)

    async def check(self, subscription: Subscription) -> None:
        """Refuse a subscription to a service that this server does not speak to."""
        await asyncio.to_thread(check_subscription, subscription, loopback=self.ways.loopback)

    async def push(self, reach: Reach, note: Note, now: int) -> bool:
        """Give a note to a browser's push service; False, and the subscription is forgotten, if it has ended."""
        from frabjous.web.push import Gone, Unanswered, push, signed  # noqa: PLC0415 - loaded with the first alert

        text = json.dumps({"title": note.title, "body": note.sentence, "path": note.path}).encode()
        headers = {
            "Authorization": signed(reach.endpoint, await self.key(), self.ways.public_url, now),
            "Topic": blake2b(note.path.encode(), digest_size=16).hexdigest(),  # a newer one takes its place
        }
        try:
            await push(reach.subscription, text, headers, loopback=self.ways.loopback)
        except Gone:
            await self.store.set_reach(replace(reach, endpoint="", p256dh="", auth=""))
            return False
        except Unanswered as error:
            raise Unsent(str(error)) from error
        return True

    # mail

    async def hidden(self, address: str) -> bytes:
        """Give what is kept of an address for a day, so that nobody is bothered: nothing that shows it."""
        secret = await self.store.secret("letters", lambda: token_bytes(32))
        return digest(secret, address.lower().encode(), sha256)

    def link(self, deed: str, reach: Reach) -> str:
        """Give the page on which an address is confirmed or silenced."""
        return f"{self.ways.public_url}/alerts/{deed}/{reach.letter_key}"

    async def write(self, reach: Reach, note: Note) -> None:
        """Write a letter that says what a note says."""
        voice = voice_for(reach.language)
        end = voice.say(said("letter-end"))
        text = f"{note.sentence}\n\n{self.ways.public_url}{note.path}\n\n-- \n{end}\n{self.link('silence', reach)}\n"
        await self.letter(reach, f"{note.title}: {note.sentence}", text)

    async def ask(self, reach: Reach) -> None:
        """Ask whoever reads an address whether they want letters."""
        voice = voice_for(reach.language)
        text = (
            f"{voice.say(said('letter-ask'))}\n\n{self.link('confirm', reach)}\n\n{voice.say(said('letter-ignore'))}\n"
        )
        await self.letter(reach, voice.say(said("letter-ask-subject")), text)

    async def letter(self, reach: Reach, subject: str, text: str) -> None:
        assert self.ways.mail is not None, "the owner names no mail server"
        try:
            await send(self.ways.mail, Letter(reach.address, subject, text, self.link("silence", reach)))
        except Exception as error:  # a mail server has many ways to refuse
            raise Unsent(f"{self.ways.mail.host}: {type(error).__name__}") from error


def new_push_key() -> bytes:
    from frabjous.web.push import new_key  # noqa: PLC0415 - loaded once, when push services are first allowed

    return new_key()


def public_text(raw: bytes) -> str:
    from frabjous.web import push  # noqa: PLC0415 - loaded when somebody wants to be called

    return push.public_text(raw)


def check_subscription(subscription: Subscription, *, loopback: bool) -> None:
    from frabjous.web import push  # noqa: PLC0415 - loaded when somebody wants to be called

    push.check(subscription, loopback=loopback)
