"""Everything around the board: onlookers, bots, shared devices, undo, chat, preferences, breaks."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

from browser.people import People, Person
from games.splut.short_game import SHORT_GAME
from servers import Server

HOSTILE: Final = "<img src=x onerror=\"document.title='owned'\"> & </li><b>"


def two_seated(people: People, server: Server | None = None) -> tuple[Person, Person]:
    host, friend = people.come(server=server), people.come(phone=True, server=server)
    friend.sit(host.open_table("link"))
    expect(host.page.locator(".seat .name", has_text="Fritz")).to_be_visible()
    return host, friend


# Who plays


def test_an_onlooker_sees_moves_live_and_nothing_is_lit(people: People) -> None:
    host, watching = people.come(), people.come(moving=True)
    watching.goto(f"/t/{host.open_table()}")
    watching.ready()
    for number in range(5):
        host.play(SHORT_GAME[:number], SHORT_GAME[number])
        host.sees_line(number + 1)
        watching.sees_line(number + 1)
        expect(watching.all_lit()).to_have_count(0)
    expect(watching.page.locator('.picture [data-id="rock-1"][data-part="body"]')).to_be_visible()
    assert "transform" in watching.page.evaluate("animated.join()"), "things travel"
    watching.keeps("onlooker-1280-light")


def test_a_bot_answers_every_turn(people: People) -> None:
    host = people.come(phone=True)
    host.goto("/?game=splut")
    host.page.get_by_role("button", name="Me and a bot").tap()
    host.ready()
    for _ in range(6):
        expect(host.all_lit().first).to_be_visible(timeout=15_000)
        line, choices = host.choices(people.server)
        host.choose(*next(choice["path"] for choice in choices if " x " not in choice["text"]))
        host.sees_line(line + 1)
    assert host.page.locator("#log [data-line]", has_text="Pottle’s").count() >= 3
    host.does_not_scroll_sideways()
    host.keeps("bot-game-360-light")


def test_two_people_share_a_device_without_a_curtain(people: People) -> None:
    host = people.come(phone=True)
    host.goto("/?game=splut")
    host.page.get_by_role("button", name="All on this device").tap()
    host.ready()
    for number in range(6):
        host.play(SHORT_GAME[:number], SHORT_GAME[number])
        host.sees_line(number + 1)
        expect(host.page.locator(".curtain")).to_be_hidden()
    expect(host.question()).to_contain_text("which piece moves?")


def test_a_person_can_sit_down_beside_the_host_at_the_same_device(people: People) -> None:
    host = people.come()
    host.goto("/?game=splut")
    host.page.get_by_role("button", name="Friends, with a link").click()
    invitation = host.page.locator("#invite")
    invitation.get_by_label("Name").fill("Gudrun")
    invitation.get_by_role("button", name="Sit as the Fish").click()
    host.ready()
    expect(host.page.locator(".seat .name", has_text="Gudrun")).to_be_visible()
    for number in range(2):
        host.play(SHORT_GAME[:number], SHORT_GAME[number])
        host.sees_line(number + 1)


def test_everybody_sees_who_is_away(people: People) -> None:
    host, friend = two_seated(people)
    code = host.code
    friend.goto("/")
    away = host.page.locator(".seat .about", has_text="away")
    expect(away).to_be_visible()
    host.press("Menu")
    host.keeps("menu-away-1280-light")
    expect(host.page.get_by_role("button", name="Let a bot play for Fritz")).to_have_count(0)
    friend.goto(f"/t/{code}")
    friend.ready()
    expect(away).to_have_count(0)


def test_who_left_is_stood_in_for_and_comes_back(people: People) -> None:
    host, friend = people.come(), people.come()
    code = host.open_table("mixed", seats="3", **{"chair-1": "open", "chair-2": "bot:beginner"})
    friend.sit(code)
    friend.press("Menu")
    friend.page.locator("#menu summary", has_text="Resign").click()
    friend.press("Yes, resign")
    expect(host.page.locator(".seat .about", has_text="a bot stands in")).to_be_visible()
    friend.press("Menu")
    friend.press("I am back")
    expect(host.page.locator(".seat .about", has_text="a bot stands in")).to_have_count(0)


def test_a_seat_is_taken_to_another_device_by_a_code(people: People) -> None:
    host, other = people.come(), people.come(phone=True)
    code = host.open_table()
    host.press("Menu")
    host.press("Take my tables to another device")
    shown = host.page.locator("#menu .code")
    expect(shown).to_be_visible()
    host.keeps("device-code-1280-light")
    short = shown.inner_text()
    other.goto("/")
    other.press_link("I have a code")
    other.page.get_by_role("textbox", name="Have a code?").fill(short.lower())
    other.keeps("enter-code-360-light")
    other.press("Go")
    expect(other.page).to_have_url(re.compile(f"/t/{code}$"))
    other.ready()
    other.play((), SHORT_GAME[0])
    other.sees_line(1)


# Undo, resign, draw


def test_a_step_is_taken_back_by_the_button(people: People) -> None:
    host, friend = two_seated(people)
    host.play((), SHORT_GAME[0])
    friend.sees_line(1)
    host.press("Take back")
    host.sees_line(2)
    friend.sees_line(2)
    expect(host.page.locator('#log [data-line="1"]')).to_have_class(re.compile("undone"))
    expect(host.lit("dwarf-1")).to_be_visible()
    host.choose("troll-1", "f3")
    host.sees_line(3)


def test_a_picked_piece_is_let_go_by_the_take_back_button_before_anything_is_undone(people: People) -> None:
    host = people.come(phone=True)
    host.open_table()
    host.choose("troll-1")
    host.touched(host.page.locator(".bar [data-do=take-back]"))
    expect(host.chosen("troll-1")).to_have_count(0)
    expect(host.page.locator("#log [data-line]")).to_have_count(0)


def test_taking_back_what_was_answered_needs_consent(people: People) -> None:
    host, friend = two_seated(people)
    host.play((), SHORT_GAME[0])
    friend.sees_line(1)
    friend.play(SHORT_GAME[:1], SHORT_GAME[1])
    host.sees_line(2)
    host.press("Ask to take back")
    asked = friend.page.locator("#asked")
    expect(asked).to_contain_text("Hilda asks to take a move back.")
    friend.does_not_scroll_sideways()
    friend.keeps("asked-360-light")
    friend.touched(asked.get_by_role("button", name="Yes"))
    host.sees_line(5)
    expect(asked).to_be_hidden()
    expect(host.page.locator("#asked")).to_contain_text("agrees. Taken back.")
    host.keeps("answered-1280-light")
    expect(host.lit("dwarf-1")).to_be_visible()


def test_resigning_asks_once_more(people: People) -> None:
    host, friend = two_seated(people)
    host.press("Menu")
    host.page.locator("#menu summary", has_text="Resign").click()
    expect(host.page.locator("#result")).to_be_hidden()
    host.press("Yes, resign")
    for person, sentence in ((host, "You resigned."), (friend, "Hilda resigned.")):
        expect(person.page.locator("#result h2")).to_have_text(sentence)
        expect(person.all_lit()).to_have_count(0)
    host.keeps("resigned-1280-light")


# Chat and log


def test_chat_goes_both_ways_and_hostile_words_stay_words(people: People) -> None:
    host, friend = two_seated(people)
    host.page.get_by_role("textbox", name="Say something").fill(HOSTILE)
    host.page.get_by_role("button", name="Say", exact=True).click()
    said = friend.page.locator("#chat li")
    expect(friend.page.locator(".bar .unread")).to_have_text("1")
    friend.touched(friend.page.locator(".bar [data-drawer=chat]"))
    expect(said.locator("span")).to_have_text(f"Hilda {HOSTILE}")
    friend.does_not_scroll_sideways()
    friend.keeps("chat-360-light")
    friend.page.get_by_role("textbox", name="Say something").fill("Nice try")
    friend.page.keyboard.press("Enter")
    expect(host.page.locator("#chat li").last).to_have_text("Fritz Nice try")
    for person in (host, friend):
        assert "owned" not in person.page.title()
        assert person.page.locator("#chat img").count() == 0
    friend.touched(friend.page.locator(".talk .shut"))
    expect(friend.page.locator("#chat")).to_be_hidden()


def test_a_hostile_name_stays_a_name(people: People) -> None:
    host, friend = people.come(), people.come(phone=True)
    code = host.open_table("link", name="<b id=pwn>x</b>")
    friend.sit(code, "<i id=pwn onclick=a()>")
    host.play((), SHORT_GAME[0])
    friend.sees_line(1)
    expect(friend.page.locator('#log [data-line="1"]')).to_contain_text("<b id=pwn>x</b>")
    for person in (host, friend):
        assert person.page.locator("#pwn").count() == 0
        person.does_not_scroll_sideways()


# Language, light, motion


def test_the_language_is_switched_at_the_table(people: People) -> None:
    host = people.come()
    code = host.open_table()
    host.play((), SHORT_GAME[0])
    host.sees_line(1)
    host.press("Menu")
    host.press("Deutsch")
    expect(host.page.locator("html")).to_have_attribute("lang", "de")
    assert host.code == code
    host.ready()
    expect(host.question()).to_contain_text("Figur")
    expect(host.page.locator('#log [data-line="1"]')).to_contain_text("Zwerg")
    host.play(SHORT_GAME[:1], SHORT_GAME[1])
    host.sees_line(2)
    host.press("Menü")
    host.press("Français")
    expect(host.page.locator("html")).to_have_attribute("lang", "fr")
    host.does_not_scroll_sideways()
    host.ready()
    host.keeps("table-french-1280-light")


def test_the_night_table_persists_and_the_device_s_light_can_be_chosen_again(people: People) -> None:
    host = people.come()
    host.open_table()
    root = host.page.locator("html")
    day = host.page.evaluate("getComputedStyle(document.body).backgroundColor")
    with host.page.expect_response("**/preferences"):
        host.press("Day or night")
    expect(root).to_have_attribute("data-theme", "dark")
    assert host.page.evaluate("getComputedStyle(document.body).backgroundColor") != day
    host.keeps("table-1280-dark")
    host.page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    host.goto("/")
    expect(root).to_have_attribute("data-theme", "dark")
    host.page.go_back()
    host.ready()
    host.press("Menu")
    with host.page.expect_response("**/preferences"):
        host.press("Like the device")
    expect(root).not_to_have_attribute("data-theme", "dark")
    host.page.reload()
    host.ready()
    assert host.page.evaluate("getComputedStyle(document.body).backgroundColor") == day


def test_with_reduced_motion_nothing_travels(people: People) -> None:
    host = people.come()
    host.open_table()
    host.play((), SHORT_GAME[0])
    host.sees_line(1)
    host.play(SHORT_GAME[:1], SHORT_GAME[1])
    host.sees_line(2)
    assert "transform" not in host.page.evaluate("animated.join()")
    running = "document.getAnimations().filter((one) => one.playState === 'running').length"
    expect(host.page.locator(".past")).to_have_count(0)
    assert host.page.evaluate(running) == 0


def test_only_what_changes_is_drawn_again(people: People) -> None:
    host = people.come()
    host.open_table()
    bodies = """[...document.querySelectorAll('.picture [data-part="body"]')]"""
    for line, move in enumerate(SHORT_GAME[:2]):
        host.page.evaluate(f"{bodies}.forEach((one) => (one.wasThere = true))")
        host.play(SHORT_GAME[:line], move)
        host.sees_line(line + 1)
        new = host.page.evaluate(f"{bodies}.filter((one) => !one.wasThere).map((one) => one.dataset.id)")
        assert len(new) == 1, new


def test_less_motion_can_be_chosen_in_the_menu_and_full_motion_again(people: People) -> None:
    host = people.come(moving=True)
    host.open_table()
    host.press("Menu")
    with host.page.expect_response("**/preferences"):
        host.press("Less motion")
    host.close_sheets()
    host.play((), SHORT_GAME[0])
    host.sees_line(1)
    assert "transform" not in host.page.evaluate("animated.join()")
    host.press("Menu")
    with host.page.expect_response("**/preferences"):
        host.press("Things move")
    host.page.reload()
    host.ready()
    host.play(SHORT_GAME[:1], SHORT_GAME[1])
    host.sees_line(2)
    assert "transform" in host.page.evaluate("animated.join()")


def test_what_just_happened_is_shown_again(people: People) -> None:
    host, watching = people.come(), people.come(moving=True)
    watching.goto(f"/t/{host.open_table()}")
    watching.ready()
    host.play((), SHORT_GAME[0])
    watching.sees_line(1)
    again = watching.page.locator(".head [data-do=again]")
    expect(again).to_be_enabled()
    before = watching.page.evaluate("animated.length")
    again.click()
    watching.sees_line(1)
    assert watching.page.evaluate("animated.length") > before
    expect(watching.page.locator("#log [data-line]")).to_have_count(1)


# Breaks


def test_pages_find_the_table_again_after_the_server_was_killed(people: People, own_server: Server) -> None:
    host, friend = players = two_seated(people, own_server)
    for person in players:
        person.forgiven = ("WebSocket connection", "ERR_CONNECTION")
    host.play((), SHORT_GAME[0])
    friend.sees_line(1)
    friend.choose("dwarf-2")
    own_server.kill()
    for person in players:
        expect(person.page.locator(".notice")).to_have_text("Reconnecting…")
    friend.keeps("reconnecting-360-light")
    own_server.restart()
    for person in players:
        expect(person.page.locator(".notice")).to_have_text("", timeout=15_000)
    expect(friend.chosen("dwarf-2")).to_be_attached()
    friend.choose("e7")
    for person in players:
        person.sees_line(2)
    friend.play(SHORT_GAME[:2], SHORT_GAME[2])
    host.sees_line(3)
    host.play(SHORT_GAME[:3], SHORT_GAME[3])
    friend.sees_line(4)


def test_without_script_the_table_shows_its_picture_and_its_log(people: People) -> None:
    host = people.come()
    code = host.open_table()
    host.play_quickly(people.server, SHORT_GAME)
    for phone in (False, True):
        reader = people.come(phone=phone, script=False)
        reader.goto(f"/t/{code}")
        picture = reader.page.locator(".picture > svg").locator("visible=true")
        expect(picture).to_have_count(1)
        assert (picture.bounding_box() or {"width": 0})["width"] > 200
        expect(reader.page.locator("#log [data-line]")).to_have_count(len(SHORT_GAME))
        expect(reader.page.locator("#result h2")).to_be_visible()
        expect(reader.page.locator(".needs-script").locator("visible=true")).to_have_count(0)
        reader.does_not_scroll_sideways()
        reader.keeps(f"no-script-{360 if phone else 1280}-light")


def test_without_script_a_friend_can_still_sit_down(people: People) -> None:
    host, friend = people.come(), people.come(phone=True, script=False)
    code = host.open_table("link")
    friend.goto(f"/t/{code}")
    friend.page.get_by_label("Your name").fill("Fritz")
    friend.press("Sit as the Fish")
    expect(friend.page.locator(".seat .name", has_text="You")).to_be_visible()
