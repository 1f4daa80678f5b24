"""Every room says what counts when a game is over: each column has a name, and every seat a row."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from browser.prepared import at_random, opened
from frabjous.core.chance import Dice
from frabjous.core.contract import ONLOOKER, Said
from frabjous.games import ROOMS
from frabjous.games.room import AnyRoom
from frabjous.games.snits_revenge.view import losses_of, score_word
from frabjous.scene.words import LANGUAGES, Voice, bundle
from frabjous.table.table import AnyReplay


def finished(room: AnyRoom) -> AnyReplay:
    game, dice = opened(room.key, room.usual_seats), Dice(0)
    while game.play.outcome() is None:
        seat = dice.pick(list(game.play.to_act()))
        game = game.then(seat, at_random(game.play, seat, dice))
    return game.play


@pytest.mark.parametrize("room", ROOMS.values(), ids=lambda room: room.key)
def test_what_counts_is_told_for_every_seat_in_every_language(room: AnyRoom) -> None:
    play = finished(room)
    assert room.tally is not None
    tally = room.tally(play.game.observe(play.state, ONLOOKER))
    assert len(tally.rows) == play.record.seats
    words = [*tally.columns, *[cell for row in tally.rows for cell in row if isinstance(cell, Said)]]
    for language in LANGUAGES:
        voice = Voice(bundle(language, room.folder / "text"))
        assert all(voice.say(word).strip() for word in words)
    assert all(len(row) == len(tally.columns) for row in tally.rows)


def test_nobody_stops_ten_of_nine_organs() -> None:
    play = finished(ROOMS["snits_revenge"])
    seen = play.game.observe(play.state, ONLOOKER)
    while seen.lost <= seen.agreed.needed:
        seen = replace(seen, snorgs=seen.snorgs & (seen.snorgs - 1))
    assert score_word(seen).key == "score-over"
    assert losses_of(seen) == str(seen.lost)
