"""The coach in a first game: tips for what is met, and a question before a choice that throws the game away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from frabjous.bots.workers import Workers
from frabjous.core.chance import SECRET_BYTES
from frabjous.core.record import begin, begin_at, draw_all, step
from frabjous.games import IN_ORDER, ROOMS
from frabjous.games.room import AnyRoom
from frabjous.games.teaching import teaching
from frabjous.scene.words import LANGUAGES
from frabjous.table.chairs import Chair, Kind
from frabjous.table.table import AnyReplay, Match, Table
from frabjous.web.coaching import considered, tips_of
from frabjous.web.messages import SureTold, TipPart
from frabjous.web.picture import Picture
from frabjous.web.sight import Eyes, Sight
from web.visiting import Message, Visitor, run

EXPOSED = "o / .d. / ..s.. / ....... / o..S..ot. / ....... / .T... / .D. / o; mover 1; left 1; turn 6"
SECRET = bytes(SECRET_BYTES)


def at(room: AnyRoom, play: AnyReplay, language: str = "en", *, hints: bool = True) -> Sight:
    """Sit at the first seat, bots at the others."""
    chairs = tuple(Chair(Kind.BOT, "", "beginner") if seat else Chair(Kind.PERSON) for seat in range(play.record.seats))
    match = Match("x", 0, 0, room, SECRET, play)
    return Sight(Table("x", (room,), {}, chairs, (match,), hints), match, Eyes(frozenset({0}), language))


def thought_about(text: str, *, hints: bool = True) -> SureTold:
    sight = at(ROOMS["splut"], begin_at(ROOMS["splut"].game, EXPOSED, SECRET), hints=hints)

    async def ask() -> SureTold:
        workers = Workers(1, 60.0)
        try:
            return (await considered(workers, sight, 0, text))[0]
        finally:
            await workers.close()

    return asyncio.run(ask())


def test_a_choice_that_loses_a_quarter_is_asked_about_with_the_answer_to_it() -> None:
    sure = thought_about("T d3-e3")
    assert sure.warning.startswith("Are you sure? It costs about ")
    assert sure.answer.startswith("Wickle will probably answer: ")
    assert (
        sure.answer.endswith("hitting your sorcerer.") or "row" in sure.answer.lower() or "rock" in sure.answer.lower()
    )


@pytest.mark.parametrize(("text", "hints"), [("S d5-d6", True), ("T d3-e3", False), ("nonsense", True)])
def test_nothing_is_said_to_a_good_choice_to_none_at_all_and_where_there_are_no_hints(text: str, hints: bool) -> None:
    assert thought_about(text, hints=hints) == SureTold(0, 0, text, "", "")


def first_tips(room: AnyRoom, language: str) -> list[TipPart]:
    play = draw_all(begin(room.game, room.usual_seats, {}, SECRET), SECRET)
    return tips_of(Picture(at(room, play, language))).tips


@pytest.mark.parametrize("room", IN_ORDER, ids=lambda room: room.key)
def test_the_first_question_of_every_game_is_explained_in_three_languages_with_its_clause(room: AnyRoom) -> None:
    said = [first_tips(room, language) for language in LANGUAGES]
    assert said[0]
    assert all(tip.sentence and tip.clauses for tips in said for tip in tips)
    assert {tuple(tip.key for tip in tips) for tips in said} == {tuple(tip.key for tip in said[0])}
    assert len({tips[0].sentence for tips in said}) == len(LANGUAGES)


def test_what_is_asked_later_is_explained_when_so_much_is_chosen() -> None:
    paths = {tip.key: tip.path for tip in first_tips(ROOMS["splut"], "en")}
    assert paths["tip-ask-piece"] == ()
    assert paths["tip-ask-where-troll"] == ("troll-1",)


def test_the_story_since_ones_own_deed_is_explained_too() -> None:
    """The dice of Snark! are told in the log alone."""
    room = ROOMS["snark"]
    keys = {tip.key for tip in teaching(room).tips}
    play = draw_all(begin(room.game, 2, {}, SECRET), SECRET)
    met: set[str] = set()
    for number in range(60):
        if play.outcome() is not None:
            break
        seat = play.to_act()[0]
        legal = play.game.legal(play.state, seat)
        hunts = [action for action in legal if action.text.startswith("hunt")]
        play = draw_all(step(play, seat, (hunts or legal)[number % len(hunts or legal)].text), SECRET)
        met |= {tip.key for tip in tips_of(Picture(at(room, play))).tips}
    assert met <= keys
    assert len(met) > 3


def test_a_page_asks_for_tips_and_for_a_second_opinion(host: Visitor) -> None:
    code = host.open("bot", coach="yes")

    async def work() -> None:
        async with host.at(code) as talk:
            await talk.send("tips")
            tips = await talk.hear_a("tips")
            assert tips["line"] == 0
            assert tips["tips"][0]["key"] == "tip-ask-piece"
            text = talk.frame["choices"][0]["text"]
            await talk.send("sure", seat=0, text=text)
            sure: Message = await talk.hear_a("sure")
            assert (sure["text"], sure["warning"]) == (text, "")

    run(work)
    assert host.server.kept_lines(code) == []


def test_the_coach_sits_only_at_the_table_it_was_asked_to(host: Visitor) -> None:
    with_coach, without = host.open("bot", coach="yes"), host.open("bot")
    shows: Callable[[str], bool] = lambda code: 'id="coaching"' in host.get(f"/t/{code}").text  # noqa: E731
    assert shows(with_coach)
    assert not shows(without)
