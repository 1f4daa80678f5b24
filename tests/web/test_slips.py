"""Asking what something is and why not: the answer is for the asker's own eyes."""

from __future__ import annotations

import re

from web.visiting import Message, Talk, Visitor, run, two_seated


async def asked(talk: Talk, thing: str, *path: str) -> Message:
    await talk.send("ask", thing=thing, path=path)
    slip = await talk.hear_a("slip")
    assert slip["thing"] == thing
    return slip


def test_a_slip_says_what_a_thing_is_and_why_not(host: Visitor, friend: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as mine:
            slip = await asked(mine, "troll-2")
            assert slip["name"] == "Fritz’s troll on d8"
            assert slip["what_clause"] == "7.1"
            assert slip["why"] == "That piece answers to somebody else; dwarves may push it, though."
            assert (slip["why_clause"], slip["can"]) == ("4.2", False)
            far = await asked(mine, "f4", "troll-1")
            assert (far["name"], far["why"]) == ("f4", "One square at a time, along a row or a file.")

    run(work)


def test_what_can_be_chosen_has_a_card_and_no_reason(host: Visitor, friend: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as mine:
            slip = await asked(mine, "troll-1")
            assert slip["can"]
            assert slip["what"]
            assert slip["why"] == slip["why_clause"] == ""

    run(work)


def test_without_a_special_reason_the_slip_says_what_is_asked(host: Visitor, friend: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as mine, friend.at(code) as other:
            assert (await asked(mine, "e5"))["why"] == "Your turn. Which piece moves?"
            assert (await asked(other, "e5"))["why"] == "Hilda is to move."
            unknown = await asked(mine, "<nonsense>", "<more>")
            assert (unknown["name"], unknown["what"], unknown["can"]) == ("", "", False)

    run(work)


def test_an_onlooker_learns_nothing_by_asking(host: Visitor, friend: Visitor, stranger: Visitor) -> None:
    """What the host holds can neither be named nor chosen, and no reason depends on it."""
    code = host.open(game="snark", seats="2")
    friend.sit(code)

    async def work() -> None:
        async with host.at(code) as mine, stranger.at(code) as watching:
            while not mine.frame["hand"]:
                await mine.hear_a("lines")
            cards = sorted(set(re.findall(r'data-id="(hand-[^"]+)"', mine.frame["hand"])))
            for card in cards:
                slip = await asked(watching, card)
                assert (slip["name"], slip["can"]) == ("", False)
                assert slip["why_clause"] == ""
            for man in ("banker", "boots", "baker", "bellman"):
                slip = await asked(watching, f"crew-{man}")
                assert slip["why_clause"] == "", slip

    run(work)
