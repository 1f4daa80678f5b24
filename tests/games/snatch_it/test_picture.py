"""What the picture shows, what it hides, and what the eye can follow in it."""

from __future__ import annotations

import pytest

from frabjous.core.contract import ONLOOKER
from frabjous.games.snatch_it import SNATCH_IT
from frabjous.games.snatch_it.state import Position
from frabjous.games.snatch_it.view import scene
from frabjous.scene.model import Part, Scene, Shape, Thing
from frabjous.scene.svg import board
from frabjous.scene.words import Voice, bundle
from games.snatch_it.drawing import GAME, do, played, position

THREE = """
pond c2 f6 sw
0    c3 f2
1    c4   | c1.c2
2    f5   | f3.f3.f4
"""
both_shapes = pytest.mark.parametrize("shape", list(Shape))


def drawn(state: Position, viewer: int, shape: Shape = Shape.WIDE) -> Scene:
    return scene(GAME.observe(state, viewer), GAME.legal(state, viewer), shape)


def body(picture: Scene, name: str) -> Thing:
    return next(one for one in (*picture.things, *picture.hand) if one.id == name and one.part is Part.BODY)


@both_shapes
def test_the_inside_of_another_players_stack_is_never_drawn(shape: Shape) -> None:
    """F11: neither a card that lies inside, nor anything that depends on it."""
    state = position(THREE)
    other = position(THREE.replace("f3.f3.f4", "f4.f4.f4"))
    voice = Voice(bundle("en", SNATCH_IT.folder / "text"))
    for viewer in (0, 1, ONLOOKER):
        text = board(drawn(state, viewer, shape), shape, voice.say)
        assert "card-flyer-3" not in text
        assert board(drawn(other, viewer, shape), shape, voice.say) == text


def test_a_stack_keeps_its_id_when_it_moves_to_another_shore() -> None:
    before, after = position(THREE), do(position(THREE), "steal #1 with c3")
    for viewer in (0, 1, 2, ONLOOKER):
        old, new = body(drawn(before, viewer), "stack-1"), body(drawn(after, viewer), "stack-1")
        assert (old.x, old.y) != (new.x, new.y)


def test_a_played_card_comes_from_the_hand_it_was_in() -> None:
    after = do(position(THREE), "steal #1 with c3")
    assert body(drawn(after, 0), "top-1").was == "hand-c3-1"
    assert body(drawn(after, 1), "top-1").was == "back-1-2"
    back = do(after, "back with c4")
    assert body(drawn(back, 1), "top-1").was == "hand-c4-1"
    assert body(drawn(back, 0), "top-1").was == "back-2-1"


def test_a_snatched_pond_card_becomes_the_bottom_of_the_stack() -> None:
    after = do(position(THREE), "snatch c2 with c3")
    assert body(drawn(after, 2), "stack-3").was == "pond-1"


def test_a_munched_stack_goes_to_the_belly() -> None:
    after = do(position("pond c2 c5\n0 f1 | c2.c3\n1 f1\n2 f1"), "munch c2 with #1")
    assert body(drawn(after, 1), "morsel").was == "top-1"


def test_whoever_throws_the_stork_a_card_is_not_given_away() -> None:
    """F12"""
    for state in played(3, 4):
        if state.latest is not None and GAME.write(state.latest) == "reveal" and state.round > 1:
            pond = [one for one in drawn(state, 0).things if one.id.startswith("pond-")]
            assert not [one.was for one in pond if one.was]


@both_shapes
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_seat_has_a_place_with_face_and_hand(seats: int, shape: Shape) -> None:
    for state in played(seats, 3)[50::40]:
        picture = drawn(state, ONLOOKER, shape)
        ids = {one.id for one in picture.things}
        assert {f"frog-{seat + 1}" for seat in range(seats)} <= ids
        assert {f"hand-of-{seat + 1}" for seat in range(seats)} <= ids
        for one in picture.things:
            assert -20 <= one.x <= picture.width + 20
            assert -20 <= one.y <= picture.height + 20


@both_shapes
def test_a_crowded_pond_and_a_crowded_shore_stay_in_the_picture(shape: Shape) -> None:
    crowd = "pond " + "c1 f2 " * 9 + "\n0 c3 | " + "c4.c5 " * 7 + "\n1 | " + "f3.f4 " * 8 + "\n2 |\n3\n4\n5"
    picture = drawn(position(crowd), 0, shape)
    tops = [one for one in picture.things if one.id.startswith("top-") and one.part is Part.BODY]
    assert len(tops) == 15
    assert all(0 < one.x < picture.width and 0 < one.y < picture.height for one in (*tops, *picture.things[:1]))
    assert len({(one.x, one.y) for one in tops}) == 15


def test_the_own_hand_is_in_the_tray_and_nobody_elses() -> None:
    picture = drawn(position(THREE), 0)
    assert {one.id for one in picture.hand} == {"hand-c3-1", "hand-f2-1"}
    assert drawn(position(THREE), ONLOOKER).hand == ()
