"""How a game ended: the winners with their laurel, and what counts by seat."""

from __future__ import annotations

from html import escape

from frabjous.core.contract import ONLOOKER, Player, Said, listed, said
from frabjous.scene.svg import picture
from frabjous.web.evening import afterwards
from frabjous.web.faces import seat_face
from frabjous.web.sight import Sight

LAUREL = (  # as wide as the medals in it
    '<svg class="laurel" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">'
    '<use href="#laurel"/></svg>'
)


def ending(sight: Sight) -> str:
    """Draw the end of a game: nothing while it is played."""
    outcome = sight.play.outcome()
    if outcome is None:
        return ""
    order = sorted(range(sight.count), key=lambda seat: (-outcome.scores[seat], *standing(sight, seat)))
    winners = [seat for seat in order if outcome.scores[seat] == max(outcome.scores) > 0]
    after = afterwards(sight)
    below = f'<div class="after">{after}</div>' if after else ""
    return victors(sight, winners) + tally(sight, order, winners) + below


def standing(sight: Sight, seat: int) -> list[int]:
    """Say by what seats of the same score are ordered: by the first thing that counts, the more the better."""
    if sight.match.room.tally is None:
        return []
    counted = sight.match.room.tally(sight.play.game.observe(sight.play.state, ONLOOKER))
    return [-cell for cell in counted.rows[seat] if isinstance(cell, int)][:1]


def victors(sight: Sight, winners: list[int]) -> str:
    """Show who won, large; those who share it stand side by side."""
    if not winners:
        return ""
    faces = "".join(face(sight, seat) for seat in winners)
    first, *others = winners
    who = [said("verbatim", text=sight.shown_name(first)), *(said("player-named", who=Player(one)) for one in others)]
    names = sight.voice.say(listed(who))
    return f'<div class="victors" aria-hidden="true"><span>{LAUREL}{faces}</span><b>{escape(names)}</b></div>'


def face(sight: Sight, seat: int, label: str = "") -> str:
    sitter = sight.sitter(seat)
    return picture(seat_face(sitter.kind, sitter.level, seat), sight.voice.say, seat, "medal", label)


def tally(sight: Sight, order: list[int], winners: list[int]) -> str:
    """Write what counts in this game as a table, the winners first."""
    if sight.match.room.tally is None:
        return ""
    counted = sight.match.room.tally(sight.play.game.observe(sight.play.state, ONLOOKER))
    head = "".join(f'<th scope="col">{escape(sight.voice.say(column))}</th>' for column in counted.columns)
    rows = "".join(row(sight, seat, counted.rows[seat], best=seat in winners) for seat in order)
    seats = escape(sight.voice.say(said("page-seats-label")))
    corner = f'<th scope="col"><span class="unseen">{seats}</span></th>'
    return f'<table class="tally"><thead><tr>{corner}{head}</tr></thead><tbody>{rows}</tbody></table>'


def row(sight: Sight, seat: int, cells: tuple[int | Said, ...], *, best: bool) -> str:
    values = [sight.voice.say(cell) if isinstance(cell, Said) else str(cell) for cell in cells]
    columns = "".join(f"<td>{escape(value)}</td>" for value in values)
    name = f"<span>{face(sight, seat)}{escape(sight.shown_name(seat))}</span>"
    return f'<tr{" class=best" if best else ""}><th scope="row">{name}</th>{columns}</tr>'
