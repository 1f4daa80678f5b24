"""One test or more for each ruling of the siege; the docstring names it. The Spark fight has its own file."""

from __future__ import annotations

import pytest

from frabjous.core.contract import CHANCE, ONLOOKER
from frabjous.games.clan import SNITS, snit_of
from frabjous.games.snits_revenge.body import (
    CANAL,
    CHANNEL,
    ENTRANCE,
    LAPOTUM,
    NAMES,
    OUTSIDE,
    PASSAGES,
    RED_CANAL,
)
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.terms import BARE, FACE_DOWN
from games.snits_revenge.drawing import GAME, body, do, draw, offered, phase, where, works

# The body


def test_the_body_is_that_of_the_rulings() -> None:
    """Sixteen organs, five channels, eleven canals, five red ones, three entrances."""
    kinds = [kind for kind, _, _ in PASSAGES]
    assert [kinds.count(kind) for kind in (CHANNEL, CANAL, RED_CANAL, ENTRANCE)] == [5, 11, 5, 3]
    assert {end for _, one, other in PASSAGES for end in (one, other)} == set(range(OUTSIDE + 1))
    assert all(LAPOTUM in ends for kind, *ends in PASSAGES if kind == RED_CANAL)
    assert not [ends for kind, *ends in PASSAGES if LAPOTUM in ends and kind != RED_CANAL]


# R0 to R3: the set-up


def test_the_last_seat_is_the_bolotomus_unless_the_host_names_another() -> None:
    """R0"""
    assert GAME.start(2, {}).bolotomus == 1
    assert GAME.start(2, {"bolotomus": "seat-1"}).bolotomus == 0


def test_several_candidates_roll_and_the_tied_roll_again() -> None:
    """R0"""
    start = GAME.start(4, {"bolotomus": "seats-1-2-4"})
    assert GAME.to_act(start) == (CHANCE,)
    assert start.rollers == (0, 1, 3)
    tied = do(start, "dice 3+4", "dice 1+1", "dice 2+5")
    assert tied.rollers == (0, 3)
    settled = do(tied, "dice 1+2", "dice 2+2")
    assert settled.bolotomus == 3
    assert GAME.observe(settled, ONLOOKER).bolotomus == 3


def test_the_rolls_are_two_dice_in_thirty_sixths() -> None:
    """R0"""
    chances = GAME.chances(GAME.start(2, {"bolotomus": "seats-1-2"}))
    assert sum(weight for _, weight in chances) == 36
    assert {deed.text: weight for deed, weight in chances}["dice 1+1"] == 1
    assert {deed.text: weight for deed, weight in chances}["dice 3+4"] == 2


def test_five_may_all_roll() -> None:
    """R0"""
    assert GAME.start(5, {"bolotomus": "seats-1-2-3-4-5"}).rollers == (0, 1, 2, 3, 4)


def test_the_set_up_goes_seniority_hiding_duty_armies() -> None:
    """R1"""
    start = GAME.start(3, {"splops": "3"})
    assert start.rollers == (0, 1)
    hiding = do(start, "dice 1+2", "dice 5+6")
    assert (hiding.senior, phase(hiding)) == (1, "3 hiding")
    duty = do(hiding, "hide Splop Eye", "hide Splop Glut", "hide Splop Fleotis")
    assert phase(duty) == "3 duty"
    assert phase(do(duty, "duty Lapotum")) == "2 armies"


def test_the_tied_clans_roll_again_for_the_totem() -> None:
    """R1"""
    assert do(GAME.start(4, {}), "dice 6+6", "dice 1+2", "dice 6+6").rollers == (0, 2)


def test_the_duty_runnungitm_may_stand_anywhere() -> None:
    """R1"""
    start = GAME.start(2, {})
    assert offered(start) == [f"duty {name}" for name in NAMES]
    assert do(start, "duty Lapotum").runnungitms[LAPOTUM] == 1


def army(position: Position, seat: int = 0) -> list[str]:
    return [SNITS[snit_of(snit)] for snit in position.armies[seat]]


def test_one_clan_leaves_two_of_the_badged_at_home() -> None:
    """R2"""
    state = do(GAME.start(2, {}), "duty Glut")
    assert phase(state) == "1 armies"
    assert len(offered(state)) == 8
    after = do(state, "leave out Thudd", "leave out Zip")
    assert phase(after) == "1 moving"
    assert len(army(after)) == 15
    assert not {"Thudd", "Zip", "Plod", "Dawdle", "Slogg", "Mumph"} & set(army(after))


@pytest.mark.parametrize(("seats", "size", "badged"), [(3, 8, 3), (4, 5, 2), (5, 3, 2)])
def test_several_clans_take_theirs_with_few_badges(seats: int, size: int, badged: int) -> None:
    """R3"""
    rolls = ["dice 6+6", *["dice 1+1"] * (seats - 2)]
    state = do(GAME.start(seats, {}), *rolls, "duty Glut")
    assert len(offered(state)) == 17
    state = do(state, *["take Thudd", "take Zip", "take Bonk"][:badged])
    assert len(offered(state)) == 9
    assert "take Klump" not in offered(state)
    assert "take Plod" not in offered(state)
    state = do(state, *["take Nib", "take Tock", "take Fidge", "take Quib", "take Hobb"][: size - badged])
    assert len(state.armies[0]) == size
    assert phase(state) == "2 armies"


# R4: the order of phases

CROWD = """
    Glut: Zip Thudd Runnungitm
    Compositor-1: Makum
    Eye: dead Makum
    Gulpus: Whisk Makum
"""


def test_a_turn_has_its_phases_in_order() -> None:
    """R4"""
    state, seen = body(CROWD), list[str]()
    while state.turn == 1:
        if not seen or seen[-1] != phase(state):
            seen.append(phase(state))
        state = do(state, "end phase")
    assert seen == [
        "1 moving", "1 kicking", "1 racing", "2 composing", "2 travelling", "2 chomping", "2 transforming",
    ]  # fmt: skip


def test_a_phase_in_which_nothing_can_be_done_is_passed_over() -> None:
    """R4"""
    assert phase(do(body("out: Nib"), "end phase")) == "2 composing"


# R5 and R6: passages


def test_a_channel_takes_two_and_a_canal_one_both_directions_together() -> None:
    """R5"""
    state = body("Glut: Nib Tock\nBloatbulb: Skitter Darty\nGulpus: Flick")
    after = do(state, "Nib Bloatbulb", "Skitter Glut")
    assert "Tock Bloatbulb" not in offered(after)
    assert "Darty Glut" not in offered(after)
    assert "Darty Gulpus" in offered(after)
    assert "Flick Bloatbulb" not in offered(do(after, "Darty Gulpus"))


def test_entrances_let_two_two_and_one_through_in_and_out_together() -> None:
    """R5"""
    state = body("out: Nib Tock Fidge Quib Hobb Pelt\nGlut: Zip\nEye: dead\nProlobosinator: dead")
    after = do(state, "Nib Glut", "Zip out")
    assert "Tock Glut" not in offered(after)
    after = do(after, "Tock Antephellum", "Fidge Antephellum", "Quib Fleotis")
    assert phase(after) == "1 kicking"  # nobody can move any more


def test_a_failed_dash_uses_up_entrance_and_move() -> None:
    """R5"""
    after = do(body("out: Nib Tock"), "Nib Fleotis", "dice 6+6")
    assert where(after, "Nib") == "gone"
    assert "Tock Fleotis" not in offered(after)


def test_limits_count_for_all_clans_together() -> None:
    """R5"""
    state = body("out: Nib Tock Nib-2 Tock-2\nEye: dead\nProlobosinator: dead", seats=3)
    after = do(state, "Nib Glut", "Tock Fleotis")
    assert phase(after) == "2 moving"
    assert "Tock Fleotis" not in offered(after)
    assert "Nib Glut" in offered(after)
    assert "Tock Glut" not in offered(do(after, "Nib Glut"))


def test_the_second_move_is_a_phase_of_its_own() -> None:
    """R5"""
    state = do(body("Eye: Zip\nForebosinator: dead"), "Zip Forebosinator")
    assert phase(state) == "1 racing"
    assert "Zip Eye" in offered(state)


def test_creatures_do_not_block_each_other() -> None:
    """R5"""
    state = body("Glut: Nib Runnungitm Runnungitm Makum\nBloatbulb: Runnungitm")
    assert "Nib Bloatbulb" in offered(state)


def test_each_snit_moves_once_to_a_neighbour() -> None:
    """R6"""
    state = body("Gulpus: Nib\nout: Tock")
    assert [one for one in offered(state) if one.startswith("Nib")] == [
        "Nib Antephellum", "Nib Bloatbulb", "Nib Wamblum",
    ]  # fmt: skip
    assert not [one for one in offered(do(state, "Nib Wamblum")) if one.startswith("Nib")]


def test_leaving_through_an_entrance_is_a_move() -> None:
    """R6"""
    after = do(body("Fleotis: Nib Tock"), "Nib out")
    assert where(after, "Nib") == "out"
    assert not [one for one in offered(after) if one.startswith("Nib")]


# R7: the Fleotis


@pytest.mark.parametrize(("roll", "place"), [("dice 1+4", "Fleotis"), ("dice 2+4", "gone")])
def test_with_both_watching_a_snit_rolls_two_dice(roll: str, place: str) -> None:
    """R7"""
    assert where(do(body("out: Nib"), "Nib Fleotis", roll), "Nib") == place


@pytest.mark.parametrize("dead", ["Eye", "Prolobosinator"])
@pytest.mark.parametrize(("roll", "place"), [("die 5", "Fleotis"), ("die 6", "gone")])
def test_with_one_out_a_snit_rolls_one_die(dead: str, roll: str, place: str) -> None:
    """R7"""
    assert where(do(body(f"out: Nib Tock\n{dead}: dead"), "Nib Fleotis", roll), "Nib") == place


def test_with_one_out_sixes_and_sevens_need_no_roll() -> None:
    """R7"""
    for name in ("Skitter", "Zip"):
        assert where(do(body(f"out: {name}\nEye: dead"), f"{name} Fleotis"), name) == "Fleotis"


def test_with_both_out_the_fleotis_is_free_and_leaving_always_is() -> None:
    """R7"""
    state = body("out: Thudd\nEye: dead\nProlobosinator: dead")
    assert where(do(state, "Thudd Fleotis"), "Thudd") == "Fleotis"
    assert where(do(body("Fleotis: Thudd"), "Thudd out"), "Thudd") == "out"


# R8 to R10: kicks


@pytest.mark.parametrize(("name", "best"), [("Nib", 2), ("Zip", 2), ("Thudd", 4), ("Thudd!", 2)])
def test_a_kick_kills_with_one_or_two_and_a_hammer_with_up_to_four(name: str, best: int) -> None:
    """R8"""
    state = do(body(f"Glut: {name}", "kicking"), f"{name.rstrip('!')} kicks Snorg")
    assert [works(do(state, f"die {pips}"), "Glut") for pips in range(1, 7)] == [pips > best for pips in range(1, 7)]


def test_snorg_makum_and_runnungitm_can_be_kicked_in_the_same_organ_only() -> None:
    """R8"""
    state = body("Glut: Nib Makum Runnungitm\nGulpus: dead Tock\nout: Fidge\nBloatbulb: Makum", "kicking")
    assert offered(state) == ["Nib kicks Snorg", "Nib kicks Makum", "Nib kicks Runnungitm", "end phase"]


def test_a_snit_kicks_once_a_turn_and_after_the_last_result() -> None:
    """R8"""
    state = do(body("Glut: Nib Tock Makum", "kicking"), "Nib kicks Snorg")
    assert GAME.to_act(state) == (CHANCE,)
    assert [one for one in offered(do(state, "die 6")) if "Nib" in one] == []


def test_snits_are_not_kicked_while_the_bolotomus_lives() -> None:
    """R8"""
    state = body("Glut: dead Nib Nib-2\nEye: Tock", "kicking", seats=3)
    assert offered(state) == ["Tock kicks Snorg", "end phase"]


def test_a_dead_makum_returns_to_the_pool() -> None:
    """R8"""
    after = do(body("Glut: Nib Makum\nEye: Makum", "kicking"), "Nib kicks Makum", "die 1")
    assert after.makum_pool() == 8


def test_a_missed_runnungitm_chomps_at_once_every_time() -> None:
    """R9"""
    state = do(body("Glut: Nib Tock Runnungitm", "kicking"), "Nib kicks Runnungitm", "die 3")
    after = do(state, "dice 3+3", "dice 1+1")
    assert where(after, "Nib") == "gone"
    again = do(after, "Tock kicks Runnungitm", "die 6", "dice 6+6", "dice 6+6")
    assert (where(again, "Tock"), again.runnungitm_pool()) == ("gone", 18)


def test_a_free_chomp_leaves_the_chomp_of_the_turn() -> None:
    """R9"""
    state = body("Glut: dead Nib Tock Runnungitm", "kicking")
    state = do(state, "Nib kicks Runnungitm", "die 3", "dice 1+1", "end phase")
    while "chomping" not in phase(state):
        state = do(state, "end phase")
    assert "chomp Nib of 1" in offered(state)


def pack(options: str = "") -> Position:
    """Let a pack of three attack a Runnungitm."""
    state = body("Glut: Nib Tock Fidge Runnungitm", "kicking", options=options)
    return do(state, "pack Nib", "pack Tock", "pack Fidge", "attack")


def test_a_pack_is_named_snit_by_snit_before_any_roll() -> None:
    """R10"""
    state = do(body("Glut: Nib Tock Fidge Runnungitm\nEye: Pelt Runnungitm", "kicking"), "pack Tock")
    assert offered(state) == ["pack Nib", "pack Fidge"]
    assert offered(do(state, "pack Fidge")) == ["pack Nib", "attack"]


def test_a_lone_snit_is_no_pack() -> None:
    """R10"""
    assert "pack Nib" not in offered(body("Glut: Nib Runnungitm\nEye: Tock", "kicking"))


def test_any_hit_of_a_pack_kills_and_there_is_no_chomp() -> None:
    """R10"""
    after = do(pack(), "die 6", "die 2")
    assert after.runnungitm_pool() == 18
    assert phase(after) == "2 composing"  # all of them have kicked


def test_when_all_miss_the_bolotomus_chooses_one_to_chomp() -> None:
    """R10"""
    state = do(pack(), "die 6", "die 5", "die 4")
    assert GAME.to_act(state) == (1,)
    assert offered(state) == ["chomp Nib of 1", "chomp Tock of 1", "chomp Fidge of 1"]
    after = do(state, "chomp Tock of 1", "dice 5+5", "dice 1+1")
    assert [where(after, name) for name in ("Nib", "Tock", "Fidge")] == ["Glut", "gone", "Glut"]
    assert GAME.to_act(after) == (1,)
    assert phase(after) == "2 composing"


def test_others_may_attack_again_after_a_failed_pack() -> None:
    """R10"""
    state = do(body("Glut: Nib Tock Fidge Runnungitm", "kicking"), "pack Nib", "pack Tock", "attack", "die 6", "die 6")
    after = do(state, "chomp Nib of 1", "dice 1+1")
    assert "Fidge kicks Runnungitm" in offered(after)


def test_in_the_french_pack_each_is_chomped_once_until_a_last_kick() -> None:
    """R10"""
    state = do(pack("pack=chomp-each"), "die 6", "die 6", "die 6", "chomp Tock of 1", "dice 1+1")
    assert offered(state) == ["chomp Nib of 1", "chomp Fidge of 1"]
    killed = do(state, "chomp Nib of 1", "dice 6+6", "dice 6+6")
    assert killed.runnungitm_pool() == 18
    assert phase(killed) == "2 composing"
    spent = do(state, "chomp Nib of 1", "dice 1+1", "chomp Fidge of 1", "dice 1+1")
    assert phase(spent) == "2 composing"


# R11 and R12


def test_lightning_snits_inside_move_again_but_not_out() -> None:
    """R11"""
    state = body("Glut: Zip Nib\nout: Whisk", "racing")
    assert offered(state) == ["Zip Bloatbulb", "end phase"]


@pytest.mark.parametrize(("name", "speed"), [("Thudd", 4), ("Nib", 5), ("Skitter", 6), ("Zip", 7)])
def test_more_than_its_speed_on_two_dice_catches_a_snit(name: str, speed: int) -> None:
    """R12"""
    state = do(body(f"Glut: {name} Runnungitm", "chomping"), f"chomp {name} of 1")
    rolls = {f"dice {low}+{high}": low + high for low in range(1, 7) for high in range(low, 7)}
    for roll, total in rolls.items():
        after = do(state, roll)
        assert (after.aim >= 0) == (total > speed)


def test_each_runnungitm_chomps_once_after_earlier_chomps_are_settled() -> None:
    """R12"""
    state = body("Glut: Nib Tock Runnungitm Runnungitm\nEye: Fidge", "chomping")
    assert offered(state) == ["chomp Nib of 1", "chomp Tock of 1", "end phase"]
    after = do(state, "chomp Nib of 1", "dice 1+1")
    assert "chomp Nib of 1" in offered(after)
    assert phase(do(after, "chomp Nib of 1", "dice 1+1")) == "1 moving"


def test_a_last_kick_kills_the_runnungitm_too() -> None:
    """R12"""
    state = do(body("Glut: Nib Runnungitm Runnungitm\nEye: Tock", "chomping"), "chomp Nib of 1", "dice 6+6")
    assert do(state, "dice 2+3").runnungitm_pool() == 16
    assert do(state, "dice 3+3").runnungitm_pool() == 17
    assert where(do(state, "dice 3+3"), "Nib") == "gone"


def test_a_hammer_snit_is_wounded_first_and_dies_the_second_time_in_the_same_phase() -> None:
    """R12"""
    state = body("Glut: Thudd Runnungitm Runnungitm\nEye: Nib", "chomping")
    once = do(state, "chomp Thudd of 1", "dice 6+6", "dice 1+1")
    assert "Thudd!" in draw(once)
    assert where(do(once, "chomp Thudd of 1", "dice 6+6", "dice 6+6"), "Thudd") == "gone"


def test_a_wounded_snit_still_gets_its_last_kick() -> None:
    """R12"""
    state = do(body("Glut: Thudd Runnungitm", "chomping"), "chomp Thudd of 1", "dice 6+6", "dice 2+3")
    assert (state.runnungitm_pool(), where(state, "Thudd")) == (18, "Glut")


# R13 to R15: the Bolotomus makes things


def test_each_working_compositor_may_make_a_makum() -> None:
    """R13"""
    state = body("out: Nib\nCompositor-2: dead", "composing")
    assert offered(state) == ["compose 1 3", "compose 3", "compose 1", "end phase"]
    after = do(state, "compose 1 3")
    assert draw(after) == "Compositor-1: Makum\nCompositor-2: dead\nCompositor-3: Makum\nout: Nib"


def test_with_few_makums_the_bolotomus_chooses_where() -> None:
    """R13"""
    state = body("out: Nib\nGlut: Makum Makum Makum Makum Makum Makum Makum Makum", "composing")
    assert offered(state) == ["compose 3", "compose 2", "compose 1", "end phase"]


def test_makums_and_runnungitms_move_through_red_canals_but_never_outside() -> None:
    """R14"""
    state = body("out: Nib\nAntephellum: Makum\nLapotum: Runnungitm", "travelling")
    assert offered(state) == [
        "Makum Antephellum Gulpus", "Makum Antephellum Lapotum",
        "Runnungitm Lapotum Antephellum", "Runnungitm Lapotum Squidgium",
        "Runnungitm Lapotum Compositor-1", "Runnungitm Lapotum Compositor-2", "Runnungitm Lapotum Compositor-3",
        "end phase",
    ]  # fmt: skip
    after = do(state, "Makum Antephellum Lapotum")
    assert "Runnungitm Lapotum Antephellum" not in offered(after)
    assert not [one for one in offered(after) if one.startswith("Makum")]


def test_two_alike_in_an_organ_move_one_by_one() -> None:
    """R14"""
    state = do(body("out: Nib\nGlut: Makum Makum\nBloatbulb: Makum", "travelling"), "Makum Glut Bloatbulb")
    assert "Makum Glut Bloatbulb" in offered(state)
    after = do(state, "Makum Bloatbulb Gulpus")
    assert not [one for one in offered(after) if one.startswith("Makum Bloatbulb")]


def test_a_makum_becomes_a_runnungitm_in_the_lapotum_and_a_snorg_where_one_is_missing() -> None:
    """R15"""
    state = body("out: Nib\nLapotum: Makum Makum\nEye: dead Tock Makum Makum\nGlut: Makum", "transforming")
    assert offered(state) == ["transform Eye", "transform Lapotum", "end phase"]
    after = do(state, "transform Eye")
    assert works(after, "Eye")
    assert offered(after) == ["transform Lapotum", "end phase"]
    assert after.makum_pool() == 9 - 4
    assert do(after, "transform Lapotum").runnungitm_pool() == 17


def test_a_makum_made_this_turn_may_move_and_transform() -> None:
    """R15"""
    state = do(body("out: Nib", "composing"), "compose 1", "Makum Compositor-1 Lapotum", "transform Lapotum")
    assert state.runnungitms[LAPOTUM] == 1


# R16: the check

NINE = "\n".join(f"{name}: dead" for name in NAMES[:6] + NAMES[10:13])


def test_nine_organs_are_counted_only_at_the_end_of_the_bolotomus_turn() -> None:
    """R16"""
    state = body(f"{NINE}\nSquidgium: Nib", "kicking")
    assert GAME.outcome(state) is None
    while state.turn == 1 and GAME.outcome(state) is None:
        state = do(state, "end phase")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (1.0, 0.0)
    assert outcome.victories[0].name == "siege"


def test_a_repaired_organ_saves_the_bolotomus() -> None:
    """R16"""
    after = do(body(f"{NINE}\nEye: Makum\nout: Nib", "transforming"), "transform Eye")
    assert (GAME.outcome(after), after.turn) == (None, 2)


def test_without_snits_the_bolotomus_wins() -> None:
    """R16"""
    outcome = GAME.outcome(do(body("Glut: Nib Runnungitm", "chomping"), "chomp Nib of 1", "dice 6+6", "dice 1+1"))
    assert outcome is not None
    assert (outcome.scores, outcome.victories[0].name) == ((0.0, 1.0), "repelled")


def test_both_is_a_tie_with_one_snit_player_and_a_win_of_the_bolotomus_with_several() -> None:
    """R16"""
    one = body(f"{NINE}\nSquidgium: Nib Runnungitm", "chomping")
    several = body(f"{NINE}\nSquidgium: Nib Runnungitm", "chomping", seats=3)
    ends = [GAME.outcome(do(state, "chomp Nib of 1", "dice 6+6", "dice 1+1")) for state in (one, several)]
    assert ends[0] is not None and ends[1] is not None
    assert (ends[0].scores, ends[0].victories[0].name) == ((0.5, 0.5), "tie")
    assert (ends[1].scores, ends[1].victories[0].name) == ((0.0, 0.0, 1.0), "repelled")


def test_if_the_snits_die_in_their_own_turn_the_bolotomus_still_plays() -> None:
    """R16"""
    state = body(f"{NINE}\nSquidgium: Nib Runnungitm\nEye: Makum", "kicking")
    state = do(state, "Nib kicks Runnungitm", "die 6", "dice 6+6", "dice 6+6")
    assert phase(state) == "2 composing"
    while "transforming" not in phase(state):
        state = do(state, "end phase")
    outcome = GAME.outcome(do(state, "transform Eye"))
    assert outcome is not None
    assert outcome.scores == (0.0, 1.0)


# R17: several clans

THREE_CLANS = "Glut: Nib Zip\nEye: Nib-2 Zip-2\nWamblum: Nib-3 Zip-3"


def test_clans_move_kick_and_race_whole_clan_after_whole_clan_from_the_senior() -> None:
    """R17"""
    state, seen = body(THREE_CLANS, seats=4, senior=1), []
    while "4" not in phase(state):
        seen.append(phase(state))
        state = do(state, "end phase")
    assert seen == [f"{seat} {name}" for name in ("moving", "kicking", "racing") for seat in (2, 3, 1)]


def test_the_totem_passes_left_over_clans_without_snits() -> None:
    """R17"""
    state = body("Glut: Nib\ngone: Nib-2\nWamblum: Nib-3", "transforming", seats=4, senior=0, turn=3)
    assert (state.turn, state.senior, phase(state)) == (4, 2, "3 moving")


def test_second_moves_of_all_clans_share_one_phase() -> None:
    """R17"""
    state = body("Eye: Zip\nForebosinator: Zip-2", "racing", seats=3)
    after = do(state, "Zip Forebosinator")
    assert phase(after) == "3 composing"  # the canal is used, and the other Zip has nowhere to go


# R19 and R20: hidden things


def test_a_splop_takes_the_killer_with_it_hammer_or_not() -> None:
    """R19"""
    after = do(body("Glut: Thudd Nib Splop\nEye: Splop", "kicking", options="splops=3"), "Thudd kicks Snorg", "die 1")
    assert (where(after, "Thudd"), where(after, "Nib"), works(after, "Glut")) == ("gone", "Glut", False)
    assert GAME.observe(after, 0).hidden == (0, 1)


def test_the_spark_ends_a_siege_of_two_at_once() -> None:
    """R19"""
    outcome = GAME.outcome(do(body("Glut: Nib Tock Spark", "kicking", options="spark=yes"), "Nib kicks Snorg", "die 2"))
    assert outcome is not None
    assert (outcome.scores, outcome.victories[0].name) == ((1.0, 0.0), "spark")


def test_nothing_is_hidden_in_the_lapotum_nor_twice_in_one_place() -> None:
    """R19"""
    state = GAME.start(2, {"spark": "yes", "splops": "4"})
    assert len(offered(state)) == 15
    after = do(state, "hide Spark Eye")
    assert "hide Splop Eye" not in offered(after)
    assert "hide Splop Lapotum" not in offered(after)
    done = do(after, "hide Splop Glut", "hide Splop Fleotis", "hide Splop Dreenle", "hide Splop Wamblum")
    assert phase(done) == "2 duty"


def test_a_replaced_snorg_hides_nothing() -> None:
    """R19"""
    state = body("Glut: dead Makum Nib\nEye: Spark", "transforming", options="spark=yes")
    after = do(state, "transform Glut")
    assert GAME.observe(after, 0).under[NAMES.index("Glut")] == BARE


@pytest.mark.parametrize(("hiding", "shown"), [("dummies", 15), ("open", 3), ("written", 0)])
def test_counters_show_by_the_way_of_hiding(hiding: str, shown: int) -> None:
    """R20"""
    start = GAME.start(2, {"splops": "3", "hiding": hiding})
    state = do(start, "hide Splop Eye", "hide Splop Glut", "hide Splop Dreenle")
    for viewer in (0, ONLOOKER):
        assert GAME.observe(state, viewer).under.count(FACE_DOWN) == shown
    assert GAME.observe(state, 1).under == state.under


def test_hiding_is_told_as_it_shows() -> None:
    """R20"""
    for hiding, same in (("dummies", True), ("open", False), ("written", True)):
        state = GAME.start(2, {"splops": "3", "hiding": hiding})
        eye, glut = [GAME.told(state, 1, GAME.read(f"hide Splop {organ}"), 0) for organ in ("Eye", "Glut")]
        assert (eye == glut) == same


def test_without_hidden_things_no_counters_show() -> None:
    """R20"""
    assert FACE_DOWN not in GAME.observe(GAME.start(2, {"hiding": "dummies"}), 0).under


# R21: other options


@pytest.mark.parametrize(("size", "leaves"), [("13", 4), ("14", 3), ("16", 1)])
def test_an_army_may_be_smaller_or_larger(size: str, leaves: int) -> None:
    """R21"""
    state, left = do(GAME.start(2, {"army": size}), "duty Glut"), 0
    while "armies" in phase(state):
        state, left = do(state, offered(state)[-1]), left + 1
    assert (left, len(army(state))) == (leaves, int(size))


def test_a_smaller_army_leaves_out_the_two_badged_and_any_others() -> None:
    """R21"""
    state = do(GAME.start(2, {"army": "13"}), "duty Glut", "leave out Nib", "leave out Pelt")
    assert len(offered(state)) == 8
    assert "leave out Tock" not in offered(state)


def test_an_army_of_seventeen_has_all_badges() -> None:
    """R21"""
    assert len(army(do(GAME.start(2, {"army": "17"}), "duty Glut"))) == 17


def test_clans_may_be_one_larger_with_the_same_badges() -> None:
    """R21"""
    state = do(GAME.start(3, {"army": "9"}), "dice 6+6", "dice 1+1", "duty Glut", "take Zip", "take Whisk", "take Bonk")
    assert not {"take Thudd", "take Zoomie"} & set(offered(state))
    assert len(offered(state)) == 9


@pytest.mark.parametrize("needed", ["7", "8", "10", "11"])
def test_other_numbers_of_organs_may_be_needed(needed: str) -> None:
    """R21"""
    dead = [name for name in NAMES if name != "Lapotum"][: int(needed)]
    text = "".join(f"{name}: dead\n" for name in dead) + "out: Nib\nGlut: Makum"
    outcome = GAME.outcome(do(body(text, "transforming", options=f"organs={needed}"), "end phase"))
    assert outcome is not None
    assert outcome.scores[0] == 1
    saved = do(body(text, "transforming", options=f"organs={needed}"), "transform Glut")
    assert GAME.outcome(saved) is None


def test_channels_may_take_three() -> None:
    """R21"""
    state = body("Glut: Nib Tock Fidge Quib\nEye: Zip Whisk", options="passages=channels-3")
    after = do(state, "Nib Bloatbulb", "Tock Bloatbulb", "Fidge Bloatbulb")
    assert "Quib Bloatbulb" not in offered(after)
    assert "Whisk Forebosinator" not in offered(do(after, "Zip Forebosinator"))


def test_all_passages_may_take_two_with_entrances_unchanged() -> None:
    """R21"""
    state = body(
        "Eye: Zip Whisk\nout: Nib Tock\nGlut: Fidge Quib\nEye: dead\nProlobosinator: dead", options="passages=all-2"
    )
    after = do(state, "Zip Forebosinator", "Whisk Forebosinator", "Fidge Bloatbulb", "Quib Bloatbulb", "Nib Fleotis")
    assert "Tock Fleotis" not in offered(after)
    red = body("out: Nib\nLapotum: Makum Makum Makum", "travelling", options="passages=all-2")
    after = do(red, "Makum Lapotum Squidgium", "Makum Lapotum Squidgium")
    assert "Makum Lapotum Squidgium" not in offered(after)


def test_without_runnungitms_none_is_placed_and_none_made() -> None:
    """R21"""
    start = GAME.start(2, {"runnungitms": "no"})
    assert phase(start) == "1 armies"
    state = body("out: Nib\nLapotum: Makum\nEye: dead Makum", "transforming", options="runnungitms=no")
    assert offered(state) == ["transform Eye", "end phase"]


def test_the_counters_of_1978_have_neither_speeds_nor_badges() -> None:
    """R21"""
    state = do(GAME.start(2, {"counters": "1978"}), "duty Glut")
    assert phase(state) == "1 moving"
    assert len(army(state)) == 15
    assert {state.speed(snit) for snit in state.armies[0]} == {5}
    assert not [snit for snit in state.armies[0] if state.is_hammer(snit) or state.is_lightning(snit)]
    assert state.makum_pool() == 3


# R22: the clock


@pytest.mark.parametrize("clock", ["30", "60", "120"])
def test_the_clock_ends_an_endless_siege(clock: str) -> None:
    """R22"""
    last = body("out: Nib", turn=int(clock), options=f"clock={clock}")
    while GAME.outcome(last) is None and last.turn == int(clock):
        last = do(last, "end phase")
    outcome = GAME.outcome(last)
    assert outcome is not None
    assert (outcome.scores, outcome.victories[0].name) == ((0.0, 1.0), "outlasted")


def test_before_the_last_turn_the_siege_goes_on() -> None:
    """R22"""
    state = body("out: Nib", "transforming", turn=59)
    assert (GAME.outcome(state), state.turn) == (None, 60)
