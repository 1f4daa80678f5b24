"""Where a game is played on: at the position as it was, before any choice that was still secret."""

from __future__ import annotations

from typing import Any

import pytest

from frabjous.core.chance import SECRET_BYTES, Dice
from frabjous.core.record import Replay, begin, begin_at, draw_all, origin_of, replay, step, verify
from frabjous.core.recordfile import dumps, loads
from frabjous.games import ROOMS
from frabjous.games.room import AnyRoom
from frabjous.web.playing_on import before_secrets

SECRET = bytes(SECRET_BYTES)


def played(room: AnyRoom, seats: int, most: int = 150) -> Replay[Any, Any, Any]:
    play, dice = draw_all(begin(room.game, seats, {}, SECRET), SECRET), Dice(1)
    while play.outcome() is None and play.length < most:
        seat = dice.pick(list(play.to_act()))
        play = draw_all(step(play, seat, dice.pick(room.game.legal(play.state, seat)).text), SECRET)
    return play


@pytest.mark.parametrize("room", ROOMS.values(), ids=lambda room: room.key)
def test_nobody_has_chosen_in_secret_where_a_game_is_played_on(room: AnyRoom) -> None:
    play = played(room, room.usual_seats)
    for number in range(play.length + 1):
        line = before_secrets(play, number)
        state = play.state_after(line)
        seats = range(play.record.seats) if room.before_secrets else ()
        for seat in seats:
            seen = room.game.observe(state, seat)
            assert room.before_secrets is not None
            assert room.before_secrets(seen) == seen, f"line {number} goes back to {line}"


@pytest.mark.parametrize("room", ROOMS.values(), ids=lambda room: room.key)
def test_what_is_played_on_has_a_record_that_is_verified_from_there(room: AnyRoom) -> None:
    before = played(room, room.usual_seats, 40)
    line = before_secrets(before, before.length)
    origin = origin_of(before.record, line)
    play = begin_at(room.game, str(before.state_after(line)), SECRET, sealed=False, origin=origin)
    assert play.state == before.state_after(line)
    play = draw_all(play, SECRET)
    text = dumps(play.record)
    assert f"From: {before.record.seal} line {line}\nPosition: " in text
    assert loads(text) == play.record
    assert verify(room.game, loads(text)).state == play.state
    assert replay(room.game, loads(text)).record.origin == origin
