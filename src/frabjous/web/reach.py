"""Whom a link reaches: everybody, or this machine only, and by which address others on the network would come."""

from __future__ import annotations

import socket
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

from litestar import Request
from litestar.datastructures import State

from frabjous.web.cookies import is_encrypted
from frabjous.web.visitors import is_this_machine

EVERYWHERE: Final = ("0.0.0.0", "::")  # what a server listens at that is open to the network
SOMEWHERE_ELSE: Final = ("192.0.2.1", 9)  # an address for documentation: nothing is sent there


def stays_here(link: str) -> bool:
    """Tell whether a link works on this machine only."""
    host = urlsplit(link).hostname or ""
    return host == "localhost" or is_this_machine(host)


def is_secure(request: Request[Any, Any, State]) -> bool:
    """Say whether browsers trust a connection enough to be called by push: HTTPS, or this very machine."""
    return is_encrypted(request) or stays_here(str(request.base_url))


def network_link(link: str, listens_at: str) -> str:
    """Give the same link as others on the network would need it; nothing, if they cannot reach this server."""
    address = own_address() if listens_at in EVERYWHERE else listens_at
    if not address or is_this_machine(address) or address == "localhost":
        return ""
    parts = urlsplit(link)
    host = f"[{address}]" if ":" in address else address
    return urlunsplit(parts._replace(netloc=host if parts.port is None else f"{host}:{parts.port}"))


def link_from_elsewhere(link: str, listens_at: str) -> str:
    """Give the link by which another device comes: that of the network, where this one stays here."""
    return (network_link(link, listens_at) if stays_here(link) else "") or link


def own_address() -> str:
    """Ask which address of this machine leads to others."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(SOMEWHERE_ELSE)
        except OSError:
            return ""
        address: str = asked.getsockname()[0]
        return address
