"""The campaign on pages and for programs: where it is chosen, what is said between its games, how the score stands."""

from __future__ import annotations

import re
from typing import Final

import pytest

from servers import Server
from web.programs import asked, seat_at_new_table
from web.visiting import Visitor, run

CHOSEN: Final = '<input type="hidden" name="sequel" value="snits_revenge">'


def said_after(html: str) -> str:
    """Give what stands below the end of a game, as it is read."""
    below = re.search(r'<div class="after">(.*?)</div>', html)
    return re.sub("<.*?>", " ", below[1]).strip() if below else ""


def test_the_plate_of_the_first_game_offers_it_and_all_choices_keep_it(host: Visitor) -> None:
    page = host.get("/").text
    links = re.findall(r'class="btn campaign" href="([^"]+)"', page)
    assert links == ["/?game=snit_smashing&amp;sequel=snits_revenge#who"]
    chosen = host.get("/?game=snit_smashing&sequel=snits_revenge").text
    assert CHOSEN in chosen
    assert "keeps the score" in chosen
    assert "/?game=snit_smashing&amp;seats=3&amp;sequel=snits_revenge&amp;change=1#who" in chosen
    assert CHOSEN not in host.get("/?game=snit_smashing&sequel=nonsense").text
    again = host.post("/tables", game="snit_smashing", seats="9", sequel="snits_revenge").text
    assert CHOSEN in again, "a refusal loses nothing"


def test_who_is_the_bolotomus_is_said_between_the_games_and_the_evening_is_counted(host: Visitor) -> None:
    code = host.open("here", game="snit_smashing", sequel="snits_revenge", name="Hilda")

    async def play() -> None:
        async with host.at(code) as talk:
            end = (await talk.ask("resign", 0))["status"]["end"]
            told = said_after(end)
            assert (
                "Guest 2 wins with the Snits and commands them in Snits’ Revenge, too; the Bolotomus is Hilda." in told
            )
            assert "The evening so far, after one game: Guest 2 (1), Hilda (0)" in told
            begun = await talk.ask("rematch", 0)
            assert begun["game"] == 1
            assert "the Bolotomus is Hilda." in begun["status"]["sat"]
            assert "after one game: Guest 2 (1), Hilda (0)" in host.get(f"/t/{code}").text
            over = said_after((await talk.ask("resign", 1))["status"]["end"])
            assert over == "The evening so far, after 2 games: Hilda (1), Guest 2 (1)"

    run(play)


def test_a_rematch_counts_and_a_single_game_does_not(host: Visitor) -> None:
    code = host.open("here", name="Hilda")

    async def play() -> None:
        async with host.at(code) as talk:
            assert said_after((await talk.ask("resign", 0))["status"]["end"]) == ""
            await talk.ask("rematch", 0)
            over = said_after((await talk.ask("resign", 0))["status"]["end"])
            assert over == "The evening so far, after 2 games: Hilda (1), Guest 2 (1)", "seats have moved on"

    run(play)


@pytest.mark.parametrize(("game", "sequel"), [("snit_smashing", "splut"), ("splut", "snits_revenge")])
def test_a_program_opens_a_campaign_and_nothing_else_goes_together(server: Server, game: str, sequel: str) -> None:
    seat = seat_at_new_table(server, "snit_smashing", "beginner", sequel="snits_revenge")
    with Visitor(server) as onlooker:
        assert "Snit Smashing" in onlooker.get(f"/t/{seat['table']}").text
    refused = asked(server, "/api/tables", game=game, others=["beginner"], sequel=sequel)
    assert refused.status_code == 400
    assert "cannot follow this game" in refused.json()["sentence"]
