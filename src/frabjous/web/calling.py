"""Being called otherwise at a table where one sits."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from frabjous.core.errors import GameError
from frabjous.table.chair_deeds import CallMe
from frabjous.table.chairs import tidy_name
from frabjous.web.cookies import language_of
from frabjous.web.hub import Hub
from frabjous.web.me import face_in, me_cookies
from frabjous.web.pages import existing, eyes_of, shown_table
from frabjous.web.templating import voice_for


@post("/t/{code:str}/name")
async def call_me(request: Request[Any, Any, State], code: str, state: State) -> Response[Any]:
    """Change the name and the face of somebody who plays in this browser."""
    form = await request.form()
    name, face = str(form.get("name", ""))[:200], face_in(form)
    hub: Hub = state.hub
    async with hub.table(code) as live:
        table = existing(live)
        own = {str(table.table.seat(chair)): chair for chair in eyes_of(request, table).chairs}
        chair = own.get(str(form.get("seat", "")))
        if chair is None:
            raise NotFoundException
        try:
            await table.submit(CallMe(chair, name, face))
        except GameError as error:
            problem = voice_for(language_of(request)).refusal(error)
            return await shown_table(request, code, state, problem=problem, status=400)
    is_me = chair == min(own.values())  # whoever else plays here is not remembered in their place
    cookies = me_cookies(request, tidy_name(name), face) if is_me else []
    return Redirect(f"/t/{code}", cookies=cookies, status_code=303)
