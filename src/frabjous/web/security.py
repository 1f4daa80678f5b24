"""What keeps other sites out, and scripts that are not ours."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import PermissionDeniedException
from litestar.types import Message, Scope

from frabjous.web.cookies import is_own_page

SECURITY: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


async def refuse_foreign_forms(request: Request[Any, Any, State]) -> None:
    """A form may only come from a page of this very site."""
    if request.method == "POST":
        if request.headers.get("origin", "") and not is_own_page(request):
            raise PermissionDeniedException("another origin")
        if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise PermissionDeniedException("another site")


async def secure(message: Message, scope: Scope) -> None:
    """Put the security headers on whatever is answered: pages, files, errors."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY.items():
            headers.setdefault(name, value)
        # Ask again every time: a page kept from before an update would speak to this server in an old way.
        headers.setdefault("cache-control", "no-cache")
