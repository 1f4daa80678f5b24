"""One test or more for each ruling; the docstring names it."""

from __future__ import annotations

from typing import Final

import pytest

from frabjous.core.contract import CHANCE, ONLOOKER
from frabjous.games.snark.cards import CARDS, COPIES, COSTS, CREW, WARRANTS
from frabjous.games.snark.drawing import names
from frabjous.games.snark.state import Position
from frabjous.games.snark.terms import ARK, DEAD, VOID_ROUNDS
from games.snark.drawing import GAME, crew, do, hand, offered, table

ALL_MEN: Final = "banker broker boots billiard-marker bonnet-maker beaver baker barrister butcher"
FIVE_MARKS: Final = "taste late jest bathing ambition"


# K1 to K4: the beginning


def test_the_first_leader_is_drawn_by_chance() -> None:
    """K1"""
    start = GAME.start(3, {})
    assert GAME.to_act(start) == (CHANCE,)
    assert offered(start) == ["lead 1", "lead 2", "lead 3"]
    assert {weight for _, weight in GAME.chances(start)} == {1}
    assert do(start, "lead 2", "ante").mover == 1


def test_the_host_may_choose_the_first_leader() -> None:
    """K1"""
    start = GAME.start(3, {"leader": "seat-3"})
    assert offered(start) == ["ante"]
    assert do(start, "ante").mover == 2


def test_everybody_pays_a_warrant_before_the_first_round() -> None:
    """K2"""
    start = GAME.start(4, {"leader": "seat-1"})
    assert start.warrants == [WARRANTS] * 4
    after = do(start, "ante")
    assert (after.warrants, after.pool) == ([9] * 4, 4)


def test_warrants_are_open_to_all() -> None:
    """K2"""
    state = do(GAME.start(2, {"leader": "seat-1"}), "ante")
    assert GAME.observe(state, ONLOOKER).warrants == (9, 9)


def caught(theirs: int = 9) -> Position:
    """Give the moment in which the first seat has caught the Snark."""
    rows = f"taste fork soap soap map | baker | 8\nfork fork bell late late | boots | {theirs}"
    return do(table(rows, dead="banker"), "hunt taste", "meet snark")


def test_everything_goes_back_between_rounds() -> None:
    """K3"""
    after = do(caught(), "pool")
    assert (sum(after.stock), sum(after.discards)) == (38, 0)
    assert after.holders == [ARK] * 10
    assert [after.size(seat) for seat in (0, 1)] == [0, 0]
    assert after.turned == []
    assert offered(after) == ["ante"]


def test_a_round_opens_with_five_cards_to_each_in_turns() -> None:
    """K4"""
    state = do(GAME.start(3, {"leader": "seat-2"}), "ante")
    drawn = []
    while GAME.to_act(state) == (CHANCE,):
        drawn.append(state.mover)
        state = GAME.apply(state, CHANCE, GAME.chances(state)[0][0])
    assert drawn == [1, 2, 0] * 5
    assert GAME.to_act(state) == (1,)


# K5 to K9: turns


def test_with_fewer_than_five_cards_a_turn_is_only_a_draw() -> None:
    """K5"""
    state = table("taste fork soap bell | bellman baker | 9\nmap map map late late | | 9")
    assert GAME.to_act(state) == (CHANCE,)
    after = do(state, "draw late")
    assert (hand(after, 0), after.mover) == ("taste late fork soap bell", 1)


def test_with_five_cards_somebody_must_act_and_can_always_exchange() -> None:
    """K5"""
    state = table("taste taste taste taste late | | 9\nmap | | 9")
    assert GAME.to_act(state) == (0,)
    assert offered(state) == ["exchange taste", "exchange late"]


def test_a_retired_seat_has_no_turn() -> None:
    """K5"""
    state = table("taste taste taste taste late | | 9\nretired\nmap | | 9")
    assert do(state, "exchange late", "draw fork").mover == 2


def test_a_turn_ends_with_a_draw() -> None:
    """K6"""
    state = table("taste taste fork soap thimble | | 9\nmap | | 9")
    assert GAME.to_act(do(state, "exchange taste")) == (CHANCE,)
    assert hand(do(state, "hire baker", "draw bell"), 0) == "taste taste bell"


def test_a_draw_follows_a_failed_hunt_but_not_a_winning_one() -> None:
    """K6"""
    failed = do(table("taste fork soap soap map | baker | 8\nfork | | 9"), "hunt taste", "meet bear", "meet hyena")
    after = do(failed, "meet boojum", "return", "draw late")
    assert (hand(after, 0), after.mover) == ("late fork soap soap map", 1)
    assert offered(caught()) == ["pool"]


def test_one_action_a_turn() -> None:
    """K7"""
    state = do(
        table("taste fork soap share map | baker | 8\nfork late late late map | | 9"), "hire broker", "draw late"
    )
    assert state.mover == 1


def test_nobody_hires_more_than_two_men_or_one_with_the_licence() -> None:
    """K8"""
    kit = "thimble fork soap share map"
    assert not [text for text in offered(table(f"{kit} | boots beaver | 9\nmap | | 9")) if text.startswith("hire")]
    assert not [text for text in offered(table(f"{kit} | bellman beaver | 9\nmap | | 9")) if text.startswith("hire")]
    assert "hire banker" in offered(table(f"{kit} | bellman | 9\nmap | | 9"))
    assert "hire banker" in offered(table(f"{kit} | beaver | 9\nmap | | 9"))


def test_the_dead_and_the_hired_are_not_for_hire() -> None:
    """K8"""
    state = table("thimble fork soap share map | | 9\nmap | baker | 9", dead="banker")
    hires = [text for text in offered(state) if text.startswith("hire")]
    assert hires == [f"hire {name}" for name in CREW[1:9] if name != "baker"]


@pytest.mark.parametrize("man", range(9))
def test_every_man_wants_his_implements(man: int) -> None:
    """K8"""
    cards = [CARDS[card] for card in COSTS[man]]
    rest = ["taste", "late", "jest", "bathing", "ambition"]
    enough = cards + rest[len(cards) :]
    state = table(f"{' '.join(enough)} | | 9\nmap | | 9")
    after = do(state, f"hire {CREW[man]}")
    assert after.holders[man] == 0
    assert sum(after.discards) == len(cards)
    fewer = table(f"{' '.join(enough[1:])} taste | | 9\nmap | | 9")
    assert f"hire {CREW[man]}" not in offered(fewer)


def test_the_licence_is_taken_from_the_ark_for_bell_map_and_a_warrant() -> None:
    """K9"""
    after = do(table("taste taste taste bell map | boots | 1\nmap | | 17", pool=2), "bellman")
    assert crew(after, 0) == "boots bellman"
    assert (after.warrants[0], after.pool) == (0, 3)
    assert hand(after, 0) == "taste taste taste"


def test_the_licence_is_taken_from_its_holder_who_keeps_his_man() -> None:
    """K9"""
    after = do(table("taste taste taste bell map | | 9\nmap | bellman baker | 9"), "bellman")
    assert (crew(after, 0), crew(after, 1)) == ("bellman", "baker")
    assert after.warrants == [8, 9]


@pytest.mark.parametrize(
    "line",
    [
        "taste taste taste bell map | boots baker | 9",
        "taste taste taste bell map | bellman | 9",
        "taste taste taste bell map | | 0",
        "taste taste taste bell bell | | 9",
    ],
    ids=["two men", "from oneself", "no Warrant", "no Map"],
)
def test_some_may_not_take_the_licence(line: str) -> None:
    """K9"""
    assert "bellman" not in offered(table(f"{line}\nmap | | 9"))


# K10: Bewilder


THREE: Final = """
    taste late jest fork soap | bellman | 9
    thimble thimble share map map | | 9
    bell bell bathing ambition ambition | | 9
"""


def test_the_bellman_discards_and_everybody_passes_one_right_and_one_left() -> None:
    """K10"""
    state = do(table(THREE), "bewilder jest")
    assert GAME.to_act(state) == (0, 1, 2)
    state = do(
        state, "3: pass bell right, ambition left", "1: pass taste right, late left", "2: pass map right, map left"
    )
    assert GAME.to_act(state) == (CHANCE,)
    state = do(state, "swap")
    assert (
        hand(state, 0) == "ambition fork soap map"
    )  # from the left, seat 2, its right; from the right, seat 3, its left
    assert hand(state, 1) == "late thimble thimble share bell"
    assert hand(state, 2) == "taste bathing ambition bell map"
    after = do(state, "draw taste")
    assert (after.size(0), after.mover) == (5, 1)


def test_only_a_bellman_bewilders_and_as_often_as_he_likes() -> None:
    """K10"""
    assert not [text for text in offered(table(THREE, mover=2)) if text.startswith("bewilder")]
    once = do(table(THREE), "bewilder jest", "1: pass taste right, late left", "2: pass map right, map left")
    again = do(once, "3: pass bell right, bell left", "swap", "draw jest", "exchange thimble", "draw taste")
    assert "bewilder jest" in offered(do(again, "exchange bathing", "draw taste"))


def test_the_bellman_passes_from_his_four() -> None:
    """K10"""
    state = do(table(THREE), "bewilder jest")
    assert len(offered(state, 0)) == 4 * 3
    assert not [text for text in offered(state, 0) if "jest" in text]


def test_two_of_a_kind_can_both_be_passed() -> None:
    """K10"""
    state = do(table(THREE), "bewilder jest")
    assert "pass map right, map left" in offered(state, 1)
    assert "pass share right, share left" not in offered(state, 1)


def test_a_single_card_goes_right() -> None:
    """K10"""
    state = table("taste late jest fork soap | bellman | 9\nmap | | 9\nbell bell bathing ambition ambition | | 9")
    state = do(state, "bewilder jest")
    assert offered(state, 1) == ["pass map"]
    state = do(state, "1: pass taste right, late left", "2: pass map", "3: pass bell right, ambition left", "swap")
    assert hand(state, 0) == "ambition fork soap map"
    assert hand(state, 1) == "late bell"  # a card more than before
    assert hand(state, 2) == "taste bathing ambition bell"  # at the expense of this one


def test_two_players_pass_an_unordered_pair() -> None:
    """K10"""
    state = do(table("taste late jest fork soap | bellman | 9\nmap map bell bell bell | | 9"), "bewilder jest")
    assert offered(state, 1) == ["pass bell and bell", "pass bell and map", "pass map and map"]
    state = do(state, "1: pass taste and soap", "2: pass map and map", "swap")
    assert (hand(state, 0), hand(state, 1)) == ("late fork map map", "taste soap bell bell bell")


def test_retired_seats_are_passed_over_to_the_left_and_right() -> None:
    """K10"""
    state = table("taste late jest fork soap | bellman | 9\nretired\nmap map bell | | 9\nthimble thimble | | 9")
    state = do(state, "bewilder jest")
    assert GAME.to_act(state) == (0, 2, 3)
    state = do(
        state, "1: pass taste right, late left", "3: pass map right, map left", "4: pass thimble right, thimble left"
    )
    assert (hand(do(state, "swap"), 2), hand(do(state, "swap"), 3)) == ("late thimble bell", "taste map")


def test_only_giver_and_receiver_know_a_passed_card() -> None:
    """K10"""
    state = do(table(THREE), "bewilder jest", "1: pass taste right, late left")
    state = do(state, "2: pass map right, share left", "3: pass bell right, bell left")
    said = {
        seat: [str(one) for one in GAME.told(state, CHANCE, GAME.read("swap"), seat)] for seat in (0, 1, 2, ONLOOKER)
    }
    assert [len(said[seat]) for seat in (0, 1, 2, ONLOOKER)] == [3, 3, 3, 1]
    assert "card-late" in said[1][1]
    assert not [line for line in said[0] if "card-late" in line or "card-share" in line]


def memory(state: Position, giver: int, receiver: int) -> str:
    """Give what a giver remembers of a hand; the receiver knows that, and nobody else."""
    known = [one for one in GAME.observe(state, giver).passed if one[:2] == (giver, receiver)]
    for seat in (0, 1, 2, ONLOOKER):
        assert (set(known) <= set(GAME.observe(state, seat).passed)) == (seat in (giver, receiver) or not known)
    return names(CARDS, [card for _, _, card in known])


def bewildered() -> Position:
    state = do(table(THREE), "bewilder jest", "1: pass taste right, late left", "2: pass map right, map left")
    return do(state, "3: pass bell right, ambition left", "swap", "draw jest")


def test_a_giver_remembers_what_went_to_whom() -> None:
    """K10"""
    state = bewildered()
    assert (memory(state, 0, 1), memory(state, 0, 2), memory(state, 1, 2)) == ("late", "taste", "map")


def test_the_memory_ends_when_a_card_of_that_kind_is_discarded() -> None:
    """K10"""
    other = do(bewildered(), "exchange thimble", "draw soap")
    assert memory(other, 0, 1) == "late"
    assert memory(do(bewildered(), "exchange late"), 0, 1) == ""


def test_the_memory_ends_with_the_next_bewilder() -> None:
    """K10"""
    state = do(bewildered(), "exchange thimble", "draw soap", "exchange bathing", "draw soap", "bewilder jest")
    state = do(state, "1: pass fork right, soap left", "2: pass bell right, late left", "3: pass bell right, map left")
    assert memory(do(state, "swap"), 0, 1) == "soap"


def test_everybody_remembers_that_cards_kept_on_a_hunt_are_no_other_mark() -> None:
    """K10"""
    state = do(table("taste taste late fork soap | boots | 9\nmap | | 9"), "hunt taste late")
    for seat in (1, ONLOOKER):
        seen = GAME.observe(state, seat)
        assert (seen.kept[0], seen.kept_marks[0]) == (3, 0b00011)


def test_nothing_of_the_kind_is_known_when_marks_may_be_held_back() -> None:
    """K10"""
    state = table("taste taste late fork soap | boots | 9\nmap | | 9", options="marks=hold-back")
    assert GAME.observe(do(state, "hunt taste late"), 1).kept == (0, 0)


# K11


def test_the_last_card_of_the_stock_brings_the_discards_back() -> None:
    """K11"""
    state = table("taste late jest fork soap | | 9\nmap | | 9", stock="bell")
    after = do(state, "exchange fork", "draw bell")
    assert (sum(after.stock), sum(after.discards), after.reshuffles) == (32, 0, 1)


# K12 to K14: the hunt


@pytest.mark.parametrize(
    ("line", "hunts"),
    [
        ("taste late late fork soap | boots | 9", ["hunt taste late"]),
        ("taste late late fork soap | bellman | 9", ["hunt taste late"]),
        ("taste late late fork soap | | 9", []),
        ("map map bell fork soap | boots | 9", []),
    ],
    ids=["a man", "the licence", "nobody", "no Mark"],
)
def test_a_hunt_needs_a_hunter_and_a_mark(line: str, hunts: list[str]) -> None:
    """K12"""
    assert [text for text in offered(table(f"{line}\nmap | | 9")) if text.startswith("hunt")] == hunts


def test_all_different_marks_are_shown_and_discarded() -> None:
    """K13"""
    after = do(table("taste taste late fork soap | boots | 9\nmap | | 9"), "hunt taste late")
    assert hand(after, 0) == "taste fork soap"
    assert after.left == 2


def test_marks_may_be_held_back_if_the_host_says_so() -> None:
    """K13"""
    state = table("taste taste late fork soap | boots | 9\nmap | | 9", options="marks=hold-back")
    assert [text for text in offered(state) if text.startswith("hunt")] == [
        "hunt taste",
        "hunt late",
        "hunt taste late",
    ]
    after = do(state, "hunt late")
    assert (hand(after, 0), after.left) == ("taste taste fork soap", 1)


def test_only_five_marks_shown_open_the_pack() -> None:
    """K13"""
    state = table(f"{FIVE_MARKS} | boots | 9\nmap | | 9", options="marks=hold-back")
    assert do(state, "hunt taste late jest bathing").left == 4
    assert do(state, f"hunt {FIVE_MARKS}").left == 8


def hunt(party: str, marks: str = "taste late jest", warrants: int = 9, *meetings: str) -> Position:
    """Send a party out and let it meet some animals."""
    fill = " ".join(["map", "map", "bell", "bell"][: 5 - len(marks.split())])
    state = table(f"{marks} {fill} | {party} | {warrants}\nfork fork | | 9", pool=2)
    return do(state, f"hunt {marks}", *(f"meet {name}" for name in meetings))


def test_as_many_cards_are_turned_as_marks_were_shown() -> None:
    """K14"""
    state = hunt("boots broker", "taste late", 9, "hyena", "bear")
    assert offered(state) == ["return"]


def test_five_marks_turn_the_whole_pack() -> None:
    """K14"""
    state = hunt("boots broker", FIVE_MARKS, 9, "hyena", "bear", "jubjub", "live-pig", "bandersnatch", "bandersnatch")
    assert offered(state) == ["meet snark", "meet boojum"]


def test_the_snark_ends_the_hunt() -> None:
    """K14"""
    assert offered(hunt("boots", "taste late", 9, "snark")) == ["pool"]


def test_a_hunt_without_hunters_is_over() -> None:
    """K14"""
    assert offered(hunt("boots", "taste late jest", 9, "bandersnatch")) == ["return"]


# K15 to K19: the animals


def test_the_boojum_takes_every_man_for_a_warrant_each() -> None:
    """K15"""
    state = hunt("boots broker", "taste late jest", 9, "boojum")
    assert crew(state, DEAD) == "broker boots"
    assert (state.warrants[0], state.pool) == (7, 4)
    assert offered(state) == ["return"]


def test_the_bellman_goes_on_after_the_boojum() -> None:
    """K15"""
    state = hunt("bellman broker", "taste late jest", 9, "boojum")
    assert (crew(state, 0), crew(state, DEAD)) == ("bellman", "broker")
    assert state.left == 2
    assert offered(do(state, "meet bandersnatch")) == ["return"]  # alone by now


@pytest.mark.parametrize(
    ("party", "left", "dead"),
    [
        ("banker broker", "broker", "banker"),
        ("bellman banker", "bellman", "banker"),
        ("banker", "", "banker"),
        ("boots", "", "boots"),
        ("boots broker", "broker boots", ""),
        ("bellman boots", "boots bellman", ""),
        ("bellman", "bellman", ""),
    ],
)
def test_whom_a_bandersnatch_takes(party: str, left: str, dead: str) -> None:
    """K16"""
    state = hunt(party, "taste late jest", 9, "bandersnatch")
    assert (crew(state, 0), crew(state, DEAD)) == (left, dead)
    stopped = party in ("banker", "boots", "bellman")
    assert state.left == (0 if stopped else 2)
    assert state.warrants[0] == (8 if dead else 9)


def test_the_second_bandersnatch_takes_the_partner_left_alone() -> None:
    """K16"""
    assert crew(hunt("banker boots", "taste late jest", 9, "bandersnatch", "bandersnatch"), DEAD) == "banker boots"


def test_with_five_marks_only_boojum_and_bandersnatch_matter() -> None:
    """K17"""
    for animal in ("jubjub", "hyena", "bear", "live-pig", "dead-pig"):
        for man in ("butcher", "beaver", "baker", "barrister"):
            assert hunt(f"bellman {man}", FIVE_MARKS, 9, animal).left == 7
    assert crew(hunt("bellman baker", FIVE_MARKS, 9, "boojum"), DEAD) == "baker"
    assert offered(hunt("bellman", FIVE_MARKS, 9, "bandersnatch")) == ["return"]


@pytest.mark.parametrize(
    ("man", "animal", "change"),
    [
        ("butcher", "jubjub", 1),
        ("beaver", "jubjub", -1),
        ("baker", "hyena", 1),
        ("baker", "bear", 1),
        ("barrister", "live-pig", 1),
        ("barrister", "dead-pig", -1),
        ("boots", "jubjub", 0),
        ("baker", "live-pig", 0),
        ("barrister", "bear", 0),
    ],
)
def test_friends_gain_a_card_and_foes_forfeit_one(man: str, animal: str, change: int) -> None:
    """K18"""
    assert hunt(man, "taste late jest", 9, animal).left == 2 + change


def test_bonuses_add_up_also_on_the_last_card() -> None:
    """K18"""
    assert hunt("baker", "taste", 9, "hyena").left == 1
    assert hunt("baker", "taste", 9, "hyena", "bear").left == 1


def test_a_forfeit_with_no_card_left_ends_the_hunt() -> None:
    """K18"""
    assert offered(hunt("beaver", "taste", 9, "jubjub")) == ["return"]


def test_butcher_and_beaver_cancel() -> None:
    """K18"""
    assert hunt("butcher beaver", "taste late jest", 9, "jubjub").left == 2


def test_only_a_living_man_counts() -> None:
    """K18"""
    assert hunt("bellman baker", "taste late jest", 9, "boojum", "hyena").left == 1


def test_the_pig_is_one_card_and_a_fair_coin() -> None:
    """K19"""
    weights = {deed.text: weight for deed, weight in GAME.chances(hunt("boots", "taste late"))}
    assert weights["meet live-pig"] == weights["meet dead-pig"] == 1
    assert {weights[name] for name in ("meet snark", "meet boojum", "meet jubjub", "meet hyena", "meet bear")} == {2}
    assert weights["meet bandersnatch"] == 4
    later = offered(hunt("boots", "taste late", 9, "dead-pig"))
    assert "meet live-pig" not in later
    assert "meet dead-pig" not in later


# K20 to K23: after a hunt


def test_survivors_and_licence_return_and_the_pack_is_whole() -> None:
    """K20"""
    state = do(hunt("bellman boots", "taste", 9, "hyena"), "return")
    assert crew(state, ARK) == " ".join(CREW)
    assert (state.turned, state.shown) == ([], 0)


def test_who_cannot_pay_for_a_man_retires_at_once() -> None:
    """K21"""
    state = table("taste late map map bell | boots broker | 1\nfork | | 9\nfork | | 18", pool=2)
    state = do(state, "hunt taste late", "meet boojum")
    assert (state.warrants[0], state.pool) == (0, 3)
    assert offered(state) == ["retire 1"]
    after = do(state, "retire 1")
    assert after.retired == [True, False, False]
    assert (hand(after, 0), after.mover, after.pool) == ("", 1, 3)
    assert crew(after, DEAD) == "broker boots"


def test_a_bellman_who_cannot_pay_for_his_man_retires_too() -> None:
    """K21"""
    state = table("taste late map map bell | bellman boots | 0\nfork | | 9\nfork | | 9")
    after = do(state, "hunt taste late", "meet boojum", "retire 1")
    assert after.holders[9] == ARK
    assert (after.left, after.turned) == (0, [])
    assert after.mover == 1


def test_a_retiring_hand_lies_open_on_the_discards() -> None:
    """K21"""
    state = table("taste late map map bell | boots | 0\nfork | | 9\nfork | | 9")
    after = do(state, "hunt taste late", "meet bandersnatch", "retire 1")
    assert (after.discards[9], after.discards[10]) == (1, 2)
    assert sum(after.stock) == 38 - 2 - 5


def test_who_has_no_warrant_for_the_ante_retires_first() -> None:
    """K21: of two players only after a void round (version 1); with the pool in hand the other would have won."""
    rows = "taste late jest fork soap | | 8\nmap | | 0"
    waiting = table(rows, stock="thimble", reshuffles=2, version=VOID_ROUNDS)
    after = do(waiting, "exchange fork", "draw thimble", "void")
    assert offered(after) == ["retire 2"]
    last = do(after, "retire 2")
    assert offered(last) == ["try"]  # K25, without an ante
    assert last.warrants[0] == 8


def test_two_or_more_left_pay_the_ante() -> None:
    """K21"""
    state = table("taste fork soap soap map | baker | 8\nfork | | 0\nmap | | 19", pool=3)
    after = do(state, "hunt taste", "meet snark", "pool", "retire 2", "ante")
    assert (after.warrants, after.pool) == ([10, 0, 18], 2)


def test_without_a_warrant_one_plays_on() -> None:
    """K22"""
    state = table("taste late map bell soap | boots | 0\nfork | | 9")
    assert offered(state) == [
        "exchange taste", "exchange late", "exchange soap", "exchange bell", "exchange map", "hunt taste late",
    ]  # fmt: skip
    assert not do(state, "exchange map", "draw late").retired[0]


def test_without_warrant_and_crew_one_is_stranded() -> None:
    """K23"""
    dead = ALL_MEN.replace("boots ", "")
    state = table("taste late map bell soap | boots | 9\nfork | | 0\nmap | | 3", dead=dead)
    after = do(state, "hunt taste late", "meet boojum", "return")
    assert offered(after) == ["retire 2"]
    done = do(after, "retire 2")
    assert (done.retired, done.mover) == ([False, True, False], 0)
    assert all(text.startswith("draw") for text in offered(done))  # the turn goes on: the hunter still draws


def test_the_licence_saves_from_being_stranded() -> None:
    """K23"""
    dead = ALL_MEN.replace("boots ", "")
    state = table("taste late map bell soap | boots | 9\nfork | bellman | 0\nmap | | 3", dead=dead)
    after = do(state, "hunt taste late", "meet boojum", "return")
    assert not any(after.retired)


def test_losing_the_licence_may_strand_its_holder() -> None:
    """K23"""
    state = table("taste late map bell soap | | 9\nfork | bellman | 0\nmap | | 3", dead=ALL_MEN)
    assert offered(do(state, "bellman")) == ["retire 2"]


def test_all_who_are_stranded_are_judged_together() -> None:
    """K23"""
    dead = ALL_MEN.replace("boots ", "")
    state = table("taste late map bell soap | boots | 1\nfork | | 0\nmap | | 0", dead=dead)
    after = do(state, "hunt taste late", "meet boojum", "return", "retire 1", "retire 2", "retire 3")
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert outcome.victories[0].name == "snark"  # K25: nobody is left at all


def test_nobody_is_judged_inside_a_hunt() -> None:
    """K23"""
    dead = ALL_MEN.replace("boots ", "")
    state = table("taste late map bell soap | bellman boots | 9\nfork | | 0", dead=dead)
    assert offered(do(state, "hunt taste late", "meet boojum"))[0] == "meet snark"


# K24 and K25: the ends; K26 is in test_waiting.py


def test_the_winner_takes_the_pool_and_leads_the_next_round() -> None:
    """K24"""
    after = do(caught(), "pool", "ante")
    assert (after.warrants, after.pool) == ([10, 8], 2)
    assert (after.leader, after.mover, after.round) == (0, 0, 2)


def test_twenty_warrants_win_the_game() -> None:
    """K24"""
    assert GAME.outcome(do(caught(theirs=1), "pool")) is None
    outcome = GAME.outcome(do(caught(theirs=0), "pool"))
    assert outcome is not None
    assert (outcome.scores, outcome.victories[0].name) == ((1.0, 0.0), "warrants")


LONELY: Final = "taste late map bell soap | boots | 0\nfork fork | bellman beaver | {warrants}"


def last_hunt(warrants: int) -> Position:
    """Let the first seat retire on a hunt and leave the second alone."""
    state = table(LONELY.format(warrants=warrants))
    return do(state, "hunt taste late", "meet bandersnatch", "retire 1")


def test_the_last_one_left_puts_everything_away_and_hunts_at_once() -> None:
    """K25"""
    state = last_hunt(5)
    assert (hand(state, 1), crew(state, 1)) == ("", "")
    assert offered(state) == ["try"]
    trying = do(state, "try")
    assert (trying.warrants[1], trying.pool, crew(trying, 1)) == (4, 16, "bellman")
    assert len(offered(trying)) == 8


def test_a_bandersnatch_costs_another_warrant_and_the_pack_is_whole_again() -> None:
    """K25"""
    state = do(last_hunt(5), "try", "meet boojum", "meet hyena", "meet bandersnatch")
    assert offered(state) == ["try"]
    assert len(offered(do(state, "try"))) == 8


def test_the_snark_in_the_last_hunt_wins_the_game() -> None:
    """K25"""
    outcome = GAME.outcome(do(last_hunt(5), "try", "meet snark"))
    assert outcome is not None
    assert (outcome.scores, outcome.victories[0].name) == ((0.0, 1.0), "last-hunt")


def test_without_a_warrant_for_the_last_hunt_the_snark_wins() -> None:
    """K25"""
    for state in (last_hunt(0), do(last_hunt(1), "try", "meet bandersnatch")):
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert (outcome.scores, outcome.victories[0].seats) == ((0.0, 0.0), ())


# K27


def test_hands_and_stock_are_hidden_and_all_else_is_open() -> None:
    """K27"""
    state = table("taste late jest fork soap | boots | 9\nmap map | | 8", discards="bell bell", dead="banker")
    mine, theirs, anybody = (GAME.observe(state, seat) for seat in (0, 1, ONLOOKER))
    assert (mine.hand, sum(anybody.hand)) == (tuple(state.hands[0]), 0)
    assert mine.sizes == theirs.sizes == anybody.sizes == (5, 2)
    assert anybody.stock == sum(COPIES) - 9
    assert (anybody.discards[9], anybody.pool, anybody.holders[0], anybody.holders[2]) == (2, 3, DEAD, 0)


def test_a_draw_is_told_to_nobody_else() -> None:
    """K27"""
    state = do(table("taste late jest fork soap | | 9\nmap map | | 9"), "exchange fork")
    told = [GAME.told(state, CHANCE, GAME.read("draw bell"), seat) for seat in (0, 1, ONLOOKER)]
    assert [len(lines) for lines in told] == [1, 0, 0]
