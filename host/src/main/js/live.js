// A page that is made on the server and keeps itself up to date: when there is news it is fetched again, and what is marked
// data-swap takes the place of what stood there. What was unfolded stays unfolded.
import { localTimes } from './times.js';

const base = document.body.dataset.base;
const page = document.getElementById('live');
const { game, as } = page.dataset;

let fetching = false;
let again = false;

async function renew() {
  if (fetching) {
    again = true;
    return;
  }
  fetching = true;
  try {
    const answer = await fetch(location.href);
    if (answer.ok) swap(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  } finally {
    fetching = false;
    if (again) {
      again = false;
      renew().catch(() => {});
    }
  }
}

function swap(fresh) {
  const open = new Set([...document.querySelectorAll('details[open][data-keep]')].map((one) => one.dataset.keep));
  for (const old of document.querySelectorAll('[data-swap]')) {
    const next = fresh.querySelector(`[data-swap="${old.dataset.swap}"]`);
    if (next && next.innerHTML !== old.dataset.was) {
      old.dataset.was = next.innerHTML;
      old.replaceChildren(...document.importNode(next, true).childNodes);
    }
  }
  for (const one of document.querySelectorAll('details[data-keep]')) one.open ||= open.has(one.dataset.keep);
  localTimes(document);
}

for (const one of document.querySelectorAll('[data-swap]')) one.dataset.was = one.innerHTML;
localTimes(document);
setInterval(() => localTimes(document), 30000);
const events = new EventSource(`${base}/api/games/${game}/events?as=${encodeURIComponent(as)}&since=${encodeURIComponent(page.dataset.revision)}`);
events.addEventListener(page.dataset.hears ?? 'news', () => renew().catch(() => {}));
events.addEventListener('taken', () => renew().catch(() => {}));
// Talk has no number to go on from: what was said while there was no line is fetched when there is one again.
if (page.dataset.hears === 'talk') events.addEventListener('open', () => renew().catch(() => {}));
