"""Choosing by mouse, finger and keys."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from browser.people import People, Person, path_of
from frabjous.games.splut.arena import NUMBER
from frabjous.games.splut.view import Layout
from frabjous.scene.model import Shape
from games.splut.short_game import LEVITATION, PULL, SHORT_GAME, SPLUT, THROW

# Keys


def focused(page: Page) -> str:
    """Name what has the focus: a thing's id, or an element's."""
    name: str = page.evaluate("document.activeElement.dataset.id ?? document.activeElement.id")
    return name


def tab_to_the_board(page: Page) -> None:
    for _ in range(40):
        if page.evaluate("document.activeElement.matches('.picture [data-part=target]')"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead to the board")


def arrow_to(person: Person, name: str) -> None:
    """Go to a lit thing by arrow keys, always in the direction that is farther off."""
    page = person.page
    for _ in range(20):
        if focused(page) == name:
            return
        x, y = page.evaluate(
            """(name) => { const middle = (thing) => { const box = thing.getBoundingClientRect();
                 return [box.x + box.width / 2, box.y + box.height / 2]; };
               const to = middle(document.querySelector(`[data-part=target].can[data-id="${name}"]`));
               const from = middle(document.activeElement);
               return [to[0] - from[0], to[1] - from[1]]; }""",
            name,
        )
        across = "ArrowRight" if x > 0 else "ArrowLeft"
        along = "ArrowDown" if y > 0 else "ArrowUp"
        page.keyboard.press(across if abs(x) > abs(y) else along)
    raise AssertionError(f"the arrows do not lead to {name}, but to {focused(page)}")


def test_whole_turns_are_played_by_the_keyboard_alone(people: People) -> None:
    host = people.come()
    host.open_table()
    page = host.page
    tab_to_the_board(page)
    for number, path in enumerate((("dwarf-1", "e3"), ("dwarf-2", "e7"), ("dwarf-2", "f7"))):
        for name in path:
            arrow_to(host, name)
            page.keyboard.press("Enter")
        host.sees_line(number + 1)
        expect(host.lit("sorcerer-1").or_(host.lit("sorcerer-2")).first).to_be_visible()
        assert page.evaluate("document.activeElement.matches('.picture [data-part=target].can')"), (
            f"after line {number + 1} the focus is on {focused(page)}"
        )
    host.keeps("keyboard-focus-1280-light")


def test_escape_takes_a_pick_back_and_the_focus_stays(people: People) -> None:
    host = people.come()
    host.open_table()
    tab_to_the_board(host.page)
    arrow_to(host, "troll-1")
    host.page.keyboard.press(" ")
    expect(host.chosen("troll-1")).to_be_attached()
    expect(host.question()).to_have_text("Where does the troll go?")
    host.page.keyboard.press("Escape")
    expect(host.chosen("troll-1")).to_have_count(0)
    expect(host.question()).to_have_text("Hilda: which piece moves?")
    assert host.page.evaluate("document.activeElement.matches('.picture [data-part=target].can')")


def test_the_board_is_one_tab_stop(people: People) -> None:
    host = people.come()
    host.open_table()
    expect(host.lit("dwarf-1")).to_be_visible()
    assert host.page.locator('.picture [tabindex="0"]').count() == 1
    tab_to_the_board(host.page)
    host.page.keyboard.press("Tab")
    assert not host.page.evaluate("document.querySelector('.picture').contains(document.activeElement)")
    host.page.keyboard.press("Shift+Tab")
    assert host.page.evaluate("document.querySelector('.picture').contains(document.activeElement)")


def test_the_focus_stays_on_the_board_when_the_turn_passes_to_somebody_else(people: People) -> None:
    host, friend = people.come(), people.come(phone=True)
    friend.sit(host.open_table("link"))
    expect(host.page.locator(".seat .name", has_text="Fritz")).to_be_visible()
    tab_to_the_board(host.page)
    arrow_to(host, "dwarf-1")
    host.page.keyboard.press("Enter")
    host.page.keyboard.press("Enter")
    host.sees_line(1)
    assert focused(host.page) == "board"
    friend.play(SHORT_GAME[:1], SHORT_GAME[1])
    friend.play(SHORT_GAME[:2], SHORT_GAME[2])
    host.sees_line(3)
    expect(host.lit("sorcerer-1")).to_be_visible()
    assert host.page.evaluate("document.querySelector('#board').contains(document.activeElement)")
    arrow_to(host, "sorcerer-1")


# Half a choice


def test_a_half_chosen_path_survives_chat_and_people_coming(people: People) -> None:
    host, stranger = people.come(), people.come(phone=True)
    code = host.open_table()
    host.choose("troll-1")
    stranger.goto(f"/t/{code}")
    expect(host.page.locator(".head .people")).to_have_text("one onlooker")
    with host.socket(people.server) as socket:
        socket.send('{"type":"say","text":"Hurry up"}')
        expect(host.page.locator("#chat li")).to_have_count(1)
    expect(host.chosen("troll-1")).to_be_attached()
    expect(host.question()).to_have_text("Where does the troll go?")
    host.choose("f3")
    host.sees_line(1)


def test_a_half_chosen_path_is_dropped_when_it_no_longer_exists(people: People) -> None:
    host = people.come()
    host.open_table()
    second = people.another_tab(host)
    second.goto(f"/t/{host.code}")
    second.ready()
    host.choose("troll-1")
    second.choose("dwarf-1", "e3")
    host.sees_line(1)
    expect(host.chosen("troll-1")).to_have_count(0)
    expect(host.question()).to_have_text("Guest 2: which piece moves?")
    expect(host.lit("troll-2")).to_be_visible()


def test_another_piece_can_be_chosen_instead(people: People) -> None:
    host = people.come()
    host.open_table()
    host.choose("troll-1")
    host.page.mouse.click(*square(host, "e2"))
    expect(host.chosen("dwarf-1")).to_be_attached()
    expect(host.chosen("troll-1")).to_have_count(0)
    host.press("Choose again")
    expect(host.chosen("dwarf-1")).to_have_count(0)


# Dragging


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def square(person: Person, name: str) -> tuple[float, float]:
    """Find the middle of a square on the screen, for who looks from the south."""
    place = Layout("south", Shape.TALL if person.touch else Shape.WIDE).square(NUMBER[name])
    x, y = person.page.evaluate(
        """(place) => { const board = document.querySelector(".picture svg");
             const point = new DOMPoint(...place).matrixTransform(board.getScreenCTM());
             return [point.x, point.y]; }""",
        list(place),
    )
    return x, y


def test_a_piece_is_dragged_to_a_square_with_the_mouse(people: People) -> None:
    host = people.come(moving=True)
    host.open_table()
    mouse = host.page.mouse
    mouse.move(*middle(host.lit("dwarf-1")))
    mouse.down()
    mouse.move(*square(host, "e3"), steps=6)
    expect(host.page.locator(".ghost")).to_be_visible()
    host.keeps("dragging-1280-light")
    mouse.up()
    host.sees_line(1)
    expect(host.page.locator('#log [data-line="1"]')).to_contain_text("stepped from e2 to e3")


def test_a_piece_dropped_elsewhere_goes_back(people: People) -> None:
    host = people.come()
    host.open_table()
    x, y = middle(host.lit("dwarf-1"))
    host.page.mouse.move(x, y)
    host.page.mouse.down()
    host.page.mouse.move(x - 250, y - 120, steps=5)
    host.page.mouse.up()
    expect(host.page.locator(".ghost, .held")).to_have_count(0)
    expect(host.chosen("dwarf-1")).to_have_count(0)
    expect(host.lit("dwarf-1")).to_be_visible()
    host.choose("dwarf-1", "e3")
    host.sees_line(1)


def test_a_piece_is_dragged_by_a_finger(people: People) -> None:
    host = people.come(phone=True)
    host.open_table()
    touch = host.page.context.new_cdp_session(host.page)
    (x, y), (to_x, to_y) = middle(host.lit("dwarf-1")), square(host, "e3")
    points = [(x + (to_x - x) * part / 6, y + (to_y - y) * part / 6) for part in range(7)]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for at_x, at_y in points:
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": at_x, "y": at_y}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    host.sees_line(1)
    expect(host.page.locator('#log [data-line="1"]')).to_contain_text("stepped from e2 to e3")


# The longer paths


def at_move(people: People, number: int, *, phone: bool = False) -> Person:
    """Sit alone at a table where the short game has come so far."""
    host = people.come(phone=phone)
    host.open_table()
    host.play_quickly(people.server, SHORT_GAME[:number])
    return host


def test_a_rock_is_levitated_along(people: People) -> None:
    host = at_move(people, LEVITATION)
    host.choose("sorcerer-1")
    expect(host.page.locator(".tray .ask span")).to_have_text("Or choose a rock first, to take it along.")
    assert host.all_lit().count() > 2
    host.keeps("levitation-sorcerer-1280-light")
    host.choose(*rest(LEVITATION))
    host.sees_line(LEVITATION + 1)
    expect(host.page.locator(f'#log [data-line="{LEVITATION + 1}"]')).to_contain_text("a rock floated from e1 to e2")


def rest(number: int) -> tuple[str, ...]:
    """Tell what is still to be pointed at once the piece is chosen."""
    return path_of(SHORT_GAME[:number], SHORT_GAME[number])[1:]


def test_a_throw_asks_which_way_and_warns_with_flags(people: People) -> None:
    host = at_move(people, SPLUT)
    host.choose("troll-1", rest(SPLUT)[0])
    expect(host.question()).to_have_text("Which way does it fly?")
    flags = host.page.locator(".picture .flag-when, .picture [data-when].when")
    assert flags.count() >= 1
    expect(
        host.page.locator(".picture").get_by_text("splut!", exact=False).locator("visible=true").first
    ).to_be_visible()
    host.keeps("throw-flags-1280-light")
    host.choose(rest(SPLUT)[1])
    host.sees_line(SPLUT + 1)
    expect(host.page.locator("#result")).to_be_visible()


def test_a_throw_is_made_by_taps_on_a_phone(people: People) -> None:
    host = at_move(people, THROW, phone=True)
    host.choose("troll-1", rest(THROW)[0])
    host.has_targets_for_fingers()
    host.does_not_scroll_sideways()
    host.keeps("throw-flags-360-light")
    host.choose(rest(THROW)[1])
    host.sees_line(THROW + 1)


def test_a_rock_is_pulled_or_left_by_a_button(people: People) -> None:
    host = at_move(people, PULL)
    square_id = rest(PULL)[0]
    host.choose("troll-2", square_id)
    expect(host.question()).to_have_text("Pull the rock along?")
    for name in ("Pull it", "Leave it"):
        expect(host.page.get_by_role("button", name=name)).to_be_visible()
    host.keeps("pull-1280-light")
    host.press("Pull it")
    host.sees_line(PULL + 1)
    expect(host.page.locator(f'#log [data-line="{PULL + 1}"]')).to_contain_text("pulled the rock")
    host.press("Take back")
    host.sees_line(PULL + 2)
    host.choose("troll-2", square_id)
    host.press("Leave it")
    host.sees_line(PULL + 3)
    expect(host.page.locator(f'#log [data-line="{PULL + 3}"]')).not_to_contain_text("pulled")


def test_the_pull_buttons_are_reached_by_keys(people: People) -> None:
    host = at_move(people, PULL)
    tab_to_the_board(host.page)
    for name in ("troll-2", rest(PULL)[0]):
        arrow_to(host, name)
        host.page.keyboard.press("Enter")
    expect(host.page.get_by_role("button", name="Pull it")).to_be_focused()
    host.page.keyboard.press("Enter")
    host.sees_line(PULL + 1)


def test_a_pull_is_made_by_taps_on_a_phone(people: People) -> None:
    host = at_move(people, PULL, phone=True)
    host.choose("troll-2", rest(PULL)[0])
    host.has_targets_for_fingers()
    host.keeps("pull-360-light")
    host.press("Pull it")
    host.sees_line(PULL + 1)
