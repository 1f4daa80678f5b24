"""What every game promises about pictures: paths to every action, words in every language, clean SVG."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final
from xml.etree import ElementTree

from contract.walks import SOAK, Figures, Move, Position, Setting, Walk, walk
from frabjous.core.contract import Said
from frabjous.games.room import AnyRoom
from frabjous.scene.model import Look, Part, Scene, Shape, Use, Words
from frabjous.scene.svg import board, picture, symbols
from frabjous.scene.words import LANGUAGES, Say, Voice, bundle

HOSTILE: Final = {seat: f"<script>\"'&{seat}" for seat in range(6)}  # names that must do no harm
GOOD_ID: Final = re.compile(r"[A-Za-z0-9_.:-]+")
OFTEN_ENOUGH: Final = 8
LESS_OFTEN: Final = 3  # of so many pictures one is read as SVG; both shapes have their turn, as it is odd
NUMBER: Final = re.compile(r"\d+")
IN_WORDS: Final = [(digit, re.compile(rf"\b{word}\b", re.IGNORECASE)) for digit, word in (("0", "no"), ("1", "one"))]
NAMED_EVENTS: Final = re.compile(r"on[a-z]+")


def scene_of(setting: Setting, state: Position, viewer: int, shape: Shape) -> Scene:
    """Draw what a viewer sees, as the table page does; its heading is what the log says alone."""
    game, room, seen = setting.game, setting.room, setting.game.observe(state, viewer)
    scene = room.scene(seen, game.legal(state, viewer), shape)
    assert scene.heading == room.heading(seen)
    return scene


def svg_of(setting: Setting, state: Position, viewer: int, shape: Shape) -> str:
    """Write the whole picture: the board, and whatever else the page shows."""
    scene = scene_of(setting, state, viewer, shape)
    beside = (scene.hand, scene.seats, scene.asks, scene.buttons, scene.choices, scene.heading, scene.description)
    return board(scene, shape, saying(setting.room, "en", viewer)) + repr(beside)


def some_viewers(setting: Setting, state: Position, number: int) -> list[int]:
    """Choose whose pictures to look at: those who act and one other in turn; in a soak everybody’s."""
    everybody = setting.viewers()
    actors = setting.game.to_act(state)
    return [one for one in everybody if SOAK or one in actors or one == everybody[number % len(everybody)]]


@dataclass(frozen=True)
class Drawn:
    """What somebody sees of a position, in one shape."""

    state: Position
    viewer: int
    shape: Shape
    scene: Scene


@lru_cache(maxsize=0 if SOAK else 100)
def drawn(setting: Setting, seed: int, every: int) -> tuple[Drawn, ...]:
    """Draw a game for those who act and others in turn, once for all promises that look at it."""
    return tuple(
        Drawn(state, viewer, shape, scene_of(setting, state, viewer, shape))
        for number, state in enumerate(walk(setting, seed).states(every))
        for viewer in some_viewers(setting, state, number)
        for shape in Shape
    )


@cache
def saying(room: AnyRoom, language: str, viewer: int) -> Say:
    """Give a voice that remembers what it said: translating is slow, and games repeat themselves."""
    voice = Voice(bundle(language, room.folder / "text"), HOSTILE, (viewer,) if viewer >= 0 else ())
    return lru_cache(maxsize=20_000)(voice.say)


# Paths


def check_choices(walk: Walk, every: int, figures: Figures) -> None:
    """Every legal action can be pointed out, and everything that can be pointed out is legal."""
    for one in drawn(walk.setting, walk.seed, every):
        check_paths(walk.setting, one)
        figures.add("pictures")


def check_paths(setting: Setting, drawn: Drawn) -> None:
    scene = drawn.scene
    legal = [action.text for action in setting.game.legal(drawn.state, drawn.viewer)]
    ways = {choice.path: choice.action for choice in scene.choices}
    assert {choice.action for choice in scene.choices} == set(legal), "choices and legal actions differ"
    for choice in scene.choices:
        assert choice.path, f"“{choice.action}” has an empty path"
        assert ways[choice.path] == choice.action, f"{choice.path} leads to two actions"
    beginnings = {path[:length] for path in ways for length in range(len(path))}
    for path in ways:
        assert path not in beginnings, f"{path} is the beginning of another path"
    check_ids(setting, scene, ways)
    check_asks(scene, beginnings)
    for thing in (*scene.things, *scene.hand):
        if thing.when is not None:
            assert thing.when in beginnings or thing.when in ways, f"{thing.when} can never be chosen"


def check_ids(setting: Setting, scene: Scene, ways: dict[tuple[str, ...], str]) -> None:
    things = (*scene.things, *scene.hand)
    buttons = [button.id for button in scene.buttons]
    bodies = [thing.id for thing in things if thing.part is Part.BODY and thing.id]
    targets = [thing.id for thing in things if thing.part is Part.TARGET]
    assert len(set(bodies)) == len(bodies), f"two bodies have one id: {sorted(bodies)}"
    assert len(set(targets)) == len(targets), f"two targets have one id: {sorted(targets)}"
    assert len(set(buttons)) == len(buttons), f"two buttons have one id: {sorted(buttons)}"
    assert not set(buttons) & {*targets, *bodies}, "a button has the id of a thing"
    for path, text in ways.items():
        for name in path:
            assert name in targets or name in buttons, f"{name} of {path} is nowhere to be pointed at"
        if setting.game.read(text).secret:
            assert path[-1] in buttons, f"{path} makes a secret, final choice without a confirmation"
    for name in (*buttons, *targets, *bodies):
        assert GOOD_ID.fullmatch(name), f"“{name}” is no good as an id"
    for thing in things:
        assert thing.part is not Part.TARGET or thing.label is not None, f"{thing.id} is a target without a name"


def check_asks(scene: Scene, beginnings: set[tuple[str, ...]]) -> None:
    assert scene.asks[0].path == (), "the first question comes before anything is chosen"
    paths = [ask.path for ask in scene.asks]
    assert len(set(paths)) == len(paths), "two questions for one path"
    for path in paths[1:]:
        assert path in beginnings, f"nobody can be asked something after {path}"


# Words


@dataclass
class Heard:
    """What has been said already: a sentence of one kind need not be translated with every square of the board."""

    times: Counter[object] = field(default_factory=Counter)

    def say(self, room: AnyRoom, one: Said, viewer: int) -> None:
        """Say something in every language."""
        for text in self.texts(room, one, viewer):
            assert text.strip(), f"{one.key} is empty"

    def texts(self, room: AnyRoom, one: Said, viewer: int) -> list[str]:
        """Give something in every language, unless it was said often enough; a LookupError tells what is missing."""
        kind = (kind_of(one), viewer)
        self.times[kind] += 1
        if self.times[kind] > OFTEN_ENOUGH and not SOAK:
            return []
        return [saying(room, language, viewer)(one) for language in LANGUAGES]


def kind_of(one: Said) -> object:
    """Tell sentences apart by all their keys, players and words, but not by squares and numbers."""
    values = [(name, kind_of(value) if isinstance(value, Said) else type(value)) for name, value in one.values]
    return (one.key, *values)


def check_words(walk: Walk, every: int, heard: Heard, figures: Figures) -> None:
    """Every word of a picture can be said in every language."""
    for one in drawn(walk.setting, walk.seed, every):
        for words in words_of(one.scene):
            heard.say(walk.setting.room, words, one.viewer)
        for line in lines_of(one.scene):  # may be empty: another language needs two where one has one
            heard.texts(walk.setting.room, line, one.viewer)
        check_counts(walk.setting, one)
        figures.add("pictures")


def check_counts(setting: Setting, drawn: Drawn) -> None:
    """Whatever is counted in a seat's box is said, too; nothing as “no”, a single thing as “one”."""
    say = saying(setting.room, "en", drawn.viewer)
    said = " ".join([say(words) for words in words_of(drawn.scene)])
    known = {*NUMBER.findall(said), *[digit for digit, word in IN_WORDS if word.search(said)]}
    for box in drawn.scene.seats:
        counts = [say(mark.said) for kit in box.kit for mark in kit.look if isinstance(mark, Words)]
        assert known.issuperset(NUMBER.findall(" ".join(counts))), (
            f"seat {box.seat + 1}: {counts} in its box, but: {said}"
        )


def check_told_words(walk: Walk, every: int, heard: Heard, figures: Figures) -> None:
    """Everything told can be said in every language."""
    for move in walk.some_moves(every):
        for viewer in walk.setting.viewers():
            for one in told(walk.setting, move, viewer):
                heard.say(walk.setting.room, one, viewer)
                figures.add("sentences")


def told(setting: Setting, move: Move, viewer: int) -> list[Said]:
    return setting.game.told(move.state, move.actor, move.action, viewer)


def words_of(scene: Scene) -> Iterator[Said]:
    """Gather everything a scene says."""
    yield from (scene.title, scene.heading, *scene.description)
    for thing in (*scene.things, *scene.hand):
        if thing.label is not None:
            yield thing.label
    for box in scene.seats:
        yield box.about
    for ask in scene.asks:
        yield from (ask.question,) if ask.note is None else (ask.question, ask.note)
    yield from (button.label for button in scene.buttons)
    yield from (choice.label for choice in scene.choices)
    if scene.progress is not None:
        yield scene.progress.label


def lines_of(scene: Scene) -> Iterator[Said]:
    """Gather what is written in the pictures."""
    for look in looks_of(scene):
        yield from (mark.said for mark in look if isinstance(mark, Words))


def looks_of(scene: Scene) -> Iterator[Look]:
    yield from (thing.look for thing in (*scene.things, *scene.hand))
    yield from (kit.look for box in scene.seats for kit in box.kit)
    yield from (ask.look for ask in scene.asks)


# SVG


def check_svg(walk: Walk, every: int, figures: Figures) -> None:
    """The picture is clean XML in which names do no harm, and every symbol it uses is drawn somewhere."""
    setting = walk.setting
    known = symbol_ids(setting.room)
    for one in drawn(setting, walk.seed, every)[::LESS_OFTEN]:
        check_harmless(board(one.scene, one.shape, saying(setting.room, "en", one.viewer)))
        for look in looks_of(one.scene):
            check_symbols(look, known)
        check_pictures(setting, one.scene, one.viewer)
        assert {button.icon for button in one.scene.buttons} - {""} <= known
        assert one.scene.width > 0 < one.scene.height
        figures.add("pictures")


def check_pictures(setting: Setting, scene: Scene, viewer: int) -> None:
    """The little pictures beside the board are clean too."""
    looks = [*(kit.look for box in scene.seats for kit in box.kit), *(ask.look for ask in scene.asks)]
    for look in {*looks, *(thing.look for thing in scene.hand)}:
        check_little_picture(setting.room, look, viewer)


@lru_cache(maxsize=20_000)
def check_little_picture(room: AnyRoom, look: Look, viewer: int) -> None:
    check_harmless(picture(look, saying(room, "en", viewer), 0, "small", HOSTILE[0]))


def check_harmless(svg: str) -> None:
    for element in ElementTree.fromstring(svg).iter():
        assert element.tag.lower() not in ("script", "style", "foreignobject", "image", "a"), element.tag
        for name, value in element.attrib.items():
            assert name != "style", f"{element.tag} has a style attribute"
            assert not NAMED_EVENTS.fullmatch(name.lower()), f"{element.tag} listens to {name}"
            assert "href" not in name or value.startswith("#"), f"{element.tag} leads to {value}"


def check_symbols(look: Look, known: frozenset[str]) -> None:
    for mark in look:
        assert not isinstance(mark, Use) or mark.symbol in known, f"the symbol {mark} is not drawn"


@cache
def symbol_ids(room: AnyRoom) -> frozenset[str]:
    """Name the symbols of the common file and the room's own."""
    own = room.folder / "symbols.svg"
    return frozenset(re.findall(r'\bid="([^"]+)"', symbols(*([own] if own.exists() else []))))
