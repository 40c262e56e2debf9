// boardgame.io's own server with Pig, and a store that keeps a move as well as Five Fires does: SQLite with a
// write-ahead log and `synchronous=FULL`, so that each move is on the disk when its transaction returns.
//   node boardgameio_server.mjs FILE
// prints the port that it listens at, and its process. Of the stores that boardgame.io offers, the quickest kind: one that answers at once.

import { createRequire } from "node:module";
import { DatabaseSync } from "node:sqlite";
import { pig } from "./boardgameio_rules.mjs";

const require = createRequire(new URL("../.peers/node/package.json", import.meta.url));
const { Server, Origins } = require("boardgame.io/server");
// The server knows by this method, and by `type`, how a store answers.
const SYNC = 0;

class Store {
  constructor(file) {
    // What is only noted: when a match was touched last. It goes to the disk with the next move.
    this.noted = new Map();
    this.database = new DatabaseSync(file);
    this.database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    this.database.exec(
      "CREATE TABLE matches (id TEXT PRIMARY KEY, initial TEXT, state TEXT, metadata TEXT) WITHOUT ROWID;" +
        "CREATE TABLE log (id TEXT, number INTEGER, entry TEXT, PRIMARY KEY (id, number)) WITHOUT ROWID",
    );
    const prepared = (text) => this.database.prepare(text);
    this.inserts = prepared("INSERT INTO matches VALUES (?, ?, ?, ?)");
    this.states = prepared("UPDATE matches SET state = ? WHERE id = ?");
    this.metadatas = prepared("UPDATE matches SET metadata = ? WHERE id = ?");
    this.logs = prepared("INSERT OR REPLACE INTO log VALUES (?, ?, ?)");
    this.finds = prepared("SELECT initial, state, metadata FROM matches WHERE id = ?");
    this.entries = prepared("SELECT entry FROM log WHERE id = ? ORDER BY number");
    this.ids = prepared("SELECT id FROM matches");
    this.deletes = prepared("DELETE FROM matches WHERE id = ?");
  }

  type() {
    return SYNC;
  }

  connect() {}

  createMatch(id, { initialState, metadata }) {
    const state = JSON.stringify(initialState);
    this.inserts.run(id, state, state, JSON.stringify(metadata));
  }

  /** One transaction, and one sync, for a move and what its log says. */
  setState(id, state, deltalog = []) {
    this.database.exec("BEGIN");
    this.states.run(JSON.stringify(state), id);
    const noted = this.noted.get(id);
    if (noted !== undefined) this.metadatas.run(JSON.stringify(noted), id);
    this.noted.delete(id);
    for (const entry of deltalog) this.logs.run(id, entry._stateID, JSON.stringify(entry));
    this.database.exec("COMMIT");
  }

  setMetadata(id, metadata) {
    this.noted.set(id, metadata);
  }

  fetch(id, wanted) {
    const found = this.finds.get(id);
    if (found === undefined) return {};
    return {
      ...(wanted.state && { state: JSON.parse(found.state) }),
      ...(wanted.metadata && { metadata: this.noted.get(id) ?? JSON.parse(found.metadata) }),
      ...(wanted.initialState && { initialState: JSON.parse(found.initial) }),
      ...(wanted.log && { log: this.entries.all(id).map(({ entry }) => JSON.parse(entry)) }),
    };
  }

  wipe(id) {
    this.deletes.run(id);
  }

  listMatches() {
    return this.ids.all().map(({ id }) => id);
  }
}

console.info = console.warn = () => {};
const server = Server({ games: [pig], db: new Store(process.argv[2]), origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0 });
// With the koa-compose that is pinned, the app answers only what it knew when the sockets were attached, and its lobby
// came later. The sockets go on as before: they come as upgrades.
appServer.removeAllListeners("request");
appServer.on("request", server.app.callback());
console.log(`listens ${appServer.address().port} ${process.pid}`);
