// Pig in boardgame.io without any page or server: through its bare reducer, and through a local Client.
//
// Of the arrangements that its documentation offers, this is the quickest one found: turns end by `turn.endIf`
// (each `events.endTurn()` also records a stack trace), and undo is off (each move would copy a growing list).

import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { pig } from "./boardgameio_rules.mjs";

const require = createRequire(new URL("../.peers/node/package.json", import.meta.url));
const { Client } = require("boardgame.io/client");
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require("boardgame.io/internal");

const NUM_PLAYERS = 2;
const WARM_UP = 1.5; // Seconds before the watch starts: its compiler needs more than one to have settled.

let noise = 20;
/** A fraction in [0, 1) by xorshift: as cheap as the choice of the other contenders, and the same every time. */
function rnd() {
  noise ^= noise << 13;
  noise ^= noise >>> 17;
  noise ^= noise << 5;
  return (noise >>> 0) / 2 ** 32;
}

function choose({ G, ctx }) {
  const moves = pig.ai.enumerate(G, ctx, ctx.currentPlayer);
  return moves[Math.floor(rnd() * moves.length)];
}

const game = ProcessGameConfig(pig);
const reduce = CreateGameReducer({ game });

/** One game through the reducer: what every client, server and bot of boardgame.io does at the least. */
function playByReducer() {
  let state = InitializeGame({ game, numPlayers: NUM_PLAYERS });
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const { move, args } = choose(state);
    const payload = { type: move, args, playerID: state.ctx.currentPlayer };
    state = reduce(state, { type: "MAKE_MOVE", payload });
    decisions += 1;
  }
  return decisions;
}

/** One game through a local Client: the reducer inside a store that also keeps the log. */
function playByClient() {
  const client = Client({ game, numPlayers: NUM_PLAYERS, debug: false });
  client.start();
  let state = client.getState();
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const { move, args } = choose(state);
    client.moves[move](...args);
    state = client.getState();
    decisions += 1;
  }
  client.stop();
  return decisions;
}

/** Play whole games until the time is over; the clock is read once a game. */
function playFor(seconds, playGame) {
  let games = 0;
  let decisions = 0;
  let elapsed = 0;
  const start = performance.now();
  while (elapsed < seconds * 1000) {
    decisions += playGame();
    games += 1;
    elapsed = performance.now() - start;
  }
  return { "µs/decision": (elapsed / decisions) * 1000, "decisions/game": decisions / games };
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: "string", default: "1.5" } },
});
const name = positionals[0] ?? "reducer";
const playGame = { reducer: playByReducer, client: playByClient }[name];
playFor(WARM_UP, playGame);
const figures = playFor(Number(values.seconds), playGame);
console.log(JSON.stringify(Object.entries(figures).map(([unit, value]) => ({ name, value, unit }))));
