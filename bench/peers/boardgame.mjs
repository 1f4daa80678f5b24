// Random playouts of tic-tac-toe on boardgame.io, headless, written as in its tutorial: node boardgame.mjs SECONDS
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/dist/cjs/client.js");
const { INVALID_MOVE } = require("boardgame.io/dist/cjs/core.js");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const isWon = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

function playout() {
  const client = Client({ game: TicTacToe, numPlayers: 2, debug: false });
  client.start();
  let steps = 0;
  for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState(), steps++) {
    const free = state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
    client.moves.click(free[Math.floor(Math.random() * free.length)]);
  }
  client.stop();
  return steps;
}

const spentSince = (began) => (({ user, system }) => (user + system) / 1e6)(process.cpuUsage(began));
const seconds = Number(process.argv[2]);
for (let warm = 0; warm < 50; warm++) playout();
const began = process.cpuUsage();
let steps = 0, games = 0;
do {
  steps += playout();
  games++;
} while (spentSince(began) < seconds);
const spent = spentSince(began);
console.log(JSON.stringify({ steps: steps / spent, games: games / spent }));
