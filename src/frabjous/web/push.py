"""Web Push: a call is sealed for one browser (RFC 8291), signed by this server (RFC 8292), and given to the push
service of the browser's maker, who can read none of it.

An endpoint is an address that a visitor names and this server speaks to. So only the services of browser makers are
spoken to, over HTTPS, at addresses that are public after resolving, and wherever they lead on is not followed.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.client import HTTPConnection, HTTPException
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from frabjous.core.errors import GameError
from frabjous.store.alerting import Subscription

SERVICES: Final = ("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com")
LONGEST: Final = 1000  # letters of an endpoint
PATIENCE: Final = 10.0  # seconds
A_DAY: Final = 86_400
SIGNED_FOR: Final = 12 * 3600  # seconds
RECORD: Final = 4096
POINT_BYTES: Final = 65  # of a public key, as it is written
AUTH_BYTES: Final = 16
CURVE: Final = ec.SECP256R1()
GONE: Final = (404, 410)  # answers that mean: nobody is there any more


class NoSuchService(GameError):  # noqa: N818
    """A subscription that no browser we know would have made."""

    def __init__(self) -> None:
        super().__init__("no-such-service", "This browser's push service is not one that this server knows.")


class Gone(Exception):  # noqa: N818
    """The browser has ended its subscription."""


class Unanswered(Exception):  # noqa: N818
    """The service could not be reached, or would not take it now."""


def check(subscription: Subscription, *, loopback: bool) -> None:
    """Refuse a subscription that this server will not speak to."""
    try:
        parts = urlsplit(subscription.endpoint)
        sound = len(subscription.endpoint) <= LONGEST and is_known(parts, loopback=loopback)
        public_key(from_text(subscription.p256dh))
        sound = sound and len(from_text(subscription.auth)) == AUTH_BYTES
    except (ValueError, InvalidKey) as error:
        raise NoSuchService from error
    if not sound:
        raise NoSuchService


def is_known(parts: SplitResult, *, loopback: bool) -> bool:
    """Say whether an endpoint is one of a browser maker's service; a test may have one on this machine."""
    host = parts.hostname or ""
    if loopback and host == "127.0.0.1":
        return True
    known = any(host == service or host.endswith(f".{service}") for service in SERVICES)
    return known and parts.scheme == "https" and parts.port in (None, 443) and "@" not in parts.netloc


def from_text(text: str) -> bytes:
    """Read base64 as browsers write it."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


# Keys


def new_key() -> bytes:
    """Make the key of a server."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return number.to_bytes(32, "big")


def private_key(raw: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(raw, "big"), CURVE)


def public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    if len(point) != POINT_BYTES:
        raise ValueError("a public key has another length")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_text(raw: bytes) -> str:
    """Write the public half of a server's key, as a browser wants it when it subscribes."""
    return to_text(point_of(private_key(raw)))


# Sealing and signing


def sealed(
    message: bytes,
    subscription: Subscription,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Seal a message for one browser, as RFC 8291 says; key and salt are fresh but for a test."""
    own, salt = own or ec.generate_private_key(CURVE), salt or secrets.token_bytes(16)
    theirs, mine = from_text(subscription.p256dh), point_of(own)
    shared = own.exchange(ec.ECDH(), public_key(theirs))
    start = derived(shared, from_text(subscription.auth), b"WebPush: info\0" + theirs + mine, 32)
    key = derived(start, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(start, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def signed(endpoint: str, raw: bytes, contact: str, now: int) -> str:
    """Write who sends this, as RFC 8292 says: to this service only, and for some hours."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + SIGNED_FOR, "sub": contact}
    text = ".".join(to_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    one, two = decode_dss_signature(private_key(raw).sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    signature = to_text(one.to_bytes(32, "big") + two.to_bytes(32, "big"))
    return f"vapid t={text}.{signature}, k={public_text(raw)}"


# Sending


async def push(subscription: Subscription, message: bytes, headers: dict[str, str], *, loopback: bool) -> None:
    """Give a sealed message to the push service; Gone or Unanswered, if it does not take it."""
    parts = urlsplit(subscription.endpoint)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        address = await public_address(parts.hostname or "", port, loopback=loopback)
        body = sealed(message, subscription)
        status = await asyncio.to_thread(given, parts, (address, port), body, headers)
    except (OSError, HTTPException, UnicodeError) as error:
        raise Unanswered(f"{parts.hostname}: {error}") from error
    if status in GONE:
        raise Gone
    if not 200 <= status < 300:
        raise Unanswered(f"{parts.hostname} answered {status}")


async def public_address(host: str, port: int, *, loopback: bool) -> str:
    """Find an address that is everybody's to reach: a name may lead into the owner's own network."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not addresses or not all(is_public(one, loopback=loopback) for one in addresses):
        raise OSError(f"{host} is not at a public address")
    return addresses[0]


def is_public(address: str, *, loopback: bool) -> bool:
    parsed = ip_address(address)
    return (parsed.is_global and not parsed.is_multicast) or (loopback and parsed.is_loopback)


def given(parts: SplitResult, address: tuple[str, int], body: bytes, headers: dict[str, str]) -> int:
    """Speak to the very address that was looked at, by the name that was asked for; nothing is followed."""
    wire = socket.create_connection(address, PATIENCE)
    try:
        if parts.scheme == "https":
            wire = ssl.create_default_context().wrap_socket(wire, server_hostname=parts.hostname)
        connection = HTTPConnection(parts.netloc, timeout=PATIENCE)
        connection.sock = wire
        path = f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}"
        sent = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", **headers}
        connection.request("POST", path, body, {**sent, "TTL": str(A_DAY)})
        return connection.getresponse().status
    finally:
        wire.close()
