// What a move costs boardgame.io's server: two players and an onlooker at each of ten tables, one move after the other,
// over its own sockets and clients. Tic-tac-toe begins again on the same board when it is over. The server is a process
// of its own and keeps its games in memory (we write ours to disk). node boardgame_server.mjs MOVES
import { fork } from "node:child_process";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/dist/cjs/client.js");
const { SocketIO } = require("boardgame.io/dist/cjs/multiplayer.js");
const { Server, Origins } = require("boardgame.io/dist/cjs/server.js");

const TABLES = 10;
const WARM = 5;
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const isOver = (cells) =>
  cells.every((cell) => cell !== null) ||
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
      if (isOver(G.cells)) G.cells = Array(9).fill(null);
    },
  },
};

async function serve() {
  console.log = () => {};
  const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
  const running = await server.run({ port: 0 });
  process.on("message", () => process.send(spent()));
  process.send(running.appServer.address().port);
}

const spent = () => (({ user, system }) => (user + system) / 1000)(process.cpuUsage()); // milliseconds
const told = (child) => new Promise((heard) => child.once("message", heard));

async function spentBy(child) {
  const answer = told(child);
  child.send("how much?");
  return answer;
}

function sitDown(port, table) {
  return ["0", "1", null].map((playerID) => {
    const multiplayer = SocketIO({ server: `http://localhost:${port}` });
    const client = Client({ game: TicTacToe, numPlayers: 2, matchID: `table-${table}`, playerID, multiplayer, debug: false });
    client.start();
    return client;
  });
}

const reaches = (client, is) =>
  new Promise((there) => {
    let stop = () => {};
    const look = (state) => {
      if (!state || !is(state)) return;
      stop();
      there(state);
    };
    stop = client.subscribe(look);
  });

const allReach = (party, number) => Promise.all(party.map((client) => reaches(client, (state) => state._stateID >= number)));

async function move(party, number) {
  const [{ G, ctx }] = await allReach(party, number);
  const free = G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
  party[Number(ctx.currentPlayer)].moves.click(free[Math.floor(Math.random() * free.length)]);
  await allReach(party, number + 1);
}

async function play() {
  const moves = Number(process.argv[2]);
  const child = fork(new URL(import.meta.url).pathname, ["serve"]);
  const port = await told(child);
  const parties = Array.from({ length: TABLES }, (_, table) => sitDown(port, table));
  for (const party of parties) await allReach(party, 0);
  let before = 0;
  for (let number = 0; number < WARM + moves; number++) {
    if (number === WARM) before = await spentBy(child);
    for (const party of parties) await move(party, number);
  }
  const cost = ((await spentBy(child)) - before) / (moves * TABLES);
  console.log(JSON.stringify({ name: "boardgame.io", game: TicTacToe.name, cost_ms: Number(cost.toFixed(3)) }));
  child.kill();
  process.exit();
}

if (process.argv[2] === "serve") await serve();
else await play();
