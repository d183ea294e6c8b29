'use strict';
// Measures random games of AC12 on boardgame.io, one short round a process, so that rounds of ours can go between.
// usage: node run.js core|logged|hosted SECONDS [WARM_UP]
// prints: {"mode":"core","movesPerSecond":...,"movesPerCpuSecond":...,"games":...,"seconds":...}
// The processor time is that of the process: nearly all of it is the one thread that plays.

const { playCore, playLogged, playHosted } = require('./play');

const MODES = { core: playCore, logged: playLogged, hosted: playHosted };
const WARM_UP_SECONDS = 2; // as in the Java runner: enough for either JIT

async function playFor(seconds, play) {
  const start = process.hrtime.bigint();
  const cpuStart = process.cpuUsage();
  let moves = 0;
  let games = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    moves += (await play()).moves;
    games++;
    elapsed = Number(process.hrtime.bigint() - start) / 1e9;
  }
  const cpu = process.cpuUsage(cpuStart);
  const cpuSeconds = (cpu.user + cpu.system) / 1e6;
  return { movesPerSecond: Math.round(moves / elapsed), movesPerCpuSecond: Math.round(moves / cpuSeconds), games, seconds: Number(elapsed.toFixed(3)) };
}

async function main([mode, seconds, warmUp = WARM_UP_SECONDS]) {
  const play = MODES[mode];
  if (!play || !(Number(seconds) > 0)) {
    console.error('usage: node run.js core|logged|hosted SECONDS [WARM_UP]');
    process.exit(2);
  }
  await playFor(Number(warmUp), play);
  console.log(JSON.stringify({ mode, ...(await playFor(Number(seconds), play)) }));
}

main(process.argv.slice(2));
