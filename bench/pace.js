'use strict';
// How fast a peer in JavaScript plays, one short round a process, so that rounds of ours can go between.
// prints: {"mode":...,"movesPerSecond":...,"movesPerCpuSecond":...,"movesPerProcessSecond":...,"games":...,"seconds":...}
// The processor time is that of the process, under both names that our runners have: nearly all of it is the one thread that plays.

const WARM_UP_SECONDS = 2; // as in the Java runner: enough for either JIT

/** Plays whole games until the time is up; `play` plays one and returns its number of moves. */
async function playFor(seconds, play) {
  const start = process.hrtime.bigint();
  const cpuStart = process.cpuUsage();
  let moves = 0;
  let games = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    moves += await play();
    games++;
    elapsed = Number(process.hrtime.bigint() - start) / 1e9;
  }
  const cpu = process.cpuUsage(cpuStart);
  const perCpuSecond = Math.round(moves / ((cpu.user + cpu.system) / 1e6));
  return {
    movesPerSecond: Math.round(moves / elapsed),
    movesPerCpuSecond: perCpuSecond,
    movesPerProcessSecond: perCpuSecond,
    games,
    seconds: Number(elapsed.toFixed(3)),
  };
}

/** Does what the command line says: MODE SECONDS [WARM_UP]; `workloads` has for each mode what makes its `play`. */
async function measure(workloads, [mode, seconds, warmUp = WARM_UP_SECONDS]) {
  if (!Object.hasOwn(workloads, mode) || !(Number(seconds) > 0)) {
    console.error(`usage: node run.js ${Object.keys(workloads).join('|')} SECONDS [WARM_UP]`);
    process.exit(2);
  }
  const play = workloads[mode]();
  await playFor(Number(warmUp), play);
  console.log(JSON.stringify({ mode, ...(await playFor(Number(seconds), play)) }));
}

module.exports = { measure };
