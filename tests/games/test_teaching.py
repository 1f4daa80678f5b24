"""What the rooms teach: every lesson can be played, every legal deed is answered, every figure is true."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from functools import cache
from typing import Final

import pytest

from frabjous.core.contract import Said, said
from frabjous.core.errors import BadNotation, IllegalAction
from frabjous.games import IN_ORDER, ROOMS
from frabjous.games.room import AnyRoom
from frabjous.games.teaching import (
    Figure,
    Lesson,
    Moment,
    NoSuchLesson,
    moment,
    names_of,
    play,
    possible,
    teaching,
    teaching_words,
)
from frabjous.scene.model import Shape
from frabjous.scene.words import LANGUAGES, Voice, bundle

LESSONS: Final = [(room, lesson) for room in IN_ORDER for lesson in teaching(room).lessons]
FIGURES: Final = [(room, figure) for room in IN_ORDER for figure in teaching(room).figures]
SPLUT: Final = ROOMS["splut"]
# Not even to be written: hexes that do not touch, places that stick out of the beach, a way out that nobody of his has.
UNWRITABLE: Final = {"smash C6 C7 C8", "snandergrab A3", "snandergrab D10", "snandergrab C2", "Makum Glut out"}
LONGEST_SPEECH: Final = 165  # letters that the tray has room for
in_every_room = pytest.mark.parametrize("room", IN_ORDER, ids=lambda room: room.key)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
every_lesson = pytest.mark.parametrize(
    ("room", "lesson"), LESSONS, ids=[f"{room.key}-{lesson.number}" for room, lesson in LESSONS]
)
every_figure = pytest.mark.parametrize(
    ("room", "figure"), FIGURES, ids=[f"{room.key}-{figure.number}" for room, figure in FIGURES]
)


def main_line(room: AnyRoom, lesson: Lesson) -> list[Moment]:
    """Play a lesson by its script and give all its steps."""
    moments = [moment(room, lesson.number)]
    while (then := moments[-1].went_on().then) is not None:
        moments.append(then)
    return moments


@cache
def every_way(room: AnyRoom, lesson: Lesson) -> list[Moment]:
    """Leave the main line at every step by every accepted deed, go on from there, and give all steps that are met."""
    moments = main_line(room, lesson)
    for here in list(moments):
        accepted = [action.text for action in here.legal if here.step.accepts(action.text)]
        for text in accepted:
            then = here.tried(text).then
            while then is not None:
                moments.append(then)
                then = then.went_on().then
    return moments


def clauses(room: AnyRoom) -> set[str]:
    """Number the clauses of the rules."""
    return set(re.findall(r"^\*\*(\d+\.\d+)", (room.folder / "RULES.md").read_text("utf-8"), re.M))


def test_every_game_has_its_lessons() -> None:
    assert [len(teaching(room).lessons) for room in IN_ORDER] == [7, 7, 7, 5, 6]
    assert sum(len(lesson.steps) for _, lesson in LESSONS) == 132


@every_lesson
def test_a_lesson_can_be_played_through_by_its_script(room: AnyRoom, lesson: Lesson) -> None:
    moments = main_line(room, lesson)
    assert [here.step for here in moments] == list(lesson.steps)
    for here in moments:
        again = moment(room, lesson.number, here.number)
        assert str(again.state) == str(here.state), "a step is rebuilt from its number"


@every_lesson
def test_every_accepted_pattern_is_of_a_legal_deed(room: AnyRoom, lesson: Lesson) -> None:
    for here in main_line(room, lesson):
        texts = [action.text for action in here.legal]
        assert here.step.accepted[:1] == tuple([here.meant.text] if here.meant else []), "the main line is exact"
        assert all(any(fnmatchcase(text, pattern) for text in texts) for pattern in here.step.accepted)


@every_lesson
def test_a_lesson_goes_on_after_every_accepted_deed(room: AnyRoom, lesson: Lesson) -> None:
    for here in every_way(room, lesson):
        assert (here.meant in here.legal) == bool(here.step.accepted)


def refusals(room: AnyRoom, lesson: Lesson) -> set[Said]:
    """Give all that the coach may answer in a lesson to legal deeds that are not the one meant."""
    return {
        here.step.refusal(action.text)
        for here in every_way(room, lesson)
        for action in here.legal
        if not here.step.accepts(action.text)
    }


@every_lesson
def test_every_other_legal_deed_is_answered_in_three_languages(room: AnyRoom, lesson: Lesson) -> None:
    for language in LANGUAGES:
        voice = Voice(teaching_words(room, language))
        assert all(voice.say(refusal) for refusal in refusals(room, lesson))


@every_lesson
def test_every_other_legal_deed_is_played_and_the_lesson_stays(room: AnyRoom, lesson: Lesson) -> None:
    for here in main_line(room, lesson):
        for action in here.legal:
            answer = here.tried(action.text)
            assert (answer.refusal is None) == here.step.accepts(action.text)
            if answer.refusal:
                assert answer.then is None
                assert [played.deed.text for played in answer.played] == [action.text]


@every_lesson
def test_every_refused_pattern_refuses_something(room: AnyRoom, lesson: Lesson) -> None:
    for here in main_line(room, lesson):
        answers = {here.step.refusal(action.text) for action in here.legal if not here.step.accepts(action.text)}
        numbered = {said(f"{here.step.key}-not-{number}") for number in range(1, len(here.step.refused) + 1)}
        assert numbered <= answers, "a pattern that never counts"


@every_lesson
def test_the_coach_looks_through_the_eyes_of_the_one_who_acts(room: AnyRoom, lesson: Lesson) -> None:
    for here in main_line(room, lesson):
        assert here.seen == room.game.observe(here.state, here.step.seat)
        assert bool(here.legal) == bool(here.step.accepted)
        assert all(deed.actor != here.step.seat for deed in here.step.replies), "the learner acts alone"


@every_lesson
def test_every_step_is_drawn_and_the_deed_that_is_meant_can_be_pointed_at(room: AnyRoom, lesson: Lesson) -> None:
    for here in main_line(room, lesson):
        for shape in Shape:
            choices = room.scene(here.seen, here.legal, shape).choices
            assert {choice.action for choice in choices} == {action.text for action in here.legal}


@every_figure
def test_a_figure_shows_what_the_rules_allow_and_what_they_forbid(room: AnyRoom, figure: Figure) -> None:
    before = room.game.position(figure.position)
    after = [played.after for played in play(room, before, figure.acts)]
    assert after or figure.forbidden
    assert all(str(state) != str(before) for state in after)
    assert not any(is_possible(room, before, figure.seat, text) for text in figure.forbidden)
    assert not any(is_possible(room, after[-1], figure.seat, text) for text in figure.forbidden_after)


@every_figure
def test_what_a_figure_forbids_is_an_action_unless_there_is_no_such_place(room: AnyRoom, figure: Figure) -> None:
    """A misprint would be refused, too, and prove nothing."""
    for text in (*figure.forbidden, *figure.forbidden_after):
        if text in UNWRITABLE:
            with pytest.raises(BadNotation):
                room.game.read(text)
        else:
            assert room.game.read(text).text == text


def is_possible(room: AnyRoom, state: object, seat: int, text: str) -> bool:
    """Say whether a seat may do this; what cannot even be written nobody may."""
    return text in [action.text for action in possible(room, state, seat)]


@in_every_room
def test_every_clause_that_is_taught_exists(room: AnyRoom) -> None:
    taught = teaching(room)
    named = [lesson.clauses for lesson in taught.lessons] + [tip.clauses for tip in taught.tips]
    for some in named + [figure.clauses for figure in taught.figures]:
        assert some
        assert set(some) <= clauses(room)


@in_every_room
def test_tips_are_for_messages_of_the_room(room: AnyRoom) -> None:
    words = bundle("en", room.folder / "text")
    for tip in teaching(room).tips:
        for key in tip.met:
            assert words.has_message(key) or words.has_message(key.rpartition("-")[0]), key
    met = [key for tip in teaching(room).tips for key in tip.met]
    assert len(set(met)) == len(met)


@in_every_room
@in_every_language
def test_all_that_is_taught_can_be_said(room: AnyRoom, language: str) -> None:
    found, voice = teaching(room), Voice(teaching_words(room, language))
    said_of = [lesson.title for lesson in found.lessons]
    said_of += [step.coach for lesson in found.lessons for step in lesson.steps]
    said_of += [said(tip.key) for tip in found.tips] + [figure.caption for figure in found.figures]
    assert all(voice.say(one) for one in said_of)


@in_every_room
def test_no_sentence_is_left_unsaid(room: AnyRoom) -> None:
    """Every key is of a lesson, an answer, a tip or a figure."""
    found = teaching(room)
    steps = [step for lesson in found.lessons for step in lesson.steps]
    known = {lesson.title.key for lesson in found.lessons} | {step.key for step in steps}
    known |= {tip.key for tip in found.tips} | {figure.caption.key for figure in found.figures}
    known |= {refusal.key for lesson in found.lessons for refusal in refusals(room, lesson)}
    assert set(keys_of(room, "en")) == known


@in_every_room
@in_every_language
def test_all_languages_teach_the_same(room: AnyRoom, language: str) -> None:
    assert keys_of(room, language) == keys_of(room, "en")
    assert "'" not in words_of(room, language)


@in_every_room
@in_every_language
def test_the_coach_is_brief(room: AnyRoom, language: str) -> None:
    """A speech that does not fit the tray is too long (learn.md)."""
    voice = Voice(teaching_words(room, language))
    for step in [step for lesson in teaching(room).lessons for step in lesson.steps]:
        assert len(voice.say(step.coach)) <= LONGEST_SPEECH, step.key


def words_of(room: AnyRoom, language: str) -> str:
    return (room.folder / "text" / "teaching" / f"{language}.ftl").read_text("utf-8")


def keys_of(room: AnyRoom, language: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", words_of(room, language), re.M)


# The coach


def test_a_refused_deed_is_shown_and_the_lesson_stays() -> None:
    here = moment(SPLUT, 1)
    answer = here.tried("D e2-e3")
    assert answer.refusal == said("lesson-1-1-not-1")
    assert answer.played[0].before is here.state
    assert answer.played[0].after != here.state
    assert answer.then is None


def test_a_deed_against_the_rules_is_refused_as_at_any_table() -> None:
    with pytest.raises(IllegalAction):
        moment(SPLUT, 1).tried("T d8-d7")


def test_others_reply_before_the_next_step() -> None:
    answer = moment(SPLUT, 2).tried("D e2-e3")
    assert [(played.deed.actor, played.deed.text) for played in answer.played] == [
        (0, "D e2-e3"),
        (1, "T d8-d7"),
        (1, "T d7-d6"),
    ]
    assert answer.then is not None
    assert answer.then.number == 2


def test_a_step_remembers_another_accepted_deed() -> None:
    room = ROOMS["snit_smashing"]
    here = moment(room, 2, 3, ["", "Nib D5"])
    assert str(here.state) != str(moment(room, 2, 3).state)


def test_a_deed_that_was_not_accepted_leads_nowhere() -> None:
    with pytest.raises(IllegalAction):
        moment(SPLUT, 1, 2, ["D e2-e3"])


@pytest.mark.parametrize(("lesson", "step"), [(0, 1), (8, 1), (1, 0), (1, 4)])
def test_there_is_no_lesson_of_that_number(lesson: int, step: int) -> None:
    with pytest.raises(NoSuchLesson):
        moment(SPLUT, lesson, step)


def test_a_tip_knows_a_message_by_its_value() -> None:
    asked = said("ask-where", piece=said("troll"))
    assert names_of(asked) == ["ask-where-troll", "ask-where"]
    tip = teaching(SPLUT).tip(None, asked)
    assert tip is not None
    assert tip.key == "tip-ask-where-troll"
    assert teaching(SPLUT).tip(Said("board-title")) is None
