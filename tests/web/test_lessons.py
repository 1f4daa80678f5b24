"""Lessons over the wire: every one can be played to its end, a try keeps nothing, and nonsense is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import httpx
import msgspec
import pytest

from frabjous.games import ROOMS
from frabjous.games.teaching import moment, teaching
from frabjous.scene.model import Shape
from frabjous.web.lesson_messages import Answered, Try
from frabjous.web.lesson_table import speech
from frabjous.web.lessons import answer
from servers import Server
from web.visiting import Visitor

LESSONS: Final = [(key, lesson.number) for key, room in ROOMS.items() for lesson in teaching(room).lessons]
TITLES: Final = {"en": "Learn", "de": "Lernen", "fr": "Apprendre"}


def tried(visitor: Visitor, game: str, lesson: int, **fields: object) -> httpx.Response:
    return visitor.web.post(f"/learn/{game}/{lesson}/try", json={"shape": "wide", **fields})


def played(game: str, lesson: int) -> Iterator[tuple[Try, Answered]]:
    """Play a lesson by its main line, as a browser would: each try names all deeds before it."""
    deeds: list[str] = []
    for number in range(1, len(teaching(ROOMS[game]).lessons[lesson - 1].steps) + 1):
        look = answer(ROOMS[game], lesson, Try(number, Shape.TALL, list(deeds)), "en")
        assert look.next is not None
        lit = {choice.text for choice in look.next.frame.choices}
        assert look.next.meant in lit if look.next.meant else not lit
        deed = Try(number, Shape.TALL, list(deeds), look.next.meant)
        yield deed, answer(ROOMS[game], lesson, deed, "en")
        deeds.append(look.next.meant)


# The pages


@pytest.mark.parametrize(("language", "word"), TITLES.items())
def test_all_games_and_lessons_are_listed(language: str, word: str, server: Server) -> None:
    with Visitor(server, language) as visitor:
        page = visitor.get("/learn").text
        assert word in page
        for game, room in ROOMS.items():
            assert f'href="/learn/{game}"' in page
            lessons = visitor.get(f"/learn/{game}").text
            for lesson in teaching(room).lessons:
                assert f'href="/learn/{game}/{lesson.number}"' in lessons
            assert visitor.get(f"/learn/{game}/1").status_code == 200


@pytest.mark.parametrize("path", ["chess", "chess/1", "splut/0", "splut/99", "splut/x"])
def test_what_is_not_taught_is_not_found(path: str, stranger: Visitor) -> None:
    assert stranger.get(f"/learn/{path}").status_code == 404


def test_a_lesson_is_there_before_any_script_runs(stranger: Visitor) -> None:
    page = stranger.get("/learn/splut/1").text
    assert "Walk your troll to e4, beside the rock." in page
    assert "shape-wide" in page
    assert "shape-tall" in page


def test_the_start_page_leads_to_lessons_play_and_rules_of_every_game(stranger: Visitor) -> None:
    page = stranger.get("/").text
    for game in ROOMS:
        for path in (f"/learn/{game}", f"/?game={game}#who", f"/rules/{game}"):
            assert f'href="{path}"' in page
    assert 'href="/learn/splut/1"' in page
    chosen = stranger.get("/?game=snark").text
    assert "Learn it or play it?" in chosen
    stranger.post("/name", skip="yes")
    assert "You are new" not in stranger.get("/").text


# Playing


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_lesson_can_be_played_to_its_end(game: str, lesson: int) -> None:
    """What is meant is lit at every step, and nothing where there is only something to read."""
    answers = list(played(game, lesson))
    for deed, came in answers[:-1]:
        assert came.answer is not None
        assert came.answer.refusal is None
        assert came.next is not None
        assert came.next.step == deed.step + 1
    _, last = answers[-1]
    assert (last.next, last.sealed) == (None, True)
    assert last.done is not None


def test_a_wrong_try_is_played_answered_and_leads_nowhere(stranger: Visitor) -> None:
    before = tried(stranger, "splut", 1, step=1).json()
    came = tried(stranger, "splut", 1, step=1, text="D e2-e3").json()
    assert came["next"] is None
    assert came["answer"]["refusal"]["order"].startswith("Ingenious")
    assert came["answer"]["frames"][-1]["board"] != before["next"]["frame"]["board"]
    assert came["answer"]["frames"][-1]["choices"] == []
    assert tried(stranger, "splut", 1, step=1).json() == before


def test_replies_are_played_and_told(stranger: Visitor) -> None:
    room = ROOMS["splut"]
    replying = [
        (lesson.number, number)
        for lesson in teaching(room).lessons
        for number, step in enumerate(lesson.steps, 1)
        if step.replies and step.accepted
    ]
    lesson, step = replying[0]
    meant = moment(room, lesson, step).meant
    assert meant is not None
    came = tried(stranger, "splut", lesson, step=step, text=meant.text).json()
    assert len(came["answer"]["frames"]) == 1 + len(moment(room, lesson, step).step.replies)
    assert came["answer"]["story"]


def test_the_seal_is_kept_in_a_cookie_and_can_be_forgotten(stranger: Visitor) -> None:
    last = len(teaching(ROOMS["splut"]).lessons[0].steps)
    assert tried(stranger, "splut", 1, step=last, text="").json()["sealed"] is True
    assert "1 of 7" in stranger.get("/learn").text
    assert stranger.get("/learn/splut").text.count('class="ribbon"') == 1
    assert stranger.post("/learn/forget").status_code == 303
    assert "1 of 7" not in stranger.get("/learn").text


def test_a_lesson_with_a_skipped_step_gets_no_seal(stranger: Visitor) -> None:
    last = len(teaching(ROOMS["splut"]).lessons[0].steps)
    came = tried(stranger, "splut", 1, step=last, text="", skipped=True)
    assert came.json()["sealed"] is False
    assert came.json()["done"]["reason"].startswith("A step was skipped")
    assert "learnt" not in came.headers.get("set-cookie", "")


@pytest.mark.parametrize("kept", ["", "nonsense", "splut:", "splut:99x.chess:1.:.", "splut:1.splut:2", "%00"])
def test_a_strange_cookie_does_no_harm(kept: str, stranger: Visitor) -> None:
    stranger.web.cookies.set("learnt", kept)
    assert stranger.get("/learn/splut").status_code == 200
    assert stranger.get("/").status_code == 200


# Why not


def test_a_thing_is_explained_in_a_lesson_as_at_a_table(stranger: Visitor) -> None:
    slip = tried(stranger, "splut", 1, step=1, thing="troll-2").json()["slip"]
    assert slip["name"] == "Wickle’s troll on d8"
    assert (slip["why_clause"], slip["what_clause"]) == ("4.2", "7.1")
    assert slip["why"] == "That piece answers to somebody else; dwarves may push it, though."
    far = tried(stranger, "splut", 1, step=1, thing="f6", path=["troll-1"]).json()["slip"]
    assert (far["name"], far["why"]) == ("f6", "One square at a time, along a row or a file.")
    assert tried(stranger, "splut", 1, step=1, thing="troll-1").json()["slip"]["can"]


def test_where_there_is_only_something_to_read_no_reason_is_given(stranger: Visitor) -> None:
    slip = tried(stranger, "splut", 1, step=3, thing="troll-1").json()["slip"]
    assert slip["what"]
    assert slip["why"] == slip["why_clause"] == ""


# What is refused


BODIES: Final = [
    b"",
    b"{",
    b"[]",
    b"\xff\xfe",
    b'{"step": 1}',
    b'{"step": "one", "shape": "wide"}',
    b'{"step": 1, "shape": "round"}',
    b'{"step": 1, "shape": "wide", "text": 7}',
    b'{"step": 1, "shape": "wide", "deeds": "all"}',
    b'{"step": 1, "shape": "wide", "more": true}',
    msgspec.json.encode({"step": 1, "shape": "wide", "text": "x" * 201}),
    msgspec.json.encode({"step": 1, "shape": "wide", "deeds": ["x"] * 201}),
    msgspec.json.encode({"step": 1, "shape": "wide", "thing": 7}),
    msgspec.json.encode({"step": 1, "shape": "wide", "luck": -1}),
    msgspec.json.encode({"step": 1, "shape": "wide", "luck": 2**32}),
    b'{"step": 1, "shape": "wide", "deeds": ' + b"[" * 5000,
]


@pytest.mark.parametrize("body", BODIES)
def test_what_is_no_try_is_refused_in_a_sentence(body: bytes, stranger: Visitor) -> None:
    came = stranger.web.post("/learn/splut/1/try", content=body)
    assert came.status_code == 400
    assert came.json() == {"sentence": "The request could not be understood; nothing was changed."}


@pytest.mark.parametrize(
    ("game", "lesson", "fields", "status", "sentence"),
    [
        ("chess", 1, {"step": 1}, 404, "There is no such page"),
        ("splut", 99, {"step": 1}, 404, "have no number 99"),
        ("splut", 1, {"step": 0}, 404, "with a step 0"),
        ("splut", 1, {"step": 99}, 404, "with a step 99"),
        ("splut", 1, {"step": 1, "text": "T e3-e9"}, 400, "T e3-e9"),
        ("splut", 1, {"step": 1, "text": "<b>"}, 400, "<b>"),
        ("splut", 1, {"step": 2, "deeds": ["D e2-e3"]}, 400, "D e2-e3"),
        ("splut", 1, {"step": 2, "deeds": ["nonsense"]}, 400, "nonsense"),
    ],
)
def test_what_cannot_be_tried_is_refused_in_a_sentence(
    game: str, lesson: int, fields: dict[str, Any], status: int, sentence: str, stranger: Visitor
) -> None:
    came = tried(stranger, game, lesson, **fields)
    assert came.status_code == status
    assert sentence in came.json()["sentence"]


def test_another_site_cannot_try(stranger: Visitor) -> None:
    stranger.web.headers["origin"] = "https://elsewhere.example"
    assert tried(stranger, "splut", 1, step=1).status_code == 403


# What the coach says


def test_the_first_sentence_is_the_order_and_the_rest_the_reason() -> None:
    said = speech("Splut! It is hit (8.3). <Gone>.", "splut")
    assert said.order == "Splut!"
    assert said.reason == 'It is hit (<a href="/rules/splut#8.3" target="_blank">8.3</a>). &lt;Gone&gt;.'
    assert speech("Only this.", "splut").reason == ""
