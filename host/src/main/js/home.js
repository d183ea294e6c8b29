// My games: what is left of the time that each gives.
import { localTimes } from './times.js';

localTimes(document);
setInterval(() => localTimes(document), 30000);
