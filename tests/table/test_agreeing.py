"""What people agree at a table: taking back, draws, resigning, coming back, and how it is told."""

from __future__ import annotations

from typing import Any

import pytest

from frabjous.core.agreed import AlreadyAsked, NothingAsked
from frabjous.core.contract import ONLOOKER, Player
from frabjous.core.errors import GameIsOver, IllegalAction
from frabjous.scene.words import LANGUAGES, Voice, bundle
from frabjous.table.chairs import Chair, Kind
from frabjous.table.deeds import STAND_IN, Absent, Back, Draw, Resign, Undo
from frabjous.table.refusals import (
    BotPlays,
    CannotTakeBack,
    NobodyToAsk,
    NotAway,
    NotBegun,
    NothingToTakeBack,
    Stale,
    StillAwaited,
)
from frabjous.table.table import NewSitter
from frabjous.table.telling import told
from table.tables import (
    ADA,
    BOB,
    OPEN,
    WIM,
    act,
    answer,
    away,
    bot,
    can,
    check_whole,
    do,
    handle,
    legal,
    lines,
    moved,
    person,
    picks,
    play,
    splut,
    told_by_table,
    with_one_dead,
)

# Taking back


def test_taking_back_my_own_latest_line_is_free() -> None:
    table = moved(splut(WIM, ADA), 0)
    assert "undo" in can(table, 0)
    after = do(table, Undo(0))
    assert told_by_table(after) == ["undo 0"]
    assert after.play.to_act() == (0,)
    check_whole(after)


def test_several_lines_in_a_row_are_taken_back_one_by_one() -> None:
    table = moved(splut(WIM, ADA), 0, 1, 1, 0, 0)
    after = do(table, Undo(0), Undo(0))
    assert told_by_table(after) == ["undo 4", "undo 3"]
    assert can(after, 0) >= {"ask-undo"}
    check_whole(after)


def test_taking_back_after_somebody_else_moved_must_be_asked_for() -> None:
    table = moved(splut(WIM, ADA), 0, 1)
    assert "ask-undo" in can(table, 0)
    assert "undo" in can(table, 1)
    asked = do(table, Undo(0))
    assert told_by_table(asked) == ["asked undo 0 by 1"]
    assert asked.play.length == 3
    assert "answer" in can(asked, 1)
    assert "answer" not in can(asked, 0)


def test_taking_back_what_chance_followed_must_be_asked_for() -> None:
    table = play(picks(WIM, ADA), "0 high", "0 pick 1", "1 pick 1", "1 low")
    with pytest.raises(CannotTakeBack):
        handle(table, Undo(0))
    assert told_by_table(do(table, Undo(1))) == ["undo 7"]


def test_taking_back_what_showed_something_hidden_must_be_asked_for() -> None:
    table = picks(WIM, ADA)
    shown = play(table, f"0 {legal(table, 0)[-1]}")
    assert lines(shown)[-1].startswith("0 show")
    assert can(shown, 0) >= {"ask-undo"}
    asked = do(shown, Undo(0))
    assert told_by_table(asked) == ["asked undo 2 by 1"]
    assert do(asked, answer(1, True)).play.state == table.play.state


def test_with_a_yes_it_is_taken_back() -> None:
    table = moved(splut(WIM, ADA), 0, 1)
    after = do(table, Undo(0), answer(1, True))
    assert told_by_table(after) == ["asked undo 0 by 1", "agreed by 2", "undo 0"]
    assert after.play.to_act() == (0,)
    assert not after.play.mainline
    check_whole(after)


def test_all_other_people_must_agree() -> None:
    table = do(moved(splut(WIM, ADA, BOB), 0, 1), Undo(0))
    one = do(table, answer(2, True))
    assert told_by_table(one)[-1] == "agreed by 3"
    assert one.play.pact.asked is not None
    assert told_by_table(do(one, answer(1, True)))[-1] == "undo 0"
    with pytest.raises(NothingAsked):
        handle(one, answer(2, True))
    with pytest.raises(NothingAsked):
        handle(one, answer(0, True))


def test_one_no_is_enough() -> None:
    table = do(moved(splut(WIM, ADA, BOB), 0, 1), Undo(0), answer(2, True), answer(1, False))
    assert told_by_table(table)[-1] == "declined by 2"
    assert table.play.pact.asked is None
    assert list(table.play.mainline) == [1, 2]
    with pytest.raises(NothingAsked):
        handle(table, answer(1, True))


def test_a_request_lapses_when_somebody_moves() -> None:
    table = do(moved(splut(WIM, ADA), 0, 1), Undo(0))
    later = moved(table, 1)
    assert later.play.pact.asked is None
    with pytest.raises(NothingAsked):
        handle(later, answer(1, True))


def test_people_at_one_device_need_not_ask_each_other() -> None:
    table = moved(splut(person("Wim", "sofa"), person("Ada", "sofa")), 0, 1)
    assert "undo" in can(table, 0)
    assert told_by_table(do(table, Undo(0))) == ["undo 0"]


def test_people_at_one_device_still_ask_the_others() -> None:
    table = moved(splut(person("Wim", "sofa"), person("Ada", "sofa"), BOB), 0, 1)
    asked = do(table, Undo(0))
    assert told_by_table(asked) == ["asked undo 0 by 1"]
    assert told_by_table(do(asked, answer(2, True)))[-1] == "undo 0"


def test_chairs_without_a_device_are_not_one_device() -> None:
    nameless = Chair(Kind.PERSON, "Wim")
    assert told_by_table(do(moved(splut(nameless, nameless), 0, 1), Undo(0))) == ["asked undo 0 by 1"]


def test_bots_agree_to_anything() -> None:
    table = moved(splut(WIM, bot()), 0, 1)
    assert told_by_table(do(table, Undo(0))) == ["undo 0"]


def test_who_has_done_nothing_has_nothing_to_take_back() -> None:
    with pytest.raises(NothingToTakeBack):
        handle(splut(WIM, ADA), Undo(0))
    taken = do(moved(splut(WIM, ADA), 0), Undo(0))
    with pytest.raises(NothingToTakeBack):
        handle(taken, Undo(0))


def test_a_secret_choice_is_final() -> None:
    table = play(picks(WIM, ADA), "0 high", "1 pick 2")
    assert not can(table, 1) & {"undo", "ask-undo"}
    with pytest.raises(CannotTakeBack):
        handle(table, Undo(1))


def test_a_secret_choice_is_not_taken_back_with_an_older_line_either() -> None:
    """Ada has picked; if Wim could take his call back, even with consent, her secret choice would go with it."""
    table = play(picks(WIM, ADA, BOB), "0 high", "1 pick 2")
    assert not can(table, 0) & {"undo", "ask-undo"}
    with pytest.raises(CannotTakeBack):
        handle(table, Undo(0))


def test_an_undone_secret_does_not_stand_in_the_way() -> None:
    """Only lines that still count are looked at: the call was undone once, then made again."""
    table = do(play(picks(WIM, ADA), "0 high"), Undo(0))
    assert told_by_table(do(play(table, "0 low"), Undo(0))) == ["undo 2", "undo 4"]


# Draws


def test_a_draw_is_offered_and_agreed() -> None:
    table = do(splut(WIM, ADA), Draw(1))
    assert told_by_table(table) == ["offered draw by 2"]
    after = do(table, answer(0, True))
    assert told_by_table(after)[-1] == "draw agreed for 1 2"
    outcome = after.play.outcome()
    assert outcome is not None
    assert outcome.scores == (0.5, 0.5)
    assert can(after, 0) == {"rematch"}
    check_whole(after)


def test_a_draw_needs_everybody() -> None:
    table = do(splut(WIM, ADA, BOB), Draw(1), answer(0, True))
    assert table.play.outcome() is None
    assert do(table, answer(2, True)).play.outcome() is not None
    assert do(table, answer(2, False)).play.outcome() is None


def test_a_draw_offer_lapses_when_somebody_moves() -> None:
    table = moved(do(splut(WIM, ADA), Draw(1)), 0)
    with pytest.raises(NothingAsked):
        handle(table, answer(0, True))


def test_a_yes_counts_only_for_what_its_giver_has_seen_asked() -> None:
    table = do(splut(WIM, ADA), Draw(1))
    with pytest.raises(Stale):
        handle(table, answer(0, True, seen=0))
    assert do(table, answer(0, True, seen=1)).play.outcome() is not None
    again = do(table, answer(0, False, seen=1), Draw(1))
    with pytest.raises(Stale):
        handle(again, answer(0, True, seen=1))


def test_one_thing_is_asked_at_a_time() -> None:
    table = do(moved(splut(WIM, ADA, BOB), 0, 1), Draw(2))
    for command in (Draw(0), Undo(0)):
        with pytest.raises(AlreadyAsked):
            handle(table, command)
    assert not can(table, 0) & {"draw", "ask-undo"}, "the page does not offer what would be refused"
    assert told_by_table(do(table, Undo(1)))[-1] == "undo 1", "what is free needs no asking"


@pytest.mark.parametrize("other", [bot(), OPEN])
def test_nobody_draws_with_a_bot_or_an_empty_chair(other: Chair) -> None:
    table = splut(WIM, other)
    assert "draw" not in can(table, 0)
    with pytest.raises((NobodyToAsk, NotBegun)):
        handle(table, Draw(0))


def test_nobody_draws_with_somebody_who_is_away() -> None:
    """Otherwise whoever stays could call a lost game a draw."""
    table = do(splut(WIM, ADA), Absent(1))
    assert "draw" not in can(table, 0)
    with pytest.raises(NobodyToAsk):
        handle(table, Draw(0))


def test_people_at_one_device_agree_with_themselves() -> None:
    table = do(splut(person("Wim", "sofa"), person("Ada", "sofa")), Draw(0))
    assert told_by_table(table) == ["offered draw by 1", "draw agreed for 1 2"]


# Leaving and coming back


def test_leaving_a_game_for_two_concedes_it() -> None:
    table = do(splut(WIM, ADA), Resign(0))
    outcome = table.play.outcome()
    assert outcome is not None
    assert outcome.scores == (0.0, 1.0)
    assert told_by_table(table) == ["resigned 1"]
    with pytest.raises(GameIsOver):
        handle(table, Resign(1))
    check_whole(table)


def test_leaving_a_larger_game_leaves_the_seat_to_a_bot() -> None:
    table = do(splut(WIM, ADA, BOB), Resign(0))
    assert table.play.outcome() is None
    assert told_by_table(table) == ["bot takes 1"]
    assert table.bots_to_act() == [0]
    assert table.bot_at(0)
    assert can(table, 0) == {"back"}
    with pytest.raises(BotPlays):
        handle(table, Resign(0))


def test_who_left_may_come_back() -> None:
    table = do(splut(WIM, ADA, BOB), Resign(0), Back(0))
    assert told_by_table(table) == ["bot takes 1", "person takes 1"]
    assert not table.bot_at(0)
    assert table.bots_to_act() == []
    with pytest.raises(NotAway):
        handle(table, Back(0))
    check_whole(table)


def test_a_bot_plays_for_somebody_who_is_away() -> None:
    table = do(splut(WIM, ADA), Absent(0))
    assert table.bots_to_act() == [0]
    assert table.chairs[0] == WIM, "the chair stays theirs"
    with pytest.raises(NotAway):
        handle(table, Absent(0))
    with pytest.raises(NotAway):
        handle(splut(WIM, bot()), Absent(1))


def test_a_bot_takes_an_open_chair_for_good() -> None:
    table, effects = handle(splut(WIM, OPEN), Absent(1))
    assert effects == [NewSitter(1, bot(STAND_IN))]
    assert table.chairs[1].kind is Kind.BOT
    assert moved(table, 0).bots_to_act() == [1]


def test_the_page_may_ask_for_a_bot_where_somebody_is_away() -> None:
    table = splut(WIM, ADA)
    assert "absent" in can(table, 0, away(1))
    assert "absent" not in can(table, 0)
    assert "absent" not in can(table, 0, away(1, wait=1))
    assert "absent" not in can(do(table, Absent(1)), 0, away(1))


def test_a_bot_is_called_for_nobody_who_is_there_or_may_still_come_back() -> None:
    table = splut(WIM, ADA)
    with pytest.raises(NotAway):
        handle(table, Absent(1), away(0))
    with pytest.raises(StillAwaited):
        handle(table, Absent(1), away(1, wait=20))
    assert told_by_table(handle(table, Absent(1), away(1))[0]) == ["bot takes 2"]


# Telling


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_table_can_be_told_in_every_language(language: str) -> None:
    table = moved(splut(WIM, ADA, BOB), 0, 1)
    table = do(table, Undo(0), answer(2, True), answer(1, False), Resign(2), Back(2), Undo(1))
    table = do(table, Draw(0), answer(1, True), answer(2, True))
    two = do(splut(WIM, ADA), Resign(1))
    left = do(splut(WIM, ADA, BOB), Draw(0), Resign(2))
    dead = do(with_one_dead(WIM, ADA, BOB), Draw(0), answer(2, True))
    kinds: set[str] = set()
    for one in (table, two, left, dead):
        speaker = Voice(bundle(language, one.room.folder / "text"), {0: "Wim", 1: "Ada", 2: "Bob"}, (0,))
        for number in range(1, one.play.length + 1):
            for viewer in (0, 1, ONLOOKER):
                sentences = told(one.play, number, viewer)
                assert all(speaker.say(sentence) for sentence in sentences)
                kinds |= {sentence.key for sentence in sentences}
    assert kinds >= {
        "told-undo", "told-asked-undo", "told-offered-draw", "told-agreed", "told-declined", "told-bot-takes",
        "told-person-takes", "draw-agreed", "draw-agreed-for", "told-lapsed", "resigned",
    }  # fmt: skip


def test_a_secret_choice_is_told_to_its_maker_only() -> None:
    table = play(picks(WIM, ADA), "0 high", "1 pick 2")
    number = table.play.length

    def value(viewer: int) -> Any:  # noqa: ANN401 - whatever the message holds
        return dict(told(table.play, number, viewer)[0].values)

    assert value(1) == {"who": Player(1), "number": 2}
    assert value(0) == value(ONLOOKER) == {"who": Player(1), "number": "?"}


def test_an_undone_action_can_be_made_again_or_another() -> None:
    table = do(play(picks(WIM, ADA), "0 high"), Undo(0))
    assert play(table, "0 low").play.to_act() == (0, 1)
    with pytest.raises(IllegalAction):
        handle(table, act(0, "pick 0", table.play.length, 0))


def test_an_answer_to_an_earlier_question_is_stale() -> None:
    table = do(play(splut(WIM, ADA), "0 D e2-e3", "1 D e8-e7"), Undo(0))
    seen = table.play.length
    table = do(play(table, "1 D e7-e6"), Draw(0))
    with pytest.raises(Stale):
        handle(table, answer(1, True, seen))
    assert do(table, answer(1, True, table.play.length)).play.outcome() is not None
