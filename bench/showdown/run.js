'use strict';
// Measures Pokemon Showdown, one short round a process, so that rounds of ours can go between.
// usage: node run.js battles|gen9ou|gen9anythinggoes SECONDS [WARM_UP]
// prints: {"mode":"battles","movesPerSecond":...,"movesPerProcessSecond":...,"games":...,"seconds":...}
// A move is a player's choice, a game a battle; of teams each is one of both. The processor time is that of the process.

const { BattleStream, TeamValidator, Teams, getPlayerStreams } = require('pokemon-showdown');
const { RandomPlayerAI } = require('pokemon-showdown/dist/sim/tools/random-player-ai');

const FORMAT = 'gen1randombattle';
const TEAMS = 200;
const WARM_UP_SECONDS = 2; // as in the Java runner

/** The random player of the project itself, which counts what it chooses. */
class CountingPlayer extends RandomPlayerAI {
  choices = 0;

  choose(choice) {
    this.choices++;
    super.choose(choice);
  }
}

/** A battle to its end, its teams drawn by the format; how often the two have chosen. */
async function playBattle() {
  const streams = getPlayerStreams(new BattleStream());
  const players = [new CountingPlayer(streams.p1), new CountingPlayer(streams.p2)];
  players.forEach((player) => void player.start());
  await streams.omniscient.write(`>start {"formatid":"${FORMAT}"}\n>player p1 {"name":"Anna"}\n>player p2 {"name":"Bert"}`);
  let over = false;
  for await (const chunk of streams.omniscient) {
    over ||= /^\|(win|tie)\b/m.test(chunk);
  }
  if (!over) throw new Error('a battle without an end');
  return players[0].choices + players[1].choices;
}

/** Teams that the project draws for random battles, checked for another format, as players bring theirs. */
function teamValidation(format) {
  const packed = Array.from({ length: TEAMS }, () => Teams.pack(Teams.generate('gen9randombattle')));
  const validator = TeamValidator.get(format);
  // What is checked is also changed, so each is unpacked anew.
  return () => packed.filter((team) => validator.validateTeam(Teams.unpack(team))).length;
}

function workload(mode) {
  if (mode === 'battles') return playBattle;
  const validate = teamValidation(mode);
  process.stderr.write(`${mode}: ${validate()} of ${TEAMS} teams have problems\n`);
  return () => (validate(), TEAMS);
}

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
  const cpuSeconds = (cpu.user + cpu.system) / 1e6;
  return { movesPerSecond: Math.round(moves / elapsed), movesPerProcessSecond: Math.round(moves / cpuSeconds), games, seconds: Number(elapsed.toFixed(3)) };
}

async function main([mode, seconds, warmUp = WARM_UP_SECONDS]) {
  if (!['battles', 'gen9ou', 'gen9anythinggoes'].includes(mode) || !(Number(seconds) > 0)) {
    console.error('usage: node run.js battles|gen9ou|gen9anythinggoes SECONDS [WARM_UP]');
    process.exit(2);
  }
  const play = workload(mode);
  await playFor(Number(warmUp), play);
  console.log(JSON.stringify({ mode, ...(await playFor(Number(seconds), play)) }));
}

main(process.argv.slice(2));
