"""Snit Smashing in real browsers: two people play a whole run, and no page tells what was ordered."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocket, expect

from browser.people import People, Person
from browser.prepared import KeptTable, Prepared, kept, opened, searched, shrewdly
from browser.test_choosing import arrow_to, focused
from frabjous.core.record import Line
from frabjous.games.clan import SNITS
from frabjous.games.snit_smashing.beach import BY_NAME
from frabjous.games.snit_smashing.state import Position
from frabjous.games.snit_smashing.terms import MOVING, ORDERING
from frabjous.table.table import AnyReplay

ROOM: Final = "snit_smashing"
PATIENCE: Final = 30_000  # a story of several lines takes its time
HOST, GUEST = 0, 1
# Where everybody runs in the first bound: the host's four under what the guest will order, the guest's beside it.
GOALS: Final = {HOST: ("C4", "C5", "D4", "D5"), GUEST: ("F5", "G4", "F4", "G3")}
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])


def patient(person: Person) -> Person:
    person.page.context.set_default_timeout(PATIENCE)
    return person


def host_is_west() -> Prepared:
    """Find a game whose host starts in C1, so that all can reach their goals."""
    for seed in range(50):
        game = opened(ROOM, 2, seed=seed)
        if game.play.state.starts[HOST] == BY_NAME["C1"]:
            return game
    raise AssertionError("the host always starts in E1")


def note(person: Person) -> str:
    return person.page.locator(".tray .ask span").inner_text()


# Two people and a run


class Run:
    """Two people at a prepared table, one with a laptop and one with a phone, and the same game beside it."""

    def __init__(self, people: People, game: Prepared) -> None:
        self.game = game
        self.table: Final = kept(people.server, game)
        self.host: Final = self.table.seat(patient(people.come(moving=True)), HOST)
        self.guest: Final = self.table.seat(patient(people.come(phone=True)), GUEST)

    @property
    def state(self) -> Position:
        state: Position = self.game.play.state
        return state

    def noted(self, seat: int, text: str) -> None:
        """Go along with what somebody has done at the table, and let both see it."""
        number = self.game.play.length + 1
        self.game = self.game.then(seat, text)
        for person in (self.host, self.guest):
            expect(person.page.locator(f'#log [data-line="{number}"]')).to_be_attached()

    def rests(self) -> None:
        """Click a story to its end on both pages."""
        for person in (self.host, self.guest):
            person.touched(person.page.locator(".head .where"))
            expect(person.page.locator(".moving, .ghost, .past")).to_have_count(0)

    def everybody_runs(self) -> None:
        """Bring every Snit to its goal, the way its player's device does."""
        goals = {seat: list(names) for seat, names in GOALS.items()}
        while self.state.phase == MOVING:
            seat = self.state.mover
            snit, goal = SNITS[self.state.unmoved(seat)[0]], goals[seat].pop(0)
            person = self.host if seat == HOST else self.guest
            person.choose(f"snit-{seat + 1}-{snit.lower()}")
            expect(person.question()).to_have_text(f"Where does {snit} run?")
            if seat == HOST and len(goals[seat]) == 2:
                person.looks_fine("smashing-chosen")
            person.choose(goal)
            self.noted(seat, f"{snit} {goal}")
            self.rests()


def test_two_people_play_a_whole_run_by_clicks_taps_and_keys(people: People) -> None:
    run = Run(people, host_is_west())
    host, guest = run.host, run.guest
    host_smashes(run)
    guest_moves_the_snandergrab(run)
    run.rests()
    mover = guest if run.state.mover == GUEST else host
    mover.looks_fine("smashing-moving")
    run.everybody_runs()

    # The reveal is told order by order; two are hit, four are safe.
    log = host.page.locator("#log")
    expect(log).to_contain_text("You ordered: smash F5, G4 and G5.")
    expect(log).to_contain_text("Bruno ordered: move the Snandergrab to D5.")
    expect(log).to_contain_text("SMASH! You hit F5, G4 and G5. Bruno loses ")
    expect(guest.page.locator("#log")).to_contain_text("Ada has Snits safe under it: ")
    assert run.state.bound == 2
    assert run.state.phase == ORDERING

    host_moves_it_by_keys(run)
    guest_smashes_by_three_taps(run)
    run.rests()
    while run.state.phase == MOVING:
        assert run.state.mover == GUEST
        guest.choose("rest")
        run.noted(GUEST, "rest stay")
    run.rests()
    for person in (host, guest):
        expect(person.page.locator(".heading")).to_have_text("run 2 · bound 1 of 6")
        expect(person.question()).to_have_text("What do you order?")
        person.looks_fine("smashing-second-run")
    assert run.state.run == 2
    lines = [(line.number, line.seat, line.text) for line in run.game.play.record.lines]
    assert people.server.kept_lines(run.table.code) == lines


def host_smashes(run: Run) -> None:
    """Order a smash with the mouse, with second thoughts."""
    host, corner = run.host, "F5-G4-G5"
    expect(host.question()).to_have_text("What do you order?")
    host.looks_fine("smashing-ordering")
    expect(host.lit(corner)).to_have_count(0)
    host.choose("order-smash")
    host.page.locator(f'[data-part=target][data-id="{corner}"]').hover()
    expect(host.page.locator(f'[data-id="{corner}"] .aimed')).to_be_visible()
    host.looks_fine("smashing-corners")
    host.choose("B3-B4-C3")
    expect(host.question()).to_have_text("Seal it: smash B3, B4 and C3?")
    host.page.locator(f'[data-part=target][data-id="{corner}"]').click()
    expect(host.question()).to_have_text("Seal it: smash F5, G4 and G5?")
    host.looks_fine("smashing-corner-chosen")
    host.choose("seal")
    run.noted(HOST, "smash F5 G4 G5")
    expect(host.page.locator("#log li").last).to_have_text("You order, in secret: smash F5, G4 and G5.")
    expect(run.guest.page.locator("#log li").last).to_have_text("Ada has written an order.")
    assert note(host) == "Your order: smash F5, G4 and G5."


def guest_moves_the_snandergrab(run: Run) -> None:
    """Order the Snandergrab with a finger."""
    guest = run.guest
    expect(guest.question()).to_have_text("What do you order?")
    guest.looks_fine("smashing-ordering")
    guest.choose("order-move")
    guest.has_targets_for_fingers()
    guest.choose("middle-D5")
    expect(guest.question()).to_have_text("Seal it: move the Snandergrab to D5?")
    guest.looks_fine("smashing-middle-chosen")
    guest.choose("seal")
    run.noted(GUEST, "snandergrab D5")


def host_moves_it_by_keys(run: Run) -> None:
    """Order the Snandergrab without a mouse: buttons, arrows, Enter, and Escape for a second thought."""
    host, keyboard = run.host, run.host.page.keyboard
    host.lit("order-smash").focus()
    keyboard.press("Enter")
    expect(host.question()).to_have_text("Where does the smash fall?")
    keyboard.press("Escape")
    expect(host.question()).to_have_text("What do you order?")
    host.lit("order-move").focus()
    keyboard.press("Enter")
    assert focused(host.page).startswith("middle-")
    arrow_to(host, "middle-F4")
    keyboard.press("Enter")
    expect(host.question()).to_have_text("Seal it: move the Snandergrab to F4?")
    assert focused(host.page) == "seal"
    keyboard.press("Enter")
    run.noted(HOST, "snandergrab F4")


def guest_smashes_by_three_taps(run: Run) -> None:
    """Order a smash by its three hexes, the second and third of them lit."""
    guest = run.guest
    guest.choose("order-smash")
    guest.has_targets_for_fingers()
    guest.choose("C6")
    expect(guest.question()).to_have_text("Smash C6 and …?")
    expect(guest.all_lit()).to_have_count(6)
    guest.choose("D7")
    expect(guest.question()).to_have_text("Smash C6, D7 and …?")
    expect(guest.all_lit()).to_have_count(2)
    guest.looks_fine("smashing-two-of-three")
    guest.choose("C7")
    expect(guest.question()).to_have_text("Seal it: smash C6, C7 and D7?")
    guest.choose("seal")
    run.noted(GUEST, "smash C6 C7 D7")


# Secrets


class Ear:
    """Everything a page hears from its table."""

    def __init__(self, page: Page) -> None:
        self.heard: Final[list[dict[str, Any]]] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.heard.append(json.loads(payload)))

    def frames(self) -> list[Any]:
        found = [frame for message in self.heard for frame in message.get("frames", ()) if message["type"] == "lines"]
        assert found, "nothing was heard"
        return found


def test_nobody_learns_what_was_ordered_before_it_is_read(people: People) -> None:
    """B3: tables that differ in nothing but one order look and sound alike to the opponent and to an onlooker."""
    game = host_is_west()
    told = [what_is_told(people, game, text) for text in ("smash C6 C7 D7", "snandergrab E5", "no order")]
    assert told[0] == told[1] == told[2]


def what_is_told(people: People, game: Prepared, text: str) -> list[tuple[str, list[Any]]]:
    """Seal an order at a new table; tell what the others' pages show and heard."""
    table = kept(people.server, game)
    others = [patient(people.come(phone=True)), patient(people.come())]
    ears = [Ear(person.page) for person in others]
    table.seat(others[0], GUEST)
    table.seat(others[1])
    host = table.seat(patient(people.come()), HOST)
    host.choose(*game.path(HOST, text))
    found = []
    for person, ear in zip(others, ears, strict=True):
        person.sees_line(game.play.length + 1)
        expect(person.page.locator("#log li").last).to_have_text("Ada has written an order.")
        found.append((shown(person, table), ear.frames()))
    return found


def shown(person: Person, table: KeptTable) -> str:
    """Give the whole page as it is now, but for the name of the table."""
    return re.sub(r'src="data:[^"]*"', "", person.page.content().replace(table.code, "CODE"))


# Crowds


def full_beach(play: AnyReplay) -> bool:
    """A run to the sea is on, and somebody must choose among many."""
    state = play.state
    return bool(state.phase == MOVING and state.run == 2 and state.bound == 1 and len(state.unmoved(state.mover)) > 8)


@SIZES
def test_a_whole_clan_under_the_snandergrab_can_be_chosen_one_by_one(people: People, *, phone: bool) -> None:
    game = searched(ROOM, 4, full_beach, choose=shrewdly, most=900)
    state = game.play.state
    person = kept(people.server, game).seat(patient(people.come(phone=phone)), state.mover)
    expect(person.all_lit()).to_have_count(len(state.unmoved(state.mover)) + 1)
    person.looks_fine("smashing-crowd")
    if phone:
        person.has_targets_for_fingers()
    choice = next(one for one in game.choices(state.mover) if re.fullmatch(r"\w+ [A-G]\d+", one.action))
    person.choose(choice.path[0])
    if phone:
        person.has_targets_for_fingers()
    person.looks_fine("smashing-crowd-chosen")
    person.choose(choice.path[1])
    expect(person.page.locator(f'#log [data-line="{game.play.length + 1}"]')).to_be_attached()
    kept_lines = [Line(*row) for row in people.server.kept_lines(person.code)]
    assert kept_lines[-1].text == choice.action
