'use strict';
// One random game of AC12 in each of the ways that boardgame.io can run it. Each returns its number of moves.

// Before the library loads: its development build checks and logs more than a server would in earnest.
process.env.NODE_ENV = 'production';

const { Client } = require('boardgame.io/client');
const { CreateGameReducer, InitializeGame, Sync } = require('boardgame.io/internal');
const { Master } = require('boardgame.io/master');
const { Local } = require('boardgame.io/multiplayer');
const { AC12, SEATS, legalMoves } = require('./ac12');

const reducer = CreateGameReducer({ game: AC12 });
let matches = 0;

// The library's own seed is the clock's millisecond, in which several short games would be dealt the same cards.
const dealt = () => ({ ...AC12, seed: String(Math.random()) });

function randomMove({ G, ctx }, seat) {
  const moves = legalMoves(G, ctx, seat);
  return moves[Math.floor(Math.random() * moves.length)];
}

function moveAction({ move, args }, playerID) {
  return { type: 'MAKE_MOVE', payload: { type: move, args, playerID } };
}

function mustBe(condition, what) {
  if (!condition) throw new Error(what);
}

/** The bare reducer. Here the last state is returned too, for stats.js. */
function playCore() {
  let state = InitializeGame({ game: dealt(), numPlayers: SEATS });
  let moves = 0;
  while (!state.ctx.gameover) {
    const seat = state.ctx.currentPlayer;
    const next = reducer(state, moveAction(randomMove(state, Number(seat)), seat));
    mustBe(next._stateID === state._stateID + 1, 'a legal move was rejected');
    state = next;
    moves++;
  }
  return { moves, state };
}

/** The library keeps its InMemory storage to itself; this does the same, and appends to the log without copying it. */
class MemoryStorage extends Sync {
  matches = new Map();

  connect() {}

  createMatch(id, { initialState, metadata }) {
    this.matches.set(id, { initialState, state: initialState, metadata, log: [] });
  }

  setMetadata(id, metadata) {
    this.matches.get(id).metadata = metadata;
  }

  setState(id, state, deltalog = []) {
    const match = this.matches.get(id);
    match.state = state;
    match.log.push(...deltalog);
  }

  // More than was asked for does no harm, and is cheaper than picking.
  fetch(id) {
    return this.matches.get(id) ?? {};
  }

  wipe(id) {
    this.matches.delete(id);
  }
}

/** The master as a server has it: each move checked against the stored state, stored, logged, and sent to nobody. */
async function playLogged() {
  const storage = new MemoryStorage();
  const master = new Master(dealt(), storage, { send() {}, sendAll() {} });
  const id = `logged-${matches++}`;
  await master.onSync(id, '0', undefined, SEATS);
  let moves = 0;
  for (;;) {
    const { state } = storage.fetch(id);
    if (state.ctx.gameover) break;
    const seat = state.ctx.currentPlayer;
    await master.onUpdate(moveAction(randomMove(state, Number(seat)), seat), state._stateID, id, seat);
    mustBe(storage.fetch(id).state._stateID === state._stateID + 1, 'a legal move was rejected');
    moves++;
  }
  mustBe(storage.fetch(id).log.length >= moves, 'a move is missing from the log');
  return { moves };
}

/** Four clients on the library's local master; a move is done when each has its own view of the new state. */
async function playHosted() {
  const matchID = `hosted-${matches++}`;
  const game = dealt();
  const multiplayer = Local();
  const clients = Array.from({ length: SEATS }, (_, seat) =>
    new Client({ game, matchID, multiplayer, playerID: String(seat), numPlayers: SEATS, debug: false }));
  clients.forEach((client) => client.start());
  await new Promise(setImmediate); // the first synchronisation

  const stateIds = () => clients.map((client) => client.store.getState()._stateID);
  let moves = 0;
  for (;;) {
    const { ctx, _stateID } = clients[0].store.getState();
    if (ctx.gameover) break;
    const mover = clients[Number(ctx.currentPlayer)];
    const { move, args } = randomMove(mover.getState(), Number(ctx.currentPlayer));
    mover.moves[move](...args);
    await null; // the local master answers at once, in the same tick
    mustBe(stateIds().every((id) => id === _stateID + 1), 'a client missed a move');
    moves++;
  }
  clients.forEach((client) => client.stop());
  return { moves };
}

module.exports = { playCore, playLogged, playHosted };
