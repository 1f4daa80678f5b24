"""What every level chooses here and there in every game: printed by a process, to be compared with another build's."""

from __future__ import annotations

from frabjous.bots.levels import LEVELS
from frabjous.bots.search import PLAYS_ON, Search
from frabjous.bots.thinker import Budget
from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE
from frabjous.games import IN_ORDER
from frabjous.games.room import AnyRoom

MOST_NODES = 250
LINES = 80
EVERY = 8
SELDOM = 40


def choices_in(room: AnyRoom) -> list[str]:
    """Play a little at random and write down what each level would do there."""
    game, dice, lines = room.game, Dice(3), list[str]()
    state = game.start(room.usual_seats, {})
    for number in range(LINES):
        actors = game.to_act(state)
        if not actors:
            break
        seat = actors[0]
        if seat == CHANCE:
            state = game.apply(state, CHANCE, dice.weighted(game.chances(state)))
            continue
        legal = game.legal(state, seat)
        if number % EVERY == 0:
            for name, level in LEVELS.items():
                budget = Budget(min(MOST_NODES, level.budget.nodes))
                chosen = level.bot(room).choose(seat, game.observe(state, seat), legal, Dice(number), budget)
                lines.append(f"{room.key} {number} {name}: {chosen.text}")
        if room.habits is not None and number % SELDOM == EVERY:
            chosen = Search(room).choose(seat, game.observe(state, seat), legal, Dice(number), Budget(PLAYS_ON))
            lines.append(f"{room.key} {number} by habit: {chosen.text}")
        state = game.apply(state, seat, dice.pick(legal))
    return lines


def all_choices() -> str:
    return "\n".join(line for room in IN_ORDER for line in choices_in(room))


if __name__ == "__main__":
    print(all_choices())
