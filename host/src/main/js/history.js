// The past of a game: any moment of it, and one after the other like a film. What stands there was made by the server; the
// script changes the moment without leaving the page.
import { html, render } from 'lit-html';
import { Picture } from './picture.js';
import { tables } from './tables.js';
import { mine as own } from './tunnel.js';
import { localTimes } from './times.js';
import { say } from './words.js';

const PACE = 1600; // milliseconds a moment is shown

const base = document.body.dataset.base;
const page = document.getElementById('past');
const { game, as } = page.dataset;
const api = `${base}/api/games/${game}`;
const range = page.querySelector('[name=at]');
const play = document.getElementById('play');
const picture = new Picture(document.getElementById('picture'), say);

let at = Number(page.dataset.at);
let last = Number(page.dataset.last);
let wanted = at;
let busy = false;
let playing = 0;

const query = (n) => `at=${n}&as=${encodeURIComponent(as)}`;

/** Shows a moment; of several wanted while one is fetched only the last. */
async function go(n) {
  wanted = Math.max(1, Math.min(last, n));
  range.value = wanted;
  if (busy) return;
  busy = true;
  try {
    while (wanted !== at) {
      const next = wanted;
      const [told, drawn] = await Promise.all([fetch(`${api}/past?${query(next)}`), fetch(`${api}/past/picture?${query(next)}`)]);
      if (!told.ok || !drawn.ok) break;
      const [moment, svg] = [await told.json(), await drawn.text()];
      at = next;
      last = moment.last;
      picture.show(svg);
      show(moment);
    }
  } finally {
    busy = false;
  }
}

const lines = (moment) =>
  moment.lines.length
    ? moment.lines.map((line) => html`<li class=${line.kind}>${line.short}</li>`)
    : html`<li class="quiet">${say(moment.moment === 1 ? 'opened' : 'nothing-told')}</li>`;

/** What the server had put there gives way the first time. */
function fill(id, content) {
  const place = document.getElementById(id);
  if (!place.dataset.ours) place.replaceChildren();
  place.dataset.ours = 'yes';
  render(content, place);
}

function show(moment) {
  range.max = last;
  range.value = wanted;
  range.previousSibling.textContent = say('moment-of', moment.moment, last);
  document.getElementById('phase').textContent = moment.phase;
  const when = document.getElementById('when');
  when.dateTime = moment.at;
  localTimes(page);
  fill('lines', lines(moment));
  fill('records', tables(moment.records));
  document.getElementById('link').href = `${base}/g/${game}/history?at=${moment.moment}`;
  picture.light(new Map(), new Set(moment.lines.flatMap((line) => line.anchors)));
  history.replaceState(null, '', `?${query(moment.moment)}`);
  seen();
}

/** The last news that this browser saw of the game. */
function seen() {
  const revision = page.dataset.revision;
  if (at === last) localStorage.setItem(`${own}${game}:${as}:seen`, revision);
}

function playOn() {
  if (wanted >= last) return stop();
  go(wanted + 1).catch(stop);
}

function stop() {
  clearInterval(playing);
  playing = 0;
  play.textContent = '▶';
  play.setAttribute('aria-label', say('play'));
}

function start() {
  if (wanted >= last) go(1).catch(stop);
  playing = setInterval(playOn, PACE);
  play.textContent = '❚❚';
  play.setAttribute('aria-label', say('pause'));
}

play.hidden = false;
page.querySelector('.go').hidden = true;
play.addEventListener('click', () => (playing ? stop() : start()));
range.addEventListener('input', () => {
  if (playing) stop();
  go(Number(range.value)).catch(() => {});
});
const steps = { first: () => 1, back: () => wanted - 1, on: () => wanted + 1, end: () => last };
for (const [id, to] of Object.entries(steps)) {
  document.getElementById(id).addEventListener('click', (e) => {
    e.preventDefault();
    if (playing) stop();
    go(to()).catch(() => {});
  });
}
for (const link of page.querySelectorAll('a[data-at]')) {
  link.addEventListener('click', (e) => {
    e.preventDefault();
    if (playing) stop();
    go(Number(link.dataset.at)).catch(() => {});
  });
}
document.addEventListener('keydown', (e) => {
  if (e.target.closest('input, .picture')) return;
  if (e.key === 'ArrowLeft') go(wanted - 1).catch(() => {});
  if (e.key === 'ArrowRight') go(wanted + 1).catch(() => {});
  if (e.key === ' ' && !e.target.closest('button, a, summary')) {
    e.preventDefault();
    playing ? stop() : start();
  }
});
new EventSource(`${api}/events?as=${encodeURIComponent(as)}&since=${encodeURIComponent(page.dataset.revision)}`).addEventListener('news', (e) => {
  const revision = JSON.parse(e.data).revision;
  if (revision.split('.')[0] !== page.dataset.revision.split('.')[0]) return location.reload();
  page.dataset.revision = revision;
  last = Number(revision.split('.')[1]);
  range.max = last;
  range.previousSibling.textContent = say('moment-of', wanted, last);
});
localTimes(page);
if (new URLSearchParams(location.search).has('play')) start();
else seen();
