"""Names come last: whatever somebody is called, it is written as its place asks for."""

from __future__ import annotations

from html import escape

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from frabjous.core.contract import Player, said
from frabjous.games import IN_ORDER
from frabjous.scene.names import SHORT, STAND_INS, Names, capital, cut, escaped
from frabjous.scene.words import LANGUAGES, Voice, bundle
from frabjous.table.typed import fit_to_show

HOSTILE = "<b>\"&'\\"

typed = st.text().map(lambda text: fit_to_show(text, 24)).filter(bool)


def written(text: str, *names: str) -> str:
    """Put names into a text, as they get into a message."""
    return str(msgspec.json.decode(Names(names).put_into(msgspec.json.encode(text))))


@given(typed, typed)
def test_a_name_is_escaped_by_where_it_stands(one: str, other: str) -> None:
    both = f"{STAND_INS[0]} & {STAND_INS[1]}"
    assert written(both, one, other) == f"{one} & {other}"
    assert written(escaped(both), one, other) == escape(f"{one} & {other}")


def test_a_name_at_the_beginning_of_a_sentence_has_a_capital_and_a_long_one_is_cut_where_there_is_little_room() -> None:
    assert written(capital(STAND_INS[1]), "x", "the crown") == "The crown"
    assert written(escaped(capital(STAND_INS[0])), "<b>") == "&lt;b&gt;"
    assert written(cut(STAND_INS[0], SHORT), "Bartholomew") == "Barthol…"
    assert written(cut(STAND_INS[0], SHORT), "Thrumble III") == "Thr… III"
    assert written(cut(STAND_INS[0], SHORT), "la Couronne") == "Couronne"
    assert written(escaped(cut(STAND_INS[0], SHORT)), "Bart & Co.") == "Bart &amp; …"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_with_stand_ins_is_what_would_have_been_said_with_the_names(language: str) -> None:
    names = {0: "ada", 1: HOSTILE}
    for room in IN_ORDER:
        texts = bundle(language, room.folder / "text")
        for you in ((), (0,)):
            sentence = said("seat-name", seat=1) if not you else said("player-named", who=Player(1))
            plain, kept = Voice(texts, names, you), Voice(texts, STAND_INS, you)
            assert written(kept.sentence(sentence), *names.values()) == plain.sentence(sentence)


def test_nobody_can_be_called_by_a_stand_in() -> None:
    assert fit_to_show("".join(STAND_INS.values()) + "Ada", 24) == "Ada"
