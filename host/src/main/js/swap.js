// A page that is made on the server is fetched again, and what is marked data-swap takes the place of what stood there, where
// it has changed. What was unfolded stays unfolded.
import { localTimes } from './times.js';

let fetching = false;
let again = false;

for (const one of document.querySelectorAll('[data-swap]')) one.dataset.was = one.innerHTML;

/** Asks for the page anew; who asks while it is on its way gets it once more. */
export async function renew() {
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
