'use strict';
// Shows that both sides play the same game: means of many random games, to be laid beside those of PlainAc12Stats.
// usage: node stats.js GAMES
// prints a line for each figure: its mean and its standard error for the seats 0 to 3

const { SEATS, areasOwned } = require('./ac12');
const { playCore } = require('./play');

const FIGURES = {
  vp: ({ G }, seat) => G.players[seat].vp,
  areas: ({ G }, seat) => areasOwned(G, seat),
  units: ({ G }, seat) => G.units.reduce((sum, units, area) => sum + (G.owner[area] === seat ? units : 0), 0),
  cards: ({ G }, seat) => G.players[seat].hand.length,
  wins: ({ ctx }, seat) => (ctx.gameover.winner === String(seat) ? 1 : 0),
};

const games = Number(process.argv[2] ?? 20000);
const sums = Object.fromEntries(Object.keys(FIGURES).map((name) => [name, new Array(SEATS).fill(0)]));
const squares = structuredClone(sums);
for (let game = 0; game < games; game++) {
  const { moves, state } = playCore();
  if (moves !== 80) throw new Error(`a game of ${moves} moves`);
  for (const [name, figure] of Object.entries(FIGURES)) {
    for (let seat = 0; seat < SEATS; seat++) {
      const value = figure(state, seat);
      sums[name][seat] += value;
      squares[name][seat] += value * value;
    }
  }
}
for (const name of Object.keys(FIGURES)) {
  const cells = sums[name].map((sum, seat) => {
    const mean = sum / games;
    const error = Math.sqrt((squares[name][seat] / games - mean * mean) / games);
    return `${mean.toFixed(4)}±${error.toFixed(4)}`;
  });
  console.log(name.padEnd(6), cells.join('  '));
}
