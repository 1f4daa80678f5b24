"""The Spark fight, clause by clause of R18."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import CHANCE
from frabjous.games.snits_revenge.body import NAMES
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.terms import NO
from games.snits_revenge.drawing import GAME, body, do, holder, offered, phase, where

EIGHT: Final = "\n".join(f"{name}: dead" for name in NAMES[:6] + NAMES[10:12])


def last_turn(text: str, *lines: str, options: str = "") -> Position:
    """Play the last kicks of a siege with eight organs lost, and then everybody does nothing."""
    state = do(body(f"{EIGHT}\n{text}", "kicking", seats=3, options=options), *lines)
    while state.turn == 1 and not state.is_fight() and GAME.to_act(state) not in ((CHANCE,), ()):
        state = do(state, "end phase")
    return state


def kills(*kicks: str) -> tuple[str, ...]:
    return tuple(line for kick in kicks for line in (f"{kick} kicks Snorg", "die 1"))


def test_chance_picks_among_the_snorgs_of_the_last_turn() -> None:
    """R18a"""
    state = last_turn("Squidgium: Nib\nDreenle: Tock\nBloatbulb: Nib-2", *kills("Nib", "Tock"))
    assert GAME.to_act(state) == (CHANCE,)
    assert offered(state) == ["spark Squidgium", "spark Dreenle"]
    assert {weight for _, weight in GAME.chances(state)} == {1}


def test_the_killer_holds_the_spark_wherever_it_is_now() -> None:
    """R18a"""
    text = "Squidgium: Zip\nBloatbulb: Nib-2"
    state = do(body(f"{EIGHT}\n{text}", "kicking", seats=3), *kills("Zip"), "end phase", "Zip Hemiplonk")
    while GAME.to_act(state) != (CHANCE,):
        state = do(state, "end phase")
    after = do(state, "spark Squidgium")
    assert (holder(after), where(after, "Zip")) == ("Zip-1", "Hemiplonk")


def test_a_replaced_snorg_is_no_candidate() -> None:
    """R18a"""
    text = "Squidgium: Nib Makum\nDreenle: Tock\nBloatbulb: Nib-2"
    state = do(body(f"{EIGHT}\n{text}", "kicking", seats=3), *kills("Nib", "Tock"), "end phase", "end phase")
    while "transforming" not in phase(state):
        state = do(state, "end phase")
    after = do(state, "transform Squidgium")
    assert offered(after) == ["spark Dreenle"]


def test_if_the_killer_is_dead_the_spark_lies_in_the_organ() -> None:
    """R18a"""
    state = last_turn("Squidgium: Nib Splop\nBloatbulb: Nib-2\nout: Tock", *kills("Nib"), options="splops=3")
    after = do(state, "spark Squidgium")
    assert (after.holder, after.lying) == (NO, NAMES.index("Squidgium"))


def test_everything_of_the_bolotomus_leaves() -> None:
    """R18"""
    state = last_turn(
        "Squidgium: Nib\nDreenle: Runnungitm Makum\nBloatbulb: Nib-2 Splop", *kills("Nib"), options="splops=3"
    )
    assert (sum(state.makums), sum(state.runnungitms), state.snorgs) == (0, 0, 0)
    assert not any(state.under)


def test_the_first_to_move_in_takes_a_lying_spark() -> None:
    """R18b"""
    state = do(body("Bloatbulb: Nib\nEye: Nib-2", seats=3, fight="Squidgium"), "Nib Squidgium")
    assert (holder(state), state.lying) == ("Nib-1", NO)


def test_a_snit_already_there_may_take_it_instead_of_moving() -> None:
    """R18b"""
    state = body("Squidgium: Nib Tock\nEye: Nib-2", seats=3, fight="Squidgium")
    after = do(state, "Nib takes Spark")
    assert holder(after) == "Nib-1"
    assert not [one for one in offered(after) if one.startswith("Nib") or "takes" in one]


def test_a_fast_snit_may_take_it_with_its_second_move() -> None:
    """R18b"""
    state = body("Squidgium: Zip Nib\nEye: Nib-2", "racing", seats=3, fight="Squidgium")
    assert "Zip takes Spark" in offered(state)
    assert "Nib takes Spark" not in offered(state)


def test_the_totem_passes_and_its_new_owner_begins() -> None:
    """R18c"""
    state = do(last_turn("Squidgium: Nib\nBloatbulb: Nib-2", *kills("Nib")), "spark Squidgium")
    assert (phase(state), state.round) == ("2 moving", 1)


def test_each_clan_has_a_turn_of_its_own() -> None:
    """R18c"""
    state, seen = body("Eye: Zip Zip-2\nWamblum: Nib-3 Nib", seats=4, fight="Nib"), []
    while state.round == 1:
        seen.append(phase(state))
        state = do(state, "end phase")
    assert seen == [
        "1 moving", "1 kicking", "1 racing", "2 moving", "2 kicking", "2 racing", "3 moving", "3 kicking",
    ]  # fmt: skip
    assert phase(state) == "1 moving"


def test_one_clan_alone_wins_at_once() -> None:
    """R18c"""
    outcome = GAME.outcome(last_turn("Squidgium: Nib\ngone: Nib-2", *kills("Nib")))
    assert outcome is not None
    assert (outcome.scores, outcome.victories[0].name) == ((1.0, 0.0, 0.0), "last-clan")


def test_the_last_clan_standing_wins() -> None:
    """R18c"""
    state = body("Eye: Nib Nib-2", "kicking", seats=3, fight="Nib")
    outcome = GAME.outcome(do(state, "Nib kicks Nib of 2", "die 2"))
    assert outcome is not None
    assert outcome.victories[0].name == "last-clan"


def test_kicks_hit_snits_of_other_clans_in_the_same_organ_only() -> None:
    """R18d"""
    state = body("Eye: Nib Tock Nib-2 Nib-3\nout: Fidge Fidge-2\nGlut: Zip-2", "kicking", seats=4, fight="Nib")
    assert offered(state) == [
        "Nib kicks Nib of 2", "Nib kicks Nib of 3", "Tock kicks Nib of 2", "Tock kicks Nib of 3", "end phase",
    ]  # fmt: skip


def test_a_kicked_hammer_snit_dies_and_there_is_no_return() -> None:
    """R18d"""
    state = body("Eye: Nib Thudd-2\nGlut: Nib-2", "kicking", seats=3, fight="Nib")
    assert where(do(state, "Nib kicks Thudd of 2", "die 2"), "Thudd-2") == "gone"
    missed = do(state, "Nib kicks Thudd of 2", "die 3")
    assert GAME.to_act(missed) != (CHANCE,)


def test_the_killer_of_the_holder_takes_the_spark() -> None:
    """R18d"""
    state = body("Eye: Nib Thudd-2\nGlut: Nib-2", "kicking", seats=3, fight="Thudd-2")
    assert holder(do(state, "Nib kicks Thudd of 2", "die 1")) == "Nib-1"


def test_passages_count_for_each_clan_and_red_canals_stay_closed() -> None:
    """R18d"""
    state = body("Eye: Nib Tock Nib-2\nAntephellum: Fidge", seats=3, fight="Nib")
    after = do(state, "Nib Forebosinator")
    assert "Tock Forebosinator" not in offered(after)
    assert "Fidge Lapotum" not in offered(after)
    while phase(after) != "2 moving":
        after = do(after, "end phase")
    assert "Nib Forebosinator" in offered(after)


def test_the_fleotis_is_free() -> None:
    """R18d"""
    state = do(body("out: Thudd\nEye: Nib Nib-2", seats=3, fight="Nib"), "Thudd Fleotis")
    assert where(state, "Thudd") == "Fleotis"


def test_the_clan_that_leaves_with_the_spark_wins() -> None:
    """R18"""
    state = body("Glut: Nib Tock\nEye: Nib-2", seats=3, fight="Nib")
    assert GAME.outcome(do(state, "Tock out")) is None
    outcome = GAME.outcome(do(state, "Nib out"))
    assert outcome is not None
    assert (outcome.scores, outcome.victories[0].name) == ((1.0, 0.0, 0.0), "stolen")


def test_a_second_move_cannot_leave_the_body() -> None:
    """R18d"""
    assert "Zip out" not in offered(body("Glut: Zip\nEye: Nib-2", "racing", seats=3, fight="Zip"))


def test_a_kicked_spark_starts_the_fight_with_that_killer() -> None:
    """R19"""
    state = body("Glut: Nib Tock Spark\nEye: Nib-2 Makum", "kicking", seats=3, options="spark=yes")
    after = do(state, "Nib kicks Snorg", "die 1")
    assert (holder(after), phase(after)) == ("Nib-1", "2 moving")
    assert sum(after.makums) == 0


def test_after_sixty_rounds_the_living_clans_draw() -> None:
    """R22"""
    state = body("out: Nib Nib-2\ngone: Nib-3\nGlut: Tock", seats=4, fight="Tock")
    state.round = 60
    while GAME.outcome(state) is None and state.round == 60:
        state = do(state, "end phase")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.victories[0].name) == ((0.5, 0.5, 0.0, 0.0), "stalemate")


def test_a_round_ends_even_if_its_beginner_has_died() -> None:
    """R22"""
    state = body("gone: Nib\nout: Nib-2 Nib-3\nGlut: Tock-2", seats=4, fight="Tock-2", mover=1)
    seen: list[tuple[int, int]] = []
    while state.round < 3:
        if not seen or seen[-1] != (state.mover, state.round):
            seen.append((state.mover, state.round))
        state = do(state, "end phase")
    assert seen == [(1, 1), (2, 1), (1, 2), (2, 2)]
