"""A figure of the rules over the wire: set out, played with, explained; and nothing of it is kept."""

from __future__ import annotations

from typing import Any, Final

import httpx
import pytest

from frabjous.games import ROOMS
from frabjous.games.teaching import figure_of, teaching
from frabjous.scene.model import Shape
from frabjous.web.lesson_messages import Try
from frabjous.web.trying import answer, latest
from servers import Server
from web.visiting import Visitor

FIGURES: Final = [(key, figure.number) for key, room in ROOMS.items() for figure in teaching(room).figures]
NOTES: Final = {"en": "You play every seat here.", "de": "Hier spielst du alle Plätze.", "fr": "Ici, vous jouez"}
THROW: Final = "T d5-e5 x E"  # figure 5 of Splut!: onto the last sorcerer


def tried(visitor: Visitor, game: str, figure: int, **fields: object) -> httpx.Response:
    return visitor.web.post(f"/learn/{game}/figure/{figure}/try", json={"step": 1, "shape": "wide", **fields})


@pytest.mark.parametrize(("game", "number"), FIGURES)
def test_every_figure_is_set_out_and_what_it_shows_can_be_done(game: str, number: int) -> None:
    room = ROOMS[game]
    deeds: list[str] = []
    for _ in figure_of(room, number).acts:
        here = answer(room, number, Try(1, Shape.TALL, deeds), "en").next
        if here is None or not here.meant:
            break
        assert here.meant in {choice.text for choice in here.frame.choices}
        came = answer(room, number, Try(1, Shape.TALL, deeds, here.meant), "en")
        assert came.answer is not None
        assert came.answer.frames
        assert (came.next is None) == (came.done is not None)
        deeds.append(here.meant)


@pytest.mark.parametrize(("language", "note"), NOTES.items())
def test_the_rules_lead_to_every_figure(language: str, note: str, server: Server) -> None:
    with Visitor(server, language) as visitor:
        for game, room in ROOMS.items():
            rules = visitor.get(f"/rules/{game}").text
            for figure in teaching(room).figures:
                assert f'href="/learn/{game}/figure/{figure.number}"' in rules
            assert note in visitor.get(f"/learn/{game}/figure/1").text


def test_a_figure_is_played_on_by_every_seat_and_taken_back(stranger: Visitor) -> None:
    begin = tried(stranger, "splut", 2).json()["next"]
    assert begin["meant"] == "D b5-c5"
    came = tried(stranger, "splut", 2, text="D b5-c5").json()
    assert came["next"]["meant"] == ""
    assert "pushed" in came["next"]["speech"]["reason"]
    deeds = ["D b5-c5"]
    seats = {0}
    while len(seats) == 1:
        choice = tried(stranger, "splut", 2, deeds=deeds).json()["next"]["frame"]["choices"][0]
        seats.add(choice["seat"])
        deeds.append(choice["text"])
    assert tried(stranger, "splut", 2).json()["next"] == begin


def test_of_a_long_story_the_end_is_said() -> None:
    assert latest([]) == ""
    assert latest(["One.", "Two."]) == "One. Two."
    assert latest(["x" * 100, "y" * 100, "The end."]) == f"{'y' * 100} The end."
    assert latest(["Before.", "z" * 300]) == "z" * 300


def test_a_game_that_is_over_says_so(stranger: Visitor) -> None:
    came = tried(stranger, "splut", 5, text=THROW).json()
    assert came["next"] is None
    assert came["done"]["order"].startswith("The Crown wins")
    assert tried(stranger, "splut", 5, deeds=[THROW], text="skip").status_code == 400


def test_things_of_a_figure_are_explained(stranger: Visitor) -> None:
    slip = tried(stranger, "splut", 3, thing="troll-2", path=["dwarf-1"]).json()["slip"]
    assert slip["why_clause"] == "6.2"


@pytest.mark.parametrize(
    ("game", "figure", "fields", "status", "sentence"),
    [
        ("chess", 1, {}, 404, "There is no such page"),
        ("splut", 99, {}, 404, "have no figure 99"),
        ("splut", 0, {}, 404, "have no figure 0"),
        ("splut", 5, {"text": "T d5-e9"}, 400, "T d5-e9"),
        ("splut", 5, {"deeds": ["nonsense"]}, 400, "nonsense"),
        ("splut", 5, {"luck": "much"}, 400, "could not be understood"),
    ],
)
def test_what_cannot_be_tried_is_refused_in_a_sentence(
    game: str, figure: int, fields: dict[str, Any], status: int, sentence: str, stranger: Visitor
) -> None:
    came = tried(stranger, game, figure, **fields)
    assert came.status_code == status
    assert sentence in came.json()["sentence"]


@pytest.mark.parametrize("path", ["chess/figure/1", "splut/figure/0", "splut/figure/99", "splut/figure/x"])
def test_what_is_no_figure_is_not_found(path: str, stranger: Visitor) -> None:
    assert stranger.get(f"/learn/{path}").status_code == 404
