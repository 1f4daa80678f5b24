"""Picks: a tiny game that has all the five games have, so that a test can try anything in a few lines.

Chance deals each seat a hidden token (0, 1 or 2). A round goes like this: the opener may show their token, then calls
"high" or "low"; everybody secretly picks 0, 1 or 2; a coin is flipped; the picks are revealed. Who picked what was
called (turned round by tails) gets a point. At the end the tokens lie open, and a 2 is worth a point.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import msgspec

from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE, Action, Game, Outcome, Player, Said, Value, Victory, said
from frabjous.core.errors import BadNotation
from frabjous.core.options import Chosen, Option, settled
from frabjous.core.written import BadPosition
from frabjous.games.room import Room
from frabjous.scene.model import Ask, Box, Button, Choice, Disc, Part, Scene, SeatBox, Shape, Thing, Words

FOLDER: Final = Path(__file__).parent / "fake_room"
UNKNOWN: Final = -1
TOKENS: Final = ((0, 3), (1, 2), (2, 1))  # a token and its weight


class Act(Action):
    """One of the few things that can happen; each is made once."""

    def __init__(self, verb: str, number: int = UNKNOWN, *, shows: bool = False, secret: bool = False) -> None:
        super().__init__(verb if number == UNKNOWN else f"{verb} {number}", shows, secret)
        self.verb: Final = verb
        self.number: Final = number


DEAL: Final = [Act("deal", token) for token, _ in TOKENS]
SHOW: Final = [Act("show", token, shows=True) for token, _ in TOKENS]
PICK: Final = [Act("pick", number, secret=True) for number in range(3)]
HIGH, LOW, HEADS, TAILS, REVEAL = Act("high"), Act("low"), Act("heads"), Act("tails"), Act("reveal")
BY_TEXT: Final = {act.text: act for act in (*DEAL, *SHOW, *PICK, HIGH, LOW, HEADS, TAILS, REVEAL)}


@dataclass(frozen=True)
class Position:
    seats: int
    rounds: int
    loaded: bool
    tokens: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()  # seats that showed their token
    round: int = 0
    call: str = ""
    picks: tuple[int, ...] = ()  # UNKNOWN for who still owes one
    coin: str = ""
    points: tuple[int, ...] = ()
    revealed: tuple[int, ...] = ()  # the picks of the round before

    def __str__(self) -> str:
        return msgspec.json.encode(self).decode()

    @property
    def opener(self) -> int:
        return self.round % self.seats

    @property
    def over(self) -> bool:
        return self.round >= self.rounds


class Seen(msgspec.Struct, frozen=True, gc=False):
    """What one seat knows."""

    seat: int
    seats: int
    rounds: int
    loaded: bool
    dealt: int
    tokens: tuple[int, ...]  # UNKNOWN where they are hidden
    shown: tuple[int, ...]
    round: int
    call: str
    owing: tuple[int, ...]  # seats that have not picked
    mine: int
    coin: str
    points: tuple[int, ...]
    revealed: tuple[int, ...]


class Picks(Game[Position, Act, Seen]):
    def __init__(self) -> None:
        super().__init__("picks", rules_version=1, seats=range(2, 5))

    def options(self) -> tuple[Option, ...]:
        return (Option("rounds", ("2", "1", "5"), (2, 3, 4)), Option("coin", ("fair", "loaded"), (2,)))

    def start(self, seats: int, chosen: Chosen) -> Position:
        options = settled(self.options(), self.seats, seats, chosen)
        loaded = options.get("coin") == "loaded"
        nobody = (UNKNOWN,) * seats
        return Position(seats, int(options["rounds"]), loaded, picks=nobody, points=(0,) * seats)

    def chosen(self, state: Position) -> tuple[int, Chosen]:
        coin = {"coin": "loaded" if state.loaded else "fair"} if state.seats == 2 else {}
        return state.seats, {"rounds": str(state.rounds), **coin}

    def to_act(self, state: Position) -> tuple[int, ...]:
        if state.over:
            return ()
        if len(state.tokens) < state.seats:
            return (CHANCE,)
        if not state.call:
            return (state.opener,)
        return owing(state) or (CHANCE,)

    def legal(self, state: Position, seat: int) -> list[Act]:
        if seat < 0 or seat not in self.to_act(state):
            return []
        if state.call:
            return list(PICK)
        return [HIGH, LOW] if seat in state.shown else [HIGH, LOW, SHOW[state.tokens[seat]]]

    def chances(self, state: Position) -> list[tuple[Act, int]]:
        if self.to_act(state) != (CHANCE,):
            return []
        if len(state.tokens) < state.seats:
            return [(DEAL[token], weight) for token, weight in TOKENS]
        if not state.coin:
            return [(HEADS, 3 if state.loaded else 1), (TAILS, 1)]
        return [(REVEAL, 1)]

    def apply(self, state: Position, seat: int, action: Act) -> Position:
        if action in DEAL:
            return replace(state, tokens=(*state.tokens, action.number))
        if action in SHOW:
            return replace(state, shown=(*state.shown, seat))
        if action in (HIGH, LOW):
            return replace(state, call=action.verb)
        if action in PICK:
            return replace(state, picks=(*state.picks[:seat], action.number, *state.picks[seat + 1 :]))
        if action in (HEADS, TAILS):
            return replace(state, coin=action.verb)
        return revealed(state)

    def outcome(self, state: Position) -> Outcome | None:
        if not state.over:
            return None
        totals = [points + (token == 2) for points, token in zip(state.points, state.tokens, strict=True)]
        best = tuple(seat for seat in range(state.seats) if totals[seat] == max(totals))
        scores = tuple(1 / len(best) if seat in best else 0.0 for seat in range(state.seats))
        return Outcome(scores, (Victory("points", best),), said("fake-won", who=Player(best[0])))

    def out(self, state: Position) -> tuple[int, ...]:
        return ()

    def observe(self, state: Position, seat: int) -> Seen:
        knows = [state.over or at == seat or at in state.shown for at in range(len(state.tokens))]
        tokens = tuple(token if known else UNKNOWN for token, known in zip(state.tokens, knows, strict=True))
        return Seen(
            seat,
            state.seats,
            state.rounds,
            state.loaded,
            len(state.tokens),
            tokens,
            state.shown,
            state.round,
            state.call,
            owing(state),
            state.picks[seat] if seat >= 0 else UNKNOWN,
            state.coin,
            state.points,
            state.revealed,
        )

    def told(self, state: Position, actor: int, action: Act, seat: int) -> list[Said]:
        if action in DEAL:
            dealt = len(state.tokens)
            return [tell("dealt", dealt, number=action.number if dealt == seat else "?")]
        if action in PICK:
            return [tell("picked", actor, number=action.number if actor == seat else "?")]
        if action is REVEAL:
            return [tell("revealed", at, number=pick) for at, pick in enumerate(state.picks)]
        return [tell("did", actor if actor >= 0 else state.opener, text=action.text)]

    def imagine(self, seen: Seen, dice: Dice) -> Position:
        tokens = tuple(dice.weighted(list(TOKENS)) if token == UNKNOWN else token for token in seen.tokens)
        picks = [UNKNOWN if at in seen.owing else dice.below(3) for at in range(seen.seats)]
        if seen.seat >= 0:
            picks[seen.seat] = seen.mine
        return Position(
            seen.seats,
            seen.rounds,
            seen.loaded,
            tokens,
            seen.shown,
            seen.round,
            seen.call,
            tuple(picks),
            seen.coin,
            seen.points,
            seen.revealed,
        )

    def read(self, text: str) -> Act:
        if text not in BY_TEXT:
            raise BadNotation(text, "pick 2")
        return BY_TEXT[text]

    def position(self, text: str) -> Position:
        try:
            return msgspec.json.decode(text, type=Position)
        except msgspec.MsgspecError as error:
            raise BadPosition(text, "this is no position of Picks.") from error


def owing(state: Position) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.seats) if state.picks[seat] == UNKNOWN)


def revealed(state: Position) -> Position:
    wanted = 2 if (state.call == "high") == (state.coin == "heads") else 0
    points = tuple(point + (pick == wanted) for point, pick in zip(state.points, state.picks, strict=True))
    nobody = (UNKNOWN,) * state.seats
    return replace(state, round=state.round + 1, call="", picks=nobody, coin="", points=points, revealed=state.picks)


def tell(key: str, seat: int, **values: Value) -> Said:
    return said(f"fake-{key}", who=Player(seat), **values)


# The room around it


def judge(state: Position) -> list[float]:
    total = sum(state.points) + state.seats
    return [(points + 1) / total for points in state.points]


def scene(seen: Seen, legal: list[Act], shape: Shape) -> Scene:
    """Draw tokens in a row, picks below, and buttons for the rest."""
    tokens = tuple(token(seen, at) for at in range(seen.dealt))
    picks = tuple(pick_target(act.number) for act in legal if act in PICK)
    first = Ask((), said("fake-ask"))
    asks = tuple(Ask((f"pick-{act.number}",), said("fake-sure")) for act in legal if act in PICK)
    return Scene(
        100 * seen.seats,
        200 if shape is Shape.WIDE else 300,
        said("fake-title"),
        heading(seen),
        (tokens,),
        picks,
        tuple(SeatBox(at, said("fake-points", points=seen.points[at]), (), False) for at in range(seen.seats)),
        (first, *asks),
        (*(button(act.verb) for act in legal if act not in PICK), *((button("confirm"),) if asks else ())),
        tuple(Choice(path(act), act.text, said("verbatim", text=act.text)) for act in legal),
        None,
        lambda: (said("fake-round", round=seen.round + 1),),
    )


def heading(seen: Seen) -> Said:
    return said("fake-round", round=seen.round + 1)


def token(seen: Seen, seat: int) -> Thing:
    face = "?" if seen.tokens[seat] == UNKNOWN else str(seen.tokens[seat])
    label = said("fake-token", who=Player(seat), face=face)
    return Thing(f"token-{seat}", 100 * seat + 50, 50, (Disc(40), Words(said("verbatim", text=face))), label)


def pick_target(number: int) -> Thing:
    label = said("verbatim", text=str(number))
    return Thing(f"pick-{number}", 100 * number + 50, 150, (Box(80, 80),), label, Part.TARGET)


def button(verb: str) -> Button:
    return Button(verb, said("verbatim", text=verb))


def path(act: Act) -> tuple[str, ...]:
    return (f"pick-{act.number}", "confirm") if act in PICK else (act.verb,)


PICKS: Final = Room(Picks(), Seen, judge, scene, heading, FOLDER)
