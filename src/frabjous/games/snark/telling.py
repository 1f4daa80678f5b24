"""What is told of each thing that happens: a hunt is a story, card by card."""

from __future__ import annotations

from frabjous.core.contract import Player, Said, listed, said
from frabjous.games.snark import actions as does
from frabjous.games.snark import terms
from frabjous.games.snark.actions import Deed
from frabjous.games.snark.bewilder import chosen_to_pass
from frabjous.games.snark.cards import ANIMALS, BELLMAN, CARDS, COSTS, CREW, HAND, SNARK, each_of, marks_in
from frabjous.games.snark.hunting import hunters, meets
from frabjous.games.snark.state import Position


def told(state: Position, actor: int, action: Deed, seat: int) -> list[Said]:
    """Tell a seat what just happened; `state` is the position before it."""
    verb = action.verb
    if verb == does.DRAW:
        return [*told_of_draw(state, action, seat), *told_of_reshuffle(state)]
    if verb == does.MEET:
        return told_of_meeting(state, action.what)
    if action.secret:
        return [told_of_pass(actor, action, seat)]
    if verb == does.SWAP:
        return told_of_swap(state, seat)
    if verb == does.RETIRE:
        return told_of_retiring(state, action.what)
    return [told_of_a_deed(state, action) if verb <= does.HUNT else told_of_a_round(state, action)]


# Words


def card_word(card: int) -> Said:
    return said(f"card-{CARDS[card]}")


def crew_word(one: int) -> Said:
    return said(f"crew-{CREW[one]}")


def animal_word(animal: int) -> Said:
    return said(f"animal-{ANIMALS[animal]}")


def cards_listed(cards: list[int]) -> Said:
    return listed([card_word(card) for card in cards])


def party_words(state: Position) -> Said:
    """Name the hunters: the licence first."""
    words = [said("the-licence")] if state.is_bellman(state.mover) else []
    return listed(words + [crew_word(man) for man in state.men_of(state.mover)])


# Turns


def told_of_draw(state: Position, deed: Deed, seat: int) -> list[Said]:
    """Tell a draw to whoever drew; the others hear of it when it is all that a turn was, after the deal (K4)."""
    if seat == state.mover:
        return [said("you-drew", card=card_word(deed.what))]
    if state.phase == terms.DRAWING or state.turn <= HAND * len(state.active()):
        return []
    return [said("drew", who=Player(state.mover))]


def told_of_reshuffle(state: Position) -> list[Said]:
    """Tell that the discards come back, and how far provisions are away (K26)."""
    if sum(state.stock) != 1:
        return []
    if state.version == terms.VOID_ROUNDS:
        return [said("reshuffled")]
    left = terms.reshuffles_left(len(state.active()), state.reshuffles) - 1
    return [said("reshuffled"), said("provisions-in", left=left)]


def told_of_a_deed(state: Position, deed: Deed) -> Said:
    who = Player(state.mover)
    if deed.verb == does.EXCHANGE:
        return said("exchanged", who=who, card=card_word(deed.what))
    if deed.verb == does.HIRE:
        return said("hired", who=who, man=crew_word(deed.what), cards=cards_listed(list(COSTS[deed.what])))
    if deed.verb == does.BEWILDER:
        return said("bewildered", who=who, card=card_word(deed.what))
    if deed.verb == does.HUNT:
        marks = marks_in(deed.what)
        return said("set-out", who=who, marks=cards_listed(marks), count=len(marks), party=party_words(state))
    holder = state.holders[BELLMAN]
    if holder == terms.ARK:
        return said("licensed", who=who)
    return said("took-licence", who=who, whom=Player(holder))


def told_of_pass(actor: int, deed: Deed, seat: int) -> Said:
    """Tell the choice to who made it, and to the others only that it was made (K10)."""
    if seat != actor:
        return said("has-chosen", who=Player(actor))
    if deed.verb == does.GIVE:
        return said("you-chose-one", card=card_word(deed.what))
    key = "you-chose-pair" if deed.verb == does.PAIR else "you-chose"
    return said(key, right=card_word(deed.what), left=card_word(deed.other))


def told_of_swap(state: Position, seat: int) -> list[Said]:
    """Tell everybody that cards changed hands, and a seat what came from whom."""
    mine = [(giver, card) for giver, receiver, card in chosen_to_pass(state) if receiver == seat]
    return [said("swapped"), *[said("you-got", whom=Player(giver), card=card_word(card)) for giver, card in mine]]


# Hunts


def told_of_meeting(state: Position, animal: int) -> list[Said]:
    """Tell which animal came up, what it did, what that cost, and whether that was the end of it."""
    effect, man = meets(state, animal)
    beast = said("came-up", animal=animal_word(animal))
    who = Player(state.mover)
    if animal == SNARK:
        return [beast, said("effect-catch", who=who)]
    men = state.men_of(state.mover) if effect == terms.VANISH else [man]
    what = said(f"effect-{terms.EFFECTS[effect]}", who=who, man=listed([crew_word(one) for one in men]))
    lost = len(men) if effect in (terms.VANISH, terms.SNATCH) else 0
    return [beast, what] if not lost else [beast, what, price(state, lost)]


def price(state: Position, lost: int) -> Said:
    """Say what lost men cost, and whether it could be paid (K21)."""
    has = state.warrants[state.mover]
    return said("paid" if has >= lost else "could-not-pay", who=Player(state.mover), warrants=min(has, lost))


# Rounds


def told_of_a_round(state: Position, deed: Deed) -> Said:
    who = Player(state.mover)
    if deed.verb == does.LEAD:
        return said("leads", who=Player(deed.what))
    if deed.verb == does.ANTE:
        return said("ante", round=state.round + 1, pool=state.pool + len(state.active()))
    if deed.verb == does.RETURN:
        return said("went-home", party=party_words(state)) if hunters(state) else said("nobody-went-home")
    if deed.verb == does.POOL:
        mine = state.warrants[state.mover] + state.pool
        return said("took-pool", who=who, pool=state.pool, warrants=mine)
    if deed.verb == does.VOID:
        return said("called-off", times=state.reshuffles)
    if deed.verb == does.PROVIDE:
        return said("provisions", pool=state.pool + len(state.active()))
    return said("tries", who=who, left=state.warrants[state.mover] - 1)


def told_of_retiring(state: Position, seat: int) -> list[Said]:
    """Tell why somebody retires, and what was in the hand (K27)."""
    why = {terms.ROUND: "retired-ante", terms.PROVIDING: "retired-provisions"}.get(state.phase, "retired-stranded")
    if state.unpaid:
        why = "retired-unpaid"
    cards = each_of(state.hands[seat])
    hand = [said("hand-shown", cards=cards_listed(cards))] if cards else []
    return [said(why, who=Player(seat)), *hand]
