// A page that is made on the server and keeps itself up to date: when there is news it is fetched again.
import { renew } from './swap.js';
import { localTimes } from './times.js';

const base = document.body.dataset.base;
const page = document.getElementById('live');
const { game, as } = page.dataset;

localTimes(document);
setInterval(() => localTimes(document), 30000);
const events = new EventSource(`${base}/api/games/${game}/events?as=${encodeURIComponent(as)}&since=${encodeURIComponent(page.dataset.revision)}`);
events.addEventListener(page.dataset.hears ?? 'news', () => renew().catch(() => {}));
events.addEventListener('taken', () => renew().catch(() => {}));
// Talk has no number to go on from: what was said while there was no line is fetched when there is one again.
if (page.dataset.hears === 'talk') events.addEventListener('open', () => renew().catch(() => {}));
