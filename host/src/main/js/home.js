// My games: whose move it is, and what is left of the time that each gives. Nobody tells a page of many games what is new in
// one of them: it looks again each minute, and when it comes to the front.
import { renew } from './swap.js';
import { localTimes } from './times.js';

const MINUTE = 60_000;

const look = () => document.visibilityState === 'visible' && renew().catch(() => {});

localTimes(document);
setInterval(() => localTimes(document), 30_000);
setInterval(look, MINUTE);
document.addEventListener('visibilitychange', look);
addEventListener('focus', look);
addEventListener('pageshow', (e) => e.persisted && look()); // gone back to
