"""A level of another build of this project: it thinks in a process of its own, by that build's Python."""

from __future__ import annotations

import json
from pathlib import Path
from subprocess import PIPE, Popen
from typing import IO, Any, Final

from frabjous.bots.thinker import Bot, Budget
from frabjous.core.chance import WORD, Dice
from frabjous.games.room import AnyRoom


class Former(Bot[Any, Any, Any]):
    """Hands on a position that its seat cannot tell from the real one, and does as it is answered."""

    def __init__(self, room: AnyRoom, python: str, level: str) -> None:
        super().__init__(room)
        script = Path(__file__).parent / "answering.py"
        self.child: Final = Popen([python, str(script), room.game.key, level], stdin=PIPE, stdout=PIPE, text=True)

    def choose(self, seat: int, seen: Any, legal: list[Any], dice: Dice, budget: Budget) -> Any:  # noqa: ANN401
        position = str(self.room.game.imagine(seen, dice))
        asked, answered = piped(self.child.stdin), piped(self.child.stdout)
        asked.write(json.dumps({"position": position, "seat": seat, "luck": dice.below(WORD)}) + "\n")
        asked.flush()
        return self.room.game.read(answered.readline().strip())


def piped(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None, "both ends were asked for"
    return pipe
