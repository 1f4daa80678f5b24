"""Both victories: most Snits home, most trophies; and the Grand Slam."""

from __future__ import annotations

from frabjous.core.contract import Outcome, Player, Said, Victory, said
from frabjous.games.snit_smashing.state import Position


def first_in(counts: list[int]) -> list[int]:
    """B14: list the seats that share the first place, at zero too."""
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most]


def snit_victors(position: Position) -> list[int]:
    return first_in([position.living(clan) for clan in range(position.seats)])


def bolotomus_victors(position: Position) -> list[int]:
    return first_in([position.trophies(seat) for seat in range(position.seats)])


def outcome_of(position: Position) -> Outcome:
    """B14: a finished game has both victories; each is worth half a point, and ties share it equally."""
    snits, bolotomi = snit_victors(position), bolotomus_victors(position)
    victories = [Victory("snits", tuple(snits)), Victory("bolotomus", tuple(bolotomi))]
    slam = len(snits) == 1 and snits == bolotomi
    if slam:
        victories.append(Victory("grand-slam", tuple(snits)))
    why = said(
        "won-grand-slam" if slam else "won",
        snits=names(snits),
        home=position.living(snits[0]),
        bolotomi=names(bolotomi),
        trophies=position.trophies(bolotomi[0]),
    )
    return Outcome(tuple(scores(position.seats, snits, bolotomi)), tuple(victories), why)


def scores(seats: int, snits: list[int], bolotomi: list[int]) -> list[float]:
    """Share half a point among the Snit victors, and half among the Bolotomus victors."""
    return [share(seat, snits) + share(seat, bolotomi) for seat in range(seats)]


def share(seat: int, victors: list[int]) -> float:
    return 0.5 / len(victors) if seat in victors else 0.0


def names(seats: list[int]) -> Said:
    """Name one to four players: "Ada, Wim and you"."""
    letters = "abcd"
    return Said(f"names-{len(seats)}", tuple([(letters[at], Player(seat)) for at, seat in enumerate(seats)]))
