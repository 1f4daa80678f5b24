"""What a contest came to: how strong the bots are, and how long they thought."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from frabjous.lab.arena import Contest, Fought, bouts_of
from frabjous.lab.ratings import Rating, Step, rated


@dataclass(frozen=True)
class Ranking:
    """How strong bots are, in points, from games against their neighbours. Its `str()` is a table.

    `bots` are rows with `points` and their 95 % interval from `low` to `high`; `steps` say the same of each step up.
    """

    contest: Contest
    fought: tuple[Fought, ...]
    bots: tuple[Rating, ...]
    steps: tuple[Step, ...]

    @property
    def different(self) -> int:
        """How many of the games did not come out like an earlier one."""
        return len({(one.lineup, one.course) for one in self.fought})

    def __str__(self) -> str:
        held, games = self.contest, len(self.fought)
        rows = [f"{held.game}, {held.seats} seats, seed {held.seed}: {games} games, {self.different} of them different"]
        if self.different < games:
            rows.append("Games that came out alike are one deal to the intervals.")
        rows.append("\nbot         games   rating     95 % interval   mean choice   longest")
        rows += [rating_text(one, thinking(self.fought, one.name)) for one in self.bots]
        rows.append("\nstep up                 games   share   points     95 % interval")
        return "\n".join([*rows, *map(step_text, self.steps)])


def ranking(contest: Contest, fought: list[Fought]) -> Ranking:
    """Rate the bots of a contest; at least one game."""
    bots, steps = rated(bouts_of(fought), contest.bots)
    return Ranking(contest, tuple(fought), tuple(bots), tuple(steps))


def as_json(ranking: Ranking) -> dict[str, object]:
    """Give a ranking as plain data."""
    return {
        **ranking.contest.head(),
        "games": len(ranking.fought),
        "different": ranking.different,
        "ratings": [asdict(one) | thinking(ranking.fought, one.name) for one in ranking.bots],
        "steps": [asdict(one) | {"is_sure": one.is_sure} for one in ranking.steps],
    }


def rating_text(one: Rating, time: dict[str, float]) -> str:
    return (
        f"{one.name:<10} {one.games:>6}   {one.points:>6.0f}   {between(one.low, one.high)}"
        f"   {time['mean_seconds']:>9.4f} s   {time['longest_seconds']:.2f} s"
    )


def step_text(one: Step) -> str:
    sure = "" if one.is_sure else "   not sure"
    return (
        f"{one.weaker:>9} → {one.stronger:<9} {one.games:>7}   {one.share:.3f}   {one.points:>6.0f}"
        f"   {between(one.low, one.high)}{sure}"
    )


def between(low: float | None, high: float | None) -> str:
    """Write an interval; one that nobody could measure is a dash, one without an end says what is sure."""
    if low is None:
        return f"{'—':>15}"
    return f"{low:>6.0f} to {high:>5.0f}" if high is not None else f"{f'at least {low:.0f}':>15}"


def thinking(fought: tuple[Fought, ...], name: str) -> dict[str, float]:
    """Say how long a bot thought about a choice, on average and at most."""
    seats = [(one, seat) for one in fought for seat, who in enumerate(one.lineup) if who == name]
    choices = sum(one.choices[seat] for one, seat in seats)
    return {
        "mean_seconds": sum(one.seconds[seat] for one, seat in seats) / max(1, choices),
        "longest_seconds": max((one.longest[seat] for one, seat in seats), default=0.0),
    }
