"""A table in the terminal: one person in the first seat, bots in the others.

It is the same table as in the browser: the same refusals, the same taking back, the same sentences.
"""

from __future__ import annotations

import secrets
import shutil
import sys
from dataclasses import replace
from typing import Final

from frabjous.bots.levels import level_of
from frabjous.cli.asking import Answer, answers
from frabjous.cli.columns import in_columns
from frabjous.cli.ink import bold, coloured
from frabjous.cli.voices import terminal_voice
from frabjous.core.chance import Dice
from frabjous.core.contract import Player, Said, Value, said
from frabjous.core.errors import GameError
from frabjous.core.notation import text_of
from frabjous.core.recordfile import dumps
from frabjous.games import room_of
from frabjous.library.dice import secret_from
from frabjous.scene.model import Scene, Shape
from frabjous.scene.pointing import Path, asked_at
from frabjous.scene.words import Voice
from frabjous.table.chairs import Chair, Kind
from frabjous.table.deed import Deed, handle
from frabjous.table.deeds import Act, Undo
from frabjous.table.table import Outside, Table, opened
from frabjous.table.telling import told

ME: Final = 0  # chair and seat: the first game of a row rotates nothing
PROMPT: Final = "> "
ALONE: Final = Outside({}, lambda: ("terminal", secret_from(None)))


def seated(
    game: str, seats: int | None, options: dict[str, str], level: str, language: str, seed: int | None
) -> Terminal:
    """Sit down at a table of bots; what does not fit is refused in one sentence."""
    room = room_of(game)
    level_of(level)
    others = (Chair(Kind.BOT, level=level),) * ((seats or room.game.seats.start) - 1)
    secret = secret_from(seed)
    table = opened("terminal", (room,), options, (Chair(Kind.PERSON), *others), "terminal", secret)
    return Terminal(table, terminal_voice(room, language, ME), Dice(secrets.randbits(62) if seed is None else seed))


def heard() -> str | None:
    """Hear one answer; None at the end of input. What comes from a pipe is printed, to make a readable transcript."""
    try:
        answer = " ".join(input(PROMPT).split())
    except EOFError:
        print()
        return None
    if not sys.stdin.isatty():
        print(answer)
    return answer


def chosen(answer: str, offered: list[Answer]) -> Answer | None:
    """Find the answer behind a number; anything else is taken as notation."""
    is_number = answer.isascii() and answer.isdigit()
    return offered[int(answer) - 1] if is_number and 1 <= int(answer) <= len(offered) else None


class Terminal:
    """The loop of telling, showing and asking. It changes: it holds the table as it is now."""

    def __init__(self, table: Table, voice: Voice, dice: Dice) -> None:
        self.table = table
        self.voice = voice
        self.dice = dice  # the bots'
        self.told = 0  # lines that have been told
        self.names: Final = [voice.name(seat) for seat in range(len(table.chairs))]

    # talking

    def say_own(self, key: str, **values: Value) -> None:
        """Say something of the terminal's own."""
        self.print_said(said(key, **values))

    def print_said(self, each: Said) -> None:
        print(coloured(self.voice.sentence(each), self.names))

    def tell_news(self) -> None:
        """Tell the lines since the last time."""
        play = self.table.play
        for number in range(self.told + 1, play.length + 1):
            for each in told(play, number, ME):
                self.print_said(each)
        self.told = play.length

    def scene(self) -> Scene:
        """Look at the table as on a small screen, where what is long is chosen bit by bit."""
        game, state = self.table.room.game, self.table.play.state
        return self.table.room.scene(game.observe(state, ME), game.legal(state, ME), Shape.TALL)

    def show(self, scene: Scene) -> None:
        """Show the position."""
        print()
        for each in scene.description:
            self.print_said(each)

    def put(self, scene: Scene, begun: Path) -> list[Answer]:
        """Put the question with so much picked, and the numbered answers."""
        ask = asked_at(scene.asks, begun)
        question = " ".join(self.voice.sentence(each) for each in (ask.question, ask.note) if each is not None)
        print("\n" + bold(question))
        offered = answers(scene, begun, self.voice.sentence)
        print(in_columns([answer.label for answer in offered], shutil.get_terminal_size().columns))
        return offered

    # playing

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        self.say_own("terminal-welcome", game=said("game-name"), seat=said("seat-name", seat=ME + 1))
        staying = True
        while staying and self.table.play.outcome() is None:
            self.let_bots_play()
            self.tell_news()
            if ME in self.table.play.to_act():
                staying = self.ask()
        self.tell_news()
        self.say_goodbye()

    def let_bots_play(self) -> None:
        """Let every bot that must choose do so, until the person must or the game is over."""
        while seats := self.table.bots_to_act():
            self.act(seats[0], self.choice_of(seats[0]))
            self.tell_news()

    def choice_of(self, seat: int) -> str:
        """Let a bot choose from what its seat sees."""
        game, state = self.table.room.game, self.table.play.state
        level = level_of(self.table.sitter(seat).level)
        seen, legal = game.observe(state, seat), game.legal(state, seat)
        return text_of(
            level.bot(self.table.room).choose(seat, seen, legal, self.dice, level.budget_now(self.table.room))
        )

    def act(self, seat: int, text: str) -> None:
        """Play something, having seen everything."""
        self.do(Act(seat, text=text, seen=self.table.play.length, game=self.table.match.place))

    def do(self, deed: Deed) -> None:
        self.table, _ = handle(self.table, deed, ALONE)

    # asking

    def ask(self) -> bool:
        """Show the position and ask until something was done; say whether the person stays."""
        scene = self.scene()
        self.show(scene)
        begun: list[Path] = [()]  # all that was picked on the way, to go back
        offered = self.put(scene, ())
        while True:
            answer = heard()
            if answer is None or answer == "quit":
                return False
            picked = chosen(answer, offered)
            if answer == "back" and len(begun) > 1:
                begun.pop()
            elif picked is not None and not picked.action:
                begun.append(picked.path)
            elif self.done(answer if picked is None else picked.action, offered):
                return True
            else:
                continue
            offered = self.put(scene, begun[-1])

    def done(self, answer: str, offered: list[Answer]) -> bool:
        """Do what was answered; say whether anything has changed."""
        if answer in ("", "help"):
            example = self.table.room.game.legal(self.table.play.state, ME)[0].text
            self.say_own("terminal-help", count=len(offered), example=example)
            return False
        try:
            if answer == "undo":
                self.do(Undo(ME))
            else:
                self.act(ME, answer)
        except GameError as error:
            print(self.voice.refusal(error))
            return False
        return True

    # leaving

    def say_goodbye(self) -> None:
        outcome = self.table.play.outcome()
        if outcome is None:
            self.say_own("terminal-left")
            return
        print()
        self.print_said(outcome.why)
        for seat, score in enumerate(outcome.scores):
            self.say_own("terminal-score", who=Player(seat), score=f"{score:g}")

    def record(self) -> str:
        """Give the record as text. Nobody plays on, so the seed is shown and the dice can be checked."""
        return dumps(replace(self.table.play.record, seed=self.table.match.secret))
