"""A push service and a mail server of our own, on this machine: they really take what they are given, and read it."""

from __future__ import annotations

import json
import socket
from base64 import urlsafe_b64decode
from dataclasses import dataclass
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from types import TracebackType
from typing import Any, Final, Self

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from frabjous.web.push import CURVE, point_of, public_key, to_text

PATIENCE: Final = 15.0


def from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")


class Browser:
    """What a browser keeps of its subscription: the keys with which it alone reads what it is sent."""

    def __init__(self) -> None:
        self.key: Final = ec.generate_private_key(CURVE)
        self.auth: Final = b"sixteen bytes of"

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": to_text(point_of(self.key)), "auth": to_text(self.auth)}

    def opened(self, body: bytes) -> bytes:
        """Read a message as RFC 8188 and RFC 8291 say."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert size >= len(sealed)
        shared = self.key.exchange(ec.ECDH(), public_key(sender))
        info = b"WebPush: info\0" + point_of(self.key) + sender
        start = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(start)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(start)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\2")
        return text[:-1]


@dataclass(frozen=True)
class Pushed:
    """What came in: at which path, with which headers."""

    path: str
    headers: dict[str, str]
    body: bytes

    def read(self, browser: Browser) -> dict[str, str]:
        note: dict[str, str] = json.loads(browser.opened(self.body))
        return note

    def check_sender(self, audience: str, contact: str) -> str:
        """Check the signature as RFC 8292 says, and give the key it was made with."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        assert scheme == "vapid"
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        head, claims, signature = parts["t"].split(".")
        raw = from_text(signature)
        pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key = public_key(from_text(parts["k"]))
        key.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        said = json.loads(from_text(claims))
        assert (said["aud"], said["sub"]) == (audience, contact)
        return parts["k"]


class Counter(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, PushService)
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.came.put(Pushed(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        self.send_response(self.server.answer)
        self.send_header("location", "/elsewhere")
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - so it is called
        """Say nothing."""


class PushService(ThreadingHTTPServer):
    """Takes pushes, and answers as a test wants it to."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Counter)
        self.came: Final[Queue[Pushed]] = Queue()
        self.answer = 201

    def __enter__(self) -> Self:
        Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *args: object) -> None:
        self.shutdown()
        self.server_close()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def next(self) -> Pushed:
        return self.came.get(timeout=PATIENCE)


def free_port() -> int:
    """Find a port that nobody listens at; the mail server takes no other way."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class MailBox:
    """A mail server that keeps all letters."""

    def __init__(self) -> None:
        self.came: Final[Queue[EmailMessage]] = Queue()
        self.port: Final = free_port()
        self.controller: Final = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        content: Any = envelope.content
        letter = message_from_bytes(content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        assert envelope.rcpt_tos == [letter["To"]]
        self.came.put(letter)
        return "250 OK"

    def __enter__(self) -> Self:
        self.controller.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.controller.stop()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def next(self) -> EmailMessage:
        return self.came.get(timeout=PATIENCE)
