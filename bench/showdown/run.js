'use strict';
// Measures Pokemon Showdown, see ../pace.js.
// usage: node run.js battles|gen9ou|gen9anythinggoes SECONDS [WARM_UP]
// A move is a player's choice, a game a battle; of teams each is one of both.

const { measure } = require('../pace');
const { BattleStream, TeamValidator, Teams, getPlayerStreams } = require('pokemon-showdown');
const { RandomPlayerAI } = require('pokemon-showdown/dist/sim/tools/random-player-ai');

const FORMAT = 'gen1randombattle';
const TEAMS = 200;

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

function teams(format) {
  const validate = teamValidation(format);
  process.stderr.write(`${format}: ${validate()} of ${TEAMS} teams have problems\n`);
  return () => (validate(), TEAMS);
}

measure(
  { battles: () => playBattle, gen9ou: () => teams('gen9ou'), gen9anythinggoes: () => teams('gen9anythinggoes') },
  process.argv.slice(2),
);
