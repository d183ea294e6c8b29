'use strict';
// Measures random games of AC12 on boardgame.io, one short round a process, so that rounds of ours can go between.
// usage: node run.js core|logged|hosted SECONDS
// prints: {"mode":"core","movesPerSecond":...,"games":...,"seconds":...}

const { playCore, playLogged, playHosted } = require('./play');

const MODES = { core: playCore, logged: playLogged, hosted: playHosted };
const WARM_UP_SECONDS = 2; // as in the Java runner: enough for either JIT

async function playFor(seconds, play) {
  const start = process.hrtime.bigint();
  let moves = 0;
  let games = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    moves += (await play()).moves;
    games++;
    elapsed = Number(process.hrtime.bigint() - start) / 1e9;
  }
  return { movesPerSecond: Math.round(moves / elapsed), games, seconds: Number(elapsed.toFixed(3)) };
}

async function main([mode, seconds]) {
  const play = MODES[mode];
  if (!play || !(Number(seconds) > 0)) {
    console.error('usage: node run.js core|logged|hosted SECONDS');
    process.exit(2);
  }
  await playFor(WARM_UP_SECONDS, play);
  console.log(JSON.stringify({ mode, ...(await playFor(Number(seconds), play)) }));
}

main(process.argv.slice(2));
