"""frabjous record review: winning chances, turning points, luck and choice of a finished game."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from dataclasses import asdict
from typing import TYPE_CHECKING

from frabjous.core.contract import ONLOOKER
from frabjous.core.errors import GameError

if TYPE_CHECKING:
    from frabjous.cli.telling import AnyReplay
    from frabjous.games.room import AnyRoom
    from frabjous.scene.words import Voice
    from frabjous.table.review import Review


class StillPlayed(GameError):  # noqa: N818
    """There is nothing to look back upon yet."""

    def __init__(self) -> None:
        super().__init__("review-too-early", "This game is still being played. There is a review when it is over.")


def review(args: Namespace) -> int:
    from frabjous.cli.record import loaded  # noqa: PLC0415
    from frabjous.core.record import replay  # noqa: PLC0415
    from frabjous.library.voices import voice_of  # noqa: PLC0415

    room, record = loaded(args.file)
    voice = voice_of(room, args.language)
    play = replay(room.game, record)
    if play.outcome() is None:
        raise StillPlayed
    made = reviewed(room, play, args.nodes)
    print(json.dumps(as_data(made, play, voice), ensure_ascii=False) if args.json else as_text(made, play, voice))
    return 0


def reviewed(room: AnyRoom, play: AnyReplay, nodes: int | None) -> Review:
    """Look at every moment, here and now, with progress if somebody watches."""
    from frabjous.bots.hindsight import NODES, looked_back  # noqa: PLC0415
    from frabjous.table.review import Answer, questions_of, settled, steps_of  # noqa: PLC0415

    nodes = nodes or NODES
    steps = steps_of(play)
    answers: list[Answer] = []
    for asked in questions_of(play, steps):
        tell(asked.step + 1, len(steps))
        seen = room.game.observe(asked.state, asked.seat)
        answers.append(Answer(*looked_back(room, asked.seat, seen, asked.chosen, asked.seed, nodes)))
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return settled(play, steps, answers)


def tell(done: int, total: int) -> None:
    if sys.stderr.isatty():
        print(f"\rLooking at move {done} of {total}", end="", file=sys.stderr, flush=True)


# What is printed


def as_text(made: Review, play: AnyReplay, voice: Voice) -> str:
    from frabjous.scene.names import capital  # noqa: PLC0415

    names = [capital(voice.name(seat)) for seat in made.seats]
    return "\n".join([*accounts(made, names), *turning_points(made, play, voice, names)])


def accounts(made: Review, names: list[str]) -> list[str]:
    """Lay out what luck and choices did to each seat; the row adds up to its end."""
    from frabjous.table.review import signed  # noqa: PLC0415

    width = max(map(len, names))
    rows = [f"{'':<{width}}   start   luck   given away   others    end"]
    for seat, name in enumerate(names):
        one = made.account(seat).in_percent()
        luck = signed(one.luck) if made.has_luck else "—"
        rows.append(
            f"{name:<{width}}   {one.start:>3} %   {luck:>4}         {signed(-one.lost):>4}     {signed(one.rest):>4}"
            f"  {one.end:>3} %"
        )
    return rows


def turning_points(made: Review, play: AnyReplay, voice: Voice, names: list[str]) -> list[str]:
    from frabjous.table.review import kind_of, signed, told_in  # noqa: PLC0415

    rows = []
    for at in made.turning_points():
        number, sayings = told_in(play, made.steps[at], ONLOOKER)
        sentences = " ".join(voice.sentence(one) for one in sayings)
        changes = [f"{name} {signed(round(100 * made.change(at, seat)))}" for seat, name in enumerate(names)]
        rows += [
            "",
            f"Line {number}, {kind_of(play, made.steps[at])}: {sentences}".rstrip(": "),
            f"  {', '.join(changes)}",
        ]
    return rows


def as_data(made: Review, play: AnyReplay, voice: Voice) -> dict[str, object]:
    """Give all of it: each step with the chances before it, the end, and the sums."""
    from frabjous.table.review import kind_of  # noqa: PLC0415

    outcome = play.outcome()
    steps = [
        {
            "lines": step.lines,
            "kind": kind_of(play, step),
            "actor": step.actor,
            "chances": made.hopes[at],
            "lost": made.lost[at],
        }
        for at, step in enumerate(made.steps)
    ]
    return {
        "game": play.record.game,
        "seats": play.record.seats,
        "why": "" if outcome is None else voice.sentence(outcome.why),
        "steps": steps,
        "end": made.hopes[-1],
        "accounts": [asdict(one) | {"rest": one.rest} for one in map(made.account, made.seats)],
        "turning_points": made.turning_points(),
    }
