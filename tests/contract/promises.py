"""What every game promises about play: records, purity, notation, turns, outcomes, options, judgement."""

from __future__ import annotations

import msgspec
import pytest

from contract.walks import LONGEST, Figures, Setting, Walk, begun, next_line, possible, rollout, whole_picture

from contract.walks import AnyReplay, Position  # isort: skip
from frabjous.bots.levels import LEVELS
from frabjous.bots.thinker import Budget
from frabjous.core import agreed
from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE, ONLOOKER
from frabjous.core.errors import BadOption
from frabjous.core.options import settled
from frabjous.core.record import agree, begin, verify
from frabjous.core.recordfile import dumps, loads
from frabjous.scene.words import LANGUAGES, Voice, bundle

TEXT_LENGTH = 40
FEW_NODES = 30  # enough to meet every part of a search
MOST_UNDONE = 12  # times a game


# Replay


def check_replay(setting: Setting, play: AnyReplay, figures: Figures) -> None:
    """A record written, read back and replayed shows everybody the same game, and its dice can be verified."""
    read_back = loads(dumps(play.record))
    assert read_back == play.record
    again = verify(setting.game, read_back)
    assert again.length == play.length
    assert again.mainline == play.mainline
    assert again.pact == play.pact
    assert again.outcome() == play.outcome()
    for number in range(play.length + 1):
        figures.add("states")
        for viewer in setting.viewers():
            before, after = play.state_after(number), again.state_after(number)
            assert setting.game.observe(before, viewer) == setting.game.observe(after, viewer), f"line {number}"
            figures.add("comparisons")


def played(setting: Setting, seed: int, *, undoing: bool = False) -> AnyReplay:
    """Play a game as the table does; when `undoing`, people take lines back and talk to each other on the way."""
    play, secret = begun(setting, seed)
    dice = Dice(seed)
    undone = 0
    while play.to_act() and play.length < LONGEST:
        play = next_line(play, secret, dice)
        if undoing and undone < MOST_UNDONE and play.outcome() is None and dice.below(10) == 0:
            play = agree(play, word(play, dice))
            undone += 1
    assert play.outcome() is not None, f"{setting}, seed {seed}: no end after {LONGEST} lines"
    return play


def word(play: AnyReplay, dice: Dice) -> agreed.Word:
    """Say something at the table: mostly, that one of the latest lines is undone."""
    seat = dice.below(play.record.seats)
    back = play.mainline[-1 - dice.below(min(5, len(play.mainline)))] - 1
    kinds: list[agreed.Word] = [agreed.Undo(back), agreed.Undo(back), agreed.Undo(back)]
    away = seat in play.pact.played_by_bot
    kinds += [agreed.AskUndo(seat, back), agreed.OfferDraw(seat)] if play.pact.asked is None else []
    kinds.append(agreed.PersonTakes(seat) if away else agreed.BotTakes(seat))
    return dice.pick(kinds)


# Purity


def check_apply_alters_nothing(walk: Walk, every: int, figures: Figures) -> None:
    """After every possible action was tried on a position, it answers every question as before."""
    setting = walk.setting
    for move in walk.some_moves(every):
        before = whole_picture(setting, move.state)
        lines = rollout(setting, move.state, Dice(walk.seed), 12)
        for actor in setting.game.to_act(move.state):
            for action in possible(setting.game, move.state, actor):
                setting.game.apply(move.state, actor, action)
        assert whole_picture(setting, move.state) == before, f"{walk}: apply altered its argument"
        assert rollout(setting, move.state, Dice(walk.seed), 12) == lines, f"{walk}: the same dice go another way"
        figures.add("states")
        figures.add("comparisons", 2)


def check_asking_twice(walk: Walk, every: int, figures: Figures) -> None:
    """The same question gets the same answer, even if the asker scribbled on the first."""
    setting = walk.setting
    for state in walk.states(every):
        before = whole_picture(setting, state)
        for viewer in setting.viewers():
            setting.game.legal(state, viewer).clear()
        setting.game.chances(state).clear()
        assert whole_picture(setting, state) == before, f"{walk}: another answer to the same question"
        figures.add("states")
        figures.add("comparisons")


def check_two_games_at_once(setting: Setting, seeds: tuple[int, int], lines: int) -> None:
    """Two games played in turns go as they would go alone."""
    alone = [texts(play_some(setting, seed, lines)) for seed in seeds]
    games = [(*begun(setting, seed), Dice(seed)) for seed in seeds]
    plays = [play for play, _, _ in games]
    for _ in range(lines):
        for at, (_, secret, dice) in enumerate(games):
            if plays[at].to_act():
                plays[at] = next_line(plays[at], secret, dice)
    assert [texts(play) for play in plays] == alone


def play_some(setting: Setting, seed: int, lines: int) -> AnyReplay:
    play, secret = begun(setting, seed)
    dice = Dice(seed)
    while play.to_act() and play.length < lines:
        play = next_line(play, secret, dice)
    return play


def texts(play: AnyReplay) -> list[str]:
    return [f"{line.seat} {line.text}" for line in play.record.lines]


# Notation


def check_notation(walk: Walk, every: int, figures: Figures) -> None:
    """Every action has one short printable text of its own, and is read back from it."""
    game = walk.setting.game
    for state in walk.states(every):
        figures.add("states")
        for actor in game.to_act(state):
            actions = possible(game, state, actor)
            written = [action.text for action in actions]
            assert len(set(written)) == len(written), f"{walk}: two actions are written alike: {written}"
            for action, text in zip(actions, written, strict=True):
                assert game.read(text) == action
                assert 0 < len(text) <= TEXT_LENGTH
                assert text.isascii()
                assert text.isprintable()
                assert text == text.strip()
                figures.add("comparisons")


# Turns and outcomes


def check_turns(walk: Walk, figures: Figures) -> None:
    """Somebody can act until the game is over; nobody else can."""
    for state in walk.states():
        check_turn(walk.setting, state)
        figures.add("states")


def check_turn(setting: Setting, state: Position) -> None:
    game = setting.game
    actors = game.to_act(state)
    assert (actors == ()) == (game.outcome(state) is not None), "nobody is to act exactly when the game is over"
    assert actors == (CHANCE,) or all(0 <= seat < setting.seats for seat in actors), f"who is {actors}?"
    assert len(set(actors)) == len(actors), f"somebody is named twice in {actors}"
    for seat in (*range(setting.seats), ONLOOKER, CHANCE):
        legal = game.legal(state, seat)
        owes = seat in actors and seat != CHANCE
        assert bool(legal) == owes, f"seat {seat}, of {actors} to act, may do {[one.text for one in legal]}"
        written = [action.text for action in legal]
        assert len(set(written)) == len(written), "something is offered twice"
        if legal:
            assert game.random_action(state, seat, Dice(7)) == Dice(7).pick(legal), "not a choice of the dice"
    chances = game.chances(state)
    assert bool(chances) == (actors == (CHANCE,)), f"chance may do {len(chances)} things while {actors} act"
    for _, weight in chances:
        assert type(weight) is int
        assert weight > 0


def check_outcome(walk: Walk) -> None:
    """Scores share out at most one; victories name seats; the reason can be told to anybody."""
    setting = walk.setting
    outcome = setting.game.outcome(walk.end)
    assert outcome is not None
    assert len(outcome.scores) == setting.seats
    assert all(0 <= score <= 1 for score in outcome.scores)
    assert sum(outcome.scores) <= 1 + 1e-9
    for victory in outcome.victories:
        assert victory.name
        assert all(0 <= seat < setting.seats for seat in victory.seats)
        assert len(set(victory.seats)) == len(victory.seats)
    for language in LANGUAGES:
        for you in ((), *((seat,) for seat in range(setting.seats))):
            assert Voice(bundle(language, setting.room.folder / "text"), {}, you).say(outcome.why)


# Options


def check_options(setting: Setting) -> None:
    """Defaults settle, every offered value starts a game, and whatever else is refused."""
    game, seats = setting.game, setting.seats
    offered = {option.key: option for option in game.options() if seats in option.seats}
    assert len(offered) == len([option for option in game.options() if seats in option.seats]), "offered twice"
    assert settled(game.options(), game.seats, seats, {}) == {key: one.default for key, one in offered.items()}
    for chosen in setting.choices_of_the_host():
        play = begin(game, seats, chosen, bytes(32))
        assert dict(play.record.options) == {key: chosen.get(key, one.default) for key, one in offered.items()}
        assert play.to_act()
    for option in offered.values():
        assert len(set(option.values)) == len(option.values)
        assert option.formerly is None or option.formerly in option.values
        assert all(value.isprintable() and value and "=" not in option.key for value in option.values)
        refused(setting, seats, {option.key: "no such value"})
        refused(setting, seats, {option.key: ""})
    refused(setting, seats, {"no such option": "1"})


def refused(setting: Setting, seats: int, chosen: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        settled(setting.game.options(), setting.game.seats, seats, chosen)
    with pytest.raises(BadOption):
        setting.game.start(seats, chosen)
    with pytest.raises(BadOption):
        begin(setting.game, seats, chosen, bytes(32))


# Judgement


def check_judgement(walk: Walk, every: int, figures: Figures) -> None:
    """A judgement is one number a seat, from 0 to 1, and shares out at most one."""
    setting = walk.setting
    for state in walk.states(every):
        estimates = setting.room.judge(state)
        figures.add("states")
        assert len(estimates) == setting.seats
        assert all(0 <= estimate <= 1.0001 for estimate in estimates), f"{walk}: {estimates}"
        assert sum(estimates) <= 1.0001, f"{walk}: {estimates}"


def check_bots(walk: Walk, every: int, figures: Figures) -> None:
    """Every bot chooses something legal, the same for the same dice, from what has travelled to another process."""
    game, room = walk.setting.game, walk.setting.room
    for move in walk.some_moves(every):
        if move.actor == CHANCE:
            continue
        seen = game.observe(move.state, move.actor)
        travelled = msgspec.msgpack.decode(msgspec.msgpack.encode(seen), type=room.seen)
        assert travelled == seen
        for level in {level.kind: level for level in LEVELS.values()}.values():  # budgets apart, they think alike
            chosen = [
                level.bot(room).choose(
                    move.actor, what, game.legal(move.state, move.actor), Dice(walk.seed), Budget(FEW_NODES)
                )
                for what in (seen, travelled)
            ]
            assert chosen[0] in game.legal(move.state, move.actor)
            assert chosen[0] == chosen[1], "a bot thinks otherwise after the journey"
            figures.add("comparisons")
        figures.add("states")
