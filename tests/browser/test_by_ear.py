"""Every game is played without seeing it, by keys, through the accessibility tree alone, to its end.

What happens is known beforehand: the game has been played once, and the server has the same dice. They are short games,
found among many.
"""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.sync_api import expect
from websockets.sync.client import ClientConnection

from browser.ear import LISTEN, Ear
from browser.people import LIT, People, Person, heard
from browser.prepared import NAMES, Chooser, KeptTable, Prepared, at_random, kept, opened, shrewdly
from frabjous.core.chance import Dice
from frabjous.games import games, room_of
from frabjous.scene.model import Choice, Part, Scene, Shape
from frabjous.scene.words import Voice
from frabjous.table.telling import told
from frabjous.web.templating import voice_for

SHORT: Final[dict[str, tuple[int, dict[str, str], Chooser, int]]] = {  # seats, options, who plays, and the seed
    "splut": (2, {}, shrewdly, 129),
    "snark": (4, {}, shrewdly, 590),
    "snatch_it": (3, {}, shrewdly, 1511),
    "snit_smashing": (2, {}, at_random, 246),
    "snits_revenge": (2, {"bolotomus": "seat-1"}, at_random, 385),
}
ME: Final = 0
PATIENCE: Final = 60_000  # milliseconds for what takes a tenth of a second on a quiet machine
# A key that does nothing else ends a story, as it silences a screen reader; until a line is in the log, and something
# can be chosen that is to be.
HUSHED: Final = """([line, lit]) => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "Control", bubbles: true}));
  return (!line || document.querySelector(`#log [data-line="${line}"]`)) && (!lit || document.querySelector(lit));
}"""
WORD: Final = re.compile(r"\w+")
# What is written in the picture, but for the names of squares, on them or at the rim: each says its own.
SEEN: Final = """() => [...document.querySelectorAll(':is(.picture, .hand, .seats) text:not(.lab, .hex-name)')]
  .filter((text) => text.getBoundingClientRect().width && text.checkVisibility({opacityProperty: true}))
  .map((text) => text.textContent)"""
LOGGED: Final = "(rows) => rows.map((row) => [Number(row.dataset.line), row.textContent.trim().replace(/\\s+/g, ' ')])"


class Listener:
    """Plays by ear in the first seat of a game of which the end is known."""

    def __init__(self, person: Person, game: Prepared) -> None:
        self.person, self.game, self.start = person, game, game.play.length
        self.room = room_of(game.play.game.key)
        self.voice = Voice(voice_for("en", self.room).texts, dict(enumerate(NAMES)), [ME])
        self.ear = Ear(person.page)
        person.page.locator("#board").focus()

    def scene(self) -> Scene:
        game, state = self.game.play.game, self.game.play.state
        return self.room.scene(game.observe(state, ME), game.legal(state, ME), Shape.WIDE)

    def names(self, scene: Scene, choice: Choice) -> list[str]:
        """Tell what the things on the way to a choice are called: what they are, or what they do once that is sure."""
        found: list[str] = []
        for at, thing in enumerate(choice.path):
            open_still = {one.action for one in scene.choices if one.path[: at + 1] == choice.path[: at + 1]}
            sure = self.voice.sentence(choice.label) if len(open_still) == 1 else ""
            button = [self.voice.say(one.label) for one in scene.buttons if one.id == thing]
            targets = [one for one in (*scene.things, *scene.hand) if one.id == thing and one.part is Part.TARGET]
            plain = [self.voice.say(one.label) for one in targets if one.label is not None]
            found.append(*(button or [sure or plain[0]]))
        return found

    def choose(self, text: str) -> None:
        """Choose something by the names of things."""
        self.hush(f"{LIT}, .buttons button.can")
        scene = self.scene()
        choice = next(one for one in scene.choices if one.action == text)
        self.knows_what_is_seen()
        for name in self.names(scene, choice):
            self.ear.choose(name)

    def hush(self, lit: str = "") -> None:
        """Wait until the page has told all that happened; a key ends the story."""
        lines = range(self.game.play.length, self.start, -1)
        latest = next((number for number in lines if list(told(self.game.play, number, ME))), 0)
        self.person.page.wait_for_function(HUSHED, arg=[latest, lit], timeout=PATIENCE)

    def knows_what_is_seen(self) -> None:
        """Whatever is written in the picture is somewhere in words."""
        words = set(WORD.findall(self.ear.all_there_is().lower()))
        silent = [text for text in self.person.page.evaluate(SEEN) if not is_said(text, words)]
        assert not silent, f"seen, but not said: {silent}"

    def heard_everything(self) -> None:
        """Every row of the log was said, once, in its order; and so was the end."""
        rows = self.person.page.locator("#log [data-line]").evaluate_all(LOGGED)
        news = [text for number, text in rows if number > self.start]
        assert news, "nothing happened"
        assert self.ear.spoken(logged=True) == news
        assert self.person.page.locator("#result h2").inner_text() in " ".join(self.ear.spoken(logged=False))


def is_said(text: str, words: set[str]) -> bool:
    """Tell whether a text of the picture is among words: its numbers, or all of it."""
    parts = WORD.findall(text.lower())
    numbers = [one for one in parts if one.isdigit()]
    long = [one for one in parts if len(one) > 1]
    return words.issuperset(numbers) and (
        bool(numbers) or all(any(word.startswith(one) for word in words) for one in long)
    )


def by_others(table: KeptTable, seat: int, text: str, seen: int) -> None:
    """Let somebody else choose, through a connection of their own: what one may say at once is limited."""
    with table.socket(seat) as socket:
        socket.send(json.dumps({"type": "act", "game": 0, "seat": seat, "text": text, "seen": seen}))
        until(socket, seen + 1)


def until(socket: ClientConnection, line: int) -> None:
    """Wait until the table has come to a line."""
    while (news := heard(socket, "lines", "refused"))["type"] == "refused" or news["line"] < line:
        assert news["type"] == "lines", news


def played(key: str, seats: int, options: dict[str, str], choose: Chooser, seed: int) -> tuple[Prepared, Prepared]:
    """Give the beginning and the end of a game."""
    start = game = opened(key, seats, options, seed)
    dice = Dice(seed)
    while game.play.outcome() is None:
        seat = dice.pick(list(game.play.to_act()))
        game = game.then(seat, choose(game.play, seat, dice))
    return start, game


@pytest.mark.parametrize("key", games())
def test_a_game_is_played_to_its_end_without_seeing_it(key: str, people: People) -> None:
    start, whole = played(key, *SHORT[key])
    table = kept(people.server, start)
    me = people.come()
    me.page.add_init_script(LISTEN)
    listener = Listener(table.seat(me, ME), start)
    with table.socket(*range(1, whole.play.record.seats)) as others:
        chosen = [line for line in whole.play.record.lines if line.seat >= 0]  # chance acts by itself
        for line in chosen:
            if line.seat == ME:
                listener.choose(line.text)
            else:
                by_others(table, line.seat, line.text, listener.game.play.length)
            listener.game = listener.game.then(line.seat, line.text)
            until(others, listener.game.play.length)
    listener.hush()
    expect(me.page.locator("#result")).to_be_visible()
    listener.heard_everything()
    assert people.server.kept_lines(table.code)[-1][2] == whole.play.record.lines[-1].text


def test_a_long_story_that_a_key_cuts_short_is_said_all_the_same(people: People) -> None:
    start, whole = played("splut", 2, {}, shrewdly, 65)
    table = kept(people.server, start)
    onlooker = people.come()
    onlooker.page.add_init_script(LISTEN)
    table.seat(onlooker)
    listener = Listener(onlooker, whole)
    listener.start = 0
    for line in whole.play.record.lines:
        by_others(table, line.seat, line.text, line.number - 1)
    listener.hush()
    listener.heard_everything()
