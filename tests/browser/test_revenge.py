"""Snits' Revenge among people: three turns of two, by clicks, taps and keys; three into the fight for the Spark."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.people import People, Person
from browser.prepared import KeptTable, Prepared, kept, opened
from frabjous.core.record import Line, replay, verify
from frabjous.core.recordfile import loads
from frabjous.games import room_of
from frabjous.scene.model import Shape

PATIENT: Final = 30_000  # milliseconds to wait until something can be clicked: a story takes a second a line
END: Final = "end phase"
BEFORE_THE_FIGHT: Final = Path(__file__).parents[1] / "games/snits_revenge/golden/before-the-fight.record"


class Game:
    """People at a prepared table, by their seats; a copy of the game goes along with them."""

    def __init__(self, people: People, start: Prepared, phones: tuple[int, ...]) -> None:
        self.now = start
        self.table: Final = kept(people.server, start)
        self.at: Final = {
            seat: self.table.seat(patient(people.come(phone=seat in phones, dark=seat == 2)), seat)
            for seat in range(start.play.record.seats)
        }

    @property
    def seat(self) -> int:
        return self.now.play.to_act()[0]

    @property
    def person(self) -> Person:
        return self.at[self.seat]

    @property
    def moment(self) -> tuple[int, int, int]:
        """Tell turn, round and phase."""
        state = self.now.play.state
        return state.turn, state.round, state.phase

    def texts(self, beginning: str = "") -> list[str]:
        play = self.now.play
        return [deed.text for deed in play.game.legal(play.state, self.seat) if deed.text.startswith(beginning)]

    def path(self, text: str) -> tuple[str, ...]:
        """Find the shortest way to point something out, in the shape this person sees."""
        shape = Shape.TALL if self.person.touch else Shape.WIDE
        return min((choice.path for choice in self.now.choices(self.seat, shape) if choice.action == text), key=len)

    def does(self, text: str, point: Callable[[Person, tuple[str, ...]], None] | None = None) -> None:
        """Let whoever is to act do something by pointing, and everybody see it."""
        (point or by_hand)(self.person, self.path(text))
        number = self.now.play.length + 1
        self.now = self.now.then(self.seat, text)
        for person in self.at.values():
            expect(person.page.locator(f'#log [data-line="{number}"]').first).to_be_attached()

    def plays(self, most: int, point: Callable[[Person, tuple[str, ...]], None] | None = None) -> None:
        """Play one phase: so many deeds at most, then its end."""
        began, seat = self.moment, self.seat
        for _ in range(most):
            if self.now.play.outcome() is None and (self.moment, self.seat) == (began, seat):
                self.does(self.texts()[0], point)
        if self.now.play.outcome() is None and (self.moment, self.seat) == (began, seat) and END in self.texts():
            self.does(END, point)

    def ends_well(self) -> None:
        """The table has kept exactly what these people and the dice of its seed did."""
        assert lines_of(self.table) == tuple(self.now.play.record.lines)
        verify(self.now.play.game, replace(self.now.play.record, seed=self.now.secret))


def lines_of(table: KeptTable) -> tuple[Line, ...]:
    return tuple(Line(*row) for row in table.server.kept_lines(table.code))


def patient(person: Person) -> Person:
    person.page.context.set_default_timeout(PATIENT)
    return person


def by_hand(person: Person, path: tuple[str, ...]) -> None:
    person.choose(*path)


def by_keys(person: Person, path: tuple[str, ...]) -> None:
    """Point with the keyboard; what is lit can have the focus."""
    for name in path:
        expect(person.lit(name)).to_be_visible()
        person.lit(name).focus()
        person.page.keyboard.press("Enter")


def focused(person: Person) -> str:
    name: str = person.page.evaluate("document.activeElement.dataset.id ?? ''")
    return name


# Two people


@pytest.mark.parametrize("bolotomus_has_the_phone", [True, False])
def test_two_people_play_by_clicks_taps_and_keys(people: People, bolotomus_has_the_phone: bool) -> None:
    """Three turns: the first by hand, the second by keys, the third by hand again."""
    game = Game(people, opened("snits_revenge", 2, seed=7), phones=(1,) if bolotomus_has_the_phone else (0,))
    expect(game.at[0].page.locator(".heading").first).to_have_text("set-up")
    game.does("duty Bloatbulb")
    game.person.looks_fine("revenge-armies")
    game.does("leave out Zoomie")
    game.does("leave out Grubber")
    while game.moment[0] < 4 and game.now.play.outcome() is None:
        turn = game.moment[0]
        expect(game.person.page.locator(".heading").first).to_contain_text(f"turn {turn}/60")
        wide = not game.person.touch
        game.plays(2, by_keys if turn == 2 and wide else by_hand)
    for person in game.at.values():
        expect(person.page.locator("#log")).to_contain_text("Turn 4.")
    game.at[0].looks_fine("revenge-turn-4-snits")
    game.at[1].looks_fine("revenge-turn-4-bolotomus")
    game.ends_well()


def test_arrows_go_from_one_lit_snit_to_the_next_and_escape_lets_go(people: People) -> None:
    game = Game(people, invaded(), phones=())
    person = game.person
    start = game.path(game.texts()[0])[0]
    person.lit(start).focus()
    for key in ("ArrowRight", "ArrowLeft"):
        person.page.keyboard.press(key)
        expect(person.lit(focused(person))).to_be_visible()
    person.lit(start).focus()
    person.page.keyboard.press("Enter")
    expect(person.chosen(start)).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.lit(start)).to_be_visible()


@cache
def invaded() -> Prepared:
    """Bring a game of two to the beginning of its second turn."""
    game = opened("snits_revenge", 2, seed=3)
    for text in ("duty Eye", "leave out Zoomie", "leave out Grubber"):
        game = game.then(game.play.to_act()[0], text)
    for text in ("Thudd Antephellum", "Zip Antephellum", "Bonk Glut", "Nib Glut", END):
        game = game.then(0, text)
    while game.play.state.turn < 2:
        seat = game.play.to_act()[0]
        texts = [deed.text for deed in game.play.game.legal(game.play.state, seat)]
        game = game.then(seat, END if END in texts else texts[0])
    return game


@pytest.mark.parametrize("phone", [False, True])
def test_a_move_is_taken_back_within_the_phase(people: People, phone: bool) -> None:
    game = Game(people, invaded(), phones=(0,) if phone else ())
    person = game.person
    path = game.path("Bonk Bloatbulb")
    person.choose(*path)
    person.sees_line(game.now.play.length + 1)
    person.touched(person.page.locator('[data-do="take-back"]').locator("visible=true").first)
    expect(person.page.locator("#log")).to_contain_text("Taken back.")
    expect(person.lit(path[0])).to_be_visible()


def test_the_chance_of_a_dash_shows_before_anybody_runs(people: People) -> None:
    """R7"""
    game = Game(people, invaded(), phones=(1,))
    person = game.person
    start, fleotis = game.path("Skitter Fleotis")
    person.choose(start)
    expect(person.page.locator(".picture .flagged.when")).to_have_text("5/12")
    expect(person.page.locator(".tray .ask span")).to_contain_text("5 in 12")
    expect(person.lit(fleotis)).to_be_visible()
    person.looks_fine("revenge-before-a-dash")


# Three people


@cache
def before_the_fight() -> Prepared:
    """Load a game of three in which the Bolotomus is about to do the last thing it ever does."""
    record = loads(BEFORE_THE_FIGHT.read_text("utf-8"))
    assert record.seed is not None
    return Prepared(replay(room_of(record.game).game, replace(record, seed=None)), record.seed)


def test_three_people_come_into_the_fight_for_the_spark(people: People) -> None:
    """R18"""
    game = Game(people, before_the_fight(), phones=(1,))
    last = next(text for text in game.texts() if game.now.then(game.seat, text).play.state.round)
    game.person.looks_fine("revenge-last-breath")
    game.does(last)
    for person in game.at.values():
        expect(person.page.locator("#log")).to_contain_text("Now the clans fight for the Spark.")
        expect(person.page.locator(".heading").first).to_have_text("Spark, round 1")
        expect(person.page.locator('.picture use[href="#spark"]').first).to_be_attached()
        expect(person.page.locator('.picture [data-id^="snorg-"]')).to_have_count(0)
    for seat in (0, 1):
        game.at[seat].looks_fine("revenge-fight")
        if game.at[seat].touch and game.at[seat].all_lit().count():
            game.at[seat].has_targets_for_fingers()
    while game.moment[1] == 1 and game.now.play.outcome() is None:
        game.plays(1)
    if game.now.play.outcome() is None:
        expect(game.person.page.locator(".heading").first).to_have_text("Spark, round 2")
    game.ends_well()
