"""The coach in a first game: what is met for the first time is explained, and a costly choice is asked about once.

Which tips a device has seen is kept there; here all are found that fit the present picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from frabjous.bots.hindsight import NODES
from frabjous.bots.workers import Workers
from frabjous.core.contract import NOBODY, Said, said
from frabjous.games.teaching import Tip, teaching, teaching_words
from frabjous.scene.model import Scene, Words
from frabjous.scene.words import Voice
from frabjous.table.table import Table
from frabjous.table.telling import told
from frabjous.web.advising import Wording, seed_of
from frabjous.web.messages import SureTold, TipPart, TipsTold
from frabjous.web.picture import Picture
from frabjous.web.sight import Sight

COSTLY: Final = 0.25  # a choice that loses so much of a game is asked about


def tips_of(picture: Picture) -> TipsTold:
    """Find all tips for what can be met in the present picture, and in the story since the reader's latest deed."""
    sight = picture.sight
    room, line = sight.match.room, picture.play.length
    voice = Voice(teaching_words(room, sight.eyes.language))
    found = {tip.key: (path, tip) for path, tip in reversed(list(met(picture, picture.scene(line))))}
    parts = [TipPart(path, tip.key, voice.say(said(tip.key)), list(tip.clauses)) for path, tip in found.values()]
    return TipsTold(sight.match.place, line, parts[::-1])


def met(picture: Picture, scene: Scene) -> Iterator[tuple[tuple[str, ...], Tip]]:
    """Name the tips with what must be chosen before they are met: questions first, then the story, then labels."""
    taught = teaching(picture.sight.match.room)
    for ask in scene.asks:
        for message in (ask.question, ask.note):
            yield from ((ask.path, tip) for tip in [taught.tip(message)] if tip)
    for message in story_of(picture):
        yield from (((), tip) for tip in [taught.tip(message)] if tip)
    for path, message in labels(scene):
        yield from ((path, tip) for tip in [taught.tip(message)] if tip)


def labels(scene: Scene) -> Iterator[tuple[tuple[str, ...], Said]]:
    """Give what is written and named in a picture, and what may be done."""
    yield (), scene.heading
    for thing in scene.things:
        for mark in thing.look:
            if isinstance(mark, Words):
                yield thing.when or (), mark.said
    for button in scene.buttons:
        yield (), button.label
    for choice in scene.choices:
        yield (), choice.label


def story_of(picture: Picture) -> list[Said]:
    """Give what was told since the reader did something."""
    play, mine = picture.play, picture.sight.seats
    own = [line.number for line in play.record.lines if line.seat in mine]
    viewer = picture.sight.viewer(now=False)
    return [one for number in range(own[-1] if own else 1, play.length + 1) for one in told(play, number, viewer)]


async def considered(workers: Workers, sight: Sight, seat: int, text: str) -> tuple[SureTold, float]:
    """Say whether a choice throws the game away, and what the others would answer; and how long that took."""
    table, line = sight.table, sight.play.length
    nothing = SureTold(sight.match.place, line, text, "", "")
    game = table.room.game
    legal = [action.text for action in game.legal(sight.play.state, seat)] if sight.choosing() == seat else []
    if not table.hints or seat == NOBODY or text not in legal or len(legal) == 1:
        return nothing, 0.0
    seen = game.observe(sight.play.state, seat)
    seed = seed_of(table.room, seat, seen)
    look = await workers.look(table.room, seat, seen, text, seed, NODES)
    if look.lost < COSTLY:
        return nothing, look.seconds
    warning = sight.voice.sentence(said("coach-sure", lost=round(100 * look.lost)))
    return SureTold(sight.match.place, line, text, warning, await answer(workers, table, sight, text)), look.seconds


async def answer(workers: Workers, table: Table, sight: Sight, text: str) -> str:
    """Name what the others would probably do then."""
    seat = sight.choosing()
    seen = table.room.game.observe(sight.play.state, seat)
    counsel = await workers.advise(table.room, seat, seen, [text], seed_of(table.room, seat, seen))
    sentence, _ = Wording(Picture(sight), counsel).answer()
    return sentence
