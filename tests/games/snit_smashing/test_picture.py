"""What the picture of Snit Smashing shows, what it hides, and how the eye can follow it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import TypeAlias

import pytest

from frabjous.core.contract import ONLOOKER, Said
from frabjous.games.snit_smashing import SNIT_SMASHING
from frabjous.games.snit_smashing.beach import CENTRES, HEXES, NAMES, TRIPLES
from frabjous.games.snit_smashing.state import Position, laid_out
from frabjous.games.snit_smashing.view import scene
from frabjous.games.snit_smashing.view_beach import HEIGHT, WIDTH, corner, place
from frabjous.scene.model import Part, Scene, Shape, Thing, Words
from frabjous.scene.svg import board, picture, thing
from frabjous.scene.words import Voice, bundle
from games.snit_smashing.drawing import GAME, beach, do, played, rest, revealed
from golden import check

HERE = Path(__file__).parent
NAMED = {0: "Ann", 1: "Bob", 2: "Cat", 3: "Dan"}
VOICE = Voice(bundle("en", SNIT_SMASHING.folder / "text"), NAMED)
TWO = "Zip:C4 Nib:D4 Plod:C7\nPelt:D5 Tock:E6 Bonk:E7"
SEAWARD = "Zip:C4 Nib:under Plod:under Tock:safe\nPelt:D3 Tock:under Bonk:E7 Hobb:trophy1"
Moment: TypeAlias = Callable[[], tuple[Position, int]]
both_shapes = pytest.mark.parametrize("shape", list(Shape))


def drawn(state: Position, viewer: int, shape: Shape = Shape.WIDE) -> Scene:
    return scene(GAME.observe(state, viewer), GAME.legal(state, viewer), shape)


def bodies(picture: Scene) -> dict[str, Thing]:
    return {one.id: one for one in (*picture.things, *picture.hand) if one.id and one.part is Part.BODY}


def paths(picture: Scene, action: str) -> list[tuple[str, ...]]:
    return [choice.path for choice in picture.choices if choice.action == action]


def asked(picture: Scene, *path: str) -> str:
    return VOICE.say(next(ask.question for ask in picture.asks if ask.path == path))


# Golden pictures


def set_up() -> tuple[Position, int]:
    return do(laid_out(3, peek=True), "roll 9", "roll 7", "roll 4", "start C1", "start A1", "start G1", "draw Zip"), 0


def ordering() -> tuple[Position, int]:
    return beach(TWO, snandergrab="E8"), 0


def moving() -> tuple[Position, int]:
    return do(beach(TWO, "smash D4 D5 E4", "no order", snandergrab="E8"), "Zip D3", "Tock stays"), 0


def out_of_the_sea() -> tuple[Position, int]:
    return beach("Zip:C1 Nib:C1 Plod:C1\nPelt:E1 Tock:E1", "snandergrab E5", "no order", bound=1), 0


def a_smash() -> tuple[Position, int]:
    orders = ("smash D4 D5 E4", "smash C4 D4 D5", "snandergrab E7")
    return do(rest(beach(TWO + "\nQuib:G9", *orders)), "read", "read", "read", "shelter", "fall"), ONLOOKER


def the_reading() -> tuple[Position, int]:
    return do(rest(beach(TWO, "smash D4 D5 E4", "snandergrab E6", snandergrab="E8")), "read", "read"), 1


def to_the_sea() -> tuple[Position, int]:
    return beach(SEAWARD, "no order", "smash C3 C4 D4", run=2), 0


def the_end() -> tuple[Position, int]:
    return do(
        revealed(beach("Zip:safe Nib:trophy2\nPelt:safe Tock:E9", "no order", "no order", run=4, bound=6)), "end run"
    ), 0


MOMENTS = [set_up, ordering, out_of_the_sea, moving, the_reading, a_smash, to_the_sea, the_end]


@both_shapes
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_picture_is_drawn_as_it_was(moment: Moment, shape: Shape) -> None:
    """The sand is the same in all of them and only kept in the first."""
    state, viewer = moment()
    scene = drawn(state, viewer, shape)
    lines = (board(scene, shape, VOICE.say) + "".join(thing(card, VOICE.say) for card in scene.hand)).split("><g")
    kept = [line for line in lines if moment is set_up or not line.startswith(' class="thing cell"')]
    boxes = [f"{box.seat} {VOICE.say(box.about)}" for box in scene.seats]
    boxes += [picture(kit.look, VOICE.say, box.seat) for box in scene.seats for kit in box.kit]
    asked = [f"{' '.join(ask.path)}: {VOICE.say(ask.question)}" for ask in scene.asks[:6]]
    told = [VOICE.sentence(one) for one in scene.description]
    text = "\n".join([">\n<g".join(kept), *boxes, *asked, *told])
    check(HERE / "golden" / f"{moment.__name__.replace('_', '-')}-{shape.value}.svg.txt", text + "\n")


# Orders


def test_a_corner_is_where_its_three_hexes_meet() -> None:
    for smash, triple in enumerate(TRIPLES):
        x, y = corner(smash)
        for at in triple:
            to_x, to_y = place(at)
            assert ((x - to_x) ** 2 + (y - to_y) ** 2) ** 0.5 == pytest.approx(40, abs=0.1)


def test_a_smash_is_ordered_by_its_corner_and_sealed() -> None:
    wide = drawn(beach(TWO), 0)
    assert paths(wide, "smash C6 C7 D7") == [("order-smash", "C6-C7-D7", "seal")]
    assert asked(wide, "order-smash", "C6-C7-D7") == "Seal it: smash C6, C7 and D7?"
    assert len([one for one in wide.things if one.css == "corner"]) == len(TRIPLES)


def test_a_smash_is_ordered_on_a_phone_by_its_hexes_in_any_order() -> None:
    tall = drawn(beach(TWO), 0, Shape.TALL)
    wanted = {("order-smash", *order, "seal") for order in permutations(("C6", "C7", "D7"))}
    assert set(paths(tall, "smash C6 C7 D7")) == wanted
    assert asked(tall, "order-smash", "D7", "C6") == "Smash D7, C6 and …?"
    assert len([one for one in tall.things if one.css == "third"]) == HEXES


@both_shapes
def test_the_snandergrab_is_ordered_by_its_middle_and_only_inland(shape: Shape) -> None:
    """B12"""
    inland, seaward = drawn(beach(TWO), 0, shape), drawn(beach(SEAWARD, run=2), 0, shape)
    assert paths(inland, "snandergrab E5") == [("order-move", "middle-E5", "seal")]
    assert len([one for one in inland.things if one.css == "middle"]) == len(CENTRES)
    assert [button.id for button in seaward.buttons] == ["order-smash", "order-nothing", "seal"]
    assert not [one for one in seaward.things if one.css == "middle"]


def shown(state: Position, viewer: int, shape: Shape) -> str:
    picture = drawn(state, viewer, shape)
    return repr((picture, picture.description))


@both_shapes
def test_only_the_author_sees_what_a_sealed_order_says(shape: Shape) -> None:
    """B3: to everybody else the pictures of all orders are the same; the seat’s box only says that one is in."""
    pictures = {
        viewer: {
            shown(do(beach(TWO), order), viewer, shape) for order in ("smash C6 C7 D7", "snandergrab E5", "no order")
        }
        for viewer in (0, 1, ONLOOKER)
    }
    assert len(pictures[0]) == 3
    assert len(pictures[1]) == len(pictures[ONLOOKER]) == 1
    box = drawn(do(beach(TWO), "no order"), 1, shape).seats[0]
    assert VOICE.say(box.about) == "Primus · order sealed"


@both_shapes
def test_without_peek_not_even_the_author_sees_it(shape: Shape) -> None:
    """B3"""
    pictures = {shown(do(beach(TWO, peek=False), order), 0, shape) for order in ("smash C6 C7 D7", "no order")}
    assert len(pictures) == 1


def test_the_own_order_lies_quietly_on_the_beach() -> None:
    state = beach(TWO, "smash C6 C7 D7", "snandergrab E5")
    assert (bodies(drawn(state, 0))["own-order"].x, bodies(drawn(state, 0))["own-order"].y) == corner(
        TRIPLES.index((NAMES.index("C6"), NAMES.index("C7"), NAMES.index("D7")))
    )
    assert (bodies(drawn(state, 1))["own-order"].x, bodies(drawn(state, 1))["own-order"].y) == place(NAMES.index("E5"))
    assert "own-order" not in bodies(drawn(state, ONLOOKER))


# Snits


def test_a_snit_keeps_its_id_wherever_it_runs() -> None:
    before = beach(TWO, "no order", "no order")
    after = do(before, "Zip B2")
    for viewer in (0, 1, ONLOOKER):
        old, new = bodies(drawn(before, viewer))["snit-1-zip"], bodies(drawn(after, viewer))["snit-1-zip"]
        assert (old.x, old.y) == place(NAMES.index("C4"))
        assert (new.x, new.y) == place(NAMES.index("B2"))


def test_snits_in_a_crowd_are_chosen_in_the_tray_and_step_out_of_it() -> None:
    """B1, B13: a whole clan starts in one hex."""
    state, _ = out_of_the_sea()
    before = drawn(state, 0)
    assert {one.id for one in before.hand} == {"snit-1-zip", "snit-1-nib", "snit-1-plod"}
    assert {one.id for one in before.things if one.part is Part.BODY} >= {
        "snit-2-pelt",
        "snit-2-tock",
        "crowd-1",
        "crowd-2",
    }
    after = drawn(do(state, "Zip C5"), 0)
    assert "snit-1-zip" in {one.id for one in after.things}
    assert {one.id for one in after.hand} == {"snit-1-nib", "snit-1-plod"}


def test_at_a_shared_device_the_tray_holds_the_crowd_of_whoever_moves() -> None:
    state, _ = out_of_the_sea()
    shared = scene(GAME.observe(state, ONLOOKER), GAME.legal(state, 0), Shape.WIDE)
    assert {one.id for one in shared.hand} == {"snit-1-zip", "snit-1-nib", "snit-1-plod"}
    assert drawn(state, ONLOOKER).hand == ()


def test_the_sea_and_the_shade_are_one_place_each() -> None:
    """B12"""
    picture = drawn(beach(SEAWARD, "no order", "no order", run=2), 0)
    assert paths(picture, "Zip sea") == [("snit-1-zip", "sea")]
    assert paths(picture, "Zip under") == [("snit-1-zip", "under")]
    assert paths(picture, "Zip stays") == [("snit-1-zip", "stay")]
    assert paths(picture, "rest stay") == [("rest",)]


@both_shapes
def test_a_crowded_game_stays_on_the_beach(shape: Shape) -> None:
    for state in played(4, 3)[::25]:
        for one in drawn(state, ONLOOKER, shape).things:
            if one.id:
                assert -10 <= one.x <= WIDTH + 10
                assert -10 <= one.y <= HEIGHT + 10


# The reveal


def test_orders_come_to_light_one_after_the_other() -> None:
    state = rest(beach(TWO, "smash D4 D5 E4", "snandergrab E6", snandergrab="E8"))
    assert not {"aim-1", "nose-1", "plan-2"} & set(bodies(drawn(state, ONLOOKER)))
    state = do(state, "read")
    assert {"aim-1", "nose-1"} <= set(bodies(drawn(state, ONLOOKER)))
    assert "plan-2" not in bodies(drawn(state, ONLOOKER))
    assert "plan-2" in bodies(drawn(do(state, "read"), ONLOOKER))


def test_a_smash_comes_down_on_its_corner_and_whom_it_hits_lies_there() -> None:
    state = do(rest(beach(TWO, "smash D4 D5 E4", "no order")), "read", "read")
    before, after = bodies(drawn(state, 1)), bodies(drawn(do(state, "fall"), 1))
    assert before["nose-1"].y < after["nose-1"].y
    assert {"burst", "word", "snit-1-nib", "snit-2-pelt"} <= set(after)
    later = bodies(drawn(do(state, "fall", "next bound"), 1))
    assert not {"burst", "nose-1", "snit-1-nib", "snit-2-pelt"} & set(later)


def test_a_smash_on_the_sand_says_so() -> None:
    state = do(rest(beach(TWO, "smash A8 A9 B9", "no order")), "read", "read", "fall")
    assert VOICE.say(words(bodies(drawn(state, 0))["word"])) == "Missed!"


def words(one: Thing) -> Said:
    return [mark.said for mark in one.look if isinstance(mark, Words)][-1]


def test_who_is_safe_gathers_under_the_snandergrab_and_who_is_pushed_is_told_off() -> None:
    """B8"""
    state = do(rest(beach(TWO, "snandergrab D4", "no order", snandergrab="E8")), "read", "read", "shelter")
    after = bodies(drawn(state, 0))
    assert {"snit-2-pelt", "word-safe", "word-no-no"} <= set(after)
    x, y = place(NAMES.index("D4"))
    assert abs(after["snit-2-pelt"].x - x) < 70
    assert abs(after["snit-2-pelt"].y - y) < 70
    assert (after["snandergrab"].x, after["snandergrab"].y) == (x, y)


def test_a_snit_that_dives_splashes_before_it_is_counted() -> None:
    state = do(beach(SEAWARD, "no order", "no order", run=2), "Zip sea")
    after = bodies(drawn(state, 1))
    assert (after["snit-1-zip"].x, after["snit-1-zip"].y) == place(state.starts[0])
    assert VOICE.say(words(after["haven-1"])) == "×2"
