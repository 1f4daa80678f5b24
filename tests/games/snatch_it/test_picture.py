"""What the picture shows, what it hides, and what the eye can follow in it."""

from __future__ import annotations

import pytest

from frabjous.core.contract import ONLOOKER
from frabjous.games.snatch_it import SNATCH_IT
from frabjous.games.snatch_it.cards import NAMES
from frabjous.games.snatch_it.state import Position
from frabjous.games.snatch_it.view import scene
from frabjous.scene.model import Box, Part, Scene, Shape, Thing, Use
from frabjous.scene.svg import board
from frabjous.scene.words import Voice, bundle
from games.snatch_it.drawing import GAME, do, played, position

THREE = """
pond c2 f6 sw
1    c3 f2
2    c4   | c1.c2
3    f5   | f3.f3.f4
"""
BELOW_THE_LINE = 6  # where letters of this size end
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


@both_shapes
def test_of_bellies_and_discard_the_picture_shows_counts_only(shape: Shape) -> None:
    """F11"""
    one = position("pond c2\n1 f1 || c4\n2 f2 || c4 c5 f6\n3 f3", "discard f6 sw")
    other = position("pond c2\n1 f1 || c5\n2 f2 || sw f6 c4\n3 f3", "discard c4 f6")
    for viewer in (0, 1, 2, ONLOOKER):
        assert shown(drawn(one, viewer, shape)) == shown(drawn(other, viewer, shape))


def shown(scene: Scene) -> object:
    beside = (scene.hand, scene.seats, scene.asks, scene.buttons, scene.choices, scene.description)
    return scene.title, scene.heading, scene.things, beside


def insides(state: Position, viewer: int, shape: Shape) -> list[list[str]]:
    """List what is shown to whoever points at the things of a picture, one after the other."""
    peeks = [one for one in drawn(state, viewer, shape).things if one.css == "peek" and one.part is Part.BODY]
    shown = [[mark for mark in one.look if mark.css.endswith("inside")] for one in peeks]
    return [[mark.symbol for mark in look if isinstance(mark, Use)] for look in shown]


@both_shapes
def test_an_owner_who_points_at_a_stack_sees_what_lies_in_it(shape: Shape) -> None:
    """F11"""
    assert insides(position(THREE), 2, shape) == [["card-flyer-3", "card-flyer-3", "card-flyer-4"]]
    assert insides(position(THREE), 0, shape) == insides(position(THREE), ONLOOKER, shape) == []
    lit = position("pond c2\n1 f1 | c1.c2.c2\n2 f1\n3 f1")
    target = next(one for one in drawn(lit, 0, shape).things if one.id == "stack-1" and one.part is Part.TARGET)
    assert [mark.symbol for mark in target.look if isinstance(mark, Use)] == [f"card-crawler-{at}" for at in (1, 2, 2)]


@both_shapes
def test_with_a_good_memory_everybody_who_points_at_a_stack_or_a_belly_sees_what_lies_in_it(shape: Shape) -> None:
    """F11"""
    state = position(THREE.replace("c1.c2", "c1.c2 | 2c1 sw"), "options good_memory=yes")
    for viewer in (0, 1, 2, ONLOOKER):
        assert insides(state, viewer, shape) == [
            ["card-crawler-1", "card-crawler-2"],
            ["card-flyer-3", "card-flyer-3", "card-flyer-4"],
            ["card-crawler-1", "card-swarm-0"],
        ]


def test_hand_and_pond_are_told_in_a_sentence_each() -> None:
    voice = Voice(bundle("en", SNATCH_IT.folder / "text"), {0: "Ada", 1: "Bruno"}, (0,))
    told = [voice.say(one) for one in drawn(position(THREE.replace("c3 f2", "2c3 f2")), 0).description]
    assert "In the pond: crawler 2, flyer 6, swarm." in told
    assert "In your hand: 2 × crawler 3, flyer 2." in told


def test_a_frog_has_the_name_of_its_player() -> None:
    """What is pointed at is named before it is explained."""
    voice = Voice(bundle("en", SNATCH_IT.folder / "text"), {0: "Ada", 1: "Bruno"}, (0,))
    names = [body(drawn(position(THREE), 0), f"frog-{number}").label for number in (1, 2)]
    assert [name and voice.say(name) for name in names] == ["You", "Bruno"]


def test_the_stork_does_not_stand_on_the_words_of_the_last_round() -> None:
    picture = drawn(position(THREE, "last now"), 0)
    words, stork = body(picture, "last"), body(picture, "stork")
    [look] = stork.look
    assert isinstance(look, Use)
    assert words.y + BELOW_THE_LINE < stork.y - look.size / 2


@both_shapes
def test_what_is_shown_of_an_inside_stays_in_the_picture(shape: Shape) -> None:
    """F11: even at the edges, with six players, high stacks and full bellies."""
    high = ".".join(card for card in ("f1", "f2", "f3", "f4", "f5") for _ in range(3))
    stacks = ("c1.c1", "c2.c2", "c3.c3", high, "c4.c4", "c5.c5")
    rows = [f"{seat + 1} f6 | {stack} | {' '.join(NAMES)}" for seat, stack in enumerate(stacks)]
    rows[3:] = [row.replace(" f6 |", " |", 1) for row in rows[3:]]
    picture = drawn(position("\n".join(["pond c6", *rows]), "options good_memory=yes", "last now"), 0, shape)
    for one in picture.things:
        for mark in one.look:
            if isinstance(mark, Box) and mark.css == "mat inside":
                assert one.x + mark.x - mark.width / 2 >= 0
                assert one.x + mark.x + mark.width / 2 <= picture.width
                assert one.y + mark.y - mark.height / 2 >= 0
                assert one.y + mark.y + mark.height / 2 <= picture.height


def test_insides_are_read_aloud_to_whoever_may_look() -> None:
    """F11"""
    state = position(THREE.replace("c1.c2", "c1.c2 | 2c1 sw"), "options good_memory=yes")
    say = Voice(bundle("en", SNATCH_IT.folder / "text"), {0: "Ann", 1: "Bob", 2: "Cat"}).say
    picture = drawn(state, 0)
    labels = [say(label) for name in ("top-1", "belly-2") if (label := body(picture, name).label)]
    assert labels == [
        "Bob’s stack of 2, from below: crawler 1, crawler 2",
        "Bob’s belly, 3 cards: 2 × crawler 1, 1 × swarm",
    ]
    assert "In this belly: 2 × crawler 1, 1 × swarm." in [say(one) for one in picture.description]


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
    after = do(position("pond c2 c5\n1 f1 | c2.c3\n2 f1\n3 f1"), "munch c2 with #1")
    assert body(drawn(after, 1), "morsel").was == "top-1"


def test_whoever_throws_the_stork_a_card_is_not_given_away() -> None:
    """F12"""
    for state in played(3, 4):
        if state.latest is not None and state.latest.text == "reveal" and state.round > 1:
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
    crowd = "pond " + "c1 f2 " * 9 + "\n1 c3 | " + "c4.c5 " * 7 + "\n2 | " + "f3.f4 " * 8 + "\n3 |\n4\n5\n6"
    picture = drawn(position(crowd), 0, shape)
    tops = [one for one in picture.things if one.id.startswith("top-") and one.part is Part.BODY]
    assert len(tops) == 15
    assert all(0 < one.x < picture.width and 0 < one.y < picture.height for one in (*tops, *picture.things[:1]))
    assert len({(one.x, one.y) for one in tops}) == 15


def test_the_own_hand_is_in_the_tray_and_nobody_elses() -> None:
    picture = drawn(position(THREE), 0)
    assert {one.id for one in picture.hand} == {"hand-c3-1", "hand-f2-1"}
    assert drawn(position(THREE), ONLOOKER).hand == ()


@pytest.mark.parametrize(
    ("text", "question", "note"),
    [
        ("pond c2 f6\n1 c3\n2 f2\n3 f2", "Your turn. Which card?", "Snatch from the pond."),
        ("pond sw\n1 c3\n2 f2 | c1.c2\n3 f2", "Your turn. Which card?", "Steal from another shore."),
        ("pond c2\n1 c3\n2 f2 | c1.c2\n3 f2", "Your turn. Which card?", "Snatch from the pond, or steal."),
        ("pond sw\n1 c3\n2 f2\n3 f2", "Your turn. Which card?", "None of your cards fits: one becomes bait."),
        ("pond c2\n1 f5 | c1.c2\n2 f2\n3 f2", "Your turn. Which card?", "Or munch: choose one of your stacks."),
        ("pond c2\n1 | c1.c2\n2 f2\n3 f2", "Your turn. Which stack munches?", "Your hand is empty, and you can munch."),
    ],
)
def test_only_what_can_be_done_is_asked(text: str, question: str, note: str) -> None:
    voice = Voice(bundle("en", SNATCH_IT.folder / "text"), you=(0,))
    first = drawn(position(text), 0).asks[0]
    assert first.note is not None
    assert (voice.say(first.question), voice.say(first.note)) == (question, note)
