"""Two people play a whole game by clicks and taps, from the start page to the replay."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from browser.people import People, Person
from games.splut.short_game import SHORT_GAME

LAST: Final = len(SHORT_GAME)
SEATS: Final = (0, 1, 1, 0, 0, 1, 1, 1, 0)


def seated(people: People) -> tuple[Person, Person]:
    """Open a table by a link on a laptop, and sit down on a phone."""
    host = people.come(moving=True)
    host.goto("/")
    host.page.get_by_role("link", name="Splut!").click()
    host.page.get_by_role("button", name="Friends, with a link").click()
    invitation = host.page.locator("#invite")
    expect(invitation).to_be_visible()
    link = invitation.get_by_label("The link to this table").input_value()
    friend = people.come(phone=True)
    friend.goto(link)
    expect(friend.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    friend.does_not_scroll_sideways()
    friend.keeps("sit-down-360-light")
    friend.page.get_by_label("Your name").fill("Fritz")
    friend.press("Sit as the Fish")
    expect(friend.page.locator(".seat .name", has_text="You")).to_be_visible()
    expect(invitation).to_be_hidden()
    expect(host.page.locator(".seat .name", has_text="Fritz")).to_be_visible()
    return host, friend


def play_through(players: tuple[Person, Person], first: int, last: int, *, swapped: bool = False) -> None:
    """Play lines of the short game, each by whose turn it is, and let both see each."""
    for number in range(first, last):
        player = players[SEATS[number] ^ swapped]
        player.play(SHORT_GAME[:number], SHORT_GAME[number])
        for person in players:
            person.sees_line(number + 1)


def test_two_people_play_a_whole_game_by_clicks_and_play_again(people: People) -> None:
    host, friend = players = seated(people)
    play_through(players, 0, 3)
    friend.page.reload()
    friend.ready()
    expect(friend.page.locator('#log [data-line="3"]')).to_be_attached()
    play_through(players, 3, 6)
    host.page.reload()
    host.ready()
    play_through(players, 6, LAST)

    expect(host.page.locator("#result h2")).to_have_text("You win: your sorcerer is the last one standing.")
    expect(friend.page.locator("#result h2")).to_have_text("Guest 1 wins: the last sorcerer standing.")
    expect(host.all_lit()).to_have_count(0)
    friend.does_not_scroll_sideways()
    host.keeps("two-players-end-1280-light")
    friend.keeps("two-players-end-360-light")

    friend.press("Rematch")
    expect(friend.page.locator("#result")).to_be_hidden()
    expect(host.page.locator("#result h2")).to_be_visible()  # nobody is taken away from the last position
    host.press_link("The next game is ready: join in")
    for person in players:
        expect(person.page.locator("#result")).to_be_hidden()
        expect(person.page.locator("#log [data-line]")).to_have_count(0)
    expect(friend.page.locator(".seat.now .name")).to_have_text("You")
    expect(friend.lit("dwarf-1")).to_be_visible()
    expect(host.all_lit()).to_have_count(0)
    play_through(players, 0, 2, swapped=True)


def test_a_moment_of_a_game_has_a_link_of_its_own(people: People) -> None:
    host, friend = people.come(), people.come(phone=True)
    host.open_table()
    host.play_quickly(people.server, SHORT_GAME)
    host.goto(f"/t/{host.code}/replay/0?line=5")
    host.press("Share")
    link = host.page.get_by_label("The link to this table").input_value()
    friend.goto(link)
    expect(friend.page.locator(".told small")).to_have_text(f"Line 5 of {LAST}")
    friend.does_not_scroll_sideways()
    friend.keeps("replay-360-light")
