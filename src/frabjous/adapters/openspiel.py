"""Our games for OpenSpiel; importing this registers them.

`frabjous_snark` has chance nodes, and nodes at which all choose at once; `frabjous_snark_sequential` asks the seats at
such a node one after the other, and none sees what the others chose. The parameter `seats` says how many play, all
others are what a host may choose, "" for the default. An information state is what a seat has done so far and all
that it may know and remember by the rules; its tensor is that of the observation, without the past.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from frabjous.adapters.play import Row, layout_of
from frabjous.core.contract import CHANCE, ONLOOKER
from frabjous.games import IN_ORDER, room_of
from frabjous.games.room import AnyRoom

PREFIX: Final = "frabjous_"
SEQUENTIAL: Final = "_sequential"
LONGEST: Final = 20_000  # lines; no game comes near (tests/contract/walks.py)
Types: Final = pyspiel.GameType


def type_of(room: AnyRoom, *, in_turn: bool) -> pyspiel.GameType:
    """Describe a game to OpenSpiel."""
    chooses_at_once = room.before_secrets is not None and not in_turn
    hides_nothing = room.position_key is not None  # no other room has one
    return Types(
        short_name=PREFIX + room.key + (SEQUENTIAL if in_turn else ""),
        long_name=f"Frabjous {room.key}, rules version {room.game.rules_version}" + (", in turn" if in_turn else ""),
        dynamics=Types.Dynamics.SIMULTANEOUS if chooses_at_once else Types.Dynamics.SEQUENTIAL,
        chance_mode=Types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Types.Information.PERFECT_INFORMATION if hides_nothing else Types.Information.IMPERFECT_INFORMATION,
        utility=Types.Utility.GENERAL_SUM,
        reward_model=Types.RewardModel.TERMINAL,
        max_num_players=room.game.seats.stop - 1,
        min_num_players=room.game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": room.game.seats.start, **{one.key: "" for one in room.game.options()}},
    )


class FrabjousGame(pyspiel.Game):
    """A game with its seats and options, from which states are made."""

    def __init__(self, kind: pyspiel.GameType, key: str, params: dict[str, Any] | None) -> None:
        given = {**kind.parameter_specification, **(params or {})}
        self.called = kind.short_name, dict(given)
        self.room = room_of(key)
        self.seats: int = given.pop("seats")
        options = {option: value for option, value in given.items() if value}
        self.first = self.room.game.start(self.seats, options)  # positions are never altered: all games share it
        self.layout = layout_of(key, self.seats)
        count = len(self.layout.actions)
        about = pyspiel.GameInfo(
            num_distinct_actions=count,
            max_chance_outcomes=count,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, about, params or {})

    def new_initial_state(self) -> FrabjousState:
        return FrabjousState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Moment:
    """A position, and what each seat did on the way there.

    It never changes, so a cloned state shares it; a state that travels takes the position as its text.
    """

    def __init__(self, game: FrabjousGame, position: Any, done: tuple[tuple[str, ...], ...]) -> None:  # noqa: ANN401
        self.game: Final = game
        self.rules: Final = game.room.game
        self.position: Final = position
        self.done: Final = done
        self.to_act: Final = self.rules.to_act(position)

    def __deepcopy__(self, memo: dict[int, object]) -> Moment:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return travelled, (*self.game.called, str(self.position), self.done)

    def after(self, actor: int, number: int) -> Moment:
        """Give the moment after a seat or chance did what has this id."""
        action = self.game.layout.actions[number]
        position = self.rules.apply(self.position, actor, action)
        if actor == CHANCE:
            return Moment(self.game, position, self.done)
        mine = (*self.done[actor], action.text)
        return Moment(self.game, position, (*self.done[:actor], mine, *self.done[actor + 1 :]))


def travelled(name: str, params: dict[str, Any], text: str, done: tuple[tuple[str, ...], ...]) -> Moment:
    """Make a moment again where a state has come to."""
    game = pyspiel.load_game(name, params)
    return Moment(game, game.room.game.position(text), done)


class FrabjousState(pyspiel.State):
    """A game at some moment."""

    def __init__(self, game: FrabjousGame) -> None:
        super().__init__(game)
        self.at_once = game.get_type().dynamics == Types.Dynamics.SIMULTANEOUS
        self.now = Moment(game, game.first, ((),) * game.seats)

    def current_player(self) -> int:
        """Say who acts: a seat, chance, several seats at once, or nobody at the end."""
        actors = self.now.to_act
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        if actors == (CHANCE,):
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self.at_once and len(actors) > 1 else actors[0]

    def _legal_actions(self, player: int) -> list[int]:
        if player not in self.now.to_act:
            return []
        legal = self.now.rules.legal(self.now.position, player)
        return sorted([action.id for action in legal])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List what chance may do, with probabilities."""
        chances = self.now.rules.chances(self.now.position)
        total = sum(weight for _, weight in chances)
        return [(action.id, weight / total) for action, weight in chances]

    def _apply_action(self, action: int) -> None:
        self.now = self.now.after(self.now.to_act[0], action)

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in self.now.to_act:
            self.now = self.now.after(seat, actions[seat])

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.now.game.layout.actions[action])

    def is_terminal(self) -> bool:
        return not self.now.to_act

    def returns(self) -> list[float]:
        """Give the scores; nobody has any before the end."""
        outcome = self.now.rules.outcome(self.now.position)
        return [0.0] * self.now.game.seats if outcome is None else list(outcome.scores)

    def __str__(self) -> str:
        return str(self.now.position)


class Observer:
    """What a seat sees, as OpenSpiel asks for it: `tensor` whole, `dict` part by part, and a string."""

    def __init__(self, game: FrabjousGame, kind: pyspiel.IIGObservationType) -> None:
        self.remembers: Final[bool] = kind.perfect_recall
        self.only_public: Final[bool] = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.layout: Final = game.layout
        self.tensor: Final[Row] = np.zeros(game.layout.size, np.float32)
        self.dict: Final = {part.name: self.tensor[part.offset : part.offset + part.size] for part in game.layout.parts}

    def seen(self, state: FrabjousState, player: int) -> object:
        return state.now.rules.observe(state.now.position, ONLOOKER if self.only_public else player)

    def set_from(self, state: FrabjousState, player: int) -> None:
        """Fill `tensor` and `dict` with what a seat sees."""
        self.tensor[:] = self.layout.row(self.seen(state, player))

    def string_from(self, state: FrabjousState, player: int) -> str:
        """Write what a seat sees, with what it did before if it is to remember that."""
        past = f"did {', '.join(state.now.done[player])}; " if self.remembers else ""
        return f"{past}{self.seen(state, player)}"


def register(room: AnyRoom, *, in_turn: bool) -> None:
    """Tell OpenSpiel of a game."""
    kind = type_of(room, in_turn=in_turn)

    class Registered(FrabjousGame):
        """OpenSpiel makes games from their parameters alone."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, room.key, params)

    pyspiel.register_game(kind, Registered)


for each in IN_ORDER:
    register(each, in_turn=False)
    register(each, in_turn=True)
