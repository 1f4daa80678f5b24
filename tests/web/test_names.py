"""What everybody at a table is called, and how they look: people, guests, and five characters that are bots."""

from __future__ import annotations

import re
from html import unescape

import pytest

from frabjous.bots.levels import OFFERED
from frabjous.web.faces import CHARACTERS
from servers import Server
from web.visiting import Visitor, run

GUESTS = {"en": "Guest", "de": "Gast", "fr": "Invité"}


def names_at(visitor: Visitor, code: str) -> list[str]:
    return [unescape(name) for name in re.findall(r'<span class="name">([^<]*)</span>', visitor.get(f"/t/{code}").text)]


def box_of(visitor: Visitor, code: str, seat: int) -> str:
    found = re.search(rf'<li class="seat[^>]*data-seat="{seat}".*?</li>', visitor.get(f"/t/{code}").text)
    assert found is not None
    return found[0]


# People


@pytest.mark.parametrize(("language", "word"), GUESTS.items())
def test_people_without_a_name_are_guests_with_a_number(language: str, word: str, server: Server) -> None:
    with Visitor(server, language) as host:
        code = host.open("here", game="snark", seats="3", name="")
        with Visitor(server, language) as stranger:
            assert names_at(stranger, code) == [f"{word} 1", f"{word} 2", f"{word} 3"]


def test_an_empty_seat_goes_by_its_emblem(host: Visitor) -> None:
    assert names_at(host, host.open("link", name="Ada"))[1] == "The Fish"


def test_a_name_is_asked_for_once_and_remembered(host: Visitor) -> None:
    assert 'action="/name"' in host.get("/").text
    answer = host.post("/name", name="Ada", face="moon", back="/?game=splut#who")
    assert (answer.status_code, answer.headers["location"]) == (303, "/?game=splut#who")
    page = host.get("/?game=splut").text
    assert 'action="/name"' not in page
    assert 'name="name" value="Ada"' in page
    assert 'value="moon" checked' in host.get("/?naming=1").text


def test_who_skips_the_name_is_not_asked_again(host: Visitor) -> None:
    host.post("/name", skip="yes", name="half a na")
    page = host.get("/?game=splut").text
    assert 'action="/name"' not in page
    assert 'name="name" value=""' in page
    assert "Nobody yet" in page


@pytest.mark.parametrize("back", ["//elsewhere.example", "https://elsewhere.example", "/\\elsewhere.example"])
def test_naming_leads_to_no_other_site(back: str, host: Visitor) -> None:
    assert host.post("/name", name="Ada", back=back).headers["location"] == "/"


@pytest.mark.parametrize("typed", ["42", "…!", "\u200b", "🎲"])
def test_a_name_without_a_letter_is_refused_and_given_back(typed: str, host: Visitor, friend: Visitor) -> None:
    for answer in (
        host.post("/name", name=typed),
        host.post("/tables", game="splut", seats="2", way="bot", name=typed),
    ):
        assert answer.status_code == 400
        assert "A name needs a letter." in answer.text
        assert f'name="name" value="{typed}"' in answer.text
    code = host.open(name="Ada")
    assert friend.sit(code, name=typed).status_code == 409


def test_a_name_and_a_face_change_at_the_table_and_everybody_hears(host: Visitor, friend: Visitor) -> None:
    code = host.open(name="Ada")
    friend.sit(code, name="Fritz")

    async def work() -> None:
        async with host.at(code) as watching:
            answer = friend.post(f"/t/{code}/name", seat="1", name="Frieda", face="sun")
            assert answer.status_code == 303
            message = await watching.hear_a("table")
            assert "Frieda" in message["frames"][-1]["seats"]
            async with friend.at(code) as talking:
                await talking.send("say", id="a", text="hello")
                said = await watching.hear_a("talk")
                assert "emblem-sun" in said["html"]

    run(work)
    assert names_at(friend, code)[1] == "You"
    assert 'value="Frieda"' in friend.get("/?naming=1").text


def test_nobody_renames_another(host: Visitor, friend: Visitor, stranger: Visitor) -> None:
    code = host.open(name="Ada")
    friend.sit(code, name="Fritz")
    for visitor, seat in ((friend, "0"), (stranger, "1"), (friend, "7"), (friend, "x")):
        assert visitor.post(f"/t/{code}/name", seat=seat, name="Mallory", face="sun").status_code == 404
    assert friend.post(f"/t/{code}/name", seat="1", name="---", face="sun").status_code == 400
    assert names_at(stranger, code) == ["Ada", "Fritz"]


def test_somebody_else_at_the_same_device_does_not_take_its_owners_name(host: Visitor) -> None:
    code = host.open(name="Ada")
    host.sit(code, name="Eve")
    host.post(f"/t/{code}/name", seat="1", name="Eva", face="sun")
    assert 'name="name" value="Ada"' in host.get("/?game=splut").text


# Bots


@pytest.mark.parametrize("level", OFFERED)
def test_a_bot_is_a_character_with_a_portrait_and_its_level(level: str, host: Visitor) -> None:
    name = CHARACTERS[level]
    code = host.open("bot", **{"chair-1": f"bot:{level}"})
    assert names_at(host, code)[1] == name
    box = box_of(host, code, 1)
    assert f"#bot-{name.lower()}" in box
    assert "#ui-bot" in box
    assert 'aria-label="bot, fish"' in box
    assert level.capitalize() in box


def test_bots_of_one_level_are_told_apart(host: Visitor, server: Server) -> None:
    bots = {f"chair-{chair}": "bot:beginner" for chair in range(1, 6)}
    code = host.open("mixed", game="snatch_it", seats="6", **bots)
    numbers = ("II", "III", "IV", "V")
    assert names_at(host, code)[1:] == ["Wickle", *(f"Wickle {number}" for number in numbers)]
    with Visitor(server, "fr") as stranger:
        assert names_at(stranger, code)[2] == "Wickle II"


def test_bots_of_one_name_are_told_apart_whatever_time_they_have(host: Visitor) -> None:
    code = host.open("mixed", game="splut", seats="3", **{"chair-1": "bot:master", "chair-2": "bot:unhurried"})
    assert names_at(host, code)[1:] == ["Umbrage", "Umbrage II"]
    assert "Master, unhurried" in box_of(host, code, 2)


def test_the_levels_of_old_keep_their_words(host: Visitor) -> None:
    code = host.open("bot", **{"chair-1": "bot:fool"})
    assert names_at(host, code)[1] == "Fool"
    assert "#medal" in box_of(host, code, 1)


def test_menus_name_the_character_and_the_level(host: Visitor) -> None:
    page = host.get("/?game=splut").text
    for level in OFFERED:
        assert f'value="bot:{level}"' in page
        assert f"Bot: {CHARACTERS[level]} ({level.capitalize()})" in page


def test_a_host_may_give_umbrage_more_time_where_it_plays_better_for_it(host: Visitor) -> None:
    assert "Bot: Umbrage (Master, unhurried)" in host.get("/?game=snits_revenge").text
    assert "unhurried" not in host.get("/?game=snatch_it").text
