"""Snatch It! in real browsers: three people steal, steal back and feed the stork, and no page tells too much."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from browser.people import People, Person
from browser.prepared import NAMES, KeptTable, Prepared, at_random, kept, opened, searched, shrewdly, with_lines
from frabjous.core.contract import CHANCE, ONLOOKER
from frabjous.core.errors import GameError
from frabjous.core.gathered import how_many
from frabjous.core.record import Line
from frabjous.games.snatch_it import pile
from frabjous.games.snatch_it.actions import MUNCHES, STEALS
from frabjous.games.snatch_it.bunch import counts_of
from frabjous.games.snatch_it.cards import COLOUR_WORDS, FITS, KINDS, NONE, SWARM, colour_of, number_of
from frabjous.games.snatch_it.cards import NAMES as CARDS
from frabjous.games.snatch_it.state import Position
from frabjous.games.snatch_it.terms import NOT_YET, REFILLING, REWARD, STOLEN, STORK, THROWING, TURN
from frabjous.table.table import AnyReplay
from shown import Shown

ROOM: Final = "snatch_it"
PATIENCE: Final = 20_000  # a story of several lines takes its time
FACE: Final = re.compile(r'href="#card-((?:crawler|flyer|swarm)-\d)"(?![^>]*inside)')
INSIDE: Final = re.compile(r'href="#card-((?:crawler|flyer|swarm)-\d)"[^>]*inside')  # shown when it is pointed at
SMALLEST: Final = 8.5  # pixels a letter on a phone must measure, from head to foot

SIZES = pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])


def comes(people: People, table: KeptTable, *seats: int, phone: bool = False, moving: bool = False) -> Person:
    person = people.come(phone=phone, moving=moving)
    person.page.context.set_default_timeout(PATIENCE)
    return table.seat(person, *seats)


# Moments


def answerable_thefts(play: AnyReplay, *, fits: bool = True) -> list[str]:
    """List the thefts that can be answered: the robbed seat holds a card, and one that fits, or none."""
    game, state = play.game, play.state
    found = []
    if state.phase == TURN:
        for deed in game.legal(state, state.mover):
            after = game.apply(state, state.mover, deed)
            if deed.verb == STEALS and after.phase == STOLEN and fits == (len(game.legal(after, after.robbed)) > 1):
                found.append(deed.text)
    return found


def late_theft(play: AnyReplay) -> bool:
    """Before such a theft the phase is nearly over, but not the game."""
    state = play.state
    in_hands = sum(state.held(seat) for seat in range(state.seats))
    return state.round <= 2 and in_hands <= 4 and state.last == NOT_YET and bool(answerable_thefts(play))


def full_shores(play: AnyReplay) -> bool:
    """My turn, with something to steal and to munch, and stacks on every shore."""
    state = play.state
    if state.phase != TURN or min(len(state.shore(seat)) for seat in range(state.seats)) < 1:
        return False
    verbs = {deed.verb for deed in play.game.legal(state, state.mover)}
    return {STEALS, MUNCHES} <= verbs and state.held(state.mover) >= 3


def stork_waits(play: AnyReplay) -> bool:
    """Everybody is to throw something, and stacks stand on two shores at least."""
    state = play.state
    return state.phase == THROWING and state.round > 0 and len(set(state.owners) - {NONE}) >= 2


def stork_is_torn(play: AnyReplay) -> bool:
    return play.state.phase == STORK and play.to_act() != (CHANCE,)


def stolen(game: Prepared, *, fits: bool = True) -> Prepared:
    return game.then(game.play.state.mover, answerable_thefts(game.play, fits=fits)[0])


# What may be seen


def face_of(card: int) -> str:
    return f"{COLOUR_WORDS[colour_of(card)]}-{0 if card == SWARM else number_of(card)}"


def visible(state: Position, seat: int) -> Counter[str]:
    """Count the faces a seat may see: the pond, a bait, the tops, the card just covered, the stork's, its own hand."""
    cards = [*state.pond, state.bait, state.decided, *(stack[-1] for stack in state.stacks if stack)]
    if state.moved != NONE and len(state.stacks[state.moved]) > 2:
        cards.append(state.stacks[state.moved][-2])
    if seat != ONLOOKER:
        cards += [card for card in range(KINDS) for _ in range(how_many(state.hands[seat], card))]
    return Counter(face_of(card) for card in cards if card != NONE)


def inside_own_stacks(state: Position, seat: int) -> set[str]:
    """Name the faces in the own stacks, which their owner may look at (F11)."""
    return {face_of(card) for stack in (() if seat == ONLOOKER else state.shore(seat)) for card in state.stacks[stack]}


class Listener:
    """Notes everything a page hears from the table."""

    def __init__(self, person: Person, seat: int) -> None:
        self.seat: Final = seat
        self.heard: list[dict[str, Any]] = []
        self.shown: Final = Shown()
        person.page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, payload: str | bytes) -> None:
        self.heard.append(self.shown.read(json.loads(payload)))

    def was_told_no_secret(self, play: AnyReplay) -> None:
        """Every picture it got shows exactly the faces its seat may see, and what may be chosen is its own."""
        frames = [frame for message in self.heard for frame in message.get("frames", ())]
        assert frames
        for frame in frames:
            state = play.state_after(frame["line"])
            found = Counter(FACE.findall(frame["board"] + frame["hand"]))
            assert found == visible(state, self.seat), f"seat {self.seat}, line {frame['line']}"
            assert set(INSIDE.findall(frame["board"])) == inside_own_stacks(state, self.seat)
            own = {
                CARDS[card] for card in range(KINDS) if self.seat != ONLOOKER and how_many(state.hands[self.seat], card)
            }
            assert set(re.findall(r"\bhand-([cf]\d|sw)-\d", json.dumps(frame))) - came_from_hand(play, frame) <= own
            assert {choice["seat"] for choice in frame["choices"]} <= {self.seat}


def came_from_hand(play: AnyReplay, frame: dict[str, Any]) -> set[str]:
    """Name the card just played by the own seat: it comes from where it lay in the hand."""
    return set(re.findall(r'data-was="hand-(\w\w)-\d"', frame["board"])) & set(
        play.record.lines[frame["line"] - 1].text.split()
    )


def shows_no_secret(person: Person, game: Prepared, seat: int) -> None:
    """Check that the page as it is holds exactly the faces that its seat may see."""
    html = person.page.evaluate(
        "document.querySelector('.picture').outerHTML + document.querySelector('.hand').outerHTML"
    )
    assert Counter(FACE.findall(html)) == visible(game.play.state, seat), f"seat {seat}"
    assert set(INSIDE.findall(html)) == inside_own_stacks(game.play.state, seat)


def everything_on(person: Person, table: KeptTable) -> tuple[str, str]:
    """Give all of a page, as it is now and as the server sends it, without what differs from table to table."""
    fresh = person.page.context.request.get(f"/t/{table.code}").text()
    return neutral(person.page.content(), table), neutral(fresh, table)


def neutral(html: str, table: KeptTable) -> str:
    return re.sub(r'src="data:[^"]*"', "", html.replace(table.code, "CODE"))


# Three people


class Round:
    """Three people at a prepared table, and the same game beside it, so that what comes is known."""

    def __init__(self, people: People, game: Prepared, *, phone: int, moving: int) -> None:
        self.game = game
        self.persons: dict[int, Person] = {}
        self.listeners: list[Listener] = []
        self.table: Final = kept(people.server, game)
        for seat in range(3):
            person = people.come(phone=seat == phone, moving=seat == moving)
            person.page.context.set_default_timeout(PATIENCE)
            self.listeners.append(Listener(person, seat))
            self.persons[seat] = self.table.seat(person, seat)

    def acts(self, seat: int, text: str) -> int:
        """Point at what a step needs, and let all see it; gives the number of its line."""
        line = self.game.play.length + 1
        self.persons[seat].choose(*self.game.path(seat, text))
        self.game = self.game.then(seat, text)
        for person in self.persons.values():
            person.sees_line(line)
        return line

    def rests(self) -> None:
        """Click the story to its end on every page, and look for what is lit and what is secret."""
        for seat, person in self.persons.items():
            person.touched(person.page.locator(".head .where"))
            expect(person.page.locator(".moving, .ghost, .past")).to_have_count(0)
            if seat in self.game.play.to_act():
                expect(person.all_lit().first).to_be_visible()
            else:
                expect(person.all_lit()).to_have_count(0)
            shows_no_secret(person, self.game, seat)
            person.does_not_scroll_sideways()

    def question(self, seat: int) -> Locator:
        return self.persons[seat].question()

    def row(self, seat: int, line: int) -> Locator:
        return self.persons[seat].page.locator(f'#log [data-line="{line}"]')

    def throws(self, seat: int) -> None:
        """Let a seat throw a card: it alone is told which."""
        expect(self.question(seat)).to_have_text("What do you throw the stork?")
        line = self.acts(seat, self.game.choices(seat)[-1].action)
        expect(self.row(seat, line)).to_contain_text("You threw the stork a ")
        for other in {0, 1, 2} - {seat}:
            expect(self.row(other, line)).to_have_text(f"{NAMES[seat]} threw the stork a card.")


def test_three_people_steal_steal_back_and_feed_the_stork(people: People) -> None:
    before = searched(ROOM, 3, late_theft)
    theft = answerable_thefts(before.play)[0]
    thief = before.play.state.mover
    robbed = before.then(thief, theft).play.state.robbed
    third = 3 - thief - robbed
    here = Round(people, before, phone=robbed, moving=third)

    expect(here.question(thief)).to_have_text("Your turn. Which card?")
    here.acts(thief, theft)
    expect(here.question(robbed)).to_contain_text(f"{NAMES[thief]} stole your")
    here.rests()
    for seat in (thief, third):
        expect(here.question(seat)).to_have_text(f"{NAMES[robbed]} may steal it back.")
    here.persons[robbed].keeps("snatch-stolen-360-light")
    here.persons[third].keeps("snatch-stolen-third-1280-light")

    line = here.acts(robbed, next(one.action for one in here.game.choices(robbed) if one.action != "let go"))
    expect(here.row(thief, line + 1)).to_contain_text("You drew a ")
    for seat in (robbed, third):
        expect(here.row(seat, line + 1)).to_have_text(f"{NAMES[thief]} drew a card.")
    here.rests()

    while here.game.play.state.phase != THROWING:
        seat = here.game.play.to_act()[0]
        here.acts(seat, here.game.choices(seat)[0].action)
        here.rests()
    here.persons[robbed].keeps("snatch-stork-comes-360-light")
    for seat in (robbed, thief):
        here.throws(seat)
        here.rests()
        expect(here.persons[third].page.locator(f'.picture [data-id="thrown-{seat + 1}"]')).to_be_attached()
    here.persons[third].keeps("snatch-two-have-thrown-1280-light")
    here.throws(third)
    for person in here.persons.values():
        expect(person.page.locator("#log")).to_contain_text("What was thrown falls into the pond.")

    assert here.game.play.state.phase == TURN
    here.rests()
    here.persons[third].keeps("snatch-after-the-stork-1280-light")
    seat = here.game.play.to_act()[0]
    here.acts(seat, here.game.choices(seat)[0].action)
    lines = [(line.number, line.seat, line.text) for line in here.game.play.record.lines]
    assert people.server.kept_lines(here.table.code) == lines
    for listener in here.listeners:
        listener.was_told_no_secret(here.game.play)


# Secrets


def without_an_answer(game: Prepared, theft: str) -> Prepared:
    """Change what the robbed seat drew, so that it holds as many cards but none that fits; nobody else can know."""
    after = game.then(game.play.state.mover, theft).play.state
    robbed, top = after.robbed, after.tops[after.stack]
    lines = list(game.play.record.lines)
    held = list(counts_of(game.play.state.hands[robbed]))
    for number in range(len(lines), 0, -1):
        before = game.play.state_after(number - 1)
        text = lines[number - 1].text
        if before.phase not in (REFILLING, REWARD) or not text.startswith("draw") or pile.drawer(before) != robbed:
            continue
        card = CARDS.index(text.removeprefix("draw "))
        if held[card] and FITS[card][top]:
            held[card] -= 1
            lines[number - 1] = Line(number, CHANCE, another_draw(game, lines, number, top))
    return with_lines(game, lines)


def another_draw(game: Prepared, lines: list[Line], number: int, top: int) -> str:
    for card in range(KINDS):
        changed = [*lines]
        changed[number - 1] = Line(number, CHANCE, f"draw {CARDS[card]}")
        if not FITS[card][top]:
            try:
                with_lines(game, changed)
            except GameError:
                continue
            return changed[number - 1].text
    raise AssertionError("no other card will do")


def test_the_question_after_a_theft_does_not_betray_a_hand(people: People) -> None:
    """Two tables that differ in nothing but the robbed hand look alike to everybody else, before and after."""
    able = searched(ROOM, 3, late_theft)
    theft = answerable_thefts(able.play)[0]
    unable = without_an_answer(able, theft)
    assert theft in answerable_thefts(unable.play, fits=False)
    thief = able.play.state.mover
    robbed = able.then(thief, theft).play.state.robbed
    pages = []
    for game in (able, unable):
        table = kept(people.server, game)
        others = [
            comes(people, table, thief),
            comes(people, table, 3 - thief - robbed, phone=True),
            comes(people, table),
        ]
        victim = comes(people, table, robbed)
        others[0].choose(*game.path(thief, theft))
        for person in (*others, victim):
            person.sees_line(game.play.length + 1)
        expect(victim.question()).to_contain_text("Steal it back?")
        expect(victim.lit("let-go")).to_be_visible()
        note = victim.page.locator(".tray .ask span")
        expect(note).to_contain_text("Lay a card that fits" if game is able else "No card of yours fits")
        for person in others:
            expect(person.question()).to_have_text(f"{NAMES[robbed]} may steal it back.")
            expect(person.all_lit()).to_have_count(0)
        pages.append([everything_on(person, table) for person in others])
        if game is unable:
            victim.is_accessible("stolen, and nothing fits")
    assert pages[0] == pages[1]


@pytest.mark.parametrize("stork", [False, True], ids=["pond", "stork"])
def test_nobody_sees_what_is_thrown_before_all_have_thrown(people: People, *, stork: bool) -> None:
    """Two tables that differ in nothing but the card one seat threw look alike to everybody else."""
    game = searched(ROOM, 3, stork_waits) if stork else opened(ROOM, 3)
    cards = sorted({choice.action for choice in game.choices(0)})
    assert len(cards) > 1
    pages = []
    for text in (cards[0], cards[-1]):
        table = kept(people.server, game)
        thrower = comes(people, table, 0)
        others = [comes(people, table, 1), comes(people, table, 2, phone=True), comes(people, table)]
        thrower.choose(*game.path(0, text))
        for person in (thrower, *others):
            person.sees_line(game.play.length + 1)
            expect(person.page.locator('.picture [data-id="thrown-1"]')).to_be_attached()
        for seat, person in ((1, others[0]), (2, others[1]), (ONLOOKER, others[2])):
            shows_no_secret(person, game.then(0, text), seat)
        pages.append([everything_on(person, table) for person in others])
    assert pages[0] == pages[1]


# Phones, fingers, eyes


def can_be_pointed_at(person: Person) -> None:
    """The middle of everything lit belongs to itself, not to a neighbour that lies over it."""
    covered = person.page.evaluate(
        """() => [...document.querySelectorAll('.picture .can[data-part=target], .hand .can[data-part=target]')]
          .filter((target) => { const box = target.getBoundingClientRect();
            const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return there?.closest('[data-id]')?.dataset.id !== target.dataset.id; })
          .map((target) => target.dataset.id)"""
    )
    assert covered == []


MOMENTS: Final[dict[str, Callable[[], Prepared]]] = {
    "pond-choice": lambda: opened(ROOM, 3),
    "my-turn": lambda: searched(ROOM, 3, full_shores),
    "steal-back": lambda: stolen(searched(ROOM, 3, late_theft)),
    "stork": lambda: searched(ROOM, 3, stork_waits),
    "stork-torn": lambda: searched(ROOM, 3, stork_is_torn),
}


@SIZES
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_pond_is_fine(moment: str, people: People, *, phone: bool) -> None:
    game = MOMENTS[moment]()
    seat = game.play.to_act()[0]
    person = comes(people, kept(people.server, game), seat, phone=phone)
    expect(person.all_lit().first).to_be_visible()
    if phone:
        person.has_targets_for_fingers()
        can_be_pointed_at(person)
    person.looks_fine(f"snatch-{moment}")
    choice = game.choices(seat)[0]
    if len(choice.path) > 1:
        person.choose(choice.path[0])
        expect(person.chosen(choice.path[0])).to_be_attached()
        person.looks_fine(f"snatch-{moment}-chosen")
        person.choose(*choice.path[1:])
    else:
        person.choose(*choice.path)
    person.sees_line(game.play.length + 1)


def crowded_shore(play: AnyReplay) -> bool:
    """A mover who can steal two of many stacks from one shore."""
    state = play.state
    if state.phase != TURN or max(len(state.shore(seat)) for seat in range(state.seats)) < 5:
        return False
    full = max((seat for seat in range(state.seats) if seat != state.mover), key=lambda seat: len(state.shore(seat)))
    stolen_from = {deed.stack for deed in play.game.legal(state, state.mover) if deed.verb == STEALS}
    return len(state.shore(full)) >= 5 and len(stolen_from & set(state.shore(full))) >= 2


def test_every_stack_of_a_crowded_shore_can_be_tapped(people: People) -> None:
    game = searched(ROOM, 6, crowded_shore, choose=shrewdly)
    mover = game.play.state.mover
    person = comes(people, kept(people.server, game), mover, phone=True)
    thefts = [choice for choice in game.choices(mover) if choice.action.startswith("steal")]
    for card in sorted({choice.path[0] for choice in thefts}):
        person.choose(card)
        can_be_pointed_at(person)
        person.keeps("snatch-crowded-360-light")
        person.touched(person.page.locator(".bar [data-do=take-back]"))
        expect(person.chosen(card)).to_have_count(0)
    person.choose(*thefts[0].path)
    person.sees_line(game.play.length + 1)


def test_whoever_points_at_an_own_stack_sees_what_lies_in_it(people: People) -> None:
    """F11"""
    game = searched(ROOM, 3, full_shores)
    state = game.play.state
    person = comes(people, kept(people.server, game), state.mover)
    own, cards = person.page.locator(".peek:visible"), person.page.locator("use.inside:visible")
    expect(own).not_to_have_count(0)
    expect(cards).to_have_count(0)
    own.last.locator(".hit").hover()
    expect(cards).not_to_have_count(0)
    shown = [use.get_attribute("href") for use in cards.all()]
    assert shown in [[f"#card-{face_of(card)}" for card in state.stacks[stack]] for stack in state.shore(state.mover)]


@pytest.mark.parametrize("names", [NAMES, ("Wwwwwwwwwwwwwwwwwwwwwwww",) * 6], ids=["short", "long"])
def test_six_seats_are_readable_on_a_phone(names: tuple[str, ...], people: People) -> None:
    game = searched(ROOM, 6, full_shores, choose=at_random)
    mover = game.play.state.mover
    table = kept(people.server, game, names)
    person = comes(people, table, mover, phone=True)
    expect(person.all_lit().first).to_be_visible()
    what = "six" if names is NAMES else "six-long"
    person.looks_fine(f"snatch-{what}-my-turn")
    person.has_targets_for_fingers()
    can_be_pointed_at(person)
    letters = person.page.evaluate(
        """() => [...document.querySelectorAll('.picture text')]
          .map((text) => [text.textContent, text.getBoundingClientRect()])
          .filter(([, box]) => box.width)
          .map(([word, box]) => [word, box.left, box.right, box.height])"""
    )
    assert letters
    assert [one for one in letters if one[3] < SMALLEST or one[1] < 0 or one[2] > 360] == []
    theft = next(choice for choice in game.choices(mover) if choice.action.startswith("steal"))
    person.choose(*theft.path)
    person.sees_line(game.play.length + 1)
    watching = comes(people, table, phone=True)
    watching.does_not_scroll_sideways()
    watching.keeps(f"snatch-{what}-onlooker-360-light")
