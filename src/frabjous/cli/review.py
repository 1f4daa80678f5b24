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
        found = looked_back(room, asked.seat, seen, asked.chosen, asked.seed, nodes)
        answers.append(Answer(found.hope, found.lost, "" if found.better is None else found.better.text))
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return settled(play, steps, answers)


def tell(done: int, total: int) -> None:
    if sys.stderr.isatty():
        print(f"\rLooking at move {done} of {total}", end="", file=sys.stderr, flush=True)


# What is printed


def as_text(made: Review, play: AnyReplay, voice: Voice) -> str:
    """Say it in three sentences, then tell the turning points and the costliest choices."""
    from frabjous.table.verdicts import verdicts  # noqa: PLC0415

    outcome = play.outcome()
    rows = [] if outcome is None else [voice.sentence(outcome.why)]
    rows += [f"{voice.sentence(one.heading)} {voice.sentence(one.detail)}" for one in verdicts(made, ONLOOKER)]
    return "\n".join([*rows, *turning_points(made, play, voice), *costly_choices(made, play, voice)])


def turning_points(made: Review, play: AnyReplay, voice: Voice) -> list[str]:
    from frabjous.core.contract import Player, said  # noqa: PLC0415
    from frabjous.scene.names import capital  # noqa: PLC0415
    from frabjous.table.review import kind_of, told_in  # noqa: PLC0415
    from frabjous.table.verdicts import part, part_of  # noqa: PLC0415

    rows = []
    for number, at in enumerate(made.turning_points(), 1):
        step = made.steps[at]
        telling = told_in(play, step)
        cause = voice.sentence(said("review-cause", kind=kind_of(play, step), who=Player(max(step.actor, 0))))
        changes = [
            f"{capital(voice.name(seat))} {'+' if by > 0 else '−'} {voice.say(part(by))}"
            for seat in made.seats
            if part_of(by := made.change(at, seat)) != "sliver"
        ]
        sentences = " ".join(voice.sentence(one) for one in telling.sayings)
        rows += ["", f"{number}. ({telling.line}) {sentences}", f"   {cause} {', '.join(changes)}".rstrip()]
    return rows


def costly_choices(made: Review, play: AnyReplay, voice: Voice) -> list[str]:
    """Name each seat's costliest choices in notation, and what would have been better."""
    from frabjous.core.contract import Player, said  # noqa: PLC0415
    from frabjous.table.verdicts import part  # noqa: PLC0415

    rows = []
    for seat in made.seats:
        for slip in made.slips_of(seat)[:3]:
            did = play.record.lines[slip.line - 1].text
            choice = voice.sentence(said("review-cause", kind="choice", who=Player(seat)))
            better = voice.sentence(said("review-better", choice=slip.better, part=part(slip.lost)))
            rows.append(f"({slip.line}) {choice} {did}. {better if slip.better else ''}".rstrip())
    return ["", *rows] if rows else []


def as_data(made: Review, play: AnyReplay, voice: Voice) -> dict[str, object]:
    """Give all of it: each step with the chances before it, the end, luck and slips."""
    from frabjous.table.review import kind_of  # noqa: PLC0415

    outcome = play.outcome()
    steps = [
        {
            "lines": step.lines,
            "kind": kind_of(play, step),
            "actor": step.actor,
            "chances": made.hopes[at],
        }
        for at, step in enumerate(made.steps)
    ]
    return {
        "game": play.record.game,
        "seats": play.record.seats,
        "why": "" if outcome is None else voice.sentence(outcome.why),
        "steps": steps,
        "end": made.hopes[-1],
        "luck": [made.luck(seat) for seat in made.seats],
        "slips": [asdict(slip) for slip in made.slips],
        "turning_points": made.turning_points(),
    }
