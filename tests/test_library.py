"""The library as a stranger uses it."""

from __future__ import annotations

import doctest
import json
import pickle
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

import frabjous
from frabjous import (
    CHANCE,
    ONLOOKER,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecordFile,
    GameError,
    GameIsOver,
    IllegalAction,
    NotYourTurn,
)
from frabjous.core.record import verify
from frabjous.core.recordfile import loads
from frabjous.games import ROOMS


def finished(key: str, seats: int, seed: int) -> frabjous.LiveGame:
    game, bot = frabjous.new(key, seats, seed=seed), frabjous.bot("fool", seed=seed)
    while not game.over:
        game.play(bot.choose(game))
    return game


def test_a_game_in_ten_lines() -> None:
    game = frabjous.new("splut", seats=2)
    bot = frabjous.bot("greedy")
    while not game.over:
        game.play(bot.choose(game))
    assert game.outcome is not None
    assert sum(game.outcome.scores) == 1
    assert game.record().startswith("Frabjous record 1\nGame: splut\n")


def test_importing_it_loads_nothing_else() -> None:
    script = "import sys, frabjous; print([name for name in sys.modules if name.startswith('frabjous.')])"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


def test_what_it_lists_is_there_and_nothing_else() -> None:
    assert all(getattr(frabjous, name) for name in dir(frabjous))
    with pytest.raises(AttributeError, match="has no attribute “chess”"):
        frabjous.chess  # noqa: B018


@pytest.mark.parametrize("module", ["frabjous", *frabjous.HOMES])
def test_the_examples_in_its_docstrings_run(module: str) -> None:
    assert doctest.testmod(import_module(module), extraglobs={"frabjous": frabjous}).failed == 0


@pytest.mark.parametrize("first", ["", "frabjous.new; ", "import frabjous.games; ", "from frabjous import games; "])
def test_the_games_are_listed_whatever_was_imported_before(first: str) -> None:
    script = f"import frabjous; {first}print(frabjous.games())"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout == f"{list(ROOMS)}\n"


@pytest.mark.parametrize("key", ROOMS)
def test_every_game_can_be_played_to_its_end_and_verified(key: str) -> None:
    for seats in frabjous.room(key).game.seats:
        game = finished(key, seats, seed=4)
        record = loads(game.record())
        assert verify(frabjous.room(key).game, record).outcome() == game.outcome


def test_the_same_seed_gives_the_same_game() -> None:
    assert finished("splut", 2, seed=9).record() == finished("splut", 2, seed=9).record()
    assert finished("splut", 2, seed=9).record() != finished("splut", 2, seed=10).record()


def test_a_record_can_be_loaded_and_played_on() -> None:
    game = frabjous.new("splut", seed=1)
    game.play("S d2-d3")
    again = frabjous.load(game.record())
    assert (again.length, again.seat, again.legal()) == (1, game.seat, game.legal())
    again.play(again.legal()[0])
    assert (game.length, again.length) == (1, 2)


def test_a_sealed_record_can_be_loaded_too() -> None:
    text = frabjous.new("splut", seed=1).record()
    sealed = "\n".join("Seed: sealed" if row.startswith("Seed: ") else row for row in text.split("\n"))
    game = frabjous.load(sealed)
    game.play(game.legal()[0])
    assert "Seed: sealed\n" in game.record()


def test_a_copy_goes_its_own_way() -> None:
    game = frabjous.new("splut", seed=1)
    other = game.copy()
    other.play("S d2-d3")
    assert (game.length, other.length) == (0, 1)


def test_an_action_can_be_taken_back() -> None:
    game = frabjous.new("splut", seed=1)
    before = game.description()
    game.play("S d2-d3")
    game.undo()
    assert (game.description(), game.length, game.seat) == (before, 2, 0)
    with pytest.raises(GameError, match="nothing to take back"):
        game.undo()


@pytest.mark.parametrize(("key", "seats", "seed"), [("splut", 2, 3), ("snark", 2, 3), ("snatch_it", 3, 3)])
def test_actions_are_taken_back_one_by_one_and_none_too_far(key: str, seats: int, seed: int) -> None:
    """Each undo leads to just before the latest action that still counts, not past the one before it."""
    game = frabjous.new(key, seats=seats, seed=seed)
    before = []
    for _ in range(12):
        before.append((game.description(), game.to_act, game.legal(game.to_act[0])))
        game.play(game.legal(game.to_act[0])[0], game.to_act[0])
    while before:
        game.undo()
        assert (game.description(), game.to_act, game.legal(game.to_act[0])) == before.pop()


@pytest.mark.parametrize(
    ("text", "seat", "error"),
    [("hop", None, BadNotation), ("T e4-e5", None, IllegalAction), ("S d2-d3", 1, NotYourTurn)],
)
def test_what_is_not_allowed_is_refused_and_changes_nothing(
    text: str, seat: int | None, error: type[GameError]
) -> None:
    game = frabjous.new("splut")
    with pytest.raises(error):
        game.play(text, seat)
    assert game.length == 0


def test_nobody_acts_after_the_end() -> None:
    game = finished("splut", 2, seed=4)
    assert game.to_act == ()
    for ask in (game.legal, lambda: game.play("skip"), lambda: frabjous.bot("fool").choose(game)):
        with pytest.raises(GameIsOver):
            ask()


def test_what_does_not_fit_is_refused_in_a_sentence() -> None:
    for wrong in (
        lambda: frabjous.new("chess"),
        lambda: frabjous.new("splut", 7),
        lambda: frabjous.new("splut", sides="up"),
        lambda: frabjous.bot("oracle"),
        lambda: frabjous.new("splut").description(language="la"),
        lambda: frabjous.new("splut").svg(shape="round"),
        lambda: frabjous.new("splut", seats=2, position=str(frabjous.new("splut").position)),
        lambda: frabjous.simulate("splut", games=0),
        lambda: frabjous.arena("splut", ["fool"]),
    ):
        with pytest.raises(BadOption, match=r"\.$"):
            wrong()
    with pytest.raises(BadRecordFile, match=r"^Line 1 of the file: "):
        frabjous.load("not a record\n")


def test_options_are_named_as_arguments() -> None:
    assert "Option: sides=west,east\n" in frabjous.new("splut", sides="west,east").record()


def test_a_position_is_told_in_sentences_and_languages() -> None:
    game = frabjous.new("splut", seed=1)
    game.play("S d2-d3")
    assert game.description().startswith("The Crown: sorcerer d3, ")
    assert game.description(language="de").startswith("Die Krone")
    assert game.story() == ["The Crown’s sorcerer stepped from d2 to d3."]
    assert repr(game) == "<splut, 2 seats, 1 line, seat 2 to act>"


def test_a_seat_is_shown_its_choices_and_an_onlooker_none() -> None:
    game = frabjous.new("splut", seed=1)
    assert [choice.action for choice in game.scene(0).choices] == game.legal()
    assert game.scene(1).choices == game.scene().choices == ()


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("key", ROOMS)
def test_a_game_is_painted_in_both_shapes(key: str, shape: str) -> None:
    game = frabjous.new(key, seed=1)
    assert ElementTree.fromstring(game.svg(shape=shape)).tag == "{http://www.w3.org/2000/svg}svg"
    picture = game.png(shape=shape, width=120)
    assert picture.startswith(b"\x89PNG") and int.from_bytes(picture[16:20], "big") == 120


def test_pictures_are_for_whoever_looks() -> None:
    game = frabjous.new("snark", seed=1)
    assert game.html(0) != game.html(1) != game.html()
    assert game._repr_html_() == game.html(game.seat)
    assert finished("splut", 2, seed=4)._repr_html_()


@pytest.mark.parametrize("key", ROOMS)
def test_a_notebook_shows_turn_seats_board_and_hand(key: str) -> None:
    game = frabjous.new(key, seed=1)
    root = ElementTree.fromstring(game._repr_html_())
    words = " ".join(root.itertext())
    scene = game.scene(game.seat)
    assert "The Crown" in words and "The Fish" in words
    pictures = list(root.iter("{http://www.w3.org/2000/svg}svg"))
    hand = {card.id for card in scene.hand}
    kits = sum(len(box.kit) for box in scene.seats)
    assert len(pictures) >= 1 + len(hand) + len(scene.seats) + kits


def test_a_record_of_older_rules_goes_on_by_them_and_a_new_game_has_the_newest() -> None:
    text = (Path(__file__).parent / "games" / "snark" / "golden" / "version-1.txt").read_text("utf-8")
    head, lines = text.split("\n\n")
    old = frabjous.load("\n".join([head, "", *lines.splitlines()[:1612], ""]))
    old.play("exchange taste")
    assert old.record() == text
    assert (old.room.game.rules_version, frabjous.new("snark").room.game.rules_version) == (1, 2)
    assert frabjous.room("snark", 1) is old.room


# Set up, go on, go back


SPLUT_POSITION = ". / .t. / ..d.. / ...3.s. / 2.S.....4 / ....... / ..T.. / ... / 1; mover 2"


def test_a_game_begins_at_a_position_and_its_record_says_so() -> None:
    game = frabjous.new("splut", position=SPLUT_POSITION, seed=1)
    assert (game.seats, game.seat) == (2, 1)
    game.play(game.legal()[0])
    again = frabjous.load(game.record())
    assert again == game and str(again.at(0).position) == SPLUT_POSITION
    with pytest.raises(BadPosition):
        frabjous.new("splut", position="S / S")


@pytest.mark.parametrize("key", ["splut", "snit_smashing", "snits_revenge"])
def test_a_position_has_a_text_from_which_the_game_goes_on(key: str) -> None:
    game, bot = frabjous.new(key, seed=2), frabjous.bot("fool", seed=2)
    for _ in range(10):
        game.play(bot.choose(game))
    other = frabjous.new(key, position=str(game.position))
    assert (other.position, other.to_act, other.legal()) == (game.position, game.to_act, game.legal())


@pytest.mark.parametrize("key", ROOMS)
def test_what_is_popped_leaves_nothing_behind_and_comes_again(key: str) -> None:
    game, bot = frabjous.new(key, seed=5), frabjous.bot("fool", seed=5)
    records = []
    for _ in range(15):
        records.append(game.record())
        game.push(bot.choose(game))
    whole = game.record()
    popped = [game.pop() for _ in range(15)]
    assert game.record() == records[0]
    for move in reversed(popped):
        assert game.record() == records.pop(0)
        game.push(move.text, move.seat)
    assert game.record() == whole


def test_an_undo_can_be_popped_too() -> None:
    game = frabjous.new("splut", seed=1)
    game.play("S d2-d3")
    before = game.record()
    game.undo()
    assert game.pop().text == "undo 0"
    assert game.record() == before
    game.pop()
    with pytest.raises(GameError, match="nothing to take back"):
        game.pop()


def test_a_game_can_be_seen_after_every_line() -> None:
    game = finished("snark", 2, seed=3)
    again = frabjous.load(game.record())
    lines = game.record().split("\n\n")[1].splitlines()
    for number in (0, 1, len(lines) // 2, len(lines)):
        then = again.at(number)
        assert then.record().split("\n\n")[1].splitlines() == lines[:number]
        assert then == frabjous.load(then.record())
    assert again.at(game.length) == game == again
    with pytest.raises(GameError, match=r"no line 9999; the game has \d+\.$"):
        game.at(9999)


def test_where_chance_is_to_act_it_waits_to_be_asked() -> None:
    game = frabjous.new("snark", seed=3)
    then = game.at(0)
    assert then.to_act == (CHANCE,) and repr(then) == "<snark, 2 seats, 0 lines, chance to act>"
    for ask in (then.legal, lambda: then.play("pass"), lambda: frabjous.bot().choose(then)):
        with pytest.raises(GameError, match=r"Chance is to act; let it with “draw”\.$"):
            ask()
    assert then._repr_html_()
    then.draw()
    assert then == game


def test_moves_are_what_still_counts_and_what_was_told() -> None:
    game = frabjous.new("splut", seed=1)
    game.play("S d2-d3")
    game.undo()
    game.play("D e2-e3")
    assert [(move.number, move.seat, move.text) for move in game.moves] == [(3, 0, "D e2-e3")]
    assert game.moves[0].sentence == "The Crown’s dwarf stepped from e2 to e3."
    assert game.move(3, "de").sentence.startswith("Die Krone zieht den Zwerg")
    assert {move.seat for move in frabjous.new("snark", seed=1).moves} == {CHANCE}


def test_games_are_equal_when_their_records_are() -> None:
    game = frabjous.new("splut", seed=1)
    assert game == game.copy() == frabjous.new("splut", seed=1) != frabjous.new("splut", seed=2)
    assert game != "splut"
    other = game.copy()
    other.play("S d2-d3")
    assert other != game


def test_a_pickled_game_goes_on_with_the_dice_it_had() -> None:
    text = frabjous.new("snark", seed=1).record()
    sealed = frabjous.load("\n".join("Seed: sealed" if row.startswith("Seed: ") else row for row in text.split("\n")))
    again = pickle.loads(pickle.dumps(sealed))
    assert again == sealed
    for game in (sealed, again):
        bot = frabjous.bot("fool", seed=1)
        for _ in range(30):
            game.play(bot.choose(game))
    assert again == sealed


@pytest.mark.parametrize("error", [GameError("a-key", "So {what}.", what=1), IllegalAction("hop"), NotYourTurn(2)])
def test_a_pickled_refusal_says_the_same(error: GameError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.key, again.values) == (type(error), str(error), error.key, error.values)


def test_a_game_is_given_as_json() -> None:
    game = finished("splut", 2, seed=4)
    data = json.loads(game.json())
    assert (data["game"], data["seats"], len(data["lines"])) == ("splut", 2, game.length)
    assert game.outcome is not None and data["outcome"]["scores"] == list(game.outcome.scores)
    assert json.loads(frabjous.new("splut", position=SPLUT_POSITION).json())["position"] == SPLUT_POSITION
    assert json.loads(frabjous.new("splut").json("de"))["outcome"] is None


def test_a_record_is_loaded_from_a_file(tmp_path: Path) -> None:
    game = frabjous.new("splut", seed=1)
    file = tmp_path / "game.txt"
    file.write_text(game.record(), "utf-8")
    assert frabjous.load(file) == frabjous.load(str(file)) == frabjous.load(game.record()) == game
    with pytest.raises(FileNotFoundError):
        frabjous.load("no such file")


# Bots of one's own


def last(seen: object, legal: list[str]) -> str:
    return legal[-1]


def wilful(seen: object, legal: list[str]) -> str:
    return "hop"


def test_a_bot_of_ones_own_is_a_function() -> None:
    game = frabjous.new("splut", seed=1)
    assert frabjous.bot(last).choose(game) == game.legal()[-1]
    with pytest.raises(IllegalAction, match="“hop” is not allowed now"):
        frabjous.bot(wilful).choose(game)


def test_a_bot_of_ones_own_sees_what_its_seat_sees() -> None:
    views: list[object] = []

    def curious(seen: object, legal: list[str]) -> str:
        views.append(seen)
        return legal[0]

    game = frabjous.new("snark", seed=1)
    frabjous.bot(curious).choose(game)
    assert views == [game.observation(game.seat)] != [game.observation(ONLOOKER)]


def test_a_simulation_sums_up_who_won() -> None:
    result = frabjous.simulate("splut", ["greedy", last], games=10, seed=3)
    assert [row.name for row in result.players] == ["1 greedy", "2 last"]
    greedy = result.players[0]
    assert 0.5 < greedy.low < greedy.score == 0.9 < greedy.high and len(result.played.results) == 10
    assert str(result).startswith("splut, 2 seats, sides=south,north, seed 3: 10 games\n")


def test_a_contest_rates_bots_and_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    ranking = frabjous.arena("splut", [last, "greedy"], games=4, file=file)
    assert [row.name for row in ranking.bots] == ["last", "greedy"]
    assert ranking.bots[0].points < ranking.bots[1].points == 0
    again = frabjous.arena("splut", [last, "greedy"], games=6, file=str(file))
    assert len(again.fought) == 6 and again.fought[:4] == ranking.fought
    assert "last → greedy" in str(again)


def test_other_processes_play_with_functions_that_can_be_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_bots.py").write_text(
        "def last(seen, legal): return legal[-1]\ndef wilful(seen, legal): return 'hop'\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    mine = import_module("my_bots")
    alone = frabjous.simulate("splut", ["fool", mine.last], games=8)
    assert frabjous.simulate("splut", ["fool", mine.last], games=8, workers=2) == alone
    with pytest.raises(IllegalAction, match="“hop” is not allowed now"):
        frabjous.simulate("splut", ["fool", mine.wilful], games=8, workers=2)


def test_a_function_that_cannot_travel_is_refused_where_there_are_several_processes() -> None:
    for play in (frabjous.simulate, frabjous.arena):
        with pytest.raises(BadOption, match=r"“<lambda>” cannot be sent to other processes; .* workers=1\.$"):
            play("splut", ["fool", lambda seen, legal: legal[0]], games=8, workers=2)
    typed = "import frabjous\ndef mine(seen, legal): return ''\nfrabjous.simulate('splut', [mine], games=8, workers=2)"
    ran = subprocess.run([sys.executable, "-c", typed], capture_output=True, text=True, check=False)
    assert "“mine” cannot be sent to other processes" in ran.stderr
