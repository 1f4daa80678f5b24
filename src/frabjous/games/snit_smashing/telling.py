"""What is told of each thing that happens: everything but what an order says before it is read."""

from __future__ import annotations

from frabjous.core.contract import NOBODY, Player, Said, said
from frabjous.games.clan import CLAN, SNITS, SPEEDS, clan_of, piece_of, snit_of
from frabjous.games.snit_smashing import actions as does
from frabjous.games.snit_smashing.actions import Deed
from frabjous.games.snit_smashing.beach import NAMES, TRIPLES, is_sea
from frabjous.games.snit_smashing.orders import mover_of_the_snandergrab, next_smash, order_at
from frabjous.games.snit_smashing.revealing import final_centre, hit_by, on_top, sheltered
from frabjous.games.snit_smashing.runs import drawer, highest_rollers, roller, rolls_with
from frabjous.games.snit_smashing.state import Position
from frabjous.games.snit_smashing.terms import HATCHING, LAST_RUN, NO_HEX, SAFE, is_active, runs_inland


def told(position: Position, actor: int, deed: Deed, seat: int) -> list[Said]:
    """Tell a seat what just happened; `position` is the one before it."""
    verb = deed.verb
    if verb <= does.NOTHING:
        return [told_of_sealing(position, actor, deed, seat)]
    if verb <= does.REST:
        return [told_of_a_snit(position, actor, deed)]
    if verb <= does.DRAW:
        return told_of_chance(position, deed)
    if verb == does.READ:
        return [order_said(*order_at(position, position.read))]
    if verb == does.SHELTER:
        return told_of_shelter(position)
    if verb == does.FALL:
        return told_of_a_smash(position)
    return [told_of_the_bound(position)] if verb == does.NEXT_BOUND else told_of_the_run(position)


# Orders


def told_of_sealing(position: Position, author: int, order: Deed, seat: int) -> Said:
    """B3: tell that an order is in; what it says only to its author, and only with "peek"."""
    if seat == author and position.peek:
        return order_said(author, order, "you-order")
    return said("order-is-in", who=Player(author))


def order_said(author: int, order: Deed, key: str = "orders") -> Said:
    """Say what an order says; with "you-order" to its author alone."""
    who = Player(author)
    if order.verb == does.SMASH:
        return said(f"{key}-smash", who=who, hexes=hexes_said(order.what))
    if order.verb == does.MOVE:
        return said(f"{key}-move", who=who, hex=NAMES[order.where])
    return said(f"{key}-nothing", who=who)


def hexes_said(smash: int) -> Said:
    a, b, c = TRIPLES[smash]
    return said("three-hexes", a=NAMES[a], b=NAMES[b], c=NAMES[c])


# Snits


def told_of_a_snit(position: Position, actor: int, deed: Deed) -> Said:
    who = Player(actor)
    if deed.verb == does.REST:
        rest = position.unmoved(actor)
        if len(rest) == 1:
            return said("stays", who=who, snit=SNITS[rest[0]])
        return said("rest-stay", who=who, count=len(rest))
    snit = SNITS[deed.what]
    if deed.verb == does.RUN:
        return said("runs", who=who, snit=snit, hex=NAMES[deed.where])
    if deed.verb == does.HIDE:
        return said("hides", who=who, snit=snit)
    if deed.verb == does.DIVE:
        return said("dives", who=who, snit=snit)
    return said("stays", who=who, snit=snit)


def by_clan(key: str, position: Position, pieces: list[int]) -> list[Said]:
    """Say something of some Snits, a sentence for each clan that has any among them."""
    found: list[Said] = []
    for clan in range(position.seats):
        names = [SNITS[snit_of(piece)] for piece in pieces if clan_of(piece) == clan]
        if names:
            found.append(said(key, who=Player(clan), snits=", ".join(names), count=len(names)))
    return found


# The reveal


def told_of_shelter(position: Position) -> list[Said]:
    """Tell where the Snandergrab ends, who is safe, and who sits on top of it (B8)."""
    author = mover_of_the_snandergrab(position)
    hex_name = NAMES[final_centre(position)]
    ends = said("snandergrab-stays" if author == NOBODY else "snandergrab-ends", hex=hex_name)
    safe, top = sheltered(position), on_top(position)
    nobody = [] if safe or top else [said("nobody-under")]
    return [ends, *by_clan("sheltered", position, safe), *by_clan("on-top", position, top), *nobody]


def told_of_a_smash(position: Position) -> list[Said]:
    """Tell who is hit; if nobody is, the sea was, or the sand."""
    author, order = order_at(position, next_smash(position))
    hit = hit_by(position, order.what)
    falls = said("smash-falls", who=Player(author), hexes=hexes_said(order.what))
    if hit:
        own = [piece for piece in hit if clan_of(piece) == author]
        rivals = [piece for piece in hit if clan_of(piece) != author]
        return [falls, *by_clan("smashed", position, rivals), *by_clan("smashed-own", position, own)]
    at_sea = any(is_sea(at) for at in TRIPLES[order.what])
    return [falls, said("smashed-sea" if at_sea else "smashed-sand")]


# Setting up and drawing


def told_of_chance(position: Position, deed: Deed) -> list[Said]:
    if deed.verb == does.ROLL:
        return told_of_a_roll(position, deed.what)
    if deed.verb == does.PLACE:
        return [said("starts-in", who=Player(position.starts.index(NO_HEX)), hex=NAMES[deed.where])]
    key = "hatched" if position.phase == HATCHING else "born"
    return [said(key, who=Player(drawer(position)), snit=SNITS[deed.what], speed=SPEEDS[deed.what])]


def told_of_a_roll(position: Position, total: int) -> list[Said]:
    """Tell the roll, and if it was the last one who is the Primus, or who rolls again."""
    who = roller(position)
    found = [said("rolled", who=Player(who), total=total)]
    after = position.copy()
    after.rolls = rolls_with(position, total)
    if roller(after) == NOBODY:
        still = highest_rollers(after)
        found.append(said("is-primus", who=Player(still[0])) if len(still) == 1 else said("roll-again"))
    return found


# From bound to bound


def next_primus(position: Position) -> Player:
    return Player((position.primus + 1) % position.seats)


def told_of_the_bound(position: Position) -> Said:
    return said("bound-begins", bound=position.bound + 1, who=next_primus(position))


def told_of_the_run(position: Position) -> list[Said]:
    """Tell who did not make it, and what comes next."""
    inland = runs_inland(position.run)
    late = [
        piece_of(clan, snit)
        for clan in range(position.seats)
        for snit in range(CLAN)
        if is_active(position.where[clan][snit])
    ]
    lost = by_clan("straggled" if inland else "dried-up", position, late)
    survivors = sum([places.count(SAFE) for places in position.where])
    if position.run == LAST_RUN or not survivors:
        return [*lost, said("runs-are-over" if survivors else "all-dead")]
    return [*lost, said("run-begins", run=position.run + 1, who=next_primus(position))]
