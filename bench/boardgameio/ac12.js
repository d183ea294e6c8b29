'use strict';
// AC12, a small area-control game, as a boardgame.io game. org.muster.bench.ac12.PlainAc12 plays the same rules.
//
// Twelve areas lie in three rows of four; orthogonal neighbours touch. Each of four players starts with two units at
// home and three cards of a hidden deck. A round is a reinforce phase and an attack phase, one move a player in each,
// so ten rounds are always 80 moves.

const { INVALID_MOVE, TurnOrder } = require('boardgame.io/core');

const ROWS = 3;
const COLUMNS = 4;
const AREAS = ROWS * COLUMNS;
const HOMES = [0, 3, 8, 11];
const ROUNDS = 10;
const DECK_SIZE = 40;
const FIRST_HAND = 3;

const NOBODY = -1;
const NONE = -1; // as an area: pass; as a card: none played

const NEIGHBOURS = Array.from({ length: AREAS }, (_, area) => {
  const row = Math.floor(area / COLUMNS);
  const column = area % COLUMNS;
  const neighbours = [];
  if (row > 0) neighbours.push(area - COLUMNS);
  if (row < ROWS - 1) neighbours.push(area + COLUMNS);
  if (column > 0) neighbours.push(area - 1);
  if (column < COLUMNS - 1) neighbours.push(area + 1);
  return neighbours;
});

function setup({ random }) {
  const deck = random.Shuffle(Array.from({ length: DECK_SIZE }, (_, i) => 1 + (i % 6)));
  const owner = new Array(AREAS).fill(NOBODY);
  const units = new Array(AREAS).fill(0);
  for (const [seat, home] of HOMES.entries()) {
    owner[home] = seat;
    units[home] = 2;
  }
  const players = HOMES.map(() => ({ vp: 0, hand: deck.splice(0, FIRST_HAND) }));
  return { round: 1, owner, units, players, deck };
}

/** What one player sees: the own hand, of the others and of the deck only the size. */
function playerView({ G, playerID }) {
  const { deck, players, ...open } = G;
  return {
    ...open,
    deckSize: deck.length,
    players: players.map((player, seat) =>
      String(seat) === playerID ? player : { vp: player.vp, cards: player.hand.length }),
  };
}

function place({ G, playerID }, area) {
  if (area === NONE) return;
  if (G.owner[area] !== Number(playerID)) return INVALID_MOVE;
  G.units[area] += 2;
}

function attack({ G, playerID, random }, from, to, card) {
  if (from === NONE) return;
  const { owner, units } = G;
  const seat = Number(playerID);
  const { hand } = G.players[seat];
  const allowed = owner[from] === seat && units[from] >= 2
    && owner[to] !== seat && NEIGHBOURS[from].includes(to)
    && card >= NONE && card < hand.length;
  if (!allowed) return INVALID_MOVE;

  const attackers = Math.min(units[from] - 1, 3);
  const defenders = Math.min(units[to], 2);
  const attackDice = rollDescending(random, attackers);
  const defenceDice = rollDescending(random, defenders);
  if (card !== NONE) attackDice[0] += hand.splice(card, 1)[0];
  for (let pair = 0; pair < Math.min(attackers, defenders); pair++) {
    units[attackDice[pair] > defenceDice[pair] ? to : from]--;
  }
  if (units[to] === 0) { // then the attacker lost nobody, so at least one unit can go and one stay
    const moving = Math.min(units[from] - 1, 3);
    units[from] -= moving;
    units[to] = moving;
    owner[to] = seat;
  }
}

function rollDescending(random, count) {
  return count === 0 ? [] : random.D6(count).sort((a, b) => b - a);
}

function endRound({ G }) {
  for (const [seat, player] of G.players.entries()) {
    player.vp += areasOwned(G, seat);
    if (G.deck.length > 0) player.hand.push(G.deck.pop());
  }
  G.round++;
}

function areasOwned(G, seat) {
  return G.owner.filter((owner) => owner === seat).length;
}

/** The seat with the most points wins, of equals the first. */
function endIf({ G }) {
  if (G.round <= ROUNDS) return undefined;
  const points = G.players.map((player) => player.vp);
  return { winner: String(points.indexOf(Math.max(...points))) };
}

/** All legal moves of a seat, from the whole state or from that seat's view of it. */
function legalMoves(G, ctx, seat) {
  return ctx.phase === 'reinforce' ? legalPlaces(G, seat) : legalAttacks(G, seat);
}

function legalPlaces(G, seat) {
  const moves = [];
  for (let area = 0; area < AREAS; area++) {
    if (G.owner[area] === seat) moves.push({ move: 'place', args: [area] });
  }
  if (moves.length === 0) moves.push({ move: 'place', args: [NONE] });
  return moves;
}

function legalAttacks(G, seat) {
  const moves = [{ move: 'attack', args: [NONE, NONE, NONE] }];
  const cards = G.players[seat].hand.length;
  for (let from = 0; from < AREAS; from++) {
    if (G.owner[from] !== seat || G.units[from] < 2) continue;
    for (const to of NEIGHBOURS[from]) {
      if (G.owner[to] === seat) continue;
      for (let card = NONE; card < cards; card++) moves.push({ move: 'attack', args: [from, to, card] });
    }
  }
  return moves;
}

const oneMoveEach = { order: TurnOrder.ONCE, minMoves: 1, maxMoves: 1 };

const AC12 = {
  name: 'ac12',
  minPlayers: HOMES.length,
  maxPlayers: HOMES.length,
  setup,
  playerView,
  endIf,
  // client: false, for a client knows neither the deck nor the dice and can't foresee a move.
  phases: {
    reinforce: {
      start: true,
      next: 'attack',
      turn: oneMoveEach,
      moves: { place: { move: place, client: false } },
    },
    attack: {
      next: 'reinforce',
      turn: oneMoveEach,
      moves: { attack: { move: attack, client: false } },
      onEnd: endRound,
    },
  },
};

module.exports = { AC12, SEATS: HOMES.length, areasOwned, legalMoves };
