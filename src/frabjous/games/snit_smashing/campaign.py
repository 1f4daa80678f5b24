"""The campaign: who is who in Snits' Revenge after a game of Snit Smashing (B16)."""

from __future__ import annotations

from frabjous.core.contract import Outcome, Player, Said, listed, said


def roles(outcome: Outcome) -> dict[str, str]:
    """Name who may be the Bolotomus; several roll for it when Snits' Revenge begins (R0)."""
    return bolotomus(candidates(outcome))


def candidates(outcome: Outcome) -> list[int]:
    """List who may be the Bolotomus."""
    seats = range(len(outcome.scores))
    if len(seats) == 2:
        victors = sharers(outcome, "snits")
        return [seat for seat in seats if seat not in victors] or victors
    return sharers(outcome, "bolotomus")


def why(outcome: Outcome) -> Said:
    """Say who is the Bolotomus, and why; or between whom the dice decide."""
    chosen = candidates(outcome)
    if len(chosen) > 1:
        return said("campaign-roll", bolotomi=listed([said("player-named", who=Player(seat)) for seat in chosen]))
    if len(outcome.scores) == 2:
        return said("campaign-two", who=Player(1 - chosen[0]), whom=Player(chosen[0]))
    return said("campaign-more", who=Player(chosen[0]))


def sharers(outcome: Outcome, name: str) -> list[int]:
    """List who shares a victory; after a resignation or an agreed draw, who has the best score."""
    for victory in outcome.victories:
        if victory.name == name:
            return list(victory.seats)
    best = max(outcome.scores)
    return [seat for seat, score in enumerate(outcome.scores) if score == best]


def bolotomus(chosen: list[int]) -> dict[str, str]:
    """Write candidates as the option of Snits' Revenge."""
    seats = "-".join([str(seat + 1) for seat in chosen])
    return {"bolotomus": f"seat-{seats}" if len(chosen) == 1 else f"seats-{seats}"}
