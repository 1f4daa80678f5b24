"""Three people at Snark!: a Bewilder that betrays nothing, the exact chance, and a hunt told card by card."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, WebSocket, expect

from browser.people import People, Person
from browser.prepared import KeptTable, Prepared, kept, opened, with_lines
from frabjous.core.record import Line, verify
from frabjous.core.recordfile import loads
from frabjous.games.snark.cards import ANIMALS, CARDS, MEN
from frabjous.games.snark.odds import odds
from frabjous.table.table import AnyReplay

RECORDS: Final = Path(__file__).parent / "records"
PATIENT: Final = 20_000  # milliseconds to wait until something can be clicked: a story takes a second a line
TURN: Final = re.compile("^Your turn")
MARKS_AND_KIT: Final = (
    *("Taste", "Late rising", "Slowness in taking a jest", "Bathing-machines", "Ambition"),
    *("Thimble", "Fork", "Soap", "Railway Share", "Bell", "Map"),
)
BEASTS: Final = (
    *("the Snark", "the Boojum", "a Bandersnatch", "the Jubjub", "the Hyena", "the Bear"),
    *("the Pig, alive", "the Pig, dead"),
)
CARD: Final = dict(zip(CARDS, MARKS_AND_KIT, strict=True))
ANIMAL: Final = dict(zip(ANIMALS, BEASTS, strict=True))


# Games to begin with


def texts(game: Prepared, seat: int, verb: str = "") -> list[str]:
    """List what a seat may do, or only the deeds of a kind."""
    play = game.play
    return [deed.text for deed in play.game.legal(play.state, seat) if deed.text.startswith(verb)]


def next_deed(game: Prepared, bellman: int) -> tuple[int, str]:
    """Say what the people of these tests do next after a Bewilder: pass, exchange, hunt."""
    seat = game.play.to_act()[0]
    if texts(game, seat, "pass"):
        return seat, passed_by(game, seat)
    hunts = texts(game, seat, "hunt") if seat == bellman else []
    return seat, (hunts or texts(game, seat, "exchange"))[0]


def passed_by(game: Prepared, seat: int) -> str:
    passes = texts(game, seat, "pass")
    return passes[len(passes) // 2]


@cache
def before_a_hunt(*, catches: bool) -> Prepared:
    """Give a game of three in which the Bellman is to move, bewilders, and then hunts: for the game, or in vain.

    The records were found by searching; their dice go on as those of these seeds.
    """
    name, seed = ("snark-a-catch", 6) if catches else ("snark-in-vain", 0)
    return with_lines(opened("snark", 3, seed=seed), loads((RECORDS / f"{name}.txt").read_text("utf-8")).lines)


class Game:
    """Three people at a prepared table, by their seats: the Bellman, the phone to the right, the dark to the left."""

    def __init__(self, people: People, *, catches: bool) -> None:
        self.now = before_a_hunt(catches=catches)
        self.bellman: Final = self.now.play.to_act()[0]
        self.right, self.left = (self.bellman - 1) % 3, (self.bellman + 1) % 3
        self.table: Final = kept(people.server, self.now)
        self.at: Final = {
            self.bellman: self.table.seat(patient(people.come()), self.bellman),
            self.right: self.table.seat(patient(people.come(phone=True)), self.right),
            self.left: self.table.seat(patient(people.come(dark=True, moving=True)), self.left),
        }

    @property
    def length(self) -> int:
        return self.now.play.length

    def next(self) -> tuple[int, str]:
        return next_deed(self.now, self.bellman)

    def way(self, seat: int, text: str) -> tuple[str, ...]:
        return self.now.path(seat, text)

    def noted(self, seat: int, text: str) -> int:
        """Go along with what somebody has done at the table; gives the number of its line."""
        number = self.length + 1
        self.now = self.now.then(seat, text)
        for person in self.at.values():
            expect(person.page.locator(f'#log [data-line="{number}"]').first).to_be_attached()
        return number

    def does(self, seat: int, text: str) -> int:
        """Let a person do something by pointing, and everybody see it."""
        self.at[seat].choose(*self.way(seat, text))
        return self.noted(seat, text)

    def plays_until(self, verb: str) -> None:
        while not self.next()[1].startswith(verb):
            self.does(*self.next())

    def ends_well(self) -> None:
        """The table has kept exactly what these people and the dice of its seed did."""
        assert lines_of(self.table) == tuple(self.now.play.record.lines)
        verify(self.now.play.game, replace(self.now.play.record, seed=self.now.secret))


def lines_of(table: KeptTable) -> tuple[Line, ...]:
    return tuple(Line(*row) for row in table.server.kept_lines(table.code))


def patient(person: Person) -> Person:
    person.page.context.set_default_timeout(PATIENT)
    return person


# A game


def test_three_people_bewilder_and_hunt_by_clicks_to_the_end_of_the_game(people: People) -> None:
    game = Game(people, catches=True)
    host, phone, other = game.at[game.bellman], game.at[game.right], game.at[game.left]
    expect(host.question()).to_have_text(TURN)
    expect(phone.all_lit()).to_have_count(0)
    host.looks_fine("snark-my-turn")
    phone.looks_fine("snark-waiting")

    bewilder = texts(game.now, game.bellman, "bewilder")[0]
    card, button = game.way(game.bellman, bewilder)
    host.choose(card)
    expect(host.page.get_by_role("button", name="Exchange it")).to_be_visible()
    host.looks_fine("snark-card-chosen")
    host.choose(button)
    game.noted(game.bellman, bewilder)
    pass_cards(game)
    game.plays_until("hunt")

    _, hunt = game.next()
    expect(host.page.locator(".tray .ask span")).to_have_text(f"Hunting now: {chance(game.now.play, hunt)}.")
    has_a_low_tray(host)
    host.looks_fine("snark-before-hunt")
    set_out = game.does(game.bellman, hunt)
    expect(other.page.locator('.picture [data-id^="turned-0-"][data-part=body]')).to_be_visible()
    has_a_low_tray(other)
    other.keeps("snark-hunting-1280-dark")
    phone.keeps("snark-hunting-360-dark")
    for person in game.at.values():
        expect(person.page.locator("#result")).to_be_visible()
        is_told_card_by_card(person, game, set_out)
    expect(host.page.locator("#result h2")).to_have_text(re.compile(r"You win with \d+ Warrants\. Three cheers!"))
    expect(phone.page.locator("#result h2")).to_contain_text(" wins with ")
    for person in (host, phone):
        expect(person.all_lit()).to_have_count(0)
        person.looks_fine("snark-won")
    game.ends_well()
    middle = next(line.number for line in game.now.play.record.lines[set_out:] if line.text.startswith("meet"))
    for person in (host, phone):
        person.goto(f"/t/{game.table.code}/replay/0?line={middle}")
        person.looks_fine("snark-replayed-hunt")


def pass_cards(game: Game) -> None:
    """Let everybody pass cards, the phone with second thoughts."""
    host, phone = game.at[game.bellman], game.at[game.right]
    for person in game.at.values():
        expect(person.question()).to_contain_text("Which card goes right, to")
    host.looks_fine("snark-passing")
    phone.looks_fine("snark-passing")
    phone.has_targets_for_fingers()
    first, second, _ = game.way(game.right, passed_by(game.now, game.right))
    phone.choose(first)
    expect(phone.question()).to_contain_text("Which card goes left, to")
    phone.choose(second)
    expect(phone.question()).to_have_text(re.compile("^Pass .*\\?$"))
    phone.looks_fine("snark-passing-sure")
    for _ in range(2):
        phone.touched(phone.page.locator("[data-do=unpick]"))
    expect(phone.question()).to_contain_text("Which card goes right, to")
    for seat in (game.right, game.bellman, game.left):
        game.does(seat, passed_by(game.now, seat))
        if seat != game.left:
            expect(game.at[seat].question()).to_have_text("The others are choosing cards to pass.")
            expect(game.at[seat].page.locator(".tray .ask span")).to_contain_text("You pass ")
            game.at[seat].looks_fine("snark-passed")
    for person in game.at.values():
        expect(person.page.locator("#log")).to_contain_text("All at once the cards changed hands.")


def has_a_low_tray(person: Person) -> None:
    """Question, hand and buttons beside each other leave the table its room."""
    box = person.page.locator(".dock").bounding_box()
    assert box is not None
    assert box["height"] < 200, f"the tray is {box['height']:.0f} px high"


def chance(play: AnyReplay, hunt: str) -> str:
    """Write the exact chance of a hunt as people read it."""
    state, seat = play.state, play.to_act()[0]
    party = tuple(one for one in range(MEN + 1) if state.holders[one] == seat)
    exactly = odds(party, len(hunt.split()) - 1, min(2, state.warrants[seat]))
    return f"{exactly.numerator} in {exactly.denominator} (about 1 in {float(1 / exactly):.1f})"


def is_told_card_by_card(person: Person, game: Game, set_out: int) -> None:
    """Every animal that came up has a row of its own in the log."""
    meetings = [line for line in lines_of(game.table)[set_out:] if line.text.startswith("meet")]
    assert len(meetings) >= 2
    for line in meetings:
        row = person.page.locator(f'#log [data-line="{line.number}"]').first
        expect(row).to_contain_text(f"Out of the fog came {ANIMAL[line.text.removeprefix('meet ')]}.")


def test_a_hunt_in_vain_is_told_card_by_card_and_the_next_one_moves(people: People) -> None:
    game = Game(people, catches=False)
    host, phone, other = game.at[game.bellman], game.at[game.right], game.at[game.left]
    game.does(game.bellman, texts(game.now, game.bellman, "bewilder")[0])
    game.plays_until("hunt")
    _, hunt = game.next()
    expect(host.page.locator(".tray .ask span")).to_have_text(f"Hunting now: {chance(game.now.play, hunt)}.")
    set_out = game.does(game.bellman, hunt)
    for person in game.at.values():
        is_told_card_by_card(person, game, set_out)
        expect(person.page.locator("#log")).to_contain_text("No Snark today")
    expect(game.at[game.now.play.to_act()[0]].question()).to_have_text(TURN)
    for person in (phone, other):
        person.looks_fine("snark-hunt-over")
    game.ends_well()


# Secrets


class Ear:
    """Everything a page hears from its table."""

    def __init__(self, page: Page) -> None:
        self.heard: Final[list[str]] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.heard.append(str(payload)))

    def frames(self) -> list[Any]:
        """Give the pictures of new lines, with all that came with them."""
        messages = [json.loads(one) for one in self.heard]
        found = [frame for message in messages if message["type"] == "lines" for frame in message["frames"]]
        assert found, "nothing was heard"
        return found


def test_nobody_but_giver_and_receiver_learns_what_was_passed(people: People) -> None:
    """Two tables alike, where the Bellman passes another card to the right: only there may it make a difference."""
    game = before_a_hunt(catches=False)
    bellman = game.play.to_act()[0]
    game = game.then(bellman, texts(game, bellman, "bewilder")[0])
    told = [what_is_told(people, game, bellman, text) for text in two_passes(game, bellman)]
    for who, first in told[0].items():
        assert first == told[1][who], f"{who} could tell what was passed"


def two_passes(game: Prepared, seat: int) -> tuple[str, str]:
    """Find two ways to pass that differ in the card for the right only."""
    found: dict[str, str] = {}
    for text in texts(game, seat, "pass"):
        left = text.partition(", ")[2]
        if left in found:
            return found[left], text
        found[left] = text
    raise AssertionError("there is nothing to choose")


def what_is_told(people: People, game: Prepared, bellman: int, text: str) -> dict[str, tuple[str, list[Any]]]:
    """Pass at a new table, first the Bellman, and tell what the pages of those who may not know it show and heard."""
    table = kept(people.server, game)
    seats: dict[str, tuple[int, ...]] = {
        "the right": ((bellman - 1) % 3,),
        "the left": ((bellman + 1) % 3,),
        "an onlooker": (),
    }
    persons = {who: patient(people.come(phone=who == "the left")) for who in seats}
    ears = {who: Ear(person.page) for who, person in persons.items()}
    for who, person in persons.items():
        table.seat(person, *seats[who])
    host = table.seat(patient(people.come()), bellman)
    number = game.play.length + 1
    host.choose(*game.path(bellman, text))
    found: dict[str, tuple[str, list[Any]]] = {}
    for who, person in persons.items():
        person.sees_line(number)
        expect(person.page.locator(f'#log [data-line="{number}"]')).to_contain_text("has chosen what to pass.")
        found[who] = shown(person, table.code), ears[who].frames()

    game = game.then(bellman, text)
    for who in ("the right", "the left"):
        (seat,) = seats[who]
        deed = texts(game, seat, "pass")[0]
        persons[who].choose(*game.path(seat, deed))
        persons[who].sees_line(game.play.length + 1)
        game = game.then(seat, deed)
    swapped = next(line.number for line in game.play.record.lines[number:] if line.text == "swap")
    for person in persons.values():
        person.sees_line(swapped)
    expect(persons["the right"].page.locator("#log")).to_contain_text(f"passed you {CARD[text.split()[1]]}.")
    for who in ("the left", "an onlooker"):
        found[f"{who}, later"] = "", ears[who].frames()
    assert lines_of(table) == tuple(game.play.record.lines)
    return found


def shown(person: Person, code: str) -> str:
    """Give the whole page as it is now, but for the name of the table."""
    html: str = person.page.evaluate("document.documentElement.outerHTML")
    return html.replace(code, "this-table")
