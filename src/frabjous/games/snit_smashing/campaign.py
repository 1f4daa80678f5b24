"""The campaign: who is who in Snits' Revenge after a game of Snit Smashing (B16)."""

from __future__ import annotations

from frabjous.core.contract import Outcome


def roles(outcome: Outcome) -> dict[str, str]:
    """Name who may be the Bolotomus; several roll for it when Snits' Revenge begins (R0)."""
    seats = range(len(outcome.scores))
    if len(seats) == 2:
        victors = sharers(outcome, "snits")
        return bolotomus([seat for seat in seats if seat not in victors] or victors)
    return bolotomus(sharers(outcome, "bolotomus"))


def sharers(outcome: Outcome, name: str) -> list[int]:
    """List who shares a victory; after a resignation or an agreed draw, who has the best score."""
    for victory in outcome.victories:
        if victory.name == name:
            return list(victory.seats)
    best = max(outcome.scores)
    return [seat for seat, score in enumerate(outcome.scores) if score == best]


def bolotomus(candidates: list[int]) -> dict[str, str]:
    """Write candidates as the option of Snits' Revenge."""
    seats = "-".join([str(seat + 1) for seat in candidates])
    return {"bolotomus": f"seat-{seats}" if len(candidates) == 1 else f"seats-{seats}"}
