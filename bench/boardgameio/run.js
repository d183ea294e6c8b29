'use strict';
// Measures random games of AC12 on boardgame.io, see ../pace.js.
// usage: node run.js core|logged|hosted SECONDS [WARM_UP]

const { measure } = require('../pace');
const { playCore, playLogged, playHosted } = require('./play');

const movesOf = (play) => () => async () => (await play()).moves;

measure({ core: movesOf(playCore), logged: movesOf(playLogged), hosted: movesOf(playHosted) }, process.argv.slice(2));
