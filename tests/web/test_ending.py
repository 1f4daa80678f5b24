"""The end of a game: the winners first, then whoever has more of what counts."""

from __future__ import annotations

import re

from browser.prepared import Prepared, opened
from frabjous.core.chance import Dice
from frabjous.games import room_of
from frabjous.table.chairs import Chair, Kind
from frabjous.table.table import opened as table_of
from frabjous.web.ending import ending
from frabjous.web.sight import Eyes, Sight
from shrewd import shrewd_choice


def played_out(key: str, seats: int) -> Prepared:
    game, dice = opened(key, seats), Dice(1)
    while game.play.outcome() is None:
        seat = game.play.to_act()[0]
        game = game.then(seat, shrewd_choice(room_of(key), game.play.state, seat, dice).text)
    return game


def test_those_who_lost_are_ordered_by_what_counts() -> None:
    game = played_out("snatch_it", 5)
    people = tuple(Chair(Kind.PERSON, name) for name in ("Ada", "Bruno", "Cleo", "Dora", "Emil"))
    table = table_of("oak-elm", (room_of("snatch_it"),), {}, people, "game", game.secret).with_play(game.play)
    html = ending(Sight(table, table.match, Eyes(frozenset(), "en")))
    points = [int(row) for row in re.findall(r"</th><td>(\d+)</td>", html)]
    assert len(points) == 5
    assert points == sorted(points, reverse=True)
