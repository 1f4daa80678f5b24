"""The promises are worth something: an honest little game keeps them all, and each broken twin of it is caught."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import replace as seen_otherwise

from contract import namings, pictures, promises, sights
from contract.walks import Figures, Setting, Walk, walk
from fakes import HEADS, HIGH, LOW, PICK, PICKS, REVEAL, SHOW, Act, Picks, Position, Seen, owing, scene
from frabjous.core.chance import Dice
from frabjous.core.contract import Action, Outcome, Said, said
from frabjous.core.errors import BadNotation
from frabjous.games.room import AnyRoom
from frabjous.scene.model import Choice, Scene, Shape

SEEDS = range(12)


def walked(room: AnyRoom, seats: int = 3) -> list[Walk]:
    return [walk(Setting(room, seats), seed) for seed in SEEDS]


def check_secrets(room: AnyRoom) -> None:
    """Hold a room to everything it promises about secrets."""
    for one in walked(room):
        sights.check_sight(one, 1, 1, 3, Figures())
        sights.check_told(one, 1, Figures())
        sights.check_seen(one, 1, Figures())
        sights.check_open_actions(one, 1, Figures())
        sights.check_secret_actions(one, 1, Figures())


def check_rules(room: AnyRoom) -> None:
    """Hold a room to everything it promises about play."""
    for one in walked(room):
        promises.check_apply_alters_nothing(one, 1, Figures())
        promises.check_asking_twice(one, 1, Figures())
        promises.check_turns(one, Figures())
        promises.check_notation(one, 1, Figures())
        promises.check_outcome(one)
        promises.check_judgement(one, 1, Figures())
        promises.check_bots(one, 5, Figures())


def check_pictures(room: AnyRoom) -> None:
    for one in walked(room):
        pictures.check_choices(one, 1, Figures())
        pictures.check_words(one, 1, pictures.Heard(), Figures())
        pictures.check_told_words(one, 1, pictures.Heard(), Figures())
        pictures.check_svg(one, 1, Figures())


def with_game(game: Picks) -> AnyRoom:
    return replace(PICKS, game=game)


# The honest twin


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_honest_game_keeps_every_promise(seats: int) -> None:
    setting = Setting(PICKS, seats)
    promises.check_options(setting)
    for seed in SEEDS:
        promises.check_replay(setting, promises.played(setting, seed), Figures())
        promises.check_replay(setting, promises.played(setting, seed, undoing=True), Figures())
    promises.check_two_games_at_once(setting, (1, 2), 40)


def test_an_honest_game_keeps_its_secrets() -> None:
    check_secrets(PICKS)


def test_an_honest_game_has_good_rules_and_pictures() -> None:
    check_rules(PICKS)
    check_pictures(PICKS)


def test_imagined_positions_of_a_game_with_secrets_do_differ() -> None:
    """Otherwise comparing them would prove nothing."""
    assert sum(sights.differing(one, 1) for one in walked(PICKS)) > 100


# Leaky twins, each by another door


class LeakyObservation(Picks):
    """Shows everybody’s pick as soon as it is made."""

    def observe(self, state: Position, seat: int) -> Seen:
        return seen_otherwise(super().observe(state, seat), revealed=state.picks)


class LeakyTelling(Picks):
    """Says aloud what was picked in secret."""

    def told(self, state: Position, actor: int, action: Act, seat: int) -> list[Said]:
        return [said("verbatim", text=action.text)]


class LeakyDeal(Picks):
    """Tells everybody which token was dealt."""

    def told(self, state: Position, actor: int, action: Act, seat: int) -> list[Said]:
        return super().told(state, actor, action, len(state.tokens) if action.verb == "deal" else seat)


class LeakyLegalList(Picks):
    """Forbids a seat to pick the hidden token of the seat before it."""

    def legal(self, state: Position, seat: int) -> list[Act]:
        return [act for act in super().legal(state, seat) if act not in PICK or act.number != state.tokens[seat - 1]]


class LeakyOpenAction(Picks):
    """Lets only the holder of a small token call low."""

    def legal(self, state: Position, seat: int) -> list[Act]:
        return [act for act in super().legal(state, seat) if act is not LOW or state.tokens[seat] < 2]


class LeakyTurn(Picks):
    """Does not wait for who has the big token."""

    def to_act(self, state: Position) -> tuple[int, ...]:
        actors = super().to_act(state)
        hurried = tuple(seat for seat in actors if seat < 0 or state.tokens[seat] < 2)
        return hurried if len(actors) > 1 and hurried else actors


class LeakyOutcome(Picks):
    """Gives the points of hidden tokens before they lie open."""

    def outcome(self, state: Position) -> Outcome | None:
        done = len(state.tokens) == state.seats and state.round == state.rounds - 1 and sum(state.tokens) == 0
        return (
            super().outcome(replace(state, round=state.rounds)) if done and not state.call else super().outcome(state)
        )


class LeakySecret(Picks):
    """Reveals at once who picked 2, in the observation and in the imagination alike."""

    def observe(self, state: Position, seat: int) -> Seen:
        marked = tuple(1 if pick == 2 else 0 for pick in state.picks)
        return seen_otherwise(super().observe(state, seat), revealed=marked)

    def imagine(self, seen: Seen, dice: Dice) -> Position:
        position = super().imagine(seen, dice)
        picks = [pick if pick in (-1, 2) else dice.below(2) for pick in position.picks]
        known = [2 if mark else (pick if pick != 2 else 0) for pick, mark in zip(picks, seen.revealed, strict=True)]
        if seen.seat >= 0:
            known[seen.seat] = seen.mine
        return replace(position, picks=tuple(known), revealed=())


class LeakyHand(Picks):
    """Lets everybody see all tokens; imagination, which starts from that, puts them back faithfully."""

    def observe(self, state: Position, seat: int) -> Seen:
        return seen_otherwise(super().observe(state, seat), tokens=state.tokens)


@pytest.mark.parametrize(
    ("game", "door"),
    [
        (LeakyObservation(), "by the observation"),
        (LeakyTelling(), "but is told"),
        (LeakyDeal(), "but is told"),
        (LeakyLegalList(), "by the legal list"),
        (LeakyOpenAction(), "“low” tells viewer"),
        (LeakyTurn(), "by the turn"),
        (LeakyOutcome(), "by the outcome"),
        (LeakySecret(), "of both “pick"),
        (LeakyHand(), "of both “deal"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Picks) else "",
)
def test_a_leak_by_any_door_is_caught(game: Picks, door: str) -> None:
    with pytest.raises(sights.Leak, match=door):
        check_secrets(with_game(game))


def test_a_secret_choice_that_can_be_told_apart_is_caught() -> None:
    with pytest.raises(sights.Leak, match="can tell “pick 0” from “pick 2”"):
        for one in walked(with_game(LeakySecret())):
            sights.check_secret_actions(one, 1, Figures())


class Nameless(Picks):
    """Shows what was picked, but not by whom, and gives no points for it."""

    def apply(self, state: Position, seat: int, action: Act) -> Position:
        after = super().apply(state, seat, action)
        return replace(after, points=state.points, revealed=self.laid(state.picks)) if action is REVEAL else after

    def told(self, state: Position, actor: int, action: Act, seat: int) -> list[Said]:
        if action is not REVEAL:
            return super().told(state, actor, action, seat)
        return [said("verbatim", text=str(pick)) for pick in sorted(state.picks)]

    def laid(self, picks: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(picks))


class BySeats(Nameless):
    """Lays the nameless picks out in the order of the seats."""

    def laid(self, picks: tuple[int, ...]) -> tuple[int, ...]:
        return picks


class ByTheFirst(Nameless):
    """Begins with what the first seat picked when it tells the nameless picks."""

    def told(self, state: Position, actor: int, action: Act, seat: int) -> list[Said]:
        told = super().told(state, actor, action, seat)
        return [said("verbatim", text=str(state.picks[0])), *told] if action is REVEAL else told


class ByChance(Nameless):
    """Lets the coin depend on what the first seat picked."""

    def chances(self, state: Position) -> list[tuple[Act, int]]:
        chances = super().chances(state)
        return [(act, weight + state.picks[0]) if act is HEADS else (act, weight) for act, weight in chances]


def picks_exchanged(state: Position, one: int, other: int) -> Position | None:
    if not {one, other}.isdisjoint(owing(state)):
        return None
    picks = dict(enumerate(state.picks)) | {one: state.picks[other], other: state.picks[one]}
    return replace(state, picks=tuple(picks.values()))


def check_picks_are_nameless(game: Nameless) -> Figures:
    """Hold a game to the promise: tokens have nothing to do with picks, so these alone are exchanged."""
    figures = Figures()
    for one in walked(with_game(game)):
        naming = namings.Nameless(lambda state, seat: (), picks_exchanged)
        namings.check_nameless(one, naming, figures, partners=3, draws=True)
    return figures


def test_an_honest_game_does_not_say_who_chose_what() -> None:
    check_secrets(with_game(Nameless()))
    assert check_picks_are_nameless(Nameless()).counts["exchanges"] > 50


@pytest.mark.parametrize(
    ("game", "door"),
    [(BySeats(), "by the observation"), (ByTheFirst(), "is told"), (ByChance(), "what chance may do")],
    ids=lambda value: type(value).__name__ if isinstance(value, Picks) else "",
)
def test_saying_who_chose_what_is_caught(game: Nameless, door: str) -> None:
    with pytest.raises(sights.Leak, match=door):
        check_picks_are_nameless(game)


@pytest.mark.parametrize("game", [BySeats(), ByChance()], ids=lambda game: type(game).__name__)
def test_no_other_promise_would_have_caught_it(game: Nameless) -> None:
    check_secrets(with_game(game))


class Peeping:
    """Drawing code that remembers more than it is shown: it draws the same observation in two ways."""

    def __init__(self) -> None:
        self.drawn = 0

    def scene(self, seen: Seen, legal: list[Act], shape: Shape) -> Scene:
        self.drawn += 1
        return replace(scene(seen, legal, shape), title=said("fake-round", round=self.drawn))


def test_a_leak_by_the_picture_is_caught() -> None:
    with pytest.raises(sights.Leak, match="picture"):
        check_secrets(replace(PICKS, scene=Peeping().scene))


# Broken twins


class Scribbling(Picks):
    """Keeps something in itself from one question to the next."""

    def __init__(self) -> None:
        super().__init__()
        self.applied = 0

    def apply(self, state: Position, seat: int, action: Act) -> Position:
        self.applied += 1
        return super().apply(state, seat, action)

    def legal(self, state: Position, seat: int) -> list[Act]:
        legal = super().legal(state, seat)
        return legal[::-1] if self.applied % 2 else legal


class Forgetful(Picks):
    """Says that nobody acts while the game goes on."""

    def to_act(self, state: Position) -> tuple[int, ...]:
        return () if state.round == 1 else super().to_act(state)


class Idle(Picks):
    """Offers chances out of turn."""

    def chances(self, state: Position) -> list[tuple[Act, int]]:
        return super().chances(state) or [(HIGH, 1)]


ALSO_HIGH = Act("high")


class Mumbling(Picks):
    """Writes two actions alike."""

    def legal(self, state: Position, seat: int) -> list[Act]:
        return [ALSO_HIGH if act is LOW else act for act in super().legal(state, seat)]


class Partial(Picks):
    """Never lets the dice choose the last of what is legal."""

    def random_action(self, state: Position, seat: int, dice: Dice) -> Act:
        legal = self.legal(state, seat)
        return dice.pick(legal[:-1] or legal)


class Generous(Picks):
    """Makes everybody a winner."""

    def outcome(self, state: Position) -> Outcome | None:
        outcome = super().outcome(state)
        return None if outcome is None else replace(outcome, scores=(1.0,) * state.seats)


@pytest.mark.parametrize(
    "game", [Scribbling(), Forgetful(), Idle(), Mumbling(), Partial(), Generous()], ids=lambda game: type(game).__name__
)
def test_broken_rules_are_caught(game: Picks) -> None:
    with pytest.raises(AssertionError):
        check_rules(with_game(game))


def a_path_short(seen: Seen, legal: list[Act], shape: Shape) -> Scene:
    return scene(seen, legal[:-1], shape)


def a_path_within_a_path(seen: Seen, legal: list[Act], shape: Shape) -> Scene:
    drawn = scene(seen, legal, shape)
    more = tuple(Choice(one.path[:1], one.action, one.label) for one in drawn.choices if len(one.path) > 1)
    return replace(drawn, choices=drawn.choices + more)


def a_path_to_nowhere(seen: Seen, legal: list[Act], shape: Shape) -> Scene:
    return replace(scene(seen, legal, shape), hand=())


def a_missing_word(seen: Seen, legal: list[Act], shape: Shape) -> Scene:
    return replace(scene(seen, legal, shape), title=said("no-such-message"))


@pytest.mark.parametrize("drawing", [a_path_short, a_path_within_a_path, a_path_to_nowhere])
def test_broken_paths_are_caught(drawing: object) -> None:
    with pytest.raises(AssertionError):
        check_pictures(replace(PICKS, scene=drawing))  # type: ignore[arg-type]  # several drawings in one list


def test_a_missing_word_is_caught() -> None:
    with pytest.raises(LookupError):
        check_pictures(replace(PICKS, scene=a_missing_word))


def test_the_fake_reads_what_it_writes() -> None:
    everything: list[Action] = [*PICK, *SHOW, HIGH, LOW]
    assert [PICKS.game.read(act.text) for act in everything if isinstance(act, Act)] == everything
    with pytest.raises(BadNotation):
        PICKS.game.read("pick 3")
    assert owing(PICKS.game.start(2, {})) == (0, 1)
