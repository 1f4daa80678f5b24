"""Letters: by the mail server that the owner names."""

from __future__ import annotations

import re
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from frabjous.core.errors import BadOption, GameError
from frabjous.web.visitors import is_this_machine

ADDRESS: Final = re.compile(r"[^@\s\"(),:;<>\[\\\]\x00-\x1f\x7f]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}", re.ASCII)
LONGEST: Final = 254
PATIENCE: Final = 20.0  # seconds
PORTS: Final = {"smtp": 587, "smtps": 465}


class NoAddress(GameError):  # noqa: N818
    """Something that is no address of anybody."""

    def __init__(self) -> None:
        super().__init__("no-address", "That is no address a letter could be sent to.")


@dataclass(frozen=True)
class MailServer:
    """Who takes letters, and whom they are from."""

    host: str
    port: int
    user: str
    password: str
    tls: bool  # from the first word on
    sender: str

    @property
    def start_tls(self) -> bool | None:
        """Say whether the connection must become secret: a password is not told in the open; else if it can."""
        return False if self.tls else True if self.user and not is_this_machine(self.host) else None


@dataclass(frozen=True)
class Letter:
    """A letter, and the address that silences all further ones."""

    to: str
    subject: str
    text: str
    silence: str


def mail_server(url: str, sender: str) -> MailServer:
    """Read smtp://user:password@host:port (or smtps, secret from the start), and whom letters are from."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        parts, port = urlsplit(""), 0
    if not port or not parts.hostname or parts.path.strip("/") or parts.query:
        raise BadOption("bad-mail", "A mail server is written like smtp://user:password@mail.example.org:587.")
    if not ADDRESS.fullmatch(parseaddr(sender)[1]):
        raise BadOption("bad-sender", "“{sender}” is not an address to send letters from (--mail-from).", sender=sender)
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port, user, password, parts.scheme == "smtps", sender)


def tidy_address(typed: str) -> str:
    """Give an address as it was typed, if it is one."""
    address = typed.strip()
    if len(address) > LONGEST or not ADDRESS.fullmatch(address):
        raise NoAddress
    return address


async def send(server: MailServer, letter: Letter) -> None:
    """Send a letter that programs know to be no person's, and that is silenced by one click (RFC 8058)."""
    import aiosmtplib  # noqa: PLC0415 - it is not waited for when the server starts

    await aiosmtplib.send(
        written(server, letter),
        hostname=server.host,
        port=server.port,
        username=server.user or None,
        password=server.password or None,
        use_tls=server.tls,
        start_tls=server.start_tls,
        timeout=PATIENCE,
    )


def written(server: MailServer, letter: Letter) -> EmailMessage:
    from email.policy import SMTP  # noqa: PLC0415 - it is not waited for when the server starts

    message = EmailMessage(SMTP)
    message["From"], message["To"], message["Subject"] = server.sender, letter.to, letter.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=parseaddr(server.sender)[1].rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{letter.silence}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message
