"""What the bench prints and draws."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

from frabjous.games import ROOMS
from frabjous.lab.bench import Figures, Runner
from frabjous.lab.build import COMPILED, PLAIN
from frabjous.lab.chart import across, chart
from frabjous.lab.standings import Standings, as_json, as_text, many

SLOW = {
    "games": 10.0,
    "steps": 1000.0,
    "driven": 900.0,
    "positions": 2000.0,
    "copies": 4000.0,
    "observations": 500.0,
    "vector": 300.0,
    "simulations": 40.0,
}
FAST = {what: 15 * rate for what, rate in SLOW.items()}


def figures() -> Figures:
    """Give every game the same speed, and four peers: ours in C, a wild one, and two that give rows and masks."""
    found: Figures = {}
    for key in ROOMS:
        found[Runner(PLAIN, key, ())] = SLOW
        found[Runner(COMPILED, key, ())] = FAST
    found[Runner("plain C", "splut", ())] = {"steps": 60000.0, "games": 600.0}
    for game, steps in (("go", 1000.0), ("hex", 9000.0), ("chess", 6750.0)):
        found[Runner("Zoo <&>", game, ())] = {"steps": steps, "games": 1.5}
    found[Runner("PettingZoo", "chess", ())] = {"steps": 90.0, "games": 1.5}
    found[Runner("Pgx", "chess", ())] = {"steps": 9000.0, "games": 150.0}
    return found


STANDINGS = Standings(figures(), {"help": 0.071, "serve": 1.34}, ("boardgame.io is away.",), "2026-11-16", "a machine")


def row(text: str, *starts: str) -> str:
    return next(line for line in text.splitlines() if line.startswith("| " + " | ".join(starts)))


def test_the_ratio_comes_first() -> None:
    assert row(as_text(STANDINGS), "splut, 2 seats").startswith(
        "| splut, 2 seats | **15 times** | 150 | 15,000 | 13,500 | 30,000 | 60,000 | 7,500 | 4,500 | 600 |"
    )


def test_the_same_game_is_compared_loop_with_loop_and_others_as_python_drives_them() -> None:
    """C played Splut! four times as fast; the middle of the zoo's games is half as fast as we are from Python."""
    text = as_text(STANDINGS)
    assert row(text, "game", "plain C") == "| game | plain C | Zoo <&> | PettingZoo |"
    assert row(text, "splut", "").strip() == "| splut | **0.25 times** | **2 times** | **150 times** |"
    assert row(text, "snark", "") == "| snark |  | **2 times** | **150 times** |"


def test_the_vector_environment_stands_beside_those_who_give_rows_and_masks_too() -> None:
    text = as_text(STANDINGS)
    assert row(text, "vector") == "| vector environment | steps | PettingZoo | Pgx |"
    assert row(text, "splut", "4,500") == "| splut | 4,500 | **50 times** | **0.5 times** |"


def test_waits_missing_peers_and_the_machine_are_told() -> None:
    text = as_text(STANDINGS)
    assert "`frabjous --help` in 71 ms, `frabjous serve` ready in 1.3 s." in text
    assert "2026-11-16, a machine." in text
    assert text.endswith("boardgame.io is away.")


def test_everything_is_there_as_data() -> None:
    data = as_json(STANDINGS)
    games, others = data["games"], data["peers"]
    assert isinstance(games, list)
    assert isinstance(others, list)
    assert [(one["game"], one["ratio"]) for one in games] == [(key, 15.0) for key in ROOMS]
    assert [one["game"] for one in others] == ["splut", "go", "hex", "chess", "chess", "chess"]


def test_figures_have_three_digits_that_count() -> None:
    assert [many(rate) for rate in (1234567.0, 999.6, 12.345, 0.1234)] == ["1,230,000", "1,000", "12.3", "0.123"]


def test_the_chart_has_a_dot_for_everybody_the_fastest_on_top() -> None:
    drawn = ElementTree.fromstring(chart(figures()))
    dots = [one.attrib for one in drawn.iter() if one.tag.endswith("circle")]
    assert len(dots) == len(figures())
    places = [float(dot["cx"]) for dot in dots]
    assert places == sorted(places, reverse=True)
    assert "Zoo <&>" in "".join(drawn.itertext())


def test_ten_times_as_fast_is_always_the_same_way_to_the_right() -> None:
    places = [across(speed, 3, 6) for speed in (1e3, 1e4, 1e5, 1e6)]
    ways = [round(b - a, 6) for a, b in pairwise(places)]
    assert len(set(ways)) == 1


def test_the_chart_knows_day_and_night_by_tokens() -> None:
    style = chart(figures()).partition("</style>")[0]
    tokens = [set(re.findall(r"(--\w+):", part)) for part in style.split("@media (prefers-color-scheme:dark)")]
    assert tokens[0] == tokens[1]
    assert set(re.findall(r"var\((--\w+)\)", style)) == tokens[0]
