// What every page has: the worker that keeps pages for a tunnel, a note where a page was kept, and nothing of another
// person on the same device. What was answered without a line goes out at the next page that is opened.
import './outbox.js';
import { time } from './times.js';

const { base, reader, kept, address } = document.body.dataset;
const own = `muster${base}:`;
const SOON = 2_000; // milliseconds

/** All that pages keep of somebody begins so. */
export const mine = own;

// Who comes back to what a form has brought sends no form again: they see what is there.
if (address) history.replaceState(history.state, '', address);

// Of a bar of pages that is wider than the screen the one that is read is in sight.
document.querySelector('nav.places [aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });

const unfolded = () => document.querySelectorAll('.bar details[open]');

// What hangs below the bar goes when one turns to something else, which the first tap does not touch yet.
const beside = (target) => [...unfolded()].filter((one) => !one.contains(target));
document.addEventListener('pointerdown', (e) => beside(e.target).length && e.stopPropagation(), true);
document.addEventListener(
  'click',
  (e) => {
    const open = beside(e.target);
    if (!open.length) return;
    open.forEach((one) => one.removeAttribute('open'));
    e.stopPropagation();
    e.preventDefault();
  },
  true,
);
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const one of unfolded()) {
    one.removeAttribute('open');
    one.querySelector('summary').focus();
  }
});

const worker = navigator.serviceWorker ?? null;

/** Nothing of who was here before. */
function forget() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(own)) localStorage.removeItem(key);
  worker?.ready.then((registration) => registration.pushManager?.getSubscription()).then((told) => told?.unsubscribe()).catch(() => {});
  return outbox.clear().catch(() => {});
}

let ready = Promise.resolve();
if (reader) {
  const before = localStorage.getItem(`${own}reader`);
  if (before && before !== reader) ready = forget();
  localStorage.setItem(`${own}reader`, reader);
}

let again = null;

/** Sends what waits, and goes on trying as long as this page is open. */
export async function flush() {
  clearTimeout(again);
  await ready;
  if (await outbox.flush()) again = setTimeout(flush, SOON);
}

/** One that is kept until the host has heard it. */
export async function post(entry) {
  await ready;
  await outbox.add({ ...entry, reader });
  // With no page open the browser itself wakes the worker, where it can.
  worker?.ready.then((registration) => registration.sync?.register('post')).catch(() => {});
  await flush();
}

addEventListener('online', () => flush());

if (kept) {
  const note = document.getElementById('kept');
  note.textContent = note.dataset.says.replace('#', () => time(kept));
  note.hidden = false;
}

if (worker) {
  // The page that was there before its worker is kept by being asked for again.
  if (!worker.controller) {
    worker.addEventListener('controllerchange', () => worker.controller?.postMessage({ keep: location.href.split('#')[0] }), { once: true });
  }
  worker.register(`${base}/worker.js`, { scope: `${base}/` }).catch(() => {});
}

flush().catch(() => {});
