"""What the picture shows, what it hides, and what can be pointed at in it."""

from __future__ import annotations

from math import hypot
from pathlib import Path
from typing import Final

import pytest

from frabjous.core.contract import ONLOOKER
from frabjous.games.snits_revenge import SNITS_REVENGE
from frabjous.games.snits_revenge.body import NAMES
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.view import scene
from frabjous.games.snits_revenge.view_layout import layout_for
from frabjous.scene.model import Disc, Part, Scene, Shape, Thing, Use, Words
from frabjous.scene.svg import board, thing
from frabjous.scene.words import Voice, bundle
from games.snits_revenge.drawing import GAME, body, do
from golden import check

HERE: Final = Path(__file__).parent
VOICE: Final = Voice(bundle("en", SNITS_REVENGE.folder / "text"), {0: "Ann", 1: "Bob", 2: "Cat", 3: "Dan", 4: "Eve"})
both_shapes = pytest.mark.parametrize("shape", list(Shape))

CROWD: Final = """
    Squidgium: Nib Tock Thudd Bonk Zip Makum Runnungitm Runnungitm
    Glut: dead Skitter
    Gulpus: dead Klump!
    Eye: Darty Runnungitm
    Lapotum: Makum Makum
    out: Fidge Quib Pelt Whisk
    gone: Hobb
"""
THREE_CLANS: Final = """
    Eye: Nib-1 Skitter-2 Zip-2
    Gulpus: Thudd-1 Nib-2
    out: Pelt-1 Bonk-2
"""


def drawn(state: Position, viewer: int, shape: Shape = Shape.WIDE) -> Scene:
    return scene(GAME.observe(state, viewer), GAME.legal(state, viewer), shape)


def written(state: Position, viewer: int, shape: Shape = Shape.WIDE) -> str:
    """Write all that a viewer gets: the board and whatever is beside it."""
    made = drawn(state, viewer, shape)
    return board(made, shape, VOICE.say) + repr((made.hand, made.seats, made.asks, made.choices, made.description))


def bodies(picture: Scene, beginning: str) -> list[Thing]:
    return [one for one in picture.things if one.part is Part.BODY and one.id.startswith(beginning)]


def symbols(one: Thing) -> list[str]:
    return [mark.symbol for mark in one.look if isinstance(mark, Use)]


def words(picture: Scene, name: str) -> list[str]:
    """Read what is written on a chip."""
    chip = next(one for one in picture.hand if one.id == name and one.part is Part.BODY)
    return [VOICE.say(mark.said) for mark in chip.look if isinstance(mark, Words)]


def button(picture: Scene, name: str) -> str:
    return VOICE.say(next(one.label for one in picture.buttons if one.id == name))


def ways(picture: Scene, action: str) -> set[tuple[str, ...]]:
    return {choice.path for choice in picture.choices if choice.action == action}


# Who is where


def test_snits_that_are_alike_are_one_group_with_a_number() -> None:
    picture = drawn(body(CROWD), 0)
    nib, tock = bodies(picture, "snit-1-Nib")[0], bodies(picture, "snit-1-Tock")[0]
    assert hypot(nib.x - tock.x, nib.y - tock.y) < 5, "one lies over the other"
    texts = [VOICE.say(mark.said) for one in picture.things for mark in one.look if isinstance(mark, Words)]
    assert texts.count("×2") == 5  # Nib and Tock, the hammers, Runnungitms, Makums, Fidge and Quib


@both_shapes
def test_a_crowded_organ_swells_and_keeps_everybody_inside(shape: Shape) -> None:
    picture, layout = drawn(body(CROWD), 0, shape), layout_for(shape)
    x, y = layout.place(NAMES.index("Squidgium"))
    here = [*bodies(picture, "snit-1-"), *bodies(picture, "makum-Squ"), *bodies(picture, "runnungitm-Squ")]
    inside = [one for one in here if hypot(one.x - x, one.y - y) < layout.radius(7)]
    assert len(inside) == 8
    assert layout.radius(7) > layout.radius(1)


def test_a_wounded_hammer_snit_looks_it() -> None:
    """R12"""
    assert "snit-wounded" in symbols(bodies(drawn(body(CROWD), 0), "snit-1-Klump")[0])


@both_shapes
def test_a_silent_organ_is_hatched_and_its_name_struck_through(shape: Shape) -> None:
    picture = drawn(body(CROWD), 0, shape)
    assert "organ-silent" in symbols(bodies(picture, "organ-Glut")[0])
    assert "organ-hatch" in symbols(bodies(picture, "organ-Eye")[0])
    assert [one.css for one in picture.things].count("struck") == 2


def test_a_used_passage_has_a_filled_pip() -> None:
    """R5"""
    before, after = body(CROWD), do(body(CROWD), "Skitter Bloatbulb")
    assert filled(drawn(before, 0)) == 0
    assert filled(drawn(after, 0)) == 1


def filled(picture: Scene) -> int:
    return sum(isinstance(mark, Disc) and mark.css == "pip used" for one in picture.things for mark in one.look)


def test_whoever_has_moved_is_drawn_tired() -> None:
    picture = drawn(do(body(CROWD), "Skitter Bloatbulb"), 0)
    assert bodies(picture, "snit-1-Skitter")[0].css == "piece tired"
    assert bodies(picture, "snit-1-Nib")[0].css == "piece"


@pytest.mark.parametrize(
    ("text", "phase", "told"),
    [
        ("Eye: Bonk! Nib. Zip", "moving", "Wounded, without a hammer: Bonk."),
        ("Eye: Bonk! Nib. Zip", "moving", "Done in this phase: Nib."),
        ("Glut: Makum. Makum", "travelling", "Done in this phase: a Makum in the Glut."),
    ],
)
def test_what_is_drawn_wounded_or_tired_is_told_as_well(text: str, phase: str, told: str) -> None:
    assert told in [VOICE.say(one) for one in drawn(body(text, phase), 1).description]


@both_shapes
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_is_in_the_picture(seats: int, shape: Shape) -> None:
    state = body("out: " + " ".join(f"Nib-{at} Zip-{at} Thudd-{at}" for at in range(1, seats)), seats=seats)
    picture = drawn(state, ONLOOKER, shape)
    assert len(bodies(picture, "snit-")) == 3 * (seats - 1)
    assert len({(one.x, one.y) for one in bodies(picture, "snit-")}) == 3 * (seats - 1)
    for one in picture.things:
        assert -20 <= one.x <= picture.width + 20
        assert -20 <= one.y <= picture.height + 20


# The Spark


def test_the_spark_is_with_its_holder_or_lies_in_an_organ() -> None:
    """R18"""
    held = drawn(body(THREE_CLANS, seats=3, fight="Zip-2"), 0)
    assert "spark" in symbols(bodies(held, "snit-2-Zip")[0])
    assert not bodies(held, "spark")
    lying = drawn(body(THREE_CLANS, seats=3, fight="Eye"), 0)
    assert symbols(bodies(lying, "spark")[0]) == ["spark"]


@both_shapes
def test_a_lying_spark_can_be_taken_instead_of_moving(shape: Shape) -> None:
    """R18"""
    picture = drawn(body(THREE_CLANS, seats=3, fight="Eye"), 0, shape)
    start = "snit-1-Nib" if shape is Shape.WIDE else "organ-Eye"
    assert ways(picture, "Nib takes Spark") == {(start, "take-spark")}
    assert button(picture, "take-spark") == "Take the Spark"
    assert "The Spark lies in the Eye." in [VOICE.say(one) for one in picture.description]


HIDDEN: Final = "Eye: Spark\nGlut: Splop\nGulpus: Splop\nDreenle: Splop Nib"
ELSEWHERE: Final = (
    "Eye: Splop\nGlut: Splop\nGulpus: Spark\nDreenle: Splop Nib"  # open counters betray no more than where
)


@both_shapes
@pytest.mark.parametrize("hiding", ["open", "dummies", "written"])
def test_what_lies_under_the_snorgs_is_in_nobody_elses_picture(hiding: str, shape: Shape) -> None:
    """R19, R20"""
    options = f"spark=yes splops=3 hiding={hiding}"
    one, other = body(HIDDEN, options=options), body(ELSEWHERE, options=options)
    for viewer in (0, ONLOOKER):
        assert written(one, viewer, shape) == written(other, viewer, shape)
        assert "#splop" not in written(one, viewer, shape)
        assert "#spark" not in written(one, viewer, shape)
    assert written(one, 1, shape) != written(other, 1, shape)


@pytest.mark.parametrize(("hiding", "counters"), [("open", 4), ("dummies", 15), ("written", 0)])
def test_how_things_are_hidden_shows_in_the_picture(hiding: str, counters: int) -> None:
    """R20"""
    state = body(HIDDEN, options=f"spark=yes splops=3 hiding={hiding}")
    assert written(state, 0).count("#face-down") == counters
    assert written(state, 1).count("#splop") == 3


# Seats


def test_the_totem_the_spark_and_the_losses_are_in_the_seats_boxes() -> None:
    siege = drawn(body(CROWD), ONLOOKER)
    assert [mark.symbol for kit in siege.seats[1].kit for mark in kit.look if isinstance(mark, Use)] == [
        *("snorg-dead", "makum", "runnungitm")
    ]
    assert [VOICE.say(mark.said) for kit in siege.seats[1].kit for mark in kit.look if isinstance(mark, Words)] == [
        *("2/9", "6", "15")
    ]
    fight = drawn(body(THREE_CLANS, seats=3, fight="Zip-2"), ONLOOKER)
    assert VOICE.say(fight.seats[0].about) == "Senior Clan, 3 alive"
    assert VOICE.say(fight.seats[1].about) == "clan, 4 alive, has the Spark"
    assert VOICE.say(fight.seats[2].about) == "the late Bolotomus"


# Pointing


def test_a_move_is_two_picks_wide_and_tall() -> None:
    state = body(CROWD)
    assert ("snit-1-Nib", "organ-Eye") in ways(drawn(state, 0), "Nib Eye")
    assert ("organ-Glut", "organ-Bloatbulb") in ways(drawn(state, 0, Shape.TALL), "Skitter Bloatbulb")


def test_any_other_of_a_crowd_is_picked_by_its_chip() -> None:
    state = body(CROWD)
    assert ways(drawn(state, 0), "Tock Eye") == {("snit-1-Nib", "chip-1-Tock", "organ-Eye")}
    tall = drawn(state, 0, Shape.TALL)
    assert ways(tall, "Zip Eye") == {("organ-Squidgium", "chip-1-Zip", "organ-Eye")}
    assert ways(tall, "Tock Eye") == {("organ-Squidgium", "chip-1-Nib", "chip-1-Tock", "organ-Eye")}
    assert words(tall, "chip-1-Nib") == ["Nib", "×2"]


@both_shapes
def test_the_end_of_the_phase_is_always_at_hand(shape: Shape) -> None:
    """After any pick that is not yet a deed, too."""
    picture = drawn(body(CROWD), 0, shape)
    ends = ways(picture, "end phase")
    assert {choice.path[:-1] for choice in picture.choices} <= {path[:-1] for path in ends}


# Chances


def test_a_kick_says_its_chance() -> None:
    """R8, R9"""
    picture = drawn(body(CROWD, "kicking"), 0)
    assert button(picture, "kick-snorg-soft") == "Kick the Snorg: 1 in 3"
    assert button(picture, "kick-snorg-hard") == "Kick the Snorg: 2 in 3"
    note = next(ask.note for ask in picture.asks if ask.path == ("snit-1-Darty",))
    assert note is not None
    assert VOICE.say(note) == "Chance to kill: 1 in 3. A Runnungitm that is missed catches it: 7 in 12."


def test_a_pack_says_its_chance() -> None:
    """R10"""
    state = do(body(CROWD, "kicking"), "pack Thudd", "pack Nib")
    assert button(drawn(state, 0), "attack") == "Attack: 7 in 9"


def test_a_chomp_says_its_chance_on_each_snit() -> None:
    """R12"""
    for shape in Shape:
        picture = drawn(body(CROWD, "chomping"), 1, shape)
        assert words(picture, "chip-1-Thudd") == ["Thudd", "5/6"]
        assert words(picture, "chip-1-Zip") == ["Zip", "5/12"]


@both_shapes
@pytest.mark.parametrize(("state", "chance", "spoken"), [("", "5/18", "5 in 18"), ("Eye: dead\n", "5/6", "5 in 6")])
def test_a_dash_for_the_fleotis_says_its_chance(state: str, chance: str, spoken: str, shape: Shape) -> None:
    """R7"""
    picture = drawn(body(state + "out: Nib"), 0, shape)
    assert flags_for_nib(picture, shape) == [chance]
    assert note_for_nib(picture, shape) == f"Chance to get in through the Fleotis: {spoken}."


@both_shapes
def test_where_no_dice_decide_or_nobody_can_dash_no_chance_is_told(shape: Shape) -> None:
    """R5, R7: with both organs stopped a Snit walks in; and the opening lets one Snit through."""
    walking = body("Eye: dead\nProlobosinator: dead\nout: Nib")
    used_up = do(body("out: Nib Thudd"), "Thudd Fleotis", "dice 1+1")
    for state in (walking, used_up):
        picture = drawn(state, 0, shape)
        assert flags_for_nib(picture, shape) == []
        assert "Fleotis:" not in note_for_nib(picture, shape)


def flags_for_nib(picture: Scene, shape: Shape) -> list[str]:
    flags = [one for one in picture.things if one.when == lead_for_nib(shape)]
    return [VOICE.say(mark.said) for one in flags for mark in one.look if isinstance(mark, Words)]


def note_for_nib(picture: Scene, shape: Shape) -> str:
    note = next(ask.note for ask in picture.asks if ask.path == lead_for_nib(shape))
    assert note is not None
    return VOICE.say(note)


def lead_for_nib(shape: Shape) -> tuple[str, ...]:
    return ("snit-1-Nib",) if shape is Shape.WIDE else ("organ-outside",)


# Golden pictures


def hiding() -> Position:
    return do(GAME.start(2, {"spark": "yes", "splops": "3"}), "hide Spark Eye", "hide Splop Glut")


POSITIONS: Final = {
    "hiding": (hiding, 1),
    "moving": (lambda: do(body(CROWD, turn=6), "Skitter Bloatbulb"), 0),
    "kicking": (lambda: body(CROWD, "kicking", turn=6), 0),
    "chomping": (lambda: body(CROWD, "chomping", turn=6), 1),
    "fight": (lambda: body(THREE_CLANS, seats=3, turn=9, fight="Zip-2"), 0),
}


@both_shapes
@pytest.mark.parametrize("name", POSITIONS)
def test_a_picture_is_drawn_as_it_was(name: str, shape: Shape) -> None:
    made, viewer = POSITIONS[name]
    picture = drawn(made(), viewer, shape)
    text = board(picture, shape, VOICE.say) + "".join(thing(one, VOICE.say) for one in picture.hand)
    asked = "\n".join(f"{ask.path} {VOICE.say(ask.question)}" for ask in picture.asks[:6])
    pressed = "\n".join(f"{one.id}: {VOICE.say(one.label)}" for one in picture.buttons)
    chosen = "\n".join(f"{choice.path} {VOICE.say(choice.label)}" for choice in picture.choices)
    text = text.replace("><g", ">\n<g") + f"\n<!--\n{asked}\n{pressed}\n{chosen}\n-->\n"
    check(HERE / "golden" / f"{name}-{shape.value}.svg", text)
