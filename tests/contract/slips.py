"""What every room promises about reasons: it answers all that is asked, and contradicts neither `legal` nor rules."""

from __future__ import annotations

import re
from functools import cache

from contract.pictures import Heard
from contract.sights import imagine
from contract.walks import Figures, Position, Setting, Walk
from frabjous.core.chance import Dice
from frabjous.games.room import AnyRoom
from frabjous.scene.model import Scene, Shape, Slip
from frabjous.scene.pointing import Path, in_reach

MOST_BEGUN = 1  # beginnings of paths that are tried in one position
STRANGE = ("", "nonsense", "crew-", "hand-fork-99", "stack-77", "Z9", "snit-9-99")  # anybody can send any id


@cache
def clauses(room: AnyRoom) -> frozenset[str]:
    """Number the clauses of a room's rules."""
    return frozenset(re.findall(r"^\*\*(\d+(?:\.\d+)?)", (room.folder / "RULES.md").read_text("utf-8"), re.M))


def check_slips(walk: Walk, every: int, heard: Heard, figures: Figures) -> None:
    """Ask about every thing, by everybody, in both shapes, with nothing and with something chosen."""
    for number, state in enumerate(walk.states(every)):
        figures.add("states")
        for viewer in walk.setting.viewers():
            imagined = imagine(walk, state, viewer, number)
            for shape in Shape:
                real, other = (Pointer(walk.setting, one, viewer, shape) for one in (state, imagined))
                check_slips_of(real, other, Dice(number), heard, figures)


class Pointer:
    """Somebody who points at things in one position."""

    def __init__(self, setting: Setting, state: Position, viewer: int, shape: Shape) -> None:
        self.room = setting.room
        self.viewer = viewer
        self.seen = setting.game.observe(state, viewer)
        self.legal = setting.game.legal(state, viewer)
        self.scene = setting.room.scene(self.seen, self.legal, shape)

    def slip(self, begun: Path, thing: str) -> Slip:
        return self.room.slip(self.scene, self.seen, self.legal, begun, thing)


def check_slips_of(real: Pointer, other: Pointer, dice: Dice, heard: Heard, figures: Figures) -> None:
    for begun in some_begun(real.scene, dice):
        reach = in_reach(real.scene.choices, begun)
        for thing in sorted({*ids_of(real.scene), *reach, *STRANGE}):
            slip = real.slip(begun, thing)
            assert slip == other.slip(begun, thing), f"viewer {real.viewer} learns something of {thing} after {begun}"
            assert slip.can == (thing in reach)
            assert not (slip.can and slip.why), f"{thing} after {begun} can be chosen, and yet: {slip.why}"
            check_words(real.room, slip, real.viewer, heard)
            figures.add("slips")


def some_begun(scene: Scene, dice: Dice) -> list[Path]:
    """Give the empty path and a few beginnings."""
    found = sorted({choice.path[:length] for choice in scene.choices for length in range(1, len(choice.path))})
    return [(), *(dice.pick(found) for _ in range(min(MOST_BEGUN, len(found))))]


def ids_of(scene: Scene) -> set[str]:
    """Name all that a reader of the page could ask about: what is drawn, what is held, and the buttons."""
    things = {one.id for one in (*scene.things, *scene.hand) if one.id}
    return things | {button.id for button in scene.buttons}


def check_words(room: AnyRoom, slip: Slip, viewer: int, heard: Heard) -> None:
    for reason in (slip.what, slip.why):
        if reason is not None:
            assert reason.clause in clauses(room), f"there is no clause {reason.clause} for {reason.said}"
            heard.say(room, reason.said, viewer)
    heard.say(room, slip.asked, viewer)
