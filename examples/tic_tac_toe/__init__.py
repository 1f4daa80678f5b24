"""Tic-tac-toe: the room to copy. It is as small as a room can be, and all a room needs is here."""

from pathlib import Path

from frabjous.games.room import Room
from tic_tac_toe.bot import judge
from tic_tac_toe.observation import Seen
from tic_tac_toe.rules import TicTacToe
from tic_tac_toe.tensor import layout
from tic_tac_toe.view import heading, scene

TIC_TAC_TOE = Room(TicTacToe(), Seen, judge, scene, heading, Path(__file__).parent, layout=layout)
