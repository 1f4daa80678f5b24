"""Whole games and a few pictures, as a person has read and accepted them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from frabjous.core.contract import CHANCE, ONLOOKER
from frabjous.core.errors import BadRecord
from frabjous.core.record import replay, verify
from frabjous.core.recordfile import loads
from frabjous.games import room_of
from frabjous.games.snark import SNARK
from frabjous.games.snark.state import Position
from frabjous.scene.model import Shape
from frabjous.scene.svg import board, thing
from frabjous.scene.words import Voice, bundle
from frabjous.table.telling import told
from games.snark import drawing
from golden import check

HERE = Path(__file__).parent
SECRET = bytes(32)
NAMES = {0: "Ann", 1: "Bob", 2: "Cat", 3: "Dan"}
VOICE = Voice(bundle("en", SNARK.folder / "text"), NAMES)
ANNS = Voice(bundle("en", SNARK.folder / "text"), NAMES, (0,))

THE_BAKER_AT_WORK = """
    taste late jest ambition fork | bellman baker | 11
    thimble fork soap share map | butcher | 9
    map map bell soap | beaver broker | 6
    late | | 5
"""


def test_a_whole_game_reads_as_it_did() -> None:
    """As the first seat sees it; lines it is told nothing of are left out, as on the page."""
    play = replay(SNARK.game, loads((HERE / "golden" / "playthrough.record").read_text("utf-8")))
    outcome = play.outcome()
    assert outcome is not None
    pages = []
    for line in play.record.lines:
        sentences = [ANNS.sentence(one) for one in told(play, line.number, 0)]
        if sentences:
            who = "Chance" if line.seat == CHANCE else VOICE.name(line.seat)
            pages.append(f"{line.number}. {who}: {line.text}\n    {' '.join(sentences)}")
        if play.state_after(line.number).round != play.state_after(line.number - 1).round:
            pages.append(drawing.draw(play.state_after(line.number)))
    pages.append(f"{VOICE.say(outcome.why)} {outcome.scores}")
    check(HERE / "golden" / "playthrough.txt", "\n".join(pages) + "\n")


@pytest.mark.parametrize(("version", "waits", "winner"), [(1, ["void"] * 3, (1,)), (2, ["provisions"] * 7, ())])
def test_a_record_of_each_version_is_still_sound(version: int, waits: list[str], winner: tuple[int, ...]) -> None:
    """Kept when they were played; the first before there was a second version. They are never made anew."""
    record = loads((HERE / "golden" / f"version-{version}.txt").read_text("utf-8"))
    assert record.rules_version == version
    outcome = verify(room_of("snark", version).game, record).outcome()
    assert outcome is not None
    assert outcome.victories[0].seats == winner
    assert [line.text for line in record.lines if line.text in ("void", "provisions")] == waits
    other = 3 - version
    with pytest.raises(BadRecord):
        replay(room_of("snark", other).game, replace(record, rules_version=other))


def a_turn() -> Position:
    return drawing.do(drawing.table(THE_BAKER_AT_WORK, pool=9, dead="boots"), "exchange fork", "draw bell")


def a_hunt() -> Position:
    state = drawing.table(THE_BAKER_AT_WORK, pool=9, dead="boots")
    return drawing.do(state, "hunt taste late jest ambition", "meet hyena", "meet bandersnatch", "meet bear")


def a_bewilder() -> Position:
    state = drawing.table("taste late jest fork soap | bellman | 9\nmap bell | | 8\nsoap | | 11", pool=2)
    return drawing.do(state, "bewilder jest", "1: pass taste right, late left")


POSITIONS = {"turn": (a_turn, 1), "hunt": (a_hunt, ONLOOKER), "bewilder": (a_bewilder, 1)}


@pytest.mark.parametrize("shape", list(Shape))
@pytest.mark.parametrize("name", POSITIONS)
def test_a_picture_is_drawn_as_it_was(name: str, shape: Shape) -> None:
    made, viewer = POSITIONS[name]
    state = made()
    scene = SNARK.scene(SNARK.game.observe(state, viewer), SNARK.game.legal(state, viewer), shape)
    drawn = board(scene, shape, VOICE.say) + "".join(thing(one, VOICE.say) for one in scene.hand)
    asked = "\n".join(f"{ask.path} {VOICE.say(ask.question)}" for ask in scene.asks[:4])
    ways = "\n".join(f"{choice.path} {VOICE.say(choice.label)}" for choice in scene.choices)
    text = drawn.replace("><g", ">\n<g") + f"\n<!--\n{asked}\n{ways}\n-->\n"
    check(HERE / "golden" / f"{name}-{shape.value}.svg", text)
