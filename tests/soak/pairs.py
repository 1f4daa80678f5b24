"""Pairs of games that differ in one secret: what one seat chose secretly, or what chance gave it where nobody looked.

Which secrets there are is taken from the rules, not from what observers see: a choice is secret if its action says so,
and a draw is hidden from everybody who is told the same of it, but for the one seat that gets it. So an observation
that leaks makes twins differ.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Final

from contract.walks import SETTINGS, AnyReplay, Setting
from frabjous.core.chance import SECRET_BYTES, TableDice
from frabjous.core.contract import CHANCE, ONLOOKER, Said
from frabjous.core.errors import BadOption
from frabjous.core.options import settled
from frabjous.core.record import Line, begin, draw, draw_all, step

MOST_BEFORE: Final = 150  # lines before the difference
MOST_AFTER: Final = 10  # choices after it
TRIES: Final = 40  # games that are begun until one has a secret to offer


@dataclass(frozen=True)
class Choice:
    """Something a seat plays at both tables while others watch; the same, or two different secret things."""

    seat: int
    texts: tuple[str, str]


@dataclass
class Twins:
    """Two games: what they were when people came, what is played then, and who must see no difference."""

    setting: Setting
    secret: bytes
    observers: set[int]
    stored: tuple[AnyReplay, AnyReplay]
    what: str  # the difference, in a sentence
    choices: list[Choice] = field(default_factory=list)
    plays: tuple[AnyReplay, AnyReplay] = field(init=False)

    def __post_init__(self) -> None:
        self.plays = self.stored

    def __str__(self) -> str:
        return f"{self.setting}, {self.what}"

    def play(self, choice: Choice) -> bool:
        """Let both go on, if nothing else differs and somebody is left who must see no difference; False otherwise."""
        known = self.plays[0].length
        one, other = (
            draw_all(step(play, choice.seat, text), self.secret)
            for play, text in zip(self.plays, choice.texts, strict=True)
        )
        left = told_alike(one, other, known, self.observers)
        if not left or one.outcome() or other.outcome() or texts_since(one, known + 1) != texts_since(other, known + 1):
            return False
        self.plays, self.observers = (one, other), left
        self.choices.append(choice)
        return True


def told_alike(one: AnyReplay, other: AnyReplay, known: int, viewers: set[int]) -> set[int]:
    """Name those who were told the same of all lines since."""
    return {viewer for viewer in viewers if told_since(one, known, viewer) == told_since(other, known, viewer)}


def told_since(play: AnyReplay, known: int, viewer: int) -> list[list[Said]]:
    """Give what somebody was told of each line since."""
    game = play.game
    return [
        game.told(play.state_after(line.number - 1), line.seat, game.read(line.text), viewer)
        for line in play.record.lines[known:]
    ]


def texts_since(play: AnyReplay, known: int) -> list[str]:
    return [line.text for line in play.record.lines[known:]]


def twins(setting: Setting, dice: random.Random) -> Twins | None:
    """Play at random until something secret happens, and let it happen in two ways; None if it never does."""
    for _ in range(TRIES):
        found = in_one_game(setting, dice)
        if found is not None:
            play_on(found, dice)
            return found
    return None


def in_one_game(setting: Setting, dice: random.Random) -> Twins | None:
    """Play a game up to a random line, and on to the next secret."""
    secret = dice.randbytes(SECRET_BYTES)
    play = begin(setting.game, setting.seats, chosen_at_random(setting, dice), secret)
    wanted = dice.choice((0, dice.randrange(MOST_BEFORE)))  # some secrets are made only at the start
    kind = dice.choice((hidden_draw, secret_choice, exchanged_choices))
    while play.to_act() and play.length < 2 * MOST_BEFORE:
        if play.length >= wanted and (found := kind(setting, secret, play, dice)) is not None:
            return found
        play = one_line_on(play, secret, dice)
    return None


def chosen_at_random(setting: Setting, dice: random.Random) -> dict[str, str]:
    """Choose something for every option of the host, unless it does not fit together."""
    offered = [option for option in setting.game.options() if setting.seats in option.seats]
    chosen = {option.key: dice.choice(option.values) for option in offered}
    try:
        setting.game.start(setting.seats, settled(setting.game.options(), setting.game.seats, setting.seats, chosen))
    except BadOption:
        return {}
    return chosen


def one_line_on(play: AnyReplay, secret: bytes, dice: random.Random) -> AnyReplay:
    actor = dice.choice(play.to_act())
    if actor == CHANCE:
        return draw(play, TableDice(secret, play.length + 1))
    return step(play, actor, dice.choice(play.game.legal(play.state, actor)).text)


def secret_choice(setting: Setting, secret: bytes, play: AnyReplay, dice: random.Random) -> Twins | None:
    """Let a seat choose one of two secret things, at two tables that are the same until then."""
    seat = dice.choice(play.to_act())
    hidden = [] if seat == CHANCE else [one.text for one in play.game.legal(play.state, seat) if one.secret]
    if len(hidden) < 2:
        return None
    one, other = dice.sample(hidden, 2)
    what = f"line {play.length + 1}: seat {seat} chooses “{one}” or “{other}”"
    found = Twins(setting, secret, set(setting.viewers()) - {seat}, (play, play), what)
    return found if found.play(Choice(seat, (one, other))) else None


def exchanged_choices(setting: Setting, secret: bytes, play: AnyReplay, dice: random.Random) -> Twins | None:
    """Let two seats choose each other's secret things: where choices come to light without names, nobody can tell."""
    if len(play.to_act()) < 2:
        return None
    game, (first, second) = setting.game, dice.sample(play.to_act(), 2)
    hidden = [{one.text for one in game.legal(play.state, seat) if one.secret} for seat in (first, second)]
    both = sorted(hidden[0] & hidden[1])
    if len(both) < 2:
        return None
    one, other = dice.sample(both, 2)
    what = f"line {play.length + 1}: seat {first} chooses “{one}” and seat {second} “{other}”, or the other way round"
    found = Twins(setting, secret, set(setting.viewers()) - {first, second}, (play, play), what)
    return found if found.play(Choice(first, (one, other))) and found.play(Choice(second, (other, one))) else None


def hidden_draw(setting: Setting, secret: bytes, play: AnyReplay, dice: random.Random) -> Twins | None:
    """Let chance do one of two things of which all are told the same, but for the one who gets what is drawn."""
    if play.to_act() != (CHANCE,):
        return None
    game, viewers, known = setting.game, set(setting.viewers()), play.length
    one = draw(play, TableDice(secret, known + 1))
    other = play.plus(Line(known + 1, CHANCE, dice.choice([action.text for action, _ in game.chances(play.state)])))
    owners = viewers - told_alike(one, other, known, viewers)
    if texts_since(one, known) == texts_since(other, known) or len(owners) > 1 or ONLOOKER in owners:
        return None
    what = f"line {known + 1}: chance does “{one.record.lines[-1].text}” or “{other.record.lines[-1].text}”"
    # Where nobody is told, as when hands are dealt, one seat may still see it.
    seeing = {viewer for viewer in viewers if game.observe(one.state, viewer) != game.observe(other.state, viewer)}
    assert len(owners | seeing) <= 1 and ONLOOKER not in seeing, f"{setting}, {what}: seen by {seeing}"
    one = draw_all(one, secret)
    followed = copied(other, one)
    if followed is None or one.outcome() or followed.outcome() or followed.to_act() == (CHANCE,):
        return None
    observers = told_alike(one, followed, known, viewers - owners - seeing)
    return Twins(setting, secret, observers, (one, followed), what) if observers else None


def copied(play: AnyReplay, model: AnyReplay) -> AnyReplay | None:
    """Let chance do what it did in another game; None where it cannot."""
    for line in model.record.lines[play.length :]:
        if play.to_act() != (CHANCE,) or line.text not in [one.text for one, _ in play.game.chances(play.state)]:
            return None
        play = play.plus(line)
    return play


def play_on(found: Twins, dice: random.Random) -> None:
    """Let people choose the same at both tables, for a few choices, while nothing comes to light."""
    for _ in range(dice.randrange(MOST_AFTER)):
        one, other = found.plays
        if one.to_act() != other.to_act():
            return
        seat = dice.choice(one.to_act())
        legal = [{action.text for action in play.game.legal(play.state, seat)} for play in found.plays]
        both = sorted(legal[0] & legal[1])
        if not both or not found.play(Choice(seat, (text := dice.choice(both), text))):
            return


WITH_SECRETS: Final = tuple(setting for setting in SETTINGS if setting.room.key != "splut")  # there all is open
